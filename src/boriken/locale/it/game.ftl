### Tutto ciò che parla del gioco, in italiano. Il modello è en/game.ftl: lì sono spiegati identificatori,
### variabili e funzioni; le forme italiane sono in docs/translating.md.
###
### Stile: frasi brevi e semplici, dando del tu. I nomi propri (ruoli, edifici, luoghi) hanno la maiuscola e, in una
### frase, l’articolo; i pezzi e le merci hanno la minuscola. Le tessere si piazzano e si scartano, i ruoli si
### scelgono, le merci si caricano o si spediscono e poi si conservano.

### --- Parole -----------------------------------------------------------------------------------------------

-coin = { SMALL("coin") }
-coins = { PLURAL("coin") }
-the-coins = { THE_PLURAL("coin") }
-worker = { SMALL("worker") }
-workers = { PLURAL("worker") }
-noble = { SMALL("noble") }
-nobles = { PLURAL("noble") }
-barrel = { SMALL("barrel") }
-barrels = { PLURAL("barrel") }
-plantation = { SMALL("plantation") }
-plantations = { PLURAL("plantation") }
-a-plantation = { A("plantation") }
-another-plantation = { GENDER("plantation") ->
    [f] un’altra { -plantation }
   *[m] un altro { -plantation }
}
-a-hidden-plantation = { -a-plantation } { GENDER("plantation") ->
    [f] coperta
   *[m] coperto
}
-quarry = { SMALL("quarry") }
-quarries = { PLURAL("quarry") }
-forest = { SMALL("forest") }
-forests = { PLURAL("forest") }
-beige-building = { SMALL("beige_building") }
-beige-buildings = { PLURAL("beige_building") }
-large-building = { SMALL("large_building") }
-large-buildings = { PLURAL("large_building") }
-production-building = { SMALL("production_building") }
-production-buildings = { PLURAL("production_building") }
-occupied-hut = { A("construction_hut") } { GENDER("construction_hut") ->
    [f] occupata
   *[m] occupato
}
-only-if-occupied = Solo se c’è un { -worker }:

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
role-settler-help = A turno, ognuno può mettere sulla propria isola { -a-plantation } { GENDER("plantation") ->
    [f] scoperta
   *[m] scoperto
}. Solo tu puoi prendere invece una { -quarry }, che abbassa il costo degli edifici.

role-mayor-action = Ognuno riceve { -workers } e li piazza.
role-mayor-privilege = Prendi 1 { -worker } in più dalla riserva.
role-mayor-help = I { -workers } { OF("worker_ship") } si distribuiscono uno alla volta, a cominciare da te. Poi ognuno ridispone tutti i propri { -workers }: tessere ed edifici vuoti non fanno nulla.

role-builder-action = Ognuno può costruire un edificio.
role-builder-privilege = Paghi 1 { -coin } in meno.
role-builder-help = A turno, ognuno può comprare un edificio. Ogni { -quarry } occupata fa risparmiare 1 { -coin }, fino a un limite che cresce con il valore dell’edificio.

role-craftsman-action = Ognuno produce merci.
role-craftsman-privilege = Prendi 1 { -barrel } in più di un tipo che hai prodotto.
role-craftsman-help = A turno, ognuno prende ciò che produce. Per il { SMALL("corn") } basta { -a-plantation } con un { -worker }; ogni altra merce richiede anche un { -worker } nel suo { -production-building }.

role-trader-action = Ognuno può vendere 1 { -barrel }.
role-trader-privilege = Ricevi 1 { -coin } in più per la vendita.
role-trader-help = A turno, ognuno può vendere 1 { -barrel } { TO("trading_house") }. Ha quattro posti e accetta solo tipi che non contiene ancora; se è piena, alla fine della fase si svuota.

role-captain-action = Ognuno deve caricare merci e riceve PV.
role-captain-privilege = Ricevi 1 PV in più al tuo primo carico.
role-captain-help = A turno, per più giri, ognuno carica un tipo di merce su una nave, tutto quello che ci sta, e riceve 1 PV a { -barrel }. Chi può caricare deve farlo. Alla fine conservi 1 { -barrel } e ciò che sta nei tuoi magazzini; il resto va perso.

role-prospector-action = Gli altri non fanno nulla.
role-prospector-privilege = Prendi 1 { -coin }.
role-prospector-help = Prendi 1 { -coin } dalla banca. Gli altri non ricevono nulla.

role-buccaneer-action = Agisci solo tu.
role-buccaneer-privilege = Scegli tra quattro opzioni.
role-buccaneer-help = Scarichi una nave, svuoti { THE("trading_house") }, porti via { -workers } { FROM("worker_ship") } o metti da parte un ruolo. Non puoi scegliere di nuovo questo ruolo finché non lo sceglie qualcun altro.

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

ending-workers = i { -workers } non bastano per riempire { THE("worker_ship") }
ending-city = una città è piena
ending-chips = { THE_PLURAL("vp_chip") } sono finiti

### --- Edifici ----------------------------------------------------------------------------------------------

building-small-indigo-plant-effect = Produce { SMALL("indigo") }
building-small-indigo-plant-help = { CAP(IN("phase craftsman")) }, ogni { -worker } qui trasforma in un { -barrel } il raccolto di { A("plantation indigo") } con un { -worker }.
building-small-sugar-mill-effect = Produce { SMALL("sugar") }
building-small-sugar-mill-help = { CAP(IN("phase craftsman")) }, ogni { -worker } qui trasforma in un { -barrel } il raccolto di { A("plantation sugar") } con un { -worker }.
building-large-indigo-plant-effect = Produce { SMALL("indigo") }
building-large-indigo-plant-help = { CAP(IN("phase craftsman")) }, ogni { -worker } qui trasforma in un { -barrel } il raccolto di { A("plantation indigo") } con un { -worker }.
building-large-sugar-mill-effect = Produce { SMALL("sugar") }
building-large-sugar-mill-help = { CAP(IN("phase craftsman")) }, ogni { -worker } qui trasforma in un { -barrel } il raccolto di { A("plantation sugar") } con un { -worker }.
building-tobacco-storage-effect = Produce { SMALL("tobacco") }
building-tobacco-storage-help = { CAP(IN("phase craftsman")) }, ogni { -worker } qui trasforma in un { -barrel } il raccolto di { A("plantation tobacco") } con un { -worker }.
building-coffee-roaster-effect = Produce { SMALL("coffee") }
building-coffee-roaster-help = { CAP(IN("phase craftsman")) }, ogni { -worker } qui trasforma in un { -barrel } il raccolto di { A("plantation coffee") } con un { -worker }.

