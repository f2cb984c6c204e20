error-bad-mail-address = Ce n’est pas une adresse e-mail : vérifiez votre saisie.
error-no-account = Il faut un compte pour cela.
error-name-taken = Ce nom, ou un nom qui lui ressemble, est à quelqu’un d’autre : choisissez-en un autre.
error-no-mail = Ce serveur n’envoie pas d’e-mails : utilisez une clé d’accès.
error-no-passkeys-here = Les clés d’accès ne fonctionnent pas à cette adresse : ouvrez le serveur par son nom de domaine.
error-passkey-refused = La clé d’accès n’a pas pu être enregistrée : réessayez.
error-passkey-known = Cette clé d’accès appartient déjà à un compte : connectez-vous avec elle.
error-too-many-passkeys = Un compte peut avoir { $most } clés d’accès au plus : retirez-en une d’abord.
error-address-taken = Cette adresse e-mail appartient à un autre compte : connectez-vous à celui-ci.
error-too-many-addresses = Un compte peut avoir { $most } adresses e-mail au plus : retirez-en une d’abord.
error-sign-in-failed = La connexion avec cette clé d’accès a échoué : réessayez, ou connectez-vous autrement.
error-link-over = Ce lien ou ce code n’est plus valable : demandez-en un autre.
error-other-link = Ce lien appartient à un autre compte : connectez-vous à celui-ci, puis rouvrez le lien.
error-wrong-code = Ce code n’est pas le bon : vérifiez votre saisie.
error-prove-again = Connectez-vous de nouveau avant de changer cela.
error-last-way = C’est votre seul moyen de vous connecter : ajoutez-en un autre d’abord.

mail-sign-in-subject = Connexion à Boriken
mail-sign-in-text = Quelqu’un, sans doute vous, veut se connecter à { $place } avec cette adresse. Le lien sert une seule fois, pendant { $minutes } minutes.
mail-sign-in-link = Se connecter
mail-address-subject = Confirmez votre adresse e-mail
mail-address-text = Quelqu’un, sans doute vous, veut utiliser cette adresse pour se connecter à { $place }. Ouvrez le lien dans le navigateur où votre session est ouverte ; il sert une seule fois, pendant { $minutes } minutes.
mail-address-link = Confirmer
mail-code = Ou tapez ce code là où vous l’avez demandé : { $code }
mail-not-you = Si ce n’était pas vous, ne faites rien : sans cet e-mail, personne ne peut se connecter.
mail-changed-subject = Votre compte Boriken a changé
mail-changed-passkey-added = Une clé d’accès a été ajoutée à votre compte « { $name } ».
mail-changed-passkey-removed = Une clé d’accès a été retirée de votre compte « { $name } ».
mail-changed-address-added = Une adresse e-mail a été ajoutée à votre compte « { $name } ».
mail-changed-address-removed = Une adresse e-mail, celle-ci ou une autre, a été retirée de votre compte « { $name } ».
mail-changed-codes-renewed = Votre compte « { $name } » a de nouveaux codes de secours.
mail-changed-code-used = Quelqu’un s’est connecté à votre compte « { $name } » avec un code de secours.
mail-changed-check = Si ce n’était pas vous, connectez-vous maintenant, retirez ce que vous ne connaissez pas et déconnectez tous les autres appareils.
mail-changed-link = Mon compte

# The page

account-title = Compte
account-lead = Pour jouer, un nom suffit. Avec un compte, vous retrouvez vos parties sur vos autres appareils, et vous les gardez si ce navigateur vous oublie.
account-bring = { $games ->
    [one] Emporter la partie de cet appareil
   *[other] Emporter les { $games } parties de cet appareil
}
account-passkey = Avec une clé d’accès
account-passkey-help = Pas de mot de passe : votre appareil garde la clé, et vous la déverrouillez comme l’appareil.
account-passkey-make = Créer un compte
account-passkey-use = Se connecter avec une clé d’accès
account-passkey-none = Les clés d’accès ne fonctionnent pas dans ce navigateur ou à cette adresse.
account-passkey-nothing = Aucune clé d’accès n’a été utilisée.
account-mail = Par e-mail
account-mail-help = Nous vous envoyons un lien. Il vous connecte, et crée un compte si vous n’en avez pas encore.
account-mail-address = Adresse e-mail
account-mail-send = Envoyer le lien
account-mail-sent = Nous avons envoyé un e-mail à { $address }. Ouvrez dans ce navigateur le lien qu’il contient, ou tapez le code ici.
account-mail-code = Code de l’e-mail
account-mail-use-code = Continuer
account-code-have = J’ai un code de secours
account-code-one = Code de secours
account-sign-in = Se connecter
account-made = Voici votre compte, { $name } : places, parties et réglages sont conservés.
account-signed-in = Session ouverte : { $name }.
account-moved = { $games ->
    [one] Une partie de cet appareil est passée dans votre compte.
   *[other] { $games } parties de cet appareil sont passées dans votre compte.
}
account-apart = À ces tables, vous avez déjà une autre place ; celle de cet appareil ne passe pas dans votre compte :
account-to-games = Voir vos parties
account-link-new = Créer un compte avec { $address } ?
account-link-sign-in = Se connecter comme { $name } sur cet appareil ?
account-link-address = { $name } pourra désormais se connecter avec { $address } ?
account-link-make = Créer un compte
account-link-confirm = Confirmer
account-link-not = Pas maintenant
account-codes = Codes de secours
account-codes-keep = Chacun de ces codes vous connecte une fois si vous perdez tout le reste. Gardez-les en lieu sûr : ils ne seront plus affichés.
account-codes-copy = Copier
account-codes-kept = Je les ai notés
account-codes-left = { $codes ->
    [0] Il n’en reste aucun.
    [one] Il en reste un.
   *[other] Il en reste { $codes }.
}
account-codes-new = En créer de nouveaux
account-rename = Un autre nom
account-rename-save = Renommer
account-signing-in = Comment vous vous connectez
account-prove = Votre session est ouverte depuis un moment. Pour changer quelque chose ici, connectez-vous de nouveau.
account-passkeys = Clés d’accès
account-passkey-add = Ajouter une clé d’accès
account-used = dernière utilisation : { $day }
account-remove = Retirer
account-devices = Sessions ouvertes
account-device-unknown = Un appareil
account-device-here = cet appareil
account-sign-out = Se déconnecter
account-sign-out-others = Déconnecter tous les autres
account-data = Vos données
account-data-help = Tout ce que ce serveur garde de vous, dans un fichier.
account-data-save = Télécharger
