### The interface in English, the same for every game. The words of a game are in its own folder.

language = English
app-title = Ratskeller
app-motto = Plague games, played online
# Things in a row, of which the last but one and all before are in $others, with commas between them.
list-together = { $others } and { $last }

## Players by seat

seat-0 = Red
    .letter = R
    .shape = square
seat-1 = Blue
    .letter = B
    .shape = circle
seat-2 = Yellow
    .letter = Y
    .shape = triangle
seat-3 = Green
    .letter = G
    .shape = diamond
seat-4 = Violet
    .letter = V
    .shape = star
seat-5 = Teal
    .letter = T
    .shape = cross
seat-mark = { $colour } { $shape }
seat-named = { $name } ({ $colour })
seat-me = { $name } (you)
seat-open = Open seat
seat-deleted = Deleted player
seat-guest = guest
# A player without a name
unnamed-guest = Guest { $number }
unnamed-player = Player { $number }

## Start page

start-play = Play now
    .hint = Play against the computer. No account needed.
    .shared = Play together on this screen. No account needed.
    .friends = Get a link for your friends. No account needed.
start-lesson = New here? Learn to play in { $minutes } minutes
start-lesson-quiet = Lesson ({ $minutes } minutes)
start-lesson-on = Continue the lesson
start-resume = My tables
start-none = No tables yet. The first one is a click away.
start-none-begin = Start a game
start-your-turns = Your turn ({ $count })
start-invited = Play again? ({ $count })
start-again = play again?
start-paused = paused: everyone is away
start-your-turn = your turn
start-over = over
start-in-lesson = lesson
start-waiting = waiting for { $seat }
start-open = a seat is open
start-updated = last move { $when }
start-games = Choose a game
start-options = Players
options-title = Game options
option-chosen = { $option }: { $value }.
start-players = Number of players
start-first = Who goes first
start-first-random = at random
start-seat-kind = Seat { $number }, { $colour }
start-seat-change = Change
start-seat-computer = The computer
start-seat-styles = Bots with their own style
start-seat-people = People
advice-title = Analysis and odds
advice-after = Analysis after the game
advice-always = Analysis at any time
advice-odds-off = No odds
advice-odds-after = Odds after the game
advice-odds-always = Odds at any time
advice-standing-hidden = Standing hidden
start-analysis = Analysis
start-analysis-after = After the game
    .about = Once the game is over, anyone at the table can ask how it stood and which turns were best.
start-analysis-always = At any time
    .about = Players can also ask during the game how it stands and which turns are best.
start-rating = Ratings
start-rating-counts = Rated
    .about = The game is rated if at least two people play, everybody has an account and only one seat, and analysis is off until the end.
start-rating-friendly = Friendly game
    .about = Ratings don’t change.
start-thoughts = The strongest opponent
start-thoughts-usual = Thinks as usual
    .about = Takes about a second per turn.
start-thoughts-long = Thinks longer
    .about = Takes a few seconds per turn, four times as long as usual, and sees a little further ahead.
thoughts-long = At this table the strongest opponent thinks four times as long as usual.
start-odds = The odds
start-odds-off = Never
    .about = The odds are never shown.
start-odds-after = After the game
    .about = Once the game is over, you can look up what the odds were at any point in it.
start-odds-always = At any time
    .about = Select something to see its exact odds. They show nothing that you couldn’t work out yourself.
start-standing = The standing
start-standing-shown = Shown
    .about = Beside each player you also see what they would have if the game ended now, and what they may lose next. The default for friendly games, and whenever no seat is open.
start-standing-hidden = Hidden
    .about = Everyone works it out for themselves. The default for rated games.
start-name = Your name
start-name-save = Save
start-name-saved = Saved.
page-imprint = Legal notice
page-privacy = Privacy
me-open = Sign in or create an account
me-open-account = Your account
password-again = Your password again
factor-code = Code from your authenticator app
    .hint = Six digits that change every 30 seconds.
factor-recovery = Recovery code
    .hint = One of the codes you saved. Each works only once.
factor-use-recovery = Use a recovery code
factor-use-code = Use the app
way-open = Use another device
way-title = Your seats on another device
way-text = You are playing without an account, so only this browser knows you. A link opens all your tables in another browser. It also brings you back if this browser loses its cookies.
way-secret = Anyone who has the link can play your seats, so keep it secret. A new link replaces the old one.
way-make = Make a link
way-link = The link to your seats
way-once = It is shown only once. Copy it now, or open it in the other browser right away.
return-title = Back to your seats
return-text = This link gives this browser the same seats and tables as the browser that made it.
return-left = This browser now has { $count ->
    [one] one table
   *[other] { $count } tables
  } of its own. They stay where they are, but this browser loses access to them. To come back to them later, make a link on the start page first.
return-go = Take these seats
kind-me = You
    .about = In this browser.
kind-bot = Computer
kind-bot-named = Computer: { $bot }
kind-hotseat = On this device
    .about = Several people share this device and take turns.
kind-open = A friend, by link
    .about = You get a link to share once you start.
bot-foundling = The foundling
    .within = the foundling
    .bare = foundling
    .about = Takes what pays at once, and forgets the plague. Good for a first game.
    .strength = Loses three out of four games against the novice.
bot-novice = The novice
    .within = the novice
    .bare = novice
    .about = Sees the board, but little of what is coming. Good for learning.
    .strength = Wins three out of four games against the foundling.
bot-pedlar = The pedlar
    .within = the pedlar
    .bare = pedlar
    .about = Knows what everything is worth, but plans only one step at a time.
    .strength = Wins three out of four games against the novice.
bot-cellarer = The cellarer
    .within = the cellarer
    .bare = cellarer
    .about = Weighs each turn with care, as if nobody else were playing.
    .strength = Wins three out of four games against the pedlar.
bot-alderman = The alderman
    .within = the alderman
    .bare = alderman
    .about = Considers how the others will reply before deciding.
    .strength = Wins about seven out of ten games against the cellarer.
bot-plague-doctor = The plague doctor
    .within = the plague doctor
    .bare = plague doctor
    .about = Plays out hundreds of futures. The club champion.
    .strength = Wins about seven out of ten games against the alderman.
bot-companion = The companion
    .within = the companion
    .bare = companion
    .about = About as strong as the person who opened the table.
