### Il Puertoma, l’avversario automatico dell’edizione speciale, in italiano. Il modello è en/puertoma.ftl.

### --- La sua plancia ---------------------------------------------------------------------------------------

puertoma-name = Puertoma
puertoma-help = Un avversario che segue regole fisse tutte sue: non pensa mai, e puoi sempre vedere perché ha fatto ciò che ha fatto.
puertoma-fields-name = Territorio
puertoma-fields-help = Due posti per ogni tipo. { CAP(THE_PLURAL("plantation")) } con tutti { THE_PLURAL("circle") } pieni sono { GENDER("plantation") ->
    [f] attive
   *[m] attivi
}: producono senza alcun edificio.
puertoma-level-name = Livello { $level }
puertoma-level-help = La sua città ha quattro livelli con due posti ciascuno: il livello di un edificio corrisponde ai PV che vale; il livello 4 è per gli { -large-buildings }.
puertoma-reserve-name = Segnalino di prenotazione
puertoma-reserve-help = Sta sull’{ -large-building } che il Puertoma vuole costruire. Se lo costruisce qualcun altro, passa a un altro edificio.
puertoma-ability-name = Abilità
puertoma-ability-help = Una per livello, nascosta finché non si sblocca: con il secondo edificio di livello 1, 2 o 3, o con il primo di livello 4.
puertoma-action-board-name = Plancia delle azioni
puertoma-action-board-help = Dal segnalino partono frecce verso i ruoli che il Puertoma preferisce; il segnalino segue ciò che ha potuto fare.
puertoma-tie-break-name = Carta spareggio
puertoma-tie-break-help = Decide tra ruoli o edifici che si equivalgono: il primo ruolo della sua lista, o il suo numero.
puertoma-scoring-area-name = Area punteggio
puertoma-scoring-area-help = Qui stanno le { -quarries } e i { -workers } che il Puertoma non può usare; alla fine gli danno PV.
puertoma-profitable-name = Conveniente
puertoma-profitable-help = Il Puertoma sceglie solo ruoli che gli rendono qualcosa subito; tra questi segue la plancia delle azioni, poi { -the-coins } sulle carte, poi una carta spareggio.

## Che cosa c’è sulla plancia

puertoma-field = { NAME($good) }: { COUNT("worker", $workers) } su { COUNT("circle", $circles) }
puertoma-field-free = { NAME($good) }: posto libero
puertoma-place-free = Posto libero
puertoma-locked = Bloccata
puertoma-lost = Persa
puertoma-marker-here = Il segnalino è qui
puertoma-one-arrow = A una freccia
puertoma-card = Carta { $tie_break }
puertoma-cards-left = { $count ->
    [one] { $count } carta ancora da pescare
   *[other] { $count } carte ancora da pescare
}
puertoma-reserved-by = Prenotato da { $player }
puertoma-last = Che cosa ha fatto, e perché
puertoma-now = Se ora dovesse scegliere un ruolo
puertoma-would-take = { $count ->
    [one] Sceglierebbe { THE($roles) }.
   *[other] Deciderebbe una carta spareggio: { NAMES($roles) }.
}

## Con le espansioni

puertoma-with-new-buildings-help = Nel draft pesca una carta spareggio e conta gli edifici in ordine di costo.
puertoma-with-nobles-help = { CAP(FROM("worker_ship")) } prende per primi i { -nobles }. Alla fine ognuno gli vale 1 PV.
puertoma-with-buccaneer-help = Nessuno può mettere da parte un ruolo. Per il Puertoma { THE("buccaneer") } vale come un ruolo con 2 { -coins }; se lo sceglie, usa l’opzione che gli rende di più.
puertoma-with-festival-help = Preferisce ciò che chiede un obiettivo aperto, e si prende ogni obiettivo che raggiunge.
puertoma-with-festival-cards-help = Preferisce ciò che chiede un obiettivo aperto, e si prende ogni obiettivo che raggiunge.
puertoma-with-achievements-help = Tieni quattro carte su sei. A te non danno nulla, ma quelle che non completi danno i loro PV a ogni Puertoma.

