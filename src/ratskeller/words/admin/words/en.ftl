### The page of those who look after a site: people, tables, what was done. The browser fetches it when that page is opened.

admin-title = Looking after this site
admin-only = Only those who look after this site can see this page. The host of a site makes an account an admin with “ratskeller admin promote”.
admin-factor-go = Your account

## The house

admin-house = The house
admin-status = State
    .ok = All is well
    .trouble = Nothing can be stored: { $reason }
admin-version = Version
admin-rules = Bots
    .compiled = With compiled rules
    .interpreted = With interpreted rules
admin-stand-ins = Stand-ins for bots
admin-accounts = Accounts
admin-guests = People in all
admin-sessions = Browsers
admin-running = Running games
admin-tables = Tables in all
admin-loaded = In memory
admin-waiting = Messages waiting
admin-failed = Messages that failed
admin-mails = Mails
    .on = Are sent
    .off = Are not set up

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
admin-seen = Here { $when }
admin-never = Never here since
admin-plays =
    { $count ->
        [0] no running game
        [one] one running game
       *[other] { $count } running games
    }
admin-more = More
admin-of = { $deed }: { $name }

## What can be done

admin-lock = Lock
    .ask = Lock { $name }?
    .about = Signed out everywhere at once, with all programs. Nobody can sign in until it is unlocked. The seats stay; clocks run on.
admin-unlock = Unlock
    .ask = Unlock { $name }?
    .about = Whoever knows the password can sign in again.
admin-mute = Mute
    .ask = Mute { $name }?
    .about = Plays on and reads, but says nothing at any table.
admin-unmute = Let speak
    .ask = Let { $name } speak again?
    .about = Can say something at every table again.
admin-unsay = Take back all lines
    .ask = Take back all that { $name } has said?
    .about = All lines at all tables are empty from then on. This can’t be undone.
admin-close-table = Close
    .ask = Close table { $name }?
    .about = The table and its game are removed, however far the game is. Whoever looks at it is told. This can’t be undone.
admin-cancel = Cancel
admin-done = Done.

## Tables

admin-all-tables = Tables
admin-begins = Address of a table, or how its id begins
admin-over-too = Also games that are over
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
admin-last = last { $when }

## What was done

admin-deeds = What was done
admin-no-deeds = Nothing yet.
admin-host = At the command line
admin-left = Somebody who has left
admin-did-make-admin = made { $name } an admin
admin-did-unmake-admin = removed { $name } from the admins
admin-did-lock = locked { $name }
admin-did-unlock = unlocked { $name }
admin-did-mute = muted { $name }
admin-did-unmute = let { $name } speak again
admin-did-unsay = took back what { $name } has said
admin-did-close-table = closed table { $name }
admin-did-reset-factor = turned off the second factor of { $name }
