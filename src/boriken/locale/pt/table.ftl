### O que diz a mesa web, em português. O modelo é en/table.ftl; o que fala do jogo está em game.ftl.
###
### Estilo: frases curtas e simples, tratando por você. Os botões dizem o que acontece.

### --- Em toda parte ----------------------------------------------------------------------------------------

app-name = Boriken
loading = Um momento…
close = Fechar
reload = Recarregar
try-again = Tentar de novo
to-start = Para a página inicial
skip-to-content = Ir para o conteúdo
menu = Menu
your-name = Seu nome
guest-name = Convidado

nav-label = Páginas
nav-tables = Mesas
nav-learn = Aprender
nav-rules = Regras

players-count = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
base-game = jogo básico
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

error-title = Não funcionou
error-page-not-loaded = Não foi possível carregar esta página. Verifique sua conexão e recarregue.

### --- Configurações ----------------------------------------------------------------------------------------

settings-title = Configurações
settings-language = Idioma
settings-theme = Claro ou escuro
settings-theme-choice = { $theme ->
    [light] Claro
    [dark] Escuro
   *[auto] Como o sistema
}
settings-animation = Animar as jogadas
settings-animation-help = O que os outros fazem aparece em movimento.
settings-sound = Som
settings-sound-help = Um som curto quando é a sua vez.
settings-notify = Avisar-me
settings-notify-help = O navegador avisa quando é a sua vez e você está olhando outra coisa.
settings-notify-refused = O navegador não permite avisos desta página. Você pode mudar isso nas configurações dele.
settings-quick = Um só clique
settings-quick-help = Onde basta um clique, ele vale na hora, sem confirmar.

### --- Página inicial ---------------------------------------------------------------------------------------

