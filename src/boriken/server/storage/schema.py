"""The tables of the database. The migrations make them and their indexes; with this, queries are written."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("deadline", BigInteger),
    Column("waits_for_bot", Boolean, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("document", Text, nullable=False),
    # The game as it stands: opening a table costs the same at move 5 and 500, whatever rules come later.
    Column("state", Text),
    Column("chance", String(64)),
    Column("seed", String(48)),
    Column("created", BigInteger, nullable=False),
    # By what the lobby finds it.
    Column("words", Text, nullable=False),
    # Who leads it, and from where it was made.
    Column("host", String(32), nullable=False),
    Column("origin", String(16), nullable=False),
    # Where several processes share the database: which one leads the table, and for which time.
    Column("leader", String(16)),
    Column("fence", Integer, nullable=False, server_default="0"),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("address", String(255), nullable=False),
    Column("until", BigInteger, nullable=False),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("key", String(64)),
    Column("asked", String(32)),
    Column("rules_version", Integer, nullable=False),
    Column("body", Text, nullable=False),
    # One writer for each game: of two that go on from the same entry only one can write the next.
    PrimaryKeyConstraint("table_id", "seq", name="log_key"),
    UniqueConstraint("table_id", "key", name="log_request"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("chance", String(64), nullable=False),
    PrimaryKeyConstraint("table_id", "seq", name="snapshots_key"),
)

members = Table(
    "members",
    metadata,
    Column("guest_id", String(32), nullable=False),
    Column("table_id", String(16), nullable=False),
    PrimaryKeyConstraint("guest_id", "table_id", name="members_key"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), nullable=False),
    # Counted by table, apart from the log: going back in a game takes nothing back of what was said.
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("channel", String(8), nullable=False),
    Column("guest_id", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("reaction", String(16)),
    # Names, and the guests who are called so, as JSON.
    Column("mentions", Text, nullable=False),
    Column("key", String(32), nullable=False),
    PrimaryKeyConstraint("table_id", "number", name="chat_key"),
    UniqueConstraint("table_id", "key", name="chat_request"),
)

chat_read = Table(
    "chat_read",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("guest_id", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "guest_id", name="chat_read_key"),
)

hidden = Table(
    "hidden",
    metadata,
    # Names the choice to the one who made it, and nobody.
    Column("id", String(16), primary_key=True),
    Column("guest_id", String(32), nullable=False),
    # Whose messages that guest does not want to read: at one table, or everywhere if there is none.
    Column("whom", String(32), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("guest_id", "whom", "table_id", name="hidden_choice"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("number", Integer, nullable=False),
    # Who said it, under which name, and who reports it.
    Column("guest_id", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("reporter", String(32), nullable=False),
    Column("reason", Text, nullable=False),
    # When an admin was done with it.
    Column("settled", BigInteger),
    UniqueConstraint("table_id", "number", "reporter", name="reports_once"),
)

# --- What is known of people -------------------------------------------------------------------------------

endings = Table(
    "endings",
    metadata,
    # A game that is over and not yet remembered: written with its last move, deleted with its results.
    Column("table_id", String(16), primary_key=True),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest_id", String(32)),
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", Text),
    Column("ended", BigInteger, nullable=False),
    Column("edition", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    # With a comma before, between and after them.
    Column("expansions", String(255), nullable=False),
    # Whether people who were not at the table may see it, as it was public or rated.
    Column("is_open", Boolean, nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("stood_in", Integer, nullable=False),
    Column("is_gone", Boolean, nullable=False),
    Column("facts", Text, nullable=False),
    # Those that the person did not have before.
    Column("stamps", String(255), nullable=False),
    # What the game did to the person's rating, if anything.
    Column("pool", String(16)),
    Column("mu_before", Double),
    Column("sigma_before", Double),
    Column("mu", Double),
    Column("sigma", Double),
    PrimaryKeyConstraint("table_id", "seat", name="results_key"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("guest_id", String(32), nullable=False),
    Column("pool", String(16), nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("guest_id", "pool", name="ratings_key"),
)

stamps = Table(
    "stamps",
    metadata,
    Column("guest_id", String(32), nullable=False),
    Column("stamp", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("guest_id", "stamp", name="stamps_key"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)

figures = Table(
    "figures",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", BigInteger, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    # Who acted: "admin", "guest", "host", "player" or "limit".
    Column("actor", String(16), nullable=False),
    Column("what", String(32), nullable=False),
    Column("table_id", String(16)),
    Column("guest_id", String(64)),
    Column("detail", Text, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    # The identifier of a guest, or a network as 192.0.2.0/24.
    Column("subject", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("reason", Text, nullable=False),
)

# --- Finding a game ----------------------------------------------------------------------------------------

seekers = Table(
    "seekers",
    metadata,
    # One wish of each.
    Column("guest_id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("key", String(64), nullable=False),
    # What those who play together agree on: edition, expansions and pace, as JSON.
    Column("terms", Text, nullable=False),
    # With how many they play, such as "34".
    Column("sizes", String(8), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("bots", BigInteger),
    # Set once, by the transaction that stores the table.
    Column("table_id", String(16)),
)

# --- Notices -----------------------------------------------------------------------------------------------

wishes = Table(
    "wishes",
    metadata,
    # Who wants to hear: a guest, or by its identifier a table, for the group that plays there.
    Column("owner", String(32), primary_key=True),
    Column("document", Text, nullable=False),
)

receivers = Table(
    "receivers",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("channel", String(16), nullable=False),
    Column("address", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("owner", String(32), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("due", BigInteger, nullable=False),
    # "due" until it is told, "sent" as long as it holds, "over" when it does no longer.
    Column("state", String(8), nullable=False),
    # Whether anything was sent that has to be withdrawn.
    Column("told", Boolean, nullable=False),
    # One for several moves: whoever was called is not called again before the wait is over.
    PrimaryKeyConstraint("owner", "table_id", "kind", name="notices_key"),
)

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("receiver", String(16), nullable=False),
    Column("body", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    # When it is sent; while it is being sent, when others may take it for lost.
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
)

# --- Accounts ----------------------------------------------------------------------------------------------

accounts = Table(
    "accounts",
    metadata,
    # The guest who has it: seats, games and settings are theirs as before.
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    # What the name looks like: of two that look alike there is one account at most.
    Column("skeleton", String(255), nullable=False, unique=True),
    Column("made", BigInteger, nullable=False),
    # The name before, which nobody else may have for a while; empty if there was none.
    Column("former", String(255), nullable=False),
    Column("renamed", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    # The credential, as the authenticator names it.
    Column("id", String(1400), primary_key=True),
    Column("account_id", String(32), nullable=False),
    # The site it was made for, which WebAuthn calls the relying party.
    Column("host", String(255), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("transports", String(255), nullable=False),
    Column("name", String(64), nullable=False),
    # Whether it may be on several devices.
    Column("is_synced", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)

mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("account_id", String(32), nullable=False),
    # As it was typed, and by what it is found again. All of them have been confirmed.
    Column("address", String(254), nullable=False),
    Column("folded", String(254), nullable=False, unique=True),
    Column("made", BigInteger, nullable=False),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    # Of the code, which only its owner has; a code that was used is gone.
    Column("digest", String(64), primary_key=True),
    Column("account_id", String(32), nullable=False),
    Column("made", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    # Of the secret in the cookie of a device that is signed in.
    Column("digest", String(64), primary_key=True),
    Column("account_id", String(32), nullable=False),
    Column("device", String(64), nullable=False),
    # How it was signed in: "passkey", "mail" or "code".
    Column("way", String(16), nullable=False),
    Column("made", BigInteger, nullable=False),
    # When whoever uses it last showed who they are, and when it was last used.
    Column("proved", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tickets = Table(
    "tickets",
    metadata,
    # Good for one thing, once and for a short while: a link in a mail, the challenge for a passkey.
    Column("id", String(32), primary_key=True),
    Column("purpose", String(16), nullable=False),
    # Of the link's secret, or of the challenge; of the code that can be typed instead of the link.
    Column("digest", String(64), nullable=False),
    Column("code", String(64), nullable=False),
    # Of the secret that only the browser has that asked.
    Column("browser", String(64), nullable=False),
    # Whoever asked for it, if they were somebody; and what it is about, such as an address.
    Column("guest_id", String(32), nullable=False),
    Column("subject", String(255), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),
)
