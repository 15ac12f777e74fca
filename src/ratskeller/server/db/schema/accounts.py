"""The server itself, its guests and accounts, and what keeps accounts safe."""

from sqlalchemy import CheckConstraint, Column, ForeignKey, Index, Integer, Table, Text, UniqueConstraint

from ratskeller.server.db.schema.metadata import metadata

server = Table(
    "server",
    metadata,
    # the only row: names the cookies of this database, so that another one on the same machine has its own
    Column("id", Text, primary_key=True),
    # when the last test write was
    Column("probed", Text, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Text, nullable=False),
)

# A guest may have a session in several browsers
sessions = Table(
    "sessions",
    metadata,
    # SHA-256 of the session token: the token itself is only in the guest's cookie
    Column("token_hash", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False),
    # when the guest was last here, give or take a day
    Column("seen", Text, nullable=False),
    Index("sessions_guest", "guest_id"),
)

seat_links = Table(
    "seat_links",
    metadata,
    # the link that was made last is the only one that leads back to a guest's seats
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    # SHA-256 of the code in the link: the code itself was shown once
    Column("code_hash", Text, nullable=False),
    Column("created", Text, nullable=False),
    UniqueConstraint("code_hash", name="seat_links_code_hash"),
)

# Links by mail: the newest one signs a guest in once, for a short time
mail_links = Table(
    "mail_links",
    metadata,
    # SHA-256 of the code in the link: the code itself stands in the mail alone
    Column("code_hash", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False),
    Column("sent", Text, nullable=False),
    Index("mail_links_guest", "guest_id"),
)

# What lets a program act for a guest
tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False),
    # SHA-256 of the token: the token itself was shown once
    Column("token_hash", Text, nullable=False),
    # what its guest calls it
    Column("name", Text, nullable=False),
    # words with a space between: what it may be used for
    Column("scopes", Text, nullable=False),
    Column("created", Text, nullable=False),
    # when it was last used, give or take an hour; null until then
    Column("used", Text),
    UniqueConstraint("token_hash", name="tokens_token_hash"),
    Index("tokens_guest", "guest_id"),
)

# Guests who have a name of their own and a password
accounts = Table(
    "accounts",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    # the name in the form by which names are compared: no two accounts have the same
    Column("name_key", Text, nullable=False),
    # Argon2id with its parameters and salt
    Column("password", Text, nullable=False),
    Column("created", Text, nullable=False),
    # JSON, what is set on every device; null until something was
    Column("profile", Text),
    # 0: on no ladder, and past games are private
    Column("listed", Integer, nullable=False, server_default="1"),
    UniqueConstraint("name_key", name="accounts_name_key"),
)

# The browsers in which an account has signed in
devices = Table(
    "devices",
    metadata,
    Column("token_hash", Text, ForeignKey("sessions.token_hash", ondelete="CASCADE"), primary_key=True),
    # browser and system, "Firefox, Linux"; empty where they are not known
    Column("name", Text, nullable=False),
    Column("since", Text, nullable=False),
)

# Browsers that have signed in to an account, which wrong passwords of strangers do not lock out
known_browsers = Table(
    "known_browsers",
    metadata,
    # SHA-256 of a code that is only in the browser's cookie, and stays there when a session ends
    Column("code_hash", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    # the last sign-in there
    Column("used", Text, nullable=False),
    Index("known_browsers_guest", "guest_id"),
)

# The second factor of an account, beside its password
second_factors = Table(
    "second_factors",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    # what the owner's app makes codes of (base 32), encrypted where the settings have a key for that
    Column("key", Text, nullable=False),
    # when its setup began; since when it is on, null: not yet
    Column("begun", Text, nullable=False),
    Column("since", Text),
    # number of the half minute whose code was used last: none is taken twice
    Column("step", Integer, nullable=False),
)

# What signs in once in the place of a code of the app
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    # SHA-256 of salt and code: the code itself was shown once
    Column("code_hash", Text, primary_key=True),
    Column("salt", Text, nullable=False),
)

# About whom other processes have to ask anew: name, account, sessions or seats are others
changes = Table(
    "changes",
    metadata,
    # no key to the guests, who may be gone
    Column("guest_id", Text, primary_key=True),
    Column("at", Text, nullable=False),
    Index("changes_at", "at"),
)

# What the host of a site has decided about somebody
statuses = Table(
    "statuses",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    # admin: looks after the site in the browser; locked: can't sign in; muted: says nothing at any table
    Column(
        "kind",
        Text,
        CheckConstraint("kind IN ('admin', 'locked', 'muted')", name="statuses_kind"),
        primary_key=True,
    ),
    Column("at", Text, nullable=False),
)

# What was done in the name of the host: written together with what was done, and never changed
admin_actions = Table(
    "admin_actions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Text, nullable=False),
    # the admin, null: at the command line; no keys to the guests, who may be gone
    Column("admin_id", Text),
    Column("action", Text, nullable=False),
    # about whom
    Column("guest_id", Text),
    # about which table: the beginning of its id, since the whole id lets anyone watch
    Column("handle", Text),
    Index("admin_actions_at", "at"),
)

# Secrets of the server's own with which it signs what it tells: made when they are first needed, and told to nobody
server_secrets = Table(
    "server_secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("secret", Text, nullable=False),
)

# How often passwords may still be tried: as many thousandths as `level` says at the moment `at`, and more as time goes on
login_limits = Table(
    "login_limits",
    metadata,
    # what is tried for or from where, hashed with a secret of the server's own
    Column("who", Text, primary_key=True),
    Column("level", Integer, nullable=False),
    Column("at", Text, nullable=False),
    Index("login_limits_at", "at"),
)

# How many days off an account has used in a year, and until when, by the time of the server, it has some
days_off = Table(
    "days_off",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    Column("year", Integer, nullable=False),
    Column("used", Integer, nullable=False),
    Column("away", Integer, nullable=False),
)

# Days off that begin later: the first and the last day, by the calendar of UTC and within one year
planned_days_off = Table(
    "planned_days_off",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    Column("first", Text, primary_key=True),
    Column("last", Text, nullable=False),
)
