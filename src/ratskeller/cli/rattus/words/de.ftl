### Was nur das Terminal von Rattus sagt.

## Fragen und Antworten, wie man sie tippt

typed-question-count = Ritter: Zählt die Pest in { $region } als zwei Personen?
typed-question-reveal-all = Kreuzritter: In { $region } alle Ratten aufdecken?
typed-question-order = Kreuzritter: Welche Ratte in { $region } wird als nächste ausgewertet?
    .why = Alle sind aufgedeckt. Jede wird ausgewertet, bevor du die nächste wählst.
typed-question-serf = Leibeigener: Einen Würfel in { $region } einsetzen?
cube-of = { $name }{ $potions ->
    [0] {""}
    [one] , ein Trank
   *[other] , { $potions } Tränke
  }

## Befehle

command-card = die Regeln einer Karte: „card { $card }“
command-cards = die Karten dieser Partie und wer sie hat; „cards all“: alle, die es gibt
command-rats = was aufgedeckt wurde und was noch verdeckt ist
command-odds = was die Pest wen kosten kann und was sie bringt; „odds { $region }“: in einer Region
odds-region = Region
odds-last = { $region }, am Ende
odds-nowhere = Niemand kann dort einen Würfel verlieren.
card-unknown = Eine Karte mit diesem Namen gibt es nicht. In dieser Partie sind { $list }; die anderen heißen { $others }.
card-which = Welche Karte? In dieser Partie sind { $list }; die anderen heißen { $others }.
card-several = „{ $text }“ könnte heißen: { $list }.
card-elsewhere = nicht in dieser Partie
cards-chosen = Karten: { $list } · Code { $code }

## Der Spielplan

board-title = { $game } · { $round } · { $who }
board-people = Personen
board-neighbours = Nachbarn
board-total = Summe
board-plague = * Die Pestfigur ist in { $region }
board-no-plague = Die Pestfigur ist noch nicht auf dem Spielplan
board-supply = Vorrat { $supply } · aufgedeckt { $used } · noch verdeckt { $hidden }
board-ravage = Die Pest ist in { $region }: Bevölkerung { $population }
board-baker = Bäcker
board-walls = [ ] Mauern: { $list }
board-nuns = { $mark } eine Nonne: Bevölkerung um eins gesenkt
board-bishops = { $mark } ein Bischof: Keine Ratte kommt herein
board-potions = { $mark } Tränke: { $list }
board-potions-left = Tränke übrig: { $count }
token-drawn = { $token } wurde aus den Ratten gezogen, die nicht mehr auf dem Spielplan waren
limits = Verdeckt, nach Grenzwert: { $list }
limit-count = { $limit } ×{ $count }
symbols = Verdeckt, nach Symbol: { $list }
face-count = { $face } ×{ $count }
symbol-count = { $symbol } ×{ $count }
rats-used = Aufgedeckt
rats-hidden = Noch verdeckt
rats-known = Dir bekannt
rats-none = keine
