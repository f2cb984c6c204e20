### Ciò che il tavolo web dice attorno al gioco, in italiano. Il modello è en/board.ftl.

## Le parti del tavolo

board-roles = Ruoli
board-plantations = Tessere disponibili
board-docks = Navi e { NAME("trading_house") }
board-supply = Riserva
board-market = Edifici in vendita
board-market-row = Fila { $quarries }: { $quarries ->
    [one] conta al massimo
   *[other] contano al massimo
} { COUNT("quarry", $quarries) }
board-goals = Obiettivi { OF("festival") }
board-goal = Obiettivo { OF("festival") }
board-mine = La tua plancia
board-island = Isola
board-city = Città
board-log = Cronaca
board-log-earlier = Precedenti
board-log-newest = Le più recenti
board-log-empty = Qui si annota ciò che accade.
board-since = Dal tuo ultimo turno
board-since-played = { $count ->
    [one] Mentre non c’eri, { $bot } ha preso una decisione per te.
   *[other] Mentre non c’eri, { $bot } ha preso { $count } decisioni per te.
}
board-since-moves = { $count ->
    [one] Una mossa.
   *[other] { $count } mosse.
}
board-since-watch = Rivedi
board-since-read = Leggi
board-since-skip = Salta
board-since-close = Continua
board-decision = La tua decisione
board-secrets = Le tue carte segrete
board-parts = Parti del tavolo
board-tab-table = Tavolo
board-tab-market = Edifici
board-tab-mine = Io
board-tab-others = Altri
board-tab-log = Cronaca
board-tab-study = Analisi

## Che cosa c’è

board-empty = vuota
board-left = { $count ->
    [one] ne resta { $count }
   *[other] ne restano { $count }
}
board-owned = l’hai già
board-met = raggiunto
board-costs = costa { sum-coins }
board-building-figures = Costo stampato { $cost } · { sum-points } · { COUNT("circle", $circles) } · { $row ->
    [one] conta al massimo
   *[other] contano al massimo
} { COUNT("quarry", $row) }
board-occupied = { SMALL("circle") } occupato
board-unoccupied = { SMALL("circle") } vuoto
board-workers-of = { $workers } su { $circles }
board-idle-workers = inattivi
board-gone = { $count } fuori dal gioco
board-kidnapped = messo da parte
board-role-taken-by = scelto da { $player }
board-ship = { CAP(SMALL(SHIP($ship))) }: { $load } su { $ship }, { $good }
board-ship-short = { CAP(SMALL(SHIP($ship))) }
board-load-cell = { $points ->
    [0] { NAME($good) } { ON(SHIP($ship)) }: non è possibile
   *[other] { NAME($good) } { ON(SHIP($ship)) }: { piece-barrel }, { sum-points }
}
board-pile = Tessere coperte
board-away = assente
board-bot-plays = { $bot } gioca per { $player }
board-note-left = { $player } lascia la partita. Al suo posto gioca { $bot }.
board-note-clock = Il tempo di { $player } è scaduto. Al suo posto gioca { $bot }.
board-note-host = { $player } non c’è: { $host } fa giocare { $bot }.
board-note-returned = { $player } è di nuovo al tavolo e riprende a giocare.
board-note-given-back = { $host } fa tornare { $player } al suo posto.
board-note-lead = { $player } ora è host del tavolo.
board-note-link = { $host } crea un nuovo link per il posto di { $player }.
board-time-left = Tempo rimasto

## Di chi è il turno, e quanto manca alla fine

board-round = Round { $round }
board-your-turn = Tocca a te
board-turn-of = Decide { $player }
board-to-move = decide
board-waiting = sta decidendo: { $what }
board-end = Quanto manca alla fine
board-end-help = La partita termina alla fine del round in cui si esaurisce la prima di queste cose: i { -workers } con cui riempire { THE("worker_ship") }, { THE_PLURAL("vp_chip") } o { THE_PLURAL("city_space") } liberi di un giocatore.
board-end-workers = { piece-worker } nella riserva
board-end-chips = { $count } PV nella riserva
board-end-city = { COUNT("city_space", $count) } { $count ->
    [one] libero
   *[other] liberi
} nella città più piena
board-last-round = Ultimo round!

## Decidere

