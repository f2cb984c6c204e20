### What is said about talking at a table, in English: errors, reactions, the chat of the web table. Loaded when it is needed.
### Style as in table.ftl.

## Errors. $most: a number

error-chat-off = The host has switched the chat off.
error-chat-of-seats = Only those who sit at this table can talk here.
error-nothing-said = There is nothing to read in that message.
error-no-message = That message is no longer there.
error-own-message = That is your own message.
error-too-many-hidden = You have already hidden { $most } people: show one of them again first.

## Reactions: said with one click, read by everybody in their own language

reaction-hello = Hello!
reaction-good-luck = Good luck!
reaction-nice-move = Nice move!
reaction-thanks = Thank you!
reaction-sorry = Sorry!
reaction-one-moment = One moment…
reaction-ouch = Ouch!
reaction-good-game = Good game!

## The chat of the web table. $player: a name

chat-title = Chat
chat-open = { $unread ->
    [0] Chat
    [one] Chat: { $unread } unread message
   *[other] Chat: { $unread } unread messages
}
chat-log = Messages
chat-empty = Nobody has said anything yet.
chat-say = Your message
chat-send = Send
chat-reactions = Reactions
chat-suggestions = Who to mention
chat-introduce = Join in
# Beside the name of somebody who has no seat
chat-watching = watching
chat-gallery = You are watching: the players will read this after the game.
chat-mentioned = { $player } mentioned you.
chat-read = Read
chat-more = About { $player }
chat-mute = Mute at this table
chat-block = Block everywhere
chat-report = Report
chat-reported = Reported to whoever runs this server.
chat-choices = Chat options
chat-talk = Who may talk
chat-talk-choice = { $talk ->
    [everybody] Everybody
    [seated] Only those at the table
   *[nobody] Nobody
}
chat-hidden = { $count ->
    [0] You have muted or blocked nobody.
   *[other] You do not see messages from:
}
chat-hidden-person = { $where ->
    [everywhere] { $player }, blocked
   *[here] { $player }, muted at one table
}
chat-show-again = Show again