bot-raider = The raider
    .within = the raider
    .bare = raider
    .about = Sends the plague to your cubes, and looks for the cards that help with that.
    .strength = As strong as the cellarer.
bot-collector = The collector
    .within = the collector
    .bare = collector
    .about = Can’t leave a card on the table, however many rats there are.
    .strength = As strong as the cellarer.
bot-shepherd = The shepherd
    .within = the shepherd
    .bare = shepherd
    .about = Brings the flock to the palace before the plague comes.
    .strength = As strong as the cellarer.
bot-farmer = The farmer
    .within = the farmer
    .bare = farmer
    .about = Settles in the fields early and waits for the final scoring.
    .strength = As strong as the cellarer.
bot-builder = The builder
    .within = the builder
    .bare = builder
    .about = Builds cities, and prefers one large city to two small ones.
    .strength = As strong as the cellarer.
bot-hermit = The hermit
    .within = the hermit
    .bare = hermit
    .about = Likes monasteries, and always keeps a few followers back.
    .strength = As strong as the cellarer.
bot-strength = Strength { $strength } of { $most }
bot-random = random
bot-greedy = greedy
bot-greedy-1 = greedy (2026)
start-names = Players on this device
    .hint = Players without a name go by their colour.
start-name-of = Name of { $colour }

## Notifications, on a page of their own. { $where } is an address or a device, { $hour } as in 18

notifications-title = Notifications
notifications-intro = Get a message when it is your turn or a game ends while you are away. One message per turn.
notifications-off = Notifications aren’t available here. Keep the page open, or look at “Your turn” on the start page.
notifications-places = Where notifications go
notifications-nowhere = Nowhere yet.
notifications-kind-mail = Email
notifications-kind-push = Device
notifications-kind-webhook = Chat room
notifications-this-device = This device
notifications-other-device = Another device ({ $where })
notifications-remove = Remove { $where }
    .short = Remove
notifications-removed = { $where } has been removed.
notifications-failed = Recent messages didn’t arrive there. Remove it and add it again.
notifications-unconfirmed = Waiting for the code
notifications-push-title = On this device
notifications-push-text = Your browser shows a notification, even when this page is closed.
notifications-push-on = Notify this device
notifications-push-done = This device now gets notifications.
notifications-push-denied = Your browser doesn’t let this site show notifications. Allow them in the browser’s settings, then reload this page.
notifications-push-unable = This browser can’t show notifications while the page is closed. On an iPhone or iPad, add the page to the home screen and open it from there.
notifications-push-failed = The browser maker’s push service can’t be reached right now. Try again later.
notifications-mail-title = By email
notifications-mail-none = This server doesn’t send email.
notifications-mail-address = Email address
notifications-mail-send = Send me a code
notifications-mail-code = Code from the email to { $where }
notifications-mail-confirm = Confirm
notifications-mail-done = Emails now go to { $where }.
notifications-pace = When emails are sent
notifications-pace-now = Right away
notifications-pace-daily = Once a day
notifications-reminder = Reminder in games over several days
notifications-reminder-usual = Remind me when a quarter of the time is left
notifications-reminder-hours = { $hours ->
    [24] Remind me a day before time runs out
    [48] Remind me two days before time runs out
   *[other] Remind me { $hours } hours before time runs out
  }
notifications-reminder-never = Don’t remind me
notifications-hour = At what time
notifications-hour-at = { $hour }:00
notifications-room-title = In a chat room or program
notifications-room-text = The webhook of Slack, Mattermost, Discord, Matrix or your own program. Everyone there can read your name and whose turn it is.
notifications-room-address = Webhook address
notifications-room-whose = Whose turns
notifications-room-mine = Mine, at all tables
notifications-room-table = Everybody’s: { $game } with { $who }
notifications-room-add = Add
notifications-room-secret = Messages are signed with this secret. It is shown only once, and only programs need it.
notifications-stop-title = No more emails
notifications-stop-going = One moment …
notifications-stop-done = You won’t get these emails any more. You can turn them back on at any time.
notifications-stop-set = Notification settings

## Opponents at a table

bot-kind = Played by the computer
bot-open = About { $bot } (computer)
bot-thinks = thinking …
bot-thinks-named = { $seat } is thinking …
bot-thinks-said = { $seat } is still thinking.
bot-why = Why?
hint-ask = Hint
# A turn that is drawn on the board by numbered signs
turn-shown = The turn on the board
turn-show = Show on the board
turn-show-both = Compare on the board
turn-steps = Step by step
turn-which = { $played ->
    [yes] Played:
   *[no] Analysis:
  }
bot-why-said = { $seat }: why this turn?
bot-why-last = { $seat }: why the last turn?
bot-why-later = The reasons for its turns are shown after the game. To see them during your next game, set “Analysis” to “At any time” on the start page.
bot-why-none = It hasn’t had a turn yet.
text-players = Who plays
text-player = { $colour }: { $name }.
text-player-bot = { $colour }: { $name } (computer). { $about }

## The Daily Plague

daily-title = The Daily Plague
daily-entry = The Daily Plague
daily-pitch = One deal a day, the same for everyone: same rats, same tiles, same opponents. You get one try.
daily-against = Against { $rivals }
daily-bots = { $count ->
    [one] { FORM($name, "within") }
   *[other] { $count } × { FORM($name, "bare") }
  }
daily-play = Play today’s deal
daily-go-on = Continue your game
daily-look = View your game
daily-practise = Practise this deal
daily-practise-soon = You can practise this deal from 6 a.m. UTC. Until then, anyone who started in time may still finish it.
daily-practise-note = Practice games don’t count. Play the deal of that day as often as you like.
daily-rules-note = Everyone draws the same rats and tiles in the same order, as far as the rules allow. You can undo your moves, but never what has been revealed. Analysis opens after your game. You can leave and come back: a game that you start today can be finished until 6 a.m. UTC tomorrow.
daily-honest = You are playing without an account, so your results can’t be checked. The ranking relies on fair play.
    .account = Nobody can check whether you are playing alone. The ranking relies on fair play.
    .site = There is no ranking, because this site has no server. Its deals depend only on the date: every site without a server has the same ones, and sites with a server have different ones.
daily-next = Next deal in { $hours ->
    [0] { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
      }
   *[other] { $hours } h { $minutes } min
  }
