### Lo que los comandos dicen de sí mismos. Véase en/help.ftl.

## Around the texts

help-title-usage = Uso:
help-title-options = Opciones:
help-title-arguments = Argumentos:
help-title-commands = Comandos:
help-word-options = OPCIONES
help-word-command = COMANDO
help-word-file = ARCHIVO
help-word-text = texto
help-word-number = número
help-word-default = por defecto:
help-word-variable = variable:
help-word-required = obligatorio
help-word-words = SIGLA O PALABRA

## Commands

help-boriken = El juego de mesa Puerto Rico. Sin un comando: un servidor en este equipo, y se abre el navegador.
help-play = Juega contra bots o Puertomas en la terminal.
help-replay = Repite una partida registrada y comprueba que lleva exactamente al resultado indicado.
help-review = Vuelve a ver una partida registrada: quién iba por delante y cuándo, qué la cambió y qué habría sido mejor.
help-rules = Muestra reglas por su sigla o por palabras que contienen; sin nada, enumera todas las siglas.
help-serve = Arranca un servidor para amigos o para todo el mundo.

## Options of several commands

help-help = Muestra este mensaje y termina.
help-version = Muestra la versión, y si es la compilada.
help-edition = Las reglas: { $editions }. Si falta, 1897; con Puertomas, special.
help-players = Cuántos juegan, Puertomas incluidos: de { $fewest } a { $most }.
help-governor = El asiento del primer gobernador, desde 0, o { $random }.
help-solo = Una persona contra dos Puertomas.
help-puertomas = Cuántos de ellos son Puertomas.
help-difficulty = Lo fuertes que son los Puertomas: { $difficulties }.
help-expansions = Expansiones, separadas por comas: { $expansions }.
help-variants = Variantes, separadas por comas: { $variants }.
help-draft = Quién hace el draft de los edificios: { $drafts }. Si falta, los jugadores.
help-buildings = Los edificios del draft, separados por comas, para --draft given.
help-voluntary = Pregunta por cada ganancia que se puede rechazar, en lugar de tomarla.
help-house-rules = Permite las expansiones de la edición especial también con otras reglas.
help-language = El idioma: { $languages }. Si falta, el que indican { $variables }, o si no el inglés.
help-seed = La misma semilla da otra vez lo mismo.
help-json = Escribe JSON para programas.
help-file = Una partida registrada, como la escriben play y simulate.

## play

help-play-seat = Tu asiento, desde 0.
help-play-name = Tu nombre, para el registro de la partida.
help-play-bot = Quién juega contra ti, con comas entre ellos: { $bots }.
help-play-save = Al final escribe la partida en este archivo.

## replay, review and rules

help-replay-moves = Muestra la partida jugada a jugada.
help-replay-position = Muestra la posición tras tantas jugadas.
help-review-simulations = Cuánto tiempo mirar cada decisión; más es más seguro, y más lento.
help-rules-words = Siglas como CAP-4, o palabras.
help-rules-edition = De qué edición son los nombres y las reglas: { $editions }.

## serve

help-serve-host = La dirección en la que escuchar; 0.0.0.0 para toda la red.
help-serve-port = El puerto en el que escuchar; 0 para cualquiera libre.
help-serve-database-url = sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME; si falta, un archivo tuyo.
help-serve-redis-url = redis://HOST:PORT, si varios procesos comparten una base de datos.
help-serve-origin = Otro sitio cuyas páginas pueden usar el servidor, como https://play.example.org.
help-serve-trust-proxy = Cree a X-Forwarded-For y -Proto.
help-serve-rate-limits = Limita cuánto puede pedir una persona o una dirección.
help-serve-bot-processes = Procesos en los que piensan los bots.
help-serve-bot-pause = Segundos que un bot parece pensar en un rol; menos para lo demás.
help-serve-bot-budget = Segundos que un bot puede pensar.
help-serve-log-format = El registro: console o json.
help-serve-browser = Abre el navegador.

## Complaints. $option: as it is typed

help-no-such-option = No existe la opción { $option }.
help-missing = Falta: { $option }.
help-needs-value = La opción { $option } no se usa así: véase --help.
help-bad-value = El valor de { $option } no es posible: véase --help.
help-bad-words = No es un comando, o tiene una palabra de más: véase --help.
help-no-text = La entrada no es texto UTF-8: { $detail }
help-too-deep = La entrada está anidada demasiado profundamente para leerla.