board-choose = Scegli
board-confirm = Conferma
board-sending = Un momento…
board-pass = Passa
board-undo = Annulla
board-undo-ask = Chiedi di annullare
board-undo-asked = { $player } chiede di annullare:
board-undo-agree = Va bene
board-undo-refuse = Rifiuta
board-undo-asked-by-you = Hai chiesto di annullare:
board-undo-withdraw = Ritira
board-undo-agreed = D’accordo: { $players }
board-undo-missing = Manca la risposta di: { $players }
board-undo-done = Tutti sono d’accordo: la mossa è annullata.
board-undo-refused = { $player } non è d’accordo: non si annulla nulla.
board-undo-withdrawn = { $player } ritira la richiesta di annullare.
board-undo-overtaken = { $player } ha continuato a giocare: non si annulla nulla.
board-prepare = Prepara la tua mossa
board-prepare-phase = { NAME(PHASE($card)) }:
board-prepare-place = piazza come suggerito
board-prepare-storage = conserva come suggerito
board-prepare-place-own = piazza come hai deciso
board-prepare-storage-own = conserva ciò che hai scelto
board-prepare-arrange-place = Disponili tu
board-prepare-arrange-storage = Scegli che cosa conservare
board-prepare-roles = Il tuo prossimo { SMALL("role") }: scegline più d’uno, nell’ordine in cui li vuoi. Avrai il primo ancora libero.
board-prepare-clear = Cancella
board-prepare-missed = Quello che avevi preparato non è più possibile: { $what }.
board-what-may-i-do = Che cosa posso fare?
board-advice = Tu che cosa faresti?
board-advice-thinking = Un buon giocatore ci pensa…
board-advice-legend = Probabilità di vittoria · punti alla fine
board-rule = Regola
board-fewer = Uno di meno
board-more = Uno di più
board-round-hint = Scegli { A("role_card") }. Ognuna mostra che cosa ti darebbe adesso; guardane una per vedere che cosa avrebbero gli altri.
board-prospects = Che cosa avrebbe ciascuno adesso
board-prospect-nothing = niente
board-prospect-buildings = { COUNT("building", $count) }
board-prospect-sale = { NAME($good) }: { sum-coins }
board-prospect-mine = ti darebbe: { $gains }
board-coins-left = { $coins ->
    [one] ne resta { $coins }
   *[other] ne restano { $coins }
}
board-place-left = { $count ->
    [0] Tutti hanno un posto.
   *[other] { piece-worker } da piazzare
}
board-place-makes = Produrrebbe:
board-place-propose = Suggerisci
board-place-before = Come prima
board-place-clear = Togli tutti
board-storage-room = { $kinds ->
    [0] Conservi { board-storage-singles } a tua scelta. Il resto va perso.
    [1] Conservi tutti i { -barrels } di un tipo (magazzino) e { board-storage-singles } a tua scelta. Il resto va perso.
   *[other] Conservi tutti i { -barrels } di { $kinds } tipi (magazzino) e { board-storage-singles } a tua scelta. Il resto va perso.
}
board-storage-singles = { COUNT("barrel", $barrels) }
board-storage-lost-count = { $count ->
    [one] { $count } perso
   *[other] { $count } persi
}
board-storage-lost = Perdi: { $what }
board-storage-all = Non si perde nulla.
board-supplier-limit = { $count ->
    [one] Al massimo un tipo.
   *[other] Al massimo { $count } tipi diversi.
}
board-hand-left = { $count ->
    [0] Così hai coperto tutto.
    [-1] È una cosa di troppo.
    [-2] Sono due cose di troppo.
   *[other] Da coprire ancora: { COUNT("coin", $count) }.
}
board-hand-rule = Ognuno vale 1 { -coin }; al massimo uno per riga.
board-hand-barrel = { CAP(A("barrel")) }
board-hand-person = Qualcuno che lavora per te
board-draft-chosen = scelto per questa partita
board-draft-always = in ogni partita
board-draft-free = Spazi liberi
board-captain-mine = Hai
board-seating-left = { $count ->
    [0] Non resta nessuno da piazzare.
   *[other] Puoi ancora piazzare { piece-worker }.
}
board-raid-noble-leaves = Tra chi se ne va c’è un { -noble }

## Più eventi in una riga della cronaca

board-log-produced = { $player } produce { $what }.
board-log-produced-you = Produci { $what }.
board-log-staffed = { $player } piazza { -workers }: { $what }.
board-log-staffed-you = Piazzi { -workers }: { $what }.
# One of them, with how many stand there
board-log-place = { NAME(TILE($place)) }{ $count ->
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
board-log-sent = { $player } carica { $what } sulla nave { OF("small_wharf") }.
board-log-sent-you = Carichi { $what } sulla nave { OF("small_wharf") }.
board-log-delivered = { $player } restituisce { $what }.
board-log-delivered-you = Restituisci { $what }.
board-log-handed-over = { $player } restituisce { $what }.
board-log-handed-over-you = Restituisci { $what }.
board-log-goal-drawn = Obiettivi { OF("festival") }: { $what }.
board-log-drafted = { $player } aggiunge alla partita: { $what }.
board-log-drafted-you = Aggiungi alla partita: { $what }.
board-log-drafted-nobody = In gioco: { $what }.

## Aiuto sui pezzi

board-help-good = { CAP(IN("trading_house")) } { $coins ->
    [0] non rende nulla
   *[other] si vende per { COUNT("coin", $coins) }
}. Su una nave ogni { -barrel } vale 1 PV.
board-help-tile = { $good ->
    [corn] Con un { -worker } produce { SMALL("corn") } senza alcun edificio.
   *[other] Con un { -worker } qui e uno in un edificio per { THE($good) } produce { SMALL($good) }.
}
board-help-quarry = Con un { -worker } ti fa risparmiare 1 { -coin } sugli edifici, fino al limite della loro fila.
board-help-forest = Una tessera piazzata coperta. Ogni due, gli edifici ti costano 1 { -coin } in meno.
board-help-back = Una tessera coperta.
board-help-coin = Per gli edifici. Alla fine serve solo in caso di parità.
board-help-chip = Punti vittoria dalle spedizioni. Quelli degli altri sono segreti fino alla fine.
board-help-worker = Tessere ed edifici funzionano solo con qualcuno { ON_PLURAL("circle") }. Chi è inattivo aspetta la prossima { SMALL("phase mayor") }.
board-help-noble = Conta come un { -worker }, cambia l’effetto di alcuni edifici e alla fine vale 1 PV.
board-help-governor = Sceglie il primo ruolo del round. Dopo ogni round la carta passa a sinistra.
board-help-cargo-ship = Porta un solo tipo di merce; due navi non portano mai lo stesso. Se è piena, parte alla fine { OF("phase captain") }.
board-help-trading-house = Compra quattro { -barrels }, tutti di tipo diverso. Se è piena, si svuota dopo { THE("phase trader") }.
board-help-worker-ship = Vanno ai giocatori nella prossima { SMALL("phase mayor") }. Poi ne arrivano altri: uno per ogni { SMALL("circle") } vuoto degli edifici, almeno uno per giocatore.
board-pile-help = Da qui si scoprono nuove tessere dopo ogni { SMALL("phase settler") }. Quando finisce, si mescola { THE("discard_pile") }.
