### The admin page: people, tables, what was done. The browser fetches it when that page is opened.

admin-title = Site administration
admin-only = Only admins can see this page. The host of a site makes an account an admin with “ratskeller admin promote”.
admin-factor-go = Your account

## The server

admin-house = Server
admin-status = Status
    .ok = Everything is fine
    .trouble = Nothing can be stored: { $reason }
admin-version = Version
admin-rules = Bots
    .compiled = With compiled rules
    .interpreted = With interpreted rules
admin-stand-ins = Turns played for slow bots
admin-accounts = Accounts
admin-guests = People in total
admin-sessions = Browsers
admin-running = Games in progress
admin-tables = Tables in total
admin-loaded = In memory
admin-waiting = Messages waiting
admin-failed = Failed messages
admin-mails = Email
    .on = Set up
    .off = Not set up

## People

admin-people = People
admin-sought = Part of a name
admin-find = Find
admin-only-accounts = Accounts
admin-only-locked = Locked
admin-only-muted = Muted
admin-only-admin = Admins
admin-none = Nobody.
admin-account = Account
admin-guest = Guest
admin-is-admin = Admin
admin-is-locked = Locked
admin-is-muted = Muted
admin-seen = Last seen { $when }
admin-never = Not seen recently
admin-plays =
    { $count ->
        [0] no games in progress
        [one] one game in progress
       *[other] { $count } games in progress
    }
admin-more = More
admin-of = { $deed }: { $name }

## What can be done

admin-lock = Lock
    .ask = Lock { $name }?
    .about = They are signed out everywhere at once, including programs, and can’t sign in until unlocked. Their seats stay, and clocks keep running.
admin-unlock = Unlock
    .ask = Unlock { $name }?
    .about = They can sign in again with their password.
admin-mute = Mute
    .ask = Mute { $name }?
    .about = They can still play and read, but can’t write at any table.
admin-unmute = Unmute
    .ask = Unmute { $name }?
    .about = They can write at every table again.
admin-unsay = Delete all messages
    .ask = Delete all messages by { $name }?
    .about = All their messages at all tables are deleted. This can’t be undone.
admin-close-table = Close
    .ask = Close table { $name }?
    .about = The table and its game are removed, however far the game has got. Everyone at the table sees a notice. This can’t be undone.
admin-cancel = Cancel
admin-done = Done.

## Tables

admin-all-tables = Tables
admin-begins = Address of a table, or the start of its id
admin-over-too = Include finished games
admin-no-tables = No tables.
admin-table = Table { $handle }
admin-over = over
admin-way-public = public
admin-way-link = by link
admin-way-password = with a password
admin-seats = { $people ->
    [one] one person
   *[other] { $people } people
  }, { $bots ->
    [one] one bot
   *[other] { $bots } bots
  }, { $open } open
admin-last = last move { $when }

## Admin log

admin-deeds = Admin log
admin-no-deeds = Nothing yet.
admin-host = At the command line
admin-left = Someone who has left
admin-did-make-admin = made { $name } an admin
admin-did-unmake-admin = removed { $name } from the admins
admin-did-lock = locked { $name }
admin-did-unlock = unlocked { $name }
admin-did-mute = muted { $name }
admin-did-unmute = unmuted { $name }
admin-did-unsay = deleted all messages by { $name }
admin-did-close-table = closed table { $name }
admin-did-reset-factor = turned off the second factor for { $name }
