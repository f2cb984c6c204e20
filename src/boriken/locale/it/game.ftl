### Tutto ciò che parla del gioco, in italiano. Il modello è en/game.ftl: lì sono spiegati identificatori,
### variabili e funzioni.
###
### Stile: frasi brevi e semplici, dando del tu. I nomi propri (ruoli, edifici, luoghi) hanno la maiuscola, i pezzi
### e le merci la minuscola. Davanti al nome di un edificio qualsiasi non si mette l'articolo.

### --- Parole -----------------------------------------------------------------------------------------------

-coin = { SMALL("coin") }
-coins = { EDITION() ->
    [classic] dobloni
   *[other] monete
}
-the-coins = { EDITION() ->
    [classic] i dobloni
   *[other] le monete
}
-worker = { SMALL("worker") }
-workers = lavoratori
-noble = { SMALL("noble") }
-nobles = { EDITION() ->
    [classic] nobili
   *[other] borghesi
}
-barrel = { SMALL("barrel") }
-barrels = barili
-plantation = { SMALL("plantation") }
-plantations = { EDITION() ->
    [classic] possedimenti
   *[other] piantagioni
}
-a-plantation = { EDITION() ->
    [classic] un { -plantation }
   *[other] una { -plantation }
}
-another-plantation = { EDITION() ->
    [classic] un altro { -plantation }
   *[other] un’altra { -plantation }
}
-a-hidden-plantation = { EDITION() ->
    [classic] un { -plantation } coperto
   *[other] una { -plantation } coperta
}
-quarry = { SMALL("quarry") }
-quarries = cave
-forest = { SMALL("forest") }
-forests = foreste
-beige-building = { SMALL("beige_building") }
-beige-buildings = { EDITION() ->
    [classic] edifici commerciali
   *[other] edifici beige
}
-large-building = { SMALL("large_building") }
-large-buildings = edifici grandi
-production-building = { SMALL("production_building") }
-production-buildings = edifici di produzione
-settler-phase = { EDITION() ->
    [classic] fase del { NAME("settler") }
   *[other] fase dell'{ NAME("settler") }
}
-mayor-phase = fase del { NAME("mayor") }
-craftsman-phase = fase dell'{ NAME("craftsman") }
-trader-phase = fase del { NAME("trader") }
-captain-phase = fase del { NAME("captain") }
-an-occupied-forest-house = { EDITION() ->
    [classic] una { NAME("forest_house") } occupata
   *[other] un { NAME("forest_house") } occupato
}
-worker-ship = { NAME("worker_ship") }
-trading-house = { NAME("trading_house") }
-portrait = { SMALL("san_juan") }

name = { NAME($thing) }

piece-coin = { COUNT("coin", $count) }
piece-worker = { COUNT("worker", $count) }
piece-noble = { COUNT("noble", $count) }
piece-barrel = { COUNT("barrel", $count) }
piece-plantation = { COUNT("plantation", $count) }
piece-quarry = { COUNT("quarry", $count) }
piece-forest = { COUNT("forest", $count) }
piece-chip = { $count } PV
piece-good = { COUNT("barrel", $count) } { of-good }
one-good = { COUNT("barrel", 1) } { of-good }
of-good = { OF_KIND($good) }
amount-good = { COUNT($good, $count) }
sum-coins = { COUNT("coin", $coins) }
sum-points = { $points } PV
a-tile = { A(TILE($field)) }

### --- Ruoli e fasi -----------------------------------------------------------------------------------------

role-settler-action = Ognuno può prendere { -a-plantation }.
role-settler-privilege = Puoi prendere invece una { -quarry }.
role-settler-help = A turno, ognuno può mettere sulla propria isola { EDITION() ->
    [classic] un { -plantation } scoperto
   *[other] una { -plantation } scoperta
}. Solo tu puoi prendere invece una { -quarry }, che rende meno caro costruire.

role-mayor-action = Ognuno riceve { -workers } e li piazza.
role-mayor-privilege = Prendi 1 { -worker } in più dalla riserva.
role-mayor-help = I { -workers } della { -worker-ship } si dividono uno alla volta, a cominciare da te. Poi ognuno piazza di nuovo tutti i propri { -workers }: una tessera vuota non fa nulla.

role-builder-action = Ognuno può costruire un edificio.
role-builder-privilege = Paghi 1 { -coin } in meno.
role-builder-help = A turno, ognuno può comprare un edificio. Ogni { -quarry } con un { -worker } fa risparmiare 1 { -coin }, fino a un limite che cresce con l'edificio.

role-craftsman-action = Ognuno produce merci.
role-craftsman-privilege = Prendi 1 { -barrel } in più di un tipo che hai prodotto.
role-craftsman-help = A turno, ognuno prende ciò che produce. Per il { SMALL("corn") } basta { -a-plantation } con un { -worker }; ogni altra merce richiede anche un { -worker } nel suo { -production-building }.

role-trader-action = Ognuno può vendere 1 { -barrel }.
role-trader-privilege = Ricevi 1 { -coin } in più per la vendita.
role-trader-help = A turno, ognuno può vendere 1 { -barrel } alla { -trading-house }. Ha quattro posti e accetta solo merci che non ha ancora; se è piena, alla fine si svuota.

role-captain-action = Ognuno deve caricare merci per PV.
role-captain-privilege = Ricevi 1 PV in più al tuo primo carico.
role-captain-help = Giro dopo giro, ognuno carica un tipo di merce su una nave, quanto ce ne sta, per 1 PV a { -barrel }. Chi può caricare deve farlo. Alla fine conservi 1 { -barrel } e ciò che sta nei tuoi magazzini; il resto è perso.

role-prospector-action = Nessuno fa nulla.
role-prospector-privilege = Prendi 1 { -coin }.
role-prospector-help = Prendi 1 { -coin } dalla banca. Gli altri non ricevono nulla.

role-buccaneer-action = Agisci solo tu.
role-buccaneer-privilege = Scegli una di quattro possibilità.
role-buccaneer-help = Scarichi una nave, svuoti la { -trading-house }, porti via { -workers } dalla { -worker-ship } o metti da parte un ruolo. Non puoi riprendere questo ruolo finché non lo prende qualcun altro.

phase-settler = { NAME("phase settler") }
phase-mayor = { NAME("phase mayor") }
phase-builder = { NAME("phase builder") }
phase-craftsman = { NAME("phase craftsman") }
phase-trader = { NAME("phase trader") }
phase-captain = { NAME("phase captain") }
phase-prospector = { NAME("phase prospector") }
phase-buccaneer = { NAME("phase buccaneer") }
phase-storage = Conservare le merci
phase-draft = Draft degli edifici
phase-round = Scelta dei ruoli
phase-over = Fine della partita

ending-workers = i { -workers } non bastano per riempire la { -worker-ship }
ending-city = una città è piena
ending-chips = i gettoni PV sono finiti

### --- Edifici ----------------------------------------------------------------------------------------------

building-small-indigo-plant-effect = Produce { SMALL("indigo") }
building-small-indigo-plant-help = Quando si produce, ogni { -worker } qui trasforma in un { -barrel } il raccolto di { -a-plantation } di { SMALL("indigo") } con un { -worker }.
building-small-sugar-mill-effect = Produce { SMALL("sugar") }
building-small-sugar-mill-help = Quando si produce, ogni { -worker } qui trasforma in un { -barrel } il raccolto di { -a-plantation } di { SMALL("sugar") } con un { -worker }.
building-large-indigo-plant-effect = Produce { SMALL("indigo") }
building-large-indigo-plant-help = Quando si produce, ogni { -worker } qui trasforma in un { -barrel } il raccolto di { -a-plantation } di { SMALL("indigo") } con un { -worker }.
building-large-sugar-mill-effect = Produce { SMALL("sugar") }
building-large-sugar-mill-help = Quando si produce, ogni { -worker } qui trasforma in un { -barrel } il raccolto di { -a-plantation } di { SMALL("sugar") } con un { -worker }.
building-tobacco-storage-effect = Produce { SMALL("tobacco") }
building-tobacco-storage-help = Quando si produce, ogni { -worker } qui trasforma in un { -barrel } il raccolto di { -a-plantation } di { SMALL("tobacco") } con un { -worker }.
building-coffee-roaster-effect = Produce { SMALL("coffee") }
building-coffee-roaster-help = Quando si produce, ogni { -worker } qui trasforma in un { -barrel } il raccolto di { -a-plantation } di { SMALL("coffee") } con un { -worker }.

