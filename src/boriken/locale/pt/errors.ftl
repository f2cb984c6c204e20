### O que deu errado. Veja en/errors.ftl.

## Chegar ao servidor

error-offline = Não foi possível conectar ao servidor. Verifique sua conexão.
error-not-here = Aqui não dá para jogar agora.
error-malformed = O servidor não entendeu o pedido: { wrong }.
wrong = { $why ->
    [missing] falta “{ $place }”
    [unknown] “{ $place }” não existe
    [whole] “{ $place }” deve ser um número inteiro
    [number] “{ $place }” deve ser um número
    [text] “{ $place }” deve ser um texto
    [switch] “{ $place }” deve ser true ou false
    [list] “{ $place }” deve ser uma lista
    [object] “{ $place }” deve ser um objeto
    [no_object] deve ser um objeto
    [least] “{ $place }” deve ser no mínimo { $limit }
    [most] “{ $place }” deve ser no máximo { $limit }
    [short] “{ $place }” é curto demais (mínimo { $limit })
    [long] “{ $place }” é longo demais (máximo { $limit })
    [choice] “{ $place }” não pode ser “{ $typed }”, só { $known }
    [value] “{ $place }” não pode ser “{ $typed }”
    [not_a_bot] só o lugar de um bot tem um bot (“{ $place }”)
    [clock] o tempo é dado em segundos por decisão ou em dias (“{ $place }”)
    [one_answer] informe ações ou uma resposta, não as duas
    [method] “{ $place }” não é possível neste endereço
    [cut] ele foi interrompido no meio
    [between] outra coisa respondeu no caminho (“{ $place }”)
    [json] não é JSON válido
   *[other] “{ $place }” não está como deveria
}
error-not-json = Um pedido que muda algo precisa ser JSON: Content-Type: application/json.
error-too-large = É longo demais: no máximo { $most } bytes.
error-too-many = { $seconds ->
    [1] Pedidos demais: espere um segundo.
   *[other] Pedidos demais: espere { $seconds } segundos.
}
error-other-site = Esta página é de outro site, que não pode usar este servidor.
error-nothing-here = Não há nada neste endereço.
error-no-such-file = Esse arquivo não existe.
error-no-such-rule = Essa regra não existe.
error-no-such-lesson = Essa lição não existe.
error-key-used = Este pedido já foi enviado antes com outro conteúdo. Recarregue a página e tente de novo.

## Quem pede

error-no-guest = Primeiro, diga seu nome.
error-no-name = Um nome precisa de pelo menos uma letra.
error-watching = Você está assistindo: primeiro ocupe um lugar.
error-not-host = Só { $player }, no papel de anfitrião, pode fazer isso.
error-no-seat = Você não tem lugar nesta mesa.
error-banned = Seu acesso a este servidor foi bloqueado.

## Abrir uma mesa

error-unknown-edition = Não existe a edição “{ $typed }”: escolha entre { $known }.
error-unknown-expansion = Não existe a expansão “{ $typed }”: escolha entre { $known }.
error-unknown-variant = Não existe a variante “{ $typed }”: escolha entre { $known }.
error-unknown-draft = Não existe o draft “{ $typed }”: escolha entre { $known }.
error-unknown-difficulty = Não existe a dificuldade “{ $typed }”: escolha entre { $known }.
error-unknown-bot = Não existe o bot “{ $typed }”: escolha entre { $known }.
error-unknown-language = Não existe o idioma “{ $typed }”: escolha entre { $known }.

## Mesas e lugares

error-no-table = Esta mesa não existe, ou não existe mais. Verifique o link.
error-unreadable-table = Esta versão do Boriken não consegue ler esta mesa.
error-no-such-seat = Não existe esse lugar nesta mesa.
error-seated-already = Você já está nesta mesa.
error-seat-taken = Este lugar está ocupado: escolha outro.
error-table-full = Todos os lugares estão ocupados: você pode assistir.
error-person-there = { $player } está nesse lugar: primeiro libere o lugar.
error-puertoma-seat = Um Puertoma faz parte do jogo: ninguém mais pode ter o lugar dele.
error-bot-seat = O lugar de um bot não pode mudar de mãos.
error-bot-there-already = Um bot já joga ali.
error-person-here = { $player } está na mesa: um bot só pode jogar por quem está ausente.
error-away-too-short = { $minutes ->
    [1] { $player } estava na mesa há pouco: espere mais um minuto.
   *[other] { $player } estava na mesa há pouco: espere mais { $minutes } minutos.
}
error-no-bot-there = Nenhum bot joga ali.
error-bot-plays-already = Um bot já joga por você.
error-bot-plays = Um bot joga por você: primeiro retome o seu lugar.
error-open-seats = Há lugares livres: espere por jogadores ou preencha os lugares com bots.
error-bad-link = Este link de lugar não é válido: peça um novo.
error-old-link = Este link de lugar não é mais válido: peça um novo.
error-link-owner-left = Este link de lugar não é mais válido: quem ocupava o lugar saiu da mesa.
error-other-seat-here = Neste aparelho você já tem outro lugar nesta mesa.
error-not-first-device = Só o aparelho que ocupou o lugar pode criar um novo link para ele.
error-too-many-devices = O seu lugar já está em { $most } aparelhos: crie um novo link para tirá-lo dos outros.
error-nobody-sits-there = Nenhuma pessoa está nesse lugar.
error-leads-already = O papel de anfitrião desta mesa já é seu.
error-used-up = Isso já foi feito vezes demais nesta mesa: só resta continuar a partida.
error-too-many-tables = Você tem { $most } mesas não terminadas: primeiro termine uma partida ou feche uma mesa.
error-too-many-tables-of-address = Há pouco foram criadas na sua rede { $most } mesas que ainda não terminaram: primeiro é preciso terminar ou fechar uma delas.

