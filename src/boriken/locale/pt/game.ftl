### Tudo o que fala do jogo, em português do Brasil. O modelo é en/game.ftl, que explica os identificadores, as variáveis
### e as funções.
###
### Estilo: frases curtas e simples, a uma só pessoa (você); os botões no infinitivo. Nomes próprios (funções, edifícios,
### lugares) levam maiúscula; produtos, fichas e moedas, minúscula. Trabalhadores são alocados; fichas, colocadas;
### produtos, carregados.

### --- Palavras ---------------------------------------------------------------------------------------------

-coin = { SMALL("coin") }
-coins = { PLURAL("coin") }
-worker = { SMALL("worker") }
-workers = { PLURAL("worker") }
-noble = { SMALL("noble") }
-nobles = { PLURAL("noble") }
-barrel = { SMALL("barrel") }
-barrels = { PLURAL("barrel") }
-plantation = { SMALL("plantation") }
-plantations = { PLURAL("plantation") }
-quarry = { SMALL("quarry") }
-quarries = { PLURAL("quarry") }
-forest = { SMALL("forest") }
-forests = { PLURAL("forest") }
-beige-building = { SMALL("beige_building") }
-beige-buildings = { PLURAL("beige_building") }
-large-building = { SMALL("large_building") }
-large-buildings = { PLURAL("large_building") }
-production-building = { SMALL("production_building") }
-production-buildings = { PLURAL("production_building") }
# Lugar de um trabalhador em uma ficha ou em um edifício.
-circle = { SMALL("circle") } de { SMALL("worker") }
-circles = { PLURAL("circle") } de { SMALL("worker") }
# Os edifícios que não são grandes.
-small-buildings = edifícios comuns
-an-occupied-construction-hut = { A("construction_hut") } { GENDER("construction_hut") ->
    [f] ocupada
   *[m] ocupado
}

name = { NAME($thing) }

piece-coin = { COUNT("coin", $count) }
piece-worker = { COUNT("worker", $count) }
piece-noble = { COUNT("noble", $count) }
piece-barrel = { COUNT("barrel", $count) }
piece-plantation = { COUNT("plantation", $count) }
piece-quarry = { COUNT("quarry", $count) }
piece-forest = { COUNT("forest", $count) }
piece-chip = { $count } PV
piece-good = { COUNT("barrel", $count) } { of-good }
one-good = { COUNT("barrel", 1) } { of-good }
of-good = { OF_KIND($good) }
amount-good = { COUNT($good, $count) }
sum-coins = { COUNT("coin", $coins) }
sum-points = { $points } PV
a-tile = { A(TILE($field)) }

### --- Funções e fases --------------------------------------------------------------------------------------

role-settler-action = Todos podem pegar uma { -plantation }.
role-settler-privilege = Você pode pegar uma { -quarry } em vez de uma { -plantation }.
role-settler-help = Na sua vez, cada um pode colocar em seu Campo uma { -plantation } { SMALL("face_up") }. Só você pode pegar, no lugar dela, uma { -quarry }, que barateia as construções.

role-mayor-action = Todos recebem { -workers } e os alocam.
role-mayor-privilege = Você pega mais 1 { -worker } { FROM("supply") }.
role-mayor-help = Os { -workers } { OF("worker_ship") } são distribuídos um a um, começando por você. Depois todos realocam seus { -workers }: uma ficha ou um edifício sem ninguém não faz nada.

role-builder-action = Todos podem construir um edifício.
role-builder-privilege = Você paga 1 { -coin } a menos.
role-builder-help = Na sua vez, cada um pode comprar um edifício. Cada { -quarry } ocupada dá 1 { -coin } de desconto, até um limite que cresce com o valor do edifício.

role-craftsman-action = Todos produzem.
role-craftsman-privilege = Você pega mais 1 { -barrel } de um tipo que produziu.
role-craftsman-help = Na sua vez, cada um pega o que produz. Para o { SMALL("corn") } basta uma { -plantation } ocupada; os outros produtos precisam também de um { -worker } no { -production-building } correspondente.

role-trader-action = Todos podem vender 1 { -barrel }.
role-trader-privilege = Você recebe mais 1 { -coin } pela venda.
role-trader-help = Na sua vez, cada um pode vender 1 { -barrel } { ONTO("trading_house") }. Ela tem quatro espaços e só aceita tipos que ainda não tem; se encher, é esvaziada no fim da fase.

role-captain-action = Todos devem carregar produtos, em troca de PV.
role-captain-privilege = Você recebe mais 1 PV na primeira vez que carregar.
role-captain-help = Os jogadores se revezam: cada um carrega um tipo de produto em um navio, tudo o que couber, e recebe 1 PV por { -barrel }. Quem pode carregar deve carregar. No fim você guarda 1 { -barrel } e o que couber nos seus armazéns; o resto se perde.

role-prospector-action = Ninguém mais faz nada.
role-prospector-privilege = Você pega 1 { -coin }.
role-prospector-help = Você pega 1 { -coin } { FROM("supply") }. Os outros não recebem nada.

role-buccaneer-action = Só você age.
role-buccaneer-privilege = Você escolhe uma das quatro opções.
role-buccaneer-help = Você descarrega um navio, esvazia { THE("trading_house") }, leva { -workers } { FROM("worker_ship") } ou sequestra uma função. Você só pode escolher esta função de novo depois que outra pessoa a escolher.

phase-settler = { NAME("phase settler") }
phase-mayor = { NAME("phase mayor") }
phase-builder = { NAME("phase builder") }
phase-craftsman = { NAME("phase craftsman") }
phase-trader = { NAME("phase trader") }
phase-captain = { NAME("phase captain") }
phase-prospector = { NAME("phase prospector") }
phase-buccaneer = { NAME("phase buccaneer") }
phase-storage = Guardar produtos
phase-draft = Draft de edifícios
phase-round = Escolha de funções
phase-over = Fim da partida

ending-workers = faltam { -workers } para reabastecer { THE("worker_ship") }
ending-city = uma cidade está cheia
ending-chips = acabaram as { PLURAL("vp_chip") }

### --- Edifícios --------------------------------------------------------------------------------------------

building-small-indigo-plant-effect = Produz { SMALL("indigo") }
building-small-indigo-plant-help = { CAP(IN("phase craftsman")) }, cada { -worker } aqui transforma em 1 { -barrel } a colheita de uma { SMALL("plantation indigo") } ocupada.
building-small-sugar-mill-effect = Produz { SMALL("sugar") }
building-small-sugar-mill-help = { CAP(IN("phase craftsman")) }, cada { -worker } aqui transforma em 1 { -barrel } a colheita de uma { SMALL("plantation sugar") } ocupada.
building-large-indigo-plant-effect = Produz { SMALL("indigo") }
building-large-indigo-plant-help = { CAP(IN("phase craftsman")) }, cada { -worker } aqui transforma em 1 { -barrel } a colheita de uma { SMALL("plantation indigo") } ocupada.
building-large-sugar-mill-effect = Produz { SMALL("sugar") }
building-large-sugar-mill-help = { CAP(IN("phase craftsman")) }, cada { -worker } aqui transforma em 1 { -barrel } a colheita de uma { SMALL("plantation sugar") } ocupada.
building-tobacco-storage-effect = Produz { SMALL("tobacco") }
building-tobacco-storage-help = { CAP(IN("phase craftsman")) }, cada { -worker } aqui transforma em 1 { -barrel } a colheita de uma { SMALL("plantation tobacco") } ocupada.
building-coffee-roaster-effect = Produz { SMALL("coffee") }
building-coffee-roaster-help = { CAP(IN("phase craftsman")) }, cada { -worker } aqui transforma em 1 { -barrel } a colheita de uma { SMALL("plantation coffee") } ocupada.