building-small-market-effect = +1 { -coin } quando vendi
building-small-market-help = Quando vendi alla { -trading-house } ricevi 1 { -coin } in più. Si somma al { NAME("large_market") }.
building-hacienda-effect = { EDITION() ->
    [classic] Un { -plantation } in più, pescato coperto
   *[other] Una { -plantation } in più, pescata coperta
}
building-hacienda-help = Nella { -settler-phase }, prima di prendere la tua tessera, puoi pescarne una coperta. Devi piazzarla, e non puoi scambiarla con una { -quarry }.
building-construction-hut-effect = Puoi prendere una { -quarry }
building-construction-hut-help = Nella { -settler-phase } puoi prendere una { -quarry } invece di { -a-plantation }, anche se il ruolo l'ha preso un altro.
building-small-warehouse-effect = Conservi tutti i { -barrels } di un tipo
building-small-warehouse-help = Alla fine della { -captain-phase } conservi tutti i { -barrels } di un tipo in più. Ciò che puoi caricare devi comunque caricarlo.
building-hospice-effect = Un { -worker } per la tua nuova tessera
building-hospice-help = Nella { -settler-phase }, con la tessera che prendi arriva dalla riserva un { -worker }, che vi si mette subito. { EDITION() ->
    [classic] Arriva con la tessera appena piazzata, quella della { NAME("hacienda") } o quella normale: un { -worker } per fase. Se la riserva è vuota, non arriva nessuno.
    [special] Se anche { NAME("hacienda") } o { NAME("library") } ti hanno dato una tessera, scegli su quale.
   *[other] Non vale per la tessera della { NAME("hacienda") }.
}
building-office-effect = Vendi anche merci già nella { -trading-house }
building-office-help = Puoi vendere un tipo di merce che la { -trading-house } ha già. Quando è piena, non puoi venderle nulla neanche tu.
building-large-market-effect = +2 { -coins } quando vendi
building-large-market-help = Quando vendi alla { -trading-house } ricevi 2 { -coins } in più. Si somma al { NAME("small_market") }.
building-large-warehouse-effect = Conservi tutti i { -barrels } di due tipi
building-large-warehouse-help = Alla fine della { -captain-phase } conservi tutti i { -barrels } di due tipi in più. Ciò che puoi caricare devi comunque caricarlo.
building-factory-effect = Più tipi produci, più { -coins } ricevi
building-factory-help = Quando produci, ricevi 0, 1, 2, 3 o 5 { -coins } per 1, 2, 3, 4 o 5 tipi di merce.
building-university-effect = Un { -worker } per il tuo nuovo edificio
building-university-help = Quando costruisci, con l'edificio arriva dalla riserva un { -worker }, che vi si mette subito. Uno solo, per quanti cerchi ci siano.
building-harbor-effect = +1 PV ogni volta che carichi
building-harbor-help = Ogni volta che carichi merci, su una nave da carico o su una tua, ricevi 1 PV in più.
building-wharf-effect = Una nave tua per tutti i { -barrels } di un tipo
building-wharf-help = Una volta per { -captain-phase }, invece di caricare una nave da carico, puoi spedire tutti i tuoi { -barrels } di un tipo per 1 PV l'uno. Va bene qualsiasi tipo, e non è obbligatorio usarlo.
building-guild-hall-effect = PV per i tuoi { -production-buildings }
building-guild-hall-help = Alla fine, 1 PV per ogni tuo { -production-building } piccolo e 2 PV per ogni grande, occupato o no. Conta se qui c'è un { -worker }.
building-residence-effect = PV per i terreni usati della tua isola
building-residence-help = Alla fine, 4 PV fino a 9 terreni usati sulla tua isola, 5 per 10, 6 per 11 e 7 per 12. Conta se qui c'è un { -worker }.
building-fortress-effect = 1 PV ogni 3 { -workers }
building-fortress-help = Alla fine, 1 PV ogni tre { -workers } che hai, ovunque siano. Conta se uno di loro è qui.
building-customs-house-effect = 1 PV ogni 4 PV in gettoni
building-customs-house-help = Alla fine, 1 PV ogni quattro PV che hai in gettoni; quelli sugli edifici non contano. Conta se qui c'è un { -worker }.
building-city-hall-effect = 1 PV per ogni { -beige-building }
building-city-hall-help = Alla fine, 1 PV per ogni tuo { -beige-building }, questo compreso, occupato o no. Conta se qui c'è un { -worker }.

building-aqueduct-effect = +1 { SMALL("indigo") }, +1 { SMALL("sugar") } dagli edifici grandi
building-aqueduct-help = Se la { NAME("large_indigo_plant") } ti ha dato { SMALL("indigo") }, ne prendi 1 { -barrel } in più; lo stesso vale per lo { SMALL("sugar") } con il { NAME("large_sugar_mill") }. Gli edifici piccoli non contano.
building-forest-house-effect = { EDITION() ->
    [classic] Piazza i { -plantations } coperti come { -forests }
   *[other] Piazza le { -plantations } coperte come { -forests }
}
building-forest-house-help = Nella { -settler-phase } puoi piazzare { -a-hidden-plantation } come { -forest }. Ogni due { -forests } i tuoi edifici costano 1 { -coin } in meno, senza limite.
building-black-market-effect = Paga con un { -worker }, un { -barrel } e un PV
building-black-market-help = Se per un edificio ti mancano { -coins }, puoi cedere un { -worker }, un { -barrel } e un PV al posto di 1 { -coin } ciascuno. Prima spendi tutto ciò che hai e cedi solo quanto manca.
building-storehouse-effect = Conservi 3 { -barrels } in più, di qualsiasi tipo
building-storehouse-help = Alla fine della { -captain-phase } conservi tre { -barrels } in più, di qualsiasi tipo.
building-guesthouse-effect = Due { -workers } che si spostano quando vuoi
building-guesthouse-help = Qui aspettano fino a due { -workers }. { EDITION() ->
    [classic] In ogni fase puoi spostarli su tuoi cerchi vuoti, dove lavorano subito.
    [special] In ogni fase puoi spostarli su tuoi cerchi vuoti, dove lavorano subito.
   *[other] In ogni fase tranne la { -mayor-phase } puoi spostarli su tuoi cerchi vuoti, dove lavorano subito.
} Ti viene chiesto ogni volta che può servire.
building-trading-post-effect = Vendi fuori dalla { -trading-house }
building-trading-post-help = Invece che alla { -trading-house } puoi vendere alla riserva 1 { -barrel } di qualsiasi tipo, anche se la casa è piena. Al prezzo si aggiunge il tuo vantaggio, ma non i mercati.
building-church-effect = +1 PV per edifici da 2 o 3 PV, +2 per i grandi
building-church-help = Quando costruisci, ricevi 1 PV per un edificio da 2 o 3 PV e 2 PV per un { -large-building }. Per sé stessa non ne dà.
building-small-wharf-effect = Spedisci i { -barrels } che vuoi, 1 PV ogni 2
building-small-wharf-help = Una volta per { -captain-phase }, invece di caricare una nave da carico, puoi spedire i { -barrels } che vuoi, anche di tipi diversi, per 1 PV ogni due{ EDITION() ->
    [classic] , oppure nulla, anche se potresti caricare.
   *[other] { "." }
}
building-lighthouse-effect = +1 { -coin } ogni volta che carichi
building-lighthouse-help = Ogni volta che carichi merci, su una nave da carico o su una tua, ricevi 1 { -coin }. Da { NAME("captain") } ricevi ancora 1 { -coin } all'inizio della fase.
building-specialty-factory-effect = Più produci di un solo tipo, più { -coins } ricevi
building-specialty-factory-help = Quando produci, conta i { -barrels } del tipo di cui hai prodotto di più: ricevi 1 { -coin } per ciascuno tranne il primo. Il { SMALL("corn") } non conta.
building-library-effect = Raddoppia i tuoi vantaggi
building-library-help = Quando prendi un ruolo, il tuo vantaggio vale il doppio: due { -workers }, 2 { -coins } in meno, due { -barrels } e così via. Da { NAME("settler") } prendi { -another-plantation } dopo tutti gli altri.
building-union-hall-effect = 1 PV ogni due { -barrels } dello stesso tipo
building-union-hall-help = { EDITION() ->
    [special] All'inizio della { -captain-phase }, prima che si carichi,
   *[other] Al tuo primo turno della { -captain-phase }, prima di caricare,
} ricevi 1 PV ogni due { -barrels } dello stesso tipo che hai.
building-statue-effect = Tanti PV, senza bisogno di un { -worker }
building-statue-help = Non ha cerchi e non fa nulla; i suoi PV contano sempre.
building-cloister-effect = PV ogni tre tessere uguali sulla tua isola
building-cloister-help = Alla fine, 1, 3, 6 o 10 PV per una, due, tre o quattro serie di tre tessere uguali sulla tua isola. Conta se qui c'è un { -worker }.