### --- Difficoltà -------------------------------------------------------------------------------------------

difficulty-easy-name = Facile
difficulty-easy-help = Il Puertoma sblocca solo due delle sue quattro abilità.
difficulty-normal-name = Normale
difficulty-normal-help = Il Puertoma parte senza nulla di speciale e può sbloccare tutte e quattro le abilità.
difficulty-hard-name = Difficile
difficulty-hard-help = Il Puertoma parte con la prima abilità sbloccata e con un edificio suo.

### --- Che cosa fa, e perché --------------------------------------------------------------------------------

event-puertoma-weighed = { $profitable ->
    [none] Nessun ruolo conviene, quindi va bene uno qualsiasi
   *[other] Convenienti: { NAMES($profitable) }
}; { $near ->
    [none] nessuna freccia porta a uno di questi
   *[other] a una freccia: { NAMES($near) }
}; più { -coins }: { NAMES($richest) }{ $tie_break ->
    [0] .
   *[other] ; decide la carta spareggio { $tie_break }.
}
event-tie-break-drawn = { $wraps ->
    [yes] Carta spareggio { $tie_break }, ma da contare { $candidates ->
        [one] ce n’è solo { $candidates }
       *[other] ce ne sono solo { $candidates }
    }: si ricomincia dal primo e si arriva al numero { $number }.
   *[no] La carta spareggio { $tie_break } indica il numero { $number } su { $candidates }.
}
event-puertoma-reason = { $why ->
    [goal_building] Un obiettivo aperto chiede questo edificio.
    [highest_level] Il livello { $count } è il più alto che può pagare e in cui ha posto.
    [reserved_building] Può pagare il livello 4, e il suo segnalino sta lì.
    [no_building] { $player } non costruisce nulla: non può pagare nessun edificio per cui abbia posto.
    [highest_unmarked] Livello { $count }: potrebbe pagare il livello 4, ma lì costruisce solo l’edificio che ha prenotato.
    [no_marked_building] { $player } non costruisce nulla: ha posto solo al livello 4, e non può pagare l’edificio che ha prenotato.
    [goal_plantation] Un obiettivo aperto chiede questa tessera.
    [goal_barrel] Su un obiettivo aperto c’è un { -barrel } di questo tipo, e non ne aveva ancora la tessera.
    [second_of_kind] Ne aveva esattamente una di questo tipo.
    [best_kind] È il tipo migliore per cui ha posto.
    [quarry_left] Nessuna tessera trova posto.
    [no_tile] { $player } non prende nulla: nessuna tessera trova posto, e non ci sono più { -quarries }.
    [goal_goods] Un obiettivo aperto chiede le merci di questa tessera.
    [fewest_circles] Nessuna tessera aveva meno { PLURAL("circle") } vuoti: { $count }.
    [all_active] { GENDER("plantation") ->
        [f] Tutte le sue { -plantations } sono attive.
       *[m] Tutti i suoi { -plantations } sono attivi.
    }
    [best_made] È il tipo migliore tra quelli che ha prodotto e che la riserva ha ancora.
    [best_sale] È il tipo migliore che rende almeno 1 { -coin }.
    [closing_sale] Riempie { THE("trading_house") } come chiede un obiettivo aperto.
    [no_sale] { $player } non vende nulla: niente di ciò che potrebbe vendere rende almeno 1 { -coin }.
    [most_barrels] Di nessun tipo potrebbe caricare di più: { $count }.
    [departure] La nave parte come chiede un obiettivo aperto.
    [best_kept] Conserva il tipo migliore.
    [raid_gain] Nulla rende più di “{ NAME("buccaneer_raid") }”: { $count }.
    [loot_gain] Nulla rende più di “{ NAME("buccaneer_loot") }”: { $count }.
    [piracy_gain] Nulla rende più di “{ NAME("buccaneer_piracy") }”: { $count }.
    [head_start] Difficoltà “{ difficulty-hard-name }”: ce l’ha fin dall’inizio.
   *[random_draft] Conta gli edifici che si possono aggiungere, in ordine di costo.
}
event-action-moved = Il segnalino delle azioni si sposta { ON($card) }.
event-building-reserved = { $player } prenota { THE($building) }.
event-reserve-lost = { $full ->
    [yes] { $player } toglie il segnalino di prenotazione { FROM($building) }: il livello 4 è pieno.
   *[no] { $player } perde l’edificio prenotato: qualcun altro ha costruito { THE($building) }.
}
event-ability-unlocked = { $player } sblocca un’abilità: { NAME($ability) }.
event-ability-used = { $points ->
    [0] Grazie all’abilità “{ NAME($ability) }”.
   *[other] { $player } riceve { sum-points } grazie all’abilità “{ NAME($ability) }”.
}
event-workers-retired = { $player } mette { piece-worker } nella sua area punteggio.