building-small-market-effect = +1 { -coin } quando você vende
building-small-market-help = Quando você vende { ONTO("trading_house") }, recebe mais 1 { -coin }. Acumula com { THE("large_market") }.
building-hacienda-effect = Tire mais uma ficha { FROM("tile_pile") }
building-hacienda-help = { CAP(IN("phase settler")) }, antes de pegar a sua ficha, você pode tirar uma { FROM("tile_pile") }. Ela deve ser colocada e não pode ser trocada por uma { -quarry }.
building-construction-hut-effect = Você pode pegar uma { -quarry }
building-construction-hut-help = { CAP(IN("phase settler")) } você pode pegar uma { -quarry } no lugar de uma { -plantation }, mesmo que outra pessoa tenha escolhido a função.
building-small-warehouse-effect = Guarde todos os { -barrels } de um tipo
building-small-warehouse-help = No fim { OF("phase captain") } você guarda todos os { -barrels } de um tipo, além do { -barrel } que todos guardam. Mesmo assim, deve carregar o que puder.
building-hospice-effect = Um { -worker } para sua nova ficha
building-hospice-help = { CAP(IN("phase settler")) }, um { -worker } { FROM("supply") } vem com a ficha que você pega e a ocupa na hora. { EDITION() ->
    [classic] Ele vem com a ficha recém-colocada, seja a { OF("hacienda") }, seja a normal: um { -worker } por fase. Se a reserva estiver vazia, não vem ninguém.
    [special] Se { YOUR("hacienda") } ou { YOUR("library") } também trouxe uma ficha, você escolhe em qual ele fica.
   *[other] A ficha { OF("hacienda") } não recebe ninguém.
}
building-office-effect = Venda um tipo que { THE("trading_house") } já tem
building-office-help = Você pode vender um tipo que { THE("trading_house") } já tem. Se ela estiver cheia, nem você pode vender ali.
building-large-market-effect = +2 { -coins } quando você vende
building-large-market-help = Quando você vende { ONTO("trading_house") }, recebe mais 2 { -coins }. Acumula com { THE("small_market") }.
building-large-warehouse-effect = Guarde todos os { -barrels } de dois tipos
building-large-warehouse-help = No fim { OF("phase captain") } você guarda todos os { -barrels } de dois tipos, além do { -barrel } que todos guardam. Mesmo assim, deve carregar o que puder.
building-factory-effect = Quanto mais tipos você produz, mais { -coins }
building-factory-help = Quando você produz, recebe 0, 1, 2, 3 ou 5 { -coins } por 1, 2, 3, 4 ou 5 tipos de produto.
building-university-effect = Um { -worker } para seu novo edifício
building-university-help = Quando você constrói, um { -worker } { FROM("supply") } vem com o edifício e o ocupa na hora. Só um, seja qual for o número de { PLURAL("circle") }.
building-harbor-effect = +1 PV sempre que você carrega
building-harbor-help = Sempre que você carrega produtos, em um { SMALL("cargo_ship") } ou em um { SMALL("private_ship") }, recebe mais 1 PV.
building-wharf-effect = { CAP(A("private_ship")) } para todos os { -barrels } de um tipo
building-wharf-help = Uma vez por { SMALL("phase captain") }, em vez de carregar um { SMALL("cargo_ship") }, você pode enviar todos os seus { -barrels } de um tipo por 1 PV cada. Qualquer tipo serve, e o uso não é obrigatório.
building-guild-hall-effect = PV pelos seus { -production-buildings }
building-guild-hall-help = Só se estiver { GENDER("guild_hall") ->
    [f] ocupada
   *[m] ocupado
}: no fim, 1 PV para cada { -production-building } pequeno e 2 PV para cada grande que você tem, ocupados ou não.
building-residence-effect = PV pelas fichas no seu Campo
building-residence-help = Só se estiver ocupada: no fim, 4 PV por até 9 { PLURAL("field") } preenchidos, 5 por 10, 6 por 11 e 7 por 12.
building-fortress-effect = 1 PV para cada 3 { -workers }
building-fortress-help = Só se estiver ocupada: no fim, 1 PV para cada três { -workers } que você tem, onde quer que estejam.
building-customs-house-effect = 1 PV para cada 4 PV em fichas
building-customs-house-help = Só se estiver ocupada: no fim, 1 PV para cada quatro PV que você tem em fichas. Os PV dos edifícios não contam.
building-city-hall-effect = 1 PV para cada { -beige-building }
building-city-hall-help = Só se estiver ocupada: no fim, 1 PV para cada { -beige-building } seu, inclusive este, estejam os outros ocupados ou não.

building-aqueduct-effect = +1 { SMALL("indigo") }, +1 { SMALL("sugar") } com { -production-buildings } grandes
building-aqueduct-help = Se { YOUR("large_indigo_plant") } produziu { SMALL("indigo") }, você pega mais 1 { -barrel }; o mesmo vale para o { SMALL("sugar") } com { YOUR("large_sugar_mill") }. Os edifícios de produção pequenos não contam.
building-forest-house-effect = Coloque { -plantations } viradas para baixo como { -forests }
building-forest-house-help = { CAP(IN("phase settler")) } você pode colocar uma { -plantation } { SMALL("face_down") }, como { -forest }. A cada duas { -forests }, seus edifícios custam 1 { -coin } a menos, sem limite.
building-black-market-effect = Pague com um { -worker }, um { -barrel } e um PV
building-black-market-help = Se faltam { -coins } para um edifício, você pode entregar um { -worker }, um { -barrel } e um PV, cada um no lugar de 1 { -coin }. Primeiro você gasta { GENDER("coin") ->
    [f] todas
   *[m] todos
} { THE_PLURAL("coin") } que tem e só entrega o que falta.
building-storehouse-effect = Guarde mais 3 { -barrels } de qualquer tipo
building-storehouse-help = No fim { OF("phase captain") } você guarda mais três { -barrels }, de qualquer tipo.
building-guesthouse-effect = Dois { -workers } que se movem quando você quiser
building-guesthouse-help = Até dois { -workers } esperam aqui. { EDITION() ->
    [classic] Em qualquer fase você pode movê-los para os seus { -circles } vazios, onde trabalham na hora.
    [special] Em qualquer fase você pode movê-los para os seus { -circles } vazios, onde trabalham na hora.
   *[other] Em qualquer fase, menos { IN("phase mayor") }, você pode movê-los para os seus { -circles } vazios, onde trabalham na hora.
} Perguntamos sempre que fizer diferença.
building-trading-post-effect = Venda fora { OF("trading_house") }
building-trading-post-help = Em vez de vender { ONTO("trading_house") }, você pode vender 1 { -barrel } de qualquer tipo { ONTO("supply") }, mesmo quando a outra está cheia. Sua vantagem vale aqui; os mercados, não.
building-church-effect = +1 PV por edifício de 2 ou 3 PV, +2 por { EDITION() ->
    [classic] grande
   *[other] expandido
}
building-church-help = Quando você constrói, recebe 1 PV por um edifício de 2 ou 3 PV e 2 PV por um { -large-building }. Por este edifício você não recebe nada.
building-small-wharf-effect = Envie os { -barrels } que quiser, 1 PV para cada 2
building-small-wharf-help = Uma vez por { SMALL("phase captain") }, em vez de carregar um { SMALL("cargo_ship") }, você pode enviar os { -barrels } que quiser, de tipos misturados, por 1 PV para cada dois{ EDITION() ->
    [classic] ; também pode não enviar nenhum, mesmo que pudesse carregar.
   *[other] { "." }
}
building-lighthouse-effect = +1 { -coin } sempre que você carrega
building-lighthouse-help = Sempre que você carrega produtos, em um { SMALL("cargo_ship") } ou em um { SMALL("private_ship") }, recebe 1 { -coin }. Como { NAME("captain") }, recebe mais 1 no começo da fase.
building-specialty-factory-effect = Quanto mais você produz de um tipo, mais { -coins }
building-specialty-factory-help = Quando você produz, conte os { -barrels } do tipo que mais produziu: você recebe 1 { -coin } para cada um, menos o primeiro. O { SMALL("corn") } não conta.
building-library-effect = Dobra as suas vantagens
building-library-help = Quando você escolhe uma função, a vantagem vale em dobro: dois { -workers }, 2 { -coins } a menos, dois { -barrels } etc. Como { NAME("settler") }, você pega mais uma { -plantation } depois de todos os outros.
building-union-hall-effect = 1 PV para cada dois { -barrels } do mesmo tipo
building-union-hall-help = { EDITION() ->
    [special] No começo { OF("phase captain") }, antes que alguém carregue,
   *[other] No seu primeiro turno { IN("phase captain") }, antes de carregar,
} você recebe 1 PV para cada dois { -barrels } do mesmo tipo que tem.
building-statue-effect = Muitos PV, sem precisar de { -worker }
building-statue-help = Não tem { -circle } e não faz nada; seus PV sempre contam.
building-cloister-effect = PV para cada três fichas iguais no seu Campo
building-cloister-help = Só se estiver { GENDER("cloister") ->
    [f] ocupada
   *[m] ocupado
}: no fim, 1, 3, 6 ou 10 PV por um, dois, três ou quatro trios de fichas iguais no seu Campo.

