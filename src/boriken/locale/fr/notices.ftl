notice-turn = { $table } : c’est à vous.
notice-turn-group = { $table } : c’est à { $player }.
notice-time = { $table } : votre temps est bientôt écoulé.
notice-time-group = { $table } : le temps de { $player } est bientôt écoulé.
notice-full = { $table } : la table est complète, la partie peut commencer.
notice-over = { $table } : la partie est terminée.
notice-rematch = { $table } : une revanche vous attend.
notice-mention = { $table } : on a cité votre nom dans la discussion.
notice-match = { $table } : une partie a été trouvée et a commencé.
notice-test = Voilà comment arrivent les notifications.

# Les réglages

notices-title = Notifications
notices-lead = Une table vous attend ? Vous le saurez, même si la page est fermée.
notices-at-table-title = Notifications de cette table
notices-off = Vous ne recevez encore rien : choisissez où.
notices-on = M’avertir
notices-ways = Où
notices-push = Sur cet appareil
notices-push-add = Activer sur cet appareil
notices-push-none = Ce navigateur ne peut pas afficher de notifications quand la page est fermée.
notices-push-refused = Le navigateur n’autorise pas les notifications de cette page. Vous pouvez changer cela dans ses réglages.
notices-webhook = Dans un salon de discussion, par webhook
notices-webhook-kind = Type
notices-webhook-address = Adresse du webhook
notices-webhook-add = Ajouter
notices-webhook-json = JSON
notices-remove = Retirer
notices-test = Envoyer un essai
notices-test-sent = L’essai est parti.
notices-kinds = Quand
notices-kind-turn = C’est à moi
notices-kind-time = Mon temps est bientôt écoulé
notices-kind-full = La table est complète
notices-kind-over = La partie est terminée
notices-kind-rematch = Une revanche commence
notices-kind-mention = Quelqu’un me cite
notices-kind-match = Une partie m’attend
notices-always = Même quand j’ai la table ouverte
notices-quiet = Heures calmes
notices-quiet-start = De
notices-quiet-end = À
notices-as-everywhere = Comme à toutes les tables
notices-group = Pour tout le groupe
notices-group-help = La table annonce dans votre salon à qui c’est de jouer, quand elle est complète et quand la partie est terminée.

error-unknown-zone = Le fuseau horaire « { $typed } » n’existe pas.
error-bad-receiver = On ne peut rien envoyer à cette adresse : elle doit commencer par https:// et se trouver sur Internet.
error-no-receiver = Cette adresse a déjà été retirée.
error-too-many-receivers = Les notifications peuvent partir vers { $most } adresses au plus : retirez-en d’abord une.

# Notices by mail; $link: where one stops them

notice-mail-open = Ouvrir la table
notice-mail-why = Vous recevez cet e-mail parce que vous avez demandé des notifications par e-mail. Pour ne plus en recevoir : { $link }
notices-mail = Par e-mail
notices-mail-add = Par e-mail à { $address }
notices-mail-none = Confirmez une adresse e-mail dans votre compte pour y recevoir les notifications.
unsubscribe-ask = Ne plus recevoir de notifications par e-mail ?
unsubscribe-stop = Ne plus en recevoir
unsubscribe-done = Plus aucune notification n’est envoyée à cette adresse.
