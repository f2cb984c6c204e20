### O que só o terminal diz, em português. O modelo é en/terminal.ftl.
###
### Estilo como em game.ftl: frases curtas e simples, a uma só pessoa (você). As etiquetas têm umas doze letras no máximo. O
### que se pode digitar (rule, hint, save …) é igual em todas as línguas.

### --- Juntar -----------------------------------------------------------------------------------------------

terminal-subject = Você
terminal-then = { $said }; { $more }
terminal-or = { $first } ou { $last }
terminal-range = de { $first } a { $last }
terminal-to-you = você

### --- Antes e depois de uma partida ------------------------------------------------------------------------

terminal-greeting = { $table }. { $player } (lugar { $seat }) contra { $others }. Semente { $seed }. Digite ? para ver a ajuda.
terminal-goodbye = Até a próxima.
terminal-saved = A partida está salva em { $file }.
terminal-saved-so-far = A partida até aqui está salva em { $file }; boriken replay { $file } a mostra.

### --- O que se pode digitar --------------------------------------------------------------------------------

terminal-help-number = uma escolha pelo número; várias de uma vez: 2, 0, 1
terminal-help-action = uma ação pelo texto, ou com os nomes da edição
terminal-help-legal = se uma ação é permitida e, se não for, que regra a impede
terminal-help-rule = o que diz uma regra; com palavras, busca nas regras
terminal-help-undo = desfaz sua última escolha nesta decisão
terminal-help-table = de novo a mesa e as escolhas
terminal-help-points = seus pontos até agora
terminal-help-hint = o que um bom jogador faria, depois de pensar um segundo
terminal-help-why = que funções um Puertoma avaliaria agora, e quais passam pelos filtros dele
terminal-help-log = tudo o que aconteceu
terminal-help-save = grava um registro da partida até aqui
terminal-help-position = toda a posição como texto, inclusive o que está oculto
terminal-help-quit = encerra a partida
terminal-file = ARQUIVO

terminal-legal = É permitido.
terminal-no-action = “{ $typed }” não é uma ação.
terminal-did-you-mean = Você quis dizer { $near }?
terminal-no-choice = Não existe a escolha { $typed }: escolha { $keys }.
terminal-which-rule = Qual regra? Por exemplo: rule CAP-4 ou rule cais.
terminal-nothing-to-undo = Não há nada para desfazer: você ainda não escolheu nada nesta decisão.
terminal-which-file = Onde? Por exemplo: save game.json.
terminal-no-puertoma = Nenhum Puertoma joga nesta mesa.
terminal-no-simulations = “{ $typed }” não é um número de simulações de 1 a { $most }; hint sem número pensa um segundo.

terminal-hint = O que um bom jogador faria, a melhor jogada primeiro:
terminal-hint-win = { $percent }% de chance de vencer
terminal-hint-points = cerca de { $count ->
    [1] { $count } ponto
   *[other] { $count } pontos
} no fim

### --- O que uma escolha dá ---------------------------------------------------------------------------------

terminal-for = por { sum-coins }
terminal-must-leave = { $count ->
    [1] { piece-worker } deve sair
   *[other] { piece-worker } devem sair
}
terminal-ransom = { EDITION() ->
    [special] { sum-coins } para { $to }
   *[other] { $to } recebe { sum-coins } { FROM("supply") }
}

### --- Alocar trabalhadores, guardar ------------------------------------------------------------------------

terminal-circles = { COUNT("circle", $circles) }
terminal-had = antes { $count }
terminal-has-now = agora { $count }
terminal-how-many = { piece-worker } na mão. Quantos { ON(TILE($place)) }: { $keys }?
terminal-placing-keys = f aloca os outros onde são mais úteis, = aloca como antes.
terminal-kept = Você guarda { $what }.
terminal-have = Você tem { $what }.
terminal-storage-order = Diga os tipos em qualquer ordem: o que você não disser se perde.

### --- A mesa -----------------------------------------------------------------------------------------------

terminal-ships = Navios
terminal-house = Comércio
terminal-plantations = Fichas
terminal-people = Pessoas
terminal-cards = Cartas
terminal-met = Cumpridas
terminal-drafted = Escolhidos
terminal-spaces = Espaços livres
terminal-space = custo { $cost } ×{ $count }
terminal-full = cheio
terminal-house-free = espaços livres: { $count } de { $places }
terminal-face-down = { $count } { $count ->
    [1] { SMALL("face_down") }
   *[other] { PLURAL("face_down") }
}
terminal-market = Edifícios: preço para você, nome, cópias restantes (* você já tem)
terminal-no-goods = sem produtos
terminal-idle = { $count ->
    [1] { piece-worker } parado
   *[other] { piece-worker } parados
}
terminal-marker = marcador
terminal-action = Ação
terminal-tie-break = Desempate
terminal-scoring = Área de PV
terminal-levels = Níveis
terminal-reserved = Reservado
terminal-abilities = Habilidades

### --- Rever e analisar -------------------------------------------------------------------------------------

terminal-move = rodada { $round }, { $player }: { $action }
terminal-replayed = { $file }: { $edition }, { $players }, { $count ->
    [1] { $count } jogada
   *[other] { $count } jogadas
}, rodada { $round }. A reprodução leva exatamente ao resultado indicado.
terminal-not-over = A partida não acabou: { $player } tem que decidir.

terminal-before-round = antes da rodada
terminal-lost-per-decision = perdido por decisão
terminal-column-move = jogada
terminal-column-round = rodada
terminal-column-cost = custo
terminal-progress = Jogadas

### --- serve e rules --------------------------------------------------------------------------------------

terminal-runs-already = O Boriken já está rodando, em { $address }
terminal-running = O Boriken está em { $address }
terminal-for-others = Na sua rede, os outros o encontram em { $addresses }
terminal-how-to-end = Ctrl-C encerra; suas mesas ficam guardadas.
