error-bad-mail-address = Questo non è un indirizzo e-mail: controlla ciò che hai scritto.
