### Quello che dice il tavolo web, in italiano. Il modello è en/table.ftl; ciò che parla del gioco sta in game.ftl.
###
### Stile: frasi brevi e semplici, dando del tu. I pulsanti dicono che cosa succede.

### --- Dappertutto ------------------------------------------------------------------------------------------

app-name = Boriken
loading = Un momento…
close = Chiudi
reload = Ricarica
try-again = Riprova
to-start = Pagina iniziale
skip-to-content = Vai al contenuto
menu = Menu
your-name = Il tuo nome
guest-name = Ospite

nav-label = Pagine
nav-tables = Tavoli
nav-learn = Impara
nav-rules = Regole

players-count = { COUNT("player", $count) }
base-game = { SMALL("base_game") }
time-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
time-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
time-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}

unknown-title = Qui non c’è nulla
unknown-text = L’indirizzo non porta da nessuna parte. Forse manca una lettera.

error-title = Non ha funzionato
error-page-not-loaded = Non è stato possibile caricare questa pagina. Controlla la connessione e ricarica.

### --- Impostazioni -----------------------------------------------------------------------------------------

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Tema
settings-theme-choice = { $theme ->
    [light] Chiaro
    [dark] Scuro
   *[auto] Sistema
}
settings-animation = Mosse animate
settings-animation-help = Le mosse degli altri sono animate.
settings-sound = Suono
settings-sound-help = Un breve suono quando tocca a te.
settings-notify = Avvisami
settings-notify-help = Il browser ti avvisa quando tocca a te e sei in un’altra scheda.
settings-notify-refused = Il browser non permette notifiche da questa pagina. Puoi cambiare questa scelta nelle sue impostazioni.
settings-quick = Mosse con un clic
settings-quick-help = Quando per decidere basta un clic, vale subito, senza conferma.

### --- Pagina iniziale --------------------------------------------------------------------------------------

start-tagline = Coltiva, costruisci, vendi e spedisci su un’isola del 1897: il gioco da tavolo Puerto Rico, nel tuo browser.
start-play = Gioca subito
start-play-help = Tu e due bot, con le regole del 1897 e senza espansioni.
start-title = { $name } e i bot
start-learn = Impara in 10 minuti
start-learn-help = Una prima partita in cui ogni cosa viene spiegata al momento giusto.
start-solo = In solitario: Puertoma
start-solo-help = Tu contro due Puertoma, avversari che seguono regole fisse e mostrano perché fanno ciò che fanno.
start-friends = Gioca con gli amici
start-friends-help = Apri un tavolo, manda il link e giocate in tempo reale o su più giorni.
start-more = Altre opzioni
start-more-help = Tre edizioni, sei espansioni, da 2 a 5 giocatori, bot più o meno forti.
start-mine = I tuoi tavoli
start-mine-all = { $count ->
    [one] Il tuo tavolo
   *[other] I tuoi { $count } tavoli
}
start-rights = Boriken è un progetto indipendente, senza legami con l’autore o gli editori del gioco.

solo-title = Partita in solitario
solo-lead = Tu contro due Puertoma, gli avversari automatici di “{ edition-special-name }”. Non pensano mai: seguono regole tutte loro, e puoi sempre vedere perché hanno fatto qualcosa.
solo-table-title = { $name } contro i Puertoma
solo-more-help = Espansioni, un solo Puertoma, o amici al tuo fianco.

### --- Elenchi di tavoli ------------------------------------------------------------------------------------

tables-title = Tavoli
tables-which = Quali tavoli
tables-scope = { $scope ->
    [open] Aperti
    [playing] Da guardare
   *[mine] Tuoi
}
tables-scope-help = { $scope ->
    [open] Tavoli pubblici che aspettano giocatori.
    [playing] Partite pubbliche in corso.
   *[mine] Tavoli a cui siedi o che hai aperto.
}
tables-none = { $scope ->
    [open] Nessun tavolo pubblico aspetta giocatori. Aprine uno!
    [playing] Nessuna partita pubblica è in corso.
   *[mine] Non hai ancora tavoli.
}
tables-new = Nuovo tavolo

table-untitled = Tavolo
table-your-turn = Tocca a te
table-turn-of = Turno di { $name }
table-waiting = { $open ->
    [0] Tutto pronto
    [one] { $open } posto libero
   *[other] { $open } posti liberi
}
table-status = { $status ->
    [over] Concluso
    [closed] Chiuso
    [waiting] In attesa di giocatori
   *[playing] In corso
}
table-problem-title = Questo tavolo non si può aprire
table-closed = { $host } ha chiuso questo tavolo.

