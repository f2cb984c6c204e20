### Ciò che dice solo il terminale, in italiano. Il modello è en/terminal.ftl.
###
### Stile come in game.ftl: frasi brevi e semplici, dando del tu. Le etichette hanno al massimo dodici lettere circa. Ciò
### che si può digitare (rule, hint, save …) è uguale in tutte le lingue.

### --- Unire ------------------------------------------------------------------------------------------------

terminal-subject = {""}
terminal-then = { $said }; { $more }
terminal-or = { $first } o { $last }
terminal-range = da { $first } a { $last }
terminal-to-you = te

### --- Prima e dopo una partita -----------------------------------------------------------------------------

terminal-greeting = { $table }. { $player } (posto { $seat }) contro { $others }. Seme { $seed }. Scrivi ? per l’aiuto.
terminal-goodbye = Alla prossima.
terminal-saved = La partita è salvata in { $file }.
terminal-saved-so-far = La partita fino a qui è salvata in { $file }; boriken replay { $file } la mostra.

### --- Ciò che si può digitare ------------------------------------------------------------------------------

terminal-help-number = una scelta con il suo numero; più scelte insieme: 2, 0, 1
terminal-help-action = un’azione con il suo testo, o con i nomi dell’edizione
terminal-help-legal = se un’azione è permessa, e se no quale regola la vieta
terminal-help-rule = che cosa dice una regola; con parole si cerca nelle regole
terminal-help-undo = annulla la tua ultima scelta in questa decisione
terminal-help-table = di nuovo il tavolo e le scelte
terminal-help-points = i tuoi punti finora
terminal-help-hint = che cosa farebbe un buon giocatore, dopo un secondo di riflessione
terminal-help-why = quali ruoli valuterebbe ora un Puertoma, e che cosa lasciano i suoi filtri
terminal-help-log = tutto ciò che è successo
terminal-help-save = salva la partita fino a qui
terminal-help-position = l’intera posizione come testo, anche ciò che è nascosto
terminal-help-quit = termina la partita
terminal-file = FILE

terminal-legal = È permesso.
terminal-no-action = “{ $typed }” non è un’azione.
terminal-did-you-mean = Intendevi { $near }?
terminal-no-choice = La scelta { $typed } non c’è: scegli { $keys }.
terminal-which-rule = Quale regola? Per esempio: rule CAP-4, oppure rule molo.
terminal-nothing-to-undo = Non c’è nulla da annullare: in questa decisione non hai ancora scelto nulla.
terminal-which-file = Dove? Per esempio: save game.json.
terminal-no-puertoma = A questo tavolo non gioca nessun Puertoma.
terminal-no-simulations = “{ $typed }” non è un numero di simulazioni da 1 a { $most }; hint senza numero pensa per un secondo.

terminal-hint = Che cosa farebbe un buon giocatore, dalla mossa migliore:
terminal-hint-win = vittoria: { $percent }%
terminal-hint-points = circa { $count ->
    [one] { $count } punto
   *[other] { $count } punti
} alla fine

### --- Che cosa dà una scelta -------------------------------------------------------------------------------

terminal-for = per { sum-coins }
terminal-must-leave = { $count ->
    [one] { piece-worker } deve andarsene
   *[other] { piece-worker } devono andarsene
}
terminal-ransom = { EDITION() ->
    [special] { sum-coins } per { $to }
   *[other] { sum-coins } dalla banca per { $to }
}

### --- Piazzare i lavoratori, conservare --------------------------------------------------------------------

terminal-circles = { COUNT("circle", $circles) }
terminal-had = prima { $count }
terminal-has-now = ora { $count }
terminal-how-many = { NAME(TILE($place)) }: quanti, { $keys }? { piece-worker } da piazzare.
terminal-placing-keys = f mette gli altri dove servono di più, = rimette tutto come prima.
terminal-kept = Conservi { $what }.
terminal-have = Hai { $what }.
terminal-storage-order = Indica i tipi in qualsiasi ordine: ciò che non indichi va perso.

### --- Il tavolo --------------------------------------------------------------------------------------------

terminal-ships = Navi
terminal-house = Commercio
terminal-plantations = Tessere
terminal-people = Persone
terminal-cards = Carte
terminal-met = Raggiunti
terminal-drafted = Scelti
terminal-spaces = Spazi liberi
terminal-space = costo { $cost } ×{ $count }
terminal-full = piena
terminal-house-free = { $count ->
    [one] { $count } posto libero su { $places }
   *[other] { $count } posti liberi su { $places }
}
terminal-face-down = { $count } { $count ->
    [one] coperta
   *[other] coperte
}
terminal-market = Edifici: prezzo per te, nome, copie rimaste (* già tuo)
terminal-no-goods = nessuna merce
terminal-idle = { $count ->
    [one] { piece-worker } inattivo
   *[other] { piece-worker } inattivi
}
terminal-marker = segnalino
terminal-action = Azione
terminal-tie-break = Spareggio
terminal-scoring = Punteggio
terminal-levels = Livelli
terminal-reserved = Prenotato
terminal-abilities = Abilità

### --- Rivedere e analizzare --------------------------------------------------------------------------------

terminal-move = round { $round }, { $player }: { $action }
terminal-replayed = { $file }: { $edition }, { $players }, { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}, round { $round }. Il replay porta esattamente al risultato dichiarato.
terminal-not-over = La partita non è finita: deve decidere { $player }.

terminal-before-round = prima del round
terminal-lost-per-decision = perso per decisione
terminal-column-move = mossa
terminal-column-round = round
terminal-column-cost = costo
terminal-progress = Mosse

### --- serve, rules ---

terminal-runs-already = Boriken è già in funzione, su { $address }
terminal-running = Boriken è su { $address }
terminal-for-others = Gli altri nella tua rete lo trovano su { $addresses }
terminal-how-to-end = Ctrl-C lo ferma; i tuoi tavoli restano.
