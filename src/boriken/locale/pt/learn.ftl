### --- Aprender ---------------------------------------------------------------------------------------------

learn-title = Aprender em 10 minutos
learn-lead = Quatro ideias, sete funções e depois uma partida com alguém ao seu lado.
learn-aim = Objetivo
learn-aim-text = Fazer mais pontos de vitória (PV) que os outros. Eles vêm dos produtos carregados nos navios e dos edifícios.
learn-roles = Uma função, todos agem
learn-roles-text = Na sua vez, você escolhe uma função. Todos a executam, mas você primeiro e com uma vantagem. Então escolha o que ajuda mais a você que aos outros.
learn-chain = Como se fazem os produtos
learn-chain-text = A colheita cresce nas { -plantations }, os edifícios a transformam em produtos, e ambos precisam de { -workers }. Só o { SMALL("corn") } dispensa edifício.
learn-end = Fim da partida
learn-end-text = A partida acaba no fim da rodada em que uma cidade fica cheia ou em que se esgotam os { -workers } ou as { PLURAL("vp_chip") }. Então os edifícios também contam.
learn-seven-roles = As sete funções
learn-game = Sua primeira partida
learn-game-text = Dois adversários fáceis. Tudo é explicado quando aparece pela primeira vez. Leve o tempo que quiser.
learn-begin = Começar
learn-table-title = Primeira partida
learn-coach = Explicação
learn-next = Entendi
learn-stop = Chega de explicações
learn-lessons = Lições curtas
learn-lessons-text = Poucas jogadas cada uma, em uma posição feita para isso: para quando você quiser experimentar uma expansão ou o Puertoma.
learn-puertoma = O Puertoma
learn-done = Feita
learn-step = Passo { $step } de { $of }
learn-all-lessons = Todas as lições
learn-next-lesson = Próxima lição: { $lesson }
learn-chosen-by = { $player } escolheu esta função.

lesson-welcome = Boas-vindas à ilha
lesson-welcome-text = Embaixo está o seu tabuleiro: à esquerda, o Campo, para as { -plantations }; ao lado, a cidade, para os edifícios. Em cima fica o que é de todos. Você começa com uma { -plantation } e { GENDER("coin") ->
    [f] algumas
   *[m] alguns
} { -coins }.
lesson-round = Escolha uma função
lesson-round-text = Escolha uma função. Cada uma mostra o que renderia agora a você e aos outros. { CAP(THE_PLURAL("coin")) } sobre uma função { GENDER("coin") ->
    [f] são suas
   *[m] são seus
} se você a escolher. Para começar, { THE("settler") } ou { THE("builder") } é uma boa escolha.
lesson-settler = { CAP(THE("settler")) }
lesson-settler-text = Todos pegam uma { -plantation } para o seu Campo. Quem escolheu a função pode pegar, no lugar dela, uma { -quarry }, que barateia os edifícios. Tipos diferentes são mais fáceis de vender; o { SMALL("corn") } é o mais simples de cultivar.
lesson-mayor = { CAP(THE("mayor")) }
lesson-mayor-text = Todos recebem { -workers } e alocam todos eles, antigos e novos, nos { PLURAL("circle") } das fichas e dos edifícios. Uma ficha sem { -worker } não faz nada. Para fazer um produto, a { -plantation } e o edifício dele devem estar ocupados.
lesson-builder = { CAP(THE("builder")) }
lesson-builder-text = Todos podem comprar um edifício. Os edifícios valem PV no fim e ajudam durante a partida: uns fazem produtos, outros rendem { -coins }, outros mudam as regras. Toque em um para ler o que ele faz.
lesson-craftsman = { CAP(THE("craftsman")) }
lesson-craftsman-text = Todos recebem o que podem produzir, até onde der { THE("supply") }. Quem escolheu a função recebe mais um. Pense em quem se beneficia da próxima função: produtos podem ser vendidos ou carregados.
lesson-trader = { CAP(THE("trader")) }
lesson-trader-text = Todos podem vender um produto por { -coins }: o { SMALL("coffee") } rende 4; o { SMALL("corn") }, nada. { CAP(THE("trading_house")) } tem quatro espaços e aceita cada tipo uma vez.
lesson-captain = { CAP(THE("captain")) }
lesson-captain-text = Todos carregam produtos por 1 PV cada, um jogador de cada vez, até ninguém mais poder. Um navio leva um só tipo, e dois navios nunca levam o mesmo. Quem pode carregar deve carregar.
lesson-storage = Guardar produtos
lesson-storage-text = Quando ninguém mais pode carregar, os produtos que sobram estragam. Você guarda um só { -barrel }, e mais se tiver um armazém. Então produza quando der para carregar.
lesson-hacienda = { CAP(THE("hacienda")) }
lesson-hacienda-text = Com ela você pode tirar uma ficha { FROM("tile_pile") }, sem ver, antes de pegar a sua: duas fichas em um turno.
lesson-hospice = { CAP(THE("hospice")) }
lesson-hospice-text = Sua nova ficha recebe um { -worker } na hora, sem esperar { THE("mayor") }.
lesson-university = { CAP(THE("university")) }
lesson-university-text = Seu novo edifício recebe um { -worker } na hora, sem esperar { THE("mayor") }.
lesson-governor = Uma nova rodada
lesson-governor-text = Todas as funções voltaram, e cada uma que ninguém escolheu ganhou { COUNT("coin", 1) }. { EDITION() ->
    [classic] A carta
   *[other] O marcador
} de { NAME("governor") } passou para a esquerda: agora esse jogador escolhe primeiro.
lesson-ending = A última rodada
lesson-ending-text = Esta é a última rodada. A cada escolha, pense em quantos PV ela rende: um { -large-building } ocupado rende mais.
lesson-alone = O resto você já sabe
lesson-alone-text = Você viu o mais importante. Deixe o ponteiro ou um dedo sobre qualquer coisa para ler o que é. “{ board-what-may-i-do }” sempre ajuda. Boa sorte!

