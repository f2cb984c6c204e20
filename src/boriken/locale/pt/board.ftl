### O que a mesa web diz em torno do jogo, em português do Brasil. O modelo é en/board.ftl.

## As partes da mesa

board-roles = Funções
board-plantations = Fichas para pegar
board-docks = Navios e { NAME("trading_house") }
board-supply = Reserva
board-market = Edifícios à venda
board-market-row = Fileira { $quarries }: até { COUNT("quarry", $quarries) } { $quarries ->
    [one] conta
   *[other] contam
}
board-goals = Objetivos { OF("festival") }
board-goal = Objetivo { OF("festival") }
board-mine = Seu tabuleiro
board-island = Campo
board-city = Cidade
board-log = Registro
board-log-earlier = Antes
board-since = Desde o seu último turno
board-since-watch = Assistir
board-since-close = Continuar
board-decision = Sua decisão
board-secrets = Suas cartas secretas
board-parts = Partes da mesa
board-tab-table = Mesa
board-tab-market = Mercado
board-tab-mine = Eu
board-tab-others = Outros
board-tab-log = Registro

## O que há

board-empty = sem produtos
board-left = { $count ->
    [0] acabou
    [one] resta { $count }
   *[other] restam { $count }
}
board-owned = você já tem
board-met = cumprida
board-costs = custa { sum-coins }
board-building-figures = Custo impresso { $cost } · { sum-points } · { COUNT("circle", $circles) } · { $row ->
    [one] conta até { COUNT("quarry", $row) }
   *[other] contam até { COUNT("quarry", $row) }
}
board-occupied = { SMALL("circle") } ocupado
board-unoccupied = { SMALL("circle") } vazio
board-workers-of = { $workers } de { $circles }
board-idle-workers = parados
board-gone = { $count } fora da partida
board-kidnapped = sequestrada
board-role-taken-by = escolhida por { $player }
board-ship = { CAP(SMALL(SHIP($ship))) }: { $load } de { $ship }, { $good }
board-ship-short = { CAP(SMALL(SHIP($ship))) }
board-load-cell = { $points ->
    [0] { NAME($good) } { IN(SHIP($ship)) }: não é possível
   *[other] { NAME($good) } { IN(SHIP($ship)) }: { piece-barrel }, { sum-points }
}
board-pile = Fichas viradas para baixo
board-away = ausente
board-bot-plays = Um bot joga por esta pessoa
board-time-left = Tempo restante

## De quem é a vez, e quanto falta para o fim

board-round = Rodada { $round }
board-your-turn = Sua vez
board-turn-of = Vez de { $player }
board-to-move = decide
board-waiting = está decidindo: { $what }
board-end = Quanto falta para o fim
board-end-help = A partida acaba com a rodada em que a primeira destas coisas se esgota: { -workers } para reabastecer, { PLURAL("vp_chip") } ou { PLURAL("city_space") } em uma cidade.
board-end-workers = { piece-worker } { IN("supply") }
board-end-chips = { $count } PV { IN("supply") }
board-end-city = { COUNT("city_space", $count) } { $count ->
    [one] livre
   *[other] livres
} na cidade mais cheia
board-last-round = Última rodada!

## Decidir

board-choose = Escolha
board-confirm = Confirmar
board-sending = Um momento…
board-pass = Passar
board-undo = Desfazer
board-undo-ask = Pedir para desfazer
board-undo-asked = { $player } pede para desfazer uma jogada.
board-undo-agree = Concordar
board-undo-refuse = Não
board-what-may-i-do = O que posso fazer?
board-advice = O que você faria?
board-advice-thinking = Um bom jogador está pensando…
board-advice-legend = Chance de vencer · pontos no fim
board-rule = Regra
board-fewer = Um a menos
board-more = Um a mais
board-round-hint = Escolha uma { SMALL("role_card") }. Cada uma mostra o que renderia a você agora; olhe uma delas para ver o que os outros receberiam.
board-prospects = O que cada um receberia agora
board-prospect-nothing = nada
board-prospect-buildings = { COUNT("building", $count) }
board-coins-left = { $coins ->
    [0] não sobra nada
    [one] sobra { COUNT("coin", $coins) }
   *[other] sobram { COUNT("coin", $coins) }
}
board-place-left = { $count ->
    [0] Todos têm um lugar.
   *[other] Falta alocar { piece-worker }
}
board-place-makes = Produziria:
board-place-propose = Sugerir
board-place-before = Como antes
board-place-clear = Retirar todos
board-storage-room = { $kinds ->
    [0] Você guarda { board-storage-singles }.
   *[other] Você guarda tudo de { COUNT("kind", $kinds) } e mais { board-storage-singles }.
}
board-storage-singles = { COUNT("barrel", $barrels) }
board-storage-lost = Perde: { $what }
board-storage-all = Nada se perde.
board-supplier-limit = { $count ->
    [one] No máximo um tipo.
   *[other] No máximo { $count } tipos diferentes.
}
board-hand-left = { $count ->
    [0] Já basta.
    [-1] É um a mais.
    [-2] São dois a mais.
   *[other] Ainda falta: { $count }
}
board-seating-left = { $count ->
    [0] Não resta ninguém para alocar.
   *[other] Você ainda pode alocar { piece-worker }.
}
board-raid-noble-leaves = Um dos que saem é um { -noble }

