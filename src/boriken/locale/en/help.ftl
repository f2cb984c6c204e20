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

help-boriken = The board game Puerto Rico. Without a command: a server on this machine, and the browser opens.
help-play = Play against bots or Puertomas in the terminal.
help-replay = Replay a record and check that it leads exactly to the result it states.
help-review = Look at a recorded game again: who was ahead when, what turned it, and what would have been better.
help-rules = Show rules by identifier or by words in them; without either, list all identifiers.
help-serve = Run a server for friends or the public.

## Options of several commands

help-help = Show this message and exit.
help-version = Show the version, and whether it is the compiled one.
help-edition = The rule set: { $editions }. Without it 1897, with Puertomas special.
help-players = How many play, Puertomas included: { $fewest } to { $most }.
help-governor = The seat of the first governor, from 0, or { $random }.
help-solo = One human against two Puertomas.
help-puertomas = How many of them are Puertomas.
help-difficulty = How strong Puertomas are: { $difficulties }.
help-expansions = Expansions, with commas between: { $expansions }.
help-variants = Variants, with commas between: { $variants }.
help-draft = Who drafts the buildings: { $drafts }. Without it, the players.
help-buildings = The kinds drafted, with commas between, for --draft given.
help-voluntary = Whether every gain that may be declined is asked, instead of taken.
help-house-rules = Whether other rule sets may use expansions of the special edition.
help-language = The language: { $languages }. Without it, what { $variables } say, else English.
help-seed = The same seed gives the same again.
help-json = Print JSON for programs.
help-file = A record, as play and simulate write it.

## play

help-play-seat = Your seat, from 0.
help-play-name = Your name, for the record of the game.
help-play-bot = Who plays against you, with commas between: { $bots }.
help-play-save = Write a record of the game to this file at the end.

## replay, review and rules

help-replay-moves = Print the game move by move.
help-replay-position = Print the position after this many moves.
help-review-simulations = How long to look at each decision; more is surer, and slower.
help-rules-words = Identifiers such as CAP-4, or words.
help-rules-edition = Whose names and rules: { $editions }.

## serve

help-serve-host = The address to listen at; 0.0.0.0 for the whole network.
help-serve-port = The port to listen at; 0 for any that is free.
help-serve-database-url = sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; without it, a file of your own.
help-serve-redis-url = redis://HOST:PORT, if several processes share a database.
help-serve-origin = A further origin whose pages may use the server, as https://play.example.org.
help-serve-trust-proxy = Believe X-Forwarded-For and -Proto.
help-serve-rate-limits = Limit how much one guest or address may ask for.
help-serve-bot-processes = Processes in which bots think.
help-serve-bot-pause = Seconds a bot seems to think about a role; less about the rest.
help-serve-bot-budget = Seconds a bot may think.
help-serve-log-format = The log: console or json.
help-serve-browser = Open the browser.

## Complaints. $option: as it is typed

help-no-such-option = There is no option { $option }.
help-missing = Missing: { $option }.
help-needs-value = The option { $option } does not go like that: see --help.
help-bad-value = The value of { $option } is not possible: see --help.
help-bad-words = That is no command, or has a word too many: see --help.
help-no-text = The input is not UTF-8 text: { $detail }
help-too-deep = The input is nested too deeply to be read.
