### Lo que dice la mesa web, en español. El modelo es en/table.ftl; lo que habla del juego está en game.ftl.
###
### Estilo: frases breves y sencillas, de tú. Los botones dicen qué ocurre.

### --- En todas partes --------------------------------------------------------------------------------------

app-name = Boriken
loading = Un momento…
close = Cerrar
reload = Recargar
try-again = Intentar de nuevo
to-start = Inicio
skip-to-content = Ir al contenido
menu = Menú
your-name = Tu nombre
guest-name = Visitante
labelled = { $label }: { $text }

nav-label = Páginas
nav-tables = Mesas
nav-learn = Aprender
nav-rules = Reglas
nav-account = Cuenta

players-count = { COUNT("player", $count) }
base-game = { SMALL("base_game") }
time-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
time-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
time-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}

unknown-title = Aquí no hay nada
unknown-text = Esta dirección no lleva a ninguna parte. Comprueba que esté bien escrita.

error-title = No ha funcionado
error-page-not-loaded = No se ha podido cargar esta página. Comprueba la conexión y vuelve a cargarla.

### --- Ajustes ----------------------------------------------------------------------------------------------

settings-title = Ajustes

### --- Mesas -------------------------------------------------------------------------------------------------

rated-yes = Cambia el rating
table-untitled = Mesa
table-problem-title = Esta mesa no se puede abrir
table-closed = { $host } ha cerrado esta mesa.

### --- Una mesa nueva ---------------------------------------------------------------------------------------

new-seat = Asiento { $number }
new-seat-who = Asiento { $number }: ¿quién se sienta?

seat-you = Tú
seat-open = Abierto a quien tenga el enlace
seat-mine = { $name } (tú)
seat-with-level = { $name } ({ $level })
seat-guest = sin cuenta
seat-take = Sentarse aquí
seat-present = en línea
seat-away = ausente

### --- Invitar -----------------------------------------------------------------------------------------------

invite-link = Enlace
invite-copy = Copiar el enlace
invite-copied = Copiado.
invite-share = Compartir…
invite-qr = El enlace como código QR
seat-title = Ocupando tu asiento
seat-problem-help = El enlace de un asiento solo vale mientras exista su mesa. Pide uno nuevo en el dispositivo en el que juegas.

### --- Durante la partida -----------------------------------------------------------------------------------

stand-in-yours = { $bot } juega por ti.
stand-in-return = Volver a jugar
banner-offline = Sin conexión. Reconectando; no se pierde nada.
banner-gone = Esta mesa ya no existe.
title-your-turn = Te toca
title-turn-of = Le toca a { $name }

### --- Después de la partida --------------------------------------------------------------------------------

end-stamp = Fin de la partida
end-table = Ver la mesa
end-over = La partida ha terminado.
end-over-because = La partida ha terminado: { $reason }.
end-count = Contar los puntos
end-back = Volver al resultado
