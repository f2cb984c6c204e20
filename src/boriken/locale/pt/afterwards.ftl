end-title = Resultado
end-rounds = { $rounds ->
    [1] Depois de { $rounds } rodada.
   *[other] Depois de { $rounds } rodadas.
}
end-reason = { $rounds ->
    [1] Depois de { $rounds } rodada: { $reason }.
   *[other] Depois de { $rounds } rodadas: { $reason }.
}
end-winner = Vitória
end-rematch = Jogar de novo
end-rematch-join = Entrar na revanche
end-replay = Rever
end-counting = Contagem dos pontos…
end-skip = Pular
end-again = Contar de novo
end-tie = Empate em pontos: { -coins } e { -barrels } decidiram.
end-count-seat = { $player } { $points }
end-count-said = { $heading }: { $points }.
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
review-cost = Isso reduziu a chance de vencer em { $loss }.
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
replay-first = Ir para o início
replay-last = Ir para o fim
replay-study = Jogadas e análise
replay-tab-moves = Jogadas
replay-tab-review = Andamento e análise
replay-picture = Este momento como imagem
replay-picture-download = Baixar a imagem
replay-to-table = Voltar à mesa
replay-analyse = Analisar a partir daqui
replay-nothing = A partida ainda não começou: não há nada para rever.
