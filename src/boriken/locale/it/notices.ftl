notice-turn = { $table }: tocca a te.
notice-turn-group = { $table }: è il turno di { $player }.
notice-time = { $table }: il tuo tempo sta per scadere.
notice-time-group = { $table }: il tempo di { $player } sta per scadere.
notice-full = { $table }: il tavolo è al completo, si può cominciare.
notice-over = { $table }: la partita è finita.
notice-rematch = { $table }: si gioca la rivincita.
notice-mention = { $table }: qualcuno ti ha menzionato in chat.
notice-match = { $table }: è stata trovata una partita, ed è cominciata.
notice-test = Gli avvisi arrivano così.

# Le impostazioni

notices-title = Avvisi
notices-lead = Ricevi un avviso quando un tavolo ti aspetta, anche a pagina chiusa.
notices-at-table-title = Avvisi per questo tavolo
notices-off = Per ora non ricevi avvisi: scegli dove riceverli.
notices-on = Avvisami
notices-ways = Dove
notices-push = Su questo dispositivo
notices-push-add = Attiva su questo dispositivo
notices-push-none = Questo browser non può mostrare avvisi a pagina chiusa.
notices-push-refused = Il browser non permette notifiche da questa pagina. Puoi cambiare questa scelta nelle sue impostazioni.
notices-webhook = In una chat, tramite webhook
notices-webhook-kind = Tipo
notices-webhook-address = Indirizzo del webhook
notices-webhook-add = Aggiungi
notices-webhook-json = JSON
notices-remove = Rimuovi
notices-test = Invia una prova
notices-test-sent = La prova è partita.
notices-kinds = Quando
notices-kind-turn = Tocca a me
notices-kind-time = Il mio tempo sta per scadere
notices-kind-full = Il tavolo è al completo
notices-kind-over = La partita è finita
notices-kind-rematch = Comincia la rivincita
notices-kind-mention = Qualcuno mi menziona
notices-kind-match = C’è una partita per me
notices-always = Anche mentre ho il tavolo aperto
notices-quiet = Ore di silenzio
notices-quiet-start = Dalle
notices-quiet-end = Alle
notices-as-everywhere = Come a tutti i tavoli
notices-group = Per tutto il gruppo
notices-group-help = Il tavolo scrive nella vostra chat a chi tocca, quando è al completo e quando la partita è finita.

error-unknown-zone = Il fuso orario “{ $typed }” non esiste.
error-bad-receiver = A questo indirizzo non si possono inviare avvisi: deve cominciare con https:// ed essere raggiungibile su Internet.
error-no-receiver = Questo indirizzo è già stato rimosso.
error-too-many-receivers = Gli avvisi possono andare al massimo a { $most } indirizzi: prima rimuovine uno.

# Notices by mail; $link: where one stops them

notice-mail-open = Apri il tavolo
notice-mail-why = Ricevi questa e-mail perché hai chiesto di ricevere avvisi. Per non riceverne più: { $link }
notices-mail = Per e-mail
notices-mail-add = Per e-mail a { $address }
notices-mail-none = Conferma un indirizzo e-mail nel tuo account per ricevere lì gli avvisi.
unsubscribe-ask = Non vuoi più ricevere avvisi per e-mail?
unsubscribe-stop = Non riceverne più
unsubscribe-done = A questo indirizzo non arrivano più avvisi.
