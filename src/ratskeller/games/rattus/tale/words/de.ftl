### Die Erzählung einer Partie Rattus, die erst geholt wird, wenn sie erzählt wird

tale-began = { $seat } begann, und die Pest brach in { $region } aus.
tale-ravage = { $way ->
    [0] Die Pest wütete in { $region }
    [1] { $region } blieb nicht verschont
   *[2] Dann traf es { $region }
  }: { $count ->
    [one] Ein Würfel ging
   *[other] { $count } Würfel gingen
  } verloren ({ $losses }).
tale-ravage-worst = Nichts war schlimmer, als was über { $region } kam: { $count ->
    [one] Ein Würfel ging
   *[other] { $count } Würfel gingen
  } auf einmal verloren ({ $losses }).
tale-spared = { $region } hatte Glück: Die Pest kam dort über { $count } Würfel und nahm keinen.
tale-wanted = Am begehrtesten war { FORM($card, "nominative") }: { $count } Mal griff jemand zu.
tale-brought-supply = Als der Rattenvorrat leer war, begann die letzte Runde.
tale-brought-stock = Als von { $seat } alle Würfel auf dem Spielplan waren, begann die letzte Runde.
tale-brought-standstill = Als fünf Runden lang nichts auf den Spielplan gekommen war, begann die letzte Runde.
tale-final = { $count ->
    [0] Die letzte Heimsuchung kostete keinen Würfel mehr.
    [one] Die letzte Heimsuchung kostete noch einen Würfel ({ $losses }).
   *[other] Die letzte Heimsuchung kostete noch { $count } Würfel ({ $losses }).
  }
tale-won = { $count ->
    [one] Mit einem Würfel, der überlebt hatte, gewann { $seat }
   *[other] Mit { $count } Würfeln, die überlebt hatten, gewann { $seat }
  } vor { $others }.
tale-other = { $seat } ({ $count })
tale-tied = Nicht die Zahl der Würfel entschied, sondern wer als Nächstes am Zug gewesen wäre.
