error-bad-mail-address = Ce n’est pas une adresse e-mail : vérifiez votre saisie.
error-no-account = Il faut un compte pour cela.
error-name-taken = Ce nom, ou un nom qui lui ressemble, est à quelqu’un d’autre : choisissez-en un autre.
