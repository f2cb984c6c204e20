### O que deu errado, dito só pelo terminal. Veja en/complaints.ftl.

error-no-seat-number = Não existe o lugar { $seat }: escolha de 0 a { $last }.
error-bad-governor = { CAP(THE("governor")) } deve ser um lugar a partir de 0 ou “{ $random }”, não “{ $typed }”.
error-bad-log-format = O formato do registro deve ser console ou json, não “{ $typed }”.
error-trust-proxy-gone = A opção --trust-proxy confiava em qualquer um e não existe mais: indique o seu proxy com --trusted-proxy, por exemplo 127.0.0.1 ou 10.0.0.0/8.
error-bad-proxy = Um proxy é indicado pelo endereço, por exemplo 127.0.0.1, ou pela rede, por exemplo 10.0.0.0/8; “{ $typed }” não é nenhum dos dois.
error-proxy-everybody = Qualquer endereço faz parte de { $typed }, e os limites não valeriam para ninguém: indique a rede do seu proxy.
error-no-position = O registro tem { $count ->
    [1] { $count } jogada
   *[other] { $count } jogadas
}: não existe a posição { $position }.
error-no-text-file = { $file }: o arquivo não é texto UTF-8.
error-record-of-other-rules = O registro é da versão { $version } das regras; esta versão joga a { $current }, em que as mesmas jogadas podem levar a outro resultado. Por isso ele não é reproduzido.
error-record-of-other-result = A reprodução leva a outro resultado ({ $wrong }).
error-unreadable = { $where ->
    [record] Não foi possível ler o registro: { wrong }.
   *[other] { $where }: { wrong }.
}
error-record-not-json = O registro não é um texto JSON completo: não foi possível ler a linha { $line }.
error-record-no-action = A jogada { $move } do registro não é uma ação: “{ $typed }”.
error-record-illegal = As regras não permitem a jogada { $move } do registro, “{ $action }” ({ $rule }).
error-database-scheme = O endereço do banco de dados deve começar com sqlite:/// ou postgresql://, não com “{ $typed }”.
error-bad-database-address = Não foi possível ler o endereço do banco de dados: escreva sqlite:///ARQUIVO ou postgresql://USUÁRIO:SENHA@HOST/NOME.
error-database-without-file = As mesas precisam de um arquivo: escreva sqlite:///ARQUIVO.
error-database-newer = O banco de dados é de uma versão mais nova do Boriken: use essa versão.
error-bad-database = Não é possível usar o banco de dados: { $detail }.
error-bad-redis-address = Não foi possível ler o endereço do Redis: escreva redis://HOST:PORTA.
error-workers-need-postgresql = Vários processos compartilham um banco de dados PostgreSQL: informe o endereço com --database-url.
error-no-redis = O Redis não responde: { $detail }.
error-bad-port = Não é possível usar a porta { $port } de { $host }: { $detail }.
error-bad-metrics-address = O endereço das métricas se escreve HOST:PORTA, como 127.0.0.1:9464, não “{ $typed }”.
error-tls-pair = TLS precisa de um certificado e da chave dele: --tls-certificate e --tls-key.
error-bad-tls = Não dá para usar o certificado TLS ou a chave dele: { $detail }.
error-bad-base-path = O caminho no site se escreve como /games, não “{ $typed }”.
error-bad-smtp-address = Não foi possível ler o endereço do servidor de e-mail: escreva smtp://USUÁRIO:SENHA@HOST:PORTA ou smtps://USUÁRIO:SENHA@HOST:PORTA.
error-mail-incomplete = Para os e-mails são necessários --smtp-url, --mail-from e --public-url juntos.
error-bad-sender = Não é possível enviar e-mails de “{ $typed }”: escreva um endereço como table@example.org.
error-bad-public-url = O endereço público se escreve como https://play.example.org, não “{ $typed }”.
error-file-of-another-server = Outro servidor já está usando { $file }: use esse servidor ou dê a este um arquivo próprio.
error-bad-file = Não é possível usar o arquivo { $file }: { $detail }.
error-bad-folder = Não foi possível criar a pasta { $file } para as mesas: { $detail }.
error-missing-extra = Para isso é preciso algo que não está instalado aqui: { $command }
