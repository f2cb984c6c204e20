error-bad-mail-address = Isto não é um endereço de e-mail: confira o que você digitou.
