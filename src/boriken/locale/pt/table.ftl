### O que diz a mesa web, em português do Brasil. O modelo é en/table.ftl; o que fala do jogo está em game.ftl.
###
### Estilo: frases curtas e simples, a uma só pessoa (você). Os botões dizem o que acontece.

### --- Em toda parte ----------------------------------------------------------------------------------------

app-name = Boriken
loading = Um momento…
close = Fechar
reload = Recarregar
try-again = Tentar de novo
to-start = Página inicial
skip-to-content = Ir para o conteúdo
menu = Menu
your-name = Seu nome
guest-name = Visitante

nav-label = Páginas
nav-tables = Mesas
nav-learn = Aprender
nav-rules = Regras

players-count = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
base-game = { SMALL("base_game") }
time-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
time-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
time-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}

unknown-title = Não há nada aqui
unknown-text = O endereço não leva a lugar nenhum. Talvez falte uma letra.

error-title = Não deu certo
error-page-not-loaded = Não foi possível carregar esta página. Verifique sua conexão e recarregue.

### --- Configurações ----------------------------------------------------------------------------------------

settings-title = Configurações
settings-language = Idioma
settings-theme = Tema
settings-theme-choice = { $theme ->
    [light] Claro
    [dark] Escuro
   *[auto] Sistema
}
settings-animation = Animar as jogadas
settings-animation-help = As jogadas dos outros aparecem em movimento.
settings-sound = Som
settings-sound-help = Um som curto quando é a sua vez.
settings-notify = Me avisar
settings-notify-help = O navegador avisa quando é a sua vez e você está em outra aba.
settings-notify-refused = O navegador não permite avisos desta página. Você pode mudar isso nas configurações dele.
settings-quick = Jogar com um clique
settings-quick-help = Quando uma decisão pede um só clique, ele vale na hora, sem confirmar.

### --- Página inicial ---------------------------------------------------------------------------------------

start-tagline = Plante, construa, venda e carregue navios em uma ilha de 1897: o jogo de tabuleiro Puerto Rico, no seu navegador.
start-play = Jogar agora
start-play-help = Você e dois bots, as regras de 1897, sem expansões.
start-title = { $name } e os bots
start-learn = Aprender em 10 minutos
start-learn-help = Uma primeira partida em que tudo é explicado quando aparece.
start-solo = Solo: Puertoma
start-solo-help = Você contra dois Puertomas, adversários que seguem regras fixas e mostram por que fazem o que fazem.
start-friends = Jogar com amigos
start-friends-help = Abra uma mesa, mande o link e jogue ao vivo ou por turnos.
start-more = Mais opções
start-more-help = Três edições, seis expansões, de 2 a 5 jogadores, bots mais fortes e mais fracos.
start-mine = Suas mesas
start-mine-all = { $count ->
    [one] Sua mesa
   *[other] Todas as suas { $count } mesas
}
start-rights = Boriken é um projeto independente, sem vínculo com o autor ou as editoras do jogo.

solo-title = Partida solo
solo-lead = Você contra dois Puertomas, os adversários automáticos de “{ edition-special-name }”. Eles nunca pensam: seguem regras próprias, e você sempre pode ver por que fizeram algo.
solo-table-title = { $name } contra os Puertomas
solo-more-help = Expansões, um só Puertoma, ou amigos ao seu lado.

### --- Listas de mesas --------------------------------------------------------------------------------------

tables-title = Mesas
tables-which = Quais mesas
tables-scope = { $scope ->
    [open] Para entrar
    [playing] Para assistir
   *[mine] Suas
}
tables-scope-help = { $scope ->
    [open] Mesas públicas que esperam jogadores.
    [playing] Partidas públicas em andamento.
   *[mine] Mesas em que você tem um lugar ou que você abriu.
}
tables-none = { $scope ->
    [open] Nenhuma mesa pública espera jogadores. Abra uma!
    [playing] Nenhuma partida pública em andamento agora.
   *[mine] Você ainda não tem mesas.
}
tables-new = Nova mesa

table-untitled = Mesa
table-your-turn = Sua vez
table-turn-of = Vez de { $name }
table-waiting = { $open ->
    [0] Pronta para começar
    [one] { $open } lugar livre
   *[other] { $open } lugares livres
}
table-status = { $status ->
    [over] Terminada
    [closed] Fechada
    [waiting] Esperando jogadores
   *[playing] Em andamento
}
table-problem-title = Não é possível abrir esta mesa
table-closed = { $host } fechou esta mesa.

### --- Uma nova mesa ----------------------------------------------------------------------------------------

