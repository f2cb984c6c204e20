error-bad-mail-address = Isto não é um endereço de e-mail: confira o que você digitou.
error-no-account = Para isso é preciso ter uma conta.
error-name-taken = Esse nome, ou um parecido, é de outra pessoa: escolha outro.
error-no-mail = Este servidor não envia e-mails: use uma chave de acesso.
error-no-passkeys-here = As chaves de acesso não funcionam neste endereço: abra o servidor pelo nome de domínio.
error-passkey-refused = Não foi possível salvar a chave de acesso: tente de novo.
error-passkey-known = Esta chave de acesso já é de uma conta: entre com ela.
error-too-many-passkeys = Uma conta pode ter no máximo { $most } chaves de acesso: remova uma primeiro.
error-address-taken = Este endereço de e-mail é de outra conta: entre nela.
error-too-many-addresses = Uma conta pode ter no máximo { $most } endereços de e-mail: remova um primeiro.
error-sign-in-failed = Não foi possível entrar com esta chave de acesso: tente de novo ou entre de outra forma.
error-link-over = Este link ou código não vale mais: peça outro.
error-other-link = Este link é de outra conta: entre nela e abra o link de novo.
error-wrong-code = Este código não está certo: confira o que você digitou.
error-prove-again = Antes de mudar isto, entre de novo.
error-last-way = É sua única forma de entrar: adicione outra primeiro.

mail-sign-in-subject = Entre no Boriken
mail-sign-in-text = Alguém, provavelmente você, quer entrar em { $place } com este endereço. O link vale uma só vez, por { $minutes } minutos.
mail-sign-in-link = Entrar
mail-address-subject = Confirme seu endereço de e-mail
mail-address-text = Alguém, provavelmente você, quer usar este endereço para entrar em { $place }. Abra o link no navegador em que você já entrou; ele vale uma só vez, por { $minutes } minutos.
mail-address-link = Confirmar
mail-code = Ou digite este código onde você o pediu: { $code }
mail-not-you = Se não foi você, não faça nada: sem este e-mail ninguém consegue entrar.
mail-changed-subject = Sua conta do Boriken mudou
mail-changed-passkey-added = Uma chave de acesso foi adicionada à sua conta “{ $name }”.
mail-changed-passkey-removed = Uma chave de acesso foi removida da sua conta “{ $name }”.
mail-changed-address-added = Um endereço de e-mail foi adicionado à sua conta “{ $name }”.
mail-changed-address-removed = Um endereço de e-mail, este ou outro, foi removido da sua conta “{ $name }”.
mail-changed-codes-renewed = Sua conta “{ $name }” tem novos códigos de recuperação.
mail-changed-code-used = Alguém entrou na sua conta “{ $name }” com um código de recuperação.
mail-changed-check = Se não foi você, entre agora, remova o que não conhece e saia de todos os outros aparelhos.
mail-changed-link = Minha conta

# The page

account-title = Conta
account-lead = Para jogar basta um nome. Com uma conta, você tem suas partidas também em outros aparelhos e não as perde se este navegador esquecer você.
account-bring = { $games ->
    [1] Trazer sua partida deste aparelho
   *[other] Trazer suas { $games } partidas deste aparelho
}
account-passkey = Com uma chave de acesso
account-passkey-help = Não há senha: seu aparelho guarda a chave, e você a desbloqueia como desbloqueia o aparelho.
account-passkey-make = Criar uma conta
account-passkey-use = Entrar com uma chave de acesso
account-passkey-none = As chaves de acesso não funcionam neste navegador ou neste endereço.
account-passkey-nothing = Nenhuma chave de acesso foi usada.
account-mail = Por e-mail
account-mail-help = Enviamos um link para você. Com ele você entra e, se ainda não tem conta, cria uma.
account-mail-address = Endereço de e-mail
account-mail-send = Enviar o link
account-mail-sent = Enviamos um e-mail para { $address }. Abra neste navegador o link que ele contém ou digite o código aqui.
account-mail-code = Código do e-mail
account-mail-use-code = Continuar
account-code-have = Tenho um código de recuperação
account-code-one = Código de recuperação
account-sign-in = Entrar
account-made = Agora esta é sua conta, { $name }: lugares, partidas e configurações continuam aqui.
account-signed-in = Você entrou como { $name }.
account-moved = { $games ->
    [1] Uma partida deste aparelho passou para a sua conta.
   *[other] { $games } partidas deste aparelho passaram para a sua conta.
}
account-apart = Nestas mesas você já tem outro lugar; o deste aparelho não passa para a sua conta:
account-to-games = Ir para suas partidas
account-link-new = Criar uma conta com { $address }?
account-link-sign-in = Entrar como { $name } neste aparelho?
account-link-address = De agora em diante { $name } entra com { $address }?
account-link-make = Criar uma conta
account-link-confirm = Confirmar
account-link-not = Agora não
account-codes = Códigos de recuperação
account-codes-keep = Cada um destes códigos deixa você entrar uma vez se perder todo o resto. Guarde-os em lugar seguro: eles não aparecem de novo.
account-codes-copy = Copiar
account-codes-kept = Já guardei
account-codes-left = { $codes ->
    [0] Não resta nenhum.
    [1] Resta um.
   *[other] Restam { $codes }.
}
account-codes-new = Criar novos
account-rename = Outro nome
account-rename-save = Mudar
account-signing-in = Como você entra
account-prove = Faz um tempo que você entrou. Para mudar algo aqui, entre de novo.
account-passkeys = Chaves de acesso
account-passkey-add = Adicionar uma chave de acesso
account-used = último uso: { $day }
account-remove = Remover
account-devices = Onde você entrou
account-device-unknown = Um aparelho
account-device-here = este aparelho
account-sign-out = Sair
account-sign-out-others = Sair de todos os outros
account-data = Seus dados
account-data-help = Tudo o que este servidor guarda sobre você, em um arquivo.
account-data-save = Baixar
