### Ciò che il tavolo web dice attorno al gioco, in italiano. Il modello è en/board.ftl.

## Le parti del tavolo

board-roles = Ruoli
board-plantations = Tessere da prendere
board-docks = Navi e { NAME("trading_house") }
board-supply = Riserva
board-market = Edifici in vendita
board-market-row = Fila { $quarries }: le { -quarries } contano fino a { $quarries }
board-goals = Obiettivi della festa
board-goal = Un obiettivo della festa
board-mine = La tua plancia
board-island = Isola
board-city = Città
board-log = Cronaca
board-log-earlier = Prima
board-since = Dal tuo ultimo turno
board-since-watch = Rivedi
board-since-close = Continua
board-decision = La tua decisione
board-secrets = Le tue carte segrete
board-parts = Parti del tavolo
board-tab-table = Tavolo
board-tab-market = Edifici
board-tab-mine = Io
board-tab-others = Altri
board-tab-log = Cronaca

## Che cosa c'è

board-empty = vuota
board-left = { $count ->
    [one] ne resta { $count }
   *[other] ne restano { $count }
}
board-owned = è già tuo
board-met = raggiunto
board-costs = costa { sum-coins }
board-building-figures = Costo stampato { $cost } · { sum-points } · { $circles ->
    [one] { $circles } cerchio
   *[other] { $circles } cerchi
} · le { -quarries } contano fino a { $row }
board-occupied = occupata
board-unoccupied = cerchio vuoto
board-workers-of = { $workers } su { $circles }
board-idle-workers = inattivi
board-gone = { $count } fuori dal gioco
board-kidnapped = da parte
board-role-taken-by = preso da { $player }
board-ship = Nave { $ship }: { $load } su { $ship }, { $good }
board-ship-short = Nave { $ship }
board-load-cell = { $points ->
    [0] { NAME($good) } sulla nave { $ship }: non è possibile
   *[other] { NAME($good) } sulla nave { $ship }: { piece-barrel }, { sum-points }
}
board-pile = Tessere coperte
board-away = assente
board-bot-plays = Un bot gioca al suo posto
board-time-left = Tempo rimasto

## Di chi è il turno, e quanto manca alla fine

board-round = Round { $round }
board-your-turn = Tocca a te
board-turn-of = Decide { $player }
board-to-move = decide
board-waiting = sta decidendo: { $what }
board-end = Quanto manca alla fine
board-end-help = La partita finisce con il round in cui si esaurisce la prima di queste cose: { -workers } per rifornire, gettoni PV o spazi liberi in una città.
board-end-workers = { piece-worker } nella riserva
board-end-chips = { $count } PV nella riserva
board-end-city = { $count ->
    [one] { $count } spazio libero nella città più piena
   *[other] { $count } spazi liberi nella città più piena
}
board-last-round = Ultimo round!

## Decidere

board-choose = Scegli
board-confirm = Conferma
board-sending = Un momento …
board-pass = Passa
board-undo = Annulla
board-undo-ask = Chiedi di annullare
board-undo-asked = { $player } chiede di ritirare una mossa.
board-undo-agree = Va bene
board-undo-refuse = No
board-what-may-i-do = Che cosa posso fare?
board-advice = Tu che cosa faresti?
board-advice-thinking = Un buon giocatore ci pensa …
board-advice-legend = Probabilità di vittoria · punti alla fine
board-rule = Regola
board-fewer = Uno di meno
board-more = Uno di più
board-round-hint = Scegli una carta ruolo. Ognuna mostra che cosa ti darebbe adesso; guardane una per vedere che cosa avrebbero gli altri.
board-prospects = Che cosa avrebbe ciascuno adesso
board-prospect-nothing = niente
board-prospect-buildings = { $count ->
    [one] { $count } edificio
   *[other] { $count } edifici
}
board-coins-left = ne restano { $coins }
board-place-left = { $count ->
    [0] Tutti hanno un posto.
    [one] Resta { piece-worker } da collocare
   *[other] Restano { piece-worker } da collocare
}
board-place-makes = Produrrebbe:
board-place-propose = Suggerisci
board-place-before = Come prima
board-place-clear = Riprendi tutti
board-storage-room = { $kinds ->
    [0] Puoi conservare { board-storage-singles }.
    [one] Conservi { $kinds } tipo intero, e inoltre { board-storage-singles }.
   *[other] Conservi { $kinds } tipi interi, e inoltre { board-storage-singles }.
}
board-storage-singles = { $barrels ->
    [one] { $barrels } { -barrel }
   *[other] { $barrels } { -barrels }
}
board-storage-lost = Perdi: { $what }
board-storage-all = Non si perde niente.
board-supplier-limit = { $count ->
    [one] Al massimo un tipo.
   *[other] Al massimo { $count } tipi diversi.
}
board-hand-left = { $count ->
    [0] Basta così.
    [-1] È una cosa di troppo.
    [-2] Sono due cose di troppo.
   *[other] Mancano ancora: { $count }
}
board-seating-left = { $count ->
    [0] Non resta nessuno da collocare.
    [one] Puoi ancora collocare { piece-worker }.
   *[other] Puoi ancora collocare { piece-worker }.
}
board-raid-noble-leaves = Tra gli altri parte anche un { -noble }