building-land-office-effect = Compre ou descarte uma { -plantation }
building-land-office-help = Uma vez por turno, { IN("phase trader") }. Com um { -worker } aqui, você pode pagar 1 { -coin } e tirar uma ficha { FROM("tile_pile") }; com um { -noble }, pode descartar uma { -plantation } e receber 1 { -coin }.
building-chapel-effect = 1 { -coin } antes de produzir; com um { -noble }, 1 PV
building-chapel-help = No começo de cada { SMALL("phase craftsman") } você recebe 1 { -coin } se houver aqui um { -worker }, ou 1 PV se for um { -noble }.
building-hunting-lodge-effect = Descarte uma ficha; com um { -noble }, PV por espaços vazios
building-hunting-lodge-help = No fim de cada { SMALL("phase settler") }. Com um { -worker } aqui, você pode descartar uma { -plantation } ou uma { -forest }; com um { -noble }, recebe 2 PV se tiver mais { PLURAL("field") } vazios que qualquer outro jogador.
building-zoning-office-effect = Edifícios comuns −1; com um { -noble }, { EDITION() ->
    [classic] grandes
   *[other] expandidos
} −2
building-zoning-office-help = Com um { -worker } aqui, os { -small-buildings } custam 1 { -coin } a menos; com um { -noble }, são os { -large-buildings } que custam 2 { -coins } a menos.
building-royal-supplier-effect = Entregue { -barrels } por 1 PV cada, um por { -noble }
building-royal-supplier-help = { EDITION() ->
    [special] No começo { OF("phase captain") }, antes que alguém carregue,
   *[other] No seu primeiro turno { IN("phase captain") }, antes de carregar,
} você pode entregar um { -barrel } para cada { -noble } que tem, todos de tipos diferentes, por 1 PV cada.
building-villa-effect = Um { -noble } a cada { SMALL("phase mayor") }
building-villa-help = A cada { SMALL("phase mayor") } você pode pegar um { -noble } { FROM("supply") }, ou um { -worker } se não houver nenhum.
building-jeweler-effect = 1 { -coin } para cada { -noble } ao produzir
building-jeweler-help = { CAP(IN("phase craftsman")) } você recebe 1 { -coin } para cada { -noble } que tem. Conta como { -production-building } grande.
building-royal-garden-effect = Mais 1 PV para cada { -noble }
building-royal-garden-help = Só se estiver { GENDER("royal_garden") ->
    [f] ocupada
   *[m] ocupado
}: no fim, mais 1 PV para cada { -noble } que você tem.

### --- O que a mesa combina ---------------------------------------------------------------------------------

edition-classic-name = Edição clássica
edition-classic-help = As regras e os nomes da edição clássica.
edition-1897-name = Puerto Rico 1897
edition-1897-help = As regras e os nomes de Puerto Rico 1897.
edition-special-name = 1897, Edição Especial
edition-special-help = As regras da Edição Especial, com { PLURAL("festival_card") }, conquistas e o Puertoma.

expansion-new-buildings-name = Novos edifícios
expansion-new-buildings-help = Mais quatorze edifícios; um draft decide quais entram na partida.
expansion-nobles-name = { CAP(PLURAL("noble")) }
expansion-nobles-help = Com os { -workers } chegam também { -nobles }: valem 1 PV cada e têm edifícios próprios.
expansion-buccaneer-name = { NAME("buccaneer") }
expansion-buccaneer-help = Mais uma função, que descarrega navios, esvazia { THE("trading_house") }, leva { -workers } ou sequestra uma função.
expansion-festival-name = { NAME("festival") }
expansion-festival-help = Três objetivos: quem cumpre um deles primeiro recebe a recompensa.
expansion-festival-cards-name = { CAP(PLURAL("festival_card")) }
expansion-festival-cards-help = Três das doze cartas definem os objetivos, no lugar dos { OF("festival") }.
expansion-achievements-name = Conquistas
expansion-achievements-help = Cada jogador tem quatro cartas secretas, que valem PV quando a condição é cumprida.
name-of-expansion = { $expansion ->
    [nobles] { expansion-nobles-name }
    [buccaneer] { expansion-buccaneer-name }
    [festival] { expansion-festival-name }
    [festival_cards] { expansion-festival-cards-name }
    [achievements] { expansion-achievements-name }
   *[new_buildings] { expansion-new-buildings-name }
}

variant-cost-swap-name = Troca de custo
variant-corn-start-name = Início alternativo
variant-jeweler-cap-name = Restrição { OF("jeweler") }
variant-villa-or-jeweler-name = { NAME("villa") } ou { NAME("jeweler") }
variant-hacienda-or-forest-house-name = { NAME("hacienda") } ou { NAME("forest_house") }
variant-achievement-draft-name = Draft de conquistas
variant-errata-name = Errata

option-edition-name = Edição
option-players-name = Jogadores
option-governor-name = Primeiro { SMALL("governor") }
option-ask-forced-name = Confirmar jogadas obrigatórias
option-voluntary-name = Confirmar cada ganho
option-voluntary-help = Perguntamos sobre { -coins }, PV, { -barrels } e descontos que podem ser recusados; senão, você os recebe automaticamente.
option-expansions-name = Expansões
option-variants-name = Variantes
option-draft-name = Draft
option-buildings-name = Edifícios
option-house-rules-name = Regras da casa
option-order-name = Lugares
option-undo-name = Desfazer
option-clock-name = Limite de tempo
option-rated-name = Ranqueada
option-visibility-name = Quem pode encontrar a mesa
option-difficulty-name = Dificuldade

draft-players-name = Pelos jogadores
draft-chance-name = Sorteio
draft-given-name = Pelo anfitrião
order-random-name = Sorteio
order-fixed-name = Como estão
undo-none-name = Nunca
undo-own-name = As próprias jogadas
undo-agree-name = De comum acordo
clock-none-name = Sem limite
clock-decision-name = Por decisão
clock-day-name = Por turnos
visibility-public-name = Pública
visibility-link-name = Por link

bot-random-name = Aleatório
bot-random-help = Faz qualquer jogada permitida: bom para uma primeira partida.
bot-greedy-name = Ganancioso
bot-greedy-help = Escolhe o que rende mais na hora.
bot-planner-name = Planejador
bot-planner-help = Planeja até o próprio turno seguinte: a quem uma função ajuda e o que ela deixa para os outros.
bot-learned-name = Treinado
bot-learned-help = Escolhe a jogada que uma rede neural treinada com muitas partidas prefere.
bot-search-name = Busca
bot-search-help = Examina as jogadas seguintes enquanto houver tempo.
bot-beginner-name = Iniciante
bot-beginner-help = Conhece as regras, mas muitas vezes avalia mal uma jogada.
bot-casual-name = Casual
bot-casual-help = Escolhe o que parece bom, com um erro de vez em quando.
bot-skilled-name = Hábil
bot-skilled-help = Planeja e raramente erra.
bot-expert-name = Especialista
bot-expert-help = Calcula algumas jogadas à frente. Difícil de vencer.
bot-master-name = Mestre
bot-master-help = Calcula tudo o que um segundo permite. O adversário mais forte.
bot-shipper-name = Armador
bot-shipper-help = Hábil: planta muito e enche os navios.
bot-builder-name = Construtor
bot-builder-help = Hábil: investe { YOUR_PLURAL("coin") } em uma grande cidade.
bot-trader-name = Mercador
bot-trader-help = Hábil: vende caro e mantém a bolsa cheia.

### --- Decisões ---------------------------------------------------------------------------------------------

decision-round-name = Escolha da função
decision-round-ask = Escolha uma função.
decision-round-help = Escolha uma das funções que restam e pegue { THE_PLURAL("coin") } que houver nela. Todos a executam, você primeiro e com a vantagem.

decision-settler-name = { NAME("settler") }
decision-settler-ask = { NAME("settler") }: pegue uma ficha.
decision-settler-help = Coloque em um { SMALL("field") } vazio uma das { -plantations } { PLURAL("face_up") }. Se você escolheu a função ou tem { -an-occupied-construction-hut }, pode pegar uma { -quarry } no lugar dela.
decision-settler-pass = Não pegar nada

