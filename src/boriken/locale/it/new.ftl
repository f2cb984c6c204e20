### Making a table: all choices, or the solo game at once.

solo-title = Partita in solitario
solo-lead = Tu contro due Puertoma, gli avversari automatici di “{ edition-special-name }”. Non pensano mai: seguono regole tutte loro, e puoi sempre vedere perché hanno fatto qualcosa.
solo-table-title = { $name } contro i Puertoma
solo-more-help = Espansioni, un solo Puertoma, o amici al tuo fianco.
new-title = Nuovo tavolo
new-title-friends = Gioca con gli amici
new-table-title = Nome del tavolo
new-table-title-example = Venerdì sera
new-default-title = Il tavolo di { $name }
new-open-help = Un posto aperto aspetta chi ha il link.
new-puertoma-help = I Puertoma siedono dopo tutti gli altri, al massimo due. Fanno parte di “{ $edition }”.
new-not-with-puertomas = Non disponibile con i Puertoma.
new-belongs-to = Fa parte di “{ $edition }”. Per usarla qui, permetti le regole della casa.
new-only-with = Solo con “{ $edition }”.
new-needs = Richiede l’espansione “{ $expansion }”.
new-manners = Come si gioca insieme
new-manners-help = Chi può trovare il tavolo, l’ordine dei posti, l’annullamento delle mosse, il tempo per decidere. I valori già scelti vanno bene tra amici.
new-buildings-cost = Costo { $coins }
new-buildings-taken = { $taken } su { $spaces }
new-buildings-missing = { $count ->
    [one] Scegli ancora { $count } edificio.
   *[other] Scegli ancora { $count } edifici.
}
new-create = Apri il tavolo
new-create-help = Poi avrai un link da mandare.
new-start = Inizia la partita
new-start-help = Tutti i posti sono occupati: si comincia subito.

variant-cost-swap-help = { CAP(THE("university")) } costa 7, { THE("factory") } 8.
variant-corn-start-help = Chi comincia con { SMALL("corn") } ha 1 { -coin } in meno.
variant-jeweler-cap-help = { CAP(THE("jeweler")) } dà al massimo 3 { -coins } per fase.
variant-villa-or-jeweler-help = Dei due edifici, nel draft se ne può scegliere solo uno.
variant-hacienda-or-forest-house-help = Dei due edifici, nel draft se ne può scegliere solo uno.
variant-achievement-draft-help = Ognuno tiene una carta alla volta e passa le altre a sinistra, invece di riceverne quattro a caso.
variant-errata-help = Come da errata dell’edizione speciale: la fine scatta appena finiscono { THE_PLURAL("vp_chip") }, in qualsiasi fase, e la seconda tessera { OF("library") } non riceve il { -worker } { OF("hospice") }.
option-edition-help = Con quali regole e con quali nomi si gioca.
option-players-help = Quanti giocano, bot compresi.
option-governor-help = Chi sceglie il primo ruolo della partita.
option-ask-forced-help = Ti viene chiesto anche quando puoi fare una cosa sola.
option-expansions-help = Ciò che si aggiunge al gioco base; si possono combinare.
option-variants-help = Piccoli cambiamenti alle regole.
option-draft-help = Chi decide quali edifici entrano in gioco.
option-buildings-help = Gli edifici con cui si gioca, se li scegli tu.
option-house-rules-help = Permette le espansioni dell’edizione speciale nelle altre edizioni.
option-order-help = Chi siede dove, e quindi chi comincia.
option-undo-help = Se le mosse si possono annullare.
option-clock-help = Quanto può durare una decisione; poi gioca un bot finché il giocatore non torna.
option-rated-help = Se la partita cambia il rating. Tutti hanno bisogno di un account e c’è un limite di tempo; niente consigli, e andarsene conta come ultimo posto.
option-visibility-help = Se altri possono trovare il tavolo nella lobby.
option-difficulty-help = Quanto è forte il Puertoma.
draft-players-help = A turno, ogni giocatore aggiunge un edificio alla partita.
draft-chance-help = Il caso decide quali edifici entrano in gioco.
draft-given-help = Chi apre il tavolo sceglie gli edifici.
order-random-help = I posti si sorteggiano quando la partita comincia.
order-fixed-help = Ognuno resta dove siede; comincia il primo posto.
undo-none-help = Ciò che è giocato è giocato.
undo-own-help = Puoi annullare la tua ultima decisione finché nessun altro decide e non si scopre nulla di nascosto.
undo-agree-help = Come per le mosse proprie; anche più indietro, se tutti sono d’accordo.
clock-none-help = Ognuno si prende il tempo che gli serve.
clock-decision-help = Ogni decisione ha un limite di tempo: per giocare tutto in una volta.
clock-day-help = Ogni decisione può durare giorni: per giocare un po’ alla volta.
visibility-public-help = Il tavolo è nella lobby, e chiunque può giocare o guardare.
visibility-link-help = Solo chi ha il link trova il tavolo.

## Perché un tavolo non può essere così

error-one-seat-yours = Solo uno dei posti può essere tuo.
error-players = In { COUNT("player", $count) } non si può giocare: scegli da { $fewest } a { $most } giocatori.
error-governor = Il posto { $seat } qui non può essere { NAME("governor") }: scegli da 0 a { $last }, o { $chance } per il caso (SET-1).
error-seats-and-players = { $seats ->
    [one] { $seats } posto non va bene
   *[other] { $seats } posti non vanno bene
} per { COUNT("player", $count) }.
error-names-and-players = { $names ->
    [one] { $names } nome non va bene
   *[other] { $names } nomi non vanno bene
} per { COUNT("player", $count) }.
error-festival-or-cards = { CAP(THE_PLURAL("festival_card")) } prendono il posto { OF("festival") }: scegli l’uno o le altre (CAR-1).
error-special-expansion = L’espansione “{ $expansion }” fa parte dell’edizione speciale: scegli quell’edizione, o permetti le regole della casa in “{ $edition }”.
error-variant-needs = La variante “{ $variant }” richiede l’espansione “{ $expansion }” ({ $rule }).
error-variant-of-edition = La variante “{ $variant }” vale solo per “{ $edition }” ({ $rule }).
error-variant-with-puertomas = Con i Puertoma non c’è la variante “{ $variant }” (PUE-23).
error-nothing-drafted = Con queste espansioni non c’è un draft, quindi non puoi sceglierne uno (NEW-1).
error-buildings-given = Gli edifici si indicano solo, e sempre, quando il draft è “given” (NEW-4).
error-not-draftable = Con queste espansioni “{ $typed }” non è un edificio del draft (NEW-1).
error-kinds-of-cost = Degli edifici che costano { $cost } { $kinds ->
    [one] se ne sceglie { $kinds }
   *[other] se ne scelgono { $kinds }
}, non { $count } (NEW-1).
error-pair-excluded = Della coppia con “{ NAME($building) }” solo un edificio può essere in gioco (VAR-4, VAR-5).
error-no-puertoma-plays = La difficoltà riguarda i Puertoma, e non ne gioca nessuno (PUE-4).
error-humans-first = Deve giocare almeno una persona, e i Puertoma siedono dopo tutte le persone (PUE-1).
error-puertomas = { $count ->
    [one] { $count } Puertoma non può giocare
   *[other] { $count } Puertoma non possono giocare
}: al massimo { $most } (PUE-1).
error-puertomas-of-special = I Puertoma fanno parte dell’edizione speciale, non di “{ $edition }” (PUE-1).
error-governor-with-puertomas = Con i Puertoma il primo { NAME("governor") } è il posto 0 (PUE-1).