building-small-market-effect = +1 { -coin } quando vendi
building-small-market-help = Quando vendi { TO("trading_house") } ricevi 1 { -coin } in più. Si somma { TO("large_market") }.
building-hacienda-effect = { CAP(A("plantation")) } in più, { GENDER("plantation") ->
    [f] pescata coperta
   *[m] pescato coperto
}
building-hacienda-help = { CAP(IN("phase settler")) }, prima di prendere la tua tessera, puoi pescare { -a-hidden-plantation }. Devi piazzare la tessera pescata, e non puoi scambiarla con una { -quarry }.
building-construction-hut-effect = Puoi prendere una { -quarry }
building-construction-hut-help = { CAP(IN("phase settler")) } puoi prendere una { -quarry } invece di { -a-plantation }, anche se il ruolo l’ha scelto un altro.
building-small-warehouse-effect = Conserva tutti i { -barrels } di un tipo
building-small-warehouse-help = Alla fine { OF("phase captain") }, oltre al { -barrel } che spetta a tutti, conservi tutti quelli di un tipo. Ciò che puoi caricare devi comunque caricarlo.
building-hospice-effect = Un { -worker } per la tua nuova tessera
building-hospice-help = { CAP(IN("phase settler")) }, con la tessera che prendi arriva dalla riserva un { -worker }, che si mette subito al lavoro. { EDITION() ->
    [classic] Arriva con la tessera appena piazzata, quella { OF("hacienda") } o quella normale: un { -worker } per fase. Se la riserva è vuota, non arriva nessuno.
    [special] Se anche { THE("hacienda") } o { THE("library") } ti ha dato una tessera, scegli su quale va.
   *[other] Non vale per la tessera { OF("hacienda") }.
}
building-office-effect = Vendi anche tipi già presenti { IN("trading_house") }
building-office-help = Puoi vendere un tipo di merce che { THE("trading_house") } contiene già. Se è piena, però, non puoi vendere lì nemmeno tu.
building-large-market-effect = +2 { -coins } quando vendi
building-large-market-help = Quando vendi { TO("trading_house") } ricevi 2 { -coins } in più. Si somma { TO("small_market") }.
building-large-warehouse-effect = Conserva tutti i { -barrels } di due tipi
building-large-warehouse-help = Alla fine { OF("phase captain") }, oltre al { -barrel } che spetta a tutti, conservi tutti quelli di due tipi. Ciò che puoi caricare devi comunque caricarlo.
building-factory-effect = Più tipi produci, più { -coins } ricevi
building-factory-help = Quando produci, ricevi 0, 1, 2, 3 o 5 { -coins } per 1, 2, 3, 4 o 5 tipi di merce.
building-university-effect = Un { -worker } per il tuo nuovo edificio
building-university-help = Quando costruisci, con l’edificio arriva dalla riserva un { -worker }, che si mette subito al lavoro. Uno solo, per quanti { PLURAL("circle") } abbia l’edificio.
building-harbor-effect = +1 PV ogni volta che carichi
building-harbor-help = Ogni volta che carichi merci, su una nave da carico o su { A("private_ship") }, ricevi 1 PV in più.
building-wharf-effect = { CAP(A("private_ship")) } per tutti i { -barrels } di un tipo
building-wharf-help = Una volta per { SMALL("phase captain") }, invece di caricare una nave da carico, puoi spedire tutti i tuoi { -barrels } di un tipo per 1 PV l’uno. Va bene qualsiasi tipo, e non è mai obbligatorio.
building-guild-hall-effect = PV per i tuoi { -production-buildings }
building-guild-hall-help = { -only-if-occupied } alla fine, 1 PV per ogni tuo { -production-building } piccolo e 2 PV per ognuno di quelli grandi, occupati o no.
building-residence-effect = PV per gli spazi pieni della tua isola
building-residence-help = { -only-if-occupied } alla fine, 4 PV fino a 9 { PLURAL("field") } pieni, 5 per 10, 6 per 11 e 7 per 12.
building-fortress-effect = 1 PV ogni 3 { -workers }
building-fortress-help = { -only-if-occupied } alla fine, 1 PV ogni tre { -workers } che hai, ovunque siano.
building-customs-house-effect = 1 PV ogni 4 PV in { EDITION() ->
    [classic] segnalini
   *[other] gettoni
}
building-customs-house-help = { -only-if-occupied } alla fine, 1 PV ogni quattro PV che hai in { EDITION() ->
    [classic] segnalini
   *[other] gettoni
}. I PV degli edifici non contano.
building-city-hall-effect = 1 PV per ogni { -beige-building }
building-city-hall-help = { -only-if-occupied } alla fine, 1 PV per ogni tuo { -beige-building }, questo compreso, che gli altri siano occupati o no.

building-aqueduct-effect = +{ COUNT("indigo", 1) }, +{ COUNT("sugar", 1) } con { -production-buildings } grandi
building-aqueduct-help = Se { THE("large_indigo_plant") } ti ha dato { SMALL("indigo") }, ne prendi 1 { -barrel } in più; lo stesso vale per lo { SMALL("sugar") } con { THE("large_sugar_mill") }. Gli edifici piccoli non contano.
building-forest-house-effect = Piazza { -plantations } { GENDER("plantation") ->
    [f] coperte
   *[m] coperti
} come { -forests }
building-forest-house-help = { CAP(IN("phase settler")) } puoi piazzare { -a-hidden-plantation }, come { -forest }. Ogni due { -forests } i tuoi edifici costano 1 { -coin } in meno, senza limite.
building-black-market-effect = Paga con un { -worker }, un { -barrel } e un PV
building-black-market-help = Se per un edificio non hai abbastanza { -coins }, puoi restituire un { -worker }, un { -barrel } e un PV, ognuno al posto di 1 { -coin }. Prima spendi tutto ciò che hai, e restituisci solo quanto serve.
building-storehouse-effect = Conserva 3 { -barrels } in più, di qualsiasi tipo
building-storehouse-help = Alla fine { OF("phase captain") } conservi tre { -barrels } in più, di qualsiasi tipo.
building-guesthouse-effect = Due { -workers } che si spostano quando vuoi
building-guesthouse-help = Qui aspettano fino a due { -workers }. { EDITION() ->
    [classic] In qualsiasi fase puoi spostarli su tuoi { PLURAL("circle") } vuoti, dove lavorano subito.
    [special] In qualsiasi fase puoi spostarli su tuoi { PLURAL("circle") } vuoti, dove lavorano subito.
   *[other] In qualsiasi fase tranne { THE("phase mayor") } puoi spostarli su tuoi { PLURAL("circle") } vuoti, dove lavorano subito.
} Te lo chiediamo ogni volta che può servire.
building-trading-post-effect = Vendi senza passare { FROM("trading_house") }
building-trading-post-help = Invece che { TO("trading_house") }, puoi vendere alla riserva 1 { -barrel } di qualsiasi tipo, anche se { THE("trading_house") } è piena. Al prezzo si aggiunge il tuo vantaggio, ma non ciò che danno i mercati.
building-church-effect = +1 PV per edifici da 2 o 3 PV, +2 per quelli grandi
building-church-help = Quando costruisci, ricevi 1 PV per un edificio da 2 o 3 PV e 2 PV per un { -large-building }. Per sé stessa non ne dà.
building-small-wharf-effect = Spedisci i { -barrels } che vuoi, 1 PV ogni 2
building-small-wharf-help = Una volta per { SMALL("phase captain") }, invece di caricare una nave da carico, puoi spedire i { -barrels } che vuoi, anche di tipi diversi, per 1 PV ogni due{ EDITION() ->
    [classic] , oppure nulla, anche se potresti caricare.
   *[other] { "." }
}
building-lighthouse-effect = +1 { -coin } ogni volta che carichi
building-lighthouse-help = Ogni volta che carichi merci, su una nave da carico o su { A("private_ship") }, ricevi 1 { -coin }. Come { NAME("captain") } ne ricevi { GENDER("coin") ->
    [f] un’altra
   *[m] un altro
} all’inizio della fase.
building-specialty-factory-effect = Più produci di un solo tipo, più { -coins } ricevi
building-specialty-factory-help = Quando produci, conta i { -barrels } del tipo di cui hai prodotto di più: ricevi 1 { -coin } per ciascuno tranne il primo. Il { SMALL("corn") } non conta.
building-library-effect = Raddoppia i tuoi vantaggi
building-library-help = Quando scegli un ruolo, il tuo vantaggio vale doppio: due { -workers }, 2 { -coins } in meno, due { -barrels } e così via. Come { NAME("settler") } prendi { -another-plantation } dopo tutti gli altri.
building-union-hall-effect = 1 PV ogni due { -barrels } dello stesso tipo
building-union-hall-help = { EDITION() ->
    [special] All’inizio { OF("phase captain") }, prima che qualcuno carichi,
   *[other] Al tuo primo turno { OF("phase captain") }, prima di caricare,
} ricevi 1 PV ogni due { -barrels } dello stesso tipo che hai.
building-statue-effect = Tanti PV, senza bisogno di un { -worker }
building-statue-help = Non ha { PLURAL("circle") } e non fa nulla; i suoi PV contano sempre.
building-cloister-effect = PV ogni tre tessere uguali sulla tua isola
building-cloister-help = { -only-if-occupied } alla fine, 1, 3, 6 o 10 PV per uno, due, tre o quattro set di tre tessere uguali sulla tua isola.

