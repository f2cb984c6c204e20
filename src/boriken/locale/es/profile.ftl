### El historial de una persona: partidas terminadas, estadísticas, clasificación, sellos.

profile-title = Tu historial
profile-title-of = Historial de { $player }
profile-guest = Juegas sin cuenta: este historial pertenece a este navegador. Con una cuenta no se pierde, y puedes jugar partidas clasificatorias.
profile-since = Desde el { $date }
profile-empty = Todavía no ha terminado ninguna partida. La primera que acabes aparecerá aquí.
profile-none-chosen = No hay partidas de este tipo.
profile-unknown = Dinos primero tu nombre y tus partidas se guardarán aquí.

## Qué partidas

profile-filter = Qué partidas
profile-filter-edition = Edición
profile-filter-players = Jugadores
profile-filter-expansion = Expansiones
profile-filter-all = Todas
profile-filter-any-number = Cualquier número
profile-filter-rated = Solo partidas clasificatorias

## Cifras

profile-figure-games = Partidas
profile-figure-wins = Ganadas
profile-figure-points = Puntos de media
profile-figure-best = Mejor resultado
profile-latest = Se cuentan las últimas { $count } partidas.
profile-sources = De dónde vienen los puntos
profile-all-games = Todas las partidas
profile-games-won = Partidas ganadas
profile-buildings = Edificios favoritos
profile-first-roles = Primer { SMALL("role") }
profile-seats = Por asiento
profile-seat = Asiento { $number }
profile-count = { $games ->
    [one] { $games } partida, { $wins } ganada
   *[other] { $games } partidas, { $wins } ganadas
}
profile-rivals = Cara a cara
profile-rivals-who = Contra
profile-rivals-games = Partidas
profile-rivals-ahead = Por delante
profile-rivals-behind = Por detrás

## Clasificación

profile-ratings = Rating
profile-ratings-help = 400 puntos más significan ganar diez veces más a menudo. Con signo de interrogación: todavía incierto.
profile-no-ratings = Todavía no hay partidas clasificatorias.
profile-provisional = Provisional
profile-curve = Evolución del rating
profile-doubt = Margen: ± { $count }
profile-rated-games = { $games ->
    [one] { $games } partida clasificatoria
   *[other] { $games } partidas clasificatorias
}
profile-change = Rating: { $before } → { $after }
profile-changes = Rating
profile-not-rated = Esta partida no cambia el rating: un suplente jugó buena parte de ella.

## Partidas

profile-games = Partidas
profile-more = Más partidas
profile-rated = Clasificatoria
profile-place = Puesto { $rank } de { $players }
profile-see = Ver la partida
profile-gone = Esta mesa se eliminó; el resultado sigue aquí.
profile-download = Descargar todas las partidas (ZIP)

## Sellos

profile-stamps = Sellos
profile-stamps-help = Una docena de cosas que probar. Cada sello se da una vez, por una partida que hayas jugado tú.
profile-stamp-new = Sello nuevo: { $stamp }
profile-stamp-none = Aún no
stamp-all-trades-name = Todos los oficios
stamp-all-trades-help = Elige cada { SMALL("role") } al menos una vez en una partida.
stamp-all-goods-name = Cesta llena
stamp-all-goods-help = Produce los cinco tipos de { PLURAL("good") } en una fase.
stamp-quarrymaster-name = Cantero
stamp-quarrymaster-help = Termina una partida con { COUNT("quarry", 4) }.
stamp-full-hold-name = Bodega llena
stamp-full-hold-help = Carga { COUNT("barrel", 10) } en una fase.
stamp-monuments-name = Monumentos
stamp-monuments-help = Termina una partida con { COUNT("large_building", 2) }.
stamp-hair-name = Por un pelo
stamp-hair-help = Gana por un solo punto o en el desempate.
stamp-last-coin-name = Hasta el último céntimo
stamp-last-coin-help = Gana sin que te queden { PLURAL("coin") }.
stamp-landlocked-name = Sin mar
stamp-landlocked-help = Gana con ocho puntos o menos en { PLURAL("vp_chip") }.
stamp-no-works-name = Sin fábricas
stamp-no-works-help = Gana sin ningún { SMALL("production_building") }.
stamp-alone-name = Contra la máquina
stamp-alone-help = Gana al Puertoma, normal o difícil.
stamp-giant-name = David y Goliat
stamp-giant-help = Gana una partida contra un rival de nivel maestro.
stamp-whole-box-name = La caja entera
stamp-whole-box-help = Juega una partida con todas las expansiones de la edición.
