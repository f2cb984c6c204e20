### What went wrong, said by the terminal alone: with records, and when a server is started.
### error-X: X is the code of the error. $detail: what the system says of it.

error-no-seat-number = There is no seat { $seat }: choose 0 to { $last }.
error-bad-governor = The governor must be a seat number, counting from 0, or “{ $random }”, not “{ $typed }”.
error-bad-log-format = The log format must be console or json, not “{ $typed }”.
error-trust-proxy-gone = The option --trust-proxy has been removed because it trusted everybody: name your proxy with --trusted-proxy, for example 127.0.0.1 or 10.0.0.0/8.
error-bad-proxy = A proxy is given by its address, for example 127.0.0.1, or its network, for example 10.0.0.0/8; “{ $typed }” is neither.
error-proxy-everybody = The network { $typed } covers every address, so limits would apply to nobody: give your proxy’s own network.
error-no-position = { $count ->
    [one] The record has { $count } move
   *[other] The record has { $count } moves
}: there is no position { $position }.
error-no-text-file = { $file }: the file is not UTF-8 text.
error-record-of-other-rules = The record was made under rules version { $version }; this program plays version { $current }, where the same moves may lead to another result, so the record is not replayed.
error-record-of-other-result = The replay leads to a different result ({ $wrong }).
error-unreadable = { $where ->
    [record] The record cannot be read: { wrong }.
   *[other] { $where }: { wrong }.
}
error-record-not-json = The record is not valid JSON: line { $line } cannot be read.
error-record-no-action = Move { $move } of the record is not an action: “{ $typed }”.
error-record-illegal = The rules do not allow move { $move } of the record, “{ $action }” ({ $rule }).
error-database-scheme = The database address must begin with sqlite:/// or postgresql://, not “{ $typed }”.
error-bad-database-address = The database address cannot be read: write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
error-database-without-file = The tables need a file: write sqlite:///FILE.
error-database-newer = The database belongs to a newer version of Boriken: use that version.
error-bad-database = The database cannot be used: { $detail }.
error-bad-redis-address = The Redis address cannot be read: write redis://HOST:PORT.
error-workers-need-postgresql = Several workers need a PostgreSQL database to share: give its address with --database-url.
error-no-redis = Redis cannot be reached: { $detail }.
error-bad-port = Port { $port } of { $host } cannot be used: { $detail }.
error-bad-metrics-address = The metrics address is written HOST:PORT, such as 127.0.0.1:9464, not “{ $typed }”.
error-tls-pair = TLS needs both a certificate and its key: --tls-certificate and --tls-key.
error-bad-tls = The TLS certificate or its key cannot be used: { $detail }.
error-bad-base-path = A base path is written like /games, not “{ $typed }”.
error-bad-smtp-address = The mail server’s address cannot be read: write smtp://USER:PASSWORD@HOST:PORT or smtps://USER:PASSWORD@HOST:PORT.
error-mail-incomplete = Mail needs --smtp-url, --mail-from and --public-url together.
error-bad-sender = Mail cannot be sent from “{ $typed }”: write an address such as table@example.org.
error-bad-public-url = The public address is written like https://play.example.org, not “{ $typed }”.
error-file-of-another-server = Another server is already using { $file }: use that server, or give this one a file of its own.
error-bad-file = The file { $file } cannot be used: { $detail }.
error-bad-folder = The folder { $file } for the tables cannot be created: { $detail }.
error-missing-extra = That needs more than is installed here: { $command }
