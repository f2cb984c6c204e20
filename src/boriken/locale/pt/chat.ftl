### O que se diz da conversa em uma mesa, em português do Brasil: erros, reações, o chat da mesa web. Carregado quando é preciso.
### Estilo como em table.ftl.

## Erros. $most: um número

error-chat-off = O anfitrião desativou o chat.
error-chat-of-seats = Aqui só pode escrever quem tem um lugar nesta mesa.
error-nothing-said = Não há nada para ler nessa mensagem.
error-no-message = Essa mensagem não está mais aqui.
error-own-message = Essa mensagem é sua.
error-too-many-hidden = Você já ocultou { $most } pessoas: antes volte a mostrar uma delas.

## Reações: ditas com um clique, cada um as lê no seu idioma

reaction-hello = Olá!
reaction-good-luck = Boa sorte!
reaction-nice-move = Boa jogada!
reaction-thanks = Valeu!
reaction-sorry = Desculpe!
reaction-one-moment = Um momento…
reaction-ouch = Ai!
reaction-good-game = Boa partida!

## O chat da mesa web. $player: um nome

chat-title = Chat
chat-open = { $unread ->
    [0] Chat
    [1] Chat: { $unread } mensagem não lida
   *[other] Chat: { $unread } mensagens não lidas
}
chat-log = Mensagens
chat-empty = Ninguém escreveu nada ainda.
chat-say = Sua mensagem
chat-send = Enviar
chat-reactions = Reações
chat-suggestions = Quem você quer mencionar
chat-introduce = Participar
# Ao lado do nome de quem não tem lugar
chat-watching = assistindo
chat-gallery = Você está assistindo: quem joga vai ler isso depois da partida.
chat-mentioned = { $player } mencionou você.
chat-read = Ler
chat-more = Sobre { $player }
chat-mute = Silenciar nesta mesa
chat-block = Bloquear em todas as mesas
chat-report = Denunciar
chat-reported = Denunciado a quem administra este servidor.
chat-choices = Opções do chat
chat-talk = Quem pode escrever
chat-talk-choice = { $talk ->
    [everybody] Todos
    [seated] Só quem está na mesa
   *[nobody] Ninguém
}
chat-hidden = { $count ->
    [0] Você não silenciou nem bloqueou ninguém.
   *[other] Você não vê as mensagens de:
}
chat-hidden-person = { $where ->
    [everywhere] { $player } (bloqueio geral)
   *[here] { $player } (silêncio em uma mesa)
}
chat-show-again = Mostrar de novo
