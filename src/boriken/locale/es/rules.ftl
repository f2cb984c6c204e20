### Lo que rodea el texto de las reglas, en la página y en el terminal. El texto mismo está en docs/rules.

rules-title = Las reglas
rules-lead = Cada regla tiene un identificador. La mesa lo nombra siempre que una regla decide algo.
rules-search = Buscar
rules-search-example = { SMALL("wharf") }, o CAP-4
rules-search-word = { SMALL("wharf") }
rules-chapters = Capítulos
rules-found = { $count ->
    [one] { $count } regla encontrada
   *[other] { $count } reglas encontradas
}
rules-none = Ninguna regla contiene todas estas palabras.
rules-contents = Índice
rules-edition = Reglas y nombres de
rules-elsewhere = Otras ediciones
rules-only-in = Solo en: { $editions }
rules-all = El reglamento completo
rules-print = Imprimir
rules-before = Capítulo anterior
rules-after = Capítulo siguiente
rules-buildings = Todos los edificios
rules-building-does = Qué hace
rules-building-elsewhere = Otras reglas que lo nombran
rules-building-rulings = Aclaraciones
rules-building-together = Edificios con los que interactúa
rules-building-also = También se llama: { $names }
rules-example = Ejemplo
rules-example-begin = La situación
rules-example-place = { $step } de { $of }
rules-example-back = Un paso atrás
rules-example-forward = Qué pasa después
rules-example-bonus = { $player }: { THE($building) } da { $points } PV al final.
rules-example-profitable = { $profitable ->
    [none] Ningún { -role } es rentable para { $player }, así que vale cualquiera.
   *[other] Rentables para { $player }: { NAMES($profitable) }.
}
rules-example-near = { $near ->
    [none] Primer filtro, a una flecha del marcador: no quedaría ninguno, así que se salta.
   *[other] Primer filtro, a una flecha del marcador: { NAMES($near) }.
}
rules-example-richest = Segundo filtro, más { -coins } { ON("role_card") }: { NAMES($richest) }.
rules-example-marker-stays = El marcador de acción se queda: ninguna flecha lleva { FROM($marker) } { TO($card) }.
rules-not-here = No hay ninguna regla, capítulo ni edificio que se llame «{ $typed }».
rules-how-to = { $rule } muestra una regla; { $word }, todas las que contienen una palabra.
rules-chapter = Capítulo
rules-of-chapter = Reglas