decision-hacienda-name = { NAME("hacienda") }
decision-hacienda-ask = { NAME("hacienda") }: tirar antes uma ficha { FROM("tile_pile") }?
decision-hacienda-help = Antes de pegar a sua ficha, você pode tirar uma { FROM("tile_pile") }, sem ver qual. Ela deve ser colocada.
decision-hacienda-pass = Não tirar

decision-hospice-name = { NAME("hospice") }
decision-hospice-ask = { NAME("hospice") }: um { -worker } para sua nova ficha?
decision-hospice-help = Um { -worker } pode ocupar sua nova ficha na hora. Se você recusar, fica mais um { IN("supply") }.
decision-hospice-pass = Nenhum { -worker }

decision-mayor-name = { NAME("mayor") }
decision-mayor-ask = { NAME("mayor") }: pegar mais 1 { -worker }?
decision-mayor-help = Sua vantagem é mais um { -worker } { FROM("supply") }. Se você recusar, a reserva fica mais cheia e o fim da partida, mais longe.
decision-mayor-pass = Nenhum { -worker }

decision-place-name = Alocar { -workers }
decision-place-ask = { NAME("mayor") }: aloque seus { -workers }.
decision-place-help = Aloque todos os seus { -workers }, antigos e novos, nos { PLURAL("circle") } das suas fichas e dos seus edifícios. Só os que não encontram { SMALL("circle") } ficam parados.

decision-builder-name = { NAME("builder") }
decision-builder-ask = { NAME("builder") }: o que você constrói?
decision-builder-help = Construa um edifício que você possa pagar, que ainda não tenha e que caiba na sua cidade.
decision-builder-pass = Não construir nada

decision-university-name = { NAME("university") }
decision-university-ask = { NAME("university") }: um { -worker } para seu novo edifício?
decision-university-help = Um { -worker } pode ocupar seu novo edifício na hora. Se você recusar, fica mais um { IN("supply") }.
decision-university-pass = Nenhum { -worker }

decision-craftsman-name = { NAME("craftsman") }
decision-craftsman-ask = { NAME("craftsman") }: que { -barrel } você pega a mais?
decision-craftsman-help = Sua vantagem é mais um { -barrel } de um tipo que você acabou de produzir.
decision-craftsman-pass = Não pegar nada

decision-trader-name = { NAME("trader") }
decision-trader-ask = { NAME("trader") }: o que você vende?
decision-trader-help = Venda 1 { -barrel } { ONTO("trading_house") }, de um tipo que ela ainda não tem. { CAP(A("office")) }, { A("trading_post") } ou { A("land_office") } permite mais.
decision-trader-pass = Não vender nada

decision-captain-name = { NAME("captain") }
decision-captain-ask = { NAME("captain") }: carregue um navio.
decision-captain-help = Escolha um tipo de produto e um navio. Um navio leva um só tipo, e dois navios nunca levam o mesmo; são carregados todos os { -barrels } que couberem. Se você pode carregar, deve carregar.
decision-captain-pass = Não enviar nada

decision-storage-name = Guardar produtos
decision-storage-ask = { NAME("captain") }: o que você guarda?
decision-storage-help = Você guarda 1 { -barrel } e o que couber nos seus armazéns. Todo o resto se perde.
decision-storage-pass = Não guardar mais nada

decision-draft-name = Draft
decision-draft-ask = Acrescente um edifício à partida.
decision-draft-help = Escolha um edifício para um espaço livre do mesmo custo. Os que não forem escolhidos ficam fora da partida.

decision-guests-name = { NAME("guesthouse") }
decision-guests-ask = { NAME("guesthouse") }: mover um { SMALL("guest") } agora?
decision-guests-help = Você pode mover um { SMALL("guest") } para um dos seus { -circles } vazios, onde ele trabalha na hora. Perguntamos de novo quando fizer diferença.
decision-guests-pass = Ninguém se move

decision-drawn-tile-name = Nova ficha
decision-drawn-tile-ask = Saiu { a-tile }. Como você coloca a ficha?
decision-drawn-tile-help = Com { A("forest_house") } ocupada, você pode colocar a ficha { SMALL("face_down") }, como { -forest }.

decision-library-tile-name = { NAME("library") }
decision-library-tile-ask = { NAME("library") }: pegue mais uma { -plantation }.
decision-library-tile-help = Sua vantagem vale em dobro: pegue uma das { -plantations } que restam.
decision-library-tile-pass = Não pegar nada

decision-black-market-name = { NAME("black_market") }
decision-black-market-ask = { NAME($building) }: { $coins ->
    [1] falta
   *[other] faltam
} { sum-coins }. O que você entrega?
decision-black-market-help = Entregue um { -worker }, um { -barrel } ou um PV, cada um no lugar de 1 { -coin }, até não faltar nada. Perguntamos sobre um de cada vez.
decision-black-market-pass = Nada deste tipo

decision-small-wharf-name = { NAME("small_wharf") }
decision-small-wharf-ask = { NAME("small_wharf") }: { piece-barrel } a bordo. O que mais?
decision-small-wharf-help = Acrescente { -barrels } de outros tipos ou deixe o navio partir. Você recebe 1 PV para cada dois { -barrels }.
decision-small-wharf-pass = O navio parte

decision-worker-ship-name = { NAME("worker_ship") }
decision-worker-ship-ask = { NAME("worker_ship") }: quem você escolhe?
decision-worker-ship-help = Você escolhe uma pessoa de cada vez, um { -worker } ou um { -noble }, até não sobrar ninguém.

decision-villa-name = { NAME("villa") }
decision-villa-ask = { NAME("villa") }: trazer alguém { FROM("supply") }?
decision-villa-help = Você pode pegar um { -noble } { FROM("supply") }, ou um { -worker } se não houver nenhum.
decision-villa-pass = Ninguém

decision-nobles-name = Alocar { -nobles }
decision-nobles-ask = { NAME($building) }: quantos { -nobles } você aloca aqui?
decision-nobles-help = Este edifício funciona de outro modo com um { -noble }. Escolha quem trabalha aqui; os outros vão para onde não fizer diferença.

decision-hunting-lodge-name = { NAME("hunting_lodge") }
decision-hunting-lodge-ask = { NAME("hunting_lodge") }: descartar uma ficha?
decision-hunting-lodge-help = Você pode descartar uma { -plantation } ou uma { -forest }. Quem estiver nela vai para { YOUR("san_juan") }.
decision-hunting-lodge-pass = Ficar com tudo

decision-royal-supplier-name = { NAME("royal_supplier") }
decision-royal-supplier-ask = { NAME("royal_supplier") }: quais { -barrels } você entrega, por 1 PV cada?
decision-royal-supplier-help = Antes de carregar, você pode entregar um { -barrel } para cada { -noble } que tem, todos de tipos diferentes.
decision-royal-supplier-pass = Não entregar mais nada

decision-buccaneer-name = { NAME("buccaneer") }
decision-buccaneer-ask = { NAME("buccaneer") }: escolha uma opção.
decision-buccaneer-help = Descarregue um navio e fique com até três { -barrels }; esvazie { THE("trading_house") } e receba 1 PV por { -barrel }; leve até três { -workers } { FROM("worker_ship") }; ou sequestre uma função e jogue-a no fim da rodada.
decision-buccaneer-pass = Não fazer nada

decision-raid-name = { NAME("buccaneer_raid") }
decision-raid-ask = { $rest ->
    [1] { $rest } pessoa tem que sair
   *[other] { $rest } pessoas têm que sair
}; { $kept ->
    [0] nenhuma pode
    [1] { $kept } pode
   *[other] { $kept } podem
} trabalhar para você. Quem vai para onde?
decision-raid-help = Aloque alguns dos que saem nos seus { -circles } vazios. Escolha quem é mandado embora: { EDITION() ->
    [special] sai da partida.
   *[other] volta para { THE("supply") }.
}

decision-reward-name = Recompensa
decision-reward-ask = Sua recompensa: { piece-worker } para alocar.
decision-reward-help = Aloque-os em { PLURAL("circle") } vazios de fichas ou edifícios. Os que você não alocar ficam parados até a próxima { SMALL("phase mayor") }.
decision-reward-pass = Os outros ficam parados

decision-offer-name = Ganho opcional
decision-offer-ask = { NAME($thing) }: { festival-reward }. Você aceita?
decision-offer-help = Nesta mesa, todo ganho é opcional. O que você recusa fica { IN("supply") }.
decision-offer-pass = Recusar

