### O que a mesa web diz em torno do jogo, em português do Brasil. O modelo é en/board.ftl.

## As partes da mesa

board-roles = Funções
board-plantations = Fichas disponíveis
board-docks = Navios e { NAME("trading_house") }
board-supply = Reserva
board-market = Edifícios à venda
board-market-row = Fileira { $quarries }: até { COUNT("quarry", $quarries) } { $quarries ->
    [1] conta
   *[other] contam
}
board-goals = Objetivos { OF("festival") }
board-goal = Objetivo { OF("festival") }
board-mine = Seu tabuleiro
board-island = Campo
board-city = Cidade
board-log = Registro
board-log-earlier = Antes
board-log-newest = O mais recente
board-log-empty = Aqui fica registrado o que acontece.
board-since = Desde o seu último turno
board-since-played = { $count ->
    [1] Na sua ausência, { $bot } tomou uma decisão por você.
   *[other] Na sua ausência, { $bot } tomou { $count } decisões por você.
}
board-since-moves = { $count ->
    [1] Uma jogada.
   *[other] { $count } jogadas.
}
board-since-watch = Assistir
board-since-read = Ler
board-since-skip = Pular
board-since-close = Continuar
board-decision = Sua decisão
board-secrets = Suas cartas secretas
board-parts = Partes da mesa
board-tab-table = Mesa
board-tab-market = Mercado
board-tab-mine = Eu
board-tab-others = Outros
board-tab-log = Registro
board-tab-study = Análise

## O que há

board-empty = sem produtos
board-left = { $count ->
    [0] acabou
    [1] resta { $count }
   *[other] restam { $count }
}
board-owned = você já tem
board-met = cumprida
board-costs = custa { sum-coins }
board-building-figures = Custo impresso { $cost } · { sum-points } · { COUNT("circle", $circles) } · { $row ->
    [1] conta até { COUNT("quarry", $row) }
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
board-bot-plays = { $bot } joga por { $player }
board-note-left = { $player } sai da partida. { $bot } assume o lugar.
board-note-clock = O tempo de { $player } acabou. { $bot } assume o lugar.
board-note-host = { $player } não está na mesa: { $host } coloca { $bot } para jogar.
board-note-returned = { $player } volta e joga de novo.
board-note-given-back = { $host } devolve o lugar a { $player }.
board-note-lead = { $player } assume o papel de anfitrião.
board-note-link = { $host } cria um novo link para o lugar de { $player }.
board-time-left = Tempo restante

## De quem é a vez, e quanto falta para o fim

board-round = Rodada { $round }
board-your-turn = Sua vez
board-turn-of = Vez de { $player }
board-to-move = decide
board-waiting = está decidindo: { $what }
board-end = Quanto falta para o fim
board-end-help = A partida acaba no fim da rodada em que a primeira destas coisas se esgota: { -workers } para reabastecer { THE("worker_ship") }, { PLURAL("vp_chip") } ou { PLURAL("city_space") } em uma cidade.
board-end-workers = { piece-worker } { IN("supply") }
board-end-chips = { $count } PV { IN("supply") }
board-end-city = { COUNT("city_space", $count) } { $count ->
    [1] livre
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
board-undo-asked = { $player } pede para desfazer:
board-undo-agree = Concordar
board-undo-refuse = Recusar
board-undo-asked-by-you = Você pede para desfazer:
board-undo-withdraw = Retirar
board-undo-agreed = De acordo: { $players }
board-undo-missing = Falta responder: { $players }
board-undo-done = Todos concordaram: a jogada foi desfeita.
board-undo-refused = { $player } não concorda: nada é desfeito.
board-undo-withdrawn = { $player } retira o pedido de desfazer.
board-undo-overtaken = { $player } continuou jogando: nada é desfeito.
board-prepare = Prepare sua jogada
board-prepare-phase = { NAME(PHASE($card)) }:
board-prepare-place = alocar como sugerido
board-prepare-storage = guardar como sugerido
board-prepare-place-own = alocar como você decidiu
board-prepare-storage-own = guardar o que você escolheu
board-prepare-arrange-place = Escolha onde alocar
board-prepare-arrange-storage = Escolha o que guardar
board-prepare-roles = Sua próxima { SMALL("role") }: escolha várias em ordem de preferência. Vale a primeira que ainda estiver livre.
board-prepare-clear = Limpar
board-prepare-missed = O que você preparou não é mais possível: { $what }.
board-what-may-i-do = O que posso fazer?
board-advice = O que você faria?
board-advice-thinking = Um bom jogador está pensando…
board-advice-legend = Chance de vencer · pontos no fim
board-rule = Regra
board-fewer = Um a menos
board-more = Um a mais
board-round-hint = Escolha uma { SMALL("role_card") }. Cada uma mostra o que renderia para você agora; pare em uma delas para ver o que os outros receberiam.
board-prospects = O que cada um receberia agora
board-prospect-nothing = nada
board-prospect-buildings = { COUNT("building", $count) }
board-prospect-sale = { NAME($good) }: { sum-coins }
board-prospect-mine = renderia para você: { $gains }
board-coins-left = { $coins ->
    [0] não sobra nada
    [1] sobra { COUNT("coin", $coins) }
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
    [0] Você guarda { board-storage-singles } à sua escolha. O resto se perde.
    [1] Você guarda tudo de um tipo (armazém) e { board-storage-singles } à sua escolha. O resto se perde.
   *[other] Você guarda tudo de { COUNT("kind", $kinds) } (armazém) e { board-storage-singles } à sua escolha. O resto se perde.
}
board-storage-singles = { COUNT("barrel", $barrels) }
board-storage-lost-count = perde { $count }
board-storage-lost = Perde: { $what }
board-storage-all = Nada se perde.
board-supplier-limit = { $count ->
    [1] No máximo um tipo.
   *[other] No máximo { $count } tipos diferentes.
}
board-hand-left = { $count ->
    [0] Já cobre o que falta.
    [-1] É um a mais.
    [-2] São dois a mais.
   *[other] Ainda falta cobrir { COUNT("coin", $count) }.
}
board-hand-rule = Cada um vale 1 { -coin }; no máximo um por linha.
board-hand-barrel = { CAP(A("barrel")) }
board-hand-person = Alguém que trabalha para você
board-draft-chosen = escolhido para esta partida
board-draft-always = em toda partida
board-draft-free = Espaços livres
board-captain-mine = Você tem
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
