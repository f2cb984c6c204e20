### O Puertoma, o adversário automático da Edição Especial, em português do Brasil. O modelo é en/puertoma.ftl.

### --- O seu tabuleiro --------------------------------------------------------------------------------------

puertoma-name = Puertoma
puertoma-help = Um adversário que segue regras fixas próprias: nunca pensa, e você sempre pode ver por que ele fez o que fez.
puertoma-fields-name = Campo
puertoma-fields-help = Dois espaços para cada tipo. As { -plantations } com todos os { -circles } ocupados estão ativas: produzem sem nenhum edifício.
puertoma-level-name = Nível { $level }
puertoma-level-help = A cidade dele tem quatro níveis com dois espaços cada: o nível de um edifício corresponde aos PV que ele vale; o nível 4 é para os { -large-buildings }.
puertoma-reserve-name = Marcador de reserva
puertoma-reserve-help = Fica sobre o { -large-building } que o Puertoma pretende construir. Se outra pessoa o construir, o marcador passa para outro.
puertoma-ability-name = Habilidade
puertoma-ability-help = Uma para cada nível, oculta até ser desbloqueada: pelo segundo edifício de nível 1, 2 ou 3, ou pelo primeiro de nível 4.
puertoma-action-board-name = Tabuleiro de ação
puertoma-action-board-help = Setas levam do marcador às próximas funções que o Puertoma prefere; o marcador acompanha o que ele conseguiu fazer.
puertoma-tie-break-name = Carta de desempate
puertoma-tie-break-help = Decide entre funções ou edifícios igualmente bons: a primeira função da lista, ou o número da carta.
puertoma-scoring-area-name = Área de PV
puertoma-scoring-area-help = Aqui ficam as { -quarries } e os { -workers } que o Puertoma não pode usar; no fim, eles valem PV para ele.
puertoma-profitable-name = Rentável
puertoma-profitable-help = O Puertoma só escolhe funções que rendem algo para ele agora; entre elas, segue o tabuleiro de ação, depois { THE_PLURAL("coin") } nas { PLURAL("role_card") }, depois uma carta de desempate.

## O que está nele

puertoma-field = { NAME($good) }: { $workers } de { COUNT("circle", $circles) } com { -worker }
puertoma-field-free = { NAME($good) }: espaço livre
puertoma-place-free = Espaço livre
puertoma-locked = Bloqueada
puertoma-lost = Perdida
puertoma-marker-here = O marcador está aqui
puertoma-one-arrow = A uma seta
puertoma-card = Carta { $tie_break }
puertoma-cards-left = { $count ->
    [1] Resta { $count } carta na pilha
   *[other] Restam { $count } cartas na pilha
}
puertoma-reserved-by = Reservado por { $player }
puertoma-last = O que ele fez por último, e por quê
puertoma-now = Se tivesse que escolher uma função agora
puertoma-would-take = { $count ->
    [1] Escolheria { THE($roles) }.
   *[other] Uma carta de desempate decidiria: { NAMES($roles) }.
}

## Com as expansões

puertoma-with-new-buildings-help = No draft, ele compra uma carta de desempate e conta os edifícios por custo.
puertoma-with-nobles-help = { CAP(FROM("worker_ship")) }, ele pega primeiro os { -nobles }. No fim, cada um vale 1 PV para ele.
puertoma-with-buccaneer-help = Ninguém pode sequestrar uma função. Para um Puertoma, é como se { THE("buccaneer") } tivesse 2 { -coins }; se escolher essa função, usa a opção que mais rende.
puertoma-with-festival-help = Ele prefere o que um objetivo aberto pede e recebe a recompensa de cada objetivo que cumpre.
puertoma-with-festival-cards-help = Ele prefere o que um objetivo aberto pede e recebe a recompensa de cada objetivo que cumpre.
puertoma-with-achievements-help = Você fica com quatro de seis cartas. Elas não rendem nada a você, mas cada uma que você não cumprir dá seus PV a cada Puertoma.

### --- Dificuldade ------------------------------------------------------------------------------------------

