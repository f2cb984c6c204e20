### Ce qui entoure le texte des règles, dans la page et dans le terminal. Le texte lui-même est dans docs/rules.

rules-title = Les règles
rules-lead = Chaque règle a un code. La table le cite partout où une règle décide de quelque chose.
rules-search = Chercher
rules-search-example = { SMALL("wharf") }, ou CAP-4
rules-search-word = { SMALL("wharf") }
rules-chapters = Chapitres
rules-found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
rules-none = Aucune règle ne contient tous ces mots.
rules-contents = Sommaire
rules-edition = Règles et noms
rules-elsewhere = Autres éditions
rules-only-in = Seulement dans : { $editions }
rules-all = Toutes les règles
rules-print = Imprimer
rules-before = Chapitre précédent
rules-after = Chapitre suivant
rules-buildings = Tous les bâtiments
rules-building-does = Ce qu’il fait
rules-building-elsewhere = Autres règles qui en parlent
rules-building-rulings = Décisions
rules-building-together = Bâtiments avec lesquels il interagit
rules-building-also = Autres noms : { $names }
rules-example = Exemple
rules-example-begin = La situation
rules-example-place = { $step } sur { $of }
rules-example-back = Une étape en arrière
rules-example-forward = Ce qui se passe ensuite
rules-example-bonus = { $player } : { THE($building) } rapporte { $points } PV à la fin.
rules-example-profitable = { $profitable ->
    [none] Aucun personnage n’est rentable pour { $player }, donc tous conviennent.
   *[other] Rentables pour { $player } : { NAMES($profitable) }.
}
rules-example-near = { $near ->
    [none] Premier filtre, à une flèche du marqueur : il ne resterait personne, on le saute donc.
   *[other] Premier filtre, à une flèche du marqueur : { NAMES($near) }.
}
rules-example-richest = Deuxième filtre, le plus de { -coins } sur la carte : { NAMES($richest) }.
rules-example-marker-stays = Le marqueur d’action reste où il est : aucune flèche ne mène { FROM($marker) } { TO($card) }.
rules-not-here = Aucune règle, aucun chapitre ni aucun bâtiment ne s’appelle « { $typed } ».
rules-how-to = { $rule } montre une règle, { $word } toutes celles qui contiennent un mot.
rules-chapter = Chapitre
rules-of-chapter = Règles
