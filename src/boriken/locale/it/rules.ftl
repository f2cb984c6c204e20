### Ciò che sta intorno al testo delle regole, nella pagina e nel terminale. Il testo stesso è in docs/rules.

rules-title = Le regole
rules-lead = Ogni regola ha una sigla. Il tavolo la cita ogni volta che una regola decide qualcosa.
rules-search = Cerca
rules-search-example = { SMALL("wharf") }, oppure CAP-4
rules-search-word = { SMALL("wharf") }
rules-chapters = Capitoli
rules-found = { $count ->
    [one] { $count } regola trovata
   *[other] { $count } regole trovate
}
rules-none = Nessuna regola contiene tutte queste parole.
rules-contents = Indice
rules-edition = Regole e nomi dell’edizione
rules-elsewhere = Altre edizioni
rules-only-in = Solo in: { $editions }
rules-all = Il regolamento intero
rules-print = Stampa
rules-before = Capitolo precedente
rules-after = Capitolo successivo
rules-buildings = Tutti gli edifici
rules-building-does = Che cosa fa
rules-building-elsewhere = Altre regole che ne parlano
rules-building-rulings = Chiarimenti
rules-building-together = Edifici con cui interagisce
rules-building-also = Altri nomi: { $names }
rules-example = Esempio
rules-example-begin = La situazione
rules-example-place = { $step } di { $of }
rules-example-back = Un passo indietro
rules-example-forward = Che cosa succede poi
rules-example-bonus = { $player }: { THE($building) } dà { $points } PV alla fine.
rules-example-profitable = { $profitable ->
    [none] Nessun ruolo è conveniente per { $player }, quindi va bene uno qualsiasi.
   *[other] Convenienti per { $player }: { NAMES($profitable) }.
}
rules-example-near = { $near ->
    [none] Primo filtro, a una freccia dal segnalino: non resterebbe nessun ruolo, quindi si salta.
   *[other] Primo filtro, a una freccia dal segnalino: { NAMES($near) }.
}
rules-example-richest = Secondo filtro, più { -coins } sulla carta: { NAMES($richest) }.
rules-example-marker-stays = Il segnalino delle azioni resta: nessuna freccia porta { FROM($marker) } { TO($card) }.
rules-not-here = Non c’è una regola, un capitolo o un edificio che si chiami “{ $typed }”.
rules-how-to = { $rule } mostra una regola, { $word } tutte quelle che contengono una parola.
rules-chapter = Capitolo
rules-of-chapter = Regole
