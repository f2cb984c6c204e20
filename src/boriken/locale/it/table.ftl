### Quello che dice il tavolo web, in italiano. Il modello è en/table.ftl; ciò che parla del gioco sta in game.ftl.
###
### Stile: frasi brevi e semplici, dando del tu. I pulsanti dicono che cosa succede.

### --- Dappertutto ------------------------------------------------------------------------------------------

app-name = Boriken
loading = Un momento…
close = Chiudi
reload = Ricarica
try-again = Riprova
to-start = Alla pagina iniziale
skip-to-content = Vai al contenuto
menu = Menu
your-name = Il tuo nome
guest-name = Ospite

nav-label = Pagine
nav-tables = Tavoli
nav-learn = Impara
nav-rules = Regole

players-count = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
base-game = gioco base
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

unknown-title = Qui non c'è nulla
unknown-text = L'indirizzo non porta da nessuna parte. Forse manca una lettera.

error-title = Non ha funzionato
error-page-not-loaded = Non è stato possibile caricare questa pagina. Controlla la connessione e ricarica.

### --- Impostazioni -----------------------------------------------------------------------------------------

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Chiaro o scuro
settings-theme-choice = { $theme ->
    [light] Chiaro
    [dark] Scuro
   *[auto] Come il sistema
}
settings-animation = Mosse animate
settings-animation-help = Quello che fanno gli altri si vede muoversi.
settings-sound = Suono
settings-sound-help = Un breve suono quando tocca a te.
settings-notify = Avvisami
settings-notify-help = Il browser ti avvisa quando tocca a te e stai guardando altrove.
settings-notify-refused = Il browser non permette notifiche da questa pagina. Puoi cambiarlo nelle sue impostazioni.
settings-quick = Un solo clic
settings-quick-help = Dove basta un clic, vale subito, senza conferma.

### --- Pagina iniziale --------------------------------------------------------------------------------------

start-tagline = Coltiva, costruisci, vendi e spedisci su un'isola del 1897: il gioco da tavolo Puerto Rico, nel tuo browser.
start-play = Gioca subito
start-play-help = Tu e due bot, regole 1897, senza espansioni.
start-title = { $name } e i bot
start-learn = Impara in 10 minuti
start-learn-help = Una prima partita in cui tutto viene spiegato al momento giusto.
start-solo = In solitario: Puertoma
start-solo-help = Tu contro due Puertoma, avversari che seguono regole fisse e mostrano perché fanno ciò che fanno.
start-friends = Gioca con gli amici
start-friends-help = Apri un tavolo, manda il link, giocate dal vivo o nell'arco di giorni.
start-more = Altre opzioni
start-more-help = Tre edizioni, sei espansioni, da 2 a 5 giocatori, bot più o meno forti.
start-mine = I tuoi tavoli
start-mine-all = { $count ->
    [one] Il tuo tavolo
   *[other] Tutti i tuoi { $count } tavoli
}
start-rights = Boriken è un progetto indipendente, senza legami con l'autore o gli editori del gioco.

solo-title = Partita in solitario
solo-lead = Tu contro due Puertoma, gli avversari automatici di «{ edition-special-name }». Non pensano mai: seguono regole tutte loro, e puoi sempre vedere perché hanno fatto qualcosa.
solo-table-title = { $name } contro i Puertoma
solo-more-help = Espansioni, un solo Puertoma, o amici al tuo fianco.

### --- Elenchi di tavoli ------------------------------------------------------------------------------------

