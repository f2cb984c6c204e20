### --- Imparare ---------------------------------------------------------------------------------------------

learn-title = Impara in 10 minuti
learn-lead = Quattro idee, sette ruoli, poi una partita con qualcuno al tuo fianco.
learn-aim = L’obiettivo
learn-aim-text = Avere più punti vittoria (PV) di tutti. Si ottengono spedendo merci e costruendo edifici.
learn-roles = Uno sceglie, agiscono tutti
learn-roles-text = Quando tocca a te, scegli un ruolo. Tutti lo svolgono, ma si comincia da te, e solo tu hai un vantaggio. Scegli quindi ciò che serve più a te che agli altri.
learn-chain = Come nascono le merci
learn-chain-text = { CAP(IN_PLURAL("plantation")) } cresce il raccolto, gli edifici lo trasformano in merci, ed entrambi hanno bisogno di { -workers }. Solo il { SMALL("corn") } non richiede un edificio.
learn-end = La fine della partita
learn-end-text = La partita termina alla fine del round in cui una città è piena, o finiscono i { -workers } o { THE_PLURAL("vp_chip") }. Poi contano anche gli edifici.
learn-seven-roles = I sette ruoli
learn-game = La tua prima partita
learn-game-text = Due avversari facili. Ogni cosa viene spiegata quando si presenta per la prima volta. Prenditi tutto il tempo che vuoi.
learn-begin = Comincia
learn-table-title = Prima partita
learn-coach = Spiegazione
learn-next = Ho capito
learn-stop = Basta spiegazioni
learn-lessons = Lezioni brevi
learn-lessons-text = Poche mosse ciascuna, in una posizione fatta apposta: per quando vuoi provare un’espansione o il Puertoma.
learn-puertoma = Il Puertoma
learn-done = Fatta
learn-step = Passo { $step } di { $of }
learn-all-lessons = Tutte le lezioni
learn-next-lesson = Prossima lezione: { $lesson }
learn-chosen-by = { $player } ha scelto questo ruolo.

lesson-welcome = Ti diamo il benvenuto sull’isola
lesson-welcome-text = In basso c’è la tua plancia: a sinistra l’isola per { THE_PLURAL("plantation") }, accanto la città per gli edifici. In alto c’è ciò che è di tutti. Cominci con { -a-plantation } e qualche { -coin }.
lesson-round = Scegli un ruolo
lesson-round-text = Scegli un ruolo. Ogni carta dice che cosa darebbe adesso a te e agli altri. Se su una carta ci sono { -coins }, vanno a chi la sceglie. Per cominciare vanno bene { THE("settler") } o { THE("builder") }.
lesson-settler = { CAP(THE("settler")) }
lesson-settler-text = Ognuno prende { -a-plantation } per la propria isola. Chi ha scelto il ruolo può prendere invece una { -quarry }, che abbassa il costo degli edifici. Tipi diversi si vendono più facilmente; il { SMALL("corn") } è il più semplice da coltivare.
lesson-mayor = { CAP(THE("mayor")) }
lesson-mayor-text = Ognuno riceve { -workers } e li mette tutti, vecchi e nuovi, { ON_PLURAL("circle") }. Una tessera senza { -worker } non fa nulla. Per produrre una merce devono essere occupati sia { THE("plantation") } sia l’edificio.
lesson-builder = { CAP(THE("builder")) }
lesson-builder-text = Ognuno può comprare un edificio. Gli edifici valgono PV alla fine e aiutano durante la partita: alcuni producono merci, altri fanno guadagnare { -coins }, altri cambiano le regole. Toccane uno per leggere che cosa fa.
lesson-craftsman = { CAP(THE("craftsman")) }
lesson-craftsman-text = Ognuno riceve le merci che può produrre, finché ce n’è nella riserva. Chi ha scelto il ruolo ne riceve un’altra. Pensa a chi gioverà il prossimo ruolo: le merci si vendono o si spediscono.
lesson-trader = { CAP(THE("trader")) }
lesson-trader-text = Ognuno può vendere una merce: il { SMALL("coffee") } rende { COUNT("coin", 4) }, il { SMALL("corn") } nulla. { CAP(THE("trading_house")) } ha quattro posti e accetta ogni tipo una volta sola.
lesson-captain = { CAP(THE("captain")) }
lesson-captain-text = Ognuno carica merci per 1 PV l’una, a turno, finché nessuno può più caricare. Una nave porta un solo tipo, e due navi non portano mai lo stesso. Se puoi caricare, devi farlo.
lesson-storage = Conservare le merci
lesson-storage-text = Quando nessuno può più caricare, ciò che avanza va perso. Conservi un solo { -barrel }, di più se hai un magazzino. Produci quindi quando si può spedire.
lesson-hacienda = { CAP(THE("hacienda")) }
lesson-hacienda-text = Ti fa pescare { -a-hidden-plantation } prima di prendere la tua tessera: due tessere in un turno.
lesson-hospice = { CAP(THE("hospice")) }
lesson-hospice-text = La tua nuova tessera riceve subito un { -worker }, senza aspettare { THE("mayor") }.
lesson-university = { CAP(THE("university")) }
lesson-university-text = Il tuo nuovo edificio riceve subito un { -worker }, senza aspettare { THE("mayor") }.
lesson-governor = Un nuovo round
lesson-governor-text = Tutti i ruoli sono di nuovo liberi, e su ognuno di quelli che nessuno ha scelto c’è 1 { -coin } in più. La carta { OF("governor") } è passata a sinistra: ora quel giocatore sceglie per primo.
lesson-ending = L’ultimo round
lesson-ending-text = Questo è l’ultimo round. A ogni scelta chiediti quanti PV porta: un { -large-building } occupato ne porta di più.
lesson-alone = Il resto lo sai
lesson-alone-text = Hai visto le cose più importanti. Tieni il puntatore o un dito su qualsiasi cosa per leggere che cos’è. “{ board-what-may-i-do }” aiuta sempre. Buona fortuna!