building-land-office-effect = Compra o scarta { -a-plantation }
building-land-office-help = Una volta per turno { IN("phase trader") }. Con un { -worker } qui puoi pagare 1 { -coin } e pescare { -a-hidden-plantation }; con un { -noble } puoi scartare { -a-plantation } e ricevere 1 { -coin }.
building-chapel-effect = 1 { -coin } prima di produrre, con un { -noble } 1 PV
building-chapel-help = All’inizio di ogni { SMALL("phase craftsman") } ricevi 1 { -coin } se qui c’è un { -worker }, 1 PV se è un { -noble }.
building-hunting-lodge-effect = Scarta una tessera; con un { -noble } PV per spazi vuoti
building-hunting-lodge-help = Alla fine di ogni { SMALL("phase settler") }. Con un { -worker } qui puoi scartare { -a-plantation } o una { -forest }; con un { -noble } ricevi 2 PV se hai più { PLURAL("field") } vuoti di chiunque altro.
building-zoning-office-effect = Edifici piccoli −1; con un { -noble } quelli grandi −2
building-zoning-office-help = Con un { -worker } qui gli edifici piccoli ti costano 1 { -coin } in meno; con un { -noble }, invece, gli { -large-buildings } 2 { -coins } in meno.
building-royal-supplier-effect = Restituisci { -barrels } per 1 PV, uno per { -noble }
building-royal-supplier-help = { EDITION() ->
    [special] All’inizio { OF("phase captain") }, prima che qualcuno carichi,
   *[other] Al tuo primo turno { OF("phase captain") }, prima di caricare,
} puoi restituire un { -barrel } per ogni { -noble } che hai, tutti di tipi diversi, per 1 PV l’uno.
building-villa-effect = Un { -noble } a ogni { SMALL("phase mayor") }
building-villa-help = A ogni { SMALL("phase mayor") } puoi prendere un { -noble } dalla riserva, o un { -worker } se non ce ne sono.
building-jeweler-effect = 1 { -coin } per ogni { -noble } alla produzione
building-jeweler-help = { CAP(IN("phase craftsman")) } ricevi 1 { -coin } per ogni { -noble } che hai. Vale come { -production-building } grande.
building-royal-garden-effect = 1 PV in più per ogni { -noble }
building-royal-garden-help = { -only-if-occupied } alla fine, 1 PV in più per ogni { -noble } che hai.

### --- Come si gioca al tavolo ------------------------------------------------------------------------------

edition-classic-name = Edizione classica
edition-classic-help = Le regole e i nomi dell’edizione classica.
edition-1897-name = Puerto Rico 1897
edition-1897-help = Le regole e i nomi di Puerto Rico 1897.
edition-special-name = 1897, edizione speciale
edition-special-help = Le regole dell’edizione speciale, con { PLURAL("festival_card") }, traguardi e il Puertoma.

expansion-new-buildings-name = Nuovi edifici
expansion-new-buildings-help = Quattordici edifici in più; quali entrano in gioco si decide con un draft.
expansion-nobles-name = { CAP(PLURAL("noble")) }
expansion-nobles-help = Con i { -workers } arrivano anche i { -nobles }: valgono 1 PV ciascuno e hanno edifici tutti loro.
expansion-buccaneer-name = { NAME("buccaneer") }
expansion-buccaneer-help = Un ruolo in più che scarica navi, svuota { THE("trading_house") }, porta via { -workers } o mette da parte un ruolo.
expansion-festival-name = { NAME("festival") }
expansion-festival-help = Tre obiettivi: chi ne raggiunge uno per primo riceve la ricompensa.
expansion-festival-cards-name = { CAP(PLURAL("festival_card")) }
expansion-festival-cards-help = Tre carte su dodici indicano gli obiettivi, al posto di quelli { OF("festival") }.
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

variant-cost-swap-name = Costi scambiati
variant-corn-start-name = Inizio con { SMALL("corn") }
variant-jeweler-cap-name = { NAME("jeweler") } con limite
variant-villa-or-jeweler-name = { NAME("villa") } o { NAME("jeweler") }
variant-hacienda-or-forest-house-name = { NAME("hacienda") } o { NAME("forest_house") }
variant-achievement-draft-name = Traguardi con draft
variant-errata-name = Errata

option-edition-name = Edizione
option-players-name = Giocatori
option-governor-name = Primo { NAME("governor") }
option-ask-forced-name = Conferma le mosse obbligate
option-voluntary-name = Conferma ogni guadagno
option-voluntary-help = Ti chiediamo se vuoi { -coins }, PV, { -barrels } e sconti a cui si può rinunciare; altrimenti li prendi in automatico.
option-expansions-name = Espansioni
option-variants-name = Varianti
option-draft-name = Draft
option-buildings-name = Edifici
option-house-rules-name = Regole della casa
option-order-name = Posti
option-undo-name = Annullamento
option-clock-name = Tempo per decidere
option-rated-name = Classificata
option-visibility-name = Chi può trovare il tavolo
option-difficulty-name = Difficoltà

draft-players-name = I giocatori
draft-chance-name = Il caso
draft-given-name = Chi apre il tavolo
order-random-name = A caso
order-fixed-name = Nell’ordine dei posti
undo-none-name = Mai
undo-own-name = Mosse proprie
undo-agree-name = Di comune accordo
clock-none-name = Senza limite
clock-decision-name = Per decisione
clock-day-name = Su più giorni
visibility-public-name = Pubblico
visibility-link-name = Con il link

bot-random-name = Casuale
bot-random-help = Fa una mossa qualsiasi tra quelle permesse: va bene per una prima partita.
bot-greedy-name = Avido
bot-greedy-help = Sceglie ciò che rende di più subito.
bot-planner-name = Pianificatore
bot-planner-help = Pensa fino al suo prossimo turno: a chi giova un ruolo, e che cosa lascia agli altri.
bot-learned-name = Addestrato
bot-learned-help = Sceglie ciò che preferisce una rete neurale addestrata su molte partite.
bot-search-name = Ricerca
bot-search-help = Calcola le mosse successive finché ha tempo.
bot-beginner-name = Principiante
bot-beginner-help = Conosce le regole, ma spesso sbaglia a valutare una mossa.
bot-casual-name = Occasionale
bot-casual-help = Sceglie ciò che sembra buono, con qualche errore.
bot-skilled-name = Abile
bot-skilled-help = Pianifica le mosse e sbaglia di rado.
bot-expert-name = Esperto
bot-expert-help = Calcola alcune mosse in anticipo. Difficile da battere.
bot-master-name = Maestro
bot-master-help = Calcola tutto ciò che permette un secondo. L’avversario più forte.
bot-shipper-name = Armatore
bot-shipper-help = Abile: coltiva molto e riempie le navi.
bot-builder-name = Costruttore
bot-builder-help = Abile: investe tutto in una grande città.
bot-trader-name = Mercante
bot-trader-help = Abile: vende caro e tiene piena la borsa.

### --- Decisioni --------------------------------------------------------------------------------------------

decision-round-name = Scelta del ruolo
decision-round-ask = Scegli un ruolo.
decision-round-help = Scegli uno dei ruoli rimasti e prendi { -the-coins } che ci sono sopra. Tutti lo svolgono, a cominciare da te; il vantaggio è solo tuo.

decision-settler-name = { NAME("settler") }
decision-settler-ask = { NAME("settler") }: prendi una tessera.
decision-settler-help = Prendi una delle tessere scoperte per { A("field") } libero. Se hai scelto tu il ruolo o hai { -occupied-hut }, puoi prendere invece una { -quarry }.
decision-settler-pass = Non prendere nulla

