### The page about oneself: account, devices, own data. The browser fetches these when that page is opened.

me-guest = You are a guest
    .about = You play here as { $name }, known by this browser alone. With an account you find your tables in every browser.
me-made = You have an account now. All your tables are still yours.
me-admin = Look after this site

## Making an account

me-new = Make an account
    .about = Your tables stay yours, games that are going on too.
    .stored = We store your name, a hash of your password, your games, what you write at tables, and in which browsers you are signed in. You see all of it under “Your data”, and can delete the account there.
me-new-go = Make the account
me-name = Name
    .hint = This is how others see you. Nobody else can have the name of an account.
me-password = Password
me-password-new = New password
    .hint = { $count } characters or more. Several words in a row are good.
me-strength-0 = Weak: easy to guess
me-strength-1 = Fair
me-strength-2 = Good
me-strength-3 = Strong
me-password-short = { $count } characters or more, please.
me-password-show = Show
me-password-show-of = Show: { $field }

## Signing in

me-in = Sign in
me-in-go = Sign in
me-take = { $count ->
    [one] Take the table of this browser along
   *[other] Take the { $count } tables of this browser along
  }
    .along = The guest who is in this browser becomes part of your account.
    .left = They stay where they are, but this browser loses them: to come back to them later, make a link on the start page first.
me-forgotten = Forgotten your password? Nobody can send you another one. In a browser in which you are still signed in you play on, and a link that you made earlier brings you back as well.

## By mail

me-mail = Without a password
    .about = Have a link sent to the address at which you are told of your turns. It signs you in, and lets you set a new password.
me-mail-address = Mail address
me-mail-go = Send the link
me-mail-sent = If somebody here has confirmed this address, a mail is on its way.
me-link = Sign in by your link
    .about = The link in the mail can be used once. Press the button, and this browser knows you.
me-link-anew = Set a new password for my account
me-link-other = Sign in another way

## One's own account

me-name-change = Your name
me-password-change = Your password
    .about = With a new password you are signed out everywhere else.
me-password-old = Current password
me-password-change-go = Change it
me-password-changed = Changed.
me-devices = Where you are signed in
me-device-here = This browser
me-device-unknown = A browser
me-device-seen = Last used { $when }
me-out = Sign out
me-out-of = Sign out: { $device }
me-out-done = Signed out: { $device }
me-out-here = Sign out here
me-out-everywhere = Sign out everywhere
    .about = Everywhere: in all browsers, this one too, and links to your seats no longer hold.
me-listed = Show me in the rankings, and let others see my past games
    .about = Otherwise you stand on no list, and your name leads nowhere. In games that others have played with you it still stands.

## The second factor

me-factor = Second factor
    .about = With it, a stolen password alone lets nobody in: signing in also asks for a code from an app on your phone.
me-factor-go = Turn it on
me-factor-scan = Scan this picture with an authenticator app. Then type the code that the app shows.
me-factor-picture = QR code for your authenticator app
me-factor-key = Or type this key into the app:
me-factor-app = Open an app on this device
me-factor-confirm = Turn it on
me-factor-cancel = Cancel
me-factor-codes = Your recovery codes
    .about = If you lose your phone, each of them signs you in once. Save them now: they are shown only this once.
me-factor-copy = Copy the codes
me-factor-copied = The codes are copied.
me-factor-saved = I have saved them
me-factor-since = It is on, since { $when }.
me-factor-left = { $count ->
    [0] You have no recovery codes left: make new ones.
    [one] You have one recovery code left.
   *[other] You have { $count } recovery codes left.
  }
me-factor-renew = New recovery codes
    .about = The former codes stop working.
me-factor-off = Turn it off
me-factor-ended = The second factor is off.

## Programs that act for oneself

me-programs = Programs
    .about = A program can play, watch or talk for you, by a token that you make for it here. What programs can ask stands in the documentation.
me-program-name = What the program is called
me-scopes = What it may do
me-scope-read = Look
    .about = at tables, as you see them
me-scope-play = Play
    .about = open and join tables, and answer for you
me-scope-chat = Talk
    .about = at tables, under your name
me-program-go = Make a token
me-program-once = It is shown only once: copy it now. Whoever has it can do all this in your name.
me-program-copied = The token is copied.
me-program-used = last used { $when }
me-program-unused = never used
me-program-end = Take back
me-program-end-of = Take back: { $program }

## Own data, and the end

me-data = Your data
    .about = All that is stored about you here: names, browsers, tables and your answers, as a JSON file.
me-data-go = Save your data
me-leave = Delete the account
    .about = Your name and password are deleted for good. Finished games stay, under “Deleted player”. In games that others play with you a computer takes your seat, and games that only you play are deleted.
me-leave-go = Delete for good