lesson-new-buildings-1 = Con questa espansione ci sono altri edifici, con un segno verde; prima della partita i giocatori scelgono quali. Tu hai { A("forest_house") }. Scegli { THE("settler") } per { GENDER("forest_house") ->
    [f] usarla
   *[m] usarlo
}.
lesson-new-buildings-2 = { CAP(THE("forest_house")) } ti permette di piazzare una tessera coperta, come { -forest }. Ne hai già una, e ogni due tutti gli edifici costano { COUNT("coin", 1) } in meno. Piazza { A(TILE("indigo")) } come { -forest }.
lesson-new-buildings-3 = Qualcuno ha scelto { THE("builder") }: costruisci anche tu. { CAP(THE("church")) } costa 5; con due { -forests } paghi 4. Costruiscila: porta PV per ogni edificio da 2 PV in su che costruirai.
lesson-new-buildings-4 = Le navi sono piene di altre merci. Ma { YOUR("small_wharf") } è una nave tutta tua: prende qualsiasi merce, per 1 PV ogni due { -barrels }. Spedisci tutto.
lesson-new-buildings-end = 2 PV per merci che sarebbero andate perse. In ogni partita ci sono edifici diversi. Tieni il puntatore o un dito su uno per leggere che cosa fa.

lesson-nobles-1 = È arrivato un { -noble }: un { -worker } che alla fine vale anche 1 PV. Scegli { THE("mayor") } per prendere qualcuno prima degli altri.
lesson-nobles-2 = Prima viene il tuo vantaggio: un { -worker } in più. Prendilo.
lesson-nobles-3 = Ora tocca a te prendere qualcuno, e scegli tu chi: prendi il { -noble }.
lesson-nobles-4 = Un { -noble } può lavorare ovunque. In alcuni edifici conta: { THE("chapel") } porta { COUNT("coin", 1) } con un { -worker } e 1 PV con un { -noble }, ogni volta che qualcuno sceglie { THE("craftsman") }. Metti lì il { -noble }.
lesson-nobles-end = Qualcuno ha scelto { THE("craftsman") }, e { YOUR("chapel") } ha portato 1 PV. Con i { -nobles } arrivano otto tipi di edificio, e la partita non finisce più quando mancano i { -workers }.

lesson-buccaneer-1 = { CAP(THE("trading_house")) } è piena: nessuno può vendere. { CAP(THE("buccaneer")) } può cambiare le cose. È un ruolo in più, e agisce solo chi lo sceglie. Sceglilo.
lesson-buccaneer-2 = Hai quattro opzioni: scaricare una nave, svuotare { THE("trading_house") }, prendere { -workers }, o mettere da parte un ruolo per te. Scegli “{ NAME("buccaneer_loot") }”: 1 PV per ogni { -barrel } che c’è.
lesson-buccaneer-3 = 4 PV per te, e c’è posto per vendere. Ora qualcuno ha scelto { THE("trader") }: vendi il tuo { SMALL("coffee") }.
lesson-buccaneer-end = { COUNT("coin", 5) } in più. Ora hai il segnalino { OF("buccaneer") }: non puoi scegliere di nuovo questo ruolo finché non lo fa qualcun altro.