decision-hacienda-name = { NAME("hacienda") }
decision-hacienda-ask = { NAME("hacienda") }: peschi prima { -a-hidden-plantation }?
decision-hacienda-help = Prima di prendere la tua tessera puoi pescarne una coperta, senza sapere quale. Devi piazzarla comunque.
decision-hacienda-pass = Non pescare

decision-hospice-name = { NAME("hospice") }
decision-hospice-ask = { NAME("hospice") }: un { -worker } per la tua nuova tessera?
decision-hospice-help = Un { -worker } può mettersi subito sulla tua nuova tessera. Se rinunci, nella riserva ne resta uno in più.
decision-hospice-pass = Nessun { -worker }

decision-mayor-name = { NAME("mayor") }
decision-mayor-ask = { NAME("mayor") }: prendi 1 { -worker } in più?
decision-mayor-help = Il tuo vantaggio è un { -worker } in più dalla riserva. Se rinunci, la riserva resta più piena e la fine della partita più lontana.
decision-mayor-pass = Nessun { -worker }

decision-place-name = Piazzare i { -workers }
decision-place-ask = { NAME("mayor") }: piazza i tuoi { -workers }.
decision-place-help = Metti tutti i tuoi { -workers }, vecchi e nuovi, { ON_PLURAL("circle") } delle tue tessere e dei tuoi edifici. Restano inattivi solo quelli che non trovano posto.

decision-builder-name = { NAME("builder") }
decision-builder-ask = { NAME("builder") }: che cosa costruisci?
decision-builder-help = Costruisci un edificio che puoi pagare, per cui hai posto e che non possiedi ancora.
decision-builder-pass = Non costruire nulla

decision-university-name = { NAME("university") }
decision-university-ask = { NAME("university") }: un { -worker } per il tuo nuovo edificio?
decision-university-help = Un { -worker } può mettersi subito nel tuo nuovo edificio. Se rinunci, nella riserva ne resta uno in più.
decision-university-pass = Nessun { -worker }

decision-craftsman-name = { NAME("craftsman") }
decision-craftsman-ask = { NAME("craftsman") }: quale { -barrel } prendi in più?
decision-craftsman-help = Il tuo vantaggio è un { -barrel } in più di un tipo che hai appena prodotto.
decision-craftsman-pass = Non prendere nulla

decision-trader-name = { NAME("trader") }
decision-trader-ask = { NAME("trader") }: che cosa vendi?
decision-trader-help = Vendi 1 { -barrel } { TO("trading_house") }, di un tipo che non contiene ancora. { CAP(THE("office")) }, { THE("trading_post") } e { THE("land_office") } ti permettono di più.
decision-trader-pass = Non vendere nulla

decision-captain-name = { NAME("captain") }
decision-captain-ask = { NAME("captain") }: carica una nave.
decision-captain-help = Scegli un tipo di merce e una nave. Una nave porta un solo tipo, e due navi non portano mai lo stesso; si caricano tutti i { -barrels } che ci stanno. Se puoi caricare, devi farlo.
decision-captain-pass = Non spedire nulla

decision-storage-name = Conservare le merci
decision-storage-ask = { NAME("captain") }: che cosa conservi?
decision-storage-help = Conservi 1 { -barrel } e ciò che sta nei tuoi magazzini. Tutto il resto va perso.
decision-storage-pass = Non conservare altro

decision-draft-name = Draft
decision-draft-ask = Aggiungi un edificio alla partita.
decision-draft-help = Scegli un edificio per uno spazio libero del suo costo. Gli edifici non scelti restano fuori dal gioco.

decision-guests-name = { NAME("guesthouse") }
decision-guests-ask = { NAME("guesthouse") }: sposti ora un ospite?
decision-guests-help = Puoi spostare un ospite su { A("circle") } vuoto, dove lavora subito. Te lo chiederemo di nuovo quando potrà servire.
decision-guests-pass = Nessuno si sposta

decision-drawn-tile-name = Tessera pescata
decision-drawn-tile-ask = Hai pescato { a-tile }. Come piazzi la tessera?
decision-drawn-tile-help = Con { A("forest_house") } { GENDER("forest_house") ->
    [f] occupata
   *[m] occupato
} puoi piazzare la tessera coperta, come { -forest }.

decision-library-tile-name = { NAME("library") }
decision-library-tile-ask = { NAME("library") }: prendi { -another-plantation }.
decision-library-tile-help = Il tuo vantaggio vale doppio: prendi { GENDER("plantation") ->
    [f] una delle { -plantations } rimaste
   *[m] uno dei { -plantations } rimasti
}.
decision-library-tile-pass = Non prendere nulla

decision-black-market-name = { NAME("black_market") }
decision-black-market-ask = { NAME($building) }: ti { $coins ->
    [one] manca
   *[other] mancano
} { sum-coins }. Che cosa restituisci?
decision-black-market-help = Restituisci un { -worker }, un { -barrel } o un PV, ognuno al posto di 1 { -coin }, finché non manca più nulla. Te li chiediamo uno alla volta.
decision-black-market-pass = Nulla di questo tipo

decision-small-wharf-name = { NAME("small_wharf") }
decision-small-wharf-ask = { NAME("small_wharf") }: { piece-barrel } a bordo. Che altro?
decision-small-wharf-help = Aggiungi { -barrels } di altri tipi, o fai partire la nave. Ricevi 1 PV ogni due { -barrels }.
decision-small-wharf-pass = La nave parte

decision-worker-ship-name = { NAME("worker_ship") }
decision-worker-ship-ask = { NAME("worker_ship") }: chi prendi?
decision-worker-ship-help = Prendi una persona alla volta, un { -worker } o un { -noble }, finché non resta nessuno.

decision-villa-name = { NAME("villa") }
decision-villa-ask = { NAME("villa") }: prendi qualcuno?
decision-villa-help = Puoi prendere un { -noble } dalla riserva, o un { -worker } se non ce ne sono.
decision-villa-pass = Nessuno

decision-nobles-name = Piazzare i { -nobles }
decision-nobles-ask = { NAME($building) }: quanti { -nobles } metti qui?
decision-nobles-help = Con un { -noble } questo edificio funziona in un altro modo. Scegli chi ci lavora; gli altri vanno dove non fa differenza.

decision-hunting-lodge-name = { NAME("hunting_lodge") }
decision-hunting-lodge-ask = { NAME("hunting_lodge") }: scarti una tessera?
decision-hunting-lodge-help = Puoi scartare { -a-plantation } o una { -forest }. Chi c’è sopra torna { EDITION() ->
    [classic] nel tuo { SMALL("san_juan") }
   *[other] sul tuo { SMALL("san_juan") }
}.
decision-hunting-lodge-pass = Tieni tutto

decision-royal-supplier-name = { NAME("royal_supplier") }
decision-royal-supplier-ask = { NAME("royal_supplier") }: quali { -barrels } restituisci, per 1 PV l’uno?
decision-royal-supplier-help = Prima di caricare puoi restituire un { -barrel } per ogni { -noble } che hai, tutti di tipi diversi.
decision-royal-supplier-pass = Non restituire altro

decision-buccaneer-name = { NAME("buccaneer") }
decision-buccaneer-ask = { NAME("buccaneer") }: scegli un’opzione.
decision-buccaneer-help = Scarica una nave e tieni fino a tre { -barrels }; svuota { THE("trading_house") } per 1 PV a { -barrel }; porta via fino a tre { -workers } { FROM("worker_ship") }; oppure metti da parte un ruolo e giocalo alla fine del round.
decision-buccaneer-pass = Non fare nulla

