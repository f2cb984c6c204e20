### O que deu errado. Veja en/errors.ftl.

## Chegar ao servidor

error-offline = O servidor não pode ser alcançado. Verifique a conexão.
error-not-here = Não dá para jogar nada aqui agora.
error-malformed = O servidor não entendeu o pedido ({ $place }): { $detail }.
error-not-json = Um pedido que muda algo precisa ser JSON (Content-Type: application/json).
error-too-large = É longo demais: no máximo { $most } bytes.
error-too-many = { $seconds ->
    [one] Pedidos demais: espere um segundo.
   *[other] Pedidos demais: espere { $seconds } segundos.
}
error-other-site = Esta página é de outro site, que não pode usar este servidor.
error-nothing-here = Não há nada neste endereço.
error-no-such-file = Este arquivo não existe.
error-no-such-rule = Esta regra não existe.
error-key-used = Isso já foi pedido antes, e de outro jeito. Recarregue a página e tente de novo.

## Quem pede

error-no-guest = Diga primeiro o seu nome.
error-no-name = Um nome precisa de ao menos uma letra.
error-watching = Você está assistindo: ocupe primeiro um lugar.
error-not-host = Só quem abriu a mesa, { $player }, pode fazer isso.
error-no-seat = Você não tem lugar nesta mesa.

## Abrir uma mesa

error-one-seat-yours = Só um lugar pode ser seu.
error-players = Não dá para jogar com { $count } jogadores: escolha de { $fewest } a { $most } jogadores.
error-governor = O lugar { $seat } não pode ser governador aqui: escolha de 0 a { $last }, ou { $chance } para o acaso (SET-1).
error-seats-and-players = { $seats } lugares não servem para { $count } jogadores.
error-names-and-players = { $names } nomes não servem para { $count } jogadores.
error-unknown-edition = Não existe a edição “{ $typed }”: escolha entre { $known }.
error-unknown-expansion = Não existe a expansão “{ $typed }”: escolha entre { $known }.
error-unknown-variant = Não existe a variante “{ $typed }”: escolha entre { $known }.
error-unknown-draft = Não existe o draft “{ $typed }”: escolha entre { $known }.
error-unknown-difficulty = Não existe a dificuldade “{ $typed }”: escolha entre { $known }.
error-unknown-bot = Não existe o bot “{ $typed }”: escolha entre { $known }.
error-unknown-language = Não existe o idioma “{ $typed }”: escolha entre { $known }.
error-festival-or-cards = As cartas do festival tomam o lugar do festival: escolha um dos dois (CAR-1).
error-special-expansion = A expansão “{ $expansion }” é da edição especial: escolha essa edição, ou permita regras da casa em “{ $edition }”.
error-variant-needs = A variante “{ $variant }” precisa da expansão “{ $expansion }” ({ $rule }).
error-variant-of-edition = A variante “{ $variant }” é só para “{ $edition }” ({ $rule }).
error-variant-with-puertomas = Com Puertomas não há a variante “{ $variant }” (PUE-23).
error-nothing-drafted = Com estas expansões não há draft, portanto não há draft para escolher (NEW-1).
error-buildings-given = Os edifícios são nomeados se, e somente se, o draft for “given” (NEW-4).
error-not-draftable = “{ $typed }” não é um edifício que possa entrar no draft com estas expansões (NEW-1).
error-kinds-of-cost = Edifícios de custo { $cost }: escolhem-se { $kinds }, e não { $count } (NEW-1).
error-pair-excluded = Do par de “{ NAME($building) }” só um pode estar na partida (VAR-4, VAR-5).
error-no-puertoma-plays = A dificuldade é para Puertomas, e nenhum joga (PUE-4).
error-humans-first = Joga ao menos uma pessoa, e os Puertomas sentam depois de todas as pessoas (PUE-1).
error-puertomas = Não podem jogar { $count } Puertomas: no máximo { $most } (PUE-1).
error-puertomas-of-special = Os Puertomas são da edição especial, não de “{ $edition }” (PUE-1).
error-governor-with-puertomas = Com Puertomas, o governador da rodada 1 é o lugar 0 (PUE-1).

## Mesas e lugares

