### Boriken as an app, without a network, and how people find each other: quick matches, invitations, series, time off.
### The browser loads this when it is needed.

# As an app

app-title = App e uso offline
app-install = Installa l’app
app-installed = Boriken è installato su questo dispositivo.
app-install-apple = Per aggiungere Boriken alla schermata Home, tocca Condividi, poi “Aggiungi alla schermata Home”.
app-install-menu = Il menu del browser può permetterti di installare Boriken come app.
app-keep = Salva per l’uso offline
app-keep-help = Questa pagina e le regole, in questa lingua, si aprono anche senza connessione (circa 2 MB).
app-keep-failed = Per ora non è stato possibile salvare. Riprova più tardi.

# Without a network

offline-title = Nessuna connessione al server
offline-start = Per giocare serve il server. Nel frattempo puoi leggere le regole e imparare a giocare.
offline-learn = La partita guidata e le lezioni si giocano sul server. Questa pagina e le regole si leggono anche senza.

# Quick match. $count: people, you among them. $sizes: numbers of players.

match-title = Partita veloce
match-lead = Scegli a che cosa vorresti giocare. Appena ci sono abbastanza persone che vogliono lo stesso, la partita comincia.
match-pace = Ritmo
match-pace-help = Chi gioca insieme tiene lo stesso ritmo.
match-pace-live = In tempo reale
match-pace-live-help = In una sola seduta, con 2 minuti per ogni decisione.
match-pace-days = Su più giorni
match-pace-days-help = Un giorno per ogni decisione. Non serve aspettare su questa pagina.
match-players = Giocatori
match-players-help = Scegli tutti i numeri che ti vanno bene: più sono, prima si gioca.
match-seek = Trova una partita
match-waiting-title = In cerca di giocatori
match-sizes = { $sizes } giocatori
match-waiting = { $count ->
    [one] Per ora nessun altro cerca questa partita.
   *[other] { $count } persone cercano questa partita, contando anche te.
}
match-waiting-live = Resta su questa pagina: se la lasci, la ricerca si ferma.
match-waiting-days = Puoi lasciare questa pagina. Quando la partita comincia, la trovi tra i tuoi tavoli.
match-offer = Aspetti da un po’. I bot potrebbero prendere i posti liberi.
match-with-bots = Gioca con i bot
match-agreed = La partita comincia tra un attimo.
match-stop = Smetti di cercare
match-found = Partita trovata