building-land-office-effect = Compra o restituisci { -a-plantation }
building-land-office-help = Una volta al tuo turno nella { -trader-phase }. Con un { -worker } qui puoi pagare 1 { -coin } e pescare { -a-hidden-plantation }; con un { -noble } puoi restituire { -a-plantation } per 1 { -coin }.
building-chapel-effect = 1 { -coin } prima di produrre, con un { -noble } 1 PV
building-chapel-help = All'inizio di ogni { -craftsman-phase } ricevi 1 { -coin } se qui c'è un { -worker }, 1 PV se è un { -noble }.
building-hunting-lodge-effect = Rendi una tessera; con un { -noble } PV per terreni vuoti
building-hunting-lodge-help = Alla fine di ogni { -settler-phase }. Con un { -worker } qui puoi restituire { -a-plantation } o una { -forest }; con un { -noble } ricevi 2 PV se hai più terreni vuoti di chiunque altro.
building-zoning-office-effect = Edifici piccoli −1; con un { -noble } i grandi −2
building-zoning-office-help = Con un { -worker } qui gli edifici piccoli ti costano 1 { -coin } in meno; con un { -noble }, invece, quelli grandi 2 { -coins } in meno.
building-royal-supplier-effect = Consegna { -barrels } per 1 PV, uno per { -noble }
building-royal-supplier-help = { EDITION() ->
    [special] All'inizio della { -captain-phase }, prima che si carichi,
   *[other] Al tuo primo turno della { -captain-phase }, prima di caricare,
} puoi consegnare un { -barrel } per ogni { -noble } che hai, tutti di tipi diversi, per 1 PV l'uno.
building-villa-effect = Un { -noble } a ogni { -mayor-phase }
building-villa-help = A ogni { -mayor-phase } puoi prendere un { -noble } dalla riserva, o un { -worker } se non ce ne sono.
building-jeweler-effect = 1 { -coin } per ogni { -noble } alla produzione
building-jeweler-help = Quando si produce, ricevi 1 { -coin } per ogni { -noble } che hai. Vale come { -production-building } grande.
building-royal-garden-effect = 1 PV in più per ogni { -noble }
building-royal-garden-help = Alla fine, 1 PV in più per ogni { -noble } che hai. Conta se qui c'è un { -worker }.

### --- Come si gioca al tavolo ------------------------------------------------------------------------------

edition-classic-name = Edizione classica
edition-classic-help = Le regole e i nomi dell'edizione classica.
edition-1897-name = Puerto Rico 1897
edition-1897-help = Le regole e i nomi di Puerto Rico 1897.
edition-special-name = 1897, edizione speciale
edition-special-help = Le regole dell'edizione speciale, con carte festa, traguardi e il Puertoma.

expansion-new-buildings-name = Nuovi edifici
expansion-new-buildings-help = Quattordici edifici in più; quali entrano in gioco si decide con un draft.
expansion-nobles-name = { EDITION() ->
    [classic] Nobili
   *[other] Borghesi
}
expansion-nobles-help = Con i { -workers } arrivano anche i { -nobles }: valgono 1 PV ciascuno e hanno edifici propri.
expansion-buccaneer-name = { NAME("buccaneer") }
expansion-buccaneer-help = Un ruolo in più che scarica navi, svuota la { -trading-house }, porta via { -workers } o mette da parte un ruolo.
expansion-festival-name = Festa
expansion-festival-help = Tre obiettivi: chi ne raggiunge uno per primo riceve la ricompensa.
expansion-festival-cards-name = Carte festa
expansion-festival-cards-help = Tre di dodici carte danno gli obiettivi, al posto di quelli della Festa.
expansion-achievements-name = Traguardi
expansion-achievements-help = Ognuno ha quattro carte segrete, che danno PV quando la loro condizione è soddisfatta.
name-of-expansion = { $expansion ->
    [nobles] { expansion-nobles-name }
    [buccaneer] { expansion-buccaneer-name }
    [festival] { expansion-festival-name }
    [festival_cards] { expansion-festival-cards-name }
    [achievements] { expansion-achievements-name }
   *[new_buildings] { expansion-new-buildings-name }
}

variant-cost-swap-name = Prezzi scambiati
variant-cost-swap-help = { NAME("university") }: costo 7; { NAME("factory") }: costo 8.
variant-corn-start-name = Inizio con { SMALL("corn") }
variant-corn-start-help = Chi comincia con { SMALL("corn") } ha 1 { -coin } in meno.
variant-jeweler-cap-name = { NAME("jeweler") }: limite
variant-jeweler-cap-help = { NAME("jeweler") }: al massimo 3 { -coins } per fase.
variant-villa-or-jeweler-name = { NAME("villa") } o { NAME("jeweler") }
variant-villa-or-jeweler-help = Nel draft se ne può scegliere solo uno dei due.
variant-hacienda-or-forest-house-name = { NAME("hacienda") } o { NAME("forest_house") }
variant-hacienda-or-forest-house-help = Nel draft se ne può scegliere solo uno dei due.
variant-achievement-draft-name = Traguardi con draft
variant-achievement-draft-help = Ognuno tiene una carta alla volta e passa le altre a sinistra, invece di riceverne quattro a caso.
variant-errata-name = Errata
variant-errata-help = Come vogliono le errata della Special Edition: la fine scatta appena finiscono i gettoni PV, in qualunque fase, e la seconda tessera di chi ha { NAME("library") } non riceve il { -worker } di { NAME("hospice") }.

option-edition-name = Edizione
option-edition-help = Con quali regole e con quali nomi si gioca.
option-players-name = Giocatori
option-players-help = Quanti siedono al tavolo, bot compresi.
option-governor-name = Primo { SMALL("governor") }
option-governor-help = Chi prende il primo ruolo della partita.
option-ask-forced-name = Chiedi le mosse obbligate
option-ask-forced-help = Ti viene chiesto anche quando puoi fare una cosa sola.
option-voluntary-name = Chiedi ogni guadagno
option-voluntary-help = PV, { -coins }, { -barrels } e sconti a cui si può rinunciare vengono chiesti invece di essere presi in automatico.
option-expansions-name = Espansioni
option-expansions-help = Ciò che si aggiunge al gioco base; si possono combinare.
option-variants-name = Varianti
option-variants-help = Piccoli cambiamenti alle regole.
option-draft-name = Draft
option-draft-help = Chi decide quali edifici entrano in gioco.
option-buildings-name = Edifici
option-buildings-help = I tipi di edificio con cui si gioca, se li scegli tu.
option-house-rules-name = Regole della casa
option-house-rules-help = Permette le espansioni dell'edizione speciale nelle altre edizioni.
option-order-name = Posti
option-order-help = Chi siede dove, e quindi chi comincia.
option-undo-name = Annullare
option-undo-help = Se le mosse si possono ritirare.
option-clock-name = Tempo per pensare
option-clock-help = Quanto può durare una decisione; poi gioca un bot finché il giocatore non torna.
option-visibility-name = Chi trova il tavolo
option-visibility-help = Se altri trovano il tavolo nella lobby.
option-difficulty-name = Difficoltà
option-difficulty-help = Quanto è forte il Puertoma.

draft-players-name = I giocatori
draft-players-help = A turno, ogni giocatore aggiunge un tipo di edificio alla partita.
draft-chance-name = Il caso
draft-chance-help = Il caso decide quali edifici entrano in gioco.
draft-given-name = Chi apre il tavolo
draft-given-help = Chi apre il tavolo indica gli edifici.
order-random-name = A caso
order-random-help = I posti si mescolano quando la partita comincia.
order-fixed-name = Come seduti
order-fixed-help = Ognuno resta dove siede; comincia il primo posto.
undo-none-name = Mai
undo-none-help = Ciò che è giocato è giocato.
undo-own-name = Mosse proprie
undo-own-help = Puoi ritirare la tua ultima decisione finché nessun altro decide e non si scopre nulla di nascosto.
undo-agree-name = D'accordo tutti
undo-agree-help = Come per le mosse proprie; anche più indietro se tutti sono d'accordo.
clock-none-name = Senza limite
clock-none-help = Ognuno si prende il tempo che gli serve.
clock-decision-name = Per decisione
clock-decision-help = Ogni decisione ha un limite di tempo: per giocare in una sola volta.
clock-day-name = Nei giorni
clock-day-help = Ogni decisione può durare giorni: per giocare di tanto in tanto.
visibility-public-name = Pubblico
visibility-public-help = Il tavolo è nella lobby e chiunque può sedersi o guardare.
visibility-link-name = Con il link
visibility-link-help = Solo chi ha il link trova il tavolo.