### --- Un nuovo tavolo --------------------------------------------------------------------------------------

new-title = Nuovo tavolo
new-title-friends = Gioca con gli amici
new-table-title = Nome del tavolo
new-table-title-example = Venerdì sera
new-default-title = Il tavolo di { $name }
new-seat = Posto { $number }
new-open-help = Un posto aperto aspetta chi ha il link.
new-puertoma-help = I Puertoma siedono dopo tutti gli altri, al massimo due. Fanno parte di “{ edition-special-name }”.
new-not-with-puertomas = Non disponibile con i Puertoma.
new-special-only = Fa parte di “{ edition-special-name }”. Per usarla qui, permetti le regole della casa.
new-special-variant = Solo con “{ edition-special-name }”.
new-needs = Richiede l’espansione “{ $expansion }”.
new-manners = Come si gioca insieme
new-manners-help = Chi trova il tavolo, l’ordine dei posti, annullare, il tempo per decidere. I valori già scelti vanno bene tra amici.
new-buildings-cost = Costo { $coins }
new-buildings-taken = { $taken } su { $spaces }
new-buildings-missing = { $count ->
    [one] Scegli ancora { $count } edificio.
   *[other] Scegli ancora { $count } edifici.
}
new-create = Apri il tavolo
new-create-help = Poi avrai un link da mandare.
new-start = Inizia la partita
new-start-help = Tutti i posti sono occupati: si comincia subito.

seat-you = Tu
seat-open = Aperto a chi ha il link
seat-bot = Bot: { $bot }
seat-mine = { $name } (tu)
seat-with-level = { $name } ({ $level })
seat-take = Siediti qui
seat-present = online
seat-away = assente

### --- Prima della partita ----------------------------------------------------------------------------------

lobby-lead = { $open ->
    [0] Tutti i posti sono occupati. { $host } darà inizio alla partita.
    [one] { $host } ha aperto questo tavolo. C’è un posto libero.
   *[other] { $host } ha aperto questo tavolo. Ci sono { $open } posti liberi.
}
lobby-lead-host = { $open ->
    [0] Tutti i posti sono occupati. Inizia quando vuoi.
    [one] C’è un posto libero. Manda il link.
   *[other] Ci sono { $open } posti liberi. Manda il link.
}
lobby-seats = Chi gioca
lobby-join = Partecipa
lobby-full = Tutti i posti sono occupati. Puoi guardare: resta qui fino all’inizio della partita.
lobby-start = Inizia la partita
lobby-start-fill = { $open ->
    [one] Il posto libero va a un bot.
   *[other] I { $open } posti liberi vanno ai bot.
}
lobby-wait = Si aspetta che { $host } dia inizio alla partita.
lobby-invite = Invita
lobby-facts = La partita
lobby-leave = Lascia il tavolo
lobby-close = Chiudi il tavolo

invite-help = Chi apre questo link può giocare, o guardare se tutti i posti sono occupati.
invite-watch-help = Chi apre questo link può guardare la partita.
invite-link = Link
invite-copy = Copia il link
invite-copied = Copiato.
invite-share = Condividi…
invite-qr = Il link come codice QR
device-help = Apri questo link su un altro dispositivo per giocare lì dal tuo posto. Non darlo a nessuno: chi ce l’ha può giocare per te.
seat-title = Prendi il tuo posto
seat-problem-help = Il link di un posto vale finché esiste il suo tavolo. Chiedine uno nuovo dal dispositivo su cui giochi.

### --- Durante la partita -----------------------------------------------------------------------------------

menu-part = { $part ->
    [invite] Invita
    [device] Altro dispositivo
    [settings] Impostazioni
   *[table] Tavolo
}
menu-leave = Lascia la partita
menu-leave-help = Se lasci, un bot gioca per te finché non torni.
facts-game = Partita
facts-host = Aperto da
facts-watching = Spettatori
host-title = Per chi ha aperto il tavolo
host-stand-in = Fai giocare un bot
host-give-back = Restituisci il posto
host-close = Chiudi il tavolo
host-close-help = Se chiudi il tavolo, la partita finisce per tutti.
host-close-sure = Sì, chiudi
stand-in-yours = Un bot ({ $bot }) gioca per te.
stand-in-return = Riprendi a giocare
banner-offline = Nessuna connessione. Nuovo tentativo in corso; non si perde nulla.
banner-gone = Questo tavolo non esiste più.
title-your-turn = Tocca a te
title-turn-of = Turno di { $name }

