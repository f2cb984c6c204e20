### Making a table: all choices, or the solo game at once.

solo-title = Partida solo
solo-lead = Você contra dois Puertomas, os adversários automáticos de “{ edition-special-name }”. Eles nunca pensam: seguem regras próprias, e você sempre pode ver por que fizeram algo.
solo-table-title = { $name } contra os Puertomas
solo-more-help = Expansões, um só Puertoma, ou amigos ao seu lado.
new-title = Nova mesa
new-title-friends = Jogar com amigos
new-table-title = Nome da mesa
new-table-title-example = Sexta à noite
new-default-title = Mesa de { $name }
new-open-help = Um lugar aberto espera alguém com o link.
new-puertoma-help = Os Puertomas se sentam depois de todos os outros; no máximo dois. Fazem parte de “{ $edition }”.
new-not-with-puertomas = Indisponível com Puertomas.
new-belongs-to = Faz parte de “{ $edition }”. Permita regras da casa para usar aqui.
new-only-with = Só com “{ $edition }”.
new-needs = Precisa da expansão “{ $expansion }”.
new-manners = Como vocês jogam
new-manners-help = Quem encontra a mesa, a ordem dos lugares, se dá para desfazer, o limite de tempo. O padrão serve bem entre amigos.
new-buildings-cost = Custo { $coins }
new-buildings-taken = { $taken } de { $spaces }
new-buildings-missing = { $count ->
    [1] Escolha mais { $count } edifício.
   *[other] Escolha mais { $count } edifícios.
}
new-create = Abrir a mesa
new-create-help = Depois você recebe um link para mandar.
new-start = Começar a partida
new-start-help = Todos os lugares estão ocupados: a partida começa na hora.

variant-cost-swap-help = { CAP(THE("university")) } custa 7; { THE("factory") }, 8.
variant-corn-start-help = Quem começa com { SMALL("corn") } tem 1 { -coin } a menos.
variant-jeweler-cap-help = { CAP(THE("jeweler")) } rende no máximo 3 { -coins } por fase.
variant-villa-or-jeweler-help = Só um dos dois edifícios pode ser escolhido no draft.
variant-hacienda-or-forest-house-help = Só um dos dois edifícios pode ser escolhido no draft.
variant-achievement-draft-help = Em vez de receber quatro cartas, cada jogador fica com uma de cada vez e passa as outras para a esquerda.
variant-errata-help = Segundo a errata da Edição Especial: o fim da partida é desencadeado assim que acabam as { PLURAL("vp_chip") }, em qualquer fase, e a segunda ficha { OF("library") } não recebe o { -worker } { OF("hospice") }.
option-edition-help = As regras e os nomes da partida.
option-players-help = Quantos jogam, bots incluídos.
option-governor-help = Quem escolhe a primeira função da partida.
option-ask-forced-help = Perguntamos mesmo quando só há uma coisa a fazer.
option-expansions-help = O que se acrescenta ao { SMALL("base_game") }; podem ser combinadas.
option-variants-help = Pequenas mudanças nas regras.
option-draft-help = Quem decide quais edifícios entram na partida.
option-buildings-help = Os edifícios da partida, se for você quem escolhe.
option-house-rules-help = Permite as expansões da Edição Especial nas outras edições.
option-order-help = Quem se senta onde e, portanto, quem começa.
option-undo-help = Se as jogadas podem ser desfeitas.
option-clock-help = Quanto pode durar uma decisão; depois disso um bot joga até a pessoa voltar.
option-rated-help = Se a partida muda o rating. Todos precisam de uma conta e há limite de tempo; não há conselhos, e sair conta como último lugar.
option-visibility-help = Se outras pessoas encontram a mesa no saguão.
option-difficulty-help = A força do Puertoma.
draft-players-help = Na sua vez, cada jogador acrescenta um edifício à partida.
draft-chance-help = Um sorteio decide quais edifícios entram na partida.
draft-given-help = Quem abre a mesa escolhe os edifícios.
order-random-help = Os lugares são sorteados quando a partida começa.
order-fixed-help = Cada um fica onde está; o primeiro lugar começa.
undo-none-help = Jogou, está jogado.
undo-own-help = Você pode desfazer sua última decisão até que outra pessoa decida ou que algo oculto seja revelado.
undo-agree-help = Como nas próprias jogadas; mais atrás, se todos concordarem.
clock-none-help = Cada um leva o tempo de que precisa.
clock-decision-help = Cada decisão tem um limite de tempo: para jogar a partida de uma vez.
clock-day-help = Cada decisão pode levar dias: para jogar aos poucos.
visibility-public-help = A mesa aparece no saguão, e qualquer pessoa pode jogar ou assistir.
visibility-link-help = Só quem tem o link encontra a mesa.

## Porque uma mesa não pode ser assim

error-one-seat-yours = Só um lugar pode ser seu.
error-players = Não dá para jogar com { COUNT("player", $count) }: escolha de { $fewest } a { $most }.
error-governor = O lugar { $seat } não pode ser { THE("governor") } aqui: escolha de 0 a { $last }, ou { $chance } para sortear (SET-1).
error-seats-and-players = { $seats ->
    [1] { $seats } lugar não serve
   *[other] { $seats } lugares não servem
} para { COUNT("player", $count) }.
error-names-and-players = { $names ->
    [1] { $names } nome não serve
   *[other] { $names } nomes não servem
} para { COUNT("player", $count) }.
error-festival-or-cards = As { PLURAL("festival_card") } substituem { THE("festival") }: escolha um dos dois (CAR-1).
error-special-expansion = A expansão “{ $expansion }” é da Edição Especial: escolha essa edição ou permita regras da casa em “{ $edition }”.
error-variant-needs = A variante “{ $variant }” precisa da expansão “{ $expansion }” ({ $rule }).
error-variant-of-edition = A variante “{ $variant }” é só para “{ $edition }” ({ $rule }).
error-variant-with-puertomas = A variante “{ $variant }” não vale com Puertomas (PUE-23).
error-nothing-drafted = Com estas expansões não há draft, então não há o que escolher (NEW-1).
error-buildings-given = Os edifícios só são indicados se o draft for “given”, e então são obrigatórios (NEW-4).
error-not-draftable = “{ $typed }” não é um edifício que possa entrar no draft com estas expansões (NEW-1).
error-kinds-of-cost = Edifícios de custo { $cost }: é preciso escolher { $kinds }, não { $count } (NEW-1).
error-pair-excluded = Do par de “{ NAME($building) }”, só um pode estar na partida (VAR-4, VAR-5).
error-no-puertoma-plays = A dificuldade é para Puertomas, e nenhum joga (PUE-4).
error-humans-first = Pelo menos uma pessoa deve jogar, e os Puertomas se sentam depois de todas as pessoas (PUE-1).
error-puertomas = { $count ->
    [1] { $count } Puertoma não pode jogar
   *[other] { $count } Puertomas não podem jogar
}: no máximo { $most } (PUE-1).
error-puertomas-of-special = Os Puertomas são da Edição Especial, não de “{ $edition }” (PUE-1).
error-governor-with-puertomas = Com Puertomas, { THE("governor") } da rodada 1 fica no lugar 0 (PUE-1).