### --- Abilità ----------------------------------------------------------------------------------------------

ability-repeated-sale-name = Secondo acquirente
ability-repeated-sale-help = { CAP(IN("phase trader")) } può vendere un tipo che { THE("trading_house") } contiene già.
ability-sale-coin-name = Prezzo migliore
ability-sale-coin-help = { CAP(IN("phase trader")) } riceve 1 { -coin } in più per la sua vendita.
ability-building-worker-name = Squadra di cantiere
ability-building-worker-help = { CAP(IN("phase builder")) }, con ogni suo edificio arriva un { -worker } dalla riserva.
ability-stored-kind-name = Magazzino pieno
ability-stored-kind-help = Dopo { THE("phase captain") } conserva tutti i { -barrels } del suo tipo migliore, e uno del successivo.
ability-building-coin-name = Sussidio
ability-building-coin-help = { CAP(IN("phase builder")) } riceve 1 { -coin } prima di costruire, anche se non può costruire.
ability-extra-barrel-name = Buon raccolto
ability-extra-barrel-help = Alla fine { OF("phase craftsman") } prende 1 { -barrel } in più del tipo migliore che ha prodotto.
ability-kinds-coins-name = Varietà
ability-kinds-coins-help = Alla fine { OF("phase craftsman") } riceve 1 { -coin } per ogni tipo che ha prodotto.
ability-extra-worker-name = Una mano in più
ability-extra-worker-help = Alla fine { OF("phase mayor") } riceve un altro { -worker } dalla riserva.
ability-plantation-barrel-name = Primo raccolto
ability-plantation-barrel-help = { CAP(IN("phase settler")) }, con ogni tessera che prende arriva 1 { -barrel } del suo tipo.
ability-kinds-points-name = Assortimento completo
ability-kinds-points-help = { CAP(IN("phase captain")) }, dopo aver caricato, riceve 1 PV per ogni tipo che ha ancora.
ability-barrels-points-name = Svendita
ability-barrels-points-help = { CAP(IN("phase captain")) }, dopo aver caricato, restituisce fino a due { -barrels } del suo tipo peggiore per 1 PV ciascuno.
ability-worker-coins-name = Premio d’ingaggio
ability-worker-coins-help = Alla fine { OF("phase mayor") } riceve 1 { -coin } per ogni { -worker } che ha ricevuto.

### --- Punteggio --------------------------------------------------------------------------------------------

score-large-buildings = { CAP(PLURAL("large_building")) }
score-retired-workers = { CAP(PLURAL("worker")) } nell’area punteggio
score-quarries = { CAP(PLURAL("quarry")) } nell’area punteggio
score-full-kinds = Coppie di { -plantations } { GENDER("plantation") ->
    [f] attive
   *[m] attivi
}
score-coins-and-barrels = { CAP(PLURAL("coin")) } e { -barrels }
score-missed-achievements = Traguardi che hai mancato

end-solo = { $result ->
    [won] { $count ->
        [one] Hai battuto il Puertoma. Difficoltà: { $difficulty }.
       *[other] Hai battuto { $count } Puertoma. Difficoltà: { $difficulty }.
    }
    [shared] Nessuno ti ha superato, ma la vittoria è condivisa. Difficoltà: { $difficulty }.
   *[lost] Sarà per la prossima volta. Difficoltà: { $difficulty }.
}