decision-raid-name = { NAME("buccaneer_raid") }
decision-raid-ask = { $rest ->
    [one] Deve andarsene { $rest } persona
   *[other] Devono andarsene { $rest } persone
}; { $kept ->
    [0] nessuna può
    [one] { $kept } può
   *[other] { $kept } possono
} lavorare per te. Chi va dove?
decision-raid-help = Metti alcuni di quelli che se ne vanno su tuoi { PLURAL("circle") } vuoti. Scegli chi mandare via: { EDITION() ->
    [special] uscirà dal gioco.
   *[other] tornerà nella riserva.
}

decision-reward-name = Ricompensa
decision-reward-ask = La tua ricompensa: { piece-worker } da piazzare.
decision-reward-help = Mettili su { PLURAL("circle") } vuoti delle tue tessere o dei tuoi edifici. Quelli che non piazzi restano inattivi fino alla prossima { SMALL("phase mayor") }.
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
decision-achievements-help = Tieni una carta; le altre passano a sinistra. Alla fine ne hai quattro.

### --- Azioni -----------------------------------------------------------------------------------------------

action-role = { NAME($card) }
action-take = Prendi { a-tile }
action-draw = Pesca { -a-hidden-plantation }
action-worker = { $decision ->
    [university] Un { -worker } nel nuovo edificio
    [raid] Gli altri se ne vanno
   *[other] Prendi un { -worker }
}
action-worker-on = { $field ->
    [forest] Prendi un { -worker } per la nuova { -forest }
   *[other] Un { -worker } { GENDER(TILE($field)) ->
        [f] sulla nuova
       *[m] sul nuovo
    } { SMALL(TILE($field)) }
}
action-noble = { $decision ->
    [university] Un { -noble } nel nuovo edificio
    [raid] Gli altri se ne vanno, tra loro un { -noble }
   *[other] Prendi un { -noble }
}
action-noble-on = { $field ->
    [forest] Prendi un { -noble } per la nuova { -forest }
   *[other] Un { -noble } { GENDER(TILE($field)) ->
        [f] sulla nuova
       *[m] sul nuovo
    } { SMALL(TILE($field)) }
}
action-place = { NAME(TILE($place)) }: { piece-worker }
action-build = Costruisci { THE($building) }
action-barrel = Prendi { one-good }
action-sell = Vendi { SMALL($good) }
action-load = Carica { SMALL($good) } { ON(SHIP($ship)) }
action-wharf = { NAME("wharf") }: spedisci { SMALL($good) }
action-keep = Conserva { piece-good }
action-draft = Aggiungi { THE($building) }
action-take-forest = Prendi { A(TILE($good)) } come { -forest }
action-plant = Piazzala scoperta
action-forest = Piazzala coperta, come { -forest }
action-post = { NAME("trading_post") }: vendi { SMALL($good) }
action-send = { NAME("small_wharf") }: { piece-good }
action-put-worker = Metti un { -worker } { AT(TILE($place)) }
action-put-noble = Metti un { -noble } { AT(TILE($place)) }
action-hand-worker = Un { -worker } { FROM(TILE($place)) }
action-hand-noble = Un { -noble } { FROM(TILE($place)) }
action-hand-barrel = { one-good }
action-hand-chip = 1 PV
action-nobles = { NAME($building) }: { piece-noble }
action-land = Compra { -a-hidden-plantation } per 1 { -coin }
action-clear = Scarta { A(TILE($tile)) }
action-deliver = Restituisci { one-good }
action-piracy = { NAME("buccaneer_piracy") }: { SMALL(SHIP($ship)) }
action-loot = { NAME("buccaneer_loot") }
action-raid = { NAME("buccaneer_raid") }
action-kidnap = { NAME("buccaneer_kidnap") }: { NAME($card) }
action-choose = Tieni “{ NAME($achievement) }”
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
event-acted-pass = { $decision ->
    [settler] { $player } non prende tessere.
    [hacienda] { $player } non pesca nessuna tessera.
    [hospice] { $player } rinuncia { TO("worker") } { OF("hospice") }.
    [mayor] { $player } rinuncia { TO("worker") } in più.
    [builder] { $player } non costruisce nulla.
    [university] { $player } rinuncia { TO("worker") } { OF("university") }.
    [craftsman] { $player } rinuncia { TO("barrel") } in più.
    [trader] { $player } non vende nulla.
    [captain] { $player } non spedisce nulla.
    [storage] { $player } non conserva altro.
    [library-tile] { $player } rinuncia alla seconda tessera.
    [small-wharf] { $player } fa partire la nave { OF("small_wharf") }.
    [villa] { $player } non prende nessuno con { THE("villa") }.
    [hunting-lodge] { $player } non scarta tessere.
    [royal-supplier] { $player } non restituisce altro.
    [buccaneer] { $player } non fa nulla con { THE("buccaneer") }.
    [reward] { $player } lascia inattivi gli altri.
    [offer] { $player } rinuncia.
   *[other] { $player } passa.
}
event-acted-pass-you = { $decision ->
    [settler] Non prendi tessere.
    [hacienda] Non peschi nessuna tessera.
    [hospice] Rinunci { TO("worker") } { OF("hospice") }.
    [mayor] Rinunci { TO("worker") } in più.
    [builder] Non costruisci nulla.
    [university] Rinunci { TO("worker") } { OF("university") }.
    [craftsman] Rinunci { TO("barrel") } in più.
    [trader] Non vendi nulla.
    [captain] Non spedisci nulla.
    [storage] Non conservi altro.
    [library-tile] Rinunci alla seconda tessera.
    [small-wharf] Fai partire la nave { OF("small_wharf") }.
    [villa] Non prendi nessuno con { THE("villa") }.
    [hunting-lodge] Non scarti tessere.
    [royal-supplier] Non restituisci altro.
    [buccaneer] Non fai nulla con { THE("buccaneer") }.
    [reward] Lasci inattivi gli altri.
    [offer] Rinunci.
   *[other] Passi.
}
event-acted-put = { $player } mette un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} { AT(TILE($place)) }.
event-acted-put-you = Metti un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} { AT(TILE($place)) }.

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
event-tiles-turned-up = { $count ->
    [one] Si scopre
   *[other] Si scoprono
} { piece-plantation }.
event-pile-shuffled = Una nuova pila, mescolata: { piece-plantation }.
event-workers-gained = { $player } prende { piece-worker } in più.
event-workers-gained-you = Prendi { piece-worker } in più.
event-workers-from-ship = { $player } riceve { piece-worker } { FROM("worker_ship") }.
event-workers-from-ship-you = Ricevi { piece-worker } { FROM("worker_ship") }.
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
event-ship-refilled = { CAP(IN("worker_ship")) } { $count ->
    [one] arriva
   *[other] arrivano
} { piece-worker }.
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
event-house-emptied = { CAP(THE("trading_house")) } si svuota.
event-loaded = { $player } carica { piece-good } { ON(SHIP($ship)) } per { sum-points }.
event-loaded-you = Carichi { piece-good } { ON(SHIP($ship)) } per { sum-points }.
event-shipped = { $player } spedisce { piece-good } { FROM("wharf") } per { sum-points }.
event-shipped-you = Spedisci { piece-good } { FROM("wharf") } per { sum-points }.
event-stored = { $count ->
    [0] { $player } perde { COUNT("barrel", $lost) } { of-good }.
   *[other] { $player } conserva { piece-good }{ $lost ->
        [0] .
       *[other] {" "}e ne perde { $lost }.
    }
}
event-stored-you = { $count ->
    [0] Perdi { COUNT("barrel", $lost) } { of-good }.
   *[other] Conservi { piece-good }{ $lost ->
        [0] .
       *[other] {" "}e ne perdi { $lost }.
    }
}
event-ship-emptied = { CAP(THE(SHIP($ship))) } parte con il suo carico di { SMALL($good) }.
event-end-triggered = È l’ultimo round: { $reason ->
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
event-tile-cleared = { $player } scarta { A(TILE($tile)) }.
event-tile-cleared-you = Scarti { A(TILE($tile)) }.
event-points-gained = { $player } riceve { sum-points } grazie { TO($building) }.
event-points-gained-you = Ricevi { sum-points } grazie { TO($building) }.
event-privilege-points = { $player } riceve { sum-points } come { NAME($card) }.
event-privilege-points-you = Ricevi { sum-points } come { NAME($card) }.
event-handed-over = { $player } restituisce { $what ->
    [worker] { piece-worker }
    [noble] { piece-noble }
    [barrel] { piece-barrel }
   *[chip] { $count } PV
}.
event-handed-over-you = Restituisci { $what ->
    [worker] { piece-worker }
    [noble] { piece-noble }
    [barrel] { piece-barrel }
   *[chip] { $count } PV
}.
event-noble-gained = { $player } prende { piece-noble }.
event-noble-gained-you = Prendi { piece-noble }.
event-noble-posted = { $player } ha { piece-noble } { AT($building) }.
event-noble-posted-you = Hai { piece-noble } { AT($building) }.
event-guest-moved = { $player } sposta un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} { FROM("guesthouse") } { ONTO(TILE($place)) }.
event-guest-moved-you = Sposti un { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} { FROM("guesthouse") } { ONTO(TILE($place)) }.
event-sent = { $player } carica { piece-good } sulla nave { OF("small_wharf") }.
event-sent-you = Carichi { piece-good } sulla nave { OF("small_wharf") }.
event-delivered = { $player } restituisce { one-good } per { sum-points }.
event-delivered-you = Restituisci { one-good } per { sum-points }.
event-drafted = { $player } aggiunge { THE($building) } alla partita.
event-drafted-you = Aggiungi { THE($building) } alla partita.
event-drafted-nobody = { CAP(THE($building)) } entra in gioco.
event-pirated = { $player } scarica { THE(SHIP($ship)) } e tiene { piece-good }.
event-pirated-you = Scarichi { THE(SHIP($ship)) } e tieni { piece-good }.
event-looted = { $player } svuota { THE("trading_house") } per { $count } PV.
event-looted-you = Svuoti { THE("trading_house") } per { $count } PV.
event-raided = { $player } porta via { piece-worker } { FROM("worker_ship") }.
event-raided-you = Porti via { piece-worker } { FROM("worker_ship") }.
event-kidnapped = { $player } mette da parte { THE($card) }{ $coins ->
    [0] .
   *[other] {" "}e prende { sum-coins }.
}
event-kidnapped-you = Metti da parte { THE($card) }{ $coins ->
    [0] .
   *[other] {" "}e prendi { sum-coins }.
}
event-ransom-paid = { EDITION() ->
    [special] { $player } paga per il ruolo messo da parte: { sum-coins } per { $to }.
   *[other] { $player } sceglie il ruolo messo da parte: { sum-coins } dalla banca per { $to }.
}
event-ransom-paid-you = { EDITION() ->
    [special] Paghi { sum-coins } a { $to } per il ruolo messo da parte.
   *[other] Scegli il ruolo messo da parte: { $to } riceve { sum-coins } dalla banca.
}
event-kidnapped-role-played = { $player } gioca il ruolo messo da parte, { THE($card) }.
event-kidnapped-role-played-you = Giochi il ruolo messo da parte, { THE($card) }.
event-goal-drawn = Obiettivo { OF("festival") }: { NAME($goal) }.
event-goal-reached = { $player } raggiunge un obiettivo: { NAME($goal) }.
event-goal-reached-you = Raggiungi un obiettivo: { NAME($goal) }.
event-achievement-met = { $player } rivela un traguardo: { NAME($achievement) }.
event-achievement-met-you = Riveli un traguardo: { NAME($achievement) }.