decision-production-name = Escolha dos { -barrels }
decision-production-ask = { $ship ->
    [0] Produção
   *[other] { NAME("buccaneer_piracy") }
}: { piece-barrel }. O que você pega?
decision-production-help = Pegue todos os { -barrels }, ou deixe antes alguns, um de cada vez. O que você deixa fica { IN("supply") }.

decision-payment-name = Pagamento
decision-payment-ask = { NAME($building) }: quanto você paga?
decision-payment-help = Os descontos são opcionais: use todos, alguns ou nenhum.

decision-achievements-name = Conquistas
decision-achievements-ask = Com qual carta secreta você fica?
decision-achievements-help = Fique com uma carta; as outras passam para a esquerda. No fim você terá quatro.

### --- Ações ------------------------------------------------------------------------------------------------

action-role = { NAME($card) }
action-take = Pegar { a-tile }
action-draw = Tirar uma ficha { FROM("tile_pile") }
action-worker = { $decision ->
    [university] Um { -worker } no novo edifício
    [raid] Os outros vão embora
   *[other] Pegar um { -worker }
}
action-worker-on = { $field ->
    [forest] Pegar um { -worker } pela nova { -forest }
   *[other] Um { -worker } na nova { SMALL(TILE($field)) }
}
action-noble = { $decision ->
    [university] Um { -noble } no novo edifício
    [raid] Os outros vão embora, entre eles um { -noble }
   *[other] Pegar um { -noble }
}
action-noble-on = { $field ->
    [forest] Pegar um { -noble } pela nova { -forest }
   *[other] Um { -noble } na nova { SMALL(TILE($field)) }
}
action-place = { NAME(TILE($place)) }: { piece-worker }
action-build = Construir { THE($building) }
action-barrel = Pegar { one-good }
action-sell = Vender { SMALL($good) }
action-load = Carregar { SMALL($good) } { IN(SHIP($ship)) }
action-wharf = { NAME("wharf") }: enviar { SMALL($good) }
action-keep = Guardar { piece-good }
action-draft = Acrescentar { THE($building) }
action-take-forest = Pegar { A(TILE($good)) } como { -forest }
action-plant = Colocar { SMALL("face_up") }
action-forest = Colocar { SMALL("face_down") }, como { -forest }
action-post = { NAME("trading_post") }: vender { SMALL($good) }
action-send = { NAME("small_wharf") }: { piece-good }
action-put-worker = Alocar um { -worker } { AT(TILE($place)) }
action-put-noble = Alocar um { -noble } { AT(TILE($place)) }
action-hand-worker = Um { -worker } { FROM(TILE($place)) }
action-hand-noble = Um { -noble } { FROM(TILE($place)) }
action-hand-barrel = { one-good }
action-hand-chip = 1 PV
action-nobles = { NAME($building) }: { piece-noble }
action-land = Comprar uma ficha { FROM("tile_pile") } por 1 { -coin }
action-clear = Descartar { A(TILE($tile)) }
action-deliver = Entregar { one-good }
action-piracy = { NAME("buccaneer_piracy") }: { SMALL(SHIP($ship)) }
action-loot = { NAME("buccaneer_loot") }
action-raid = { NAME("buccaneer_raid") }
action-kidnap = { NAME("buccaneer_kidnap") }: { NAME($card) }
action-choose = Ficar com “{ NAME($achievement) }”
action-choose-hidden = Ficar com uma carta secreta
action-accept = { $decision ->
    [production] Pegar tudo
   *[other] Aceitar
}
action-leave = Deixar { one-good }
action-pay = Pagar { sum-coins }

### --- Acontecimentos ---------------------------------------------------------------------------------------

event-acted = { $player }: { $action }.
event-acted-you = Você: { $action }.
event-acted-pass = { $decision ->
    [settler] { $player } não pega nenhuma ficha.
    [hacienda] { $player } não tira nenhuma ficha.
    [hospice] { $player } recusa { THE("worker") } { OF("hospice") }.
    [mayor] { $player } recusa { THE("worker") } extra.
    [builder] { $player } não constrói nada.
    [university] { $player } recusa { THE("worker") } { OF("university") }.
    [craftsman] { $player } recusa { THE("barrel") } extra.
    [trader] { $player } não vende nada.
    [captain] { $player } não envia nada.
    [storage] { $player } não guarda mais nada.
    [library-tile] { $player } recusa a segunda ficha.
    [small-wharf] { $player } deixa partir o navio { OF("small_wharf") }.
    [villa] { $player } não traz ninguém com { THE("villa") }.
    [hunting-lodge] { $player } não descarta nenhuma ficha.
    [royal-supplier] { $player } não entrega mais nada.
    [buccaneer] { $player } não faz nada com { THE("buccaneer") }.
    [reward] { $player } deixa os outros parados.
    [offer] { $player } recusa.
   *[other] { $player } passa.
}
event-acted-pass-you = { $decision ->
    [settler] Você não pega nenhuma ficha.
    [hacienda] Você não tira nenhuma ficha.
    [hospice] Você recusa { THE("worker") } { OF("hospice") }.
    [mayor] Você recusa { THE("worker") } extra.
    [builder] Você não constrói nada.
    [university] Você recusa { THE("worker") } { OF("university") }.
    [craftsman] Você recusa { THE("barrel") } extra.
    [trader] Você não vende nada.
    [captain] Você não envia nada.
    [storage] Você não guarda mais nada.
    [library-tile] Você recusa a segunda ficha.
    [small-wharf] Você deixa partir o navio { OF("small_wharf") }.
    [villa] Você não traz ninguém com { THE("villa") }.
    [hunting-lodge] Você não descarta nenhuma ficha.
    [royal-supplier] Você não entrega mais nada.
    [buccaneer] Você não faz nada com { THE("buccaneer") }.
    [reward] Você deixa os outros parados.
    [offer] Você recusa.
   *[other] Você passa.
}
event-acted-put = { $player } aloca um { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} { AT(TILE($place)) }.
event-acted-put-you = Você aloca um { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} { AT(TILE($place)) }.

