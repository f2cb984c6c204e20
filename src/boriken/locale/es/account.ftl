error-bad-mail-address = Esto no es una dirección de correo: revisa lo que has escrito.
error-no-account = Para eso hace falta una cuenta.
error-name-taken = Ese nombre, o uno que se le parece, es de otra persona: elige otro.
error-no-mail = Este servidor no envía correos: usa una llave de acceso.
error-no-passkeys-here = Las llaves de acceso no funcionan en esta dirección: abre el servidor por su nombre de dominio.
error-passkey-refused = No se ha podido guardar la llave de acceso: inténtalo otra vez.
error-passkey-known = Esta llave de acceso ya es de una cuenta: inicia sesión con ella.
error-too-many-passkeys = Una cuenta puede tener como máximo { $most } llaves de acceso: quita una primero.
error-address-taken = Esta dirección de correo es de otra cuenta: inicia sesión en ella.
error-too-many-addresses = Una cuenta puede tener como máximo { $most } direcciones de correo: quita una primero.
error-sign-in-failed = No has podido entrar con esta llave de acceso: inténtalo otra vez o entra de otra manera.
error-link-over = Este enlace o código ya no es válido: pide otro.
error-other-link = Este enlace es de otra cuenta: inicia sesión en ella y vuelve a abrirlo.
error-wrong-code = El código no es correcto: revisa lo que has escrito.
error-prove-again = Antes de cambiar esto, inicia sesión otra vez.
error-last-way = Es tu única manera de entrar: añade otra primero.

mail-sign-in-subject = Entra en Boriken
mail-sign-in-text = Alguien, seguramente tú, quiere entrar en { $place } con esta dirección. El enlace sirve una sola vez, durante { $minutes } minutos.
mail-sign-in-link = Entrar
mail-address-subject = Confirma tu dirección de correo
mail-address-text = Alguien, seguramente tú, quiere usar esta dirección para entrar en { $place }. Abre el enlace donde tengas la sesión iniciada; sirve una sola vez, durante { $minutes } minutos.
mail-address-link = Confirmar
mail-code = O escribe este código donde lo has pedido: { $code }
mail-not-you = Si no has sido tú, no hagas nada: sin este correo nadie puede entrar.
mail-changed-subject = Tu cuenta de Boriken ha cambiado
mail-changed-passkey-added = Se ha añadido una llave de acceso a tu cuenta «{ $name }».
mail-changed-passkey-removed = Se ha quitado una llave de acceso de tu cuenta «{ $name }».
mail-changed-address-added = Se ha añadido una dirección de correo a tu cuenta «{ $name }».
mail-changed-address-removed = Se ha quitado de tu cuenta «{ $name }» una dirección de correo, esta u otra.
mail-changed-codes-renewed = Tu cuenta «{ $name }» tiene códigos de recuperación nuevos.
mail-changed-code-used = Alguien ha entrado en tu cuenta «{ $name }» con un código de recuperación.
mail-changed-check = Si no has sido tú, entra ahora, quita lo que no conozcas y cierra la sesión en los demás dispositivos.
mail-changed-link = Mi cuenta

# The page

account-title = Cuenta
account-lead = Para jugar basta con un nombre. Con una cuenta tienes tus partidas también en tus otros dispositivos y no las pierdes si este navegador te olvida.
account-bring = { $games ->
    [one] Traer tu partida de este dispositivo
   *[other] Traer tus { $games } partidas de este dispositivo
}
account-passkey = Con una llave de acceso
account-passkey-help = No hay contraseña: tu dispositivo guarda la llave y la desbloqueas igual que el dispositivo.
account-passkey-make = Crear una cuenta
account-passkey-use = Entrar con una llave de acceso
account-passkey-none = Las llaves de acceso no funcionan en este navegador o en esta dirección.
account-passkey-nothing = No se ha usado ninguna llave de acceso.
account-mail = Por correo
account-mail-help = Te enviamos un enlace. Con él entras y, si aún no tienes cuenta, se crea una.
account-mail-address = Dirección de correo
account-mail-send = Enviar el enlace
account-mail-sent = Hemos enviado un correo a { $address }. Abre el enlace que contiene en este navegador o escribe aquí el código.
account-mail-code = Código del correo
account-mail-use-code = Continuar
account-code-have = Tengo un código de recuperación
account-code-one = Código de recuperación
account-sign-in = Entrar
account-made = Ya tienes tu cuenta, { $name }: asientos, partidas y ajustes siguen igual.
account-signed-in = Has entrado como { $name }.
account-moved = { $games ->
    [one] Una partida de este dispositivo ha pasado a tu cuenta.
   *[other] { $games } partidas de este dispositivo han pasado a tu cuenta.
}
account-apart = En estas mesas ya tienes otro asiento; el de este dispositivo no pasa a tu cuenta:
account-to-games = Ir a tus partidas
account-link-new = ¿Crear una cuenta con { $address }?
account-link-sign-in = ¿Entrar como { $name } en este dispositivo?
account-link-address = ¿Que { $name } entre desde ahora con { $address }?
account-link-make = Crear una cuenta
account-link-confirm = Confirmar
account-link-not = Ahora no
account-codes = Códigos de recuperación
account-codes-keep = Con cada código puedes entrar una vez si pierdes todo lo demás. Guárdalos en un lugar seguro: no se vuelven a mostrar.
account-codes-copy = Copiar
account-codes-kept = Los he guardado
account-codes-left = { $codes ->
    [0] No queda ninguno.
    [one] Queda uno.
   *[other] Quedan { $codes }.
}
account-codes-new = Crear nuevos
account-rename = Otro nombre
account-rename-save = Cambiar
account-signing-in = Cómo entras
account-prove = Hace tiempo que entraste. Para cambiar algo aquí, entra otra vez.
account-passkeys = Llaves de acceso
account-passkey-add = Añadir una llave de acceso
account-used = último uso: { $day }
account-remove = Quitar
account-devices = Dónde tienes la sesión iniciada
account-device-unknown = Un dispositivo
account-device-here = este dispositivo
account-sign-out = Cerrar sesión
account-sign-out-others = Cerrar las demás sesiones
account-data = Tus datos
account-data-help = Todo lo que este servidor guarda de ti, en un archivo.
account-data-save = Descargar
