# Apples: names, questions and sentences, read by terminal and browser.

game-title = Apples
game-pitch = Take apples from a barrel in which every third is rotten.

game-players = { $count ->
    [one] one player
   *[other] { $count } players
  }

option-players = Players
    .about = How many take apples.
option-barrel = The barrel
    .about = How many apples lie in the barrel.
option-barrel-12 = Twelve
    .about = Four of them are rotten.
option-barrel-24 = Twenty-four
    .about = Eight of them are rotten.
options-barrel = Apples
option-usual = Twelve apples.

help-take-keys = T
help-take = Take the apple

question-turn = { $seat }: take an apple, or look at it first?
    .why = A sound apple is a point, a rotten one costs all points.
question-keep = { $seat }: take this apple, or throw it away?
    .why = Nobody else has seen it.

event-turn-began = { $seat } is on turn.
event-apple-seen = { $seat } looks at an apple.
event-apple-taken = { $seat } takes a { $apple } apple and has { $score }.
event-apple-thrown = { $seat } throws away a { $apple } apple.
ranking-title = Who has most apples

event-game-over = The barrel is empty.
