### O histórico de uma pessoa: partidas terminadas, estatísticas, classificação, carimbos.

profile-title = Seu histórico
profile-title-of = Histórico de { $player }
profile-guest = Você joga sem conta: este histórico pertence a este navegador. Uma conta o guarda e permite jogar partidas ranqueadas.
profile-since = Desde { $date }
profile-empty = Nenhuma partida terminou ainda. A primeira que você terminar vai aparecer aqui.
profile-none-chosen = Nenhuma partida desse tipo.
profile-unknown = Diga primeiro o seu nome, e suas partidas ficarão guardadas aqui.

## Quais partidas

profile-filter = Quais partidas
profile-filter-edition = Edição
profile-filter-players = Jogadores
profile-filter-expansion = Expansões
profile-filter-all = Todas
profile-filter-any-number = Qualquer número
profile-filter-rated = Só partidas ranqueadas

## Números

profile-figure-games = Partidas
profile-figure-wins = Vencidas
profile-figure-points = Pontos em média
profile-figure-best = Melhor resultado
profile-latest = Contam as últimas { $count } partidas.
profile-sources = De onde vêm os pontos
profile-all-games = Todas as partidas
profile-games-won = Partidas vencidas
profile-buildings = Edifícios favoritos
profile-first-roles = Primeira { SMALL("role") }
profile-seats = Por lugar
profile-seat = Lugar { $number }
profile-count = { $games ->
    [1] { $games } partida, { $wins } vencida
   *[other] { $games } partidas, { $wins } vencidas
}
profile-rivals = Frente a frente
profile-rivals-who = Contra
profile-rivals-games = Partidas
profile-rivals-ahead = À frente
profile-rivals-behind = Atrás

## Classificação

profile-ratings = Rating
profile-ratings-help = 400 pontos a mais significam vencer com dez vezes mais frequência. Com ponto de interrogação, ainda é incerto.
profile-no-ratings = Ainda não há partidas ranqueadas.
profile-provisional = Provisório
profile-curve = Evolução do rating
profile-doubt = Margem: ± { $count }
profile-rated-games = { $games ->
    [1] { $games } partida ranqueada
   *[other] { $games } partidas ranqueadas
}
profile-change = Rating: { $before } → { $after }
profile-changes = Rating
profile-not-rated = Esta partida não muda o rating: um substituto jogou boa parte dela.

## Partidas

profile-games = Partidas
profile-more = Mais partidas
profile-rated = Ranqueada
profile-place = { $rank }º lugar entre { $players }
profile-see = Ver a partida
profile-gone = Esta mesa foi apagada; o resultado fica.
profile-download = Baixar todas as partidas (ZIP)

## Carimbos

profile-stamps = Carimbos
profile-stamps-help = Uma dúzia de coisas para tentar. Cada carimbo é dado uma vez, por uma partida jogada por você.
profile-stamp-new = Novo carimbo: { $stamp }
profile-stamp-none = Ainda não
stamp-all-trades-name = Todos os ofícios
stamp-all-trades-help = Escolha cada { SMALL("role") } pelo menos uma vez em uma partida.
stamp-all-goods-name = Cesta cheia
stamp-all-goods-help = Produza { COUNT("kind", 5) } de { PLURAL("good") } em uma fase.
stamp-quarrymaster-name = Pedreiro
stamp-quarrymaster-help = Termine uma partida com { COUNT("quarry", 4) }.
stamp-full-hold-name = Porão cheio
stamp-full-hold-help = Carregue { COUNT("barrel", 10) } em uma fase.
stamp-monuments-name = Monumentos
stamp-monuments-help = Termine uma partida com { COUNT("large_building", 2) }.
stamp-hair-name = Por um fio
stamp-hair-help = Vença por um único ponto ou no desempate.
stamp-last-coin-name = Até o último centavo
stamp-last-coin-help = Vença sem que sobrem { PLURAL("coin") }.
stamp-landlocked-name = Longe do mar
stamp-landlocked-help = Vença com oito pontos ou menos em { PLURAL("vp_chip") }.
stamp-no-works-name = Sem oficinas
stamp-no-works-help = Vença sem nenhum { SMALL("production_building") }.
stamp-alone-name = Contra a máquina
stamp-alone-help = Vença o Puertoma, normal ou difícil.
stamp-giant-name = Davi e Golias
stamp-giant-help = Vença uma partida contra um rival de nível mestre.
stamp-whole-box-name = A caixa inteira
stamp-whole-box-help = Jogue uma partida com todas as expansões da edição.
