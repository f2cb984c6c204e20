### Che cosa è andato storto. Vedi en/errors.ftl.

## Raggiungere il server

error-offline = Il server non è raggiungibile. Controlla la connessione.
error-not-here = Adesso qui non si può giocare.
error-malformed = Il server non ha capito la richiesta: { wrong }.
wrong = { $why ->
    [missing] manca “{ $place }”
    [unknown] “{ $place }” non esiste
    [whole] “{ $place }” deve essere un numero intero
    [number] “{ $place }” deve essere un numero
    [text] “{ $place }” deve essere un testo
    [switch] “{ $place }” deve essere true o false
    [list] “{ $place }” deve essere una lista
    [object] “{ $place }” deve essere un oggetto
    [no_object] deve essere un oggetto
    [least] “{ $place }” deve essere almeno { $limit }
    [most] “{ $place }” deve essere al massimo { $limit }
    [short] “{ $place }” è troppo corto (minimo { $limit })
    [long] “{ $place }” è troppo lungo (massimo { $limit })
    [choice] “{ $place }” non può essere “{ $typed }”, solo { $known }
    [value] “{ $place }” non può essere “{ $typed }”
    [not_a_bot] solo il posto di un bot ha un bot (“{ $place }”)
    [clock] il tempo si dà in secondi per decisione o in giorni (“{ $place }”)
    [one_answer] servono le azioni oppure una risposta, non entrambe
    [method] “{ $place }” non è possibile a questo indirizzo
    [cut] si è interrotta a metà
    [between] qualcos’altro ha risposto al suo posto (“{ $place }”)
    [json] non è JSON valido
   *[other] “{ $place }” non è come dovrebbe
}
error-not-json = Una richiesta che cambia qualcosa deve essere JSON (Content-Type: application/json).
error-too-large = È troppo lungo: sono permessi al massimo { $most } byte.
error-too-many = { $seconds ->
    [one] Troppe richieste: aspetta un secondo.
   *[other] Troppe richieste: aspetta { $seconds } secondi.
}
error-other-site = Questa pagina appartiene a un altro sito, che non può usare questo server.
error-nothing-here = A questo indirizzo non c’è nulla.
error-no-such-file = Questo file non esiste.
error-no-such-rule = Questa regola non esiste.
error-no-such-lesson = Questa lezione non esiste.
error-key-used = Questa richiesta è già arrivata con un contenuto diverso. Ricarica la pagina e riprova.

## Chi chiede

error-no-guest = Prima scrivi il tuo nome.
error-no-name = Un nome deve avere almeno una lettera.
error-watching = Stai guardando: per giocare devi prima sederti.
error-not-host = Può farlo solo l’host, { $player }.
error-no-seat = Non hai un posto a questo tavolo.
error-banned = Chi gestisce questo server ti ha negato l’accesso.

## Preparare un tavolo

error-unknown-edition = L’edizione “{ $typed }” non esiste: scegli tra { $known }.
error-unknown-expansion = L’espansione “{ $typed }” non esiste: scegli tra { $known }.
error-unknown-variant = La variante “{ $typed }” non esiste: scegli tra { $known }.
error-unknown-draft = Il draft “{ $typed }” non esiste: scegli tra { $known }.
error-unknown-difficulty = La difficoltà “{ $typed }” non esiste: scegli tra { $known }.
error-unknown-bot = Il bot “{ $typed }” non esiste: scegli tra { $known }.
error-unknown-language = La lingua “{ $typed }” non esiste: scegli tra { $known }.

## Tavoli e posti

error-no-table = Questo tavolo non esiste, o non esiste più. Controlla il link.
error-unreadable-table = Questa versione di Boriken non può leggere questo tavolo.
error-no-such-seat = Quel posto non esiste a questo tavolo.
error-seated-already = Hai già un posto a questo tavolo.
error-seat-taken = Questo posto è occupato: scegline un altro.
error-table-full = Tutti i posti sono occupati: puoi guardare.
error-person-there = Lì siede { $player }: prima libera il posto.
error-puertoma-seat = Un Puertoma fa parte del gioco: nessun altro può avere il suo posto.
error-bot-seat = Il posto di un bot non può passare ad altri.
error-bot-there-already = Lì gioca già un bot.
error-person-here = { $player } è al tavolo: un bot può giocare solo per chi è assente.
error-away-too-short = { $minutes ->
    [one] { $player } era al tavolo poco fa: aspetta ancora un minuto.
   *[other] { $player } era al tavolo poco fa: aspetta ancora { $minutes } minuti.
}
error-no-bot-there = Lì non gioca nessun bot.
error-bot-plays-already = Un bot gioca già per te.
error-bot-plays = Un bot gioca per te: prima riprendi il tuo posto.
error-open-seats = Ci sono posti liberi: aspetta altri giocatori, o assegna i posti ai bot.
error-bad-link = Il link di questo posto non è valido: chiedine uno nuovo.
error-old-link = Il link di questo posto non è più valido: chiedine uno nuovo.
error-link-owner-left = Il link di questo posto non è più valido: chi sedeva lì ha lasciato il tavolo.
error-other-seat-here = Su questo dispositivo hai già un altro posto a questo tavolo.
error-not-first-device = Solo il dispositivo da cui il posto è stato preso può creare un nuovo link.
error-too-many-devices = Il tuo posto è già su { $most } dispositivi: crea un nuovo link per toglierlo dagli altri.
error-nobody-sits-there = Lì non siede nessuna persona.
error-leads-already = Sei già host di questo tavolo.
error-used-up = A questo tavolo è stato fatto troppe volte: non resta che continuare la partita.
error-too-many-tables = Gestisci già { $most } tavoli non conclusi: prima porta a termine una partita o chiudi un tavolo.
error-too-many-tables-of-address = Dalla tua rete sono stati creati di recente { $most } tavoli non ancora conclusi: prima bisogna terminarne o chiuderne uno.