lesson-festival-1 = Qui ci sono tre obiettivi. Chi ne raggiunge uno per primo riceve la ricompensa. Uno chiede { COUNT(TILE("corn"), 3) }, e tu ne hai due. Scegli { THE("settler") }.
lesson-festival-2 = Prendi { A(TILE("corn")) }: la terza.
lesson-festival-3 = Raggiunto! Come ricompensa ricevi 3 { -workers }, da piazzare subito. Mettili tutti sul { SMALL("corn") }: il secondo obiettivo chiede tre { -barrels } di { SMALL("corn") } in una sola fase.
lesson-festival-4 = Qualcuno ha scelto { THE("craftsman") }: hai prodotto { COUNT("corn", 3) } e preso { COUNT("coin", 3) } per il secondo obiettivo. Ora si costruisce. Il terzo obiettivo è { THE("harbor") }: costruiscilo.
lesson-festival-end = 3 PV: i tre obiettivi sono tuoi. In ogni partita se ne pescano altri.

lesson-festival-cards-1 = Tre carte fissano gli obiettivi. “{ festival-closing-time-name }” chiede di riempire { THE("trading_house") } vendendo { SMALL("coffee") }. Resta un posto. Scegli { THE("trader") }.
lesson-festival-cards-2 = Vendi il tuo { SMALL("coffee") }: prende l’ultimo posto.
lesson-festival-cards-3 = Come ricompensa ricevi 2 { -workers }. Mettine uno sul { SMALL("corn") } e uno sullo { SMALL("sugar") }.
lesson-festival-cards-4 = Qualcuno ha scelto { THE("captain") }. “{ festival-traditional-departure-name }” chiede di riempire la nave più piccola con { SMALL("corn") }: ci sono due posti liberi. Carica lì il tuo { SMALL("corn") }.
lesson-festival-cards-5 = { COUNT("coin", 2) } per questo. “{ festival-twin-farmers-name }” chiede { COUNT(TILE("corn"), 2) } e { COUNT(TILE("sugar"), 2) }. Qualcuno ha scelto { THE("settler") }: prendi { A(TILE("sugar")) }.
lesson-festival-cards-end = 3 PV: le tre carte sono tue. Le carte sono dodici, e per ogni partita se ne pescano tre.

lesson-achievements-1 = Queste quattro carte le vedi solo tu. Quelle che completi contano alla fine. “{ achievement-deal-closer-name }”: come { NAME("trader") }, riempi { THE("trading_house") } con la tua vendita. Scegli { THE("trader") }.
lesson-achievements-2 = C’è un posto libero. Vendi il tuo { SMALL("coffee") }.
lesson-achievements-3 = Fatto: 4 PV alla fine, e la carta è scoperta. Poi “{ achievement-master-architect-name }”: un { -large-building } per { COUNT("coin", 6) } al massimo. Con le tue quattro { -quarries } il costo è proprio quello: costruisci { THE("guild_hall") }.
lesson-achievements-4 = Altri 3 PV. “{ achievement-corn-dispatcher-name }”: occupa l’ultimo posto libero di una nave con il { SMALL("corn") }. Ci sono due posti: carica il tuo { SMALL("corn") }.
lesson-achievements-end = Tre carte, 10 PV. Quelle che non completi non costano nulla: scegline alcune e gioca per quelle.

lesson-puertoma-1 = Contro di te giocano due Puertoma. Seguono regole semplici, e nella cronaca c’è il perché di tutto ciò che fanno. Scegli { THE("settler") } e guarda che cosa fanno.
lesson-puertoma-2 = Prendi { A(TILE("sugar")) }. Poi ogni Puertoma prende una tessera: se può, di un tipo di cui ne ha esattamente una.
lesson-puertoma-3 = Uno di loro ha scelto { THE("mayor") }, perché sulla carta c’era { COUNT("coin", 1) }. Per produrre non ha bisogno di edifici. Tu sì: metti un { -worker } sullo { SMALL("sugar") } e uno { IN("small_sugar_mill") }.
lesson-puertoma-4 = Hanno prodotto, spedito, e ora costruiscono. Ognuno ha quattro livelli; due edifici di un livello sbloccano un’abilità. Tocca a te costruire: prendi { THE("small_market") }.
lesson-puertoma-end = Guarda il segnalino e { THE_PLURAL("coin") } sulle carte: dicono che cosa sceglierà un Puertoma. Vinci se hai più PV di ciascuno dei due.

learn-analysis = Sul tavolo di analisi puoi provare che cosa sarebbe successo.
learn-analysis-open = Tavolo di analisi
