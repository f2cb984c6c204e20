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

help-boriken = Il gioco da tavolo Puerto Rico. Senza un comando: un server su questo computer, e si apre il browser.
help-play = Gioca contro bot o Puertoma nel terminale.
help-replay = Rigioca una partita registrata e controlla che porti esattamente al risultato indicato.
help-review = Riguarda una partita registrata: chi era in testa e quando, che cosa l’ha decisa, che cosa sarebbe stato meglio.
help-rules = Mostra le regole per sigla o per parole che contengono; senza nulla, elenca tutte le sigle.
help-serve = Avvia un server per gli amici o per tutti.

## Options of several commands

help-help = Mostra questo messaggio ed esce.
help-version = Mostra la versione, e se è quella compilata.
help-edition = Le regole: { $editions }. Se manca, 1897; con i Puertoma, special.
help-players = Quanti giocano, Puertoma compresi: da { $fewest } a { $most }.
help-governor = Il posto del primo governatore, da 0, oppure { $random }.
help-solo = Una persona contro due Puertoma.
help-puertomas = Quanti di loro sono Puertoma.
help-difficulty = Quanto sono forti i Puertoma: { $difficulties }.
help-expansions = Espansioni, separate da virgole: { $expansions }.
help-variants = Varianti, separate da virgole: { $variants }.
help-draft = Chi fa il draft degli edifici: { $drafts }. Se manca, i giocatori.
help-buildings = Gli edifici del draft, separati da virgole, per --draft given.
help-voluntary = Chiede per ogni guadagno che si può rifiutare, invece di prenderlo.
help-house-rules = Permette le espansioni dell’edizione speciale anche con altre regole.
help-language = La lingua: { $languages }. Se manca, quella indicata da { $variables }, altrimenti l’inglese.
help-seed = Lo stesso seme dà di nuovo la stessa partita.
help-json = Scrive JSON per i programmi.
help-file = Una partita registrata, come la scrivono play e simulate.

## play

help-play-seat = Il tuo posto, da 0.
help-play-name = Il tuo nome, per la registrazione della partita.
help-play-bot = Chi gioca contro di te, con virgole in mezzo: { $bots }.
help-play-save = Alla fine scrive la partita in questo file.

## replay, review and rules

help-replay-moves = Mostra la partita mossa per mossa.
help-replay-position = Mostra la posizione dopo tante mosse.
help-review-simulations = Quanto a lungo guardare ogni decisione; di più è più sicuro, e più lento.
help-rules-words = Sigle come CAP-4, o parole.
help-rules-edition = Di quale edizione sono nomi e regole: { $editions }.

## serve

help-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutta la rete.
help-serve-port = La porta su cui ascoltare; 0 per una qualsiasi libera.
help-serve-database-url = sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME; se manca, un file tuo.
help-serve-redis-url = redis://HOST:PORT, se più processi usano lo stesso database.
help-serve-origin = Un altro sito le cui pagine possono usare il server, come https://play.example.org.
help-serve-trust-proxy = Crede a X-Forwarded-For e -Proto.
help-serve-rate-limits = Limita quanto possono chiedere una persona o un indirizzo.
help-serve-bot-processes = Processi in cui pensano i bot.
help-serve-bot-pause = Secondi in cui un bot sembra pensare a un ruolo; meno per il resto.
help-serve-bot-budget = Secondi che un bot può pensare.
help-serve-log-format = Il registro: console o json.
help-serve-browser = Apre il browser.

## Complaints. $option: as it is typed

help-no-such-option = L’opzione { $option } non c’è.
help-missing = Manca: { $option }.
help-needs-value = L’opzione { $option } non si usa così: vedi --help.
help-bad-value = Il valore di { $option } non è possibile: vedi --help.
help-bad-words = Non è un comando, o ha una parola di troppo: vedi --help.
help-no-text = L’ingresso non è testo UTF-8: { $detail }
help-too-deep = L’ingresso è annidato troppo in profondità per essere letto.