bot-random-name = Casuale
bot-random-help = Fa una qualsiasi mossa lecita: va bene per una prima partita.
bot-greedy-name = Avido
bot-greedy-help = Prende ciò che rende di più subito.
bot-planner-name = Pianificatore
bot-planner-help = Pensa fino al suo prossimo turno: a chi giova un ruolo e che cosa lascia agli altri.
bot-learned-name = Addestrato
bot-learned-help = Prende ciò che preferisce una rete che ha imparato da molte partite.
bot-search-name = Ricerca
bot-search-help = Guarda avanti finché ha tempo.
bot-beginner-name = Principiante
bot-beginner-help = Conosce le regole e spesso sbaglia a valutare una mossa.
bot-casual-name = Occasionale
bot-casual-help = Prende ciò che sembra buono, con qualche errore.
bot-skilled-name = Abile
bot-skilled-help = Pensa in anticipo e sbaglia di rado.
bot-expert-name = Esperto
bot-expert-help = Guarda alcune mosse avanti. Difficile da battere.
bot-master-name = Maestro
bot-master-help = Guarda avanti quanto permette un secondo. L'avversario più forte.
bot-shipper-name = Armatore
bot-shipper-help = Abile: coltiva molto e riempie le navi.
bot-builder-name = Costruttore
bot-builder-help = Abile: investe le sue monete in una grande città.
bot-trader-name = Mercante
bot-trader-help = Abile: vende caro e tiene piena la borsa.

### --- Decisioni --------------------------------------------------------------------------------------------

decision-round-name = Scelta del ruolo
decision-round-ask = Scegli un ruolo.
decision-round-help = Prendi uno dei ruoli rimasti, con { -the-coins } che ci sono sopra. Tutti lo svolgono, a cominciare da te; il vantaggio è solo tuo.

decision-settler-name = { NAME("settler") }
decision-settler-ask = { NAME("settler") }: prendi una tessera.
decision-settler-help = Prendi una delle tessere scoperte per un terreno libero della tua isola. Se hai preso il ruolo o hai una { NAME("construction_hut") } occupata, puoi prendere invece una { -quarry }.
decision-settler-pass = Non prendere nulla

decision-hacienda-name = { NAME("hacienda") }
decision-hacienda-ask = { NAME("hacienda") }: peschi prima { -a-hidden-plantation }?
decision-hacienda-help = Puoi pescare una tessera che non vedi prima di prendere la tua. In ogni caso va piazzata.
decision-hacienda-pass = Non pescare

decision-hospice-name = { NAME("hospice") }
decision-hospice-ask = { NAME("hospice") }: un { -worker } per la tua nuova tessera?
decision-hospice-help = Un { -worker } può mettersi subito sulla tua nuova tessera. Se rinunci, ne resta uno in più nella riserva.
decision-hospice-pass = Nessun { -worker }

decision-mayor-name = { NAME("mayor") }
decision-mayor-ask = { NAME("mayor") }: prendi 1 { -worker } in più?
decision-mayor-help = Il tuo vantaggio è un { -worker } in più dalla riserva. Se rinunci, la riserva resta più piena e la fine più lontana.
decision-mayor-pass = Nessun { -worker }

decision-place-name = Piazzare i { -workers }
decision-place-ask = { NAME("mayor") }: piazza i tuoi { -workers }.
decision-place-help = Metti tutti i tuoi { -workers }, vecchi e nuovi, sui cerchi delle tue tessere, come vuoi. Restano inattivi solo quelli che non trovano un cerchio.

decision-builder-name = { NAME("builder") }
decision-builder-ask = { NAME("builder") }: che cosa costruisci?
decision-builder-help = Costruisci un edificio che puoi pagare, per cui hai posto e che non possiedi ancora.
decision-builder-pass = Non costruire nulla

decision-university-name = { NAME("university") }
decision-university-ask = { NAME("university") }: un { -worker } per il tuo nuovo edificio?
decision-university-help = Un { -worker } può mettersi subito sul tuo nuovo edificio. Se rinunci, ne resta uno in più nella riserva.
decision-university-pass = Nessun { -worker }

decision-craftsman-name = { NAME("craftsman") }
decision-craftsman-ask = { NAME("craftsman") }: quale { -barrel } prendi in più?
decision-craftsman-help = Il tuo vantaggio è un { -barrel } in più di un tipo che hai appena prodotto.
decision-craftsman-pass = Non prendere nulla

decision-trader-name = { NAME("trader") }
decision-trader-ask = { NAME("trader") }: che cosa vendi?
decision-trader-help = Vendi 1 { -barrel } alla { -trading-house }, di un tipo che non ha ancora. { NAME("office") }, { NAME("trading_post") } e { NAME("land_office") } permettono di più.
decision-trader-pass = Non vendere nulla

decision-captain-name = { NAME("captain") }
decision-captain-ask = { NAME("captain") }: carica una nave.
decision-captain-help = Scegli un tipo di merce e una nave. Una nave porta un solo tipo, e due navi non portano lo stesso; si caricano tutti i { -barrels } che ci stanno. Se puoi caricare, devi farlo.
decision-captain-pass = Non spedire nulla

decision-storage-name = Magazzino
decision-storage-ask = { NAME("captain") }: che cosa conservi?
decision-storage-help = Conservi 1 { -barrel } e ciò che sta nei tuoi magazzini. Tutto il resto è perso.
decision-storage-pass = Non conservare altro

decision-draft-name = Draft
decision-draft-ask = Aggiungi un tipo di edificio alla partita.
decision-draft-help = Scegli un edificio per uno spazio libero del suo costo. Ciò che non viene scelto resta fuori dal gioco.

decision-guests-name = { NAME("guesthouse") }
decision-guests-ask = { NAME("guesthouse") }: un ospite si sposta adesso?
decision-guests-help = Puoi spostare un ospite su un tuo cerchio vuoto, dove lavora subito. Ti verrà chiesto ancora quando potrà servire.
decision-guests-pass = Nessuno si sposta

decision-drawn-tile-name = Tessera pescata
decision-drawn-tile-ask = Hai pescato { a-tile }. Come piazzi la tessera?
decision-drawn-tile-help = Con { -an-occupied-forest-house } puoi piazzare la tessera coperta, come { -forest }.

decision-library-tile-name = { NAME("library") }
decision-library-tile-ask = { NAME("library") }: prendi { -another-plantation }.
decision-library-tile-help = Il tuo vantaggio vale il doppio: prendi { EDITION() ->
    [classic] uno dei { -plantations } rimasti
   *[other] una delle { -plantations } rimaste
}.
decision-library-tile-pass = Non prendere nulla

decision-black-market-name = { NAME("black_market") }
decision-black-market-ask = { NAME($building) }: { $coins ->
    [one] manca
   *[other] mancano
} { sum-coins }. Che cosa cedi?
decision-black-market-help = Cedi un { -worker }, un { -barrel } o un PV al posto di 1 { -coin } ciascuno, finché non manca più nulla. Ti viene chiesto uno dopo l'altro.
decision-black-market-pass = Nulla di questo tipo

decision-small-wharf-name = { NAME("small_wharf") }
decision-small-wharf-ask = { NAME("small_wharf") }: { piece-barrel } a bordo. Che altro?
decision-small-wharf-help = Aggiungi { -barrels } di altri tipi o fai partire la nave. Dà 1 PV ogni due { -barrels }.
decision-small-wharf-pass = La nave parte

decision-worker-ship-name = { NAME("worker_ship") }
decision-worker-ship-ask = { NAME("worker_ship") }: chi prendi?
decision-worker-ship-help = Prendi una persona alla volta, un { -worker } o un { -noble }, finché non resta nessuno.

