### Lo que los comandos dicen de sí mismos. Véase en/help.ftl.

## Alrededor de los textos

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
help-word-words = IDENTIFICADOR O PALABRA

## Comandos

help-boriken = El juego de mesa Puerto Rico. Sin comando, arranca un servidor en este equipo y abre el navegador.
help-play = Juega contra bots o Puertomas en el terminal.
help-replay = Reproduce una partida guardada y comprueba que lleva exactamente al resultado indicado.
help-review = Analiza una partida guardada: quién iba por delante y cuándo, qué la decidió y qué habría sido mejor.
help-rules = Muestra reglas por su identificador o por palabras que contienen; sin nada, enumera todos los identificadores.
help-serve = Arranca un servidor para amigos o para todo el mundo.

## Opciones de varios comandos

help-help = Muestra este mensaje y sale.
help-version = Muestra la versión y si es la compilada.
help-edition = La edición: { $editions }. Por defecto, 1897; con Puertomas, special.
help-players = Cuántos juegan, Puertomas incluidos: de { $fewest } a { $most }.
help-governor = El asiento del primer { SMALL("governor") }, desde 0, o { $random }.
help-solo = Una persona contra dos Puertomas.
help-puertomas = Cuántos de los jugadores son Puertomas.
help-difficulty = Lo fuertes que son los Puertomas: { $difficulties }.
help-expansions = Expansiones, separadas por comas: { $expansions }.
help-variants = Variantes, separadas por comas: { $variants }.
help-draft = Quién hace el draft de los edificios: { $drafts }. Por defecto, los jugadores.
help-buildings = Los edificios del draft, separados por comas, para --draft given.
help-voluntary = Pregunta por cada ganancia a la que se puede renunciar, en lugar de recibirla sin más.
help-house-rules = Permite las expansiones de la edición especial en las demás ediciones.
help-language = El idioma: { $languages }. Por defecto, el que indican { $variables }; si no, el inglés.
help-seed = La misma semilla da siempre la misma partida.
help-json = Escribe JSON para programas.
help-file = Una partida guardada, como la escriben play y simulate.

## play

help-play-seat = Tu asiento, desde 0.
help-play-name = Tu nombre, para la partida guardada.
help-play-bot = Quién juega contra ti, separados por comas: { $bots }.
help-play-save = Al final, guarda la partida en este archivo.

## replay, review y rules

help-replay-moves = Muestra la partida jugada a jugada.
help-replay-position = Muestra la posición tras este número de jugadas.
help-review-simulations = Cuántas simulaciones por decisión; con más, el análisis es más fiable, pero más lento.
help-rules-words = Identificadores como CAP-4, o palabras.
help-rules-edition = De qué edición son los nombres y las reglas: { $editions }.

## serve

help-serve-host = La dirección en la que escuchar; 0.0.0.0 para toda la red.
help-serve-port = El puerto en el que escuchar; 0 para cualquiera libre.
help-serve-unix-socket = Un archivo de socket en el que escuchar en lugar de un puerto, para un proxy en esta máquina.
help-serve-base-path = La ruta del sitio en la que está el servidor, como /games.
help-serve-tls-certificate = El archivo de un certificado TLS, para HTTPS sin proxy.
help-serve-tls-key = El archivo de su clave.
help-serve-database-url = sqlite:///ARCHIVO o postgresql://USUARIO:CONTRASEÑA@HOST/NOMBRE; por defecto, un archivo en tu carpeta de datos.
help-serve-redis-url = redis://HOST:PUERTO, si varios procesos comparten una base de datos.
help-serve-origin = Otro origen cuyas páginas pueden usar el servidor, como https://play.example.org.
help-serve-trusted-proxy = Proxies, por dirección o red, a los que se cree cuando dicen de quién viene una petición.
help-serve-rate-limits = Limita cuánto puede pedir una persona o una dirección.
help-serve-bot-processes = Procesos en los que piensan los bots.
help-serve-bot-pause = Segundos que un bot parece pensar en un { SMALL("role") }; menos en lo demás.
help-serve-bot-budget = Segundos que un bot puede pensar.
help-serve-notice-host = Un host de tu propia red al que se pueden enviar avisos, como un servidor de chat tuyo.
help-serve-metrics-address = HOST:PUERTO para Prometheus; por defecto, las métricas solo se leen si el servidor es para esta máquina.
help-serve-workers = Procesos que comparten el puerto y las mesas; para más de uno hace falta PostgreSQL.
help-serve-link-address = HOST:PUERTO donde los demás procesos del servidor encuentran a este; puerto 0 para cualquiera libre.
help-serve-public-url = La dirección en la que se encuentra el servidor, como https://play.example.org, para los enlaces de los correos.
help-serve-smtp-url = smtp://USUARIO:CONTRASEÑA@HOST:PUERTO, o smtps://…, para enviar correo; sin esta opción, el servidor no envía ninguno.
help-serve-mail-from = El remitente de los correos, como table@example.org.
help-serve-log-format = El registro: console o json.
help-serve-browser = Abre el navegador.

## Quejas. $option: tal como se escribe

help-no-such-option = No existe la opción { $option }.
help-missing = Falta: { $option }.
help-needs-value = La opción { $option } no se usa así: véase --help.
help-bad-value = El valor de { $option } no es válido: véase --help.
help-bad-words = No es un comando, o sobra una palabra: véase --help.
help-no-text = La entrada no es texto UTF-8: { $detail }
help-too-deep = La entrada está anidada a demasiada profundidad para leerla.
