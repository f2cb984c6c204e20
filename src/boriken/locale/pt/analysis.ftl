### O tabuleiro de análise, em português.

analysis-title = Tabuleiro de análise
analysis-text = Experimente o que quiser, em qualquer posição: jogue por todos, veja quem tem mais chance de vencer e quais jogadas são as melhores, volte atrás, abra variantes e faça anotações.
analysis-game = De uma partida
analysis-game-help = Reveja uma partida terminada, vá ao momento desejado e escolha “Analisar a partir daqui”.
analysis-games = Minhas partidas
analysis-paste = De um texto
analysis-paste-help = Uma posição na notação do Boriken, ou um estudo que você baixou.
analysis-open = Abrir
analysis-example = Mostrar um exemplo
analysis-not-read = Este texto não é uma posição nem um estudo.
analysis-last = Continuar seu último estudo
analysis-chances = Chance de vencer
analysis-auto = Avaliar cada posição
analysis-evaluate = Avaliar
analysis-deeper = Analisar mais a fundo
analysis-thinking = Pensando…
analysis-of = { $simulations ->
    [1] { $simulations } simulação
   *[other] { $simulations } simulações
}
analysis-lines = Melhores jogadas
analysis-then = depois { $moves }
analysis-reply = { $player }: { $move }
analysis-over = A partida termina aqui.
analysis-moves = Jogadas testadas
analysis-nothing = Nada foi testado ainda: decida por quem está na vez.
analysis-start = Início
analysis-parts = { $decision } (…)
analysis-back = Uma jogada para trás
analysis-forward = Uma jogada para a frente
analysis-remove = Remover esta jogada e o que vem depois
analysis-promote = Tornar esta a linha principal
analysis-redraw = Sortear de novo
analysis-note = Anotação sobre esta posição
analysis-players = Quem decide
analysis-you = Você
analysis-by = Quem decide por { $player }
analysis-share = Compartilhar este estudo
analysis-share-help = Tudo está neste link: a posição, as jogadas e suas anotações. Nenhum servidor guarda nada.
analysis-download = Baixar o estudo
analysis-copy = Copiar esta posição
analysis-copied = Copiada.
analysis-none = Não há nada para analisar neste endereço.
analysis-tools = Estudo
