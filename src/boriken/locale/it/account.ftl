error-bad-mail-address = Questo non è un indirizzo e-mail: controlla ciò che hai scritto.
error-no-account = Per questo serve un account.
error-name-taken = Questo nome, o uno che gli somiglia, è di un’altra persona: scegline un altro.
