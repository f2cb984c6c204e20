### Tudo o que fala do jogo, em português. O modelo é en/game.ftl, que explica os identificadores, as variáveis e as
### funções.
###
### Estilo: frases curtas e simples, tratando por você; os botões no infinitivo. Os nomes próprios (funções, edifícios,
### lugares) levam maiúscula; as peças e as mercadorias, minúscula. Sem artigo antes do nome de um edifício qualquer.

### --- Palavras ---------------------------------------------------------------------------------------------

-coin = { SMALL("coin") }
-coins = { EDITION() ->
    [classic] dobrões
   *[other] moedas
}
-the-coins = { EDITION() ->
    [classic] os dobrões
   *[other] as moedas
}
-worker = { SMALL("worker") }
-workers = trabalhadores
-noble = { SMALL("noble") }
-nobles = { EDITION() ->
    [classic] nobres
   *[other] cidadãos
}
-barrel = { SMALL("barrel") }
-barrels = { EDITION() ->
    [classic] barris
   *[other] caixotes
}
-plantation = { SMALL("plantation") }
-plantations = { EDITION() ->
    [classic] plantações
   *[other] propriedades
}
-quarry = { SMALL("quarry") }
-quarries = pedreiras
-forest = { SMALL("forest") }
-forests = florestas
-beige-building = { SMALL("beige_building") }
-beige-buildings = { EDITION() ->
    [classic] edifícios violeta
   *[other] edifícios comerciais
}
-large-building = { SMALL("large_building") }
-large-buildings = { EDITION() ->
    [classic] edifícios grandes
   *[other] edifícios expandidos
}
-production-building = { SMALL("production_building") }
-production-buildings = edifícios de produção
-worker-ship = { NAME("worker_ship") }
-trading-house = { NAME("trading_house") }
-settler-phase = fase do { NAME("settler") }
-mayor-phase = fase do { NAME("mayor") }
-craftsman-phase = fase do { NAME("craftsman") }
-trader-phase = fase do { NAME("trader") }
-captain-phase = fase do { NAME("captain") }
-to-portrait = { EDITION() ->
    [classic] para { NAME("san_juan") }
   *[other] para o seu { SMALL("san_juan") }
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

role-settler-action = Cada um pode pegar uma { -plantation }.
role-settler-privilege = Você pode pegar uma { -quarry } em vez disso.
role-settler-help = Na sua vez, cada um pode colocar na sua ilha uma { -plantation } aberta. Só você pode pegar em vez disso uma { -quarry }, que deixa as construções mais baratas.

role-mayor-action = Cada um recebe { -workers } e os coloca.
role-mayor-privilege = Você pega mais 1 { -worker } da reserva.
role-mayor-help = Os { -workers } da { -worker-ship } são repartidos um a um, começando por você. Depois cada um recoloca todos os seus: uma peça vazia não faz nada.

role-builder-action = Cada um pode construir um edifício.
role-builder-privilege = Você paga 1 { -coin } a menos.
role-builder-help = Na sua vez, cada um pode comprar um edifício. Cada { -quarry } ocupada poupa 1 { -coin }, até um limite que cresce com o edifício.

role-craftsman-action = Cada um produz mercadorias.
role-craftsman-privilege = Você pega mais 1 { -barrel } de um tipo que produziu.
role-craftsman-help = Na sua vez, cada um pega o que produz. Para o { SMALL("corn") } basta uma { -plantation } ocupada; as outras mercadorias precisam também de um { -worker } no seu { -production-building }.

role-trader-action = Cada um pode vender 1 { -barrel }.
role-trader-privilege = Você recebe mais 1 { -coin } pela venda.
role-trader-help = Na sua vez, cada um pode vender 1 { -barrel } à { -trading-house }. Ela tem quatro lugares e só aceita tipos que ainda não tem; cheia, é esvaziada no fim.

role-captain-action = Cada um deve embarcar mercadorias por PV.
role-captain-privilege = Você recebe mais 1 PV no seu primeiro embarque.
role-captain-help = Volta após volta, cada um embarca um tipo de mercadoria num navio, tudo o que couber, por 1 PV por { -barrel }. Quem pode embarcar deve embarcar. No fim você guarda 1 { -barrel } e o que couber nos seus armazéns; o resto se perde.

role-prospector-action = Ninguém faz nada.
role-prospector-privilege = Você pega 1 { -coin }.
role-prospector-help = Você pega 1 { -coin } do banco. Os outros não recebem nada.

role-buccaneer-action = Só você age.
role-buccaneer-privilege = Você escolhe uma de quatro opções.
role-buccaneer-help = Você descarrega um navio, esvazia a { -trading-house }, leva { -workers } da { -worker-ship } ou separa uma função. Você só pode escolher esta função de novo depois de outra pessoa.

phase-settler = { NAME("phase settler") }
phase-mayor = { NAME("phase mayor") }
phase-builder = { NAME("phase builder") }
phase-craftsman = { NAME("phase craftsman") }
phase-trader = { NAME("phase trader") }
phase-captain = { NAME("phase captain") }
phase-prospector = { NAME("phase prospector") }
phase-buccaneer = { NAME("phase buccaneer") }
phase-storage = Armazenagem
phase-draft = Draft de edifícios
phase-round = Escolha de funções
phase-over = Fim da partida

ending-workers = faltam { -workers } para encher a { -worker-ship }
ending-city = uma cidade está cheia
ending-chips = acabaram as fichas de PV

### --- Edifícios --------------------------------------------------------------------------------------------

building-small-indigo-plant-effect = Produz { SMALL("indigo") }
building-small-indigo-plant-help = Na produção, cada { -worker } aqui transforma num { -barrel } a colheita de uma { -plantation } ocupada de { SMALL("indigo") }.
building-small-sugar-mill-effect = Produz { SMALL("sugar") }
building-small-sugar-mill-help = Na produção, cada { -worker } aqui transforma num { -barrel } a colheita de uma { -plantation } ocupada de { SMALL("sugar") }.
building-large-indigo-plant-effect = Produz { SMALL("indigo") }
building-large-indigo-plant-help = Na produção, cada { -worker } aqui transforma num { -barrel } a colheita de uma { -plantation } ocupada de { SMALL("indigo") }.
building-large-sugar-mill-effect = Produz { SMALL("sugar") }
building-large-sugar-mill-help = Na produção, cada { -worker } aqui transforma num { -barrel } a colheita de uma { -plantation } ocupada de { SMALL("sugar") }.
building-tobacco-storage-effect = Produz { SMALL("tobacco") }
building-tobacco-storage-help = Na produção, cada { -worker } aqui transforma num { -barrel } a colheita de uma { -plantation } ocupada de { SMALL("tobacco") }.
building-coffee-roaster-effect = Produz { SMALL("coffee") }
building-coffee-roaster-help = Na produção, cada { -worker } aqui transforma num { -barrel } a colheita de uma { -plantation } ocupada de { SMALL("coffee") }.

building-small-market-effect = +1 { -coin } quando você vende
building-small-market-help = Quando vende à { -trading-house }, você recebe mais 1 { -coin }. Soma-se ao { NAME("large_market") }.
building-hacienda-effect = Mais uma { -plantation }, tirada da pilha
building-hacienda-help = Na { -settler-phase }, antes de pegar a sua peça, você pode tirar da pilha uma { -plantation } fechada. É preciso colocá-la, e não se pode trocá-la por uma { -quarry }.
building-construction-hut-effect = Você pode pegar uma { -quarry }
building-construction-hut-help = Na { -settler-phase } você pode pegar uma { -quarry } em vez de uma { -plantation }, mesmo que outra pessoa tenha escolhido a função.
building-small-warehouse-effect = Guarde todos os { -barrels } de um tipo
building-small-warehouse-help = No fim da { -captain-phase } você guarda todos os { -barrels } de mais um tipo. Mesmo assim, deve embarcar o que puder.
building-hospice-effect = Um { -worker } para a sua nova peça
building-hospice-help = Na { -settler-phase }, com a peça que você pega vem da reserva um { -worker }, que fica logo nela. { EDITION() ->
    [classic] Vem com a peça que você acaba de colocar, a da { NAME("hacienda") } ou a normal: um { -worker } por fase. Se a reserva estiver vazia, não vem nenhum.
    [special] Se { NAME("hacienda") } ou { NAME("library") } também trouxe uma peça, você escolhe em qual.
   *[other] Não vale para a peça da { NAME("hacienda") }.
}
building-office-effect = Venda um tipo que a { -trading-house } já tem
building-office-help = Você pode vender um tipo que a { -trading-house } já tem. Quando ela está cheia, você também não pode vender.
building-large-market-effect = +2 { -coins } quando você vende
building-large-market-help = Quando vende à { -trading-house }, você recebe mais 2 { -coins }. Soma-se ao { NAME("small_market") }.
building-large-warehouse-effect = Guarde todos os { -barrels } de dois tipos
building-large-warehouse-help = No fim da { -captain-phase } você guarda todos os { -barrels } de mais dois tipos. Mesmo assim, deve embarcar o que puder.
building-factory-effect = Quanto mais tipos você produz, mais { -coins }
building-factory-help = Quando produz, você recebe 0, 1, 2, 3 ou 5 { -coins } por 1, 2, 3, 4 ou 5 tipos de mercadoria.
building-university-effect = Um { -worker } para o seu novo edifício
building-university-help = Quando você constrói, com o edifício vem da reserva um { -worker }, que fica logo nele. Só um, seja qual for o número de círculos.
building-harbor-effect = +1 PV a cada embarque
building-harbor-help = Sempre que embarca mercadorias, num navio cargueiro ou num seu, você recebe mais 1 PV.
building-wharf-effect = Um navio seu para todos os { -barrels } de um tipo
building-wharf-help = Uma vez por { -captain-phase }, em vez de carregar um navio cargueiro, você pode enviar todos os seus { -barrels } de um tipo por 1 PV cada. Qualquer tipo serve, e o uso não é obrigatório.
building-guild-hall-effect = PV pelos seus { -production-buildings }
building-guild-hall-help = No fim, 1 PV por cada { -production-building } pequeno e 2 PV por cada grande que você tem, ocupado ou não. Conta se houver aqui um { -worker }.
building-residence-effect = PV pelos terrenos usados da sua ilha
building-residence-help = No fim, 4 PV por até 9 terrenos usados na sua ilha, 5 por 10, 6 por 11 e 7 por 12. Conta se houver aqui um { -worker }.
building-fortress-effect = 1 PV a cada 3 { -workers }
building-fortress-help = No fim, 1 PV a cada três { -workers } que você tem, onde quer que estejam. Conta se um deles estiver aqui.
building-customs-house-effect = 1 PV a cada 4 PV em fichas
building-customs-house-help = No fim, 1 PV a cada quatro PV que você tem em fichas; os dos edifícios não contam. Conta se houver aqui um { -worker }.
building-city-hall-effect = 1 PV por { -beige-building }
building-city-hall-help = No fim, 1 PV por cada { -beige-building } que você tem, este incluído, ocupado ou não. Conta se houver aqui um { -worker }.

building-aqueduct-effect = +1 { SMALL("indigo") }, +1 { SMALL("sugar") } dos edifícios maiores
building-aqueduct-help = Se { NAME("large_indigo_plant") } produziu { SMALL("indigo") } para você, pegue mais 1 { -barrel }; o mesmo vale para o { SMALL("sugar") } com { NAME("large_sugar_mill") }. Os edifícios pequenos não contam.
building-forest-house-effect = Coloque { -plantations } fechadas como { -forests }
building-forest-house-help = Na { -settler-phase } você pode colocar uma { -plantation } fechada como { -forest }. A cada duas { -forests }, os seus edifícios custam 1 { -coin } a menos, sem limite.
building-black-market-effect = Pague com um { -worker }, um { -barrel } e um PV
building-black-market-help = Se faltam { -coins } para um edifício, você pode entregar um { -worker }, um { -barrel } e um PV em lugar de 1 { -coin } cada. Primeiro gasta tudo o que tem e só entrega o que falta.
building-storehouse-effect = Guarde mais 3 { -barrels } de qualquer tipo
building-storehouse-help = No fim da { -captain-phase } você guarda mais três { -barrels }, de qualquer tipo.
building-guesthouse-effect = Dois { -workers } que se movem quando você quer
building-guesthouse-help = Até dois { -workers } esperam aqui. { EDITION() ->
    [classic] Em qualquer fase você pode movê-los para círculos vazios seus, onde trabalham logo.
    [special] Em qualquer fase você pode movê-los para círculos vazios seus, onde trabalham logo.
   *[other] Em qualquer fase menos a { -mayor-phase } você pode movê-los para círculos vazios seus, onde trabalham logo.
} A pergunta aparece sempre que isso possa servir.
building-trading-post-effect = Venda fora da { -trading-house }
building-trading-post-help = Em vez de vender à { -trading-house }, você pode vender à reserva 1 { -barrel } de qualquer tipo, mesmo que a casa esteja cheia. A sua vantagem soma-se ao preço; os mercados, não.
building-church-effect = +1 PV por edifício de 2 ou 3 PV, +2 pelos grandes
building-church-help = Quando constrói, você recebe 1 PV por um edifício de 2 ou 3 PV e 2 PV por um { -large-building }. Por ela mesma não dá nada.
building-small-wharf-effect = Envie os { -barrels } que quiser, 1 PV a cada 2
building-small-wharf-help = Uma vez por { -captain-phase }, em vez de carregar um navio cargueiro, você pode enviar os { -barrels } que quiser, de tipos misturados, por 1 PV a cada dois{ EDITION() ->
    [classic] , ou nada, mesmo que pudesse embarcar.
   *[other] { "." }
}
building-lighthouse-effect = +1 { -coin } a cada embarque
building-lighthouse-help = Sempre que embarca mercadorias, num navio cargueiro ou num seu, você recebe 1 { -coin }. Como { NAME("captain") }, recebe mais 1 { -coin } no começo da fase.
building-specialty-factory-effect = Quanto mais você produz de um só tipo, mais { -coins }
building-specialty-factory-help = Quando produz, conte os { -barrels } do tipo de que mais produziu: você recebe 1 { -coin } por cada um menos o primeiro. O { SMALL("corn") } não conta.
building-library-effect = Duplica as suas vantagens
building-library-help = Quando você escolhe uma função, a sua vantagem vale em dobro: dois { -workers }, 2 { -coins } a menos, dois { -barrels } etc. Como { NAME("settler") }, você pega outra { -plantation } depois de todos os outros.
building-union-hall-effect = 1 PV a cada dois { -barrels } do mesmo tipo
building-union-hall-help = { EDITION() ->
    [special] No começo da { -captain-phase }, antes de qualquer embarque,
   *[other] Na sua primeira vez na { -captain-phase }, antes de embarcar,
} você recebe 1 PV a cada dois { -barrels } do mesmo tipo que tem.
building-statue-effect = Muitos PV, sem precisar de { -worker }
building-statue-help = Não tem círculo e não faz nada; os seus PV contam sempre.
building-cloister-effect = PV a cada três peças iguais na sua ilha
building-cloister-help = No fim, 1, 3, 6 ou 10 PV por um, dois, três ou quatro conjuntos de três peças iguais na sua ilha. Conta se houver aqui um { -worker }.

building-land-office-effect = Compre ou devolva uma { -plantation }
building-land-office-help = Uma vez na sua vez na { -trader-phase }. Com um { -worker } aqui você pode pagar 1 { -coin } e tirar da pilha uma { -plantation } fechada; com um { -noble } pode devolver uma { -plantation } por 1 { -coin }.
building-chapel-effect = 1 { -coin } antes da produção; com um { -noble }, 1 PV
building-chapel-help = No começo de cada { -craftsman-phase } você recebe 1 { -coin } se houver aqui um { -worker }, 1 PV se for um { -noble }.
building-hunting-lodge-effect = Devolva uma peça; um { -noble } dá PV por terra vazia
building-hunting-lodge-help = No fim de cada { -settler-phase }. Com um { -worker } aqui você pode devolver uma { -plantation } ou uma { -forest }; com um { -noble } recebe 2 PV se tiver mais terrenos vazios que todos os outros.
building-zoning-office-effect = Edifícios pequenos −1; com um { -noble }, grandes −2
building-zoning-office-help = Com um { -worker } aqui os edifícios pequenos custam 1 { -coin } a menos; com um { -noble }, em vez disso, os grandes custam 2 { -coins } a menos.
building-royal-supplier-effect = Entregue { -barrels } por 1 PV, um por { -noble }
building-royal-supplier-help = { EDITION() ->
    [special] No começo da { -captain-phase }, antes de qualquer embarque,
   *[other] Na sua primeira vez na { -captain-phase }, antes de embarcar,
} você pode entregar um { -barrel } por cada { -noble } que tem, todos de tipos diferentes, por 1 PV cada.
building-villa-effect = Um { -noble } a cada { -mayor-phase }
building-villa-help = A cada { -mayor-phase } você pode pegar um { -noble } da reserva, ou um { -worker } se não houver nenhum.
building-jeweler-effect = 1 { -coin } por { -noble } na produção
building-jeweler-help = Na produção você recebe 1 { -coin } por cada { -noble } que tem. Vale como { -production-building } grande.
building-royal-garden-effect = Mais 1 PV por { -noble }
building-royal-garden-help = No fim, mais 1 PV por cada { -noble } que você tem. Conta se houver aqui um { -worker }.

### --- O que a mesa combina ---------------------------------------------------------------------------------

edition-classic-name = Edição clássica
edition-classic-help = As regras e os nomes da edição clássica.
edition-1897-name = Puerto Rico 1897
edition-1897-help = As regras e os nomes de Puerto Rico 1897.
edition-special-name = 1897, edição especial
edition-special-help = As regras da edição especial, com cartas de festa, conquistas e o Puertoma.

expansion-new-buildings-name = Novos edifícios
expansion-new-buildings-help = Mais catorze edifícios; um draft decide quais entram em jogo.
expansion-nobles-name = { EDITION() ->
    [classic] Nobres
   *[other] Cidadãos
}
expansion-nobles-help = Com os { -workers } chegam também { -nobles }: valem 1 PV cada e têm edifícios próprios.
expansion-buccaneer-name = { NAME("buccaneer") }
expansion-buccaneer-help = Mais uma função, que descarrega navios, esvazia a { -trading-house }, leva { -workers } ou separa uma função.
expansion-festival-name = Festa
expansion-festival-help = Três objetivos: quem alcança um primeiro recebe a recompensa.
expansion-festival-cards-name = Cartas de festa
expansion-festival-cards-help = Três de doze cartas dão os objetivos, no lugar dos da Festa.
expansion-achievements-name = Conquistas
expansion-achievements-help = Cada um tem quatro cartas secretas, que dão PV quando a sua condição é cumprida.
name-of-expansion = { $expansion ->
    [nobles] { expansion-nobles-name }
    [buccaneer] { expansion-buccaneer-name }
    [festival] { expansion-festival-name }
    [festival_cards] { expansion-festival-cards-name }
    [achievements] { expansion-achievements-name }
   *[new_buildings] { expansion-new-buildings-name }
}

variant-cost-swap-name = Preços trocados
variant-cost-swap-help = { NAME("university") }: custo 7; { NAME("factory") }: custo 8.
variant-corn-start-name = Começo com { SMALL("corn") }
variant-corn-start-help = Quem começa com { SMALL("corn") } tem 1 { -coin } a menos.
variant-jeweler-cap-name = { NAME("jeweler") }: limite
variant-jeweler-cap-help = { NAME("jeweler") }: no máximo 3 { -coins } por fase.
variant-villa-or-jeweler-name = { NAME("villa") } ou { NAME("jeweler") }
variant-villa-or-jeweler-help = No draft só se pode escolher um dos dois edifícios.
variant-hacienda-or-forest-house-name = { NAME("hacienda") } ou { NAME("forest_house") }
variant-hacienda-or-forest-house-help = No draft só se pode escolher um dos dois edifícios.
variant-achievement-draft-name = Conquistas com draft
variant-achievement-draft-help = Cada um fica com uma carta de cada vez e passa as outras à esquerda, em vez de receber quatro ao acaso.
variant-errata-name = Errata
variant-errata-help = Como diz a errata da Special Edition: o fim vem assim que acabam as fichas de PV, em qualquer fase, e a segunda peça de { NAME("library") } não recebe o { -worker } de { NAME("hospice") }.

option-edition-name = Edição
option-edition-help = Com que regras e com que nomes se joga.
option-players-name = Jogadores
option-players-help = Quantos estão à mesa, bots incluídos.
option-governor-name = Primeiro { SMALL("governor") }
option-governor-help = Quem escolhe a primeira função da partida.
option-ask-forced-name = Perguntar jogadas forçadas
option-ask-forced-help = A pergunta aparece mesmo quando só há uma coisa a fazer.
option-voluntary-name = Perguntar cada ganho
option-voluntary-help = Dinheiro, PV, { -barrels } e descontos que se podem recusar são perguntados em vez de pegos automaticamente.
option-expansions-name = Expansões
option-expansions-help = O que se acrescenta ao jogo básico; podem ser combinadas.
option-variants-name = Variantes
option-variants-help = Pequenas mudanças nas regras.
option-draft-name = Draft
option-draft-help = Quem decide quais edifícios entram em jogo.
option-buildings-name = Edifícios
option-buildings-help = Os tipos de edifício com que se joga, se for você a escolher.
option-house-rules-name = Regras da casa
option-house-rules-help = Permite as expansões da edição especial nas outras edições.
option-order-name = Lugares
option-order-help = Quem se senta onde e, portanto, quem começa.
option-undo-name = Desfazer
option-undo-help = Se as jogadas podem ser desfeitas.
option-clock-name = Tempo para pensar
option-clock-help = Quanto pode durar uma decisão; depois um bot joga até o jogador voltar.
option-visibility-name = Quem encontra a mesa
option-visibility-help = Se outros encontram a mesa no saguão.
option-difficulty-name = Dificuldade
option-difficulty-help = Quão forte é o Puertoma.

draft-players-name = Os jogadores
draft-players-help = Na sua vez, cada jogador adiciona um tipo de edifício à partida.
draft-chance-name = O acaso
draft-chance-help = O acaso decide quais edifícios entram em jogo.
draft-given-name = Quem abre a mesa
draft-given-help = Quem abre a mesa indica os edifícios.
order-random-name = Ao acaso
order-random-help = Os lugares são embaralhados quando a partida começa.
order-fixed-name = Como estão
order-fixed-help = Cada um fica onde está; começa o primeiro lugar.
undo-none-name = Nunca
undo-none-help = O que foi jogado está jogado.
undo-own-name = Jogadas próprias
undo-own-help = Você pode desfazer a sua última decisão enquanto ninguém mais decidir e nada oculto for revelado.
undo-agree-name = De comum acordo
undo-agree-help = Como nas jogadas próprias; mais atrás, se todos concordarem.
clock-none-name = Sem limite
clock-none-help = Cada um leva o tempo de que precisa.
clock-decision-name = Por decisão
clock-decision-help = Cada decisão tem um limite de tempo: para jogar de uma vez só.
clock-day-name = Ao longo de dias
clock-day-help = Cada decisão pode levar dias: para jogar de vez em quando.
visibility-public-name = Pública
visibility-public-help = A mesa está no saguão, e qualquer um pode jogar ou assistir.
visibility-link-name = Por link
visibility-link-help = Só encontra a mesa quem tem o link.

bot-random-name = Aleatório
bot-random-help = Faz qualquer jogada permitida: bom para uma primeira partida.
bot-greedy-name = Ganancioso
bot-greedy-help = Pega o que rende mais na hora.
bot-planner-name = Planejador
bot-planner-help = Pensa até a sua próxima vez: a quem uma função ajuda e o que deixa aos outros.
bot-learned-name = Treinado
bot-learned-help = Pega o que prefere uma rede que aprendeu com muitas partidas.
bot-search-name = Busca
bot-search-help = Olha adiante enquanto tiver tempo.
bot-beginner-name = Iniciante
bot-beginner-help = Conhece as regras e muitas vezes avalia mal uma jogada.
bot-casual-name = Casual
bot-casual-help = Pega o que parece bom, com um erro de vez em quando.
bot-skilled-name = Hábil
bot-skilled-help = Pensa adiante e raramente erra.
bot-expert-name = Especialista
bot-expert-help = Olha algumas jogadas adiante. Difícil de vencer.
bot-master-name = Mestre
bot-master-help = Olha tão longe quanto um segundo permite. O adversário mais forte.
bot-shipper-name = Armador
bot-shipper-help = Hábil: cultiva muito e enche os navios.
bot-builder-name = Construtor
bot-builder-help = Hábil: põe as suas moedas numa grande cidade.
bot-trader-name = Mercador
bot-trader-help = Hábil: vende caro e mantém a bolsa cheia.

### --- Decisões ---------------------------------------------------------------------------------------------

decision-round-name = Escolha da função
decision-round-ask = Escolha uma função.
decision-round-help = Escolha uma das funções que restam, com { -the-coins } que houver nela. Todos a executam, a começar por você; a vantagem é só sua.

decision-settler-name = { NAME("settler") }
decision-settler-ask = { NAME("settler") }: pegue uma peça.
decision-settler-help = Pegue uma das { -plantations } abertas para um terreno livre da sua ilha. Se escolheu a função, ou com { NAME("construction_hut") } em atividade, você pode pegar uma { -quarry } em vez disso.
decision-settler-pass = Não pegar nada

decision-hacienda-name = { NAME("hacienda") }
decision-hacienda-ask = { NAME("hacienda") }: tirar antes da pilha uma { -plantation }?
decision-hacienda-help = Você pode tirar da pilha uma { -plantation } sem vê-la, antes de pegar a sua peça. Ela é colocada em todo caso.
decision-hacienda-pass = Não tirar nada

decision-hospice-name = { NAME("hospice") }
decision-hospice-ask = { NAME("hospice") }: um { -worker } para a sua nova peça?
decision-hospice-help = Um { -worker } pode ficar logo na sua nova peça. Se recusar, sobra mais um na reserva.
decision-hospice-pass = Nenhum { -worker }

decision-mayor-name = { NAME("mayor") }
decision-mayor-ask = { NAME("mayor") }: pega mais 1 { -worker }?
decision-mayor-help = A sua vantagem é mais um { -worker } da reserva. Se recusar, a reserva fica mais cheia e o fim mais longe.
decision-mayor-pass = Nenhum { -worker }

decision-place-name = Colocar { -workers }
decision-place-ask = { NAME("mayor") }: coloque os seus { -workers }.
decision-place-help = Ponha todos os seus { -workers }, antigos e novos, nos círculos das suas peças, como quiser. Só ficam parados os que não encontram círculo.

decision-builder-name = { NAME("builder") }
decision-builder-ask = { NAME("builder") }: o que você constrói?
decision-builder-help = Construa um edifício que possa pagar, para o qual tenha lugar e que ainda não tenha.
decision-builder-pass = Não construir nada

decision-university-name = { NAME("university") }
decision-university-ask = { NAME("university") }: um { -worker } para o seu novo edifício?
decision-university-help = Um { -worker } pode ficar logo no seu novo edifício. Se recusar, sobra mais um na reserva.
decision-university-pass = Nenhum { -worker }

decision-craftsman-name = { NAME("craftsman") }
decision-craftsman-ask = { NAME("craftsman") }: que { -barrel } você pega a mais?
decision-craftsman-help = A sua vantagem é mais um { -barrel } de um tipo que acabou de produzir.
decision-craftsman-pass = Não pegar nada

decision-trader-name = { NAME("trader") }
decision-trader-ask = { NAME("trader") }: o que você vende?
decision-trader-help = Venda 1 { -barrel } à { -trading-house }, de um tipo que ela ainda não tenha. { NAME("office") }, { NAME("trading_post") } e { NAME("land_office") } permitem mais.
decision-trader-pass = Não vender nada

decision-captain-name = { NAME("captain") }
decision-captain-ask = { NAME("captain") }: carregue um navio.
decision-captain-help = Escolha um tipo de mercadoria e um navio. Um navio leva um só tipo, e dois navios nunca o mesmo; embarcam-se todos os { -barrels } que couberem. Se pode embarcar, você deve.
decision-captain-pass = Não enviar nada

decision-storage-name = Armazenagem
decision-storage-ask = { NAME("captain") }: o que você guarda?
decision-storage-help = Você guarda 1 { -barrel } e o que couber nos seus armazéns. Todo o resto se perde.
decision-storage-pass = Não guardar mais nada

decision-draft-name = Draft
decision-draft-ask = Adicione um tipo de edifício à partida.
decision-draft-help = Escolha um edifício para um espaço livre do seu custo. O que não for escolhido fica fora do jogo.

decision-guests-name = { NAME("guesthouse") }
decision-guests-ask = { NAME("guesthouse") }: um hóspede se move agora?
decision-guests-help = Você pode mover um hóspede para um círculo vazio seu, onde trabalha logo. A pergunta volta quando isso puder servir.
decision-guests-pass = Ninguém se move

decision-drawn-tile-name = Peça da pilha
decision-drawn-tile-ask = Saiu { a-tile }. Como você coloca a peça?
decision-drawn-tile-help = Com { NAME("forest_house") } em atividade, você pode colocar a peça fechada, como { -forest }.

decision-library-tile-name = { NAME("library") }
decision-library-tile-ask = { NAME("library") }: pegue outra { -plantation }.
decision-library-tile-help = A sua vantagem vale em dobro: pegue uma das { -plantations } que restam.
decision-library-tile-pass = Não pegar nada

decision-black-market-name = { NAME("black_market") }
decision-black-market-ask = { NAME($building) }: { $coins ->
    [one] falta
   *[other] faltam
} { sum-coins }. O que você entrega?
decision-black-market-help = Entregue um { -worker }, um { -barrel } ou um PV em lugar de 1 { -coin } cada, até não faltar nada. Pergunta-se um de cada vez.
decision-black-market-pass = Nada deste tipo

decision-small-wharf-name = { NAME("small_wharf") }
decision-small-wharf-ask = { NAME("small_wharf") }: { piece-barrel } a bordo. O que mais?
decision-small-wharf-help = Adicione { -barrels } de outros tipos ou deixe o navio partir. Ele dá 1 PV a cada dois { -barrels }.
decision-small-wharf-pass = O navio parte

decision-worker-ship-name = { NAME("worker_ship") }
decision-worker-ship-ask = { NAME("worker_ship") }: quem você pega?
decision-worker-ship-help = Você pega uma pessoa de cada vez, um { -worker } ou um { -noble }, até não sobrar ninguém.

decision-villa-name = { NAME("villa") }
decision-villa-ask = { NAME("villa") }: você pega alguém?
decision-villa-help = Você pode pegar um { -noble } da reserva, ou um { -worker } se não houver nenhum.
decision-villa-pass = Ninguém

decision-nobles-name = Colocar { -nobles }
decision-nobles-ask = { NAME($building) }: quantos { -nobles } ficam aqui?
decision-nobles-help = Este edifício funciona de outro modo com um { -noble }. Diga quem fica aqui; os outros vão para onde não faz diferença.

decision-hunting-lodge-name = { NAME("hunting_lodge") }
decision-hunting-lodge-ask = { NAME("hunting_lodge") }: você devolve uma peça?
decision-hunting-lodge-help = Você pode devolver uma { -plantation } ou uma { -forest }. Quem estiver nela vai { -to-portrait }.
decision-hunting-lodge-pass = Ficar com tudo

decision-royal-supplier-name = { NAME("royal_supplier") }
decision-royal-supplier-ask = { NAME("royal_supplier") }: o que você entrega por 1 PV cada?
decision-royal-supplier-help = Antes de embarcar, você pode entregar um { -barrel } por cada { -noble } que tem, todos de tipos diferentes.
decision-royal-supplier-pass = Não entregar mais nada

decision-buccaneer-name = { NAME("buccaneer") }
decision-buccaneer-ask = { NAME("buccaneer") }: escolha o que fazer.
decision-buccaneer-help = Descarregue um navio e fique com até três { -barrels }; esvazie a { -trading-house } por 1 PV por { -barrel }; leve até três { -workers } da { -worker-ship }; ou separe uma função e jogue-a no fim da rodada.
decision-buccaneer-pass = Uma opção sem efeito

decision-raid-name = { NAME("buccaneer_raid") }
decision-raid-ask = Saem: { $rest }; podem trabalhar para você: { $kept }. Quem vai para onde?
decision-raid-help = Ponha alguns dos que saem em círculos vazios seus. Diga quem é mandado embora: { EDITION() ->
    [special] sai do jogo.
   *[other] volta à reserva.
}

decision-reward-name = Recompensa
decision-reward-ask = A sua recompensa: { piece-worker } para colocar.
decision-reward-help = Ponha-os em círculos vazios, primeiro os terrenos e depois os edifícios. Os que não colocar ficam parados até a próxima { -mayor-phase }.
decision-reward-pass = Os outros ficam parados

decision-offer-name = Ganho opcional
# $thing: the building, role or goal; the rest what it brings
decision-offer-ask = { NAME($thing) }: { festival-reward }. Você aceita?
decision-offer-help = Nesta mesa todo ganho é opcional. O que você recusa fica na reserva.
decision-offer-pass = Recusar

decision-production-name = Escolha dos { -barrels }
# $count: the barrels; $ship: where a pirate takes them from, or 0
decision-production-ask = { $ship ->
    [0] Produção
   *[other] { NAME("buccaneer_piracy") }
}: { piece-barrel }. O que você pega?
decision-production-help = Pegue todos os { -barrels }, ou antes deixe alguns, um de cada vez. O que você deixa fica na reserva.

decision-payment-name = Pagamento
decision-payment-ask = { NAME($building) }: quanto você paga?
decision-payment-help = Os descontos são opcionais: use todos, alguns ou nenhum.

decision-achievements-name = Conquistas
decision-achievements-ask = Com que carta secreta você fica?
decision-achievements-help = Fique com uma carta; as outras vão para a esquerda. No fim você tem quatro.

### --- Ações ------------------------------------------------------------------------------------------------

action-role = { NAME($card) }
action-take = Pegar { a-tile }
action-draw = Tirar da pilha uma { -plantation }
action-worker = { $decision ->
    [university] Um { -worker } no novo edifício
    [raid] Os outros vão embora
   *[other] Pegar um { -worker }
}
action-worker-on = { $field ->
    [forest] Pegar um { -worker } pela nova { -forest }
   *[other] Um { -worker } na nova peça: { NAME($field) }
}
action-noble = { $decision ->
    [university] Um { -noble } no novo edifício
    [raid] Os outros vão embora, entre eles um { -noble }
   *[other] Pegar um { -noble }
}
action-noble-on = { $field ->
    [forest] Pegar um { -noble } pela nova { -forest }
   *[other] Um { -noble } na nova peça: { NAME($field) }
}
action-place = { NAME($place) }: { piece-worker }
action-build = Construir { NAME($building) }
action-barrel = Pegar { one-good }
action-sell = Vender { SMALL($good) }
action-load = Carregar { SMALL($good) } no navio { $ship }
action-wharf = { NAME("wharf") }: enviar { SMALL($good) }
action-keep = Guardar { piece-good }
action-draft = Adicionar { NAME($building) }
action-take-forest = Pegar { SMALL($good) } como { -forest }
action-plant = Colocar aberta
action-forest = Colocar fechada, como { -forest }
action-post = { NAME("trading_post") }: vender { SMALL($good) }
action-send = { NAME("small_wharf") }: { piece-good }
action-put-worker = { NAME($place) }: pôr um { -worker }
action-put-noble = { NAME($place) }: pôr um { -noble }
action-hand-worker = Um { -worker } ({ NAME($place) })
action-hand-noble = Um { -noble } ({ NAME($place) })
action-hand-barrel = { one-good }
action-hand-chip = 1 PV
action-nobles = { NAME($building) }: { piece-noble }
action-land = Comprar uma { -plantation } fechada por 1 { -coin }
action-clear = Devolver uma peça: { NAME($tile) }
action-deliver = Entregar { one-good }
action-piracy = { NAME("buccaneer_piracy") }: navio { $ship }
action-loot = { NAME("buccaneer_loot") }
action-raid = { NAME("buccaneer_raid") }
action-kidnap = { NAME("buccaneer_kidnap") }: { NAME($card) }
action-choose = Ficar com { NAME($achievement) }
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
event-acted-pass = { $player } passa.
event-acted-pass-you = Você passa.
event-acted-put = { $player } põe um { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} em { NAME($place) }.
event-acted-put-you = Você põe um { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} em { NAME($place) }.

event-role-taken = { $player } escolhe a função { NAME($card) }{ $coins ->
    [0] .
   *[other] {" "}e pega { sum-coins }.
}
event-role-taken-you = Você escolhe a função { NAME($card) }{ $coins ->
    [0] .
   *[other] {" "}e pega { sum-coins }.
}
event-tile-drawn = { $player } tira da pilha { a-tile }.
event-tile-drawn-you = Você tira da pilha { a-tile }.
event-tile-taken = { $player } pega { a-tile }.
event-tile-taken-you = Você pega { a-tile }.
event-tiles-turned-up = Peças abertas: { piece-plantation }.
event-pile-shuffled = Nova pilha embaralhada: { piece-plantation }.
event-workers-gained = { $player } pega mais { piece-worker }.
event-workers-gained-you = Você pega mais { piece-worker }.
event-workers-from-ship = { $player } recebe { piece-worker } da { -worker-ship }.
event-workers-from-ship-you = Você recebe { piece-worker } da { -worker-ship }.
event-field-staffed = { $player } põe { piece-worker } em { NAME($field) }.
event-field-staffed-you = Você põe { piece-worker } em { NAME($field) }.
event-building-staffed = { $player } põe { piece-worker } em { NAME($building) }.
event-building-staffed-you = Você põe { piece-worker } em { NAME($building) }.
event-ship-refilled = { NAME("worker_ship") }: agora há { piece-worker }.
event-built = { $player } constrói { NAME($building) } por { sum-coins }.
event-built-you = Você constrói { NAME($building) } por { sum-coins }.
event-produced = { $player } produz { piece-good }.
event-produced-you = Você produz { piece-good }.
event-coins-gained = { $player } recebe { sum-coins }.
event-coins-gained-you = Você recebe { sum-coins }.
event-barrel-taken = { $player } pega mais { one-good }.
event-barrel-taken-you = Você pega mais { one-good }.
event-sold = { $player } vende { one-good } por { sum-coins }.
event-sold-you = Você vende { one-good } por { sum-coins }.
event-house-emptied = A { -trading-house } é esvaziada.
event-loaded = { $player } carrega { piece-good } no navio { $ship } por { sum-points }.
event-loaded-you = Você carrega { piece-good } no navio { $ship } por { sum-points }.
event-shipped = { $player } envia { piece-good } do seu { NAME("wharf") } por { sum-points }.
event-shipped-you = Você envia { piece-good } do seu { NAME("wharf") } por { sum-points }.
event-stored = { $count ->
    [0] { $player } perde { $lost ->
        [one] { $lost } { -barrel } { of-good }.
       *[other] { $lost } { -barrels } { of-good }.
    }
   *[other] { $player } guarda { piece-good }{ $lost ->
        [0] .
       *[other] {" "}e perde { $lost }.
    }
}
event-stored-you = { $count ->
    [0] Você perde { $lost ->
        [one] { $lost } { -barrel } { of-good }.
       *[other] { $lost } { -barrels } { of-good }.
    }
   *[other] Você guarda { piece-good }{ $lost ->
        [0] .
       *[other] {" "}e perde { $lost }.
    }
}
event-ship-emptied = O navio { $ship } parte com a sua carga de { SMALL($good) }.
event-end-triggered = É a última rodada: { $reason ->
    [workers] { ending-workers }
    [city] { ending-city }
   *[chips] { ending-chips }
}.
event-round-ended = A rodada { $round } acabou.
event-game-over = A partida acabou.
event-workers-lifted = { $player } tem { piece-worker } para colocar.
event-workers-lifted-you = Você tem { piece-worker } para colocar.
event-forest-placed = { $player } coloca uma { -forest }.
event-forest-placed-you = Você coloca uma { -forest }.
event-tile-cleared = { $player } devolve uma peça: { NAME($tile) }.
event-tile-cleared-you = Você devolve uma peça: { NAME($tile) }.
event-points-gained = { $player } recebe { sum-points } ({ NAME($building) }).
event-points-gained-you = Você recebe { sum-points } ({ NAME($building) }).
event-privilege-points = { $player } recebe { sum-points } ({ NAME($card) }).
event-privilege-points-you = Você recebe { sum-points } ({ NAME($card) }).
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
event-noble-posted = { $player } tem { piece-noble } em { NAME($building) }.
event-noble-posted-you = Você tem { piece-noble } em { NAME($building) }.
event-guest-moved = { NAME("guesthouse") }: { $player } move um { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} para { NAME($place) }.
event-guest-moved-you = { NAME("guesthouse") }: você move um { $noble ->
    [yes] { -noble }
   *[no] { -worker }
} para { NAME($place) }.
event-sent = { $player } embarca { piece-good } no seu { NAME("small_wharf") }.
event-sent-you = Você embarca { piece-good } no seu { NAME("small_wharf") }.
event-delivered = { $player } entrega { one-good } por { sum-points }.
event-delivered-you = Você entrega { one-good } por { sum-points }.
event-drafted = { $player } adiciona { NAME($building) } à partida.
event-drafted-you = Você adiciona { NAME($building) } à partida.
event-drafted-nobody = Entra em jogo { NAME($building) }.
event-pirated = { $player } descarrega o navio { $ship } e fica com { piece-good }.
event-pirated-you = Você descarrega o navio { $ship } e fica com { piece-good }.
event-looted = { $player } esvazia a { -trading-house } por { $count } PV.
event-looted-you = Você esvazia a { -trading-house } por { $count } PV.
event-raided = { $player } tira { piece-worker } da { -worker-ship }.
event-raided-you = Você tira { piece-worker } da { -worker-ship }.
event-kidnapped = { $player } separa a função { NAME($card) }{ $coins ->
    [0] .
   *[other] {" "}e pega { sum-coins }.
}
event-kidnapped-you = Você separa a função { NAME($card) }{ $coins ->
    [0] .
   *[other] {" "}e pega { sum-coins }.
}
event-ransom-paid = { EDITION() ->
    [special] { $player } paga { sum-coins } a { $to } pela função separada.
   *[other] { $player } escolhe a função separada: { sum-coins } do banco para { $to }.
}
event-ransom-paid-you = { EDITION() ->
    [special] Você paga { sum-coins } a { $to } pela função separada.
   *[other] Você escolhe a função separada: { sum-coins } do banco para { $to }.
}
event-kidnapped-role-played = { $player } joga a função separada: { NAME($card) }.
event-kidnapped-role-played-you = Você joga a função separada: { NAME($card) }.
event-goal-drawn = Um objetivo da festa: { NAME($goal) }.
event-goal-reached = { $player } alcança um objetivo: { NAME($goal) }.
event-goal-reached-you = Você alcança um objetivo: { NAME($goal) }.
event-achievement-met = { $player } revela uma conquista: { NAME($achievement) }.
event-achievement-met-you = Você revela uma conquista: { NAME($achievement) }.

### --- Recusas ----------------------------------------------------------------------------------------------

refusal-game-over = A partida acabou.
refusal-card-taken = { NAME($card) }: nesta rodada já foi escolha de { $player }.
refusal-card-taken-you = { NAME($card) }: nesta rodada você já a escolheu.
refusal-settler-closed = Com a ilha cheia você não pode escolher a função { NAME("settler") }.
refusal-same-prospector = As duas cartas dão o mesmo: pegue a primeira.
refusal-not-face-up = Você não pode pegar { a-tile }: não há nenhuma aberta.
refusal-no-right-to-quarry = Você só pode pegar uma { -quarry } se escolheu a função ou se tem este edifício, ocupado: { NAME("construction_hut") }.
refusal-no-quarry-left = Não há mais { -quarries }.
refusal-not-this-turns-tile = { NAME($field) }: nesta vez você não colocou uma peça que sirva ({ NAME("hospice") }).
refusal-too-few-circles = { NAME($place) }: só há { $circles ->
    [one] { $circles } círculo
   *[other] { $circles } círculos
}.
refusal-too-few-workers = { $workers ->
    [0] Você não tem mais ninguém para colocar.
    [one] Você só tem mais { $workers } { -worker } para colocar.
   *[other] Você só tem mais { $workers } { -workers } para colocar.
}
refusal-workers-left-over = Todos têm de ser colocados, e { $workers ->
    [one] ficaria { $workers } { -worker }
   *[other] ficariam { $workers } { -workers }
} para { $circles ->
    [one] { $circles } círculo
   *[other] { $circles } círculos
}.
refusal-already-owned = Você já tem { NAME($building) }.
refusal-none-for-sale = { NAME($building) }: não está à venda.
refusal-no-city-space = Na sua cidade não há lugar para { NAME($building) }.
refusal-too-expensive = { NAME($building) } custa { $cost }, você tem { $coins }.
refusal-supply-empty = Não há mais { SMALL($good) } na reserva.
refusal-not-produced = Você não produziu { SMALL($good) } nesta fase.
refusal-house-full = A { -trading-house } está cheia: { NAMES($goods) }.
refusal-no-barrel = Você não tem { SMALL($good) }.
refusal-kind-in-house = A { -trading-house } já tem { SMALL($good) }.
refusal-must-load = Você pode carregar um navio cargueiro: tem de carregar ou usar um navio seu.
refusal-ship-full = O navio { $ship } está cheio.
refusal-ship-has-other = O navio { $ship } leva { SMALL($other) }.
refusal-kind-on-other-ship = Outro navio já leva { SMALL($good) }.
refusal-other-ship-takes-more = { NAME($good) }: no navio { $ship } cabem { $here }; noutro, { $there }.
refusal-wharf-used = { NAME("wharf") }: já usado nesta fase.
refusal-kind-decided = { NAME($good) }: já está decidido.
refusal-too-few-barrels = Você só tem { $barrels ->
    [one] { $barrels } { -barrel } { of-good }
   *[other] { $barrels } { -barrels } { of-good }
}.
refusal-no-room-to-store = { NAME($good) }: não há lugar. Você guarda { $kinds ->
    [one] { $kinds } tipo inteiro
   *[other] { $kinds } tipos inteiros
} e { $barrels ->
    [one] { $barrels } { -barrel }
   *[other] { $barrels } { -barrels }
}.
refusal-already-sold = Você já vendeu nesta vez.
refusal-land-office-used = { NAME("land_office") }: já usado nesta vez.
refusal-land-office-other-person = { NAME("land_office") }: um { -worker } compra terra, um { -noble } a devolve.
refusal-cannot-buy-land = Para comprar é preciso ter 1 { -coin }, um terreno livre e uma { -plantation } na pilha.
refusal-small-wharf-used = { NAME("small_wharf") }: já usado nesta fase.
refusal-works-on-black-market = Quem está no próprio { NAME("black_market") } não pode ser entregue.
refusal-guest-changes-nothing = { NAME($place) }: agora um hóspede não mudaria nada lá. A pergunta volta quando isso puder servir.
refusal-no-such-guest = { NAME("guesthouse") }: nenhum hóspede desse tipo espera lá.
refusal-in-every-game = { NAME($building) }: está em todas as partidas, sem draft.
refusal-already-drafted = { NAME($building) }: já está na partida.
refusal-excluded-by-pair = { NAME($building) }: não pode ser, porque o outro edifício do par já está em jogo.
refusal-no-draft-space = { NAME($building) }: nenhum espaço de custo { $cost } está livre.
refusal-not-so-many-nobles = { NAME($building) }: aqui podem estar de { $fewest } a { $most } { -nobles }.
refusal-quarries-stay = Uma { -quarry } nunca é devolvida.
refusal-holds-marker = Da última vez foi você quem escolheu esta função: antes, outra pessoa tem de escolhê-la.
refusal-own-kidnapping = { NAME($card) }: foi você quem separou esta função; ela espera o fim da rodada.
refusal-no-ransom = { NAME($card) }: função separada, custa 3; você tem { $coins }.
refusal-every-option-works = Todas as opções têm efeito: escolha uma.
refusal-cannot-kidnap = { NAME($card) }: esta função não pode ser separada.
refusal-not-in-hand = Você não tem na mão a carta { NAME($card) }.
refusal-must-say-barrels = Você não pode passar: pegue os { -barrels } ou deixe-os um de cada vez.
refusal-none-to-leave = { NAME($good) }: não há nada para deixar aqui.
refusal-pay-between = Você pode pagar de { $cost } a { $most }.
refusal-not-voluntary = Nesta mesa os ganhos não são perguntados: são pegos automaticamente.
refusal-must-pay = Você não pode passar: diga quanto paga.
refusal-discount-whole = Este desconto vale inteiro ou não vale: você pode pagar { $cost } ou { $most }.

## O que não está nesta partida

refusal-not-in-game = Não está nesta partida: faz parte da expansão { name-of-expansion }.
refusal-building-not-in-game = { NAME($building) }: não está nesta partida, faz parte da expansão { name-of-expansion }.
refusal-not-drafted = { NAME($building) }: este edifício não foi escolhido no draft e não está nesta partida.
refusal-no-such-card = { NAME($card) }: com { $count } jogadores não há.
refusal-no-such-ship = Com { $count } jogadores não há navio { $ship }.
refusal-no-draft = Nesta partida os edifícios não são escolhidos pelos jogadores.
refusal-cards-are-dealt = Nesta partida as cartas secretas são distribuídas, não escolhidas.

## O que é de outra decisão

refusal-other-decision = Isso é de outra decisão ({ $home }); agora se decide: { $step }.
refusal-before-play = Isso se decide antes da primeira rodada: { $home }.
refusal-phase-over = { NAME($card) }: a fase desta rodada já acabou.
refusal-trading-over = { NAME($card) }: a fase desta rodada já acabou; quem não tinha o que vender, ou encontrou a { -trading-house } cheia, não foi consultado.
refusal-no-occupied-building = Você precisa deste edifício, ocupado: { NAME($building) }.
refusal-not-owned = Você não tem este edifício: { NAME($building) }.
refusal-hacienda-draws-no-quarry = { NAME("hacienda") }: nunca sai uma { -quarry }; a sua peça você pega depois.
refusal-say-which-tile = Diga para qual das suas peças novas.
refusal-place-decided = { NAME($place) }: já está decidido.
refusal-place-later = { NAME($place) } vem depois: primeiro { NAME($now) }.
refusal-nobody-there = { NAME($place) }: não há ninguém.

## Onde não se passa

refusal-must-take-role = Você não pode passar: tem de escolher uma função.
refusal-must-place = Você não pode passar: é preciso preencher o máximo de círculos.
refusal-must-draft = Você não pode passar: tem de acrescentar um edifício.
refusal-must-place-tile = Você não pode passar: a peça tirada da pilha tem de ser colocada.
refusal-must-take-person = Você não pode passar: pegue um { -worker } ou um { -noble }.
refusal-must-say-nobles = Você não pode passar: diga quantos { -nobles } ficam aqui.
refusal-must-send-away = Você não pode passar: diga quem sai.
refusal-must-keep-card = Você não pode passar: tem de ficar com uma carta.

## Peças, pessoas, bucaneiro

refusal-no-such-tile = Você não tem { a-tile }.
refusal-second-tile-no-quarry = A segunda peça é uma { -plantation }; para uma { -quarry } você precisa deste edifício, ocupado: { NAME("construction_hut") }.
refusal-no-circle-on-tile = { NAME($field) }: não há círculo vazio.
refusal-forest-worker-moves-on = Numa { -forest } não fica ninguém: o { -worker } vai para a outra peça desta vez.
refusal-only-plantations-return = { NAME($field) }: aqui só se devolvem { -plantations }.
refusal-noble-not-to-be-had = Um { -noble } só pode vir da { -worker-ship }, quando não há { -workers } na reserva.
refusal-only-from-supply = { NAME($building) }: só vem um { -worker } da reserva, nenhum { -noble }.
refusal-no-worker-left = Não há mais { -workers }, só { -nobles }.
refusal-nobles-first = Na reserva ainda há { piece-noble }: você não pode pegar um { -worker }.
refusal-no-noble-left = Não há mais { -nobles } na reserva.
refusal-no-noble-on-ship = { -worker-ship }: não há { -nobles }.
refusal-not-so-many-on-ship = { $left ->
    [one] { $left } tem de sair
   *[other] { $left } têm de sair
}, e só há { piece-worker }.
refusal-in-every-game-with-nobles = { NAME($building) }: está em todas as partidas com { -nobles }, sem draft.
refusal-house-empty = A { -trading-house } está vazia: não teria efeito.
refusal-ship-empty = O navio { $ship } está vazio: não teria efeito.
refusal-nobody-to-raid = { -worker-ship }: há { $workers } e são { $count } jogadores; só se pode assaltar quem passa desse número.
refusal-still-missing = Você não pode passar: { $missing ->
    [one] ainda falta { $missing } { -coin }
   *[other] ainda faltam { $missing } { -coins }
}.
refusal-asked-later = Isso vem em seguida: antes, entregue o que se pede agora, ou passe.
refusal-asked-already = Já está decidido: entrega-se no máximo um de cada tipo.
refusal-no-chip = Você não tem PV para entregar.
refusal-no-noble-there = { NAME($place) }: não há { -nobles } aí.
refusal-only-nobles-there = { NAME($place) }: só há { -nobles } aí.
refusal-raises-price = { NAME($place) }: sem quem está aí, o edifício custaria mais.
refusal-no-empty-circle = { NAME($place) }: você não tem círculo vazio aí.
refusal-no-more-kept = Você não pode ficar com mais ninguém: os outros têm de sair.
refusal-name-nobles-first = Indique os { -nobles } antes dos { -workers }.

### --- Festa e conquistas -----------------------------------------------------------------------------------

festival-harvest-weighing-name = Pesagem da colheita
festival-harvest-weighing-condition = Produza numa fase 3 { -barrels } de { SMALL($a) }
festival-carnival-cocktail-name = Coquetel de carnaval
festival-carnival-cocktail-condition = Produza numa fase: { SMALL($a) }, { SMALL($b) }, { SMALL($c) }
festival-closing-time-name = Hora de fechar
festival-closing-time-condition = Encha a { -trading-house } vendendo { SMALL($a) }
festival-specialist-name = Especialista
festival-specialist-condition = Tenha 3 { -plantations } de { SMALL($x) }
festival-farm-fair-name = Feira agrícola
festival-farm-fair-condition = Tenha { -plantations } de { SMALL($x) } e de { SMALL($y) }; produza numa fase { SMALL($a) } e { SMALL($b) }
festival-festival-delivery-name = Entrega para a festa
festival-festival-delivery-condition = Embarque numa fase 1 { -barrel } de { SMALL($a) } e 2 de { SMALL($b) }
festival-twin-farmers-name = Fazendeiros gêmeos
festival-twin-farmers-condition = Tenha 2 { -plantations } de { SMALL($x) } e 2 de { SMALL($y) }
festival-two-baskets-name = Dois cestos
festival-two-baskets-condition = Produza numa fase 2 { -barrels } de { SMALL($a) } e 2 de { SMALL($b) }
festival-solemn-departure-name = Partida solene
festival-solemn-departure-condition = Encha o maior navio com { SMALL($a) }
festival-pioneer-toast-name = Brinde dos pioneiros
festival-pioneer-toast-condition = Construa { NAME($building) }
festival-inauguration-name = Inauguração
festival-inauguration-condition = Construa { NAME($building) }
festival-traditional-departure-name = Partida tradicional
festival-traditional-departure-condition = Encha o menor navio com { SMALL($a) }
festival-reward = { $workers ->
    [0] { $coins ->
        [0] { sum-points }
       *[other] { sum-coins }{ festival-reward-points }
    }
    [one] { $workers } { -worker }{ festival-reward-coins }{ festival-reward-points }
   *[other] { $workers } { -workers }{ festival-reward-coins }{ festival-reward-points }
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
achievement-major-landowner-name = Grande latifundiário
achievement-major-landowner-condition = No máximo 2 terrenos e 2 espaços da cidade vazios
achievement-master-collector-name = Mestre colecionador
achievement-master-collector-condition = Tenha 7 { -barrels } de um tipo
achievement-senior-bureaucrat-name = Alto burocrata
achievement-senior-bureaucrat-condition = Tenha 7 { -beige-buildings } pequenos
achievement-trade-strategist-name = Estrategista comercial
achievement-trade-strategist-condition = Ganhe 7 PV numa { -captain-phase }
achievement-head-administrator-name = Administrador-chefe
achievement-head-administrator-condition = 12 { -workers } em edifícios
achievement-leading-employer-name = Maior empregador
achievement-leading-employer-condition = 9 { -workers } em terrenos
achievement-leading-producer-name = Maior fabricante
achievement-leading-producer-condition = Produza 7 { -barrels } numa fase
achievement-big-spender-name = Gastador
achievement-big-spender-condition = Construa um { -large-building } gastando tudo o que tem
achievement-coffee-dispatcher-name = Despachante de café
achievement-coffee-dispatcher-condition = Carregue { SMALL("coffee") } no último lugar de um navio
achievement-tobacco-dispatcher-name = Despachante de tabaco
achievement-tobacco-dispatcher-condition = Carregue { SMALL("tobacco") } no último lugar de um navio
achievement-dock-tycoon-name = Magnata das docas
achievement-dock-tycoon-condition = Embarque 3 tipos numa { -captain-phase }
achievement-luxury-goods-provider-name = Fornecedor de luxo
achievement-luxury-goods-provider-condition = Tenha { -production-buildings } para { SMALL("sugar") }, { SMALL("tobacco") } e { SMALL("coffee") }
achievement-master-agronomist-name = Mestre agrônomo
achievement-master-agronomist-condition = Use os 12 terrenos
achievement-specialised-shipper-name = Armador especializado
achievement-specialised-shipper-condition = Embarque 5 { -barrels } de um tipo de uma vez
achievement-caramel-popcorn-inventor-name = Inventor da pipoca caramelada
achievement-caramel-popcorn-inventor-condition = Tenha 8 { -barrels } entre { SMALL("corn") } e { SMALL("sugar") }, de ambos
achievement-confectionery-supplier-name = Fornecedor de confeitarias
achievement-confectionery-supplier-condition = Tenha 7 { -barrels } entre { SMALL("indigo") } e { SMALL("sugar") }, de ambos
achievement-luxury-crop-trader-name = Negociante de cultivos finos
achievement-luxury-crop-trader-condition = Tenha 5 { -barrels } entre { SMALL("coffee") } e { SMALL("tobacco") }, de ambos
achievement-pastry-maker-name = Confeiteiro
achievement-pastry-maker-condition = Tenha 9 { -barrels } entre { SMALL("corn") } e { SMALL("indigo") }, de ambos
achievement-tavern-supplier-name = Fornecedor de tavernas
achievement-tavern-supplier-condition = Tenha 6 { -barrels } entre { SMALL("coffee") } e { SMALL("sugar") }, de ambos
achievement-tobacco-and-fruit-broker-name = Corretor de tabaco e fruta
achievement-tobacco-and-fruit-broker-condition = Tenha 6 { -barrels } entre { SMALL("tobacco") } e { SMALL("indigo") }, de ambos
achievement-deal-closer-name = Fechador de negócios
achievement-deal-closer-condition = Como { NAME("trader") }, encha a { -trading-house }
achievement-independent-shipper-name = Armador independente
achievement-independent-shipper-condition = Encha um navio vazio de uma só vez
achievement-prudent-merchant-name = Comerciante prudente
achievement-prudent-merchant-condition = Guarde { -barrels } de 2 tipos no fim da fase
achievement-sugar-dispatcher-name = Despachante de açúcar
achievement-sugar-dispatcher-condition = Carregue { SMALL("sugar") } no último lugar de um navio
achievement-trade-tycoon-name = Magnata do comércio
achievement-trade-tycoon-condition = Venda 1 { -barrel } por pelo menos 6 { -coins }
achievement-tropical-produce-magnate-name = Magnata tropical
achievement-tropical-produce-magnate-condition = Tenha 3 { -production-buildings } para { SMALL("indigo") } e { SMALL("sugar") }
achievement-corn-dispatcher-name = Despachante de milho
achievement-corn-dispatcher-condition = Carregue { SMALL("corn") } no último lugar de um navio
achievement-indigo-dispatcher-name = Despachante de fruta
achievement-indigo-dispatcher-condition = Carregue { SMALL("indigo") } no último lugar de um navio
achievement-master-architect-name = Mestre arquiteto
achievement-master-architect-condition = Construa um { -large-building } por no máximo 6 { -coins }

### --- Pontuação --------------------------------------------------------------------------------------------

score-chips = Fichas de PV
score-buildings = Edifícios
score-nobles = { EDITION() ->
    [classic] Nobres
   *[other] Cidadãos
}
score-achievements = Conquistas
score-total = Pontos
score-tie-break = { EDITION() ->
    [classic] Dobrões
   *[other] Moedas
} e { -barrels }
score-winner = { $player } vence.
score-winner-you = Você venceu!
score-shared = Vitória compartilhada: { $players }.
