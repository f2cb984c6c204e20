error-bad-mail-address = Esto no es una dirección de correo: revisa lo que has escrito.
error-no-account = Para eso hace falta una cuenta.
error-name-taken = Ese nombre, o uno que se le parece, es de otra persona: elige otro.
