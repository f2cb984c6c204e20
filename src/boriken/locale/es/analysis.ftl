### El tablero de análisis, en español.

analysis-title = Tablero de análisis
analysis-text = Prueba lo que quieras, en cualquier posición: juega por todos, mira quién tiene más probabilidades de ganar y qué jugadas son las mejores, vuelve atrás, abre variantes y toma notas.
analysis-game = Desde una partida
analysis-game-help = Abre la repetición de una partida terminada, ve al momento que quieras y elige «Analizar desde aquí».
analysis-games = Mis partidas
analysis-paste = Desde un texto
analysis-paste-help = Una posición en la notación de Boriken, o un estudio que hayas descargado.
analysis-open = Abrir
analysis-example = Muéstrame un ejemplo
analysis-not-read = Este texto no es ni una posición ni un estudio.
analysis-last = Seguir con tu último estudio
analysis-chances = Probabilidad de ganar
analysis-auto = Evaluar cada posición
analysis-evaluate = Evaluar
analysis-deeper = Analizar más a fondo
analysis-thinking = Pensando…
analysis-of = { $simulations ->
    [one] { $simulations } simulación
   *[other] { $simulations } simulaciones
}
analysis-lines = Mejores jugadas
analysis-then = luego { $moves }
analysis-reply = { $player }: { $move }
analysis-over = La partida termina aquí.
analysis-moves = Jugadas probadas
analysis-nothing = Todavía no has probado nada: decide por quien tiene el turno.
analysis-start = Inicio
analysis-parts = { $decision } (…)
analysis-back = Una jugada atrás
analysis-forward = Una jugada adelante
analysis-remove = Quitar esta jugada y lo que sigue
analysis-promote = Convertirla en la línea principal
analysis-redraw = Volver a sortear
analysis-note = Nota sobre esta posición
analysis-players = Quién decide
analysis-you = Tú
analysis-by = Quién decide por { $player }
analysis-share = Compartir este estudio
analysis-share-help = Todo está en este enlace: la posición, las jugadas y tus notas. Ningún servidor lo guarda.
analysis-download = Descargar el estudio
analysis-copy = Copiar esta posición
analysis-copied = Copiada.
analysis-none = En esta dirección no hay nada que analizar.
analysis-tools = Estudio
