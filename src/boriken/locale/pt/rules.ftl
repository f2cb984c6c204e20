### O que envolve o texto das regras, na página e no terminal. O próprio texto está em docs/rules.

rules-title = As regras
rules-lead = Cada regra tem um código. A mesa o cita sempre que uma regra decide algo.
rules-search = Buscar
rules-search-example = { SMALL("wharf") }, ou CAP-4
rules-search-word = { SMALL("wharf") }
rules-chapters = Capítulos
rules-found = { $count ->
    [1] { $count } regra encontrada
   *[other] { $count } regras encontradas
}
rules-none = Nenhuma regra tem todas essas palavras.
rules-contents = Sumário
rules-edition = Regras e nomes
rules-elsewhere = Outras edições
rules-only-in = Só em: { $editions }
rules-all = O livro inteiro
rules-print = Imprimir
rules-before = Capítulo anterior
rules-after = Próximo capítulo
rules-buildings = Todos os edifícios
rules-building-does = O que faz
rules-building-elsewhere = Outras regras que o citam
rules-building-rulings = Decisões sobre as regras
rules-building-together = Com outros edifícios
rules-building-also = Também se chama: { $names }
rules-example = Exemplo
rules-example-begin = A situação
rules-example-place = { $step } de { $of }
rules-example-back = Um passo para trás
rules-example-forward = O que acontece depois
rules-example-bonus = { $player }: { THE($building) } rende { $points } PV no fim.
rules-example-profitable = { $profitable ->
    [none] Nenhuma função é rentável para { $player }, então serve qualquer uma.
   *[other] Rentáveis para { $player }: { NAMES($profitable) }.
}
rules-example-near = { $near ->
    [none] Primeiro filtro, a uma seta do marcador: não restaria nenhuma, por isso é ignorado.
   *[other] Primeiro filtro, a uma seta do marcador: { NAMES($near) }.
}
rules-example-richest = Segundo filtro, mais { -coins } { ON("role_card") }: { NAMES($richest) }.
rules-example-marker-stays = O marcador de ação fica onde está: nenhuma seta leva { FROM($marker) } { TO($card) }.
rules-not-here = Nenhuma regra, capítulo ou edifício se chama “{ $typed }”.
rules-how-to = { $rule } mostra uma regra; { $word }, todas as que contêm uma palavra.
rules-chapter = Capítulo
rules-of-chapter = Regras
