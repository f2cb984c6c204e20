### O que diz a mesa web, em português do Brasil. O modelo é en/table.ftl; o que fala do jogo está em game.ftl.
###
### Estilo: frases curtas e simples, a uma só pessoa (você). Os botões dizem o que acontece.

### --- Em toda parte ----------------------------------------------------------------------------------------

app-name = Boriken
loading = Um momento…
close = Fechar
reload = Recarregar
try-again = Tentar de novo
to-start = Página inicial
skip-to-content = Ir para o conteúdo
menu = Menu
your-name = Seu nome
guest-name = Visitante
labelled = { $label }: { $text }

nav-label = Páginas
nav-tables = Mesas
nav-learn = Aprender
nav-rules = Regras
nav-account = Conta

players-count = { $count ->
    [1] { $count } jogador
   *[other] { $count } jogadores
}
base-game = { SMALL("base_game") }
time-seconds = { $count ->
    [1] { $count } segundo
   *[other] { $count } segundos
}
time-minutes = { $count ->
    [1] { $count } minuto
   *[other] { $count } minutos
}
time-days = { $count ->
    [1] { $count } dia
   *[other] { $count } dias
}

unknown-title = Não há nada aqui
unknown-text = Este endereço não leva a lugar nenhum. Confira se foi digitado certo.

error-title = Não deu certo
error-page-not-loaded = Não foi possível carregar esta página. Verifique sua conexão e recarregue.

### --- Configurações ----------------------------------------------------------------------------------------

settings-title = Configurações

### --- Mesas -------------------------------------------------------------------------------------------------

rated-yes = Muda o rating
table-untitled = Mesa
table-problem-title = Não é possível abrir esta mesa
table-closed = { $host } fechou esta mesa.

### --- Uma nova mesa ----------------------------------------------------------------------------------------

new-seat = Lugar { $number }
new-seat-who = Lugar { $number }: quem se senta aqui?

seat-you = Você
seat-open = Aberto a quem tiver o link
seat-mine = { $name } (você)
seat-with-level = { $name } ({ $level })
seat-guest = sem conta
seat-take = Sentar aqui
seat-present = online
seat-away = ausente

### --- Convidar ----------------------------------------------------------------------------------------------

invite-link = Link
invite-copy = Copiar o link
invite-copied = Copiado.
invite-share = Compartilhar…
invite-qr = O link como código QR
seat-title = Ocupando o seu lugar
seat-problem-help = Um link de lugar só vale enquanto a mesa existir. Peça um novo no aparelho em que você joga.

### --- Durante a partida ------------------------------------------------------------------------------------

stand-in-yours = { $bot } está jogando por você.
stand-in-return = Voltar a jogar
banner-offline = Sem conexão. Reconectando; nada se perde.
banner-gone = Esta mesa não existe mais.
title-your-turn = Sua vez
title-turn-of = Vez de { $name }

### --- Depois da partida ------------------------------------------------------------------------------------

end-stamp = Fim de jogo
end-table = Ver a mesa
end-over = A partida acabou.
end-over-because = A partida acabou: { $reason }.
end-count = Contar os pontos
end-back = Ver o resultado