decision-villa-name = { NAME("villa") }
decision-villa-ask = { NAME("villa") }: prendi qualcuno?
decision-villa-help = Puoi prendere un { -noble } dalla riserva, o un { -worker } se non ce ne sono.
decision-villa-pass = Nessuno

decision-nobles-name = Piazzare i { -nobles }
decision-nobles-ask = { NAME($building) }: quanti { -nobles } ci metti?
decision-nobles-help = Questo edificio funziona in un altro modo con un { -noble }. Di' chi ci sta; gli altri vanno dove non fa differenza.

decision-hunting-lodge-name = { NAME("hunting_lodge") }
decision-hunting-lodge-ask = { NAME("hunting_lodge") }: restituisci una tessera?
decision-hunting-lodge-help = Puoi restituire { -a-plantation } o una { -forest }. Chi ci sta sopra va al tuo { -portrait }.
decision-hunting-lodge-pass = Tieni tutto

decision-royal-supplier-name = { NAME("royal_supplier") }
decision-royal-supplier-ask = { NAME("royal_supplier") }: che cosa consegni per 1 PV l'uno?
decision-royal-supplier-help = Prima di caricare puoi consegnare un { -barrel } per ogni { -noble } che hai, tutti di tipi diversi.
decision-royal-supplier-pass = Non consegnare altro

decision-buccaneer-name = { NAME("buccaneer") }
decision-buccaneer-ask = { NAME("buccaneer") }: scegli che cosa fare.
decision-buccaneer-help = Scarica una nave e tieni fino a tre { -barrels }; svuota la { -trading-house } per 1 PV a { -barrel }; porta via fino a tre { -workers } dalla { -worker-ship }; oppure metti da parte un ruolo e giocalo alla fine del round.
decision-buccaneer-pass = Una scelta senza effetto

decision-raid-name = { NAME("buccaneer_raid") }
decision-raid-ask = Da mandare via: { $rest }; al tuo servizio: fino a { $kept }. Chi va dove?
decision-raid-help = Metti alcuni di quelli che se ne vanno su tuoi cerchi vuoti. Di' chi viene mandato via: { EDITION() ->
    [special] esce dal gioco.
   *[other] torna nella riserva.
}

decision-reward-name = Ricompensa
decision-reward-ask = La tua ricompensa: { piece-worker } da piazzare.
decision-reward-help = Mettili su cerchi vuoti, prima i terreni e poi gli edifici. Quelli che non piazzi restano inattivi fino alla prossima { -mayor-phase }.
decision-reward-pass = Gli altri restano inattivi

decision-offer-name = Guadagno facoltativo
# $thing: the building, role or goal; the rest what it brings
decision-offer-ask = { NAME($thing) }: { festival-reward }. Accetti?
decision-offer-help = A questo tavolo ogni guadagno è facoltativo. Ciò a cui rinunci resta nella riserva.
decision-offer-pass = Rinuncia

decision-production-name = Scelta dei { -barrels }
# $count: the barrels; $ship: where a pirate takes them from, or 0
decision-production-ask = { $ship ->
    [0] Produzione
   *[other] { NAME("buccaneer_piracy") }
}: { piece-barrel }. Che cosa prendi?
decision-production-help = Prendi tutti i { -barrels }, oppure prima lasciane qualcuno, uno alla volta. Ciò che lasci resta nella riserva.

decision-payment-name = Pagamento
decision-payment-ask = { NAME($building) }: quanto paghi?
decision-payment-help = Gli sconti sono facoltativi: puoi usarli tutti, in parte o per niente.

decision-achievements-name = Traguardi
decision-achievements-ask = Quale carta segreta tieni?
decision-achievements-help = Tieni una carta; le altre vanno alla tua sinistra. Alla fine ne hai quattro.

### --- Azioni -----------------------------------------------------------------------------------------------

action-role = { NAME($card) }
action-take = Prendi { a-tile }
action-draw = Pesca { -a-hidden-plantation }
action-worker = { $decision ->
    [university] Un { -worker } sul nuovo edificio
    [raid] Gli altri se ne vanno
   *[other] Prendi un { -worker }
}
action-worker-on = { $field ->
    [forest] Prendi un { -worker } per la nuova { -forest }
   *[other] Un { -worker } sulla nuova tessera: { NAME($field) }
}
action-noble = { $decision ->
    [university] Un { -noble } sul nuovo edificio
    [raid] Gli altri se ne vanno, tra loro un { -noble }
   *[other] Prendi un { -noble }
}
action-noble-on = { $field ->
    [forest] Prendi un { -noble } per la nuova { -forest }
   *[other] Un { -noble } sulla nuova tessera: { NAME($field) }
}
action-place = { NAME($place) }: { piece-worker }
action-build = Costruisci { THE($building) }
action-barrel = Prendi { one-good }
action-sell = Vendi { SMALL($good) }
action-load = Carica { SMALL($good) } { ON(SHIP($ship)) }
action-wharf = { NAME("wharf") }: spedisci { SMALL($good) }
action-keep = Conserva { piece-good }
action-draft = Aggiungi { NAME($building) }
action-take-forest = Prendi { SMALL($good) } come { -forest }
action-plant = Piazzala scoperta
action-forest = Piazzala coperta, come { -forest }
action-post = { NAME("trading_post") }: vendi { SMALL($good) }
action-send = { NAME("small_wharf") }: { piece-good }
action-put-worker = { NAME($place) }: metti un { -worker }
action-put-noble = { NAME($place) }: metti un { -noble }
action-hand-worker = Un { -worker } ({ NAME($place) })
action-hand-noble = Un { -noble } ({ NAME($place) })
action-hand-barrel = { one-good }
action-hand-chip = 1 PV
action-nobles = { NAME($building) }: { piece-noble }
action-land = Compra { -a-hidden-plantation } per 1 { -coin }
action-clear = Restituisci una tessera: { NAME($tile) }
action-deliver = Consegna { one-good }
action-piracy = { NAME("buccaneer_piracy") }: nave { $ship }
action-loot = { NAME("buccaneer_loot") }
action-raid = { NAME("buccaneer_raid") }
action-kidnap = { NAME("buccaneer_kidnap") }: { NAME($card) }
action-choose = Tieni { NAME($achievement) }
action-choose-hidden = Tieni una carta segreta
action-accept = { $decision ->
    [production] Prendi tutto
   *[other] Accetta
}
action-leave = Lascia { one-good }
action-pay = Paga { sum-coins }

### --- Eventi -----------------------------------------------------------------------------------------------

event-acted = { $player }: { $action }.
event-acted-you = Tu: { $action }.
event-acted-pass = { $player } passa.
event-acted-pass-you = Passi.
event-acted-put = { $player } mette un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} su { NAME($place) }.
event-acted-put-you = Metti un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} su { NAME($place) }.