daily-result = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
  } of { $seats }, { $lead ->
    [ahead] { $amount } ahead
    [behind] { $amount } behind
   *[level] level
  }
daily-course = During the game: { $ahead ->
    [0] never ahead
    [one] ahead once
   *[other] ahead { $ahead } times
  }, { $level ->
    [0] never level
    [one] level once
   *[other] level { $level } times
  }, { $behind ->
    [0] never behind
    [one] behind once
   *[other] behind { $behind } times
  }.
daily-yours = Your result
daily-share = Ratskeller · The Daily Plague, { $date }
daily-share-copy = Copy to share
daily-share-send = Share …
daily-share-text = What you share. It contains no spoilers.
daily-streak = Your streak
daily-streak-days = { $count ->
    [0] No streak yet
    [one] One day
   *[other] { $count } days in a row
  }
daily-streak-longest = Longest: { $count }
daily-streak-won = Won in a row: { $count }
daily-streak-wins = Total wins: { $count }
daily-ranking = Ranking
daily-ranking-none = Nobody has finished this deal yet.
daily-ranking-players = { $count ->
    [one] One player has finished.
   *[other] { $count } players have finished.
  }
daily-ranking-rank = Rank
daily-ranking-name = Name
daily-ranking-result = Result
daily-ranking-score = Score
daily-ranking-note = Ranked by place at the table, then by lead, then by score. Players with equal results share a rank.
daily-last = { $game } on { $date }: first place for { $names }.
daily-last-others = { $names } and { $count ->
    [one] one other
   *[other] { $count } others
}
daily-past = The last thirty days and the week ahead
daily-ahead = { $date }: { $game }
daily-past-none = { $date }: { $game }, not played.
daily-past-open = { $date }: { $game }, started but not finished.
daily-past-place = { $date }: { $game }, { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
  } place.
daily-place = { $place }.
daily-copied = Copied.
daily-today = Today’s deal
daily-loading = Loading the deal …
daily-unknown = There is no deal for this day. You can view the deals of the last thirty days.
daily-at-table = Your Daily Plague

# Time for a new table: how long a turn may take, and what happens to players who take longer.
start-time = Time
start-time-none = No time limit
    .about = There is no clock.
start-time-quick = Quick
    .about = 45 seconds per turn, plus 5 minutes in reserve for the whole game.
start-time-relaxed = Relaxed
    .about = 2 minutes per turn, plus 15 minutes in reserve for the whole game.
start-time-days = Over several days
    .about = 3 days per turn. Each player can take 14 days off in all.
start-overtime = If a player’s time runs out
start-overtime-bot = A bot steps in
    .about = { $bot } plays until the player takes the seat back.
start-overtime-lost = They lose
    .about = They finish last. The weakest bot plays on, so that the others can finish the game.

## Provably fair

start-fair = Randomness
start-fair-lot = Random
    .about = The server draws at random, as from a well-mixed bag.
start-fair-proof = Provably fair
    .about = The server commits to a secret before any browser adds a number of its own. All random draws follow from the secret and these numbers, and after the game everyone can check them.
fair-title = Provably fair
fair-bound = The server has committed to its secret. After the game you can check it against { $commitment }
fair-numbers = { $count ->
    [one] One player has added a number.
   *[other] { $count } players have added numbers.
  }
proof-title = Proof of fairness
proof-text = Your browser recalculates every random draw in a game record, from the secret the server committed to and the numbers the players added. It does this without a server.
proof-record = Game record: paste it here, or drop a file anywhere on this page
proof-file = Choose a file
proof-go = Check
proof-back = Back to the table
proof-working = Checking …
proof-not-over = The game is not over yet. Until then, the secret stays secret.
proof-no-crypto = Open this page with https:// to check the game here. In a terminal, ratskeller proof runs the same check.
proof-ok = { $count ->
    [one] The one random draw matches the commitment.
   *[other] All { $count } random draws match the commitment.
  }
proof-known = The server committed before it knew your number, and your number is included. This browser has stored both.
proof-unknown = This browser didn’t see the start of this game. Compare the server’s commitment with what the players saw.
proof-rules = To check that the choices and their weights follow the rules, run ratskeller proof in a terminal.
proof-no-record = This record can’t be read.
proof-no-proof = This record has no proof. Only provably fair tables have one.
proof-seed = Mismatch: the secret in this record is not the one the server committed to.
proof-commitment = Mismatch: the server had committed to something else when this game started.
proof-number = Mismatch: the number that this browser added is missing.
proof-answer = Mismatch: draw { $place } of this record should be “{ $due }”, but it is “{ $given }”.

## A finished game on paper

print-open = Print the game
print-go = Print
print-title = { $game }: the game on paper
print-not-over = This game is not over yet. You can print it once it is.
print-none = This game can’t be printed.

## Who may come to a table: the lobby, doors, invitations and rematches

lobby-entry = Play with people
start-server = Play on the server
history-entry = Past games and ratings
lobby-title = The lobby
lobby-quick = Play now with people
    .about = You join a waiting table with the same clock, or wait at a new table for two.
lobby-filter = Filter by game
lobby-all = All games
lobby-open = Tables with an open seat
lobby-open-none = Nobody is waiting right now. Choose a game above, and the next player can join you.
lobby-running = Games to watch
lobby-running-none = No public games right now.
lobby-join = Join
lobby-watch = Watch
# $act is one of the two above
lobby-act = { $act }: { $game }, opened by { $host }
lobby-host = opened by { $host } · last move { $when }
door-title = Who can join
door-public = Everybody
    .about = The table is listed in the lobby, and anyone can sit down.
door-link = By link
    .about = Only people with the link can find the table.
door-password = With a password
    .about = Players need the link and a password from you.
door-looking = Spectators
door-spectators = Welcome
door-closed = None
door-with-spectators = with spectators
door-without-spectators = without spectators
door-gone = This table is closed
invited-title = An invitation
invited-by = { $host } invites you to a game of { $game }.
invited-nobody = There is a seat for you in a game of { $game }.
invited-fair = This table is provably fair: your browser adds a random number of its own.
invited-friendly = This is a friendly game: it doesn’t affect ratings.
invited-rated = This game is rated if at least two people play, and everybody has an account and only one seat.
# The clock of a table before one sits down: $turn and $reserve as in 2:00, $count whole days
pace-live = { $turn } per turn, { $reserve } in reserve
pace-days = { $count ->
    [one] One day per turn
   *[other] { $count } days per turn
  }