start-tagline = Plante, construa, venda e embarque em uma ilha de 1897: o jogo de tabuleiro Puerto Rico, no seu navegador.
start-play = Jogar agora
start-play-help = Você e dois bots, regras de 1897, sem expansões.
start-title = { $name } e os bots
start-learn = Aprender em 10 minutos
start-learn-help = Uma primeira partida em que tudo é explicado na hora certa.
start-solo = Solo: Puertoma
start-solo-help = Você contra dois Puertomas, adversários que seguem regras fixas e mostram por que fazem o que fazem.
start-friends = Jogar com amigos
start-friends-help = Abra uma mesa, mande o link e joguem ao vivo ou ao longo de dias.
start-more = Mais opções
start-more-help = Três edições, seis expansões, de 2 a 5 jogadores, bots mais e menos fortes.
start-mine = Suas mesas
start-mine-all = { $count ->
    [one] Sua mesa
   *[other] Todas as suas { $count } mesas
}
start-rights = Boriken é um projeto independente, sem ligação com o autor ou as editoras do jogo.

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
   *[mine] Mesas em que você está sentado ou que abriu.
}
tables-none = { $scope ->
    [open] Nenhuma mesa pública espera jogadores. Abra uma!
    [playing] Nenhuma partida pública está em andamento.
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
new-default-title = A mesa de { $name }
new-seat = Lugar { $number }
new-open-help = Um lugar aberto espera quem tiver o link.
new-puertoma-help = Os Puertomas se sentam depois de todos os outros, dois no máximo. Pertencem a “{ edition-special-name }”.
new-not-with-puertomas = Não ao lado de Puertomas.
new-special-only = É de “{ edition-special-name }”. Permita regras da casa para usar aqui.
new-special-variant = Só com “{ edition-special-name }”.
new-needs = Precisa da expansão { $expansion }.
new-manners = Como vocês jogam juntos
new-manners-help = Quem encontra a mesa, a ordem dos lugares, desfazer, o tempo para pensar. O que já está escolhido serve bem entre amigos.
new-buildings-cost = Custo { $coins }
new-buildings-taken = { $taken } de { $spaces }
new-buildings-missing = { $count ->
    [one] Falta escolher { $count } tipo de edifício.
   *[other] Falta escolher { $count } tipos de edifício.
}
new-create = Abrir a mesa
new-create-help = Depois você recebe um link para mandar.
new-start = Começar a partida
new-start-help = Todos os lugares estão ocupados: a partida começa na hora.

seat-you = Você
seat-open = Aberto: quem tiver o link
seat-bot = Bot: { $bot }
seat-mine = { $name } (você)
seat-with-level = { $name } ({ $level })
seat-take = Sentar aqui
seat-present = presente
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
lobby-full = Todos os lugares estão ocupados. Você pode assistir: fique aqui até começar.
lobby-start = Começar a partida
lobby-start-fill = { $open ->
    [one] O lugar livre fica com um bot.
   *[other] Os { $open } lugares livres ficam com bots.
}
lobby-wait = Esperando { $host } começar.
lobby-invite = Convidar
lobby-facts = O que se joga
lobby-leave = Sair da mesa
lobby-close = Fechar a mesa

invite-help = Quem abrir este link pode entrar, ou assistir quando não houver mais lugares.
invite-watch-help = Quem abrir este link pode assistir à partida.
invite-link = Link
invite-copy = Copiar o link
invite-copied = Copiado.
invite-share = Compartilhar…
invite-qr = O link como código QR
device-help = Abra este link em outro aparelho para jogar ali no seu lugar. Guarde-o só para você: quem o tiver pode jogar por você.
seat-title = Ocupando o seu lugar
seat-problem-help = O link de um lugar vale enquanto a mesa existir. Peça um novo no aparelho em que você joga.

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
facts-host = Anfitrião
facts-watching = Espectadores
host-title = Para o anfitrião
host-stand-in = Deixar um bot jogar
host-give-back = Devolver o lugar
host-close = Fechar a mesa
host-close-help = Fechar a mesa acaba a partida para todos.
host-close-sure = Fechar mesmo
stand-in-yours = Um bot ({ $bot }) está jogando por você.
stand-in-return = Voltar a jogar
banner-offline = Sem conexão. Tentando voltar; nada se perde.
banner-gone = Esta mesa não existe mais.
title-your-turn = Sua vez
title-turn-of = Vez de { $name }

### --- Depois da partida ------------------------------------------------------------------------------------

end-title = Resultado
end-stamp = Fim
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
end-rematch-join = Para a revanche
end-replay = Rever
end-table = Ver a mesa
end-over = A partida acabou.
end-back = Ao resultado
end-record = Baixar a partida
end-sheet = Pontos por origem
end-course = Como foi
end-chart = { $what ->
    [points] Pontos
    [barrels] { EDITION() ->
        [classic] Barris
       *[other] Caixotes
    }
   *[coins] { EDITION() ->
        [classic] Dobrões
       *[other] Moedas
    }
}
end-chart-round = Rodada { $round }

review-title = Análise
review-offer = Quem estava na frente e quando, o que decidiu a partida e o que teria sido melhor? Um bot forte revê cada decisão.
review-start = Analisar a partida
review-progress = Decisão { $done } de { $total } …
review-ready = A análise está pronta.
review-chances = Chance de vencer
review-end = Fim
review-turning-points = Momentos decisivos
review-no-turning-points = Nenhuma decisão mudou a partida sozinha.
review-mistakes = Erros, os piores primeiro
review-whose = Erros de quem?
review-everybody = De todos
review-no-mistakes = Nenhum erro grave.
review-moment = Rodada { $round } · { $player }
review-played = Jogado
review-better = Melhor
review-cost = Custou { $loss } de chance de vencer.
review-swing = Chance de { $player }: { $before } → { $after }
review-see = Ver este momento

replay-title = Rever a partida
replay-back = Uma jogada para trás
replay-forward = Uma jogada para a frente
replay-play = Reproduzir
replay-pause = Pausar
replay-slider = Momento da partida
replay-place = Rodada { $round } · jogada { $move } de { $of }
replay-share = Compartilhar este momento
replay-share-help = Quem abrir este link vê a partida exatamente neste momento.
replay-to-table = Para a mesa
replay-nothing = A partida ainda não começou: não há nada para rever.

### --- Aprender ---------------------------------------------------------------------------------------------

learn-title = Aprender em 10 minutos
learn-lead = Quatro ideias, sete funções e depois uma partida com alguém ao seu lado.
learn-aim = O que você quer
learn-aim-text = Mais pontos de vitória (PV) que os outros. Eles vêm das mercadorias embarcadas e dos edifícios.
learn-roles = Uma função, todos agem
learn-roles-text = Na sua vez, você pega uma função. Todos a realizam, mas você primeiro e com uma vantagem. Escolha, então, o que ajuda mais a você que aos outros.
learn-chain = Como surgem as mercadorias
learn-chain-text = Em uma { -plantation } cresce a colheita, um edifício a transforma em mercadoria, e os dois precisam de { -workers }. Só o { SMALL("corn") } dispensa edifício.
learn-end = Quando acaba
learn-end-text = Com a rodada em que uma cidade fica cheia, ou acabam os { -workers } ou as fichas de PV. Então os edifícios também contam.
learn-seven-roles = As sete funções
learn-game = Sua primeira partida
learn-game-text = Dois adversários fáceis. Cada coisa é explicada quando aparece pela primeira vez. Use o tempo que quiser.
learn-begin = Começar
learn-table-title = Primeira partida
learn-coach = Explicação
learn-next = Entendi
learn-stop = Chega de explicações

lesson-welcome = Boas-vindas à ilha
lesson-welcome-text = Embaixo está o seu tabuleiro: à esquerda a ilha para as { -plantations }, ao lado a cidade para os edifícios. Em cima fica o que é de todos. Você começa com uma { -plantation } e algumas { -coins }.
lesson-round = Pegue uma função
lesson-round-text = Você precisa escolher uma função. Cada ficha diz o que traria agora a você e aos outros. As { -coins } sobre uma ficha são suas se você a pegar. Para começar, { NAME("settler") } ou { NAME("builder") } é uma boa escolha.
lesson-settler = O { NAME("settler") }
lesson-settler-text = Todos pegam uma { -plantation } para a sua ilha. Quem escolheu a função pode pegar em vez disso uma { -quarry }, que deixa os edifícios mais baratos. Tipos diferentes se vendem melhor; o { SMALL("corn") } é o mais simples de cultivar.
lesson-mayor = O { NAME("mayor") }
lesson-mayor-text = Todos recebem { -workers } e os põem em círculos, antigos e novos, como quiserem. Uma peça sem { -worker } não faz nada. Uma mercadoria precisa que a { -plantation } e o edifício dela estejam ocupados.
lesson-builder = O { NAME("builder") }
lesson-builder-text = Todos podem comprar um edifício. Edifícios valem PV no fim e ajudam no caminho: uns fazem mercadorias, outros rendem { -coins }, outros mudam as regras. Toque em um para ler o que ele faz.
lesson-craftsman = O { NAME("craftsman") }
lesson-craftsman-text = Todos recebem as mercadorias que sabem produzir, enquanto houver na reserva. Quem escolheu a função recebe uma a mais. Pense em quem aproveita a próxima função: mercadorias se vendem ou se embarcam.
lesson-trader = O { NAME("trader") }
lesson-trader-text = Todos podem vender uma mercadoria: o { SMALL("coffee") } rende 4, o { SMALL("corn") } nada. A { NAME("trading_house") } tem quatro lugares e aceita cada tipo uma vez.
lesson-captain = O { NAME("captain") }
lesson-captain-text = Todos embarcam mercadorias por 1 PV cada, um após o outro, até ninguém mais poder. Um navio leva um só tipo, e não há dois navios com o mesmo. Quem pode carregar é obrigado.
lesson-storage = O que fica
lesson-storage-text = Quando ninguém mais pode carregar, o que sobra se perde. Você guarda um só { -barrel }, e mais se tiver um armazém. Produza, então, quando dá para embarcar.
lesson-hacienda = A { NAME("hacienda") }
lesson-hacienda-text = Ela deixa você comprar uma { -plantation } virada para baixo antes de pegar a sua peça: duas peças em uma vez.
lesson-hospice = O { NAME("hospice") }
lesson-hospice-text = A sua nova peça recebe na hora um { -worker }, sem esperar o { NAME("mayor") }.
lesson-university = A { NAME("university") }
lesson-university-text = O seu novo edifício recebe na hora um { -worker }, sem esperar o { NAME("mayor") }.
lesson-governor = Uma nova rodada
lesson-governor-text = Todas as funções voltaram, e as que ninguém pegou têm uma { SMALL("coin") } a mais. O { NAME("governor") } passou para a esquerda: agora esse jogador escolhe primeiro.
lesson-ending = A última rodada
lesson-ending-text = Esta é a última rodada. A cada escolha, pergunte quantos PV ela traz: um edifício expandido com um { -worker } traz mais.
lesson-alone = O resto você já sabe
lesson-alone-text = Você viu o mais importante. Deixe o ponteiro ou um dedo sobre qualquer coisa para ler o que é. “{ board-what-may-i-do }” sempre ajuda. Boa sorte!
