### Wat alleen de terminal over Rattus zegt.

## Vragen en antwoorden zoals je ze typt

typed-question-count = Ridder: de pest in { $region } voor twee mensen laten tellen?
typed-question-reveal-all = Kruisvaarder: alle ratten in { $region } omdraaien?
typed-question-order = Kruisvaarder: welke rat in { $region } wordt nu afgehandeld?
    .why = Ze zijn allemaal omgedraaid. Elke rat wordt afgehandeld voordat je de volgende kiest.
typed-question-serf = Lijfeigene: een blokje in { $region } plaatsen?
cube-of = { $name }{ $potions ->
    [0] {""}
    [one] , een toverdrank
   *[other] , { $potions } toverdranken
  }

## Opdrachten

command-card = de regels van een kaart: “card { $card }”
command-cards = de kaarten in dit spel en wie ze heeft; “cards all”: alle kaarten die er zijn
command-rats = wat er omgedraaid is en wat nog verborgen is
command-odds = wat de pest elke speler kan kosten, en welke ratten er dan bij komen; “odds { $region }”: in één regio
odds-region = Regio
odds-last = { $region }, bij de laatste verwoesting
odds-nowhere = Niemand kan daar een blokje verliezen.
card-unknown = Er is geen kaart met die naam. In dit spel doen { $list } mee; de andere zijn { $others }.
card-which = Welke kaart? In dit spel doen { $list } mee; de andere zijn { $others }.
card-several = “{ $text }” kan meerdere dingen betekenen: { $list }.
card-elsewhere = niet in dit spel
cards-chosen = Kaarten: { $list } · code { $code }

## Het bord

board-title = { $game } · { $round } · { $who }
board-people = Mensen
board-neighbours = Grenst aan
board-total = Totaal
board-plague = * de pestpion staat in { $region }
board-no-plague = De pestpion staat nog niet op het bord
board-supply = Rattenvoorraad { $supply } · omgedraaid { $used } · nog verborgen { $hidden }
board-ravage = De pest is in { $region }: bevolking { $population }
board-baker = Bakker
board-walls = [ ] Muren: { $list }
board-nuns = { $mark } een non: bevolking met één verlaagd
board-bishops = { $mark } een bisschop: er komt geen rat binnen
board-potions = { $mark } Toverdranken: { $list }
board-potions-left = Toverdranken over: { $count }
token-drawn = { $token } werd getrokken uit de ratten die niet op het bord lagen
limits = Verborgen, naar limiet: { $list }
limit-count = { $limit } ×{ $count }
symbols = Verborgen, naar symbool: { $list }
face-count = { $face } ×{ $count }
symbol-count = { $symbol } ×{ $count }
rats-used = Omgedraaid
rats-hidden = Nog verborgen
rats-known = Bekend bij jou
rats-none = geen