pace-bot = If a player’s time runs out, a bot steps in.
pace-lost = If a player’s time runs out, they lose.
invited-seats = At this table
invited-password = Password
invited-enter = Enter
invited-full = Every seat is taken.
invited-watch = Just watch
invited-open = Read the invitation
invited-no-spectators = This table has no spectators. Only the players see the game.
seat-reserved = Reserved for { $name }
seat-somebody = Somebody
glimpse-live = Playing now: { $names }
glimpse-ended = Played recently: { $names }
invite-friends = Invite friends
invite-friends-about = You get a link. The game begins when you say so.
invite-friends-go = Get the link
waiting-title = Waiting for players
waiting-sit = Sit here
waiting-move = Move here
waiting-who = Who plays { $colour }
waiting-friend = A friend
waiting-onlookers = Also here: { $names }
waiting-begin = Begin
waiting-reserved = Reserved for { $name }
waiting-decline = No, thanks
waiting-open = { $count ->
    [one] One seat is still open. Wait, or give it to a bot.
   *[other] { $count } seats are still open. Wait, or give them to bots.
  }
waiting-open-guest = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
  }
waiting-for-host = Everyone is here. { $host } begins the game.
invite-open = Invite somebody
invite-seats = At this table
invite-title = Invite somebody
invite-public = This table is in the lobby. You can also send its link.
invite-link = Anyone with this link can join.
invite-password = Anyone with this link and the password can join.
invite-address = Link to this table
invite-share = Share …
invite-qr = The link as a QR code
invite-close = Close this table
invite-close-sure = The table disappears for everyone, for good.
seat-list-remove = Remove { $name }
seat-list-bot = Give the seat to a bot
seat-list-open = Open the seat again
seat-list-release = Stop holding the seat for { $name }
seat-list-stand-up = Stand up
seat-list-note = You can remove players who haven’t made a move yet. They can’t come back to this table.
rematch-go = Go to the next game
rematch-before = Go to the previous game
rematch-note = { $host } has opened another game.
    .me = You have opened another game.
rematch-sit = Sit down again
rematch-watch = Watch it
table-reserved-note = { $colour } is reserved for { $name }.

## Where nothing is

nothing-page = Page not found
    .about = The address may be mistyped. The start page leads to both games and to your tables.
nothing-table = Table not found
    .about = The address may be incomplete: ask for the link again. Your own tables are listed on the start page.

## Turn bar

bar-label = Turn bar
bar-yours = Your turn
bar-undo = Undo
bar-undo-to = Undo “{ $step }” and everything after it
bar-undo-steps = Undo { $count } steps?
bar-reset = Reset turn
bar-cancel = Cancel
bar-steps = So far this turn
bar-locked = { $step }: can’t be undone
bar-locked-steps = Can’t be undone, because something was revealed or others have played since: { $list }
bar-yours-now = Your turn now
bar-now = Now: { $seat }
bar-ended = Game ended early
bar-won = { $seat } wins
    .me = You win
bar-waiting = Waiting for a friend to join
bar-watching = You are watching
bar-on-turn = { $seat }’s turn
    .me = The outcome of your turn
bar-choices = Choices

## Table

table-title = { $game }: table
link-copy = Copy the link
link-copied = Link copied.
link-by-hand = This browser can’t copy it for you. Copy it from here:
table-open-note = { $colour } is still free.
table-sit = Sit down as { $colour }
table-log = Chronicle
table-log-empty = Nothing has happened yet.
tabs-label = Reference
tab-notes = Notes
tab-rules = Rules
ranking-own = You are { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }: { $score }
table-undone = { $seat } takes back { $count ->
    [one] one step
   *[other] { $count } steps
  }.
table-stand-in = { $seat } ran out of time: the next choices were made at random.
table-stand-in-level = { $seat } ran out of time, so { $bot } chose instead.
table-rule = Rule { $rule }
table-players = Players
table-cards = Cards
table-map = Map
table-loading = Loading the table …
table-lost = Reconnecting …
table-start = Start page
table-again = Play again
table-record = Save the record
table-details = Details
table-close = Close
table-now = Skip
more-here = { $count } more
brief-less = Show less
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Whole map
table-speed = Speed
    .normal = 1×
    .fast = 2×
    .off = Off
table-next = Next
table-skip = Skip all
table-ravage-hint = Space: next. Esc: skip.

## Time, and what is wanted beside the game

conduct-title = Resign, end or pause
conduct-open = Resign or end …
# reserve is a time, as in 5:00.
clock-reserve = + { $reserve }
clock-days-left = { $count ->
    [one] one day left
   *[other] { $count } days left
  }
clock-hours-left = { $count ->
    [one] one hour left
   *[other] { $count } hours left
  }
clock-minutes-left = { $count ->
    [one] one minute left
   *[other] { $count } minutes left
  }
clock-little = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
  }
clock-until = until { $when }
clock-up = time is up
clock-away = away until { $when }
clock-away-until = { $seat } is away until { $when }.
clock-away-left = { $count ->
    [0] no days off left at this table
    [one] one day off left at this table
   *[other] { $count } days off left at this table
  }
played-time = { $seat } ran out of time, so { $bot } is playing.
played-absent = { $seat } is away, so { $bot } is playing.
played-lost = { $seat } lost on time and finishes last. { $bot } plays on.
played-resigned = { $seat } resigned and finishes last. { $bot } plays on.
left-lost = { $seat } lost on time and finishes last.
left-resigned = { $seat } resigned and finishes last.
played-back = Resume as { $seat }
conduct-ended = The game was ended by agreement.
conduct-left = The game is over: everyone has resigned or lost on time.
conduct-won = The game is over: { $seat } wins.
    .me = The game is over: you win.
conduct-paused = The game is paused because all players are away. It resumes as soon as someone takes a seat back.
play-on = Play on against a bot (not rated)
vote-end = { $count ->
    [one] One of { $needed } players wants to end the game here.
   *[other] { $count } of { $needed } players want to end the game here.
  }
vote-about = { $count ->
    [one] One player wants a bot to play for { $seat }: { $needed } have to agree.
   *[other] { $count } players want a bot to play for { $seat }: { $needed } have to agree.
  }
