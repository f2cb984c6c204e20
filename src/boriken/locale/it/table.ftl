### Quello che dice il tavolo web, in italiano. Il modello è en/table.ftl; ciò che parla del gioco sta in game.ftl.
###
### Stile: frasi brevi e semplici, dando del tu. I pulsanti dicono che cosa succede.

### --- Dappertutto ------------------------------------------------------------------------------------------

app-name = Boriken
loading = Un momento…
close = Chiudi
reload = Ricarica
try-again = Riprova
to-start = Pagina iniziale
skip-to-content = Vai al contenuto
menu = Menu
your-name = Il tuo nome
guest-name = Ospite
labelled = { $label }: { $text }

nav-label = Pagine
nav-tables = Tavoli
nav-learn = Impara
nav-rules = Regole
nav-account = Account

players-count = { COUNT("player", $count) }
base-game = { SMALL("base_game") }
time-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
time-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
time-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}

unknown-title = Qui non c’è nulla
unknown-text = Questo indirizzo non porta da nessuna parte. Controlla che sia scritto bene.

error-title = Non ha funzionato
error-page-not-loaded = Non è stato possibile caricare questa pagina. Controlla la connessione e ricarica.

### --- Impostazioni -----------------------------------------------------------------------------------------

settings-title = Impostazioni

### --- Tavoli ------------------------------------------------------------------------------------------------

rated-yes = Cambia il rating
table-untitled = Tavolo
table-problem-title = Questo tavolo non si può aprire
table-closed = { $host } ha chiuso questo tavolo.

### --- Un nuovo tavolo --------------------------------------------------------------------------------------

new-seat = Posto { $number }
new-seat-who = Posto { $number }: chi si siede?

seat-you = Tu
seat-open = Aperto a chi ha il link
seat-mine = { $name } (tu)
seat-with-level = { $name } ({ $level })
seat-guest = ospite
seat-take = Siediti qui
seat-present = online
seat-away = assente

### --- Invitare ----------------------------------------------------------------------------------------------

invite-link = Link
invite-copy = Copia il link
invite-copied = Copiato.
invite-share = Condividi…
invite-qr = Il link come codice QR
seat-title = Prendi il tuo posto
seat-problem-help = Il link di un posto vale finché esiste il suo tavolo. Chiedine uno nuovo dal dispositivo su cui giochi.

### --- Durante la partita -----------------------------------------------------------------------------------

stand-in-yours = { $bot } gioca per te.
stand-in-return = Riprendi a giocare
banner-offline = Nessuna connessione. Nuovo tentativo in corso; non si perde nulla.
banner-gone = Questo tavolo non esiste più.
title-your-turn = Tocca a te
title-turn-of = Turno di { $name }

### --- Dopo la partita --------------------------------------------------------------------------------------

end-stamp = Fine
end-table = Guarda il tavolo
end-over = La partita è finita.
end-over-because = La partita è finita: { $reason }.
end-count = Conta i punti
end-back = Torna al risultato
