### Lo que solo dice el terminal, en español. El modelo es en/terminal.ftl.
###
### Estilo como en game.ftl: frases breves y sencillas, de tú. Las etiquetas tienen unas doce letras como máximo. Lo que
### se puede escribir (rule, hint, save …) es igual en todos los idiomas.

### --- Unir -------------------------------------------------------------------------------------------------

terminal-subject = {""}
terminal-then = { $said }; { $more }
terminal-or = { $first } o { $last }
terminal-range = de { $first } a { $last }
terminal-to-you = ti

### --- Antes y después de una partida -----------------------------------------------------------------------

terminal-greeting = { $table }. { $player } (asiento { $seat }) contra { $others }. Semilla { $seed }. Escribe ? para ver la ayuda.
terminal-goodbye = Hasta la próxima.
terminal-saved = La partida está guardada en { $file }.
terminal-saved-so-far = La partida hasta aquí está guardada en { $file }; boriken replay { $file } la muestra.

### --- Lo que se puede escribir -----------------------------------------------------------------------------

terminal-help-number = una opción por su número; varias a la vez: 2, 0, 1
terminal-help-action = una acción por su texto, o con los nombres de la edición
terminal-help-legal = si una acción está permitida, y si no, qué regla lo impide
terminal-help-rule = qué dice una regla; con palabras se busca en las reglas
terminal-help-undo = deshace tu última elección en esta decisión
terminal-help-table = otra vez la mesa y las opciones
terminal-help-points = tus puntos hasta ahora
terminal-help-hint = qué haría un buen jugador, tras pensarlo un segundo
terminal-help-why = qué { -roles } sopesaría ahora un Puertoma y qué dejan sus filtros
terminal-help-log = todo lo que ha pasado
terminal-help-save = guarda un registro de la partida hasta aquí
terminal-help-position = toda la posición como texto, también lo oculto
terminal-help-quit = termina la partida
terminal-file = ARCHIVO

terminal-legal = Está permitido.
terminal-no-action = «{ $typed }» no es una acción.
terminal-did-you-mean = ¿Querías decir { $near }?
terminal-no-choice = No existe la opción { $typed }: elige { $keys }.
terminal-which-rule = ¿Qué regla? Por ejemplo: rule CAP-4, o rule { EDITION() ->
    [classic] muelle
   *[other] embarcadero
}.
terminal-nothing-to-undo = No hay nada que deshacer: todavía no has elegido nada en esta decisión.
terminal-which-file = ¿Dónde? Por ejemplo: save game.json.
terminal-no-puertoma = En esta mesa no juega ningún Puertoma.
terminal-no-simulations = «{ $typed }» no es un número de simulaciones de 1 a { $most }; hint sin número piensa un segundo.

terminal-hint = Lo que haría un buen jugador, primero lo mejor:
terminal-hint-win = { $percent } % de victoria
terminal-hint-points = cerca de { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
} al final

### --- Lo que da una opción ---------------------------------------------------------------------------------

terminal-for = por { sum-coins }
terminal-must-leave = { $count ->
    [one] { piece-worker } debe irse
   *[other] { piece-worker } deben irse
}
terminal-ransom = { EDITION() ->
    [special] { sum-coins } para { $to }
   *[other] { sum-coins } de la banca para { $to }
}

### --- Colocar trabajadores, almacenar ----------------------------------------------------------------------

terminal-circles = { COUNT("circle", $circles) }
terminal-had = antes { $count }
terminal-has-now = ahora { $count }
terminal-how-many = Por colocar: { piece-worker }. ¿Cuántos { ON(TILE($place)) }: { $keys }?
terminal-placing-keys = f coloca a los demás donde más sirven; = los deja como antes.
terminal-kept = Almacenas { $what }.
terminal-have = Tienes { $what }.
terminal-storage-order = Nombra los tipos en cualquier orden: lo que no nombres se pierde.

### --- La mesa ----------------------------------------------------------------------------------------------

terminal-ships = Barcos
terminal-house = Comercio
terminal-plantations = Losetas
terminal-people = Personas
terminal-cards = Cartas
terminal-met = Cumplidos
terminal-drafted = Elegidos
terminal-spaces = Libres
terminal-space = coste { $cost } ×{ $count }
terminal-full = lleno
terminal-house-free = { $count } de { COUNT("space", $places) } { $places ->
    [one] libre
   *[other] libres
}
terminal-face-down = { $count } boca abajo
terminal-market = Edificios: precio para ti, nombre, unidades que quedan (* ya lo tienes)
terminal-no-goods = sin mercancías
terminal-idle = { $count ->
    [one] { piece-worker } inactivo
   *[other] { piece-worker } inactivos
}
terminal-marker = cartel
terminal-action = Acción
terminal-tie-break = Desempate
terminal-scoring = Puntuación
terminal-levels = Niveles
terminal-reserved = Reservado
terminal-abilities = Habilidades

### --- Repetir y analizar -----------------------------------------------------------------------------------

terminal-move = ronda { $round }, { $player }: { $action }
terminal-replayed = { $file }: { $edition }, { $players }, { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}, ronda { $round }. La repetición lleva exactamente al resultado indicado.
terminal-not-over = La partida no ha terminado: debe decidir { $player }.

terminal-before-round = antes de la ronda
terminal-lost-per-decision = perdido por decisión
terminal-column-move = jugada
terminal-column-round = ronda
terminal-column-cost = coste
terminal-progress = Jugadas

### --- serve, rules ---

terminal-runs-already = Boriken ya está en marcha, en { $address }
terminal-running = Boriken está en { $address }
terminal-for-others = Los demás lo encuentran en tu red en { $addresses }
terminal-how-to-end = Ctrl-C lo detiene; tus mesas no se pierden.
