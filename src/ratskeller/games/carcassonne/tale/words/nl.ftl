### Het verhaal van een partij Carcassonne, pas opgehaald als het wordt geopend

tale-began = { $seat } legde de eerste tegel.
tale-scored = { $count ->
    [one] { $way ->
        [0] { $winners } haalde { tale-points } binnen met { tale-feature }.
        [1] { $winners } werd voor { tale-feature } beloond met { tale-points }.
       *[2] { $winners } kreeg { tale-points } voor { tale-feature }.
      }
   *[other] { $winners } deelden { tale-feature }: elk { tale-points }.
  }
tale-scored-best = { $count ->
    [one] Het meest leverde { tale-feature } op: { tale-points } voor { $winners }.
   *[other] Het meest leverde { tale-feature } op: elk { tale-points } voor { $winners }.
  }
tale-feature = { $feature ->
    [city] een stad van { $tiles } tegels
    [road] een weg van { $tiles } tegels
    [monastery] een klooster
   *[garden] een tuin
  }
tale-points = { $points ->
    [one] één punt
   *[other] { $points } punten
  }
tale-beaten = { $count ->
    [one] Ook { $seats } had daar horigen, maar kreeg niets.
   *[other] Ook { $seats } hadden daar horigen, maar kregen niets.
  }
tale-sick = Daar stonden ook horigen van { $seats }, maar die waren ziek en telden niet mee.
tale-epidemic = In één enkele beurt maakte de pest { $count } horigen ziek.
tale-outbreak = De pest brak uit toen { $seat } de eerste pesttegel legde.
tale-fell = { $count ->
    [one] De pest maakte maar één horige ziek: { $list }.
   *[other] { $count } keer werd een horige ziek: { $list }.
  }
tale-fell-for = { $seat } { $count }
tale-recovered = { $count ->
    [one] Eén van hen werd weer beter.
   *[other] Van hen werden er { $count } weer beter.
  }
tale-healthy = De pest kwam, maar geen enkele horige werd ziek.
tale-before = Vóór de eindtelling stond { $seat } voor met { tale-points }.
tale-last = De eindtelling leverde nog op: { $list }.
tale-last-for = { $points } voor { $seat }
# $healthy: "Anna (53), Bert (40)"
tale-cost = De ziekte kostte punten: { $list }. Had elke horige meegeteld, dan was de stand geworden: { $healthy }.
tale-cost-for = { $seat } { $points }
tale-won = { $count ->
    [one] { $winners } won met { tale-points }, vóór { $others }.
   *[other] { $winners } deelden de overwinning met elk { tale-points }.
  }
tale-other = { $seat } ({ $points })