vote-agree = Agree
vote-withdraw = Withdraw
resign-title = Resign
resign-about = A bot plays on for { $seat }, who finishes last. You can’t undo this.
resign-last = The game ends at once: { $other } wins, and { $seat } finishes last. You can’t undo this.
resign-go = Resign as { $seat }
resign-sure = Yes, resign
resign-keep = Keep playing
end-here-title = End the game here
end-about = The game ends without a winner once every player agrees.
end-alone = You are playing alone against bots. The game ends at once, without a winner.
end-go = Agree to end the game
absent-title = A player is missing
absent-about = If { $seat } hasn’t made a move for { $time } and isn’t here, a majority of the others can let a bot play until { $seat } is back.
absent-go = Let a bot play for { $seat }
away-title = Days off at this table
away-about = Your clock stops while you are away. You keep the days you don’t use.
away-days = Days
away-go = Take days off
away-back = I’m back
order-title = Answer for me
order-about = When you have only one option, or when a question comes up during another player’s turn, the table can answer for you.
order-single = When there is only one option
order-none = Ask me
table-ordered = { $seat } had chosen this in advance:
table-plays-for = { $bot } is playing for { $seat }.

## Chat at a table

talk-open = Chat
# How many messages have not been read
talk-unread = Chat, { $count ->
    [one] one new message
   *[other] { $count } new messages
  }
talk-table = Players
talk-gallery = Spectators
talk-empty = No messages yet.
talk-empty-gallery = Players can read the spectators’ chat once the game is over.
talk-write = Write a message
talk-send = Send
talk-phrases = Quick messages: everyone reads them in their own language
talk-new = New
talk-older = Earlier messages
talk-back = Delete
talk-taken-back = Deleted
# Said aloud: who said what
talk-said = { $name }: { $text }
talk-here = here
talk-away = away
talk-onlookers = { $count ->
    [0] No spectators.
    [one] One spectator: { $names }
   *[other] { $count } spectators: { $names }
  }
talk-onlookers-more = { $count } more
talk-mute = Mute { $name } at this table
talk-block = Block { $name } everywhere
talk-block-note = You no longer see each other’s messages at any table.
talk-muted = { $name }: muted at this table
talk-blocked = { $name }: blocked everywhere
talk-lift = Allow again
phrase-hello = Hello!
phrase-your-turn = It’s your turn.
phrase-moment = One moment, please.
phrase-thanks = Thanks!
phrase-well-played = Well played!
phrase-good-game = Good game!

## What happened since one's own turn, and its replay

since-when = { $when ->
    [left] Since you left:
    [began] Since the game began:
    [round] In the last few turns:
   *[turn] Since your turn:
  }
    .short = { $when ->
    [began] So far
    [round] Recently
   *[turn] Since your turn
  }
since-title = Since your turn
since-replay = Replay it step by step.
replay-name = What happened
replay-past = The past
replay-step = Step { $number } of { $count }
replay-first = Starting position.
replay-previous = Back
replay-next = Next
replay-play = Play
replay-pause = Pause
replay-now = Back to now

## The review of a game that is over

rating-change = Rating { $points } ({ $change })
review-open = Review the game
review-none = View
review-short = Review
review-leave = Back to the result
review-title = The course of the game
review-curve = Chance to win
review-moment = The moment shown
review-go = Go there:
review-begins = Preparing the analysis …
review-working = Analysing decisions: { $done } of { $count }.
review-done = Analysis complete.
review-failed = This game could not be analysed.
review-progress = Decisions analysed
review-chance = { $seat } { $percent }%
review-notes = Analysis
review-decides = { $seat } to move
review-best = The best choice.
review-level = About equal:
review-other = Better:
review-unplayed = Preferred by the analysis, but not played out:
review-loss = Loss: { $loss } percentage points of winning chance ({ $low } to { $high }), from { $count } continuations of each turn.
review-reasons = Compared with that, the turn played means:
review-unknown = This analysis depends on something that only { $seat } knew.
review-hidden = Nothing more is known from this point of view.
review-pending = This decision has not been analysed yet.
review-luck-after = Luck for { $seat } afterwards: +{ $percent ->
    [one] 1 percentage point
   *[other] { $percent } percentage points
  }.
review-branch = Play on from here
own-notes = My notes
review-branch-title = Play on from here
review-branch-about = A new table starts from this moment, with the same moves so far. All random draws are made afresh.
review-branch-go = Start
review-share = Share this moment
review-server = Upload to the server
review-copy = Copy the link
review-send = Share the picture
review-save = Save as { $kind }
review-picture = Picture of the board. { $moment }
review-picture-chances = Chance to win: { $chances }
review-no-picture = There is no picture of this board.
review-eyes = Seen by
review-eyes-all = Player to move
review-eyes-public = Spectator
review-points = Turning points, in percentage points of winning chance
review-turning-decision = { $seat } lost { $percent } percentage points of winning chance.
review-turning-luck = Luck for { $seat }: +{ $percent } percentage points.
review-more = More
review-skills = Luck and skill
review-skills-about = All figures are percentage points of winning chance. Start, luck and skill add up to the result. Luck is what chance gave or took, skill what the decisions of all players brought.
review-seat = Player
review-start = Start
review-luck = Luck
review-brought = Skill
review-result = Result
review-lost = Lost to the plague
review-lost-of = { $actual } ({ $expected } expected)
review-luck-good = Luck for { $seat }: +{ $percent ->
    [one] 1 percentage point
   *[other] { $percent } percentage points
  }.
review-luck-bad = Bad luck for { $seat }: −{ $percent ->
    [one] 1 percentage point
   *[other] { $percent } percentage points
  }.
review-luck-none = Luck was neutral for { $seat }.
review-skill = { $seat } lost { $percent ->
    [one] one percentage point
   *[other] { $percent } percentage points
  } in { $count ->
    [one] one decision
   *[other] { $count } decisions
  }.
review-skill-none = { $seat } made no mistakes.
review-losses = Lost to the plague: { $actual ->
    [one] one cube
   *[other] { $actual } cubes
  } ({ $expected } expected).
