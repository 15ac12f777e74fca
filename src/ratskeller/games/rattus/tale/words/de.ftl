### Die Geschichte einer Partie Rattus, die erst beim Öffnen geholt wird

tale-began = { FORM($seat, "The") } hatte den ersten Zug, und die Pest begann in { $region }.
tale-ravage = { $way ->
    [0] Die Pest wütete in { $region }.
    [1] { $region } blieb nicht verschont.
   *[2] Dann traf es { $region }.
  } Verluste: { $losses }.
tale-ravage-worst = Am schlimmsten traf es { $region }. Verluste: { $losses }.
tale-spared = { $region } hatte Glück: Die Pest traf dort auf { $count } Würfel und holte keinen.
tale-wanted = Am begehrtesten war { FORM($card, "nominative") }: { $count } Mal griff jemand zu.
tale-brought-supply = Dann war der Rattenvorrat leer, und die letzte Runde begann.
tale-brought-stock = Dann hatte { FORM($seat, "nominative") } alle Würfel auf dem Spielplan, und die letzte Runde begann.
tale-brought-standstill = Fünf Runden lang war nichts auf den Spielplan gekommen, also begann die letzte Runde.
tale-final = { $count ->
    [0] Die letzte Heimsuchung kostete keinen Würfel mehr.
    [one] Die letzte Heimsuchung kostete noch einen Würfel: { $losses }.
   *[other] Die letzte Heimsuchung kostete noch { $count } Würfel: { $losses }.
  }
# $causes: "Mehrheit 2, Ritter 1"
tale-taken = Insgesamt holte sich die Pest { $list }.
tale-taken-from = { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
  } { FORM($seat, "article") ->
    [yes] { FORM($seat, "of") }
   *[other] von { $seat }
  } ({ $causes })
tale-won = { $count ->
    [one] Mit einem überlebenden Würfel gewann { FORM($seat, "nominative") }
   *[other] Mit { $count } überlebenden Würfeln gewann { FORM($seat, "nominative") }
  } vor { $others }.
tale-other = { $seat } ({ $count })
tale-tied = Bei gleich vielen Würfeln entschied die Zugreihenfolge.
