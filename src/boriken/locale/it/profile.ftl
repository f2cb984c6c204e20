### La storia di una persona: partite finite, statistiche, classifica, timbri.

profile-title = Il tuo storico
profile-title-of = Storico di { $player }
profile-guest = Sei ospite: questo storico appartiene a questo browser. Un account lo conserva e ti permette di giocare partite classificate.
profile-since = Dal { $date }
profile-empty = Non c’è ancora nessuna partita finita. La prima che finirai comparirà qui.
profile-none-chosen = Nessuna partita di questo tipo.
profile-unknown = Dicci prima il tuo nome, e le tue partite saranno conservate qui.

## Quali partite

profile-filter = Quali partite
profile-filter-edition = Edizione
profile-filter-players = Giocatori
profile-filter-expansion = Espansioni
profile-filter-all = Tutte
profile-filter-any-number = Qualsiasi numero
profile-filter-rated = Solo partite classificate

## Cifre

profile-figure-games = Partite
profile-figure-wins = Vinte
profile-figure-points = Punti in media
profile-figure-best = Miglior risultato
profile-latest = Si contano le ultime { $count } partite.
profile-sources = Da dove vengono i punti
profile-all-games = Tutte le partite
profile-games-won = Partite vinte
profile-buildings = Edifici preferiti
profile-first-roles = Primo { SMALL("role") }
profile-seats = Per posto
profile-seat = Posto { $number }
profile-count = { $games ->
    [one] { $games } partita, { $wins } vinta
   *[other] { $games } partite, { $wins } vinte
}
profile-rivals = Testa a testa
profile-rivals-who = Contro
profile-rivals-games = Partite
profile-rivals-ahead = Davanti
profile-rivals-behind = Dietro

## Classifica

profile-ratings = Rating
profile-ratings-help = 400 punti in più significano vincere dieci volte più spesso. Con un punto interrogativo: ancora incerto.
profile-no-ratings = Ancora nessuna partita classificata.
profile-provisional = Provvisorio
profile-curve = Andamento del rating
profile-doubt = Margine: ± { $count }
profile-rated-games = { $games ->
    [one] { $games } partita classificata
   *[other] { $games } partite classificate
}
profile-change = Rating: { $before } → { $after }
profile-changes = Rating
profile-not-rated = Questa partita non cambia il rating: un sostituto ne ha giocata gran parte.

## Partite

profile-games = Partite
profile-more = Altre partite
profile-rated = Classificata
profile-place = { $rank }º posto su { $players }
profile-see = Vedi la partita
profile-gone = Questo tavolo è stato eliminato; il risultato resta.
profile-download = Scarica tutte le partite (ZIP)

## Timbri

profile-stamps = Timbri
profile-stamps-help = Una dozzina di cose da provare. Ogni timbro si riceve una volta, per una partita che hai giocato tu.
profile-stamp-new = Nuovo timbro: { $stamp }
profile-stamp-none = Non ancora
stamp-all-trades-name = Tuttofare
stamp-all-trades-help = Scegli ogni { SMALL("role") } almeno una volta in una partita.
stamp-all-goods-name = Cesto pieno
stamp-all-goods-help = Produci tutti e cinque i tipi di { PLURAL("good") } in una fase.
stamp-quarrymaster-name = Scalpellino
stamp-quarrymaster-help = Finisci una partita con { COUNT("quarry", 4) }.
stamp-full-hold-name = Stiva piena
stamp-full-hold-help = Carica { COUNT("barrel", 10) } in una fase.
stamp-monuments-name = Monumenti
stamp-monuments-help = Finisci una partita con { COUNT("large_building", 2) }.
stamp-hair-name = Per un soffio
stamp-hair-help = Vinci per un solo punto, o per spareggio.
stamp-last-coin-name = Fino all’ultimo soldo
stamp-last-coin-help = Vinci senza che ti restino { PLURAL("coin") }.
stamp-landlocked-name = Senza mare
stamp-landlocked-help = Vinci con otto punti o meno in { PLURAL("vp_chip") }.
stamp-no-works-name = Senza officine
stamp-no-works-help = Vinci senza nemmeno un { SMALL("production_building") }.
stamp-alone-name = Contro la macchina
stamp-alone-help = Vinci contro il Puertoma, normale o difficile.
stamp-giant-name = Davide e Golia
stamp-giant-help = Vinci una partita contro chi gioca da maestro.
stamp-whole-box-name = Tutta la scatola
stamp-whole-box-help = Gioca una partita con tutte le espansioni dell’edizione.
