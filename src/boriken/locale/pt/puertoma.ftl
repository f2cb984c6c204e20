### O Puertoma, o adversário automático da edição especial, em português. O modelo é en/puertoma.ftl.

### --- O seu tabuleiro --------------------------------------------------------------------------------------

puertoma-name = Puertoma
puertoma-help = Um adversário que segue regras fixas próprias: nunca pensa, e você sempre pode ver por que ele fez o que fez.
puertoma-fields-name = Campos
puertoma-fields-help = Dois lugares para cada tipo. As { -plantations } com todos os círculos cheios estão ativas: produzem sem nenhum edifício.
puertoma-level-name = Nível { $level }
puertoma-level-help = A sua cidade tem quatro níveis com dois lugares cada: o nível de um edifício são os PV que vale; o nível 4 é para os { -large-buildings }.
puertoma-reserve-name = Marcador de reserva
puertoma-reserve-help = Fica sobre o { -large-building } que o Puertoma quer construir. Se outra pessoa o constrói, o marcador passa para outro edifício.
puertoma-ability-name = Habilidade
puertoma-ability-help = Uma por nível, oculta até ser desbloqueada: com o segundo edifício de nível 1, 2 ou 3, ou com o primeiro de nível 4.
puertoma-action-board-name = Tabuleiro de ações
puertoma-action-board-help = Setas levam do marcador às funções que o Puertoma prefere; o marcador segue o que ele conseguiu fazer.
puertoma-tie-break-name = Carta de desempate
puertoma-tie-break-help = Decide entre funções ou edifícios equivalentes: a primeira função da sua lista, ou o seu número.
puertoma-scoring-area-name = Área de pontuação
puertoma-scoring-area-help = Aqui ficam as { -quarries } e os { -workers } que o Puertoma não pode usar; no fim lhe dão PV.
puertoma-profitable-name = Rentável
puertoma-profitable-help = O Puertoma só escolhe funções que lhe rendem algo na hora; entre elas segue o tabuleiro de ações, depois { -the-coins } das cartas, depois uma carta de desempate.

## O que está nele

puertoma-field = { NAME($good) }: { $workers } de { $circles } círculos cheios
puertoma-field-free = { NAME($good) }: lugar livre
puertoma-place-free = Lugar livre
puertoma-locked = Bloqueada
puertoma-lost = Perdida
puertoma-marker-here = O marcador está aqui
puertoma-one-arrow = A uma seta
puertoma-card = Carta { $tie_break }
puertoma-cards-left = { $count ->
    [one] { $count } carta por comprar
   *[other] { $count } cartas por comprar
}
puertoma-reserved-by = Reservado por { $player }
puertoma-last = O que ele fez por último, e por quê
puertoma-now = Se agora tivesse que escolher uma função
puertoma-would-take = { $count ->
    [one] Escolheria: { NAMES($roles) }.
   *[other] Uma carta de desempate decidiria: { NAMES($roles) }.
}

## Com as expansões

puertoma-with-new-buildings-help = Na seleção, compra uma carta de desempate e conta os edifícios pelo custo.
puertoma-with-nobles-help = Da { -worker-ship } pega primeiro os { -nobles }. No fim cada um lhe vale 1 PV.
puertoma-with-buccaneer-help = Ninguém pode pôr uma função de lado. Para o Puertoma a carta { NAME("buccaneer") } tem 2 { -coins }; ele escolhe a opção que mais rende.
puertoma-with-festival-help = Prefere o que um objetivo aberto pede, e fica com cada objetivo que alcança.
puertoma-with-festival-cards-help = Prefere o que um objetivo aberto pede, e fica com cada objetivo que alcança.
puertoma-with-achievements-help = Você fica com quatro de seis cartas. Elas não lhe dão nada, mas as que não cumprir dão os seus PV a cada Puertoma.

### --- Dificuldade ------------------------------------------------------------------------------------------

difficulty-easy-name = Fácil
difficulty-easy-help = O Puertoma desbloqueia só duas das suas quatro habilidades.
difficulty-normal-name = Normal
difficulty-normal-help = O Puertoma começa sem nada de especial e pode desbloquear as quatro habilidades.
difficulty-hard-name = Difícil
difficulty-hard-help = O Puertoma começa com a primeira habilidade desbloqueada e com um edifício próprio.

### --- O que ele faz, e por quê -----------------------------------------------------------------------------

