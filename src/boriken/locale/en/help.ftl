### What the commands say of themselves: --help, and complaints about what was typed. Only for the terminal.
### help-X: the command X; help-X-Y: its option Y; help-Y: the option Y of any command.
### Lists ($editions, $bots …) are ready to show; words with -- in front of them are typed as they are.

## Around the texts

help-title-usage = Usage:
help-title-options = Options:
help-title-arguments = Arguments:
help-title-commands = Commands:
help-word-options = OPTIONS
help-word-command = COMMAND
help-word-file = FILE
help-word-text = text
help-word-number = number
help-word-default = default:
help-word-variable = env var:
help-word-required = required
help-word-words = ID OR WORD

## Commands

help-boriken = The board game Puerto Rico. Without a command, start a server on this machine and open the browser.
help-play = Play against bots or Puertomas in the terminal.
help-replay = Replay a record and check that it leads exactly to the result it states.
help-review = Review a recorded game: who was ahead and when, what turned it, and what would have been better.
help-rules = Show rules by identifier or by words in them; without either, list all identifiers.
help-serve = Run a server for friends or the public.

## Options of several commands

help-help = Show this message and exit.
help-version = Show the version, and whether it is the compiled one.
help-edition = The edition: { $editions }. Default: 1897, or special with Puertomas.
help-players = How many play, Puertomas included: { $fewest } to { $most }.
help-governor = The seat of the first governor, from 0, or { $random }.
help-solo = One human against two Puertomas.
help-puertomas = How many of the players are Puertomas.
help-difficulty = How strong Puertomas are: { $difficulties }.
help-expansions = Expansions, separated by commas: { $expansions }.
help-variants = Variants, separated by commas: { $variants }.
help-draft = Who drafts the buildings: { $drafts }. Default: the players.
help-buildings = The buildings in the game, separated by commas, for --draft given.
help-voluntary = Whether to ask about every gain that may be declined, instead of taking it.
help-house-rules = Whether the other editions may use expansions of the Special Edition.
help-language = The language: { $languages }. Default: what { $variables } say, or else English.
help-seed = The same seed gives the same game again.
help-json = Print JSON for programs.
help-file = A record, as play and simulate write it.

## play

help-play-seat = Your seat, from 0.
help-play-name = Your name, for the record of the game.
help-play-bot = Who plays against you, separated by commas: { $bots }.
help-play-save = Write a record of the game to this file at the end.

## replay, review and rules

help-replay-moves = Print the game move by move.
help-replay-position = Print the position after this many moves.
help-review-simulations = How many simulations per decision; more is surer, and slower.
help-rules-words = Identifiers such as CAP-4, or words.
help-rules-edition = Whose names and rules: { $editions }.

## serve

help-serve-host = The address to listen on; 0.0.0.0 for the whole network.
help-serve-port = The port to listen on; 0 for any free one.
help-serve-unix-socket = A socket file to listen on instead of a port, for a proxy on this machine.
help-serve-base-path = The path of the site where the server lives, such as /games.
help-serve-tls-certificate = A TLS certificate file, for HTTPS without a proxy.
help-serve-tls-key = The certificate’s key file.
help-serve-database-url = sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; default: a file in your data folder.
help-serve-redis-url = redis://HOST:PORT, if several processes share a database.
help-serve-origin = Another origin whose pages may use the server, such as https://play.example.org.
help-serve-trusted-proxy = Trusted proxies, by address or network: only they may say where a request comes from.
help-serve-rate-limits = Limit how much one guest or address may ask for.
help-serve-bot-processes = Processes in which bots think.
help-serve-bot-pause = Seconds a bot seems to think about a role; less for other decisions.
help-serve-bot-budget = Seconds a bot may think.
help-serve-notice-host = A host inside your own network that notices may be sent to, such as a chat server of yours.
help-serve-metrics-address = HOST:PORT for Prometheus; without it, metrics can be read only if the server is for this machine alone.
help-serve-workers = Processes that share the port and the tables; more than one needs PostgreSQL.
help-serve-link-address = HOST:PORT where the server’s other processes find this one; port 0 for any free one.
help-serve-public-url = The address where people find the server, such as https://play.example.org, for links in mails.
help-serve-smtp-url = smtp://USER:PASSWORD@HOST:PORT, or smtps://…, to send mail; without it, the server sends none.
help-serve-mail-from = The sender of mails, such as table@example.org.
help-serve-log-format = The log: console or json.
help-serve-browser = Open the browser.

## Complaints. $option: as it is typed

help-no-such-option = There is no option { $option }.
help-missing = Missing: { $option }.
help-needs-value = The option { $option } cannot be used like that: see --help.
help-bad-value = The value of { $option } is not valid: see --help.
help-bad-words = That is not a command, or it has a word too many: see --help.
help-no-text = The input is not UTF-8 text: { $detail }
help-too-deep = The input is nested too deeply to be read.
