### Che cosa dicono di sé i comandi. Vedi en/help.ftl.

## Around the texts

help-title-usage = Uso:
help-title-options = Opzioni:
help-title-arguments = Argomenti:
help-title-commands = Comandi:
help-word-options = OPZIONI
help-word-command = COMANDO
help-word-file = FILE
help-word-text = testo
help-word-number = numero
help-word-default = predefinito:
help-word-variable = variabile:
help-word-required = obbligatorio
help-word-words = SIGLA O PAROLA

## Commands

help-boriken = Il gioco da tavolo Puerto Rico. Senza comando avvia un server su questo computer e apre il browser.
help-play = Gioca nel terminale contro bot o Puertoma.
help-replay = Riproduce una partita salvata e controlla che porti esattamente al risultato dichiarato.
help-review = Analizza una partita salvata: chi era in testa e quando, che cosa l’ha decisa, che cosa sarebbe stato meglio.
help-rules = Mostra le regole per sigla o per parole; senza argomenti, elenca tutte le sigle.
help-serve = Avvia un server per gli amici o per tutti.

## Options of several commands

help-help = Mostra questo messaggio ed esce.
help-version = Mostra la versione, e se è quella compilata.
help-edition = L’edizione: { $editions }. Se manca, 1897; con i Puertoma, special.
help-players = Quanti giocano, Puertoma compresi: da { $fewest } a { $most }.
help-governor = Il posto del primo { NAME("governor") }, da 0, oppure { $random }.
help-solo = Una persona contro due Puertoma.
help-puertomas = Quanti dei giocatori sono Puertoma.
help-difficulty = Quanto sono forti i Puertoma: { $difficulties }.
help-expansions = Espansioni, separate da virgole: { $expansions }.
help-variants = Varianti, separate da virgole: { $variants }.
help-draft = Chi sceglie gli edifici del draft: { $drafts }. Se manca, i giocatori.
help-buildings = Gli edifici scelti, separati da virgole, per --draft given.
help-voluntary = Chiede conferma per ogni guadagno a cui si può rinunciare, invece di prenderlo.
help-house-rules = Permette le espansioni dell’edizione speciale anche nelle altre edizioni.
help-language = La lingua: { $languages }. Se manca, quella indicata da { $variables }, o altrimenti l’inglese.
help-seed = Lo stesso seme dà sempre la stessa partita.
help-json = Scrive JSON, per altri programmi.
help-file = Una partita salvata, come la scrivono play e simulate.

## play

help-play-seat = Il tuo posto, da 0.
help-play-name = Il tuo nome, per la partita salvata.
help-play-bot = I tuoi avversari, separati da virgole: { $bots }.
help-play-save = Alla fine salva la partita in questo file.

## replay, review and rules

help-replay-moves = Mostra la partita mossa per mossa.
help-replay-position = Mostra la posizione dopo questo numero di mosse.
help-review-simulations = Quante simulazioni per decisione: con più simulazioni è più sicuro, ma più lento.
help-rules-words = Sigle come CAP-4, o parole.
help-rules-edition = Nomi e regole di quale edizione: { $editions }.

## serve

help-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutta la rete.
help-serve-port = La porta su cui ascoltare; 0 per una qualsiasi libera.
help-serve-unix-socket = Un file socket su cui ascoltare al posto di una porta, per un proxy su questa macchina.
help-serve-base-path = Il percorso del sito in cui si trova il server, come /games.
help-serve-tls-certificate = Il file di un certificato TLS, per HTTPS senza proxy.
help-serve-tls-key = Il file della sua chiave.
help-serve-database-url = sqlite:///FILE o postgresql://UTENTE:PASSWORD@HOST/NOME; se manca, un file nella tua cartella dei dati.
help-serve-redis-url = redis://HOST:PORTA, se più processi usano lo stesso database.
help-serve-origin = Un altro sito le cui pagine possono usare il server, come https://play.example.org.
help-serve-trusted-proxy = Proxy, per indirizzo o rete, a cui si crede quando dicono da chi viene una richiesta.
help-serve-rate-limits = Limita le richieste di una persona o di un indirizzo.
help-serve-bot-processes = Processi in cui pensano i bot.
help-serve-bot-pause = Secondi in cui un bot sembra pensare a un ruolo; meno per il resto.
help-serve-bot-budget = Secondi che un bot ha per pensare.
help-serve-notice-host = Un host della tua rete a cui si possono inviare avvisi, per esempio un tuo server di chat.
help-serve-metrics-address = HOST:PORTA per Prometheus; se manca, le metriche si leggono solo se il server è per questa macchina.
help-serve-workers = Processi che condividono la porta e i tavoli; per più di uno serve PostgreSQL.
help-serve-link-address = HOST:PORTA a cui gli altri processi del server trovano questo; porta 0 per una qualsiasi libera.
help-serve-public-url = L’indirizzo a cui si trova il server, come https://play.example.org, per i link nelle e-mail.
help-serve-smtp-url = smtp://UTENTE:PASSWORD@HOST:PORTA, o smtps://…, per inviare e-mail; se manca, il server non ne invia.
help-serve-mail-from = Il mittente delle e-mail, come table@example.org.
help-serve-log-format = Il registro: console o json.
help-serve-browser = Apre il browser.

## Complaints. $option: as it is typed

help-no-such-option = L’opzione { $option } non c’è.
help-missing = Manca: { $option }.
help-needs-value = L’opzione { $option } non si usa così: vedi --help.
help-bad-value = Il valore di { $option } non va bene: vedi --help.
help-bad-words = Non è un comando, o c’è una parola di troppo: vedi --help.
help-no-text = I dati in ingresso non sono testo UTF-8: { $detail }
help-too-deep = I dati in ingresso sono annidati troppo a fondo per essere letti.