new-title = Nova mesa
new-title-friends = Jogar com amigos
new-table-title = Nome da mesa
new-table-title-example = Sexta à noite
new-default-title = Mesa de { $name }
new-seat = Lugar { $number }
new-open-help = Um lugar aberto espera alguém com o link.
new-puertoma-help = Os Puertomas se sentam depois de todos os outros, no máximo dois. Fazem parte de “{ edition-special-name }”.
new-not-with-puertomas = Indisponível com Puertomas.
new-special-only = Faz parte de “{ edition-special-name }”. Permita regras da casa para usar aqui.
new-special-variant = Só com “{ edition-special-name }”.
new-needs = Precisa da expansão “{ $expansion }”.
new-manners = Como vocês jogam
new-manners-help = Quem encontra a mesa, a ordem dos lugares, desfazer, o limite de tempo. O padrão serve bem entre amigos.
new-buildings-cost = Custo { $coins }
new-buildings-taken = { $taken } de { $spaces }
new-buildings-missing = { $count ->
    [one] Escolha mais { $count } edifício.
   *[other] Escolha mais { $count } edifícios.
}
new-create = Abrir a mesa
new-create-help = Depois você recebe um link para mandar.
new-start = Começar a partida
new-start-help = Todos os lugares estão ocupados: a partida começa na hora.

seat-you = Você
seat-open = Aberto a quem tiver o link
seat-bot = Bot: { $bot }
seat-mine = { $name } (você)
seat-with-level = { $name } ({ $level })
seat-take = Sentar aqui
seat-present = online
seat-away = ausente

### --- Antes da partida -------------------------------------------------------------------------------------

lobby-lead = { $open ->
    [0] Todos os lugares estão ocupados. { $host } vai começar a partida.
    [one] { $host } abriu esta mesa. Há um lugar livre.
   *[other] { $host } abriu esta mesa. Há { $open } lugares livres.
}
lobby-lead-host = { $open ->
    [0] Todos os lugares estão ocupados. Comece quando quiser.
    [one] Há um lugar livre. Mande o link.
   *[other] Há { $open } lugares livres. Mande o link.
}
lobby-seats = Quem joga
lobby-join = Entrar
lobby-full = Todos os lugares estão ocupados. Você pode assistir: fique aqui até a partida começar.
lobby-start = Começar a partida
lobby-start-fill = { $open ->
    [one] O lugar livre fica com um bot.
   *[other] Os { $open } lugares livres ficam com bots.
}
lobby-wait = Esperando { $host } começar.
lobby-invite = Convidar
lobby-facts = A partida
lobby-leave = Sair da mesa
lobby-close = Fechar a mesa

invite-help = Quem abrir este link pode entrar, ou assistir quando todos os lugares estiverem ocupados.
invite-watch-help = Quem abrir este link pode assistir à partida.
invite-link = Link
invite-copy = Copiar o link
invite-copied = Copiado.
invite-share = Compartilhar…
invite-qr = O link como código QR
device-help = Abra este link em outro aparelho para jogar também nele. Não o mostre a ninguém: quem o tiver pode jogar por você.
seat-title = Ocupando o seu lugar
seat-problem-help = Um link de lugar só vale enquanto a mesa existir. Peça um novo no aparelho em que você joga.

### --- Durante a partida ------------------------------------------------------------------------------------

menu-part = { $part ->
    [invite] Convidar
    [device] Outro aparelho
    [settings] Configurações
   *[table] Mesa
}
menu-leave = Sair da partida
menu-leave-help = Se você sair, um bot joga por você até a sua volta.
facts-game = Partida
facts-host = Aberta por
facts-watching = Assistindo
host-title = Para quem abriu a mesa
host-stand-in = Deixar um bot jogar
host-give-back = Devolver o lugar
host-close = Encerrar a mesa
host-close-help = Encerrar a mesa encerra a partida para todos.
host-close-sure = Encerrar mesmo
stand-in-yours = Um bot ({ $bot }) está jogando por você.
stand-in-return = Voltar a jogar
banner-offline = Sem conexão. Reconectando; nada se perde.
banner-gone = Esta mesa não existe mais.
title-your-turn = Sua vez
title-turn-of = Vez de { $name }

### --- Depois da partida ------------------------------------------------------------------------------------

