end-title = Résultat
end-rounds = Après { COUNT("round", $rounds) }.
end-reason = Après { COUNT("round", $rounds) } : { $reason }.
end-winner = Victoire
end-rematch = Rejouer
end-rematch-join = Jouer la revanche
end-replay = Revoir
end-counting = On compte les points…
end-skip = Passer
end-again = Recompter
end-tie = Égalité aux points : { -coins } et { -barrels } ont fait la différence.
end-count-seat = { $player } { $points }
end-count-said = { $heading } : { $points }.
end-record = Télécharger la partie
end-sheet = Points par source
end-course = Déroulement de la partie
end-chart = { $what ->
    [points] Points
    [barrels] { CAP(PLURAL("barrel")) }
   *[coins] { CAP(PLURAL("coin")) }
}
end-chart-round = Manche { $round }

review-title = Analyse
review-offer = Qui menait, et quand ? Qu’est-ce qui a fait basculer la partie, et qu’aurait-il mieux valu jouer ? Un bot très fort revoit chaque décision.
review-start = Analyser la partie
review-progress = Décision { $done } sur { $total }…
review-ready = L’analyse est prête.
review-chances = Chances de gagner
review-end = Fin
review-turning-points = Tournants
review-no-turning-points = Aucune décision n’a fait basculer la partie à elle seule.
review-mistakes = Erreurs, les pires d’abord
review-whose = Les erreurs de qui ?
review-everybody = Tout le monde
review-no-mistakes = Aucune erreur grave.
review-moment = Manche { $round } · { $player }
review-played = Joué
review-better = Mieux
review-cost = Ce coup a coûté { $loss } de chances de gagner.
review-swing = Chances pour { $player } : { $before } → { $after }
review-see = Revoir ce moment

replay-title = Revoir la partie
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-play = Lecture
replay-pause = Pause
replay-slider = Moment de la partie
replay-place = Manche { $round } · coup { $move } sur { $of }
replay-share = Partager ce moment
replay-share-help = Ce lien montre la partie à ce moment précis.
replay-first = Au début
replay-last = À la fin
replay-study = Coups et analyse
replay-tab-moves = Coups
replay-tab-review = Déroulement et analyse
replay-picture = Ce moment en image
replay-picture-download = Télécharger l’image
replay-to-table = Retour à la table
replay-analyse = Analyser à partir d’ici
replay-nothing = La partie n’a pas encore commencé : il n’y a rien à revoir.
