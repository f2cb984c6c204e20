### Le plateau d’analyse, en français.

analysis-title = Plateau d’analyse
analysis-text = Essayez tout, dans n’importe quelle position : jouez pour tout le monde, voyez qui a le plus de chances de gagner et quels coups sont les meilleurs, revenez en arrière, ouvrez des variantes et prenez des notes.
analysis-game = À partir d’une partie
analysis-game-help = Revoyez une partie terminée, allez au moment voulu et choisissez « Analyser à partir d’ici ».
analysis-games = Mes parties
analysis-paste = À partir d’un texte
analysis-paste-help = Une position dans la notation de Boriken, ou une étude que vous avez téléchargée.
analysis-open = Ouvrir
analysis-example = Montrer un exemple
analysis-not-read = Ce texte n’est ni une position ni une étude.
analysis-last = Reprendre votre dernière étude
analysis-chances = Chances de victoire
analysis-auto = Évaluer chaque position
analysis-evaluate = Évaluer
analysis-deeper = Chercher plus loin
analysis-thinking = Réflexion en cours…
analysis-of = { $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
}
analysis-lines = Meilleurs coups
analysis-then = puis { $moves }
analysis-reply = { $player } : { $move }
analysis-over = La partie se termine ici.
analysis-moves = Coups essayés
analysis-nothing = Rien n’a encore été essayé : décidez pour la personne dont c’est le tour.
analysis-start = Début
analysis-parts = { $decision } (…)
analysis-back = Un coup en arrière
analysis-forward = Un coup en avant
analysis-remove = Retirer ce coup et la suite
analysis-promote = En faire la ligne principale
analysis-redraw = Refaire le tirage
analysis-note = Note sur cette position
analysis-players = Qui décide
analysis-you = Vous
analysis-by = Qui décide pour { $player }
analysis-share = Partager cette étude
analysis-share-help = Tout est dans ce lien : la position, les coups et vos notes. Aucun serveur ne les conserve.
analysis-download = Télécharger l’étude
analysis-copy = Copier cette position
analysis-copied = Copiée.
analysis-none = Il n’y a rien à analyser à cette adresse.
analysis-tools = Étude