lesson-new-buildings-1 = Esta expansão traz outros edifícios, com uma marca verde; antes da partida os jogadores escolhem quais entram. Você tem { A("forest_house") }. Escolha { THE("settler") } para usar esse edifício.
lesson-new-buildings-2 = { CAP(THE("forest_house")) } deixa você colocar uma ficha virada para baixo como { -forest }. Você já tem uma, e a cada duas todos os edifícios custam { COUNT("coin", 1) } a menos. Coloque { A(TILE("indigo")) } como { -forest }.
lesson-new-buildings-3 = Alguém escolheu { THE("builder") }: você também pode construir. { CAP(THE("church")) } custa 5; com duas { -forests } você paga 4. Construa: ela rende PV a cada edifício de 2 PV ou mais que você construir depois.
lesson-new-buildings-4 = Os navios estão cheios de outros produtos. Mas { YOUR("small_wharf") } é um navio só seu: leva qualquer produto, por 1 PV a cada dois { -barrels }. Envie tudo.
lesson-new-buildings-end = 2 PV por produtos que estragariam. Em cada partida há outros edifícios. Deixe o ponteiro ou um dedo sobre um deles para ler o que faz.

lesson-nobles-1 = Chegou um { -noble }: um { -worker } que no fim vale também 1 PV. Escolha { THE("mayor") } para poder escolher antes dos outros.
lesson-nobles-2 = Primeiro a sua vantagem: mais um { -worker }. Pegue.
lesson-nobles-3 = Agora é sua vez, e você escolhe quem vem: pegue o { -noble }.
lesson-nobles-4 = Um { -noble } pode trabalhar em qualquer lugar. Em alguns edifícios isso importa: { THE("chapel") } rende { COUNT("coin", 1) } com um { -worker } e 1 PV com um { -noble }, cada vez que alguém escolhe { THE("craftsman") }. Aloque lá o { -noble }.
lesson-nobles-end = Alguém escolheu { THE("craftsman") }, e { YOUR("chapel") } rendeu 1 PV. Com os { -nobles } vêm oito tipos de edifício, e a partida não termina mais quando faltam { -workers }.

lesson-buccaneer-1 = Não há mais lugar { IN("trading_house") }: ninguém pode vender. { CAP(THE("buccaneer")) } pode mudar isso. É mais uma função, e só age quem a escolhe. Escolha essa função.
lesson-buccaneer-2 = São quatro opções: descarregar um navio, esvaziar { THE("trading_house") }, levar { -workers } ou sequestrar uma função. Escolha “{ NAME("buccaneer_loot") }”: 1 PV por { -barrel } que houver.
lesson-buccaneer-3 = 4 PV para você, e lugar para vender. Agora alguém escolheu { THE("trader") }: venda o seu { SMALL("coffee") }.
lesson-buccaneer-end = Mais { COUNT("coin", 5) }. Agora o marcador { OF("buccaneer") } está com você: você não pode escolher essa função de novo até que outra pessoa escolha.

