### Boriken as an app, without a network, and how people find each other: quick matches, invitations, series, time off.
### The browser loads this when it is needed.

# As an app

app-title = App e uso offline
app-install = Installa l’app
app-installed = Boriken è installato su questo dispositivo.
app-install-apple = Per aggiungere Boriken alla schermata Home, tocca Condividi, poi “Aggiungi alla schermata Home”.
app-install-menu = Il menu del browser può permetterti di installare Boriken come app.
app-keep = Tieni per l’uso offline
app-keep-help = Questa pagina e le regole, in questa lingua, si aprono anche senza connessione (circa 2 MB).
app-keep-failed = Per ora non è stato possibile salvare. Riprova più tardi.

# Without a network

offline-title = Nessuna connessione al server
offline-start = Per giocare serve il server. Nel frattempo puoi leggere le regole e come si gioca.
offline-learn = La partita guidata e le lezioni si giocano sul server. Questa pagina e le regole si leggono anche senza.

# Quick match. $count: people, you among them. $sizes: numbers of players.

match-title = Partita veloce
match-lead = Scegli che cosa vorresti giocare. Appena ci sono abbastanza persone che vogliono lo stesso, la partita comincia.
match-pace = Quando
match-pace-help = Chi gioca insieme tiene lo stesso ritmo.
match-pace-live = Adesso
match-pace-live-help = In una sola seduta, con 2 minuti per ogni decisione.
match-pace-days = Nell’arco di giorni
match-pace-days-help = Un giorno per ogni decisione. Non serve aspettare su questa pagina.
match-players = Giocatori
match-players-help = Scegli tutti i numeri che ti vanno bene: più sono, prima si gioca.
match-seek = Trova una partita
match-waiting-title = In cerca di giocatori
match-sizes = { $sizes } giocatori
match-waiting = { $count ->
    [one] Per ora nessun altro cerca questa partita.
   *[other] { $count } persone cercano questa partita, contando te.
}
match-waiting-live = Resta su questa pagina: chi la lascia non viene più aspettato.
match-waiting-days = Puoi lasciare questa pagina. Quando comincia, la partita è tra i tuoi tavoli.
match-offer = Aspetti da un po’. I bot potrebbero prendere i posti liberi.
match-with-bots = Gioca con i bot
match-agreed = La partita comincia tra un attimo.
match-stop = Smetti di cercare
match-found = Partita trovata