tables-title = Tavoli
tables-which = Quali tavoli
tables-scope = { $scope ->
    [open] Da raggiungere
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
table-turn-of = Tocca a { $name }
table-waiting = { $open ->
    [0] Pronto a iniziare
    [one] { $open } posto libero
   *[other] { $open } posti liberi
}
table-status = { $status ->
    [over] Finita
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
new-puertoma-help = I Puertoma siedono dopo tutti gli altri, al massimo due. Fanno parte di «{ edition-special-name }».
new-not-with-puertomas = Non insieme ai Puertoma.
new-special-only = Fa parte di «{ edition-special-name }». Permetti le regole della casa per usarla qui.
new-special-variant = Solo con «{ edition-special-name }».
new-needs = Richiede l'espansione { $expansion }.
new-manners = Come si gioca insieme
new-manners-help = Chi trova il tavolo, l'ordine dei posti, annullare, il tempo per pensare. I valori già scelti vanno bene tra amici.
new-buildings-cost = Costo { $coins }
new-buildings-taken = { $taken } di { $spaces }
new-buildings-missing = { $count ->
    [one] Indica ancora { $count } tipo di edificio.
   *[other] Indica ancora { $count } tipi di edificio.
}
new-create = Apri il tavolo
new-create-help = Poi ricevi un link da mandare.
new-start = Inizia la partita
new-start-help = Tutti i posti sono occupati: si comincia subito.

seat-you = Tu
seat-open = Aperto: chi ha il link
seat-bot = Bot: { $bot }
seat-mine = { $name } (tu)
seat-with-level = { $name } ({ $level })
seat-take = Siediti qui
seat-present = presente
seat-away = assente

### --- Prima della partita ----------------------------------------------------------------------------------

lobby-lead = { $open ->
    [0] Tutti i posti sono occupati. { $host } farà iniziare la partita.
    [one] { $host } ha aperto questo tavolo. C'è un posto libero.
   *[other] { $host } ha aperto questo tavolo. Ci sono { $open } posti liberi.
}
lobby-lead-host = { $open ->
    [0] Tutti i posti sono occupati. Inizia quando vuoi.
    [one] C'è un posto libero. Manda il link.
   *[other] Ci sono { $open } posti liberi. Manda il link.
}
lobby-seats = Chi gioca
lobby-join = Partecipa
lobby-full = Tutti i posti sono occupati. Puoi guardare: resta qui fino all'inizio.
lobby-start = Inizia la partita
lobby-start-fill = { $open ->
    [one] Il posto libero va a un bot.
   *[other] I { $open } posti liberi vanno ai bot.
}
lobby-wait = In attesa che { $host } inizi.
lobby-invite = Invita
lobby-facts = Che cosa si gioca
lobby-leave = Lascia il tavolo
lobby-close = Chiudi il tavolo

invite-help = Chi apre questo link può partecipare, o guardare se i posti sono tutti occupati.
invite-watch-help = Chi apre questo link può guardare la partita.
invite-link = Link
invite-copy = Copia il link
invite-copied = Copiato.
invite-share = Condividi…
invite-qr = Il link come codice QR
device-help = Apri questo link su un altro dispositivo per giocare lì al tuo posto. Tienilo per te: chi ce l'ha può giocare per te.
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
facts-host = Ospita
facts-watching = Spettatori
host-title = Per chi ospita
host-stand-in = Fai giocare un bot
host-give-back = Restituisci il posto
host-close = Chiudi il tavolo
host-close-help = Chiudere il tavolo mette fine alla partita per tutti.
host-close-sure = Chiudi davvero
stand-in-yours = Un bot ({ $bot }) gioca per te.
stand-in-return = Riprendi a giocare
banner-offline = Nessuna connessione. Provo a ricollegarmi; non si perde nulla.
banner-gone = Questo tavolo non esiste più.
title-your-turn = Tocca a te
title-turn-of = Tocca a { $name }

### --- Dopo la partita --------------------------------------------------------------------------------------

end-title = Risultato
end-stamp = Fine
end-rounds = { $rounds ->
    [one] Dopo { $rounds } round.
   *[other] Dopo { $rounds } round.
}
end-reason = { $rounds ->
    [one] Dopo { $rounds } round: { $reason }.
   *[other] Dopo { $rounds } round: { $reason }.
}
end-winner = Vittoria
end-rematch = Gioca ancora
end-rematch-join = Alla rivincita
end-replay = Rivedi
end-table = Guarda il tavolo
end-over = La partita è finita.
end-back = Al risultato
end-record = Scarica la partita
end-sheet = Punti per origine
end-course = Come è andata
end-chart = { $what ->
    [points] Punti
    [barrels] Barili
   *[coins] { EDITION() ->
        [classic] Dobloni
       *[other] Monete
    }
}
end-chart-round = Round { $round }

review-title = Analisi
review-offer = Chi era in testa e quando, che cosa ha deciso la partita, che cosa sarebbe stato meglio? Un bot forte riguarda ogni decisione.
review-start = Analizza la partita
review-progress = Decisione { $done } di { $total } …
review-ready = L'analisi è pronta.
review-chances = Probabilità di vittoria
review-end = Fine
review-turning-points = Momenti decisivi
review-no-turning-points = Nessuna decisione ha cambiato da sola la partita.
review-mistakes = Errori, dal più grave
review-whose = Errori di chi?
review-everybody = Di tutti
review-no-mistakes = Nessun errore grave.
review-moment = Round { $round } · { $player }
review-played = Giocato
review-better = Meglio
review-cost = È costato il { $loss } di probabilità di vittoria.
review-swing = Probabilità di { $player }: { $before } → { $after }
review-see = Rivedi il momento

replay-title = Rivedi la partita
replay-back = Una mossa indietro
replay-forward = Una mossa avanti
replay-play = Avvia
replay-pause = Pausa
replay-slider = Momento della partita
replay-place = Round { $round } · mossa { $move } di { $of }
replay-share = Condividi questo momento
replay-share-help = Chi apre questo link vede la partita proprio in questo momento.
replay-to-table = Al tavolo
replay-nothing = La partita non è ancora cominciata: non c'è nulla da rivedere.

### --- Imparare ---------------------------------------------------------------------------------------------

learn-title = Impara in 10 minuti
learn-lead = Quattro idee, sette ruoli, poi una partita in cui qualcuno ti sta accanto.
learn-aim = Che cosa vuoi
learn-aim-text = Più punti vittoria (PV) di tutti. Vengono dalle merci spedite e dagli edifici.
learn-roles = Un ruolo, agiscono tutti
learn-roles-text = Quando tocca a te, prendi un ruolo. Tutti lo svolgono, ma tu per primo e con un vantaggio. Scegli quindi ciò che serve più a te che agli altri.
learn-chain = Come nascono le merci
learn-chain-text = In una { -plantation } cresce il raccolto, un edificio lo trasforma in merce, e tutti e due hanno bisogno di { -workers }. Solo il { SMALL("corn") } non richiede edifici.
learn-end = Quando finisce
learn-end-text = Con il round in cui una città è piena, o finiscono i { -workers } o i segnalini PV. Poi contano anche gli edifici.
learn-seven-roles = I sette ruoli
learn-game = La tua prima partita
learn-game-text = Due avversari facili. Ogni cosa viene spiegata quando si presenta per la prima volta. Prenditi tutto il tempo che vuoi.
learn-begin = Comincia
learn-table-title = Prima partita
learn-coach = Spiegazione
learn-next = Ho capito
learn-stop = Basta spiegazioni

lesson-welcome = Benvenuto sull'isola
lesson-welcome-text = In basso c'è il tuo tabellone: a sinistra l'isola per le { -plantations }, accanto la città per gli edifici. Sopra sta ciò che è di tutti. Cominci con una { -plantation } e qualche { -coin }.
lesson-round = Prendi un ruolo
lesson-round-text = Devi scegliere un ruolo. Ogni carta dice che cosa porterebbe adesso a te e agli altri. Le { -coins } su una carta sono tue se la prendi. Per cominciare vanno bene { NAME("settler") } o { NAME("builder") }.
lesson-settler = { NAME("settler") }
lesson-settler-text = Ognuno prende una { -plantation } per la propria isola. Chi ha scelto il ruolo può prendere invece una { -quarry }, che rende più economici gli edifici. Merci diverse si vendono più facilmente; il { SMALL("corn") } è il più semplice da coltivare.
lesson-mayor = { NAME("mayor") }
lesson-mayor-text = Ognuno riceve { -workers } e li mette tutti sui cerchi, vecchi e nuovi, come preferisce. Una tessera senza { -worker } non fa nulla. Una merce ha bisogno sia della { -plantation } sia dell'edificio al lavoro.
lesson-builder = { NAME("builder") }
lesson-builder-text = Ognuno può comprare un edificio. Gli edifici valgono PV alla fine e aiutano durante la partita: alcuni producono merci, altri fanno guadagnare { -coins }, altri piegano le regole. Toccane uno per leggere che cosa fa.
lesson-craftsman = { NAME("craftsman") }
lesson-craftsman-text = Ognuno riceve le merci che sa produrre, finché ce n'è nella riserva. Chi ha scelto il ruolo ne riceve una in più. Pensa a chi gioverà il prossimo ruolo: le merci si vendono o si spediscono.
lesson-trader = { NAME("trader") }
lesson-trader-text = Ognuno può vendere una merce: il { SMALL("coffee") } rende 4, il { SMALL("corn") } nulla. La { NAME("trading_house") } ha quattro posti e accetta ogni merce una volta sola.
lesson-captain = { NAME("captain") }
lesson-captain-text = Ognuno spedisce merci per 1 PV l'una, a turno, finché nessuno può più. Una nave porta una sola merce, e non ci sono due navi con la stessa. Chi può caricare deve farlo.
lesson-storage = Che cosa resta
lesson-storage-text = Quando nessuno può più caricare, quello che avanza va perso. Conservi un solo { -barrel }, di più se hai un magazzino. Produci quindi quando si può spedire.
lesson-hacienda = { NAME("hacienda") }
lesson-hacienda-text = Ti lascia pescare una { -plantation } coperta prima di prendere la tua tessera: due tessere in un turno.
lesson-hospice = { NAME("hospice") }
lesson-hospice-text = La tua nuova tessera riceve subito un { -worker }, senza aspettare il { NAME("mayor") }.
lesson-university = { NAME("university") }
lesson-university-text = Il tuo nuovo edificio riceve subito un { -worker }, senza aspettare il { NAME("mayor") }.
lesson-governor = Un nuovo round
lesson-governor-text = Tutti i ruoli sono tornati, e su quelli che nessuno ha preso c'è una { SMALL("coin") } in più. Il { NAME("governor") } è passato a sinistra: ora sceglie per primo quel giocatore.
lesson-ending = L'ultimo round
lesson-ending-text = Questo è l'ultimo round. A ogni scelta chiediti quanti PV porta: un edificio grande con un { -worker } ne porta di più.
lesson-alone = Il resto lo sai
lesson-alone-text = Hai visto le cose più importanti. Tieni il puntatore o un dito su qualsiasi cosa per leggere che cos'è. «{ board-what-may-i-do }» aiuta sempre. Buona fortuna!
