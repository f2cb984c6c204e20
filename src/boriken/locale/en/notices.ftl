### Notices to people who are away, by push, mail and in the places where groups talk, and the settings for them.
### $table: the title of a table. $player: a name. The browser loads this when it is needed.

notice-turn = { $table }: it is your turn.
notice-turn-group = { $table }: it is { $player }’s turn.
notice-time = { $table }: your time is running out.
notice-time-group = { $table }: { $player } is running out of time.
notice-full = { $table }: the table is full, and the game can begin.
notice-over = { $table }: the game is over.
notice-rematch = { $table }: there is a rematch.
notice-mention = { $table }: somebody has mentioned you in the chat.
notice-match = { $table }: a game has been found and has begun.
notice-test = This is how a notice arrives.

# The settings

notices-title = Notices
notices-lead = Be told when a table waits for you, even with this page closed.
notices-at-table-title = Notices at this table
notices-off = You are not told anything yet: choose a way to be told.
notices-on = Notify me
notices-ways = Where
notices-push = On this device
notices-push-add = Turn on for this device
notices-push-none = This browser cannot show notices while the page is closed.
notices-push-refused = The browser does not allow notices from this page. You can change that in its settings.
notices-webhook = To a chat room, by webhook
notices-webhook-kind = Kind
notices-webhook-address = Address of the webhook
notices-webhook-add = Add
notices-webhook-json = JSON
notices-remove = Remove
notices-test = Send a test
notices-test-sent = A test is on its way.
notices-kinds = About what
notices-kind-turn = It is my turn
notices-kind-time = My time is running out
notices-kind-full = The table is full
notices-kind-over = The game is over
notices-kind-rematch = A rematch begins
notices-kind-mention = Somebody mentions me
notices-kind-match = A game was found for me
notices-always = Even while I have the table open
notices-quiet = Quiet hours
notices-quiet-start = From
notices-quiet-end = To
notices-as-everywhere = As at all tables
notices-group = For the whole group
notices-group-help = The table tells your chat room whose turn it is, when it is full and when the game is over.

error-unknown-zone = Unknown time zone “{ $typed }”.
error-bad-receiver = Notices cannot be sent to this address: it must begin with https:// and be on the Internet.
error-no-receiver = This address has already been removed.
error-too-many-receivers = Notices can go to { $most } addresses at most: remove one first.

# Notices by mail; $link: where one stops them

notice-mail-open = Open the table
notice-mail-why = You get this because you asked to be told by e-mail. To stop these e-mails: { $link }
notices-mail = By e-mail
notices-mail-add = By e-mail to { $address }
notices-mail-none = Confirm an e-mail address in your account to be told there.
unsubscribe-ask = Do you want to stop getting notices by e-mail?
unsubscribe-stop = Stop these e-mails
unsubscribe-done = No more notices are sent to this address.