### --- Rifiuti ----------------------------------------------------------------------------------------------

refusal-game-over = La partita è finita.
refusal-card-taken = In questo round { $player } ha già scelto { THE($card) }.
refusal-card-taken-you = In questo round hai già scelto { THE($card) }.
refusal-settler-closed = Con l’isola piena non puoi scegliere { THE("settler") }.
refusal-same-prospector = Le due carte danno lo stesso: scegli la prima.
refusal-not-face-up = Non puoi prendere { a-tile }: non ce n’è tra le tessere scoperte.
refusal-no-right-to-quarry = Puoi prendere una { -quarry } solo se hai scelto tu il ruolo o se hai { -occupied-hut }.
refusal-no-quarry-left = Non ci sono più { -quarries }.
refusal-not-this-turns-tile = In questo turno non hai piazzato { A(TILE($field)) } che possa ricevere il { -worker } { OF("hospice") }.
refusal-too-few-circles = { CAP(THE(TILE($place))) } { $circles ->
    [0] non ha { PLURAL("circle") }
   *[other] ha solo { COUNT("circle", $circles) }
}.
refusal-too-few-workers = { $workers ->
    [0] Non hai più nessuno da piazzare.
   *[other] Hai solo { COUNT("worker", $workers) } da piazzare.
}
refusal-workers-left-over = Riempi più { PLURAL("circle") } che puoi: così { $workers ->
    [one] avanzerebbe
   *[other] avanzerebbero
} { COUNT("worker", $workers) }, con { COUNT("circle", $circles) } ancora { $circles ->
    [one] libero
   *[other] liberi
}.
refusal-already-owned = Possiedi già { THE($building) }.
refusal-none-for-sale = Non ci sono più copie { OF($building) } da comprare.
refusal-no-city-space = Nella tua città non c’è posto per { THE($building) }.
refusal-too-expensive = { CAP(THE($building)) } costa { COUNT("coin", $cost) }; tu { $coins ->
    [0] non ne hai.
   *[other] ne hai { $coins }.
}
refusal-supply-empty = Nella riserva non c’è più { SMALL($good) }.
refusal-not-produced = In questa fase non hai prodotto { SMALL($good) }.
refusal-house-full = { CAP(THE("trading_house")) } è piena: { NAMES($goods) }.
refusal-no-barrel = Non hai { SMALL($good) }.
refusal-kind-in-house = { CAP(THE("trading_house")) } contiene già { SMALL($good) }.
refusal-must-load = Puoi caricare una nave da carico: devi farlo, o usare { A("private_ship") }.
refusal-ship-full = { CAP(THE(SHIP($ship))) } è piena.
refusal-ship-has-other = { CAP(THE(SHIP($ship))) } porta { SMALL($other) }.
refusal-kind-on-other-ship = Un’altra nave porta già { SMALL($good) }.
refusal-other-ship-takes-more = { CAP(ON(SHIP($ship))) } { $here ->
    [one] ci sta
   *[other] ci stanno
} solo { COUNT("barrel", $here) } { OF_KIND($good) }; su un’altra, { $there }.
refusal-wharf-used = In questa fase hai già usato { YOUR("wharf") }.
refusal-kind-decided = Hai già deciso che cosa fare { OF($good) }.
refusal-too-few-barrels = Hai solo { COUNT("barrel", $barrels) } { of-good }.
refusal-no-room-to-store = Non c’è posto per { THE($good) }: conservi { $kinds ->
    [0] solo
    [one] { $kinds } tipo per intero e
   *[other] { $kinds } tipi per intero e
} { COUNT("barrel", $barrels) }.
refusal-already-sold = In questo turno hai già venduto.
refusal-land-office-used = In questo turno hai già usato { YOUR("land_office") }.
refusal-land-office-other-person = { CAP(IN("land_office")) } un { -worker } serve per comprare una tessera, un { -noble } per scartarla.
refusal-cannot-buy-land = Per comprare ti servono 1 { -coin }, { A("field") } libero e { -a-hidden-plantation } da pescare.
refusal-small-wharf-used = In questa fase hai già usato { YOUR("small_wharf") }.
refusal-works-on-black-market = Chi lavora { AT("black_market") } non può essere restituito.
refusal-guest-changes-nothing = Adesso un ospite { AT(TILE($place)) } non cambierebbe nulla. Te lo chiederemo di nuovo quando potrà servire.
refusal-no-such-guest = Nessun ospite di quel tipo aspetta { AT("guesthouse") }.
refusal-in-every-game = { CAP(THE($building)) } è in ogni partita: non fa parte del draft.
refusal-already-drafted = { CAP(THE($building)) } è già in gioco.
refusal-excluded-by-pair = { CAP(THE($building)) } resta fuori: in gioco c’è già l’altro edificio della coppia.
refusal-no-draft-space = Per { THE($building) } non c’è uno spazio libero di costo { $cost }.
refusal-not-so-many-nobles = { CAP(AT($building)) } puoi mettere da { $fewest } a { COUNT("noble", $most) }.
refusal-quarries-stay = Le { -quarries } non si scartano mai.
refusal-holds-marker = L’ultima volta questo ruolo l’hai scelto tu: prima deve sceglierlo qualcun altro.
refusal-own-kidnapping = { CAP(THE($card)) } l’hai messo da parte tu: lo giocherai alla fine del round.
refusal-no-ransom = { CAP(THE($card)) } è stato messo da parte e costa { COUNT("coin", 3) }; tu { $coins ->
    [0] non ne hai.
   *[other] ne hai { $coins }.
}
refusal-every-option-works = Non puoi passare: ci sono opzioni che hanno effetto. Scegline una.
refusal-cannot-kidnap = { CAP(THE($card)) } non si può mettere da parte.
refusal-not-in-hand = Non hai in mano la carta “{ NAME($card) }”.
refusal-must-say-barrels = Non puoi passare: prendi i { -barrels }, oppure lasciali uno alla volta.
refusal-none-to-leave = Qui non c’è { SMALL($good) } da lasciare.
refusal-pay-between = Puoi pagare da { $cost } a { $most }.
refusal-not-voluntary = A questo tavolo i guadagni si prendono in automatico.
refusal-must-pay = Non puoi passare: scegli quanto pagare.
refusal-discount-whole = Questo sconto vale per intero o per niente: puoi pagare { $cost } o { $most }.