event-role-taken = { $player } sceglie { THE($card) }{ $coins ->
    [0] .
   *[other] {" "}e prende { sum-coins }.
}
event-role-taken-you = Scegli { THE($card) }{ $coins ->
    [0] .
   *[other] {" "}e prendi { sum-coins }.
}
event-tile-drawn = { $player } pesca { a-tile }.
event-tile-drawn-you = Peschi { a-tile }.
event-tile-taken = { $player } prende { a-tile }.
event-tile-taken-you = Prendi { a-tile }.
event-tiles-turned-up = Tessere scoperte: { piece-plantation }.
event-pile-shuffled = Nuovo mazzo mescolato: { piece-plantation }.
event-workers-gained = { $player } prende { piece-worker } in più.
event-workers-gained-you = Prendi { piece-worker } in più.
event-workers-from-ship = { $player } riceve { piece-worker } dalla { -worker-ship }.
event-workers-from-ship-you = Ricevi { piece-worker } dalla { -worker-ship }.
event-field-staffed = { $player } piazza { piece-worker } { $count ->
    [one] { AT(TILE($field)) }
   *[other] { AT_PLURAL(TILE($field)) }
}.
event-field-staffed-you = Piazzi { piece-worker } { $count ->
    [one] { AT(TILE($field)) }
   *[other] { AT_PLURAL(TILE($field)) }
}.
event-building-staffed = { $player } piazza { piece-worker } { AT($building) }.
event-building-staffed-you = Piazzi { piece-worker } { AT($building) }.
event-ship-refilled = { NAME("worker_ship") }: { $count ->
    [one] ora c'è { piece-worker }
   *[other] ora ci sono { piece-worker }
}.
event-built = { $player } costruisce { THE($building) } per { sum-coins }.
event-built-you = Costruisci { THE($building) } per { sum-coins }.
event-produced = { $player } produce { piece-good }.
event-produced-you = Produci { piece-good }.
event-coins-gained = { $player } riceve { sum-coins }.
event-coins-gained-you = Ricevi { sum-coins }.
event-barrel-taken = { $player } prende { one-good } in più.
event-barrel-taken-you = Prendi { one-good } in più.
event-sold = { $player } vende { one-good } per { sum-coins }.
event-sold-you = Vendi { one-good } per { sum-coins }.
event-house-emptied = La { -trading-house } si svuota.
event-loaded = { $player } carica { piece-good } { ON(SHIP($ship)) } per { sum-points }.
event-loaded-you = Carichi { piece-good } { ON(SHIP($ship)) } per { sum-points }.
event-shipped = { $player } spedisce { piece-good } { FROM("wharf") } per { sum-points }.
event-shipped-you = Spedisci { piece-good } { FROM("wharf") } per { sum-points }.
event-stored = { $count ->
    [0] { $player } perde { $lost ->
        [one] { $lost } { -barrel } { of-good }.
       *[other] { $lost } { -barrels } { of-good }.
    }
   *[other] { $player } conserva { piece-good }{ $lost ->
        [0] .
       *[other] {" "}e ne perde { $lost }.
    }
}
event-stored-you = { $count ->
    [0] Perdi { $lost ->
        [one] { $lost } { -barrel } { of-good }.
       *[other] { $lost } { -barrels } { of-good }.
    }
   *[other] Conservi { piece-good }{ $lost ->
        [0] .
       *[other] {" "}e ne perdi { $lost }.
    }
}
event-ship-emptied = La nave { $ship } parte con il carico di { SMALL($good) }.
event-end-triggered = È l'ultimo round: { $reason ->
    [workers] { ending-workers }
    [city] { ending-city }
   *[chips] { ending-chips }
}.
event-round-ended = Il round { $round } è finito.
event-game-over = La partita è finita.
event-workers-lifted = { $player } ha { piece-worker } da piazzare.
event-workers-lifted-you = Hai { piece-worker } da piazzare.
event-forest-placed = { $player } piazza una { -forest }.
event-forest-placed-you = Piazzi una { -forest }.
event-tile-cleared = { $player } restituisce una tessera: { NAME($tile) }.
event-tile-cleared-you = Restituisci una tessera: { NAME($tile) }.
event-points-gained = { $player } riceve { sum-points } ({ NAME($building) }).
event-points-gained-you = Ricevi { sum-points } ({ NAME($building) }).
event-privilege-points = { $player } riceve { sum-points } ({ NAME($card) }).
event-privilege-points-you = Ricevi { sum-points } ({ NAME($card) }).
event-handed-over = { $player } cede { $what ->
    [worker] { piece-worker }
    [noble] { piece-noble }
    [barrel] { piece-barrel }
   *[chip] { $count } PV
}.
event-handed-over-you = Cedi { $what ->
    [worker] { piece-worker }
    [noble] { piece-noble }
    [barrel] { piece-barrel }
   *[chip] { $count } PV
}.
event-noble-gained = { $player } prende { piece-noble }.
event-noble-gained-you = Prendi { piece-noble }.
event-noble-posted = { $player } ha { piece-noble } su { NAME($building) }.
event-noble-posted-you = Hai { piece-noble } su { NAME($building) }.
event-guest-moved = { $player } sposta un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} dall'{ NAME("guesthouse") } su { NAME($place) }.
event-guest-moved-you = Sposti un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} dall'{ NAME("guesthouse") } su { NAME($place) }.
event-sent = { $player } imbarca { piece-good } al { NAME("small_wharf") }.
event-sent-you = Imbarchi { piece-good } al { NAME("small_wharf") }.
event-delivered = { $player } consegna { one-good } per { sum-points }.
event-delivered-you = Consegni { one-good } per { sum-points }.
event-drafted = { $player } aggiunge { NAME($building) } alla partita.
event-drafted-you = Aggiungi { NAME($building) } alla partita.
event-drafted-nobody = Entra in gioco { NAME($building) }.
event-pirated = { $player } scarica la nave { $ship } e tiene { piece-good }.
event-pirated-you = Scarichi la nave { $ship } e tieni { piece-good }.
event-looted = { $player } svuota la { -trading-house } per { $count } PV.
event-looted-you = Svuoti la { -trading-house } per { $count } PV.
event-raided = { $player } toglie { piece-worker } dalla { -worker-ship }.
event-raided-you = Togli { piece-worker } dalla { -worker-ship }.
event-kidnapped = { $player } mette da parte il ruolo { NAME($card) }{ $coins ->
    [0] .
   *[other] {" "}e prende { sum-coins }.
}
event-kidnapped-you = Metti da parte il ruolo { NAME($card) }{ $coins ->
    [0] .
   *[other] {" "}e prendi { sum-coins }.
}
event-ransom-paid = { EDITION() ->
    [special] { $player } paga il ruolo messo da parte: { sum-coins } per { $to }.
   *[other] { $player } prende il ruolo messo da parte: { sum-coins } dalla banca per { $to }.
}
event-ransom-paid-you = { EDITION() ->
    [special] Paghi il ruolo messo da parte: { sum-coins } per { $to }.
   *[other] Prendi il ruolo messo da parte: { sum-coins } dalla banca per { $to }.
}
event-kidnapped-role-played = { $player } gioca il ruolo messo da parte: { NAME($card) }.
event-kidnapped-role-played-you = Giochi il ruolo messo da parte: { NAME($card) }.
event-goal-drawn = Un obiettivo della festa: { NAME($goal) }.
event-goal-reached = { $player } raggiunge un obiettivo: { NAME($goal) }.
event-goal-reached-you = Raggiungi un obiettivo: { NAME($goal) }.
event-achievement-met = { $player } rivela un traguardo: { NAME($achievement) }.
event-achievement-met-you = Riveli un traguardo: { NAME($achievement) }.

### --- Rifiuti ----------------------------------------------------------------------------------------------