lesson-festival-1 = Aqui há três objetivos. Quem cumpre um deles primeiro leva a recompensa. Um pede { COUNT(TILE("corn"), 3) }, e você tem duas. Escolha { THE("settler") }.
lesson-festival-2 = Pegue { A(TILE("corn")) }: a terceira.
lesson-festival-3 = Cumprido! A recompensa são 3 { -workers }, que você aloca na hora. Aloque todos no { SMALL("corn") }: o segundo objetivo pede três { -barrels } de { SMALL("corn") } em uma só fase.
lesson-festival-4 = Alguém escolheu { THE("craftsman") }: você produziu { COUNT("corn", 3) } e recebeu { COUNT("coin", 3) } pelo segundo objetivo. Agora é hora de construir. O terceiro é { THE("harbor") }: construa.
lesson-festival-end = 3 PV: os três objetivos são seus. Em cada partida são sorteados outros.

lesson-festival-cards-1 = Três cartas definem os objetivos. “{ festival-closing-time-name }” pede { SMALL("coffee") } no último espaço { OF("trading_house") }. Resta um. Escolha { THE("trader") }.
lesson-festival-cards-2 = Venda o seu { SMALL("coffee") }: ele ocupa o último espaço.
lesson-festival-cards-3 = A recompensa são 2 { -workers }. Aloque um no { SMALL("corn") } e um no { SMALL("sugar") }.
lesson-festival-cards-4 = Alguém escolheu { THE("captain") }. “{ festival-traditional-departure-name }” pede o menor navio cheio de { SMALL("corn") }: restam dois espaços. Carregue nele o seu { SMALL("corn") }.
lesson-festival-cards-5 = { COUNT("coin", 2) } por isso. “{ festival-twin-farmers-name }” pede { COUNT(TILE("corn"), 2) } e { COUNT(TILE("sugar"), 2) }. Alguém escolheu { THE("settler") }: pegue { A(TILE("sugar")) }.
lesson-festival-cards-end = 3 PV: as três cartas são suas. Há doze, e três são sorteadas para cada partida.

lesson-achievements-1 = Estas quatro cartas só você vê. As que você cumpre contam no fim. “{ achievement-deal-closer-name }”: ao escolher { THE("trader") }, venda no último espaço { OF("trading_house") }. Escolha { THE("trader") }.
lesson-achievements-2 = Resta um espaço. Venda o seu { SMALL("coffee") }.
lesson-achievements-3 = Cumprida: 4 PV no fim, e a carta fica virada para cima. Agora “{ achievement-master-architect-name }”: um { -large-building } por no máximo { COUNT("coin", 6) }. Com as suas quatro { -quarries }, é isso que você paga: construa { THE("guild_hall") }.
lesson-achievements-4 = Mais 3 PV. “{ achievement-corn-dispatcher-name }”: preencha com { SMALL("corn") } o último espaço de um navio. Restam dois: carregue o seu { SMALL("corn") }.
lesson-achievements-end = Três cartas, 10 PV. As que você não cumpre não custam nada: escolha algumas e jogue por elas.

lesson-puertoma-1 = Dois Puertomas jogam contra você. Eles seguem regras simples, e o registro diz o porquê de tudo o que fazem. Escolha { THE("settler") } e veja o que fazem.
lesson-puertoma-2 = Pegue { A(TILE("sugar")) }. Depois cada Puertoma pega uma ficha: se puder, de um tipo do qual tem exatamente uma.
lesson-puertoma-3 = Um deles escolheu { THE("mayor") }, porque havia { COUNT("coin", 1) } { ON("role_card") }. Ele não precisa de edifícios para produzir. Você precisa: aloque um { -worker } no { SMALL("sugar") } e um { IN("small_sugar_mill") }.
lesson-puertoma-4 = Eles produziram, carregaram e agora constroem. Cada um tem quatro níveis; dois edifícios de um nível desbloqueiam uma habilidade. É a sua vez de construir: pegue { THE("small_market") }.
lesson-puertoma-end = Observe o marcador e { THE_PLURAL("coin") } { ON_PLURAL("role_card") }: eles mostram o que um Puertoma vai escolher. Você vence se tiver mais PV que cada um deles.

learn-analysis = No tabuleiro de análise você pode testar o que teria acontecido.
learn-analysis-open = Tabuleiro de análise
