### L’historique d’une personne : parties finies, statistiques, classement, tampons.

profile-title = Votre historique
profile-title-of = Historique de { $player }
profile-guest = Vous jouez sans compte : cet historique appartient à ce navigateur. Un compte le conserve et permet de jouer des parties classées.
profile-since = Depuis le { $date }
profile-empty = Aucune partie n’est encore terminée. La première que vous finirez apparaîtra ici.
profile-none-chosen = Aucune partie de ce genre.
profile-unknown = Indiquez d’abord votre nom : vos parties seront conservées ici.

## Quelles parties

profile-filter = Quelles parties
profile-filter-edition = Édition
profile-filter-players = Joueurs
profile-filter-expansion = Extensions
profile-filter-all = Toutes
profile-filter-any-number = Peu importe
profile-filter-rated = Parties classées seulement

## Chiffres

profile-figure-games = Parties
profile-figure-wins = Gagnées
profile-figure-points = Points en moyenne
profile-figure-best = Meilleur résultat
profile-latest = Les { $count } dernières parties sont comptées.
profile-sources = D’où viennent les points
profile-all-games = Toutes les parties
profile-games-won = Parties gagnées
profile-buildings = Bâtiments préférés
profile-first-roles = Premier { SMALL("role") }
profile-seats = Par place
profile-seat = Place { $number }
profile-count = { $games ->
    [one] { $games } partie, { $wins } gagnée
   *[other] { $games } parties, { $wins } gagnées
}
profile-rivals = Face à face
profile-rivals-who = Contre
profile-rivals-games = Parties
profile-rivals-ahead = Devant
profile-rivals-behind = Derrière

## Classement

profile-ratings = Classement
profile-ratings-help = 400 points de plus, c’est gagner dix fois plus souvent. Avec un point d’interrogation : encore incertain.
profile-no-ratings = Pas encore de partie classée.
profile-provisional = Provisoire
profile-curve = Évolution du classement
profile-doubt = À { $count } près
profile-rated-games = { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}
profile-change = Classement : { $before } → { $after }
profile-changes = Classement
profile-not-rated = Cette partie ne change pas le classement : un remplaçant en a joué une grande partie.

## Parties

profile-games = Parties
profile-more = Plus de parties
profile-rated = Classée
profile-place = { $rank ->
    [1] 1re place sur { $players }
   *[other] { $rank }e place sur { $players }
}
profile-see = Voir la partie
profile-gone = Cette table a été supprimée ; son résultat reste.
profile-download = Télécharger toutes les parties (ZIP)

## Tampons

profile-stamps = Tampons
profile-stamps-help = Une douzaine de choses à essayer. Chaque tampon se reçoit une fois, pour une partie que vous avez jouée vous-même.
profile-stamp-new = Nouveau tampon : { $stamp }
profile-stamp-none = Pas encore
stamp-all-trades-name = Tous les métiers
stamp-all-trades-help = Choisissez chaque { SMALL("role") } au moins une fois dans une partie.
stamp-all-goods-name = Panier plein
stamp-all-goods-help = Produisez les cinq { PLURAL("good") } en une phase.
stamp-quarrymaster-name = Tailleur de pierre
stamp-quarrymaster-help = Terminez une partie avec { COUNT("quarry", 4) }.
stamp-full-hold-name = Cale pleine
stamp-full-hold-help = Chargez { COUNT("barrel", 10) } en une phase.
stamp-monuments-name = Monuments
stamp-monuments-help = Terminez une partie avec { COUNT("large_building", 2) }.
stamp-hair-name = D’un cheveu
stamp-hair-help = Gagnez d’un seul point, ou au départage.
stamp-last-coin-name = Jusqu’au dernier sou
stamp-last-coin-help = Gagnez sans qu’il vous reste de { PLURAL("coin") }.
stamp-landlocked-name = Loin de la mer
stamp-landlocked-help = Gagnez avec huit points ou moins en { PLURAL("vp_chip") }.
stamp-no-works-name = Sans atelier
stamp-no-works-help = Gagnez sans aucun { SMALL("production_building") }.
stamp-alone-name = Contre la machine
stamp-alone-help = Gagnez contre le Puertoma, normal ou difficile.
stamp-giant-name = David et Goliath
stamp-giant-help = Gagnez une partie contre un adversaire de niveau maître.
stamp-whole-box-name = Toute la boîte
stamp-whole-box-help = Jouez une partie avec toutes les extensions de l’édition.