error-no-table = Esta mesa não existe, ou não existe mais. Verifique o link.
error-unreadable-table = Esta versão do Boriken não consegue ler esta mesa.
error-no-such-seat = Não há esse lugar nesta mesa.
error-seated-already = Você já está nesta mesa.
error-seat-taken = Este lugar está ocupado: escolha outro.
error-table-full = Todos os lugares estão ocupados: você pode assistir.
error-person-there = { $player } está nesse lugar: libere-o primeiro.
error-puertoma-seat = Um Puertoma faz parte do jogo: ninguém mais pode ter o lugar dele.
error-bot-seat = O lugar de um bot não pode mudar de mãos.
error-bot-there-already = Um bot já joga ali.
error-no-bot-there = Nenhum bot joga ali.
error-bot-plays-already = Um bot já joga por você.
error-bot-plays = Um bot joga por você: retome primeiro o seu lugar.
error-open-seats = Há lugares livres: espere por jogadores, ou preencha os lugares com bots.
error-bad-link = Este link de lugar não é válido: peça um novo.
error-old-link = Este link de lugar não é mais válido: peça um novo.
error-link-owner-left = Este link de lugar não é mais válido: quem o tinha deixou a mesa.
error-other-seat-here = Neste dispositivo você já tem outro lugar desta mesa.
error-not-first-device = Só o dispositivo que ocupou o lugar pode criar um novo link.

## Em que ponto está a partida

error-not-begun = A partida ainda não começou.
error-begun-already = A partida já começou.
error-game-over = A partida terminou.
error-not-over = A partida ainda não terminou.
error-table-closed = A mesa está fechada.
error-no-entry = Não há a entrada { $seq }: a última é a { $last }.
error-not-begun-then = Na entrada { $seq } a partida ainda não tinha começado.
error-other-rules = Parte desta partida foi jogada com regras que este servidor não tem mais.

## Jogar

error-stale = A mesa avançou enquanto isso. Veja e escolha de novo.
error-illegal = As regras não permitem isso.
error-not-your-turn = Não é a sua vez.
error-nothing-to-decide = Não há nada a decidir.
error-no-action = “{ $typed }” não é uma ação.{ $near ->
    [none] {""}
   *[other] {" "}Você quis dizer { $near }?
}
error-no-action-number = Não há a ação { $typed }: as ações vão de 0 a { $last }.
error-not-in-answer = “{ $typed }” não faz parte de uma resposta.
error-hidden-first = Antes se revela algo oculto: decida o resto quando o vir.
error-turn-over = O seu turno acaba antes: escolha menos ações.
error-no-advice = Não há conselhos onde jogam outras pessoas.

## Voltar atrás

error-nothing-to-undo = Não há nada seu que possa ser desfeito agora.
error-undo-own-only = Nesta mesa você só pode desfazer a sua última decisão, e agora nem essa.
error-undo-asked = Alguém já pediu para voltar atrás: responda isso primeiro.
error-undo-asked-by-you = Você já pediu isso.
error-nobody-asks = Ninguém pede para voltar atrás.
error-agreed-already = Você já aceitou.

## Depois da partida

error-course-later = O andamento de uma partida é mostrado quando ela termina.
error-review-later = Uma partida é analisada quando termina.
error-record-later = O registro contém o que fica oculto durante o jogo: está disponível quando a partida termina.

## O servidor não pode agora

error-starting = O servidor está iniciando: volte em um momento.
error-stopping = O servidor está sendo desligado: volte em um momento.
error-database-lost = O servidor não alcança o seu banco de dados: tente de novo em um momento.
error-table-busy = A mesa está ocupada demais: tente de novo em um momento.
error-too-many-reviews = Há partidas demais em análise: tente de novo daqui a pouco.
error-review-failed = Não foi possível terminar a análise: tente de novo em um momento.
error-no-advice-now = Não foi possível pedir conselho: tente de novo em um momento.
error-mistake = O servidor cometeu um erro, que está no registro dele. Tente de novo em breve.

## Só do terminal

error-no-seat-number = Não há o lugar { $seat }: escolha de 0 a { $last }.
error-bad-governor = O governador deve ser um lugar a partir de 0 ou “{ $random }”, não “{ $typed }”.
error-bad-log-format = O formato do registro deve ser console ou json, não “{ $typed }”.
error-no-position = O registro tem { $count } jogadas: não há a posição { $position }.
error-no-text-file = { $file }: o arquivo não é texto UTF-8.
error-record-not-json = O registro não é um texto JSON completo: { $detail }.
error-record-of-other-rules = O registro é da versão { $version } das regras; esta joga a { $current }, em que as mesmas jogadas podem levar a outro lugar: não é repetido.
error-record-of-other-result = A repetição leva a outro resultado ({ $wrong }).