difficulty-easy-name = Fácil
difficulty-easy-help = O Puertoma só desbloqueia duas das suas quatro habilidades.
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
    [yes] Carta de desempate { $tie_break }, mas só { $candidates ->
        [1] há { $candidates } opção
       *[other] há { $candidates } opções
    }: a contagem recomeça e termina na de número { $number }.
   *[no] A carta de desempate { $tie_break } indica a opção { $number } de { $candidates }.
}
event-puertoma-reason = { $why ->
    [goal_building] Um objetivo aberto pede este edifício.
    [highest_level] O nível { $count } é o mais alto que ele pode pagar e em que tem espaço.
    [reserved_building] Ele pode pagar o nível 4, e o marcador dele está lá.
    [no_building] { $player } não constrói nada: não pode pagar nenhum edifício para o qual tenha espaço.
    [highest_unmarked] Nível { $count }: ele poderia pagar o nível 4, mas lá só constrói o que está sob o marcador de reserva dele.
    [no_marked_building] { $player } não constrói nada: só tem espaço no nível 4 e não pode pagar o que está sob o marcador de reserva dele.
    [goal_plantation] Um objetivo aberto pede esta { -plantation }.
    [goal_barrel] Em um objetivo aberto há um { -barrel } deste tipo, e ele não tinha essa { -plantation }.
    [second_of_kind] Ele tinha exatamente uma deste tipo.
    [best_kind] É o melhor tipo para o qual ele tem espaço.
    [quarry_left] Nenhuma { -plantation } cabe.
    [no_tile] { $player } não pega nada: nenhuma { -plantation } cabe, e não há mais { -quarries }.
    [goal_goods] Um objetivo aberto pede os produtos desta { -plantation }.
    [fewest_circles] Era onde havia menos { PLURAL("circle") } vazios: { $count }.
    [all_active] Todas as { -plantations } dele estão ativas.
    [best_made] É o melhor tipo que ele produziu e que ainda há { IN("supply") }.
    [best_sale] É o melhor tipo que rende pelo menos 1 { -coin }.
    [closing_sale] Isso enche { THE("trading_house") }, como um objetivo aberto pede.
    [no_sale] { $player } não vende nada: nada do que poderia vender rende pelo menos 1 { -coin }.
    [most_barrels] De nenhum tipo ele poderia carregar mais: { $count }.
    [departure] O navio parte, como um objetivo aberto pede.
    [best_kept] Ele guarda o melhor tipo.
    [raid_gain] Nada rende mais que “{ NAME("buccaneer_raid") }”: { $count }.
    [loot_gain] Nada rende mais que “{ NAME("buccaneer_loot") }”: { $count }.
    [piracy_gain] Nada rende mais que “{ NAME("buccaneer_piracy") }”: { $count }.
    [head_start] Dificuldade “{ difficulty-hard-name }”: ele tem isto desde o início.
   *[random_draft] Ele conta, por custo, os edifícios que podem ser acrescentados.
}
event-action-moved = O marcador de ação vai { ONTO($card) }.
event-building-reserved = { $player } reserva { THE($building) }.
event-reserve-lost = { $full ->
    [yes] { $player } tira seu marcador de reserva { FROM($building) }: o nível 4 está cheio.
   *[no] { $player } perde o edifício que tinha reservado: outra pessoa construiu { THE($building) }.
}
event-ability-unlocked = { $player } desbloqueia uma habilidade: { NAME($ability) }.
event-ability-used = { $points ->
    [0] Pela habilidade “{ NAME($ability) }”.
   *[other] { $player } recebe { sum-points } pela habilidade “{ NAME($ability) }”.
}
event-workers-retired = { $player } coloca { piece-worker } em sua área de PV.

### --- Habilidades ------------------------------------------------------------------------------------------

ability-repeated-sale-name = Segundo comprador
ability-repeated-sale-help = { CAP(IN("phase trader")) }, pode vender um tipo que { THE("trading_house") } já tem.
ability-sale-coin-name = Preço melhor
ability-sale-coin-help = { CAP(IN("phase trader")) }, recebe mais 1 { -coin } pela venda.
ability-building-worker-name = Equipe de obra
ability-building-worker-help = { CAP(IN("phase builder")) }, um { -worker } { FROM("supply") } vem com cada edifício que ele constrói.
ability-stored-kind-name = Armazém cheio
ability-stored-kind-help = Depois { OF("phase captain") }, guarda todos os { -barrels } do melhor tipo que tem e um do seguinte.
ability-building-coin-name = Subsídio
ability-building-coin-help = { CAP(IN("phase builder")) }, recebe 1 { -coin } antes de construir, mesmo que não possa construir.
ability-extra-barrel-name = Boa colheita
ability-extra-barrel-help = No fim { OF("phase craftsman") }, pega mais 1 { -barrel } do melhor tipo que produziu.
ability-kinds-coins-name = Variedade
ability-kinds-coins-help = No fim { OF("phase craftsman") }, recebe 1 { -coin } para cada tipo que produziu.
ability-extra-worker-name = Mais um braço
ability-extra-worker-help = No fim { OF("phase mayor") }, recebe mais um { -worker } { FROM("supply") }.
ability-plantation-barrel-name = Primeira colheita
ability-plantation-barrel-help = { CAP(IN("phase settler")) }, 1 { -barrel } do mesmo tipo vem com cada { -plantation } que ele pega.
ability-kinds-points-name = Sortimento completo
ability-kinds-points-help = { CAP(IN("phase captain")) }, depois de carregar, recebe 1 PV para cada tipo que ainda tem.
ability-barrels-points-name = Liquidação
ability-barrels-points-help = { CAP(IN("phase captain")) }, depois de carregar, entrega até dois { -barrels } do pior tipo que tem, por 1 PV cada.
ability-worker-coins-name = Bônus de contratação
ability-worker-coins-help = No fim { OF("phase mayor") }, recebe 1 { -coin } para cada { -worker } que recebeu.

### --- Pontuação --------------------------------------------------------------------------------------------

score-large-buildings = { CAP(PLURAL("large_building")) }
score-retired-workers = { CAP(PLURAL("worker")) } na área de PV
score-quarries = { CAP(PLURAL("quarry")) } na área de PV
score-full-kinds = Pares de { -plantations } ativas
score-coins-and-barrels = { CAP(PLURAL("coin")) } e { -barrels }
score-missed-achievements = Conquistas que você não cumpriu

end-solo = { $result ->
    [won] { $count ->
        [1] Você venceu o Puertoma. Dificuldade: { $difficulty }.
       *[other] Você venceu { $count } Puertomas. Dificuldade: { $difficulty }.
    }
    [shared] Ninguém passou à sua frente, mas a vitória é dividida. Dificuldade: { $difficulty }.
   *[lost] Fica para a próxima. Dificuldade: { $difficulty }.
}
