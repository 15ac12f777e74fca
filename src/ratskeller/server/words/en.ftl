### What the server sends to people who are away from the table: by email, on their devices, in chat rooms.
### { $game } is the title of a game, { $others } are names of players in a row, { $count } is a number of tables or of what is counted
### in the scores of the game: cubes in one, points in another. So no message names what it is.

## Titles

post-title-turn = { $count ->
    [one] Your turn: { $game } with { $others }
   *[other] Your turn at { $count } tables
  }
post-title-reminder = { $count ->
    [one] Time is running out: { $game } with { $others }
   *[other] Time is running out at { $count } tables
  }
post-title-bot = { $count ->
    [one] A bot is playing for you: { $game } with { $others }
   *[other] Bots are playing for you at { $count } tables
  }
post-title-rematch = { $count ->
    [one] Another game: { $game } with { $others }
   *[other] { $count } invitations to play again
  }
post-title-over = { $count ->
    [one] The game is over: { $game } with { $others }
   *[other] { $count } games are over
  }

## What has happened at a table. { $place }: 1 is first, 0 unknown

post-turn = It is your turn in { $game } with { $others }.
post-reminder = It is still your turn in { $game } with { $others }.
post-left = You have { $left } left.
post-left-until = You have { $left } left, until { $day }, { $hour } ({ $zone }).
post-bot-time = Your time in { $game } with { $others } is up: { $bot } is playing for you. You can take your seat back at any time.
post-bot-absent = In { $game } with { $others }, the others have voted to play on: { $bot } is playing for you. You can take your seat back at any time.
post-bot-lost = Your time in { $game } with { $others } is up: you have lost the game. For the others, { $bot } plays it to the end.
post-rematch = You are invited to another game of { $game } with { $others }. Your seat is kept for you.
post-over = { $place ->
    [0] Your game of { $game } with { $others } is over.
    [1] Your game of { $game } with { $others } is over: you won.
   *[other] Your game of { $game } with { $others } is over: you finished { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
      }.
  }
post-lost = You lost { $count } since your last turn and now have { $score }.
post-gained = You gained { $count } since your last turn and now have { $score }.
post-same = You have { $score }, the same as after your last turn.
post-others = Others: { $list }.
post-standing = { $name } { $score }
post-standing-changed = { $name } { $score } ({ $change })

## In a chat room everyone reads it

post-room-turn = { $name }, it is your turn in { $game }.
post-room-over = The game of { $game } with { $others } is over.
post-room-rematch = { $name }, your seat is kept for another game of { $game }.
post-room-bot = { $game }: { $bot } is now playing for { $name }.
post-room-hello = From now on, this room gets a message about every new turn.

## Emails

post-back = Take your seat back
post-go = Go to the table
post-look = See the result
post-why = You get this email because you asked for notifications about your turns.
post-stop = Stop these emails
post-code-subject = { $code } is your code
post-code = Enter the code { $code } on the page where you gave this address to get emails about your turns. The code is valid for an hour.
post-code-not = If this wasn’t you, you don’t have to do anything: without the code you won’t get another email.
post-link-subject = Your link to sign in
post-link = Sign in as { $name }. The link works once, within ten minutes. You can also set a new password there.
post-link-go = Sign in
post-link-not = If you didn’t ask for this, you don’t have to do anything: nobody can sign in without this email.
post-notice-subject = Your account
post-notice-password = The password for { $name } has been changed.
post-notice-mail = The email addresses for { $name } have been changed.
post-notice-browser = { $name } signed in with a new browser: { $browser }.
post-notice-factor-on = The second factor for { $name } was turned on. From now on, signing in also needs a code.
post-notice-factor-off = The second factor for { $name } was turned off. The password alone is enough to sign in again.
post-notice-factor-reset = The operator of this site has turned off the second factor for { $name } and signed the account out everywhere.
post-notice-factor-reused = Someone tried to use a two-factor code for { $name } a second time and was refused.
post-notice-recovery-used = A recovery code for { $name } was used. It is no longer valid.
post-notice-somewhere = an unknown browser
post-notice-not = If this wasn’t you, request a sign-in link and set a new password: that signs out everyone else.
post-notice-go = Go to your account