event-puertoma-weighed = { $profitable ->
    [none] Nenhuma função é rentável, então serve qualquer uma
   *[other] Rentáveis: { NAMES($profitable) }
}; { $near ->
    [none] nenhuma seta leva a uma delas
   *[other] a uma seta: { NAMES($near) }
}; mais { -coins }: { NAMES($richest) }{ $tie_break ->
    [0] .
   *[other] ; a carta de desempate { $tie_break } decide.
}
event-tie-break-drawn = { $wraps ->
    [yes] Carta de desempate { $tie_break }, mas só há { $candidates }: a contagem recomeça na primeira opção e vai até a { $number }.
   *[no] A carta de desempate { $tie_break } aponta a opção { $number } de { $candidates }.
}
event-puertoma-reason = { $why ->
    [goal_building] Um objetivo aberto pede este edifício.
    [highest_level] O nível { $count } é o mais alto que ele pode pagar e em que tem lugar.
    [reserved_building] Ele pode pagar o nível 4, e o seu marcador está lá.
    [no_building] { $player } não constrói nada: não pode pagar nenhum edifício para o qual tenha lugar.
    [highest_unmarked] Nível { $count }: ele poderia pagar o nível 4, mas lá só constrói o que está sob o seu marcador de reserva.
    [no_marked_building] { $player } não constrói nada: só tem lugar no nível 4, e nada do que pode pagar lá está sob o seu marcador de reserva.
    [goal_plantation] Um objetivo aberto pede esta { -plantation }.
    [goal_barrel] Num objetivo aberto há um { -barrel } deste tipo, e ele ainda não tem a { -plantation }.
    [second_of_kind] Ele tem exatamente uma deste tipo.
    [best_kind] É o melhor tipo para o qual ele tem lugar.
    [quarry_left] Nenhuma { -plantation } encontra lugar.
    [no_tile] { $player } não pega nada: nenhuma { -plantation } encontra lugar, e não há mais { -quarries }.
    [goal_goods] Um objetivo aberto pede as mercadorias desta { -plantation }.
    [fewest_circles] Ali há menos círculos vazios do que nas outras: { $count }.
    [all_active] Todas as suas { -plantations } estão ativas.
    [best_made] É o melhor tipo que ele produziu e que a reserva ainda tem.
    [best_sale] É o melhor tipo que rende ao menos 1 { -coin }.
    [closing_sale] Enche a { -trading-house } como um objetivo aberto pede.
    [no_sale] { $player } não vende nada: nada do que poderia vender rende 1 { -coin }.
    [most_barrels] De nenhum tipo ele poderia embarcar mais: { $count }.
    [departure] O navio parte como um objetivo aberto pede.
    [best_kept] Fica o melhor tipo.
    [raid_gain] Nada rende mais do que “{ NAME("buccaneer_raid") }”: { $count }.
    [loot_gain] Nada rende mais do que “{ NAME("buccaneer_loot") }”: { $count }.
    [piracy_gain] Nada rende mais do que “{ NAME("buccaneer_piracy") }”: { $count }.
    [head_start] Dificuldade “{ difficulty-hard-name }”: ele tem isso desde o início.
   *[random_draft] Ele conta os edifícios que podem ser incluídos, pelo custo.
}
event-action-moved = O marcador de ação se move: { NAME($card) }.
event-building-reserved = { $player } coloca o seu marcador de reserva: { NAME($building) }.
event-reserve-lost = { $full ->
    [yes] { $player } retira o seu marcador de reserva ({ NAME($building) }): o nível 4 está completo.
   *[no] { $player } perde o edifício reservado ({ NAME($building) }): outro jogador o construiu.
}
event-ability-unlocked = { $player } desbloqueia uma habilidade: { NAME($ability) }.
event-ability-used = { $points ->
    [0] Pela sua habilidade “{ NAME($ability) }”.
   *[other] { $player } recebe { sum-points } pela sua habilidade “{ NAME($ability) }”.
}
event-workers-retired = { $player } coloca { piece-worker } na sua área de pontuação.

### --- Habilidades ------------------------------------------------------------------------------------------

ability-repeated-sale-name = Segundo comprador
ability-repeated-sale-help = Na { -trader-phase } pode vender um tipo que a { -trading-house } já tem.
ability-sale-coin-name = Preço melhor
ability-sale-coin-help = Na { -trader-phase } recebe mais 1 { -coin } pela sua venda.
ability-building-worker-name = Equipe de obra
ability-building-worker-help = Na fase do { NAME("builder") } vem um { -worker } da reserva com cada edifício seu.
ability-stored-kind-name = Armazém cheio
ability-stored-kind-help = Depois da { -captain-phase } guarda todos os { -barrels } do seu melhor tipo, e um do seguinte.
ability-building-coin-name = Subsídio
ability-building-coin-help = Na fase do { NAME("builder") } recebe 1 { -coin } antes de construir, mesmo que não possa construir.
ability-extra-barrel-name = Boa colheita
ability-extra-barrel-help = No fim da { -craftsman-phase } pega mais 1 { -barrel } do melhor tipo que produziu.
ability-kinds-coins-name = Variedade
ability-kinds-coins-help = No fim da { -craftsman-phase } recebe 1 { -coin } por cada tipo que produziu.
ability-extra-worker-name = Mais uma mão
ability-extra-worker-help = No fim da { -mayor-phase } recebe mais um { -worker } da reserva.
ability-plantation-barrel-name = Primeira colheita
ability-plantation-barrel-help = Na { -settler-phase } vem 1 { -barrel } do seu tipo com cada { -plantation } que pega.
ability-kinds-points-name = Sortimento completo
ability-kinds-points-help = Na { -captain-phase }, depois de embarcar, recebe 1 PV por cada tipo que ainda tem.
ability-barrels-points-name = Liquidação
ability-barrels-points-help = Na { -captain-phase }, depois de embarcar, entrega até dois { -barrels } do seu pior tipo por 1 PV cada um.
ability-worker-coins-name = Prêmio de contratação
ability-worker-coins-help = No fim da { -mayor-phase } recebe 1 { -coin } por cada { -worker } que recebeu.

### --- Pontuação --------------------------------------------------------------------------------------------

score-large-buildings = { EDITION() ->
    [classic] Edifícios grandes
   *[other] Edifícios expandidos
}
score-retired-workers = Trabalhadores na área de pontuação
score-quarries = Pedreiras na área de pontuação
score-full-kinds = Pares de { -plantations } ativas
score-coins-and-barrels = { EDITION() ->
    [classic] Dobrões
   *[other] Moedas
} e { -barrels }
score-missed-achievements = Conquistas que você não cumpriu