## Vários acontecimentos em uma linha do registro

board-log-produced = { $player } produz { $what }.
board-log-produced-you = Você produz { $what }.
board-log-staffed = { $player } aloca { -workers }: { $what }.
board-log-staffed-you = Você aloca { -workers }: { $what }.
board-log-place = { NAME(TILE($place)) }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}
board-log-stored = { $kept ->
    [none] { $player } perde { $lost }.
   *[other] { $player } guarda { $kept }{ $lost ->
        [none] .
       *[other] {" "}e perde { $lost }.
    }
}
board-log-stored-you = { $kept ->
    [none] Você perde { $lost }.
   *[other] Você guarda { $kept }{ $lost ->
        [none] .
       *[other] {" "}e perde { $lost }.
    }
}
board-log-sent = { $player } carrega { $what } no navio { OF("small_wharf") }.
board-log-sent-you = Você carrega { $what } no navio { OF("small_wharf") }.
board-log-delivered = { $player } entrega { $what }.
board-log-delivered-you = Você entrega { $what }.
board-log-handed-over = { $player } entrega { $what }.
board-log-handed-over-you = Você entrega { $what }.
board-log-goal-drawn = Objetivos { OF("festival") }: { $what }.
board-log-drafted = { $player } acrescenta à partida: { $what }.
board-log-drafted-you = Você acrescenta à partida: { $what }.
board-log-drafted-nobody = Na partida: { $what }.

## Ajuda sobre os componentes

board-help-good = { $coins ->
    [0] Não rende nada
   *[other] Rende { COUNT("coin", $coins) }
} { IN("trading_house") }. Em um navio, cada { -barrel } vale 1 PV.
board-help-tile = { $good ->
    [corn] Ocupada, produz { SMALL("corn") } sem nenhum edifício.
   *[other] Se ela e um edifício de { SMALL($good) } estiverem ocupados, produz { SMALL($good) }.
}
board-help-quarry = Ocupada, dá a você 1 { -coin } de desconto nos edifícios, até o limite da fileira deles.
board-help-forest = Uma ficha virada para baixo. A cada duas, seus edifícios custam 1 { -coin } a menos.
board-help-back = Uma ficha virada para baixo.
board-help-coin = Para construir. No fim, só conta em caso de empate.
board-help-chip = Pontos de vitória por carregar navios. As fichas dos outros são secretas até o fim.
board-help-worker = Fichas e edifícios só funcionam com alguém nos seus { PLURAL("circle") }. Quem está parado espera a próxima { SMALL("phase mayor") }.
board-help-noble = Conta como { -worker }, muda o efeito de alguns edifícios e vale 1 PV no fim.
board-help-governor = Escolhe a primeira função da rodada. { EDITION() ->
    [classic] A carta passa
   *[other] O marcador passa
} para a esquerda depois de cada rodada.
board-help-cargo-ship = Leva um só tipo de produto; dois navios nunca levam o mesmo. Cheio, parte no fim { OF("phase captain") }.
board-help-trading-house = Compra quatro { -barrels }, todos de tipos diferentes. Se encher, é esvaziada depois { OF("phase trader") }.
board-help-worker-ship = Estes vão para os jogadores na próxima { SMALL("phase mayor") }. Depois ela é reabastecida: um para cada { -circle } vazio em edifícios, e ao menos um para cada jogador.
board-pile-help = Daqui saem as novas fichas depois de cada { SMALL("phase settler") }. Quando acaba, a { SMALL("discard_pile") } é embaralhada.