## Ciò che non è in questa partita

refusal-not-in-game = In questa partita non c’è: fa parte dell’espansione “{ name-of-expansion }”.
refusal-building-not-in-game = { CAP(THE($building)) } non è in questa partita: fa parte dell’espansione “{ name-of-expansion }”.
refusal-not-drafted = { CAP(THE($building)) } non è { GENDER($building) ->
    [f] stata scelta
   *[m] stato scelto
} nel draft: in questa partita non c’è.
refusal-no-such-card = In { COUNT("player", $count) } non c’è nessun { NAME($card) }.
refusal-no-such-ship = In { COUNT("player", $count) } non c’è { THE(SHIP($ship)) }.
refusal-no-draft = In questa partita gli edifici non li scelgono i giocatori.
refusal-cards-are-dealt = In questa partita le carte segrete si distribuiscono, non si scelgono.

## Ciò che appartiene ad altro

refusal-other-decision = Fa parte di un’altra decisione ({ $home }). Ora si decide: { $step }.
refusal-before-play = Si decide prima del primo round: { $home }.
refusal-phase-over = In questo round { THE(PHASE($card)) } è già finita.
refusal-trading-over = In questo round { THE(PHASE($card)) } è già finita; chi non aveva nulla da vendere, o ha trovato piena { THE("trading_house") }, l’ha saltata.
refusal-no-occupied-building = Non hai { A($building) } { GENDER($building) ->
    [f] occupata
   *[m] occupato
}.
refusal-not-owned = Non possiedi { THE($building) }.
refusal-hacienda-draws-no-quarry = Con { THE("hacienda") } non si pesca mai una { -quarry }; la tua tessera la prendi dopo.
refusal-say-which-tile = Scegli su quale delle tue nuove tessere va.
refusal-place-decided = Hai già deciso per { THE(TILE($place)) }.
refusal-place-later = Prima { THE(TILE($now)) }, poi { THE(TILE($place)) }.
refusal-nobody-there = Non hai nessuno { AT(TILE($place)) }.

## Dove non si passa

refusal-must-take-role = Non puoi passare: devi scegliere un ruolo.
refusal-must-place = Non puoi passare: bisogna riempire più { PLURAL("circle") } possibile.
refusal-must-draft = Non puoi passare: devi aggiungere un edificio.
refusal-must-place-tile = Non puoi passare: devi piazzare la tessera pescata.
refusal-must-take-person = Non puoi passare: prendi un { -worker } o un { -noble }.
refusal-must-say-nobles = Non puoi passare: scegli quanti { -nobles } mettere qui.
refusal-must-send-away = Non puoi passare: scegli chi deve andarsene.
refusal-must-keep-card = Non puoi passare: devi tenere una carta.

## Tessere, persone, bucaniere

refusal-no-such-tile = Non hai { a-tile }.
refusal-second-tile-no-quarry = La seconda tessera è { -a-plantation }; per una { -quarry } ti serve { -occupied-hut }.
refusal-no-circle-on-tile = Non hai { A(TILE($field)) } con { A("circle") } vuoto.
refusal-forest-worker-moves-on = Su una { -forest } non lavora nessuno: il { -worker } va su un’altra tessera di questa fase.
refusal-only-plantations-return = Qui non puoi scartare { A(TILE($field)) }, solo { -plantations }.
refusal-noble-not-to-be-had = Un { -noble } arriva solo { FROM("worker_ship") }, quando nella riserva non ci sono { -workers }.
refusal-only-from-supply = { CAP(THE($building)) } porta solo un { -worker } dalla riserva, non un { -noble }.
refusal-no-worker-left = Non ci sono più { -workers }, solo { -nobles }.
refusal-nobles-first = Nella riserva { $count ->
    [one] c’è
   *[other] ci sono
} ancora { piece-noble }: non puoi prendere un { -worker }.
refusal-no-noble-left = Nella riserva non ci sono più { -nobles }.
refusal-no-noble-on-ship = { CAP(IN("worker_ship")) } non ci sono { -nobles }.
refusal-not-so-many-on-ship = { $left ->
    [one] Deve andarsene { $left } persona
   *[other] Devono andarsene { $left } persone
}, ma { $count ->
    [one] c’è solo
   *[other] ci sono solo
} { piece-worker }.
refusal-in-every-game-with-nobles = { CAP(THE($building)) } è in ogni partita con i { -nobles }: non fa parte del draft.
refusal-house-empty = { CAP(THE("trading_house")) } è vuota: non avrebbe effetto.
refusal-ship-empty = { CAP(THE(SHIP($ship))) } è vuota: non avrebbe effetto.
refusal-nobody-to-raid = { CAP(IN("worker_ship")) } { $workers ->
    [one] c’è
   *[other] ci sono
} { COUNT("worker", $workers) }: ne deve restare almeno uno per giocatore, cioè { $count }.
refusal-still-missing = Non puoi passare: { $missing ->
    [one] manca
   *[other] mancano
} ancora { COUNT("coin", $missing) }.
refusal-asked-later = Te lo chiederemo dopo: prima restituisci ciò che ti chiediamo ora, o passa.
refusal-asked-already = È già deciso: si restituisce al massimo un pezzo per tipo.
refusal-no-chip = Non hai PV da restituire.
refusal-no-noble-there = Non hai { -nobles } { AT(TILE($place)) }.
refusal-only-nobles-there = Non hai { -workers } { AT(TILE($place)) }, solo { -nobles }.
refusal-raises-price = Senza chi lavora { AT(TILE($place)) } l’edificio costerebbe di più.
refusal-no-empty-circle = Non hai { A("circle") } vuoto { AT(TILE($place)) }.
refusal-no-more-kept = Non puoi tenere nessun altro: gli altri devono andarsene.
refusal-name-nobles-first = Scegli i { -nobles } prima dei { -workers }.

