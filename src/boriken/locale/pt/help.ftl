### O que os comandos dizem de si. Veja en/help.ftl.

## Around the texts

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
help-word-words = SIGLA OU PALAVRA

## Commands

help-boriken = O jogo de tabuleiro Puerto Rico. Sem um comando: um servidor nesta máquina, e o navegador se abre.
help-play = Jogue contra bots ou Puertomas no terminal.
help-replay = Repete uma partida registrada e confere se leva exatamente ao resultado indicado.
help-review = Reveja uma partida registrada: quem estava na frente e quando, o que a virou e o que teria sido melhor.
help-rules = Mostra regras pela sigla ou por palavras que contêm; sem nada, lista todas as siglas.
help-serve = Inicia um servidor para amigos ou para todos.

## Options of several commands

help-help = Mostra esta mensagem e termina.
help-version = Mostra a versão, e se é a compilada.
help-edition = As regras: { $editions }. Sem ela, 1897; com Puertomas, special.
help-players = Quantos jogam, incluindo Puertomas: de { $fewest } a { $most }.
help-governor = O lugar do primeiro governador, a partir de 0, ou { $random }.
help-solo = Uma pessoa contra dois Puertomas.
help-puertomas = Quantos deles são Puertomas.
help-difficulty = A força dos Puertomas: { $difficulties }.
help-expansions = Expansões, separadas por vírgulas: { $expansions }.
help-variants = Variantes, separadas por vírgulas: { $variants }.
help-draft = Quem faz o draft dos edifícios: { $drafts }. Sem ela, os jogadores.
help-buildings = Os edifícios do draft, separados por vírgulas, para --draft given.
help-voluntary = Pergunta por cada ganho que pode ser recusado, em vez de pegá-lo.
help-house-rules = Permite as expansões da edição especial também com outras regras.
help-language = O idioma: { $languages }. Sem ele, o que { $variables } dizem, senão inglês.
help-seed = A mesma semente dá o mesmo outra vez.
help-json = Escreve JSON para programas.
help-file = Uma partida registrada, como play e simulate a escrevem.

## play

help-play-seat = O seu lugar, a partir de 0.
help-play-name = O seu nome, para o registro da partida.
help-play-bot = Quem joga contra você, com vírgulas entre eles: { $bots }.
help-play-save = No fim, escreve a partida neste arquivo.

## replay, review and rules

help-replay-moves = Mostra a partida jogada a jogada.
help-replay-position = Mostra a posição depois de tantas jogadas.
help-review-simulations = Quanto tempo olhar cada decisão; mais é mais seguro, e mais lento.
help-rules-words = Siglas como CAP-4, ou palavras.
help-rules-edition = De que edição são os nomes e as regras: { $editions }.

## serve

help-serve-host = O endereço em que escutar; 0.0.0.0 para toda a rede.
help-serve-port = A porta em que escutar; 0 para qualquer uma livre.
help-serve-database-url = sqlite:///FILE ou postgresql://USER:PASSWORD@HOST/NAME; sem ela, um arquivo seu.
help-serve-redis-url = redis://HOST:PORT, se vários processos compartilham um banco de dados.
help-serve-origin = Outro site cujas páginas podem usar o servidor, como https://play.example.org.
help-serve-trust-proxy = Acredita em X-Forwarded-For e -Proto.
help-serve-rate-limits = Limita quanto uma pessoa ou um endereço pode pedir.
help-serve-bot-processes = Processos em que os bots pensam.
help-serve-bot-pause = Segundos em que um bot parece pensar em uma função; menos no resto.
help-serve-bot-budget = Segundos que um bot pode pensar.
help-serve-log-format = O registro: console ou json.
help-serve-browser = Abre o navegador.

## Complaints. $option: as it is typed

help-no-such-option = Não há a opção { $option }.
help-missing = Falta: { $option }.
help-needs-value = A opção { $option } não se usa assim: veja --help.
help-bad-value = O valor de { $option } não é possível: veja --help.
help-bad-words = Não é um comando, ou tem uma palavra a mais: veja --help.
help-no-text = A entrada não é texto UTF-8: { $detail }
help-too-deep = A entrada está aninhada demais para ser lida.
