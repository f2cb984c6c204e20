### A página inicial, as listas de mesas, os adversários e a sala onde uma mesa espera. Modelo: en/start.ftl.

### --- Página inicial ---------------------------------------------------------------------------------------

start-tagline = Plante, construa, venda e carregue navios em uma ilha de 1897: o jogo de tabuleiro Puerto Rico, no seu navegador.
start-play = Jogar agora
start-play-help = Três jogadores, as regras de 1897, sem expansões.
start-opponents = Seus adversários
start-opponent = Adversário { $number }
start-title = { $name } e os bots
start-learn = Aprender em 10 minutos
start-learn-help = Uma primeira partida em que tudo é explicado quando aparece.
start-solo = Solo: Puertoma
start-solo-help = Você contra dois Puertomas, adversários que seguem regras fixas e mostram por que fazem o que fazem.
start-match = Partida rápida
start-match-help = Diga o que você quer jogar e encontre pessoas que querem o mesmo.
start-friends = Jogar com amigos
start-friends-help = Abra uma mesa, mande o link e jogue em tempo real ou por turnos.
start-more = Mais opções
start-more-help = Três edições, seis expansões, de 2 a 5 jogadores, bots mais fortes e mais fracos.
start-mine = Suas mesas
start-mine-all = { $count ->
    [1] Sua mesa
   *[other] Todas as suas { $count } mesas
}
start-rights = Boriken é um projeto independente, sem vínculo com o autor ou as editoras do jogo.

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
tables-history = Seu histórico
tables-search = Buscar por título ou nome
tables-more = Mais mesas
table-your-turn = Sua vez
# $when: a moment, such as "in 5 hours".
table-deadline = O tempo acaba { $when }
table-turn-of = Vez de { $name }
table-waiting = { $open ->
    [0] Pronta para começar
    [1] { $open } lugar livre
   *[other] { $open } lugares livres
}
table-status = { $status ->
    [over] Terminada
    [closed] Fechada
    [waiting] Esperando jogadores
   *[playing] Em andamento
}
tables-group = { $group ->
    [turn] Sua vez
    [running] Vez dos outros
    [waiting] Esperando jogadores
   *[over] Terminadas
}
table-result = { $rank ->
    [1] Você venceu com { $points } PV
   *[other] { $rank }º lugar entre { $players }, com { $points } PV
}
table-won-by = { $name } venceu com { $points } PV
table-unread = { $unread ->
    [1] { $unread } mensagem nova
   *[other] { $unread } mensagens novas
}

## Os adversários

character-lola-help = Aprendeu o jogo na semana passada e adora cada surpresa.
character-ramon-help = Primeiro planta, depois pergunta para quê.
character-mariana-help = Constrói tudo o que acha bonito.
character-eugenio-help = Joga entre um café e outro, contando histórias.
character-isabel-help = Confia na intuição, e quase sempre acerta.
character-rosendo-help = Nunca tem pressa, e às vezes cochila.
character-celestina-help = Fica de olho em tudo e não desperdiça nada.
character-roman-help = Planta muito e enche os navios.
character-trinidad-help = Vende caro e mantém a bolsa cheia.
character-baldomero-help = Põe cada moeda em uma grande cidade.
character-carmela-help = Sabe o que você quer antes de você.
character-manuel-help = Conta todos os { -barrels }, os seus também.
character-leonor-help = Espera em silêncio e depois leva o que você queria.
character-salvador-help = Já viu todas as aberturas e não esqueceu nenhuma.
character-amelia-help = Ninguém na ilha ganhou dela duas vezes seguidas.
opponents-experimental = Experimentais
opponents-experimental-help = Bots para fazer testes, sem personagem próprio.

### --- Antes da partida -------------------------------------------------------------------------------------

lobby-lead = { $open ->
    [0] Todos os lugares estão ocupados. { $host } vai começar a partida.
    [1] { $host } abriu esta mesa. Há um lugar livre.
   *[other] { $host } abriu esta mesa. Há { $open } lugares livres.
}
lobby-lead-host = { $open ->
    [0] Todos os lugares estão ocupados. Comece quando quiser.
    [1] Há um lugar livre. Mande o link.
   *[other] Há { $open } lugares livres. Mande o link.
}
lobby-seats = Quem joga
lobby-join = Entrar
lobby-full = Todos os lugares estão ocupados. Você pode assistir: fique aqui até a partida começar.
lobby-start = Começar a partida
lobby-start-fill = { $open ->
    [1] O lugar livre fica com um bot.
   *[other] Os { $open } lugares livres ficam com bots.
}
lobby-wait = Esperando { $host } começar.
lobby-invite = Convidar
lobby-facts = A partida
lobby-leave = Sair da mesa
lobby-close = Fechar a mesa

### --- O menu de uma mesa, convidar --------------------------------------------------------------------------

invite-help = Quem abrir este link pode entrar, ou assistir quando todos os lugares estiverem ocupados.
invite-watch-help = Quem abrir este link pode assistir à partida.
device-help = Abra este link em outro aparelho para jogar também nele. Não o mostre a ninguém: quem o tiver pode jogar por você.
menu-part = { $part ->
    [invite] Convidar
    [device] Outro aparelho
    [settings] Configurações
   *[table] Mesa
}
menu-leave = Sair da partida
menu-leave-help = Se você sair, um bot joga por você até a sua volta.
facts-game = Partida
facts-histories = Históricos
facts-host = Anfitrião
facts-watching = Assistindo
host-title = Opções do anfitrião
host-stand-in = Deixar um bot jogar
host-stand-in-help = Um bot pode jogar por quem está ausente. Todos veem, e a pessoa pode voltar quando quiser.
host-give-back = Devolver o lugar
host-hand-over = Tornar anfitrião
host-link = Link do lugar
host-link-help = Envie só para { $player }: quem tiver o link joga nesse lugar.
host-close = Fechar a mesa
host-close-help = Fechar a mesa encerra a partida para todos.
host-close-sure = Fechar mesmo
menu-lead = Assumir o papel de anfitrião
menu-lead-help = { $host } não está na mesa. Depois de um tempo, você pode assumir o papel de anfitrião: deixar bots jogarem por quem falta ou fechar a mesa.

### --- Definições --------------------------------------------------------------------------------------------

settings-language = Idioma
settings-theme = Tema
settings-theme-choice = { $theme ->
    [light] Claro
    [dark] Escuro
   *[auto] Sistema
}
settings-speed = Animações
settings-speed-choice = { $speed ->
    [off] Desligadas
    [fast] Rápidas
    [slow] Lentas
   *[normal] Normais
}
settings-volume = Sons
settings-volume-value = { $volume ->
    [0] Desligados
   *[other] { $volume }%
}
settings-notify = Me avisar
settings-notify-help = O navegador avisa quando é a sua vez e você está em outra aba.
settings-notify-refused = O navegador não permite avisos desta página. Você pode mudar isso nas configurações dele.
settings-quick = Jogar com um clique
settings-quick-help = Quando uma decisão pede um só clique, ele vale na hora, sem confirmação.
settings-ask = Perguntar sempre
settings-ask-help = Mesmo quando só há uma resposta sensata, como guardar quando nada se perde.
settings-forget = Apagar os meus dados
settings-forget-help = O seu nome some de todas as mesas, bots assumem os seus lugares e este navegador deixa de ser reconhecido aqui. O que foi jogado fica, sem o seu nome. Não dá para desfazer.
settings-forget-confirm = Apagar para sempre
settings-forget-keep = Manter os meus dados