refusal-game-over = La partita è finita.
refusal-card-taken = { NAME($card) }: in questo round l'ha già scelto { $player }.
refusal-card-taken-you = { NAME($card) }: in questo round l'hai già scelto tu.
refusal-settler-closed = Con l'isola piena non puoi scegliere il ruolo { NAME("settler") }.
refusal-same-prospector = Le due carte danno lo stesso: prendi la prima.
refusal-not-face-up = Non puoi prendere { a-tile }: non ce n'è tra le tessere scoperte.
refusal-no-right-to-quarry = Puoi prendere una { -quarry } solo se hai scelto tu il ruolo o se hai una { NAME("construction_hut") } occupata.
refusal-no-quarry-left = Non ci sono più { -quarries }.
refusal-not-this-turns-tile = { NAME($field) }: in questo turno non hai piazzato una tessera per l'{ NAME("hospice") }.
refusal-too-few-circles = { NAME($place) }: { $circles ->
    [one] c'è solo { $circles } cerchio
   *[other] ci sono solo { $circles } cerchi
}.
refusal-too-few-workers = { $workers ->
    [0] Non hai più nessuno da piazzare.
    [one] Hai solo { $workers } { -worker } da piazzare.
   *[other] Hai solo { $workers } { -workers } da piazzare.
}
refusal-workers-left-over = Vanno piazzati tutti, e { $workers ->
    [one] resterebbe { $workers } { -worker }
   *[other] resterebbero { $workers } { -workers }
} per { $circles ->
    [one] { $circles } cerchio
   *[other] { $circles } cerchi
}.
refusal-already-owned = Possiedi già { THE($building) }.
refusal-none-for-sale = { NAME($building) }: non è in vendita.
refusal-no-city-space = Nella tua città non c’è posto per { THE($building) }.
refusal-too-expensive = { NAME($building) } costa { $cost }, tu hai { $coins }.
refusal-supply-empty = Nella riserva non c'è più { SMALL($good) }.
refusal-not-produced = In questa fase non hai prodotto { SMALL($good) }.
refusal-house-full = La { -trading-house } è piena: { NAMES($goods) }.
refusal-no-barrel = Non hai { SMALL($good) }.
refusal-kind-in-house = La { -trading-house } ha già { SMALL($good) }.
refusal-must-load = Puoi caricare una nave da carico: devi farlo o usare una nave tua.
refusal-ship-full = { CAP(THE(SHIP($ship))) } è piena.
refusal-ship-has-other = La nave { $ship } porta { SMALL($other) }.
refusal-kind-on-other-ship = Un'altra nave porta già { SMALL($good) }.
refusal-other-ship-takes-more = { NAME($good) }: sulla nave { $ship } ce ne stanno { $here }, su un'altra { $there }.
refusal-wharf-used = In questa fase hai già usato il { NAME("wharf") }.
refusal-kind-decided = { NAME($good) }: hai già deciso.
refusal-too-few-barrels = Hai solo { $barrels ->
    [one] { $barrels } { -barrel } { of-good }
   *[other] { $barrels } { -barrels } { of-good }
}.
refusal-no-room-to-store = { NAME($good) }: non c'è posto. Conservi { $kinds ->
    [one] { $kinds } tipo intero
   *[other] { $kinds } tipi interi
} e { $barrels ->
    [one] { $barrels } { -barrel }
   *[other] { $barrels } { -barrels }
}.
refusal-already-sold = In questo turno hai già venduto.
refusal-land-office-used = In questo turno hai già usato l'{ NAME("land_office") }.
refusal-land-office-other-person = { NAME("land_office") }: un { -worker } compra terreni, un { -noble } li restituisce.
refusal-cannot-buy-land = Per comprare ti servono 1 { -coin }, un terreno libero e { -a-hidden-plantation } da pescare.
refusal-small-wharf-used = In questa fase hai già usato il { NAME("small_wharf") }.
refusal-works-on-black-market = Chi sta sul { NAME("black_market") } non può essere ceduto.
refusal-guest-changes-nothing = { NAME($place) }: adesso lì un ospite non cambierebbe nulla. Ti verrà chiesto ancora quando potrà servire.
refusal-no-such-guest = { NAME("guesthouse") }: nessun ospite di quel tipo aspetta lì.
refusal-in-every-game = { NAME($building) }: è in ogni partita, senza draft.
refusal-already-drafted = { NAME($building) }: è già nella partita.
refusal-excluded-by-pair = { NAME($building) }: non si può, perché in gioco c'è già l'altro edificio della coppia.
refusal-no-draft-space = { NAME($building) }: nessuno spazio di costo { $cost } è libero.
refusal-not-so-many-nobles = { NAME($building) }: qui possono stare da { $fewest } a { $most } { -nobles }.
refusal-quarries-stay = Una { -quarry } non si restituisce mai.
refusal-holds-marker = L'ultima volta questo ruolo l'hai scelto tu: prima deve prenderlo qualcun altro.
refusal-own-kidnapping = { NAME($card) }: l'hai messo da parte tu, aspetta la fine del round.
refusal-no-ransom = { NAME($card) }: è messo da parte e costa 3; tu hai { $coins }.
refusal-every-option-works = Ogni scelta ha un effetto: scegline una.
refusal-cannot-kidnap = { NAME($card) }: non si può mettere da parte.
refusal-not-in-hand = Non hai in mano la carta { NAME($card) }.
refusal-must-say-barrels = Non puoi passare: prendi i { -barrels } oppure lasciali uno alla volta.
refusal-none-to-leave = { NAME($good) }: non c’è nulla da lasciare.
refusal-pay-between = Puoi pagare da { $cost } a { $most }.
refusal-not-voluntary = A questo tavolo i guadagni non vengono chiesti: si prendono in automatico.
refusal-must-pay = Non puoi passare: di’ quanto paghi.
refusal-discount-whole = Questo sconto vale per intero o per niente: puoi pagare { $cost } o { $most }.

## Ciò che non è in questa partita

refusal-not-in-game = In questa partita non c’è: fa parte dell’espansione { name-of-expansion }.
refusal-building-not-in-game = { NAME($building) }: non è in questa partita, fa parte dell’espansione { name-of-expansion }.
refusal-not-drafted = { NAME($building) }: l’edificio non è stato scelto nel draft e non è in questa partita.
refusal-no-such-card = { NAME($card) }: in { $count } giocatori non c’è.
refusal-no-such-ship = In { $count } giocatori la nave { $ship } non c’è.
refusal-no-draft = In questa partita gli edifici non li scelgono i giocatori.
refusal-cards-are-dealt = In questa partita le carte segrete si distribuiscono, non si scelgono.

## Ciò che appartiene ad altro

refusal-other-decision = Fa parte di un’altra decisione ({ $home }); ora si decide: { $step }.
refusal-before-play = Si decide prima del primo round: { $home }.
refusal-phase-over = { NAME($card) }: in questo round la fase è già finita.
refusal-trading-over = { NAME($card) }: in questo round la fase è già finita; a chi non aveva nulla da vendere, o ha trovato piena la { -trading-house }, non è stato chiesto nulla.
refusal-no-occupied-building = Non hai { A($building) } { GENDER($building) ->
    [f] occupata
   *[m] occupato
}.
refusal-not-owned = Non possiedi { THE($building) }.
refusal-hacienda-draws-no-quarry = { NAME("hacienda") }: non si pesca mai una { -quarry }; la tua tessera la prendi dopo.
refusal-say-which-tile = Indica per quale delle tue nuove tessere.
refusal-place-decided = { NAME($place) }: hai già deciso.
refusal-place-later = { NAME($place) } viene dopo: prima { NAME($now) }.
refusal-nobody-there = { NAME($place) }: non c’è nessuno.

## Dove non si passa

refusal-must-take-role = Non puoi passare: devi scegliere un ruolo.
refusal-must-place = Non puoi passare: bisogna riempire più cerchi possibile.
refusal-must-draft = Non puoi passare: devi aggiungere un edificio.
refusal-must-place-tile = Non puoi passare: una tessera pescata va piazzata.
refusal-must-take-person = Non puoi passare: prendi un { -worker } o un { -noble }.
refusal-must-say-nobles = Non puoi passare: indica quanti { -nobles } stanno qui.
refusal-must-send-away = Non puoi passare: indica chi se ne va.
refusal-must-keep-card = Non puoi passare: devi tenere una carta.

## Tessere, persone, bucaniere

refusal-no-such-tile = Non hai { a-tile }.
refusal-second-tile-no-quarry = La seconda tessera è { -a-plantation }; per una { -quarry } ti serve una { NAME("construction_hut") } occupata.
refusal-no-circle-on-tile = { NAME($field) }: non c’è un cerchio vuoto.
refusal-forest-worker-moves-on = Su una { -forest } non sta nessuno: il { -worker } va sull’altra tessera di questo turno.
refusal-only-plantations-return = { NAME($field) }: qui si restituiscono solo { -plantations }.
refusal-noble-not-to-be-had = Un { -noble } arriva solo dalla { -worker-ship }, quando nella riserva non ci sono { -workers }.
refusal-only-from-supply = { NAME($building) }: arriva solo un { -worker } dalla riserva, nessun { -noble }.
refusal-no-worker-left = Non ci sono più { -workers }, solo { -nobles }.
refusal-nobles-first = Nella riserva { $count ->
    [one] c’è
   *[other] ci sono
} ancora { piece-noble }: non puoi prendere un { -worker }.
refusal-no-noble-left = Nella riserva non ci sono più { -nobles }.
refusal-no-noble-on-ship = { -worker-ship }: non ci sono { -nobles }.
refusal-not-so-many-on-ship = { $left ->
    [one] Deve andarsene { $left }
   *[other] Devono andarsene in { $left }
}, e ci sono solo { piece-worker }.
refusal-in-every-game-with-nobles = { NAME($building) }: è in ogni partita con i { -nobles }, senza draft.
refusal-house-empty = La { -trading-house } è vuota: non avrebbe effetto.
refusal-ship-empty = La nave { $ship } è vuota: non avrebbe effetto.
refusal-nobody-to-raid = { -worker-ship }: { $workers }, e i giocatori sono { $count }; si può razziare solo chi supera il loro numero.
refusal-still-missing = Non puoi passare: { $missing ->
    [one] manca ancora { $missing } { -coin }
   *[other] mancano ancora { $missing } { -coins }
}.
refusal-asked-later = Te lo si chiede dopo: prima cedi quello che si chiede ora, o passa.
refusal-asked-already = È già deciso: si cede al massimo uno di ogni tipo.
refusal-no-chip = Non hai PV da cedere.
refusal-no-noble-there = { NAME($place) }: lì non ci sono { -nobles }.
refusal-only-nobles-there = { NAME($place) }: lì ci sono solo { -nobles }.
refusal-raises-price = { NAME($place) }: senza chi sta lì l’edificio costerebbe di più.
refusal-no-empty-circle = { NAME($place) }: lì non hai un cerchio vuoto.
refusal-no-more-kept = Non puoi tenere nessun altro: gli altri se ne devono andare.
refusal-name-nobles-first = Indica i { -nobles } prima dei { -workers }.

