### O que a mesa web diz à volta do jogo, em português. O modelo é en/board.ftl.

## As partes da mesa

board-roles = Funções
board-plantations = Peças para tomar
board-docks = Navios e { NAME("trading_house") }
board-supply = Reserva
board-market = Edifícios à venda
board-market-row = Fila { $quarries }: as { -quarries } contam até { $quarries }
board-goals = Objetivos da festa
board-goal = Um objetivo da festa
board-mine = O seu tabuleiro
board-island = Ilha
board-city = Cidade
board-log = Registro
board-log-earlier = Antes
board-since = Desde a sua última vez
board-since-watch = Rever
board-since-close = Continuar
board-decision = A sua decisão
board-secrets = As suas cartas secretas
board-parts = Partes da mesa
board-tab-table = Mesa
board-tab-market = Mercado
board-tab-mine = Eu
board-tab-others = Outros
board-tab-log = Registro

## O que há

board-empty = vazio
board-left = { $count ->
    [one] resta { $count }
   *[other] restam { $count }
}
board-owned = já é seu
board-met = cumprida
board-costs = custa { sum-coins }
board-building-figures = Custo impresso { $cost } · { sum-points } · { $circles ->
    [one] { $circles } círculo
   *[other] { $circles } círculos
} · as { -quarries } contam até { $row }
board-occupied = ocupada
board-unoccupied = círculo vazio
board-workers-of = { $workers } de { $circles }
board-idle-workers = inativos
board-gone = { $count } fora do jogo
board-kidnapped = à parte
board-role-taken-by = tomado por { $player }
board-ship = Navio { $ship }: { $load } de { $ship }, { $good }
board-ship-short = Navio { $ship }
board-load-cell = { $points ->
    [0] { NAME($good) } no navio { $ship }: não é possível
   *[other] { NAME($good) } no navio { $ship }: { piece-barrel }, { sum-points }
}
board-pile = Peças viradas para baixo
board-away = ausente
board-bot-plays = Um bot joga no seu lugar
board-time-left = Tempo restante

## De quem é a vez, e quanto falta para o fim

board-round = Rodada { $round }
board-your-turn = É a sua vez
board-turn-of = { $player } decide
board-to-move = decide
board-waiting = está decidindo: { $what }
board-end = Quanto falta para o fim
board-end-help = O jogo acaba com a rodada em que se esgota a primeira destas coisas: { -workers } para repor, fichas de PV ou espaços livres numa cidade.
board-end-workers = { piece-worker } na reserva
board-end-chips = { $count } PV na reserva
board-end-city = { $count ->
    [one] { $count } espaço livre na cidade mais cheia
   *[other] { $count } espaços livres na cidade mais cheia
}
board-last-round = Última rodada!

## Decidir

board-choose = Escolha
board-confirm = Confirmar
board-sending = Um momento …
board-pass = Passar
board-undo = Desfazer
board-undo-ask = Pedir para desfazer
board-undo-asked = { $player } pede para desfazer uma jogada.
board-undo-agree = De acordo
board-undo-refuse = Não
board-what-may-i-do = O que posso fazer?
board-advice = O que você faria?
board-advice-thinking = Um bom jogador está pensando …
board-advice-legend = Chance de vencer · pontos no fim
board-rule = Regra
board-fewer = Um a menos
board-more = Um a mais
board-round-hint = Escolha uma carta de função. Cada uma mostra o que lhe daria agora; olhe uma para ver o que os outros teriam.
board-prospects = O que cada um teria agora
board-prospect-nothing = nada
board-prospect-buildings = { $count ->
    [one] { $count } edifício
   *[other] { $count } edifícios
}
board-coins-left = sobram { $coins }
board-place-left = { $count ->
    [0] Todos têm um lugar.
    [one] Falta colocar { piece-worker }
   *[other] Falta colocar { piece-worker }
}
board-place-makes = Produziria:
board-place-propose = Sugerir
board-place-before = Como antes
board-place-clear = Retirar todos
board-storage-room = { $kinds ->
    [0] Você pode guardar { board-storage-singles }.
    [one] Você guarda { $kinds } tipo inteiro, e mais { board-storage-singles }.
   *[other] Você guarda { $kinds } tipos inteiros, e mais { board-storage-singles }.
}
board-storage-singles = { $barrels ->
    [one] { $barrels } { -barrel }
   *[other] { $barrels } { -barrels }
}
board-storage-lost = Perde: { $what }
board-storage-all = Nada se perde.
board-supplier-limit = { $count ->
    [one] Um tipo no máximo.
   *[other] { $count } tipos diferentes no máximo.
}
board-hand-left = { $count ->
    [0] É o bastante.
    [-1] É um a mais.
    [-2] São dois a mais.
   *[other] Ainda faltam: { $count }
}
board-seating-left = { $count ->
    [0] Não resta ninguém para colocar.
   *[other] Ainda pode colocar { piece-worker }.
}
board-raid-noble-leaves = Entre os outros sai também um { -noble }