## Più eventi in una riga della cronaca

board-log-produced = { $player } produce { $what }.
board-log-produced-you = Produci { $what }.
board-log-staffed = { $player } colloca: { $what }.
board-log-staffed-you = Collochi: { $what }.
# One of them, with how many stand there
board-log-place = { NAME($place) }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}
board-log-stored = { $kept ->
    [none] { $player } perde { $lost }.
   *[other] { $player } conserva { $kept }{ $lost ->
        [none] .
       *[other] {" "}e perde { $lost }.
    }
}
board-log-stored-you = { $kept ->
    [none] Perdi { $lost }.
   *[other] Conservi { $kept }{ $lost ->
        [none] .
       *[other] {" "}e perdi { $lost }.
    }
}
board-log-sent = { $player } carica sulla nave di { NAME("small_wharf") }: { $what }.
board-log-sent-you = Carichi sulla nave di { NAME("small_wharf") }: { $what }.
board-log-delivered = { $player } consegna { $what }.
board-log-delivered-you = Consegni { $what }.
board-log-handed-over = { $player } cede { $what }.
board-log-handed-over-you = Cedi { $what }.
board-log-goal-drawn = Obiettivi della festa: { $what }.
board-log-drafted = { $player } aggiunge alla partita: { $what }.
board-log-drafted-you = Aggiungi alla partita: { $what }.
board-log-drafted-nobody = Nel gioco: { $what }.

## Aiuto sui pezzi

board-help-good = Alla { NAME("trading_house") } il suo prezzo è { $coins }. Su una nave ogni { -barrel } vale 1 PV.
board-help-tile = { $good ->
    [corn] Con un { -worker } sopra produce { SMALL("corn") } senza alcun edificio.
   *[other] Con un { -worker } sopra e uno in un edificio per { SMALL($good) } produce { SMALL($good) }.
}
board-help-quarry = Con un { -worker } sopra, gli edifici ti costano 1 in meno, fino al limite della loro fila.
board-help-forest = Una tessera messa coperta. Ogni due, gli edifici ti costano 1 in meno.
board-help-back = Una tessera coperta.
board-help-coin = Per gli edifici. Alla fine conta solo in caso di parità.
board-help-chip = Punti vittoria dalle spedizioni. Quelli degli altri sono segreti fino alla fine.
board-help-worker = Tessere ed edifici agiscono solo con qualcuno sui loro cerchi. Chi è inattivo aspetta la prossima { -mayor-phase }.
board-help-noble = Conta come un { -worker }, cambia l'effetto di alcuni edifici e alla fine vale 1 PV.
board-help-governor = Prende il primo ruolo del round. Dopo ogni round la carta passa a sinistra.
board-help-cargo-ship = Porta un solo tipo di merce; due navi non portano mai lo stesso. Se è piena, parte alla fine della { -captain-phase }.
board-help-trading-house = Compra quattro { -barrels }, tutti di tipo diverso. Quando è piena si svuota dopo la { -trader-phase }.
board-help-worker-ship = Vanno ai giocatori nella prossima { -mayor-phase }. Poi si rifornisce: uno per ogni cerchio vuoto sugli edifici, almeno uno per giocatore.
board-pile-help = Da qui si scoprono nuove tessere dopo ogni { -settler-phase }. Quando finisce, si mescolano quelle scartate.