event-role-taken = { $player } escolhe { THE($card) }{ $coins ->
    [0] .
   *[other] {" "}e pega { sum-coins }.
}
event-role-taken-you = Você escolhe { THE($card) }{ $coins ->
    [0] .
   *[other] {" "}e pega { sum-coins }.
}
event-tile-drawn = { $player } tira { a-tile } { FROM("tile_pile") }.
event-tile-drawn-you = Você tira { a-tile } { FROM("tile_pile") }.
event-tile-taken = { $player } pega { a-tile }.
event-tile-taken-you = Você pega { a-tile }.
event-tiles-turned-up = { piece-plantation } { $count ->
    [1] { SMALL("face_up") }
   *[other] { PLURAL("face_up") }
}.
event-pile-shuffled = { piece-plantation } { $count ->
    [1] do descarte volta
   *[other] do descarte voltam
} para { THE("tile_pile") }.
event-workers-gained = { $player } pega mais { piece-worker }.
event-workers-gained-you = Você pega mais { piece-worker }.
event-workers-from-ship = { $player } recebe { piece-worker } { FROM("worker_ship") }.
event-workers-from-ship-you = Você recebe { piece-worker } { FROM("worker_ship") }.
event-field-staffed = { $player } aloca { piece-worker } { $count ->
    [1] { AT(TILE($field)) }
   *[other] { AT_PLURAL(TILE($field)) }
}.
event-field-staffed-you = Você aloca { piece-worker } { $count ->
    [1] { AT(TILE($field)) }
   *[other] { AT_PLURAL(TILE($field)) }
}.
event-building-staffed = { $player } aloca { piece-worker } { AT($building) }.
event-building-staffed-you = Você aloca { piece-worker } { AT($building) }.
event-ship-refilled = { CAP(THE("worker_ship")) } é reabastecida com { piece-worker }.
event-built = { $player } constrói { THE($building) } por { sum-coins }.
event-built-you = Você constrói { THE($building) } por { sum-coins }.
event-produced = { $player } produz { piece-good }.
event-produced-you = Você produz { piece-good }.
event-coins-gained = { $player } recebe { sum-coins }.
event-coins-gained-you = Você recebe { sum-coins }.
event-barrel-taken = { $player } pega mais { one-good }.
event-barrel-taken-you = Você pega mais { one-good }.
event-sold = { $player } vende { one-good } por { sum-coins }.
event-sold-you = Você vende { one-good } por { sum-coins }.
event-house-emptied = { CAP(THE("trading_house")) } é esvaziada.
event-loaded = { $player } carrega { piece-good } { IN(SHIP($ship)) } por { sum-points }.
event-loaded-you = Você carrega { piece-good } { IN(SHIP($ship)) } por { sum-points }.
event-shipped = { $player } envia { piece-good } { FROM("wharf") } por { sum-points }.
event-shipped-you = Você envia { piece-good } { FROM("wharf") } por { sum-points }.
event-stored = { $count ->
    [0] { $player } perde { COUNT("barrel", $lost) } { of-good }.
   *[other] { $player } guarda { piece-good }{ $lost ->
        [0] .
       *[other] {" "}e perde { $lost }.
    }
}
event-stored-you = { $count ->
    [0] Você perde { COUNT("barrel", $lost) } { of-good }.
   *[other] Você guarda { piece-good }{ $lost ->
        [0] .
       *[other] {" "}e perde { $lost }.
    }
}
event-ship-emptied = { CAP(THE(SHIP($ship))) } parte com { SMALL($good) }.
event-end-triggered = Esta é a última rodada: { $reason ->
    [workers] { ending-workers }
    [city] { ending-city }
   *[chips] { ending-chips }
}.
event-round-ended = Fim da rodada { $round }.
event-game-over = Fim da partida.
event-workers-lifted = { $player } tem { piece-worker } para alocar.
event-workers-lifted-you = Você tem { piece-worker } para alocar.
event-forest-placed = { $player } coloca uma { -forest }.
event-forest-placed-you = Você coloca uma { -forest }.
event-tile-cleared = { $player } descarta { A(TILE($tile)) }.
event-tile-cleared-you = Você descarta { A(TILE($tile)) }.
event-points-gained = { $player } recebe { sum-points } { FROM($building) }.
event-points-gained-you = Você recebe { sum-points } { FROM($building) }.
event-privilege-points = { $player } recebe { sum-points } como { NAME($card) }.
event-privilege-points-you = Você recebe { sum-points } como { NAME($card) }.
event-handed-over = { $player } entrega { $what ->
    [worker] { piece-worker }
    [noble] { piece-noble }
    [barrel] { piece-barrel }
   *[chip] { $count } PV
}.
event-handed-over-you = Você entrega { $what ->
    [worker] { piece-worker }
    [noble] { piece-noble }
    [barrel] { piece-barrel }
   *[chip] { $count } PV
}.
event-noble-gained = { $player } pega { piece-noble }.
event-noble-gained-you = Você pega { piece-noble }.
event-noble-posted = { $player } tem { piece-noble } { AT($building) }.
event-noble-posted-you = Você tem { piece-noble } { AT($building) }.
event-guest-moved = { $player } move um { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} { FROM("guesthouse") } { ONTO(TILE($place)) }.
event-guest-moved-you = Você move um { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} { FROM("guesthouse") } { ONTO(TILE($place)) }.
event-sent = { $player } carrega { piece-good } no navio { OF("small_wharf") }.
event-sent-you = Você carrega { piece-good } no navio { OF("small_wharf") }.
event-delivered = { $player } entrega { one-good } por { sum-points }.
event-delivered-you = Você entrega { one-good } por { sum-points }.
event-drafted = { $player } acrescenta { THE($building) } à partida.
event-drafted-you = Você acrescenta { THE($building) } à partida.
event-drafted-nobody = { CAP(THE($building)) } entra na partida.
event-pirated = { $player } descarrega { THE(SHIP($ship)) } e fica com { piece-good }.
event-pirated-you = Você descarrega { THE(SHIP($ship)) } e fica com { piece-good }.
event-looted = { $player } esvazia { THE("trading_house") } por { $count } PV.
event-looted-you = Você esvazia { THE("trading_house") } por { $count } PV.
event-raided = { $player } leva { piece-worker } { FROM("worker_ship") }.
event-raided-you = Você leva { piece-worker } { FROM("worker_ship") }.
event-kidnapped = { $player } sequestra a função { OF_KIND($card) }{ $coins ->
    [0] .
   *[other] {" "}e pega { sum-coins }.
}
event-kidnapped-you = Você sequestra a função { OF_KIND($card) }{ $coins ->
    [0] .
   *[other] {" "}e pega { sum-coins }.
}
event-ransom-paid = { EDITION() ->
    [special] { $player } paga { sum-coins } a { $to } pela função sequestrada.
   *[other] { $player } escolhe a função sequestrada: { $to } recebe { sum-coins } { FROM("supply") }.
}
event-ransom-paid-you = { EDITION() ->
    [special] Você paga { sum-coins } a { $to } pela função sequestrada.
   *[other] Você escolhe a função sequestrada: { $to } recebe { sum-coins } { FROM("supply") }.
}
event-kidnapped-role-played = { $player } joga a função sequestrada, { THE($card) }.
event-kidnapped-role-played-you = Você joga a função sequestrada, { THE($card) }.
event-goal-drawn = Objetivo { OF("festival") }: { NAME($goal) }.
event-goal-reached = { $player } cumpre um objetivo: { NAME($goal) }.
event-goal-reached-you = Você cumpre um objetivo: { NAME($goal) }.
event-achievement-met = { $player } revela uma conquista: { NAME($achievement) }.
event-achievement-met-you = Você revela uma conquista: { NAME($achievement) }.

### --- Recusas ----------------------------------------------------------------------------------------------

