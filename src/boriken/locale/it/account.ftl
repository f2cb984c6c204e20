error-bad-mail-address = Questo non è un indirizzo e-mail: controlla ciò che hai scritto.
error-no-account = Per questo serve un account.
error-name-taken = Questo nome, o uno che gli somiglia, è di un’altra persona: scegline un altro.
error-no-mail = Questo server non invia e-mail: usa una passkey.
error-no-passkeys-here = Le passkey non funzionano a questo indirizzo: apri il server con il suo nome di dominio.
error-passkey-refused = Non è stato possibile salvare la passkey: riprova.
error-passkey-known = Questa passkey appartiene già a un account: accedi con quella.
error-too-many-passkeys = Un account può avere al massimo { $most } passkey: prima togline una.
error-address-taken = Questo indirizzo e-mail appartiene a un altro account: accedi a quello.
error-too-many-addresses = Un account può avere al massimo { $most } indirizzi e-mail: prima togline uno.
error-sign-in-failed = Non è stato possibile accedere con questa passkey: riprova o accedi in un altro modo.
error-link-over = Questo link o codice non è più valido: chiedine un altro.
error-other-link = Questo link appartiene a un altro account: accedi a quello, poi riapri il link.
error-wrong-code = Questo codice non è giusto: controlla ciò che hai scritto.
error-prove-again = Prima di cambiare questo, accedi di nuovo.
error-last-way = È il tuo unico modo per accedere: prima aggiungine un altro.

mail-sign-in-subject = Accedi a Boriken
mail-sign-in-text = Qualcuno, probabilmente tu, vuole accedere a { $place } con questo indirizzo. Il link vale una sola volta, per { $minutes } minuti.
mail-sign-in-link = Accedi
mail-address-subject = Conferma il tuo indirizzo e-mail
mail-address-text = Qualcuno, probabilmente tu, vuole usare questo indirizzo per accedere a { $place }. Apri il link dove hai già fatto l’accesso; vale una sola volta, per { $minutes } minuti.
mail-address-link = Conferma
mail-code = Oppure scrivi questo codice dove l’hai chiesto: { $code }
mail-not-you = Se non eri tu, non fare nulla: senza questa e-mail nessuno può accedere.
mail-changed-subject = Il tuo account Boriken è cambiato
mail-changed-passkey-added = Al tuo account “{ $name }” è stata aggiunta una passkey.
mail-changed-passkey-removed = Dal tuo account “{ $name }” è stata tolta una passkey.
mail-changed-address-added = Al tuo account “{ $name }” è stato aggiunto un indirizzo e-mail.
mail-changed-address-removed = Un indirizzo e-mail, questo o un altro, è stato tolto dal tuo account “{ $name }”.
mail-changed-codes-renewed = Il tuo account “{ $name }” ha nuovi codici di recupero.
mail-changed-code-used = Qualcuno ha fatto l’accesso al tuo account “{ $name }” con un codice di recupero.
mail-changed-check = Se non eri tu, accedi subito, togli ciò che non conosci e scollega tutti gli altri dispositivi.
mail-changed-link = Il mio account

# The page

account-title = Account
account-lead = Per giocare basta un nome. Con un account hai le tue partite anche sugli altri dispositivi, e le conservi se questo browser ti dimentica.
account-bring = { $games ->
    [one] Porta con te la partita di questo dispositivo
   *[other] Porta con te le { $games } partite di questo dispositivo
}
account-passkey = Con una passkey
account-passkey-help = Niente password: la chiave resta nel tuo dispositivo e la sblocchi come sblocchi il dispositivo.
account-passkey-make = Crea un account
account-passkey-use = Accedi con una passkey
account-passkey-none = Le passkey non funzionano in questo browser o a questo indirizzo.
account-passkey-nothing = Non è stata usata nessuna passkey.
account-mail = Per e-mail
account-mail-help = Ti mandiamo un link. Con quello accedi e, se non hai ancora un account, lo crei.
account-mail-address = Indirizzo e-mail
account-mail-send = Invia il link
account-mail-sent = Abbiamo inviato un’e-mail a { $address }. Apri in questo browser il link che contiene, o scrivi qui il codice.
account-mail-code = Codice dell’e-mail
account-mail-use-code = Continua
account-code-have = Ho un codice di recupero
account-code-one = Codice di recupero
account-sign-in = Accedi
account-made = Ora questo è il tuo account, { $name }: posti, partite e impostazioni restano.
account-signed-in = Hai fatto l’accesso come { $name }.
account-moved = { $games ->
    [one] Una partita di questo dispositivo è passata al tuo account.
   *[other] { $games } partite di questo dispositivo sono passate al tuo account.
}
account-apart = A questi tavoli hai già un altro posto; quello di questo dispositivo non passa al tuo account:
account-to-games = Vai alle tue partite
account-link-new = Creare un account con { $address }?
account-link-sign-in = Accedere come { $name } su questo dispositivo?
account-link-address = D’ora in poi { $name } accede con { $address }?
account-link-make = Crea un account
account-link-confirm = Conferma
account-link-not = Non ora
account-codes = Codici di recupero
account-codes-keep = Ognuno di questi codici ti fa accedere una volta se perdi tutto il resto. Conservali in un posto sicuro: non vengono più mostrati.
account-codes-copy = Copia
account-codes-kept = Li ho conservati
account-codes-left = { $codes ->
    [0] Non ne restano.
    [one] Ne resta uno.
   *[other] Ne restano { $codes }.
}
account-codes-new = Creane di nuovi
account-rename = Un altro nome
account-rename-save = Cambia
account-signing-in = Come accedi
account-prove = Hai fatto l’accesso da un po’. Per cambiare qualcosa qui, accedi di nuovo.
account-passkeys = Passkey
account-passkey-add = Aggiungi una passkey
account-used = ultimo uso: { $day }
account-remove = Togli
account-devices = Dove hai fatto l’accesso
account-device-unknown = Un dispositivo
account-device-here = questo dispositivo
account-sign-out = Esci
account-sign-out-others = Esci da tutti gli altri
account-data = I tuoi dati
account-data-help = Tutto ciò che questo server conserva di te, in un file.
account-data-save = Scarica