review-learn = Learn from mistakes
review-learn-title = { $seat }’s mistakes
review-learn-nth = { $seat }: mistake { $number } of { $count }
review-learn-task = Find a better turn than the one played:
review-learn-none = No real mistakes found. Well played!
review-learn-over = That was the last mistake.
review-learn-tried = You tried this turn
review-learn-judging = Judging your turn …
review-learn-right = Well spotted! { $percent ->
    [one] One percentage point
   *[other] { $percent } percentage points
  } better than in the game{ $hasReason ->
    [yes] . The main reason: { $reason }
   *[no] { "" }
  }.
review-learn-wrong = There is a better turn. This one costs { $percent ->
    [one] one percentage point
   *[other] { $percent } percentage points
  } of winning chance.
review-learn-played = That is the turn from the game. Try something else.
review-learn-solved = { $percent ->
    [one] One percentage point
   *[other] { $percent } percentage points
  } better than in the game{ $hasReason ->
    [yes] . The main reason: { $reason }
   *[no] { "" }
  }.
review-learn-hint = Hint
review-learn-hinted = The best turn is one of these:
review-learn-solution = Solution
review-learn-again = Try again
review-learn-skip = Skip
review-learn-next = Next
review-learn-end = Back to the review

## The tale of a game

tale-title = The story of this game
tale-open-sheet = Game story
tale-copy = Copy the story
tale-copied = Story copied.
tale-more = The analysis is still running. Once it is done, the story tells where the game turned.
tale-open = { $names } sat down to a game of { $game }.
tale-phase = { $phase ->
    [early] This is how it began.
    [middle] Then the game heated up.
   *[late] The end decided it.
  }
# $way varies what would sound alike
tale-turning-decision = { $way ->
    [0] { $seat } let { $percent } percentage points of winning chance slip away.
    [1] Then came a costly turn: { $seat } lost { $percent } percentage points.
   *[2] Here { $seat } could have played better, by { $percent } percentage points.
  }
tale-turning-luck = { $way ->
    [0] Luck smiled on { $seat }: +{ $percent } percentage points.
    [1] Luck favoured { $seat }: +{ $percent } percentage points.
   *[2] What came next was a gift for { $seat }: +{ $percent } percentage points.
  }
tale-ahead = By then { $seat } was ahead: { $percent }% to win.
tale-close = By then nobody was far ahead.
tale-lucky = Over the whole game, luck was kindest to { $seat }: +{ $percent ->
    [one] 1 percentage point
   *[other] { $percent } percentage points
  } of winning chance.
tale-even = Over the whole game, luck favoured nobody.
tale-exact = { $percent ->
    [0] { $seat } made no mistakes.
    [one] { $seat } played the most accurate game and lost only one percentage point of winning chance.
   *[other] { $seat } played the most accurate game and lost only { $percent } percentage points of winning chance.
  }

film-title = Time-lapse
film-about = The whole game as an animated picture of the board, to save or share.
film-make = Make the time-lapse
film-working = Picture { $done } of { $count }
film-binding = Putting the pictures together …
film-stop = Stop
film-failed = The time-lapse could not be made. Try again.
film-picture = The board from the start of the game to its end
film-hold = Pause
film-play = Play

## A review that one leads

lead-begin = Show the others
lead-mine = You are showing the game to the others.
lead-end = Stop showing
lead-theirs = { $seat } is showing the game.
lead-somebody = Somebody
lead-follow = Follow
lead-followed = You are following { $seat }.
lead-free = Stop following
lead-name = The game is being shown
lead-over = Nobody is showing the game any more.

## Hand over at one screen

curtain-title = Hand over to { $seat }
curtain-text = { $seat } is next. Hidden information stays hidden until you continue.
curtain-go = I am { $seat }
curtain-story = What happened

## Settings and help

settings-theme = Colours
    .auto = Same as device
    .light = Parchment
    .dark = Candlelight
settings-language = Language
settings-letters = Single-key shortcuts
    .on = On
    .off = Off
settings-thinking = Where to run analysis
    .auto = Automatic
    .here = On this device
    .server = On the server
settings-thinking-bots = If you play only against the computer, it thinks there too. Such games don’t affect ratings.
settings-hints = Hints
    .on = On
    .off = Off
sound-title = Sounds
sound-on = On
sound-off = Off
sound-volume = Volume
sound-loud = { $percent }%
sound-groups = What you hear
sound-group-turn = Your turn
sound-group-moves = Moves
sound-group-plague = The plague
sound-group-points = Points and the end
sound-group-talk = Chat
sound-whose = Whose moves you hear
sound-everybody = Everybody’s
sound-mine = Only those that affect you
help-title = Help and settings
help-open = Help and settings
help-keys = Keys
help-map = Move between regions
help-map-keys = Arrow keys
help-tab = Move between map, cards and buttons
help-tab-keys = Tab
help-choose = Choose; press again to confirm
help-choose-keys = Enter
help-number = Choose from the numbered list
help-number-keys = 1 to 9
help-letter = Answer yes, no, keep or stop
help-letter-keys = Y, N, K, S
help-confirm = Confirm
help-confirm-keys = C
help-undo = Undo
help-undo-keys = U or Ctrl+Z
help-cancel = Cancel a choice, close a panel, skip ahead
help-cancel-keys = Esc
help-next = Next step of a ravage, or skip ahead
help-next-keys = Space
help-talk = Open the chat at this table, or go to it
help-talk-keys = M
help-past = In a replay: by step, by turn, to the start, back to now
help-past-keys = Left, Right, Page Up, Page Down, Home, End
help-command = Text board and command line
help-command-keys = :
help-help = This page
help-help-keys = ?

## Analysis

analysis-title = Analysis
analysis-loading = Analysing …
analysis-none = There is nothing to decide here.
analysis-chances = Chance to win
analysis-chance = { $percent }%
analysis-turns = { $seat }: the best turns
analysis-turn = wins { $percent }%, expected lead { $lead }
analysis-tried = { $visits ->
    [one] tried once
   *[other] tried { $visits } times
}
analysis-taken = { $seat }: the turn played
analysis-taken-mark = played
analysis-place = { $place ->
    [0] The best of all turns compared.
    [1] One of the turns compared is better.
   *[other] { $place } of the turns compared are better.
}
analysis-place-none = The analysis had not considered this turn, so it was tried separately.
analysis-before = Chance to win before this turn: { $percent }%, with the best turn.
analysis-after = With the turn played: { $percent }%, expected lead { $lead }.
analysis-beside = { $best ->
    [yes] The case for it
   *[no] The case against it
}
analysis-own = What { $bot } saw in it
analysis-how = Based on { $count ->
    [one] one game
   *[other] { $count } games
  } played out from here, using only what { $seat } knew. The analysis doesn’t know what { $seat } was actually thinking.
