### What the server tells people who are not at the table: by mail, on their devices, in chat rooms.
### { $game } is the title of a game, { $others } are names of players in a row, { $count } is a number of tables or of what is counted
### in the scores of the game: cubes in one, points in another. So no message names what it is.

## Titles

post-title-turn = { $count ->
    [one] Your turn: { $game } with { $others }
   *[other] Your turn at { $count } tables
  }
post-title-over = { $count ->
    [one] The game is over: { $game } with { $others }
   *[other] { $count } games are over
  }

## What has happened at a table. { $place }: 1 is first, 0 unknown

post-turn = It is your turn at { $game } with { $others }.
post-over = { $place ->
    [0] Your game of { $game } with { $others } is over.
    [1] Your game of { $game } with { $others } is over: you have won.
   *[other] Your game of { $game } with { $others } is over: you came in at place { $place }.
  }
post-lost = You have lost { $count } since your last turn and stand at { $score } now.
post-gained = You have gained { $count } since your last turn and stand at { $score } now.
post-same = You stand at { $score }, as after your last turn.
post-others = The others: { $list }.
post-standing = { $name } { $score }
post-standing-changed = { $name } { $score } ({ $change })

## In a chat room everybody reads it

post-room-turn = { $name }, it is your turn at { $game }.
post-room-over = The game of { $game } with { $others } is over.
post-room-hello = From now on this room hears whose turn it is.

## Mails

post-go = Go to the table
post-look = Look at the end
post-why = You get this mail because you wanted to be told of your turns.
post-stop = Stop these mails
post-code-subject = { $code } is your code
post-code = Type the code { $code } on the page on which you gave this address. Then mails about your turns come here. The code is good for an hour.
post-code-not = If it was not you, there is nothing to do: without the code no other mail comes.
post-link-subject = Your link to sign in
post-link = Sign in as { $name }. The link can be used once, within ten minutes. You can set a new password there.
post-link-go = Sign in
post-link-not = If you did not ask for this, there is nothing to do: nobody is signed in without this mail.
post-notice-subject = Your account
post-notice-password = The password of { $name } was changed.
post-notice-mail = The mail addresses of { $name } were changed.
post-notice-browser = { $name } has signed in in a browser that was not known: { $browser }.
post-notice-factor-on = The second factor of { $name } was turned on: from now on, signing in asks for a code as well.
post-notice-factor-off = The second factor of { $name } was turned off: the password alone lets somebody in again.
post-notice-factor-reset = The host of this site has turned off the second factor of { $name } and signed the account out everywhere.
post-notice-factor-reused = Somebody tried to use a code of the second factor of { $name } for the second time, and was refused.
post-notice-recovery-used = A recovery code of { $name } was used. It is good no longer.
post-notice-somewhere = a browser of an unknown kind
post-notice-not = If it was not you, have a link sent to you and set a new password: that signs out everybody else.
post-notice-go = Look after your account
