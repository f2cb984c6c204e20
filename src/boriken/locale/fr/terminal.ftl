### Ce que seul le terminal dit, en français. Le modèle est en/terminal.ftl.
###
### Style comme dans game.ftl : des phrases courtes et simples, avec « vous ». Les étiquettes ont une douzaine de lettres
### au plus. Ce qui peut être saisi (rule, hint, save …) est le même dans toutes les langues.

### --- Joindre ----------------------------------------------------------------------------------------------

terminal-subject = {""}
terminal-then = { $said } ; { $more }
terminal-or = { $first } ou { $last }
terminal-range = de { $first } à { $last }
terminal-to-you = vous

### --- Avant et après une partie ----------------------------------------------------------------------------

terminal-greeting = { $table }. { $player } (place { $seat }) contre { $others }. Graine { $seed }. Tapez « ? » pour l’aide.
terminal-goodbye = À bientôt.
terminal-saved = La partie est enregistrée dans { $file }.
terminal-saved-so-far = Le début de la partie est enregistré dans { $file } ; boriken replay { $file } le montre.

### --- Ce qui peut être saisi -------------------------------------------------------------------------------

terminal-help-number = un choix par son numéro ; plusieurs à la fois : 2, 0, 1
terminal-help-action = une action par son texte, ou avec les noms de l’édition
terminal-help-legal = si une action est permise, et sinon quelle règle l’interdit
terminal-help-rule = ce que dit une règle ; avec des mots, cherche dans les règles
terminal-help-undo = annule votre dernier choix dans cette décision
terminal-help-table = montre de nouveau la table et les choix
terminal-help-points = vos points jusqu’ici
terminal-help-hint = ce que ferait un bon joueur, après une seconde de réflexion
terminal-help-why = les personnages qu’un Puertoma envisagerait, et ce que laissent ses filtres
terminal-help-log = tout ce qui s’est passé
terminal-help-save = enregistre la partie jusqu’ici
terminal-help-position = toute la position en texte, y compris ce qui est caché
terminal-help-quit = termine la partie
terminal-file = FICHIER

terminal-legal = C’est permis.
terminal-no-action = « { $typed } » n’est pas une action.
terminal-did-you-mean = Vouliez-vous dire { $near } ?
terminal-no-choice = Il n’y a pas de choix { $typed } : choisissez { $keys }.
terminal-which-rule = Quelle règle ? Par exemple : rule CAP-4, ou rule chantier naval.
terminal-nothing-to-undo = Il n’y a rien à annuler : vous n’avez encore rien choisi dans cette décision.
terminal-which-file = Dans quel fichier ? Par exemple : save partie.json.
terminal-no-puertoma = Aucun Puertoma ne joue à cette table.
terminal-no-simulations = « { $typed } » n’est pas un nombre de simulations de 1 à { $most } ; hint tout seul réfléchit une seconde.

terminal-hint = Ce que ferait un bon joueur, le meilleur coup d’abord :
terminal-hint-win = { $percent } % de chances de gagner
terminal-hint-points = environ { $count ->
    [one] { $count } point
   *[other] { $count } points
} à la fin

### --- Ce qu’un choix rapporte ------------------------------------------------------------------------------

terminal-for = pour { sum-coins }
terminal-must-leave = { $count ->
    [one] { piece-worker } doit partir
   *[other] { piece-worker } doivent partir
}
terminal-ransom = { EDITION() ->
    [special] { sum-coins } pour { $to }
   *[other] { sum-coins } de la banque pour { $to }
}

### --- Placer les ouvriers, stocker -------------------------------------------------------------------------

terminal-circles = { COUNT("circle", $circles) }
terminal-had = avant { $count }
terminal-has-now = maintenant { $count }
terminal-how-many = { piece-worker } en main. Combien { AT(TILE($place)) } : { $keys } ?
terminal-placing-keys = f place les autres là où ils servent le plus, = les remet comme avant.
terminal-kept = Vous gardez { $what }.
terminal-have = Vous avez { $what }.
terminal-storage-order = Nommez les types dans l’ordre que vous voulez : ce que vous ne nommez pas est perdu.

### --- La table ---------------------------------------------------------------------------------------------

terminal-ships = Navires
terminal-house = Maison
terminal-plantations = Tuiles
terminal-people = Personnes
terminal-cards = Cartes
terminal-met = Accomplis
terminal-drafted = Choisis
terminal-spaces = Emplacements
terminal-space = coût { $cost } ×{ $count }
terminal-full = plein
terminal-house-free = { $count ->
    [one] { COUNT("space", $count) } libre sur { $places }
   *[other] { COUNT("space", $count) } libres sur { $places }
}
terminal-face-down = { $count } face cachée
terminal-market = Bâtiments : prix pour vous, nom, exemplaires restants (* déjà à vous)
terminal-no-goods = aucune marchandise
terminal-idle = { $count ->
    [one] { piece-worker } inactif
   *[other] { piece-worker } inactifs
}
terminal-marker = marqueur
terminal-action = Action
terminal-tie-break = Départage
terminal-scoring = Score
terminal-levels = Niveaux
terminal-reserved = Réservé
terminal-abilities = Capacités

### --- Revoir et analyser -----------------------------------------------------------------------------------

terminal-move = manche { $round }, { $player } : { $action }
terminal-replayed = { $file } : { $edition }, { $players }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}, manche { $round }. La relecture mène exactement au résultat indiqué.
terminal-not-over = La partie n’est pas terminée : { $player } doit décider.

terminal-before-round = avant la manche
terminal-lost-per-decision = perdu par décision
terminal-column-move = coup
terminal-column-round = manche
terminal-column-cost = coût
terminal-progress = Coups

### --- serve, rules -----------------------------------------------------------------------------------------

terminal-runs-already = Boriken tourne déjà, à l’adresse { $address }
terminal-running = Boriken est à l’adresse { $address }
terminal-for-others = Sur votre réseau, les autres le trouvent ici : { $addresses }
terminal-how-to-end = Ctrl-C l’arrête ; vos tables sont conservées.
