end-title = Resultado
end-rounds = { $rounds ->
    [one] Tras { $rounds } ronda.
   *[other] Tras { $rounds } rondas.
}
end-reason = { $rounds ->
    [one] Tras { $rounds } ronda: { $reason }.
   *[other] Tras { $rounds } rondas: { $reason }.
}
end-winner = Victoria
end-rematch = Jugar otra vez
end-rematch-join = Unirse a la revancha
end-replay = Repetición
end-counting = Recuento de puntos…
end-skip = Saltar
end-again = Contar otra vez
end-tie = Empate a puntos: deciden { THE_PLURAL("coin") } y { THE_PLURAL("barrel") }.
end-count-seat = { $player } { $points }
end-count-said = { $heading }: { $points }.
end-record = Descargar la partida
end-sheet = Puntos por origen
end-course = Desarrollo de la partida
end-chart = { $what ->
    [points] Puntos
    [barrels] { CAP(PLURAL("barrel")) }
   *[coins] { CAP(PLURAL("coin")) }
}
end-chart-round = Ronda { $round }

review-title = Análisis
review-offer = ¿Quién iba por delante y cuándo, qué decidió la partida y qué habría sido mejor? Un bot fuerte repasa todas las decisiones.
review-start = Analizar la partida
review-progress = Decisión { $done } de { $total }…
review-ready = El análisis está listo.
review-chances = Probabilidad de ganar
review-end = Final
review-turning-points = Momentos decisivos
review-no-turning-points = Ninguna decisión cambió por sí sola la partida.
review-mistakes = Errores, los peores primero
review-whose = ¿De quién?
review-everybody = De todos
review-no-mistakes = Ningún error grave.
review-moment = Ronda { $round } · { $player }
review-played = Jugado
review-better = Mejor
review-cost = Esto redujo la probabilidad de ganar en un { $loss }.
review-swing = Probabilidad de { $player }: { $before } → { $after }
review-see = Ver en la repetición

replay-title = Repetición
replay-back = Una jugada atrás
replay-forward = Una jugada adelante
replay-play = Reproducir
replay-pause = Pausa
replay-slider = Momento de la partida
replay-place = Ronda { $round } · jugada { $move } de { $of }
replay-share = Compartir este momento
replay-share-help = Quien abra este enlace ve la partida en este mismo momento.
replay-first = Al principio
replay-last = Al final
replay-study = Jugadas y análisis
replay-tab-moves = Jugadas
replay-tab-review = Desarrollo y análisis
replay-picture = Este momento como imagen
replay-picture-download = Descargar la imagen
replay-to-table = Volver a la mesa
replay-analyse = Analizar desde aquí
replay-nothing = La partida aún no ha empezado: no hay nada que ver.
