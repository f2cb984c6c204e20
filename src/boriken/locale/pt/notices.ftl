notice-turn = { $table }: é a sua vez.
notice-turn-group = { $table }: é a vez de { $player }.
notice-time = { $table }: seu tempo está acabando.
notice-time-group = { $table }: o tempo de { $player } está acabando.
notice-full = { $table }: a mesa está completa e a partida pode começar.
notice-over = { $table }: a partida acabou.
notice-rematch = { $table }: vai ter revanche.
notice-mention = { $table }: mencionaram você no chat.
notice-match = { $table }: uma partida foi encontrada e já começou.
notice-test = É assim que os avisos chegam.

# As configurações

notices-title = Avisos
notices-lead = Receba um aviso quando uma mesa espera por você, mesmo com a página fechada.
notices-at-table-title = Avisos desta mesa
notices-off = Você ainda não recebe avisos: escolha onde quer recebê-los.
notices-on = Me avisar
notices-ways = Onde
notices-push = Neste aparelho
notices-push-add = Ativar neste aparelho
notices-push-none = Este navegador não consegue mostrar avisos com a página fechada.
notices-push-refused = O navegador não permite avisos desta página. Você pode mudar isso nas configurações dele.
notices-webhook = Em um chat, por webhook
notices-webhook-kind = Tipo
notices-webhook-address = Endereço do webhook
notices-webhook-add = Adicionar
notices-webhook-json = JSON
notices-remove = Remover
notices-test = Enviar um teste
notices-test-sent = O teste está a caminho.
notices-kinds = Quando
notices-kind-turn = É a minha vez
notices-kind-time = Meu tempo está acabando
notices-kind-full = A mesa está completa
notices-kind-over = A partida acabou
notices-kind-rematch = Começa uma revanche
notices-kind-mention = Alguém me menciona
notices-kind-match = Há uma partida para mim
notices-always = Mesmo quando estou com a mesa aberta
notices-quiet = Horário de silêncio
notices-quiet-start = Das
notices-quiet-end = Às
notices-as-everywhere = Como em todas as mesas
notices-group = Para o grupo todo
notices-group-help = A mesa avisa no chat de vocês de quem é a vez, quando está completa e quando a partida acabou.

error-unknown-zone = Não existe o fuso horário “{ $typed }”.
error-bad-receiver = Não dá para enviar avisos a este endereço: ele precisa começar com https:// e estar na Internet.
error-no-receiver = Este endereço já foi removido.
error-too-many-receivers = Os avisos podem ir para no máximo { $most } endereços: primeiro remova um.

# Notices by mail; $link: where one stops them

notice-mail-open = Abrir a mesa
notice-mail-why = Você recebe este e-mail porque pediu para receber avisos. Para não receber mais: { $link }
notices-mail = Por e-mail
notices-mail-add = Por e-mail para { $address }
notices-mail-none = Confirme um endereço de e-mail na sua conta para receber os avisos nele.
unsubscribe-ask = Não quer mais receber avisos por e-mail?
unsubscribe-stop = Não receber mais
unsubscribe-done = Nenhum aviso será mais enviado a este endereço.
