### Che cosa non va, detto solo dal terminale. Vedi en/complaints.ftl.

error-no-seat-number = Il posto { $seat } non c’è: scegli da 0 a { $last }.
error-bad-governor = Per il { NAME("governor") } indica un posto da 0 in su o “{ $random }”, non “{ $typed }”.
error-bad-log-format = Il formato del registro deve essere console o json, non “{ $typed }”.
error-trust-proxy-gone = L’opzione --trust-proxy si fidava di chiunque e non c’è più: indica il tuo proxy con --trusted-proxy, per esempio 127.0.0.1 o 10.0.0.0/8.
error-bad-proxy = Un proxy si indica con il suo indirizzo, per esempio 127.0.0.1, o con la sua rete, per esempio 10.0.0.0/8; “{ $typed }” non è né l’uno né l’altra.
error-proxy-everybody = Ogni indirizzo rientra in { $typed }, e i limiti non varrebbero per nessuno: indica la rete del tuo proxy.
error-no-position = { $count ->
    [one] La partita salvata ha { $count } mossa
   *[other] La partita salvata ha { $count } mosse
}: la posizione { $position } non c’è.
error-no-text-file = { $file }: il file non è testo UTF-8.
error-record-of-other-rules = La partita è stata salvata con la versione { $version } delle regole; questa è la { $current }, in cui le stesse mosse possono portare altrove: non si può rivedere.
error-record-of-other-result = Il replay porta a un altro risultato ({ $wrong }).
error-unreadable = { $where ->
    [record] La partita salvata non si può leggere: { wrong }.
   *[other] { $where }: { wrong }.
}
error-record-not-json = La partita salvata non è un testo JSON completo: la riga { $line } non si può leggere.
error-record-no-action = La mossa { $move } della partita salvata non è un’azione: “{ $typed }”.
error-record-illegal = Le regole non permettono la mossa { $move } della partita salvata, “{ $action }” ({ $rule }).
error-database-scheme = L’indirizzo del database deve iniziare con sqlite:/// o postgresql://, non con “{ $typed }”.
error-bad-database-address = L’indirizzo del database non si può leggere: scrivi sqlite:///FILE o postgresql://UTENTE:PASSWORD@HOST/NOME.
error-database-without-file = I tavoli hanno bisogno di un file: scrivi sqlite:///FILE.
error-database-newer = Il database è di una versione più recente di Boriken: usa quella.
error-bad-database = Il database non si può usare: { $detail }.
error-bad-redis-address = L’indirizzo di Redis non si può leggere: scrivi redis://HOST:PORTA.
error-workers-need-postgresql = Più processi condividono un database PostgreSQL: indica il suo indirizzo con --database-url.
error-no-redis = Redis non risponde: { $detail }.
error-bad-port = La porta { $port } di { $host } non si può usare: { $detail }.
error-bad-metrics-address = L’indirizzo per le metriche si scrive HOST:PORTA, come 127.0.0.1:9464, non “{ $typed }”.
error-tls-pair = Per TLS servono sia il certificato sia la sua chiave: --tls-certificate e --tls-key.
error-bad-tls = Il certificato TLS o la sua chiave non si possono usare: { $detail }.
error-bad-base-path = Il percorso nel sito si scrive come /games, non “{ $typed }”.
error-bad-smtp-address = L’indirizzo del server di posta non si può leggere: scrivi smtp://UTENTE:PASSWORD@HOST:PORTA o smtps://UTENTE:PASSWORD@HOST:PORTA.
error-mail-incomplete = La posta ha bisogno di --smtp-url, --mail-from e --public-url insieme.
error-bad-sender = Le e-mail non possono partire da “{ $typed }”: scrivi un indirizzo come table@example.org.
error-bad-public-url = L’indirizzo pubblico si scrive come https://play.example.org, non “{ $typed }”.
error-file-of-another-server = Un altro server sta già usando { $file }: usa quel server, oppure dai a questo un file tutto suo.
error-bad-file = Il file { $file } non si può usare: { $detail }.
error-bad-folder = La cartella { $file } per i tavoli non si può creare: { $detail }.
error-missing-extra = Per questo serve qualcosa che qui non è installato: { $command }