### --- Festival e traguardi ---------------------------------------------------------------------------------

festival-harvest-weighing-name = Pesa del raccolto
festival-harvest-weighing-condition = Produci 3 { -barrels } { OF_KIND($a) } in una fase
festival-carnival-cocktail-name = Cocktail di carnevale
festival-carnival-cocktail-condition = Produci { $amounts } in una fase
festival-closing-time-name = Ora di chiusura
festival-closing-time-condition = Riempi { THE("trading_house") } vendendo { SMALL($a) }
festival-specialist-name = Specialista
festival-specialist-condition = Possiedi { COUNT(TILE($x), 3) }
festival-farm-fair-name = Fiera agricola
festival-farm-fair-condition = Possiedi { A(TILE($x)) } e { GENDER("plantation") ->
    [f] una
   *[m] uno
} { OF_KIND($y) }; produci { $amounts } in una fase
festival-festival-delivery-name = Consegna per il Festival
festival-festival-delivery-condition = Carica 1 { -barrel } { OF_KIND($a) } e 2 { OF_KIND($b) } in una fase
festival-twin-farmers-name = Contadini gemelli
festival-twin-farmers-condition = Possiedi { COUNT(TILE($x), 2) } e 2 { OF_KIND($y) }
festival-two-baskets-name = Due cesti
festival-two-baskets-condition = Produci 2 { -barrels } { OF_KIND($a) } e 2 { OF_KIND($b) } in una fase
festival-solemn-departure-name = Partenza solenne
festival-solemn-departure-condition = Riempi la nave più grande con { SMALL($a) }
festival-pioneer-toast-name = Brindisi dei pionieri
festival-pioneer-toast-condition = Costruisci { THE($building) }
festival-inauguration-name = Inaugurazione
festival-inauguration-condition = Costruisci { THE($building) }
festival-traditional-departure-name = Partenza tradizionale
festival-traditional-departure-condition = Riempi la nave più piccola con { SMALL($a) }
festival-reward = { $workers ->
    [0] { $coins ->
        [0] { sum-points }
       *[other] { sum-coins }{ festival-reward-points }
    }
   *[other] { COUNT("worker", $workers) }{ festival-reward-coins }{ festival-reward-points }
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
achievement-major-landowner-condition = Lascia vuoti al massimo 2 { PLURAL("field") } e 2 { PLURAL("city_space") }
achievement-master-collector-name = Maestro collezionista
achievement-master-collector-condition = Possiedi 7 { -barrels } dello stesso tipo
achievement-senior-bureaucrat-name = Alto funzionario
achievement-senior-bureaucrat-condition = Possiedi 7 { -beige-buildings } piccoli
achievement-trade-strategist-name = Stratega del commercio
achievement-trade-strategist-condition = Ricevi 7 PV in una { SMALL("phase captain") }
achievement-head-administrator-name = Capo amministratore
achievement-head-administrator-condition = Tieni 12 { -workers } negli edifici
achievement-leading-employer-name = Primo datore di lavoro
achievement-leading-employer-condition = Tieni 9 { -workers } { ON_PLURAL("field") }
achievement-leading-producer-name = Primo produttore
achievement-leading-producer-condition = Produci 7 { -barrels } in una fase
achievement-big-spender-name = Spendaccione
achievement-big-spender-condition = Spendi { GENDER("coin") ->
    [f] tutte le tue
   *[m] tutti i tuoi
} { -coins } per un { -large-building }
achievement-coffee-dispatcher-name = Spedizioniere { OF("coffee") }
achievement-coffee-dispatcher-condition = Riempi l’ultimo posto di una nave con { SMALL("coffee") }
achievement-tobacco-dispatcher-name = Spedizioniere { OF("tobacco") }
achievement-tobacco-dispatcher-condition = Riempi l’ultimo posto di una nave con { SMALL("tobacco") }
achievement-dock-tycoon-name = Magnate del porto
achievement-dock-tycoon-condition = Carica 3 tipi in una { SMALL("phase captain") }
achievement-luxury-goods-provider-name = Fornitore di lusso
achievement-luxury-goods-provider-condition = Possiedi { -production-buildings } per { SMALL("sugar") }, { SMALL("tobacco") } e { SMALL("coffee") }
achievement-master-agronomist-name = Maestro agronomo
achievement-master-agronomist-condition = Riempi tutti i 12 { PLURAL("field") }
achievement-specialised-shipper-name = Armatore specializzato
achievement-specialised-shipper-condition = Carica in una volta 5 { -barrels } dello stesso tipo
achievement-caramel-popcorn-inventor-name = Inventore del popcorn al caramello
achievement-caramel-popcorn-inventor-condition = Possiedi 8 { -barrels } tra { SMALL("corn") } e { SMALL("sugar") }, almeno uno per tipo
achievement-confectionery-supplier-name = Fornitore di dolciumi
achievement-confectionery-supplier-condition = Possiedi 7 { -barrels } tra { SMALL("indigo") } e { SMALL("sugar") }, almeno uno per tipo
achievement-luxury-crop-trader-name = Mercante di colture pregiate
achievement-luxury-crop-trader-condition = Possiedi 5 { -barrels } tra { SMALL("coffee") } e { SMALL("tobacco") }, almeno uno per tipo
achievement-pastry-maker-name = Pasticcere
achievement-pastry-maker-condition = Possiedi 9 { -barrels } tra { SMALL("corn") } e { SMALL("indigo") }, almeno uno per tipo
achievement-tavern-supplier-name = Fornitore di taverne
achievement-tavern-supplier-condition = Possiedi 6 { -barrels } tra { SMALL("coffee") } e { SMALL("sugar") }, almeno uno per tipo
achievement-tobacco-and-fruit-broker-name = Mediatore di tabacco e { SMALL("indigo") }
achievement-tobacco-and-fruit-broker-condition = Possiedi 6 { -barrels } tra { SMALL("tobacco") } e { SMALL("indigo") }, almeno uno per tipo
achievement-deal-closer-name = Affare fatto
achievement-deal-closer-condition = Come { NAME("trader") }, riempi { THE("trading_house") }
achievement-independent-shipper-name = Armatore indipendente
achievement-independent-shipper-condition = Riempi una nave vuota con un solo carico
achievement-prudent-merchant-name = Commerciante prudente
achievement-prudent-merchant-condition = Conserva { -barrels } di 2 tipi a fine fase
achievement-sugar-dispatcher-name = Spedizioniere { OF("sugar") }
achievement-sugar-dispatcher-condition = Riempi l’ultimo posto di una nave con { SMALL("sugar") }
achievement-trade-tycoon-name = Magnate del commercio
achievement-trade-tycoon-condition = Vendi 1 { -barrel } per almeno 6 { -coins }
achievement-tropical-produce-magnate-name = Re dei prodotti tropicali
achievement-tropical-produce-magnate-condition = Possiedi 3 { -production-buildings } per { SMALL("indigo") } e { SMALL("sugar") }
achievement-corn-dispatcher-name = Spedizioniere { OF("corn") }
achievement-corn-dispatcher-condition = Riempi l’ultimo posto di una nave con { SMALL("corn") }
achievement-indigo-dispatcher-name = Spedizioniere { OF("indigo") }
achievement-indigo-dispatcher-condition = Riempi l’ultimo posto di una nave con { SMALL("indigo") }
achievement-master-architect-name = Maestro architetto
achievement-master-architect-condition = Costruisci un { -large-building } pagando al massimo 6 { -coins }

### --- Punteggio --------------------------------------------------------------------------------------------

score-chips = { CAP(PLURAL("vp_chip")) }
score-buildings = Edifici
score-nobles = { CAP(PLURAL("noble")) }
score-achievements = Traguardi
score-total = Punti
score-tie-break = Spareggio: { -coins } e { -barrels }
score-winner = { $player } vince.
score-winner-you = Hai vinto!
score-shared = { $players } condividono la vittoria.
