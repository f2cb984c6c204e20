### O que os comandos dizem de si. Veja en/help.ftl.

## Em torno dos textos

help-title-usage = Uso:
help-title-options = Opções:
help-title-arguments = Argumentos:
help-title-commands = Comandos:
help-word-options = OPÇÕES
help-word-command = COMANDO
help-word-file = ARQUIVO
help-word-text = texto
help-word-number = número
help-word-default = padrão:
help-word-variable = variável:
help-word-required = obrigatório
help-word-words = CÓDIGO OU PALAVRA

## Comandos

help-boriken = O jogo de tabuleiro Puerto Rico. Sem comando, inicia um servidor nesta máquina e abre o navegador.
help-play = Joga contra bots ou Puertomas no terminal.
help-replay = Reproduz uma partida registrada e confere se ela leva exatamente ao resultado indicado.
help-review = Analisa uma partida registrada: quem estava na frente e quando, o que virou o jogo e o que teria sido melhor.
help-rules = Mostra regras pelo código ou por palavras delas; sem nenhum dos dois, lista todos os códigos.
help-serve = Inicia um servidor para amigos ou para o público.

## Opções de vários comandos

help-help = Mostra esta mensagem e sai.
help-version = Mostra a versão, e se é a compilada.
help-edition = A edição: { $editions }. Sem esta opção, 1897; com Puertomas, special.
help-players = Quantos jogam, incluindo Puertomas: de { $fewest } a { $most }.
help-governor = O lugar do primeiro { SMALL("governor") }, a partir de 0, ou { $random }.
help-solo = Uma pessoa contra dois Puertomas.
help-puertomas = Quantos dos jogadores são Puertomas.
help-difficulty = A força dos Puertomas: { $difficulties }.
help-expansions = Expansões, separadas por vírgulas: { $expansions }.
help-variants = Variantes, separadas por vírgulas: { $variants }.
help-draft = Quem faz o draft dos edifícios: { $drafts }. Sem esta opção, os jogadores.
help-buildings = Os edifícios do draft, separados por vírgulas, para --draft given.
help-voluntary = Pergunta sobre cada ganho que pode ser recusado, em vez de pegá-lo.
help-house-rules = Permite as expansões da Edição Especial também nas outras edições.
help-language = O idioma: { $languages }. Sem esta opção, o que { $variables } indicam; senão, inglês.
help-seed = A mesma semente gera sempre a mesma partida.
help-json = Escreve JSON para programas.
help-file = Uma partida registrada, como play e simulate a gravam.

## play

help-play-seat = Seu lugar, a partir de 0.
help-play-name = Seu nome, para o registro da partida.
help-play-bot = Quem joga contra você, separados por vírgulas: { $bots }.
help-play-save = No fim, grava a partida neste arquivo.

## replay, review e rules

help-replay-moves = Mostra a partida jogada a jogada.
help-replay-position = Mostra a posição depois de tantas jogadas.
help-review-simulations = Quantas simulações por decisão; com mais, a análise é mais segura, porém mais lenta.
help-rules-words = Códigos como CAP-4, ou palavras.
help-rules-edition = De que edição são os nomes e as regras: { $editions }.

## serve

help-serve-host = O endereço em que o servidor escuta; 0.0.0.0 para toda a rede.
help-serve-port = A porta em que o servidor escuta; 0 para qualquer uma livre.
help-serve-unix-socket = Um arquivo de socket em que o servidor escuta em vez de uma porta, para um proxy nesta máquina.
help-serve-base-path = O caminho do site em que o servidor está, como /games.
help-serve-tls-certificate = O arquivo de um certificado TLS, para HTTPS sem proxy.
help-serve-tls-key = O arquivo da chave desse certificado.
help-serve-database-url = sqlite:///ARQUIVO ou postgresql://USUÁRIO:SENHA@HOST/NOME; sem esta opção, um arquivo na sua pasta de dados.
help-serve-redis-url = redis://HOST:PORTA, se vários processos compartilham um banco de dados.
help-serve-origin = Outro site cujas páginas podem usar o servidor, como https://play.example.org.
help-serve-trusted-proxy = Proxies de confiança, por endereço ou rede: só eles podem dizer de onde vem um pedido.
help-serve-rate-limits = Limita quanto uma pessoa ou um endereço pode pedir.
help-serve-bot-processes = Processos em que os bots pensam.
help-serve-bot-pause = Segundos que um bot parece pensar em uma função; menos no resto.
help-serve-bot-budget = Segundos que um bot pode pensar.
help-serve-notice-host = Um host da sua própria rede que pode receber avisos, como um servidor de chat seu.
help-serve-metrics-address = HOST:PORTA para o Prometheus; sem esta opção, as métricas só aparecem se o servidor for só para esta máquina.
help-serve-workers = Processos que compartilham a porta e as mesas; mais de um exige PostgreSQL.
help-serve-link-address = HOST:PORTA em que os outros processos do servidor encontram este; porta 0 para qualquer uma livre.
help-serve-public-url = O endereço em que o servidor é encontrado, como https://play.example.org, para os links dos e-mails.
help-serve-smtp-url = smtp://USUÁRIO:SENHA@HOST:PORTA, ou smtps://…, para enviar e-mails; sem esta opção, o servidor não envia nenhum.
help-serve-mail-from = O remetente dos e-mails, como table@example.org.
help-serve-log-format = O registro: console ou json.
help-serve-browser = Abre o navegador.

## Reclamações

help-no-such-option = Não existe a opção { $option }.
help-missing = Falta: { $option }.
help-needs-value = A opção { $option } não é usada assim: veja --help.
help-bad-value = O valor de { $option } não é possível: veja --help.
help-bad-words = Isso não é um comando ou tem uma palavra a mais: veja --help.
help-no-text = A entrada não é texto UTF-8: { $detail }
help-too-deep = A entrada está aninhada demais para ser lida.
