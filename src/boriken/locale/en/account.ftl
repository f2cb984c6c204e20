### Accounts, for those who want one: the page loads this when it is needed.

error-bad-mail-address = This is not an e-mail address: check what you typed.
error-no-account = That needs an account.
error-name-taken = That name, or one that looks like it, belongs to somebody else: choose another one.
error-no-mail = This server sends no e-mail: use a passkey.
error-no-passkeys-here = Passkeys do not work at this address: open the server by its domain name.
error-passkey-refused = The passkey could not be saved: try again.
error-passkey-known = This passkey already belongs to an account: sign in with it.
error-too-many-passkeys = An account can have { $most } passkeys at most: remove one first.
error-address-taken = This e-mail address belongs to another account: sign in with it there.
error-too-many-addresses = An account can have { $most } e-mail addresses at most: remove one first.
error-sign-in-failed = You could not be signed in with this passkey: try again, or sign in another way.
error-link-over = This link or code is no longer valid: ask for a new one.
error-other-link = This link belongs to another account: sign in to that one, then open the link again.
error-wrong-code = This code is not right: check what you typed.
error-prove-again = Sign in again before you change this.
error-last-way = This is your only way to sign in: add another one first.

mail-sign-in-subject = Sign in to Boriken
mail-sign-in-text = Somebody, probably you, wants to sign in at { $place } with this address. The link works once, within { $minutes } minutes.
mail-sign-in-link = Sign in
mail-address-subject = Confirm your e-mail address
mail-address-text = Somebody, probably you, wants to use this address to sign in at { $place }. Open the link where you are signed in; it works once, within { $minutes } minutes.
mail-address-link = Confirm
mail-code = Or type this code where you asked for it: { $code }
mail-not-you = If it was not you, do nothing: without this e-mail nobody can sign in.
mail-changed-subject = Your Boriken account has changed
mail-changed-passkey-added = A passkey has been added to your account “{ $name }”.
mail-changed-passkey-removed = A passkey has been removed from your account “{ $name }”.
mail-changed-address-added = An e-mail address has been added to your account “{ $name }”.
mail-changed-address-removed = An e-mail address, this one or another, has been removed from your account “{ $name }”.
mail-changed-codes-renewed = Your account “{ $name }” has new recovery codes.
mail-changed-code-used = Somebody has signed in to your account “{ $name }” with a recovery code.
mail-changed-check = If it was not you, sign in now, remove what you do not know and sign out all other devices.
mail-changed-link = My account

# The page

account-title = Account
account-lead = To play you need nothing but a name. With an account you also have your games on your other devices, and keep them if this browser forgets you.
account-bring = { $games ->
    [one] Bring along your game from this device
   *[other] Bring along your { $games } games from this device
}
account-passkey = With a passkey
account-passkey-help = There is no password: your device keeps the key, and you unlock it as you unlock the device.
account-passkey-make = Make an account
account-passkey-use = Sign in with a passkey
account-passkey-none = Passkeys do not work in this browser or at this address.
account-passkey-nothing = No passkey was used.
account-mail = By e-mail
account-mail-help = We send you a link. It signs you in, and makes an account for you if there is none yet.
account-mail-address = E-mail address
account-mail-send = Send the link
account-mail-sent = We have sent an e-mail to { $address }. Open its link in this browser, or type its code here.
account-mail-code = Code from the e-mail
account-mail-use-code = Continue
account-code-have = I have a recovery code
account-code-one = Recovery code
account-sign-in = Sign in
account-made = This is your account now, { $name }: your seats, games and settings are kept.
account-signed-in = You are signed in as { $name }.
account-moved = { $games ->
    [one] One game from this device is now in your account.
   *[other] { $games } games from this device are now in your account.
}
account-apart = At these tables you already have another seat; the one on this device does not move to your account:
account-to-games = Go to your games
account-link-new = Make an account with { $address }?
account-link-sign-in = Sign in as { $name } on this device?
account-link-address = Let { $name } sign in with { $address } from now on?
account-link-make = Make an account
account-link-confirm = Confirm
account-link-not = Not now
account-codes = Recovery codes
account-codes-keep = Each of these codes signs you in once if you lose everything else. Keep them in a safe place: they are not shown again.
account-codes-copy = Copy
account-codes-kept = I have kept them
account-codes-left = { $codes ->
    [0] There are none left.
    [one] One is left.
   *[other] { $codes } are left.
}
account-codes-new = Make new ones
account-rename = Another name
account-rename-save = Rename
account-signing-in = How you sign in
account-prove = You have been signed in for a while. To change anything here, sign in again.
account-passkeys = Passkeys
account-passkey-add = Add a passkey
account-used = last used { $day }
account-remove = Remove
account-devices = Where you are signed in
account-device-unknown = A device
account-device-here = this device
account-sign-out = Sign out
account-sign-out-others = Sign out all others
account-data = Your data
account-data-help = Everything this server keeps about you, in one file.
account-data-save = Download
