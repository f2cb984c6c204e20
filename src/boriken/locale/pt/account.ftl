error-bad-mail-address = Isto não é um endereço de e-mail: confira o que você digitou.
error-no-account = Para isso é preciso ter uma conta.
error-name-taken = Esse nome, ou um parecido, é de outra pessoa: escolha outro.
