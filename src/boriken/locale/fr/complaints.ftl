### Ce qui n’a pas marché, dit par le terminal seul. Voir en/complaints.ftl.

error-no-seat-number = Il n’y a pas de place { $seat } : choisissez un numéro de 0 à { $last }.
error-bad-governor = Pour le Gouverneur, indiquez le numéro d’une place, à partir de 0, ou « { $random } », pas « { $typed } ».
error-bad-log-format = Le format du journal doit être console ou json, pas « { $typed } ».
error-trust-proxy-gone = L’option --trust-proxy faisait confiance à n’importe qui et n’existe plus : indiquez votre proxy avec --trusted-proxy, par exemple 127.0.0.1 ou 10.0.0.0/8.
error-bad-proxy = Un proxy s’indique par son adresse, par exemple 127.0.0.1, ou par son réseau, par exemple 10.0.0.0/8 ; « { $typed } » n’est ni l’un ni l’autre.
error-proxy-everybody = Toutes les adresses font partie de { $typed }, et les limites ne vaudraient pour personne : indiquez le réseau de votre proxy.
error-no-position = { $count ->
    [one] L’enregistrement compte { $count } coup
   *[other] L’enregistrement compte { $count } coups
} : il n’y a pas de position { $position }.
error-no-text-file = { $file } : le fichier n’est pas du texte UTF-8.
error-record-of-other-rules = L’enregistrement suit la version { $version } des règles ; ce programme joue la version { $current }, où les mêmes coups peuvent mener ailleurs : il n’est donc pas rejoué.
error-record-of-other-result = La relecture mène à un autre résultat ({ $wrong }).
error-unreadable = { $where ->
    [record] L’enregistrement est illisible : { wrong }.
   *[other] { $where } : { wrong }.
}
error-record-not-json = L’enregistrement n’est pas un texte JSON complet : la ligne { $line } est illisible.
error-record-no-action = Le coup { $move } de l’enregistrement n’est pas une action : « { $typed } ».
error-record-illegal = Les règles n’autorisent pas le coup { $move } de l’enregistrement, « { $action } » ({ $rule }).
error-database-scheme = L’adresse de la base de données doit commencer par sqlite:/// ou postgresql://, pas par « { $typed } ».
error-bad-database-address = L’adresse de la base de données est illisible : écrivez sqlite:///FICHIER ou postgresql://UTILISATEUR:MOT_DE_PASSE@HÔTE/NOM.
error-database-without-file = Les tables ont besoin d’un fichier : écrivez sqlite:///FICHIER.
error-database-newer = La base de données vient d’une version plus récente de Boriken : utilisez cette version.
error-bad-database = La base de données est inutilisable : { $detail }.
error-bad-redis-address = L’adresse de Redis est illisible : écrivez redis://HÔTE:PORT.
error-workers-need-postgresql = Pour plusieurs processus, il faut une base PostgreSQL commune : indiquez son adresse avec --database-url.
error-no-redis = Redis ne répond pas : { $detail }.
error-bad-port = Le port { $port } de { $host } est inutilisable : { $detail }.
error-bad-metrics-address = L’adresse des mesures s’écrit HÔTE:PORT, comme 127.0.0.1:9464, pas « { $typed } ».
error-tls-pair = TLS demande un certificat et sa clé : --tls-certificate et --tls-key.
error-bad-tls = Le certificat TLS ou sa clé sont inutilisables : { $detail }.
error-bad-base-path = Le chemin dans le site s’écrit comme /games, pas « { $typed } ».
error-bad-smtp-address = L’adresse du serveur de messagerie est illisible : écrivez smtp://UTILISATEUR:MOT_DE_PASSE@HÔTE:PORT ou smtps://UTILISATEUR:MOT_DE_PASSE@HÔTE:PORT.
error-mail-incomplete = Pour les e-mails, il faut à la fois --smtp-url, --mail-from et --public-url.
error-bad-sender = Impossible d’envoyer des e-mails depuis « { $typed } » : écrivez une adresse comme table@example.org.
error-bad-public-url = L’adresse publique s’écrit comme https://play.example.org, pas « { $typed } ».
error-file-of-another-server = Un autre serveur utilise déjà { $file } : passez par ce serveur, ou donnez à celui-ci son propre fichier.
error-bad-file = Le fichier { $file } est inutilisable : { $detail }.
error-bad-folder = Impossible de créer le dossier { $file } pour les tables : { $detail }.
error-missing-extra = Il faut pour cela un composant qui n’est pas installé ici : { $command }
