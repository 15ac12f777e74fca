### What only the terminal says of Rattus.

## Questions and answers as they are typed

typed-question-count = Knight: count the plague in { $region } as two people?
typed-question-reveal-all = Crusader: reveal all the rats in { $region }?
typed-question-order = Crusader: which rat in { $region } is resolved next?
    .why = All of them are revealed. Each is resolved before you choose the next one.
typed-question-serf = Serf: add a cube to { $region }?
cube-of = { $name }{ $potions ->
    [0] {""}
    [one] , a potion
   *[other] , { $potions } potions
  }

## Commands

command-card = the rules of a card: “card { $card }”
command-cards = the cards in this game and who holds them; “cards all”: every card there is
command-rats = which rats have been revealed, and what is still hidden
command-odds = what the plague may cost each player, and what it brings; “odds { $region }”: in one region
odds-region = Region
odds-last = { $region }, at the end
odds-nowhere = No player can lose a cube there.
card-unknown = There is no card with that name. This game has { $list }; the others are { $others }.
card-which = Which card? This game has { $list }; the others are { $others }.
card-several = “{ $text }” could mean { $list }.
card-elsewhere = not in this game
cards-chosen = Cards: { $list } · code { $code }

## The board

board-title = { $game } · { $round } · { $who }
board-people = People
board-neighbours = Neighbours
board-total = Total
board-plague = * the plague piece is in { $region }
board-no-plague = The plague piece is not on the board yet
board-supply = Supply { $supply } · revealed { $used } · still hidden { $hidden }
board-ravage = The plague is in { $region }: population { $population }
board-baker = Baker
board-walls = [ ] Walls: { $list }
board-nuns = { $mark } a nun: population reduced by one
board-bishops = { $mark } a bishop: no rat can enter
board-potions = { $mark } Potions: { $list }
board-potions-left = Potions left: { $count }
token-drawn = { $token } was drawn from the rats that had left the board
limits = Hidden, by limit: { $list }
limit-count = { $limit } ×{ $count }
symbols = Hidden, by symbol: { $list }
face-count = { $face } ×{ $count }
symbol-count = { $symbol } ×{ $count }
rats-used = Revealed
rats-hidden = Still hidden
rats-known = Known to you
rats-none = none
