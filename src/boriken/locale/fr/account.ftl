error-bad-mail-address = Ce n’est pas une adresse e-mail : vérifiez votre saisie.