## Em que ponto está a partida

error-not-begun = A partida ainda não começou.
error-begun-already = A partida já começou.
error-game-over = A partida acabou.
error-not-over = A partida ainda não acabou.
error-table-closed = A mesa está fechada.
error-no-entry = Não existe a entrada { $seq }: a última é a { $last }.
error-not-begun-then = Na entrada { $seq } a partida ainda não tinha começado.
error-other-rules = Parte desta partida foi jogada com regras que este servidor não tem mais.

## Jogar

error-stale = Enquanto isso, a mesa avançou. Olhe e escolha de novo.
error-illegal = As regras não permitem isso.
error-not-your-turn = Não é a sua vez.
error-nothing-to-decide = Não há nada para decidir.
error-no-action = “{ $typed }” não é uma ação.{ $near ->
    [none] {""}
   *[other] {" "}Você quis dizer { $near }?
}
error-no-action-number = Não existe a ação { $typed }: as ações vão de 0 a { $last }.
error-not-in-answer = “{ $typed }” não faz parte de uma resposta.
error-hidden-first = Antes será revelado algo oculto: decida o resto depois de ver.
error-turn-over = Seu turno acaba antes disso: escolha menos ações.
error-no-advice = Não há conselhos quando outras pessoas jogam.
error-lesson-asks = Agora a lição pede outra coisa: faça o que diz o texto.
error-bad-position = Este texto não é uma posição: { $detail }

## Voltar atrás

error-nothing-to-undo = Não há nada seu que possa ser desfeito agora.
error-undo-own-only = Nesta mesa você só pode desfazer a sua última decisão, e no momento nem ela.
error-undo-asked = Alguém já pediu para desfazer: primeiro responda a esse pedido.
error-undo-asked-by-you = Você já pediu isso.
error-nobody-asks = Ninguém pediu para desfazer.
error-agreed-already = Você já concordou.

## Depois da partida

error-course-later = O andamento da partida é mostrado quando ela acaba.
error-review-later = A partida pode ser analisada quando acabar.
error-record-later = O registro contém o que fica oculto durante a partida: ele fica disponível quando ela acaba.
error-analysis-later = Uma partida só pode ser analisada depois de terminar.
error-ratings-later = O rating muda quando a partida termina.

## Pessoas. $player: um nome

error-no-person = Ninguém aqui tem uma conta chamada “{ $player }”.
error-rated-needs-accounts = Partidas ranqueadas exigem uma conta: crie uma ou escolha uma mesa não ranqueada.
error-rated-needs-clock = Uma partida ranqueada precisa de um limite de tempo, para que ninguém possa travá-la.
error-rated-without-puertomas = Uma partida com Puertomas não pode ser ranqueada.
error-rated-goes-on = Uma partida ranqueada vai até o fim. Você pode sair, mas isso conta como último lugar.

## O servidor não pode agora

error-starting = O servidor está iniciando: volte daqui a pouco.
error-stopping = O servidor está sendo desligado: volte daqui a pouco.
error-database-lost = O servidor não consegue acessar o banco de dados: tente de novo daqui a pouco.
error-disk-full = O servidor não tem mais espaço para salvar isso: nada mudou, tente de novo mais tarde.
error-table-busy = A mesa está sobrecarregada: tente de novo daqui a pouco.
error-too-many-reviews = Há partidas demais em análise: tente de novo daqui a pouco.
error-review-failed = Não foi possível terminar a análise: tente de novo daqui a pouco.
error-no-advice-now = Não foi possível pedir um conselho: tente de novo daqui a pouco.
error-mistake = Algo deu errado no servidor e ficou registrado. Tente de novo em breve.
