### Qué ha fallado, dicho solo por el terminal. Véase en/complaints.ftl.

error-no-seat-number = No existe el asiento { $seat }: elige de 0 a { $last }.
error-bad-governor = Para { THE("governor") } indica un asiento a partir de 0 o «{ $random }», no «{ $typed }».
error-bad-log-format = El formato del registro debe ser console o json, no «{ $typed }».
error-trust-proxy-gone = La opción --trust-proxy se fiaba de cualquiera y ya no existe: indica tu proxy con --trusted-proxy, por ejemplo 127.0.0.1 o 10.0.0.0/8.
error-bad-proxy = Un proxy se indica con su dirección, por ejemplo 127.0.0.1, o con su red, por ejemplo 10.0.0.0/8; «{ $typed }» no es ninguna de las dos.
error-proxy-everybody = Cualquier dirección entra en { $typed }, y los límites no valdrían para nadie: indica la red de tu proxy.
error-no-position = El registro tiene { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}: no existe la posición { $position }.
error-no-text-file = { $file }: el archivo no es texto UTF-8.
error-record-of-other-rules = El registro es de la versión { $version } de las reglas; aquí se juega con la { $current }, en la que las mismas jugadas pueden llevar a otro resultado, así que no se reproduce.
error-record-of-other-result = La repetición lleva a otro resultado ({ $wrong }).
error-unreadable = { $where ->
    [record] El registro no se puede leer: { wrong }.
   *[other] { $where }: { wrong }.
}
error-record-not-json = El registro no es un texto JSON completo: no se puede leer la línea { $line }.
error-record-no-action = La jugada { $move } del registro no es una acción: «{ $typed }».
error-record-illegal = Las reglas no permiten la jugada { $move } del registro, «{ $action }» ({ $rule }).
error-database-scheme = La dirección de la base de datos debe empezar por sqlite:/// o postgresql://, no por «{ $typed }».
error-bad-database-address = No se puede leer la dirección de la base de datos: escribe sqlite:///ARCHIVO o postgresql://USUARIO:CONTRASEÑA@HOST/NOMBRE.
error-database-without-file = Las mesas necesitan un archivo: escribe sqlite:///ARCHIVO.
error-database-newer = La base de datos es de una versión más reciente de Boriken: usa esa versión.
error-bad-database = No se puede usar la base de datos: { $detail }.
error-bad-redis-address = No se puede leer la dirección de Redis: escribe redis://HOST:PUERTO.
error-workers-need-postgresql = Varios procesos comparten una base de datos PostgreSQL: indica su dirección con --database-url.
error-no-redis = Redis no responde: { $detail }.
error-bad-port = No se puede usar el puerto { $port } de { $host }: { $detail }.
error-bad-metrics-address = La dirección de las métricas se escribe HOST:PUERTO, como 127.0.0.1:9464, no «{ $typed }».
error-tls-pair = TLS necesita un certificado y su clave: --tls-certificate y --tls-key.
error-bad-tls = No se puede usar el certificado TLS o su clave: { $detail }.
error-bad-base-path = La ruta dentro del sitio se escribe como /games, no «{ $typed }».
error-bad-smtp-address = No se puede leer la dirección del servidor de correo: escribe smtp://USUARIO:CONTRASEÑA@HOST:PUERTO o smtps://USUARIO:CONTRASEÑA@HOST:PUERTO.
error-mail-incomplete = El correo necesita --smtp-url, --mail-from y --public-url a la vez.
error-bad-sender = No se puede enviar correo desde «{ $typed }»: escribe una dirección como table@example.org.
error-bad-public-url = La dirección pública se escribe como https://play.example.org, no «{ $typed }».
error-file-of-another-server = Otro servidor ya está usando { $file }: usa ese servidor o dale a este un archivo propio.
error-bad-file = No se puede usar el archivo { $file }: { $detail }.
error-bad-folder = No se puede crear la carpeta { $file } para las mesas: { $detail }.
error-missing-extra = Para eso hace falta algo que aquí no está instalado: { $command }
