### The account page: account, devices, own data. The browser fetches these when that page is opened.

me-guest = You are playing as a guest
    .about = You are playing as { $name }, and only this browser knows you. With an account, you can reach your tables from any browser.
me-made = You have an account now, with all your tables.
me-admin = Administer this site

## Creating an account

me-new = Create an account
    .about = You keep your tables, including games in progress.
    .stored = We store your name, a hash of your password, your games, what you write at tables, and which browsers you are signed in with. You can see all of it under “Your data”, and delete the account there.
me-new-go = Create account
me-name = Name
    .hint = Others see this name. Account names are unique.
me-password = Password
me-password-new = New password
    .hint = At least { $count } characters. Several words in a row work well.
me-strength-0 = Weak: easy to guess
me-strength-1 = Fair
me-strength-2 = Good
me-strength-3 = Strong
me-password-short = Please use at least { $count } characters.
me-password-show = Show
me-password-show-of = Show: { $field }

## Signing in

me-in = Sign in
me-in-go = Sign in
me-take = { $count ->
    [one] Take this browser’s table with you
   *[other] Take this browser’s { $count } tables with you
  }
    .along = The guest in this browser becomes part of your account.
    .left = They stay where they are, but this browser loses access to them. To come back to them later, make a link on the start page first.
me-forgotten = Forgot your password? Nobody can reset it for you. You can keep playing in any browser where you are still signed in, and a link you made earlier also brings you back.

## By email

me-mail = Without a password
    .about = Get a link at your notification address. It signs you in, and you can set a new password.
me-mail-address = Email address
me-mail-go = Send link
me-mail-sent = If this address is confirmed here, an email is on its way.
me-link = Sign in with your link
    .about = The link in the email works once. Press the button to sign in.
me-link-anew = Set a new password for my account
me-link-other = Sign in another way

## The player's own account

me-name-change = Your name
me-password-change = Your password
    .about = A new password signs you out everywhere else.
me-password-old = Current password
me-password-change-go = Change
me-password-changed = Changed.
me-devices = Where you are signed in
me-device-here = This browser
me-device-unknown = Unknown browser
me-device-seen = Last used { $when }
me-out = Sign out
me-out-of = Sign out: { $device }
me-out-done = Signed out: { $device }
me-out-here = Sign out here
me-out-everywhere = Sign out everywhere
    .about = In all browsers, including this one. Links to your seats stop working.
me-days = Days off
    .about = Your clock stops in all multi-day games, and the others see when you’ll be back. You get thirty days a year. If you come back early, you keep the days that haven’t begun.
me-days-left = { $count ->
    [one] You have one day off left this year.
   *[other] You have { $count } days off left this year.
  }
me-days-until = You have days off until { $when }.
me-days-count = Days
me-days-take = Take days off
me-days-end = I’m back
me-days-plan = Plan days off
me-days-first = From
me-days-last = To (inclusive)
me-days-planned = { $first } to { $last }
me-days-cancel = Cancel
    .label = Cancel { $first } to { $last }
me-listed = Show me in the rankings, and let others see my past games
    .about = Otherwise you appear in no list and have no public page. Your name stays in games that others played with you.

## The second factor

me-factor = Second factor
    .about = With it, a stolen password is not enough: signing in also needs a code from an app on your phone.
me-factor-go = Turn on
me-factor-scan = Scan this picture with an authenticator app. Then type the code that the app shows.
me-factor-picture = QR code for your authenticator app
me-factor-key = Or type this key into the app:
me-factor-app = Open an app on this device
me-factor-confirm = Turn on
me-factor-cancel = Cancel
me-factor-codes = Your recovery codes
    .about = If you lose your phone, each of them signs you in once. Save them now: you won’t see them again.
me-factor-copy = Copy the codes
me-factor-copied = Codes copied.
me-factor-saved = I have saved them
me-factor-since = On since { $when }.
me-factor-left = { $count ->
    [0] You have no recovery codes left: make new ones.
    [one] You have one recovery code left.
   *[other] You have { $count } recovery codes left.
  }
me-factor-renew = New recovery codes
    .about = The old codes stop working.
me-factor-off = Turn off
me-factor-ended = The second factor is off.

## Programs that act for a player

me-programs = Programs
    .about = A program can play, watch or chat for you with a token that you create here. The documentation describes what programs can do.
me-program-name = Name of the program
me-scopes = What it may do
me-scope-read = Watch
    .about = tables, as you see them
me-scope-play = Play
    .about = open and join tables, and make moves for you
me-scope-chat = Chat
    .about = at tables, under your name
me-program-go = Create token
me-program-once = It is shown only once, so copy it now. Anyone who has it can do all this in your name.
me-program-copied = Token copied.
me-program-used = last used { $when }
me-program-unused = never used
me-program-end = Revoke
me-program-end-of = Revoke: { $program }

## Own data, and the end

me-data = Your data
    .about = Everything stored about you here: names, browsers, tables and your moves, as a JSON file.
me-data-go = Download your data
me-leave = Delete account
    .about = Your name and password are deleted for good. Finished games stay, under “Deleted player”. In games with others a bot takes your seat, and games that only you play are deleted.
me-leave-go = Delete for good