### --- Dopo la partita --------------------------------------------------------------------------------------

end-title = Risultato
end-stamp = Fine
end-rounds = Dopo { COUNT("round", $rounds) }.
end-reason = Dopo { COUNT("round", $rounds) }: { $reason }.
end-winner = Vittoria
end-rematch = Gioca ancora
end-rematch-join = Partecipa alla rivincita
end-replay = Rivedi
end-table = Guarda il tavolo
end-over = La partita è finita.
end-back = Torna al risultato
end-record = Scarica la partita
end-sheet = Da dove vengono i punti
end-course = Andamento della partita
end-chart = { $what ->
    [points] Punti
    [barrels] { CAP(PLURAL("barrel")) }
   *[coins] { CAP(PLURAL("coin")) }
}
end-chart-round = Round { $round }

review-title = Analisi
review-offer = Chi era in testa e quando, che cosa ha deciso la partita, che cosa sarebbe stato meglio? Un bot forte riesamina ogni decisione.
review-start = Analizza la partita
review-progress = Decisione { $done } di { $total }…
review-ready = L’analisi è pronta.
review-chances = Probabilità di vittoria
review-end = Fine
review-turning-points = Momenti decisivi
review-no-turning-points = Nessuna decisione da sola ha cambiato la partita.
review-mistakes = Errori, dal più grave
review-whose = Errori di chi?
review-everybody = Di tutti
review-no-mistakes = Nessun errore grave.
review-moment = Round { $round } · { $player }
review-played = Giocato
review-better = Meglio
review-cost = Costo: { $loss } di probabilità di vittoria.
review-swing = Probabilità di { $player }: { $before } → { $after }
review-see = Rivedi questo momento

replay-title = Rivedi la partita
replay-back = Una mossa indietro
replay-forward = Una mossa avanti
replay-play = Avvia
replay-pause = Pausa
replay-slider = Momento della partita
replay-place = Round { $round } · mossa { $move } di { $of }
replay-share = Condividi questo momento
replay-share-help = Chi apre questo link vede la partita ferma a questo punto.
replay-to-table = Torna al tavolo
replay-nothing = La partita non è ancora cominciata: non c’è nulla da rivedere.

### --- Imparare ---------------------------------------------------------------------------------------------

learn-title = Impara in 10 minuti
learn-lead = Quattro idee, sette ruoli, poi una partita con qualcuno al tuo fianco.
learn-aim = L’obiettivo
learn-aim-text = Avere più punti vittoria (PV) di tutti. Si ottengono spedendo merci e costruendo edifici.
learn-roles = Un ruolo, agiscono tutti
learn-roles-text = Quando tocca a te, scegli un ruolo. Tutti lo svolgono, ma si comincia da te, e solo tu hai un vantaggio. Scegli quindi ciò che serve più a te che agli altri.
learn-chain = Come nascono le merci
learn-chain-text = { CAP(ON_PLURAL("plantation")) } cresce il raccolto, gli edifici lo trasformano in merci, ed entrambi hanno bisogno di { -workers }. Solo il { SMALL("corn") } non richiede un edificio.
learn-end = La fine della partita
learn-end-text = La partita finisce con il round in cui una città è piena, o finiscono i { -workers } o { THE_PLURAL("vp_chip") }. Poi contano anche gli edifici.
learn-seven-roles = I sette ruoli
learn-game = La tua prima partita
learn-game-text = Due avversari facili. Ogni cosa viene spiegata quando si presenta per la prima volta. Prenditi tutto il tempo che vuoi.
learn-begin = Comincia
learn-table-title = Prima partita
learn-coach = Spiegazione
learn-next = Ho capito
learn-stop = Basta spiegazioni

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
lesson-craftsman-text = Ognuno riceve le merci che può produrre, finché ce n’è nella riserva. Chi ha scelto il ruolo ne riceve una in più. Pensa a chi gioverà il prossimo ruolo: le merci si vendono o si spediscono.
lesson-trader = { CAP(THE("trader")) }
lesson-trader-text = Ognuno può vendere una merce: il { SMALL("coffee") } rende 4, il { SMALL("corn") } nulla. { CAP(THE("trading_house")) } ha quattro posti e accetta ogni tipo una volta sola.
lesson-captain = { CAP(THE("captain")) }
lesson-captain-text = Ognuno carica merci per 1 PV l’una, a turno, finché nessuno può più. Una nave porta un solo tipo, e due navi non portano mai lo stesso. Se puoi caricare, devi farlo.
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
