error-bad-mail-address = Esto no es una dirección de correo: revisa lo que has escrito.