analysis-earlier = Earlier
analysis-later = Later
analysis-at = After { $count ->
    [one] one move
   *[other] { $count } moves
}

## Text board

text-title = Text board
text-command = Moves as text
    .hint = Separate several moves with semicolons. A letter and Enter takes you to a part of the board.
text-send = Play
text-legal = Possible now
text-typed = As text
text-all-typed = You can type one of these:
text-move = Move
text-effect = Effect
text-none = none
text-places = Parts of the text board
text-board-parts = The board
text-earlier = Earlier events
text-order = Sorted by
text-on-turn = to play
text-began = went first
# An answer was chosen from a table: it stands in the command line now.
text-put = { $name }: { $text }. Enter plays it.
text-about-none = There is nothing to say about “{ $word }”.
text-keys = Keys of the text board
    .hint = In the command line, type the letter and press Enter. Elsewhere on the text board the letter is enough, if single-key shortcuts are on.
text-key-last = Repeat the last event
    .keys = L
text-key-asked = Repeat the question
    .keys = Q
text-key-undo = Undo the last step of this turn
    .keys = U
text-key-arrows = Move between the cells of a table; press a move to copy it to the command line
    .keys = Arrow keys, Home, End
text-key-about = After a word: describe it
    .keys = ?

## The rules to read

rules-read = The rules
rules-title-of = { $title } · Ratskeller
rules-all = All the rules
rules-play = Play, or take the lesson
rules-minutes = How it works
rules-contents = Contents
rules-find = Search the rules
rules-found = { $count ->
    [0] No results
    [one] One result
   *[other] { $count } results
  }
rules-none = No rule mentions that. Try a shorter word.
rules-here = At this table:
rules-away = Not at this table.
rules-loading = Loading the rules …
rules-unknown = The rules of this game can’t be read here.
rules-more = More about this
hints-title = A hint
hints-close = Got it
hints-none = Turn off hints

## Reading aloud

say-selected = Selected: { $choice }. Press Enter again to confirm.
say-cancelled = Choice cancelled.
say-not-now = Nothing to confirm.
say-no-undo = Nothing to undo.

## Trouble, by the code that the server sends