end-title = Resultado
end-stamp = Fim de jogo
end-rounds = { $rounds ->
    [one] Depois de { $rounds } rodada.
   *[other] Depois de { $rounds } rodadas.
}
end-reason = { $rounds ->
    [one] Depois de { $rounds } rodada: { $reason }.
   *[other] Depois de { $rounds } rodadas: { $reason }.
}
end-winner = Vitória
end-rematch = Jogar de novo
end-rematch-join = Entrar na revanche
end-replay = Rever
end-table = Ver a mesa
end-over = A partida acabou.
end-back = Ver o resultado
end-record = Baixar o registro
end-sheet = Pontos por origem
end-course = Andamento da partida
end-chart = { $what ->
    [points] Pontos
    [barrels] { CAP(PLURAL("barrel")) }
   *[coins] { CAP(PLURAL("coin")) }
}
end-chart-round = Rodada { $round }

review-title = Análise
review-offer = Quem estava na frente e quando, o que virou o jogo e o que teria sido melhor? Um bot forte revê cada decisão.
review-start = Analisar a partida
review-progress = Decisão { $done } de { $total }…
review-ready = A análise está pronta.
review-chances = Chance de vencer
review-end = Fim
review-turning-points = Momentos decisivos
review-no-turning-points = Nenhuma decisão virou o jogo sozinha.
review-mistakes = Erros, os piores primeiro
review-whose = Erros de quem?
review-everybody = De todos
review-no-mistakes = Nenhum erro grave.
review-moment = Rodada { $round } · { $player }
review-played = Jogado
review-better = Melhor
review-cost = Isso custou { $loss } de chance de vencer.
review-swing = Chance de { $player }: { $before } → { $after }
review-see = Ver na reprodução

replay-title = Rever a partida
replay-back = Uma jogada para trás
replay-forward = Uma jogada para a frente
replay-play = Reproduzir
replay-pause = Pausar
replay-slider = Momento da partida
replay-place = Rodada { $round } · jogada { $move } de { $of }
replay-share = Compartilhar este momento
replay-share-help = Quem abrir este link vê a partida exatamente neste momento.
replay-to-table = Voltar à mesa
replay-nothing = A partida ainda não começou: não há nada para rever.

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
learn-end-text = A partida acaba com a rodada em que uma cidade fica cheia, ou em que acabam os { -workers } ou as { PLURAL("vp_chip") }. Então os edifícios também contam.
learn-seven-roles = As sete funções
learn-game = Sua primeira partida
learn-game-text = Dois adversários fáceis. Tudo é explicado quando aparece pela primeira vez. Leve o tempo que quiser.
learn-begin = Começar
learn-table-title = Primeira partida
learn-coach = Explicação
learn-next = Entendi
learn-stop = Chega de explicações

lesson-welcome = Boas-vindas à ilha
lesson-welcome-text = Embaixo está o seu tabuleiro: à esquerda, o Campo, para as { -plantations }; ao lado, a cidade, para os edifícios. Em cima fica o que é de todos. Você começa com uma { -plantation } e { GENDER("coin") ->
    [f] algumas
   *[m] alguns
} { -coins }.
lesson-round = Escolha uma função
lesson-round-text = Você deve escolher uma função. Cada uma mostra o que renderia agora a você e aos outros. { CAP(THE_PLURAL("coin")) } sobre uma função { GENDER("coin") ->
    [f] são suas
   *[m] são seus
} se você a escolher. Para começar, { THE("settler") } ou { THE("builder") } é uma boa escolha.
lesson-settler = { CAP(THE("settler")) }
lesson-settler-text = Todos pegam uma { -plantation } para o seu Campo. Quem escolheu a função pode pegar, no lugar dela, uma { -quarry }, que barateia os edifícios. Tipos diferentes são mais fáceis de vender; o { SMALL("corn") } é o mais simples de cultivar.
lesson-mayor = { CAP(THE("mayor")) }
lesson-mayor-text = Todos recebem { -workers } e alocam todos eles, antigos e novos, nos { PLURAL("circle") } das fichas e dos edifícios. Uma ficha sem { -worker } não faz nada. Para fazer um produto, a { -plantation } e o edifício dele devem estar ocupados.
lesson-builder = { CAP(THE("builder")) }
lesson-builder-text = Todos podem comprar um edifício. Os edifícios valem PV no fim e ajudam no caminho: uns fazem produtos, outros rendem { -coins }, outros mudam as regras. Toque em um para ler o que ele faz.
lesson-craftsman = { CAP(THE("craftsman")) }
lesson-craftsman-text = Todos recebem os produtos que podem fazer, enquanto houver { IN("supply") }. Quem escolheu a função recebe mais um. Veja quem aproveita a próxima função: produtos podem ser vendidos ou carregados.
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
