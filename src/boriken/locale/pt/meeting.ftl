### Boriken as an app, without a network, and how people find each other: quick matches, invitations, series, time off.
### The browser loads this when it is needed.

# As an app

app-title = Aplicativo e uso offline
app-install = Instalar o aplicativo
app-installed = O Boriken está instalado neste aparelho.
app-install-apple = Para colocar o Boriken na tela de início, toque em Compartilhar e depois em “Adicionar à Tela de Início”.
app-install-menu = O menu do navegador pode permitir instalar o Boriken como aplicativo.
app-keep = Salvar para uso offline
app-keep-help = Esta página e as regras, neste idioma, abrem sem conexão (cerca de 2 MB).
app-keep-failed = Não foi possível salvar agora. Tente mais tarde.

# Without a network

offline-title = Sem conexão com o servidor
offline-start = Para jogar, é preciso ter conexão com o servidor. Enquanto isso, você pode ler as regras e aprender a jogar.
offline-learn = A partida guiada e as lições são jogadas no servidor. Esta página e as regras podem ser lidas sem ele.

# Quick match. $count: people, you among them. $sizes: numbers of players.

match-title = Partida rápida
match-lead = Diga o que você gostaria de jogar. Assim que houver pessoas suficientes querendo o mesmo, a partida começa.
match-pace = Ritmo
match-pace-help = Quem joga junto mantém o mesmo ritmo.
match-pace-live = Em tempo real
match-pace-live-help = De uma vez só, com 2 minutos para cada decisão.
match-pace-days = Por turnos
match-pace-days-help = Um dia para cada decisão. Não é preciso esperar nesta página.
match-players = Jogadores
match-players-help = Escolha todos os números que servem para você: quanto mais números, mais cedo você joga.
match-seek = Procurar partida
match-waiting-title = Procurando jogadores
match-sizes = { $sizes } jogadores
match-waiting = { $count ->
    [1] Por enquanto ninguém mais procura esta partida.
   *[other] { $count } pessoas procuram esta partida, incluindo você.
}
match-waiting-live = Fique nesta página: se você sair, a busca é interrompida.
match-waiting-days = Você pode sair desta página. Quando começar, a partida estará entre as suas mesas.
match-offer = Você já espera há um tempo. Bots podem ocupar os lugares livres.
match-with-bots = Jogar com bots
match-agreed = A partida começa em um instante.
match-stop = Parar de procurar
match-found = Partida encontrada