### --- Festa e traguardi ------------------------------------------------------------------------------------

festival-harvest-weighing-name = Pesa del raccolto
festival-harvest-weighing-condition = Produci in una fase 3 { -barrels } di { SMALL($a) }
festival-carnival-cocktail-name = Cocktail di carnevale
festival-carnival-cocktail-condition = Produci in una fase: { SMALL($a) }, { SMALL($b) }, { SMALL($c) }
festival-closing-time-name = Ora di chiusura
festival-closing-time-condition = Riempi la { -trading-house } vendendo { SMALL($a) }
festival-specialist-name = Specialista
festival-specialist-condition = Hai 3 { -plantations } di { SMALL($x) }
festival-farm-fair-name = Fiera agricola
festival-farm-fair-condition = Hai { -plantations } di { SMALL($x) } e di { SMALL($y) }; produci in una fase { SMALL($a) } e { SMALL($b) }
festival-festival-delivery-name = Consegna per la festa
festival-festival-delivery-condition = Carica in una fase 1 { -barrel } di { SMALL($a) } e 2 di { SMALL($b) }
festival-twin-farmers-name = Contadini gemelli
festival-twin-farmers-condition = Hai 2 { -plantations } di { SMALL($x) } e 2 di { SMALL($y) }
festival-two-baskets-name = Due cesti
festival-two-baskets-condition = Produci in una fase 2 { -barrels } di { SMALL($a) } e 2 di { SMALL($b) }
festival-solemn-departure-name = Partenza solenne
festival-solemn-departure-condition = Riempi la nave più grande con { SMALL($a) }
festival-pioneer-toast-name = Brindisi dei pionieri
festival-pioneer-toast-condition = Costruisci { NAME($building) }
festival-inauguration-name = Inaugurazione
festival-inauguration-condition = Costruisci { NAME($building) }
festival-traditional-departure-name = Partenza tradizionale
festival-traditional-departure-condition = Riempi la nave più piccola con { SMALL($a) }
festival-reward = { $workers ->
    [0] { $coins ->
        [0] { sum-points }
       *[other] { sum-coins }{ festival-reward-points }
    }
    [one] { $workers } { -worker }{ festival-reward-coins }{ festival-reward-points }
   *[other] { $workers } { -workers }{ festival-reward-coins }{ festival-reward-points }
}
festival-reward-coins = { $coins ->
    [0] {""}
   *[other] , { sum-coins }
}
festival-reward-points = { $points ->
    [0] {""}
   *[other] , { sum-points }
}

achievement-major-investor-name = Grande investitore
achievement-major-investor-condition = Possiedi 2 { -large-buildings }
achievement-major-landowner-name = Grande proprietario terriero
achievement-major-landowner-condition = Al massimo 2 terreni e 2 spazi della città vuoti
achievement-master-collector-name = Maestro collezionista
achievement-master-collector-condition = Possiedi 7 { -barrels } di un tipo
achievement-senior-bureaucrat-name = Alto funzionario
achievement-senior-bureaucrat-condition = Possiedi 7 { -beige-buildings } piccoli
achievement-trade-strategist-name = Stratega del commercio
achievement-trade-strategist-condition = Ricevi 7 PV in una { -captain-phase }
achievement-head-administrator-name = Capo amministratore
achievement-head-administrator-condition = 12 { -workers } sugli edifici
achievement-leading-employer-name = Primo datore di lavoro
achievement-leading-employer-condition = 9 { -workers } sui terreni
achievement-leading-producer-name = Primo produttore
achievement-leading-producer-condition = Produci 7 { -barrels } in una fase
achievement-big-spender-name = Spendaccione
achievement-big-spender-condition = Costruisci un { -large-building } spendendo tutto ciò che hai
achievement-coffee-dispatcher-name = Spedizioniere del caffè
achievement-coffee-dispatcher-condition = Carica { SMALL("coffee") } sull'ultimo posto di una nave
achievement-tobacco-dispatcher-name = Spedizioniere del tabacco
achievement-tobacco-dispatcher-condition = Carica { SMALL("tobacco") } sull'ultimo posto di una nave
achievement-dock-tycoon-name = Magnate del porto
achievement-dock-tycoon-condition = Carica 3 tipi in una { -captain-phase }
achievement-luxury-goods-provider-name = Fornitore di lusso
achievement-luxury-goods-provider-condition = Possiedi { -production-buildings } per { SMALL("sugar") }, { SMALL("tobacco") } e { SMALL("coffee") }
achievement-master-agronomist-name = Maestro agronomo
achievement-master-agronomist-condition = Usa tutti i 12 terreni
achievement-specialised-shipper-name = Armatore specializzato
achievement-specialised-shipper-condition = Carica 5 { -barrels } di un tipo in una volta
achievement-caramel-popcorn-inventor-name = Inventore del popcorn al caramello
achievement-caramel-popcorn-inventor-condition = Possiedi 8 { -barrels } tra { SMALL("corn") } e { SMALL("sugar") }, di entrambi
achievement-confectionery-supplier-name = Fornitore di dolciumi
achievement-confectionery-supplier-condition = Possiedi 7 { -barrels } tra { SMALL("indigo") } e { SMALL("sugar") }, di entrambi
achievement-luxury-crop-trader-name = Mercante di colture pregiate
achievement-luxury-crop-trader-condition = Possiedi 5 { -barrels } tra { SMALL("coffee") } e { SMALL("tobacco") }, di entrambi
achievement-pastry-maker-name = Pasticcere
achievement-pastry-maker-condition = Possiedi 9 { -barrels } tra { SMALL("corn") } e { SMALL("indigo") }, di entrambi
achievement-tavern-supplier-name = Fornitore di taverne
achievement-tavern-supplier-condition = Possiedi 6 { -barrels } tra { SMALL("coffee") } e { SMALL("sugar") }, di entrambi
achievement-tobacco-and-fruit-broker-name = Mediatore di tabacco e frutta
achievement-tobacco-and-fruit-broker-condition = Possiedi 6 { -barrels } tra { SMALL("tobacco") } e { SMALL("indigo") }, di entrambi
achievement-deal-closer-name = Uomo d'affari
achievement-deal-closer-condition = Da { NAME("trader") }, riempi la { -trading-house }
achievement-independent-shipper-name = Armatore indipendente
achievement-independent-shipper-condition = Riempi una nave vuota con un solo carico
achievement-prudent-merchant-name = Commerciante prudente
achievement-prudent-merchant-condition = Conserva { -barrels } di 2 tipi a fine fase
achievement-sugar-dispatcher-name = Spedizioniere dello zucchero
achievement-sugar-dispatcher-condition = Carica { SMALL("sugar") } sull'ultimo posto di una nave
achievement-trade-tycoon-name = Magnate del commercio
achievement-trade-tycoon-condition = Vendi 1 { -barrel } per almeno 6 { -coins }
achievement-tropical-produce-magnate-name = Re dei prodotti tropicali
achievement-tropical-produce-magnate-condition = Possiedi 3 { -production-buildings } per { SMALL("indigo") } e { SMALL("sugar") }
achievement-corn-dispatcher-name = Spedizioniere del mais
achievement-corn-dispatcher-condition = Carica { SMALL("corn") } sull'ultimo posto di una nave
achievement-indigo-dispatcher-name = Spedizioniere della frutta
achievement-indigo-dispatcher-condition = Carica { SMALL("indigo") } sull'ultimo posto di una nave
achievement-master-architect-name = Maestro architetto
achievement-master-architect-condition = Costruisci un { -large-building } per al massimo 6 { -coins }

### --- Punteggio --------------------------------------------------------------------------------------------

score-chips = Gettoni PV
score-buildings = Edifici
score-nobles = { EDITION() ->
    [classic] Nobili
   *[other] Borghesi
}
score-achievements = Traguardi
score-total = Punti
score-tie-break = { EDITION() ->
    [classic] Dobloni
   *[other] Monete
} e { -barrels }
score-winner = { $player } vince.
score-winner-you = Hai vinto!
score-shared = Vittoria condivisa: { $players }.