trouble-title = What went wrong
error-other = { $message }
error-stale-ply = The game has moved on. This is how it stands now.
# { $answer } as it was typed or sent
error-illegal-answer = You can’t do that now, so it didn’t count: { $answer }.
error-not-your-turn = It is not your turn: that didn’t count.
error-no-server = This needs a server, and this site has none.
error-network = The table can’t be reached right now. Nothing is lost.
error-unknown-table = There is no such table.
error-bad-request = The server didn’t understand that. Reload this page: it may be older than the server.
error-not-found = { error-bad-request }
error-method-not-allowed = { error-bad-request }
error-not-json = { error-bad-request }
error-no-position = { error-bad-request }
error-too-large = That is too long: the limit is 16,000 characters.
error-bad-option = No table can be opened with these options: { $message }
error-bad-seats = No table can be opened with these players: { $message }
error-bad-fair = The provably fair table couldn’t be opened. Try again.
error-unknown-bot = This opponent isn’t available on this server. Choose another one.
error-unknown-game = This server doesn’t have that game.
error-no-engine = The rules package for other programs isn’t ready yet. Try again later.
error-unknown-lesson = This server doesn’t have that lesson.
error-unknown-day = { daily-unknown }
error-no-session = Your browser has blocked Ratskeller’s cookie. Allow cookies for this site, then reload: your tables come back if the cookie is still there.
error-wrong-seat = That seat isn’t yours.
error-not-over = The record can be read once the game is over.
# { $host }: the name in the address of the page
error-unknown-host = This address (“{ $host }”) isn’t set up for Ratskeller. Ask the person who sent it for another link.
error-cross-site = This request came from another site, which may not act for you.
error-internal = Something went wrong on the server. Nothing was changed: try again.
error-too-many = A little slower, please.
error-too-many-sockets = Too many windows are watching tables. Close some of them.
error-too-many-connections = Too many pages are open from your network. Please wait a moment.
error-too-many-guests = Too many new guests from your network. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-too-many-tables = Too many tables have been opened by you or from your network. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-too-many-links = Too many links have been made or tried. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-too-many-table-passwords = Too many passwords have been tried. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-too-many-analyses = Too many analyses have been requested. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-too-many-odds = The odds have been requested too often. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-too-many-views = You have looked back at too many moments. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-played-for = A bot is playing for this seat. Take it back first.
error-game-ended = The game was ended by agreement.
error-plays-alone = You are playing alone and have all the time you want.
error-no-voice = Only players have a vote.
error-not-absent = This player hasn’t been away long enough to be replaced.
error-bad-days = Days off begin tomorrow at the earliest and end within a year.
error-no-days-off = You don’t have that many days off left, or you have taken one of these days already.
error-no-vacation = You can’t take that many days off, or you are already away.
error-bad-clock = No table can be opened with this clock: { $message }
error-bad-order = That can’t be answered in advance.
error-too-many-wishes = Too many requests at once. Please wait { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }.
error-no-odds = This table shows the odds after the game, or not at all.
error-unknown-odds = The odds of this game can’t be worked out here.
error-unknown-commitment = The server’s commitment for this table has expired. Try again.
error-day-not-closed = This deal is still open. You can view its games once it closes.
error-wrong-results = Your device sent results that don’t fit this position. Try again.
error-too-many-steps = { error-too-many-analyses }
error-no-analysis = At this table, positions can only be analysed once the game is over.
error-no-levels = This game can’t be analysed here.
error-not-reviewed = This decision hasn’t been reviewed yet.
error-search-ended = This search has ended. Try again.
error-busy = The server is too busy for that just now. Try again soon.
error-unknown-link = This link doesn’t lead to any seats. It is incomplete, or a newer link has replaced it.
error-not-for-programs = Programs can’t do this: no token allows it.
error-scope-missing = This token doesn’t allow that.
error-unknown-token = There is no such token. It may have expired or been revoked.
error-tokens-full = You have { $most } tokens, which is the limit. Revoke one first.
error-too-many-tokens = You have created too many tokens. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-name-taken = This name is taken. Choose another one.
error-has-account = You already have an account.
error-no-account = You are playing as a guest, without an account.
error-wrong-sign-in = Wrong name or password.
error-account-locked = The operator of this site has locked this account.
error-muted = The operator of this site has muted you. You can still play and read.
error-not-admin = Only admins can do that.
error-is-admin = That can’t be done to an admin.
error-used-link = This link is no longer valid. It has been used, a newer one has replaced it, or it is more than ten minutes old.
error-password-asked = Please enter your password again.
error-common-password = This password is too common and easy to guess. Please choose another one.
error-wrong-password = Wrong password.
error-factor-asked = This account has a second factor. Enter its code to sign in.
error-wrong-factor = Wrong code. If it comes from your app, use the one it shows now, and check that your phone’s clock is right.
error-used-factor = This code has already been used. Wait for the next one.
error-factor-on = The second factor is already on.
error-factor-off = That took more than ten minutes, or the second factor is off. Please start again.
error-factor-needed = On this site, admins need a second factor. Set one up on your account page first.
error-too-many-codes = Too many codes have been tried for this account. Please wait { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }.
error-unknown-session = You are no longer signed in there.
error-too-many-passwords = Too many passwords have been tried for this name or from your network. Please wait { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }.
error-too-many-copies = You have fetched your data too often. Please wait { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }.
error-bad-address = That address can’t be used. An email address looks like anna@example.org; a webhook begins with https:// and leads to a public address.
error-channels-full = You have { $most } notification channels already. Remove one first.
error-mail-not-sent = No email could be sent to this address. Check it, or try again later.
error-no-mail = This server doesn’t send email.
error-no-notifications = { notifications-off }
error-old-code = This code is no longer valid. Request a new one.
error-unknown-channel = That has already been removed. Reload this page.
error-unknown-stop = This link is incomplete, so nothing has changed. Copy all of it from the email.
error-webhook-not-taken = The test message got no answer. Check the address.
error-wrong-code = Wrong code. Check the email again; after five wrong tries you need a new code.
error-too-many-channels = You have changed your notifications too often. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-too-many-mails = Too many codes have been sent. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-too-many-stops = Too many tries from your network. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
-unsaved-move = If you have just moved, keep this page open: your move is sent again until it is saved.
error-storage-full = Nothing can be saved right now: the server’s disk is full. { -unsaved-move }
error-storage-read-only = Nothing can be saved right now: the server can’t write to its file. { -unsaved-move }
error-storage-locked = Nothing can be saved right now: another program is using the server’s file. { -unsaved-move }
error-storage-failed = Nothing can be saved right now: the server’s disk is failing. { -unsaved-move }
error-storage-removed = Nothing can be saved: a file of the server was removed or replaced. Your last moves may be missing. The server’s operator has to put the file back.
error-storage-unreachable = Nothing can be saved right now: the server can’t reach its database. { -unsaved-move }
error-storage-damaged = This can’t be read: part of the server’s file is damaged. The server’s operator has to restore a backup.
error-bad-record = This record isn’t valid: { $reason }
error-record-from-middle = This record begins in the middle of a game. Only whole games can be imported.
error-record-not-over = This game isn’t over. Only finished games can be imported.
error-unknown-player = There is no account with this name.
# Chat
error-closed-room = Players can read the spectators’ chat once the game is over.
error-unknown-line = That message is gone.
error-not-your-line = That message isn’t yours.
error-line-too-old = That message is too old to delete.
error-unknown-person = That player is no longer at this table.
error-too-many-lines = Too many messages at once. A little slower, please.
error-game-over = The game is over.
error-led = { $name } is already showing this game.
error-not-looking = The connection to the table was lost. Reconnecting …
error-notes-full = You can have at most { $most } notes at one table. Remove one first.
error-unknown-thing = That is no longer on the board. Choose again where the note should go.
error-too-many-notes = You have written too many notes. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-too-many-leads = You have shown too many moments. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
error-game-not-over = This game is not over yet. You can review it once it is.
error-seat-taken = Somebody else has taken that seat.
error-bad-door = Set a password only for a table that needs one.
error-password-needed = This table needs a password.
error-wrong-table-password = Wrong password for this table.
error-no-spectators = This table has no spectators. Only the players see the game.
error-sent-away = The host of this table has removed you from it.
error-table-closed = The host has closed this table.
error-seat-played = The player in this seat has already made a move, so the seat can’t be freed any more.
error-table-begun = The game has started, so this table can’t be closed any more.
error-not-embeddable = This site doesn’t allow its boards on other sites.
error-not-public = This game is still being played, and its table is not public.
error-too-many-frames = Too many embedded boards were opened from your address. Please wait a while.
error-not-begun = The game hasn’t begun yet. Wait for the host.
error-seats-open = A seat is still open. Give it to a bot, or wait for somebody.
error-not-host = Only the host of this table can do that.
error-not-a-player = Only players of this game can play again.
error-undo-barrier = That can’t be undone: something has been revealed since.
error-old-rules = This table was played under older rules and can only be viewed.
error-nothing-typed = Type a move first.
error-retry = Try again
piece-missing = This part of the page could not be loaded.
piece-reload = Reload the page
error-lesson = That move is legal, but this lesson goes another way. The next move has a thick dashed outline.

## Without the server

alone-title = The server can’t be reached
alone-text = Ratskeller needs its server, and the server isn’t answering. You may be offline, or the server may be down. This page continues as soon as the server can be reached again.
alone-stored = Nothing is lost. Every confirmed move is stored on the server, and your tables are waiting for you.
alone-play = Play without the server
alone-play-about = The games are on this device: play against the computer, or with others on one screen. You can upload finished games to the server later.
alone-play-open = Play on this device
alone-play-later = Next time you are online, open the settings with “?” and download the games to this device. Then you can play without the server.
alone-read = In the meantime, you can read

# A lesson at the table
lesson-title = Lesson
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-back = Previous
lesson-show = Show me
lesson-hide = Got it
lesson-typed = Type:
lesson-fold = Collapse the lesson
lesson-open = Expand the lesson
lesson-done = Close the lesson
lesson-watch = See what happens …