refusal-game-over = A partida acabou.
refusal-card-taken = { CAP(THE($card)) } já foi escolhido nesta rodada, por { $player }.
refusal-card-taken-you = Nesta rodada você já escolheu { THE($card) }.
refusal-settler-closed = Com o Campo cheio, você não pode escolher { THE("settler") }.
refusal-same-prospector = As duas { PLURAL("role_card") } fazem o mesmo: escolha a primeira.
refusal-not-face-up = Você não pode pegar { a-tile }: não há nenhuma { SMALL("face_up") }.
refusal-no-right-to-quarry = Você só pode pegar uma { -quarry } se escolheu a função ou se tem { -an-occupied-construction-hut }.
refusal-no-quarry-left = Não há mais { -quarries }.
refusal-not-this-turns-tile = Neste turno você não colocou { A(TILE($field)) } que possa receber { THE("worker") } { OF("hospice") }.
refusal-too-few-circles = { CAP(THE(TILE($place))) } { $circles ->
    [0] não tem { -circles }
   *[other] só tem { COUNT("circle", $circles) }
}.
refusal-too-few-workers = { $workers ->
    [0] Você não tem mais ninguém para alocar.
   *[other] Você só tem mais { COUNT("worker", $workers) } para alocar.
}
refusal-workers-left-over = Ocupe o máximo de { -circles } que puder: assim { $workers ->
    [1] sobraria
   *[other] sobrariam
} { COUNT("worker", $workers) }, com { COUNT("circle", $circles) } ainda { $circles ->
    [1] livre
   *[other] livres
}.
refusal-already-owned = Você já tem { THE($building) }.
refusal-none-for-sale = { CAP(THE($building)) } não está mais à venda.
refusal-no-city-space = Sua cidade não tem espaço para { THE($building) }.
refusal-too-expensive = { CAP(THE($building)) } custa { COUNT("coin", $cost) }; { $coins ->
    [0] você não tem dinheiro
   *[other] você tem { $coins }
}.
refusal-supply-empty = Não há mais { SMALL($good) } { IN("supply") }.
refusal-not-produced = Você não produziu { SMALL($good) } nesta fase.
refusal-house-full = { CAP(THE("trading_house")) } está cheia: { NAMES($goods) }.
refusal-no-barrel = Você não tem { SMALL($good) }.
refusal-kind-in-house = { CAP(THE("trading_house")) } já tem { SMALL($good) }.
refusal-must-load = Você pode carregar um { SMALL("cargo_ship") }, então deve carregar um ou usar um { SMALL("private_ship") }.
refusal-ship-full = { CAP(THE(SHIP($ship))) } está cheio.
refusal-ship-has-other = { CAP(THE(SHIP($ship))) } leva { SMALL($other) }.
refusal-kind-on-other-ship = Outro navio já leva { SMALL($good) }.
refusal-other-ship-takes-more = { CAP(IN(SHIP($ship))) } só { $here ->
    [1] cabe
   *[other] cabem
} { COUNT("barrel", $here) } { of-good }; em outro, { $there }.
refusal-wharf-used = Você já usou { YOUR("wharf") } nesta fase.
refusal-kind-decided = Você já decidiu sobre { THE($good) }.
refusal-too-few-barrels = Você só tem { COUNT("barrel", $barrels) } { of-good }.
refusal-no-room-to-store = Não há lugar para { THE($good) }: você guarda { $kinds ->
    [0] só
   *[other] tudo de { COUNT("kind", $kinds) } e mais
} { COUNT("barrel", $barrels) }.
refusal-already-sold = Você já vendeu neste turno.
refusal-land-office-used = Você já usou { YOUR("land_office") } neste turno.
refusal-land-office-other-person = { CAP(IN("land_office")) }, um { -worker } serve para comprar uma ficha; um { -noble }, para descartar.
refusal-cannot-buy-land = Para comprar uma ficha, você precisa de 1 { -coin }, de um { SMALL("field") } vazio e de fichas { IN("tile_pile") }.
refusal-small-wharf-used = Você já usou { YOUR("small_wharf") } nesta fase.
refusal-works-on-black-market = Quem trabalha { IN("black_market") } não pode ser entregue.
refusal-guest-changes-nothing = Um { SMALL("guest") } { ON(TILE($place)) } não mudaria nada agora. Perguntamos de novo quando fizer diferença.
refusal-no-such-guest = Não há { SMALL("guest") } assim { IN("guesthouse") }.
refusal-in-every-game = { CAP(THE($building)) } está em todas as partidas: não entra no draft.
refusal-already-drafted = { CAP(THE($building)) } já está na partida.
refusal-excluded-by-pair = { CAP(THE($building)) } está fora: o outro edifício do par já está na partida.
refusal-no-draft-space = Não há espaço livre de custo { $cost } para { THE($building) }.
refusal-not-so-many-nobles = { CAP(THE($building)) } pode ter de { $fewest } a { COUNT("noble", $most) }.
refusal-quarries-stay = As { -quarries } nunca são descartadas.
refusal-holds-marker = Da última vez foi você quem escolheu esta função: antes de você, outra pessoa tem que escolhê-la.
refusal-own-kidnapping = Foi você quem sequestrou a função { OF_KIND($card) }: ela é jogada no fim da rodada.
refusal-no-ransom = A função { OF_KIND($card) } foi sequestrada e custa { COUNT("coin", 3) }; { $coins ->
    [0] você não tem dinheiro
   *[other] você tem { $coins }
}.
refusal-every-option-works = Você não pode passar: há opções que têm efeito. Escolha uma.
refusal-cannot-kidnap = A função { OF_KIND($card) } não pode ser sequestrada.
refusal-not-in-hand = Você não tem na mão a carta “{ NAME($card) }”.
refusal-must-say-barrels = Você não pode passar: pegue os { -barrels } ou deixe-os um de cada vez.
refusal-none-to-leave = Não há { SMALL($good) } para deixar aqui.
refusal-pay-between = Você pode pagar de { $cost } a { $most }.
refusal-not-voluntary = Nesta mesa, os ganhos são automáticos.
refusal-must-pay = Você não pode passar: escolha quanto paga.
refusal-discount-whole = Este desconto vale inteiro ou não vale: você pode pagar { $cost } ou { $most }.

## O que não está nesta partida

refusal-not-in-game = Isso não está nesta partida: faz parte da expansão “{ name-of-expansion }”.
refusal-building-not-in-game = { CAP(THE($building)) } não está nesta partida: faz parte da expansão “{ name-of-expansion }”.
refusal-not-drafted = { CAP(THE($building)) } ficou fora do draft: não está nesta partida.
refusal-no-such-card = Com { COUNT("player", $count) } não existe { THE($card) }.
refusal-no-such-ship = Com { COUNT("player", $count) } não existe { THE(SHIP($ship)) }.
refusal-no-draft = Nesta partida, os jogadores não escolhem os edifícios.
refusal-cards-are-dealt = Nesta partida, as cartas secretas são distribuídas, não escolhidas.

## O que é de outra decisão

refusal-other-decision = Isso pertence a outra decisão ({ $home }). Agora você decide: { $step }.
refusal-before-play = Isso se decide antes da primeira rodada: { $home }.
refusal-phase-over = { CAP(THE(PHASE($card))) } desta rodada já acabou.
refusal-trading-over = { CAP(THE(PHASE($card))) } desta rodada já acabou; quem não tinha o que vender, ou encontrou { THE("trading_house") } cheia, não teve vez.
refusal-no-occupied-building = Você não tem { A($building) } { GENDER($building) ->
    [f] ocupada
   *[m] ocupado
}.
refusal-not-owned = Você não tem { THE($building) }.
refusal-hacienda-draws-no-quarry = { CAP(THE("hacienda")) } nunca traz uma { -quarry }; você pega a sua ficha depois.
refusal-say-which-tile = Escolha para qual das suas novas fichas ele vai.
refusal-place-decided = Você já decidiu sobre { THE(TILE($place)) }.
refusal-place-later = Primeiro { THE(TILE($now)) }, depois { THE(TILE($place)) }.
refusal-nobody-there = Não há ninguém { ON(TILE($place)) }.

## Onde não se passa

refusal-must-take-role = Você não pode passar: deve escolher uma função.
refusal-must-place = Você não pode passar: é preciso ocupar o máximo de { -circles }.
refusal-must-draft = Você não pode passar: deve acrescentar um edifício.
refusal-must-place-tile = Você não pode passar: deve colocar a ficha que tirou.
refusal-must-take-person = Você não pode passar: pegue um { -worker } ou um { -noble }.
refusal-must-say-nobles = Você não pode passar: escolha quantos { -nobles } ficam aqui.
refusal-must-send-away = Você não pode passar: escolha quem sai.
refusal-must-keep-card = Você não pode passar: deve ficar com uma carta.

## Fichas, pessoas, bucaneiro

refusal-no-such-tile = Você não tem { a-tile }.
refusal-second-tile-no-quarry = A segunda ficha é uma { -plantation }; uma { -quarry }, só com { -an-occupied-construction-hut }.
refusal-no-circle-on-tile = Você não tem { A(TILE($field)) } com { -circle } vazio.
refusal-forest-worker-moves-on = Em uma { -forest } ninguém trabalha: o { -worker } vai para outra ficha desta fase.
refusal-only-plantations-return = Você não pode descartar { A(TILE($field)) } aqui, só { -plantations }.
refusal-noble-not-to-be-had = Um { -noble } só vem { FROM("worker_ship") }, quando não há { -workers } { IN("supply") }.
refusal-only-from-supply = { CAP(THE($building)) } só traz um { -worker } { FROM("supply") }, não um { -noble }.
refusal-no-worker-left = Não há mais { -workers }, só { -nobles }.
refusal-nobles-first = Ainda há { piece-noble } { IN("supply") }: você não pode pegar um { -worker }.
refusal-no-noble-left = Não há mais { -nobles } { IN("supply") }.
refusal-no-noble-on-ship = Não há { -nobles } { IN("worker_ship") }.
refusal-not-so-many-on-ship = { $left ->
    [1] { $left } pessoa tem que sair
   *[other] { $left } pessoas têm que sair
}, mas só há { piece-worker }.
refusal-in-every-game-with-nobles = { CAP(THE($building)) } está em todas as partidas com { -nobles }: não entra no draft.
refusal-house-empty = { CAP(THE("trading_house")) } está vazia: isso não teria efeito.
refusal-ship-empty = { CAP(THE(SHIP($ship))) } está vazio: isso não teria efeito.
refusal-nobody-to-raid = Há { COUNT("worker", $workers) } { IN("worker_ship") }; com { COUNT("player", $count) }, só dá para levar quem passa desse número.
refusal-still-missing = Você não pode passar: ainda { $missing ->
    [1] falta
   *[other] faltam
} { COUNT("coin", $missing) }.
refusal-asked-later = Isso vem em seguida: primeiro entregue o que é pedido agora, ou passe.
refusal-asked-already = Isso já está decidido: você entrega no máximo um de cada.
refusal-no-chip = Você não tem PV para entregar.
refusal-no-noble-there = Não há nenhum { -noble } { ON(TILE($place)) }.
refusal-only-nobles-there = Só há { -nobles } { ON(TILE($place)) }.
refusal-raises-price = Sem quem trabalha { ON(TILE($place)) }, o edifício custaria mais.
refusal-no-empty-circle = Não há { -circle } vazio { ON(TILE($place)) }.
refusal-no-more-kept = Você não pode ficar com mais ninguém: os outros têm que sair.
refusal-name-nobles-first = Escolha os { -nobles } antes dos { -workers }.