## Vários acontecimentos numa linha do registro

board-log-produced = { $player } produz { $what }.
board-log-produced-you = Você produz { $what }.
board-log-staffed = { $player } coloca gente: { $what }.
board-log-staffed-you = Você coloca gente: { $what }.
# One of them, with how many stand there
board-log-place = { NAME($place) }{ $count ->
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
board-log-sent = { $player } carrega no navio de { NAME("small_wharf") }: { $what }.
board-log-sent-you = Você carrega no navio de { NAME("small_wharf") }: { $what }.
board-log-delivered = { $player } entrega { $what }.
board-log-delivered-you = Você entrega { $what }.
board-log-handed-over = { $player } entrega { $what }.
board-log-handed-over-you = Você entrega { $what }.
board-log-goal-drawn = Objetivos da festa: { $what }.
board-log-drafted = { $player } adiciona à partida: { $what }.
board-log-drafted-you = Você adiciona à partida: { $what }.
board-log-drafted-nobody = No jogo: { $what }.

## Ajuda sobre as peças

board-help-good = O seu preço na { NAME("trading_house") } é { $coins }. Num navio cada { -barrel } vale 1 PV.
board-help-tile = { $good ->
    [corn] Com um { -worker } em cima, produz { SMALL("corn") } sem nenhum edifício.
   *[other] Com um { -worker } em cima e outro num edifício de { SMALL($good) }, produz { SMALL($good) }.
}
board-help-quarry = Com um { -worker } em cima, os edifícios custam 1 a menos para você, até o limite da sua fila.
board-help-forest = Uma peça virada para baixo. A cada duas, os edifícios custam 1 a menos para você.
board-help-back = Uma peça virada para baixo.
board-help-coin = Para edifícios. No fim só conta em caso de empate.
board-help-chip = Pontos de vitória por embarcar. Os dos outros são secretos até o fim.
board-help-worker = Peças e edifícios só agem com alguém nos seus círculos. Quem está inativo espera pela próxima { -mayor-phase }.
board-help-noble = Conta como { -worker }, muda o efeito de alguns edifícios e vale 1 PV no fim.
board-help-governor = Escolhe a primeira função da rodada. Depois de cada rodada a carta passa à esquerda.
board-help-cargo-ship = Leva um só tipo de mercadoria; dois navios nunca levam o mesmo. Cheio, parte no fim da { -captain-phase }.
board-help-trading-house = Compra quatro { -barrels }, todos de tipos diferentes. Quando está cheia, é esvaziada depois da { -trader-phase }.
board-help-worker-ship = Chegam aos jogadores na próxima { -mayor-phase }. Depois repõe-se: um por cada círculo vazio em edifícios, ao menos um por jogador.
board-pile-help = Daqui se viram peças novas depois de cada { -settler-phase }. Quando acaba, misturam-se as descartadas.
