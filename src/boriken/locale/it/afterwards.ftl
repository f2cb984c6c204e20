end-title = Risultato
end-rounds = Dopo { COUNT("round", $rounds) }.
end-reason = Dopo { COUNT("round", $rounds) }: { $reason }.
end-winner = Vittoria
end-rematch = Gioca ancora
end-rematch-join = Partecipa alla rivincita
end-replay = Rivedi
end-counting = Si contano i punti…
end-skip = Salta
end-again = Conta di nuovo
end-tie = Parità di punti: hanno deciso { -coins } e { -barrels }.
end-count-seat = { $player } { $points }
end-count-said = { $heading }: { $points }.
end-record = Scarica la partita
end-sheet = Da dove vengono i punti
end-course = Andamento della partita
end-chart = { $what ->
    [points] Punti
    [barrels] { CAP(PLURAL("barrel")) }
   *[coins] { CAP(PLURAL("coin")) }
}
end-chart-round = Round { $round }

review-title = Analisi
review-offer = Chi era in testa e quando, che cosa ha deciso la partita, che cosa sarebbe stato meglio? Un bot forte riesamina ogni decisione.
review-start = Analizza la partita
review-progress = Decisione { $done } di { $total }…
review-ready = L’analisi è pronta.
review-chances = Probabilità di vittoria
review-end = Fine
review-turning-points = Momenti decisivi
review-no-turning-points = Nessuna decisione da sola ha cambiato la partita.
review-mistakes = Errori, dal più grave
review-whose = Errori di chi?
review-everybody = Tutti
review-no-mistakes = Nessun errore grave.
review-moment = Round { $round } · { $player }
review-played = Giocato
review-better = Meglio
review-cost = Costo: { $loss } di probabilità di vittoria.
review-swing = Probabilità di { $player }: { $before } → { $after }
review-see = Rivedi questo momento

replay-title = Rivedi la partita
replay-back = Una mossa indietro
replay-forward = Una mossa avanti
replay-play = Avvia
replay-pause = Pausa
replay-slider = Momento della partita
replay-place = Round { $round } · mossa { $move } di { $of }
replay-share = Condividi questo momento
replay-share-help = Chi apre questo link vede la partita ferma a questo punto.
replay-first = All’inizio
replay-last = Alla fine
replay-study = Mosse e analisi
replay-tab-moves = Mosse
replay-tab-review = Andamento e analisi
replay-picture = Questo momento come immagine
replay-picture-download = Scarica l’immagine
replay-to-table = Torna al tavolo
replay-analyse = Analizza da qui
replay-nothing = La partita non è ancora cominciata: non c’è nulla da rivedere.
