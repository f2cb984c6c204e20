### O que envolve o texto das regras, na página e no terminal. O próprio texto está em docs/rules.

rules-title = As regras
rules-lead = Cada regra tem um código. A mesa o cita sempre que uma regra decide algo.
rules-search = Buscar
rules-search-example = { SMALL("wharf") }, ou CAP-4
rules-search-word = { SMALL("wharf") }
rules-chapters = Capítulos
rules-found = { $count ->
    [one] { $count } regra encontrada
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
rules-building-rulings = Decisões
rules-building-together = Com outros edifícios
rules-building-also = Também se chama: { $names }
rules-example = Exemplo
rules-example-begin = A situação
rules-example-place = { $step } de { $of }
rules-example-back = Um passo para trás
rules-example-forward = O que acontece depois
rules-example-bonus = { $player }: { THE($building) } rende { $points } PV no fim.
rules-not-here = Nenhuma regra, capítulo ou edifício se chama “{ $typed }”.
rules-how-to = { $rule } mostra uma regra; { $word }, todas as que contêm uma palavra.
rules-chapter = Capítulo
rules-of-chapter = Regras
