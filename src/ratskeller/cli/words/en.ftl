### What only the terminal says, in every game. What it says in one game only is in that game’s folder beside this one.

## What was chosen for this game

chosen-option = { $option }: { $value }

## Reading answers

prompt-hand-over = Hand over to { $seat }: press Enter to clear the screen.
prompt-taken-over = { $seat }, press Enter when only you can see the screen.
answers-final = ! can’t be undone
answers-help = A number, the answer as text, or the start of its words; separate several with “;”. ? for help.
refused-none = No legal answer begins with “{ $text }”. Press Enter on its own to list what is possible, ? for help.
refused-several = “{ $text }” could mean { $list }.
refused-number = { $text }: there { $count ->
    [one] is only one answer
   *[other] are only { $count } answers
  }.
refused-number-later = { $text }: numbers stand for the answers shown now; type later answers on a line as text.
refused-after-chance = After “{ $text }” something is revealed that you have to see first. Type the rest of the line afterwards.
refused-after-turn = After “{ $text }” it is no longer { $seat }’s decision. Nothing may follow it on the same line.
refused-empty = “{ $text }” contains an empty answer.
refused-long = A line may have at most { $count } characters.

## Commands

help-title-answers = Answers
help-title-commands = Commands
command-help = this page
command-board = the board again
command-log = what happened; “log 5”: the last five entries
command-since = what happened since your last turn
command-undo = take back the last answer; “undo all”: the whole turn as far as possible
command-hint = what the strongest opponent would play in your place, and why; “hint 5”: after thinking for five seconds
command-chances = how the game ends when bots play it out from here many times; “chances 10”: for ten seconds
command-record = save the record of the game so far to a file: “record FILE”
command-quit = leave the game

undone = { $seat } takes back { $text }.
undo-none = Nothing to undo: something was revealed, or it was another player’s turn.
hint-none = There is no bot for this game that could give you a hint.
record-saved = Record saved: { $file }
record-secret = It contains everything, even what was seen in secret.
record-where = Which file? Type “record FILE”.
log-empty = Nothing has happened yet.
left = You have left the game.

## Seats

seat-human = { $colour } { $mark }: on this device
seat-computer = { $colour } { $mark }: computer ({ FORM($bot, "within") })
seat-computer-about = { $colour } { $mark }: computer ({ FORM($bot, "within") }). { $about }
thinking = { $seat } is thinking …
recap = Since your last turn

## Whose turn it is

board-deciding = { $seat } decides
board-chance = chance decides
board-over = over

## Positions and records

replay-title = { $game }, { $answers ->
    [one] one answer
   *[other] { $answers } answers
  }

## Analysis

analyse-title = What { $seat } can do, after { $simulations ->
    [one] one simulation
   *[other] { $simulations } simulations
  }
analyse-nobody = There is nothing to decide here.
analyse-win = Chance to win: { $list }.
analyse-win-of = { $seat } { $percent }%
analyse-turn = Turn
analyse-chance = Wins
analyse-lead = Lead
analyse-visits = Tried
analyse-why = Why, or why not
analyse-wait = thinking …
chances-title = Played to the end { $playouts ->
    [one] once
   *[other] { $playouts } times
  }, using only what { $seat } knows
chances-between = { $percent }% ({ $low } to { $high })
notes-title = The game, decision by decision
notes-progress = decisions
notes-stopped = Stopped after { $done } of { $all } decisions.
notes-answers = After
notes-played = Played
notes-better = Better
notes-regret = Lost
notes-unplayed = not played out
notes-luck = Luck
turning-title = Turning points
turning-none = None: no single decision or draw changed much.
turning-decision = After { $at ->
    [one] one answer
   *[other] { $at } answers
  }, { $seat } lost { $percent } percentage points of winning chance.
turning-luck = After { $at ->
    [one] one answer
   *[other] { $at } answers
  }, { $seat } was lucky: +{ $percent } percentage points.