### --- Festival e conquistas --------------------------------------------------------------------------------

festival-harvest-weighing-name = Pesagem anual da colheita
festival-harvest-weighing-condition = Produza { COUNT($a, 3) } em uma fase
festival-carnival-cocktail-name = Coquetel de carnaval
festival-carnival-cocktail-condition = Produza { $amounts } em uma fase
festival-closing-time-name = Encerrando os trabalhos
festival-closing-time-condition = Encha { THE("trading_house") } vendendo { SMALL($a) }
festival-specialist-name = Prêmio do especialista
festival-specialist-condition = Tenha { COUNT(TILE($x), 3) }
festival-farm-fair-name = Festival de agricultura
festival-farm-fair-condition = Tenha { A(TILE($x)) } e { A(TILE($y)) }; produza { $amounts } em uma fase
festival-festival-delivery-name = Entrega de produtos para { THE("festival") }
festival-festival-delivery-condition = Carregue { COUNT($a, 1) } e { COUNT($b, 2) } em uma fase
festival-twin-farmers-name = Jogo dos fazendeiros gêmeos
festival-twin-farmers-condition = Tenha { COUNT(TILE($x), 2) } e { COUNT(TILE($y), 2) }
festival-two-baskets-name = Jogo das duas cestas
festival-two-baskets-condition = Produza { COUNT($a, 2) } e { COUNT($b, 2) } em uma fase
festival-solemn-departure-name = Cerimônia de envio solene
festival-solemn-departure-condition = Encha o maior navio com { SMALL($a) }
festival-pioneer-toast-name = Um brinde ao pioneiro
festival-pioneer-toast-condition = Construa { THE($building) }
festival-inauguration-name = Cerimônia de inauguração
festival-inauguration-condition = Construa { THE($building) }
festival-traditional-departure-name = Cerimônia de envio tradicional
festival-traditional-departure-condition = Encha o menor navio com { SMALL($a) }
festival-reward = { $workers ->
    [0] { $coins ->
        [0] { sum-points }
       *[other] { sum-coins }{ festival-reward-points }
    }
   *[other] { COUNT("worker", $workers) }{ festival-reward-coins }{ festival-reward-points }
}
festival-reward-coins = { $coins ->
    [0] {""}
   *[other] , { sum-coins }
}
festival-reward-points = { $points ->
    [0] {""}
   *[other] , { sum-points }
}

achievement-major-investor-name = Grande investidor
achievement-major-investor-condition = Tenha 2 { -large-buildings }
achievement-major-landowner-name = Grande proprietário de terras
achievement-major-landowner-condition = Tenha no máximo 2 { PLURAL("field") } e 2 { PLURAL("city_space") } vazios
achievement-master-collector-name = Mestre colecionador
achievement-master-collector-condition = Tenha 7 { -barrels } do mesmo tipo
achievement-senior-bureaucrat-name = Alto burocrata
achievement-senior-bureaucrat-condition = Tenha 7 { -beige-buildings } comuns
achievement-trade-strategist-name = Estrategista comercial
achievement-trade-strategist-condition = Ganhe 7 PV em uma { SMALL("phase captain") }
achievement-head-administrator-name = Administrador-chefe
achievement-head-administrator-condition = Tenha 12 { -workers } em edifícios
achievement-leading-employer-name = Maior empregador
achievement-leading-employer-condition = Tenha 9 { -workers } em { PLURAL("field") }
achievement-leading-producer-name = Maior fabricante
achievement-leading-producer-condition = Produza 7 { -barrels } em uma fase
achievement-big-spender-name = Mão-aberta
achievement-big-spender-condition = Gaste { GENDER("coin") ->
    [f] todas as suas
   *[m] todos os seus
} { -coins } em um { -large-building }
achievement-coffee-dispatcher-name = Despachante de café
achievement-coffee-dispatcher-condition = Preencha o último espaço de um navio com { SMALL("coffee") }
achievement-tobacco-dispatcher-name = Despachante de tabaco
achievement-tobacco-dispatcher-condition = Preencha o último espaço de um navio com { SMALL("tobacco") }
achievement-dock-tycoon-name = Magnata das docas
achievement-dock-tycoon-condition = Carregue 3 tipos em uma { SMALL("phase captain") }
achievement-luxury-goods-provider-name = Fornecedor de luxo
achievement-luxury-goods-provider-condition = Tenha { -production-buildings } de { SMALL("sugar") }, { SMALL("tobacco") } e { SMALL("coffee") }
achievement-master-agronomist-name = Mestre agrônomo
achievement-master-agronomist-condition = Preencha os 12 { PLURAL("field") }
achievement-specialised-shipper-name = Armador especializado
achievement-specialised-shipper-condition = Carregue de uma vez 5 { -barrels } do mesmo tipo
achievement-caramel-popcorn-inventor-name = Inventor da pipoca caramelada
achievement-caramel-popcorn-inventor-condition = Tenha 8 { -barrels } de { SMALL("corn") } e { SMALL("sugar") }, ao menos um de cada
achievement-confectionery-supplier-name = Fornecedor de confeitarias
achievement-confectionery-supplier-condition = Tenha 7 { -barrels } de { SMALL("indigo") } e { SMALL("sugar") }, ao menos um de cada
achievement-luxury-crop-trader-name = Vendedor de cultivos finos
achievement-luxury-crop-trader-condition = Tenha 5 { -barrels } de { SMALL("coffee") } e { SMALL("tobacco") }, ao menos um de cada
achievement-pastry-maker-name = Confeiteiro
achievement-pastry-maker-condition = Tenha 9 { -barrels } de { SMALL("corn") } e { SMALL("indigo") }, ao menos um de cada
achievement-tavern-supplier-name = Fornecedor de tavernas
achievement-tavern-supplier-condition = Tenha 6 { -barrels } de { SMALL("coffee") } e { SMALL("sugar") }, ao menos um de cada
achievement-tobacco-and-fruit-broker-name = Corretor de tabaco e { SMALL("indigo") }
achievement-tobacco-and-fruit-broker-condition = Tenha 6 { -barrels } de { SMALL("tobacco") } e { SMALL("indigo") }, ao menos um de cada
achievement-deal-closer-name = Rei dos negócios
achievement-deal-closer-condition = Como { NAME("trader") }, encha { THE("trading_house") }
achievement-independent-shipper-name = Armador independente
achievement-independent-shipper-condition = Encha um navio vazio de uma só vez
achievement-prudent-merchant-name = Lojista prudente
achievement-prudent-merchant-condition = Ao guardar produtos, fique com { -barrels } de 2 tipos
achievement-sugar-dispatcher-name = Despachante de açúcar
achievement-sugar-dispatcher-condition = Preencha o último espaço de um navio com { SMALL("sugar") }
achievement-trade-tycoon-name = Magnata do comércio
achievement-trade-tycoon-condition = Venda 1 { -barrel } por pelo menos 6 { -coins }
achievement-tropical-produce-magnate-name = Magnata tropical
achievement-tropical-produce-magnate-condition = Tenha 3 { -production-buildings } de { SMALL("indigo") } e { SMALL("sugar") }
achievement-corn-dispatcher-name = Despachante de milho
achievement-corn-dispatcher-condition = Preencha o último espaço de um navio com { SMALL("corn") }
achievement-indigo-dispatcher-name = Despachante { OF_KIND("indigo") }
achievement-indigo-dispatcher-condition = Preencha o último espaço de um navio com { SMALL("indigo") }
achievement-master-architect-name = Mestre arquiteto
achievement-master-architect-condition = Construa um { -large-building } por no máximo 6 { -coins }

### --- Pontuação --------------------------------------------------------------------------------------------

score-chips = { CAP(PLURAL("vp_chip")) }
score-buildings = Edifícios
score-nobles = { CAP(PLURAL("noble")) }
score-achievements = Conquistas
score-total = Pontos
score-tie-break = Desempate: { -coins } e { -barrels }
score-winner = { $player } vence.
score-winner-you = Você venceu!
score-shared = { $players } dividem a vitória.