## A che punto è la partita

error-not-begun = La partita non è ancora cominciata.
error-begun-already = La partita è già cominciata.
error-game-over = La partita è finita.
error-not-over = La partita non è ancora finita.
error-table-closed = Il tavolo è chiuso.
error-no-entry = La voce { $seq } non c’è: l’ultima è la numero { $last }.
error-not-begun-then = Alla voce { $seq } la partita non era ancora cominciata.
error-other-rules = Una parte di questa partita è stata giocata con regole che questo server non ha più.

## Giocare

error-stale = Nel frattempo il tavolo è andato avanti. Guarda, e scegli di nuovo.
error-illegal = Le regole non lo permettono.
error-not-your-turn = Non tocca a te.
error-nothing-to-decide = Non c’è nulla da decidere.
error-no-action = “{ $typed }” non è un’azione.{ $near ->
    [none] {""}
   *[other] {" "}Intendevi { $near }?
}
error-no-action-number = L’azione { $typed } non c’è: le azioni vanno da 0 a { $last }.
error-not-in-answer = “{ $typed }” non fa parte di una risposta.
error-hidden-first = Prima si scopre qualcosa di nascosto: decidi il resto quando l’hai visto.
error-turn-over = Il tuo turno finisce prima: scegli meno azioni.
error-no-advice = Dove giocano altre persone non si danno consigli.
error-lesson-asks = Adesso la lezione chiede un’altra cosa: fai quello che dice il testo.
error-bad-position = Questo testo non è una posizione: { $detail }

## Tornare indietro

error-nothing-to-undo = Adesso non c’è nulla di tuo da annullare.
error-undo-own-only = A questo tavolo puoi annullare solo la tua ultima decisione, e adesso nemmeno quella.
error-undo-asked = Qualcuno ha già chiesto di annullare: prima rispondi.
error-undo-asked-by-you = L’hai già chiesto.
error-nobody-asks = Nessuno chiede di annullare.
error-agreed-already = Hai già accettato.

## Dopo la partita

error-course-later = L’andamento di una partita si vede quando è finita.
error-review-later = Una partita si analizza quando è finita.
error-record-later = Il file della partita contiene ciò che durante il gioco è nascosto: si può scaricare a partita finita.
error-analysis-later = Una partita si può analizzare quando è finita.
error-ratings-later = Il rating cambia quando una partita è finita.

## Persone. $player: un nome

error-no-person = Nessuno qui ha un account di nome “{ $player }”.
error-rated-needs-accounts = Per le partite classificate serve un account: creane uno, o scegli un tavolo non classificato.
error-rated-needs-clock = Una partita classificata ha bisogno di un limite di tempo, perché nessuno possa bloccarla.
error-rated-without-puertomas = Una partita con i Puertoma non può essere classificata.
error-rated-goes-on = Una partita classificata continua fino alla fine. Puoi lasciarla, ma conta come ultimo posto.

## Il server adesso non può

error-starting = Il server si sta avviando: torna tra un momento.
error-stopping = Il server si sta spegnendo: torna tra un momento.
error-database-lost = Il server non raggiunge il suo database: riprova tra un momento.
error-disk-full = Il server non ha più spazio per salvarlo: nulla è cambiato, riprova più tardi.
error-table-busy = Al tavolo arrivano troppe richieste: riprova tra un momento.
error-too-many-reviews = Si stanno analizzando troppe partite: riprova tra un po’.
error-review-failed = Non è stato possibile finire l’analisi: riprova tra un momento.
error-no-advice-now = Adesso non c’è nessun consiglio disponibile: riprova tra un momento.
error-mistake = Sul server qualcosa è andato storto; l’errore è stato registrato. Riprova tra poco.
