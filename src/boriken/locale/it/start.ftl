### La pagina iniziale, gli elenchi dei tavoli, gli avversari e la sala in cui un tavolo aspetta. Modello: en/start.ftl.

### --- Pagina iniziale --------------------------------------------------------------------------------------

start-tagline = Coltiva, costruisci, vendi e spedisci su un’isola del 1897: il gioco da tavolo Puerto Rico, nel tuo browser.
start-play = Gioca subito
start-play-help = In tre, con le regole del 1897 e senza espansioni.
start-opponents = I tuoi avversari
start-opponent = Avversario { $number }
start-title = { $name } e i bot
start-learn = Impara in 10 minuti
start-learn-help = Una prima partita in cui ogni cosa viene spiegata al momento giusto.
start-solo = In solitario: Puertoma
start-solo-help = Tu contro due Puertoma, avversari che seguono regole fisse e mostrano perché fanno ciò che fanno.
start-match = Partita veloce
start-match-help = Scegli a che cosa giocare e trova altre persone che vogliono lo stesso.
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
tables-history = Il tuo storico
tables-search = Cerca per titolo o nome
tables-more = Altri tavoli
table-your-turn = Tocca a te
# $when: a moment, such as "in 5 hours".
table-deadline = Il tempo scade { $when }
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
tables-group = { $group ->
    [turn] Tocca a te
    [running] Tocca ad altri
    [waiting] In attesa di giocatori
   *[over] Conclusi
}
table-result = { $rank ->
    [1] Hai vinto con { $points } PV
   *[other] { $rank }º posto su { $players } con { $points } PV
}
table-won-by = Vince { $name } con { $points } PV
table-unread = { $unread ->
    [one] { $unread } messaggio nuovo
   *[other] { $unread } messaggi nuovi
}

## Gli avversari

character-lola-help = Ha imparato il gioco la settimana scorsa e adora le sorprese.
character-ramon-help = Prima pianta, poi si chiede a che cosa serva.
character-mariana-help = Costruisce tutto ciò che le sembra bello.
character-eugenio-help = Gioca tra un caffè e l’altro, e intanto racconta storie.
character-isabel-help = Si fida del suo istinto, e di solito ha ragione.
character-rosendo-help = Non ha mai fretta, e ogni tanto si appisola.
character-celestina-help = Tiene d’occhio tutto e non spreca nulla.
character-roman-help = Coltiva molto e riempie le navi.
character-trinidad-help = Vende caro e tiene la borsa piena.
character-baldomero-help = Investe ogni moneta in una grande città.
character-carmela-help = Sa che cosa vuoi prima di te.
character-manuel-help = Conta ogni barile, anche i tuoi.
character-leonor-help = Aspetta in silenzio, poi prende ciò che ti serviva.
character-salvador-help = Ha visto ogni apertura e non ne ha dimenticata nessuna.
character-amelia-help = Nessuno sull’isola l’ha battuta due volte di fila.
opponents-experimental = Sperimentali
opponents-experimental-help = Bot per fare prove, senza un carattere proprio.

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

### --- Il menu di un tavolo, invitare ------------------------------------------------------------------------

invite-help = Chi apre questo link può giocare, o guardare se tutti i posti sono occupati.
invite-watch-help = Chi apre questo link può guardare la partita.
device-help = Apri questo link su un altro dispositivo per giocare lì dal tuo posto. Non darlo a nessuno: chi ce l’ha può giocare per te.
menu-part = { $part ->
    [invite] Invita
    [device] Altro dispositivo
    [settings] Impostazioni
   *[table] Tavolo
}
menu-leave = Lascia la partita
menu-leave-help = Se lasci, un bot gioca per te finché non torni.
facts-game = Partita
facts-histories = Storico dei giocatori
facts-host = Host
facts-watching = Spettatori
host-title = Per l’host
host-stand-in = Fai giocare un bot
host-stand-in-help = Un bot può giocare per chi è assente. Tutti lo vedono, e chi manca può tornare quando vuole.
host-give-back = Restituisci il posto
host-hand-over = Nomina host
host-link = Link del posto
host-link-help = Questo link è solo per { $player }: chi ce l’ha può giocare al suo posto.
host-close = Chiudi il tavolo
host-close-help = Se chiudi il tavolo, la partita finisce per tutti.
host-close-sure = Sì, chiudi
menu-lead = Diventa host
menu-lead-help = { $host } non c’è. Dopo un po’ puoi diventare host: far giocare i bot per chi manca, o chiudere il tavolo.

### --- Impostazioni ------------------------------------------------------------------------------------------

settings-language = Lingua
settings-theme = Tema
settings-theme-choice = { $theme ->
    [light] Chiaro
    [dark] Scuro
   *[auto] Sistema
}
settings-speed = Animazioni
settings-speed-choice = { $speed ->
    [off] Disattivate
    [fast] Veloci
    [slow] Lente
   *[normal] Normali
}
settings-volume = Suoni
settings-volume-value = { $volume ->
    [0] Disattivati
   *[other] { $volume }%
}
settings-notify = Avvisami
settings-notify-help = Il browser ti avvisa quando tocca a te e sei in un’altra scheda.
settings-notify-refused = Il browser non permette notifiche da questa pagina. Puoi cambiare questa scelta nelle sue impostazioni.
settings-quick = Mosse con un clic
settings-quick-help = Quando per decidere basta un clic, la mossa vale subito, senza conferma.
settings-ask = Chiedimi sempre
settings-ask-help = Anche quando c’è una sola risposta sensata, per esempio conservare se non si perde nulla.
settings-forget = Elimina i miei dati
settings-forget-help = Il tuo nome sparisce da tutti i tavoli, i bot prendono i tuoi posti e questo browser non viene più riconosciuto. Le partite giocate restano, senza il tuo nome. Non si può annullare.
settings-forget-confirm = Elimina per sempre
settings-forget-keep = Conserva i miei dati
