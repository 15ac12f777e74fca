### Het verhaal van een partij Rattus, pas opgehaald als het wordt geopend

tale-began = { $seat } begon, en de pest stak de kop op in { $region }.
tale-ravage = { $way ->
    [0] De pest hield huis in { $region }.
    [1] { $region } werd niet gespaard.
   *[2] Daarna trof het { $region }.
  } Verloren blokjes: { $losses }.
tale-ravage-worst = De zwaarste klap viel in { $region }. Verloren blokjes: { $losses }.
tale-spared = { $region } had geluk: de pest trof er { $count } blokjes aan en nam er geen enkel mee.
tale-wanted = Het meest in trek was de { $card }: die werd { $count } keer genomen.
tale-brought-supply = Toen was de rattenvoorraad leeg, en de laatste ronde begon.
tale-brought-stock = Toen had { $seat } alle blokjes op het bord, en de laatste ronde begon.
tale-brought-standstill = Vijf rondes lang was er niets op het bord gekomen, dus begon de laatste ronde.
tale-final = { $count ->
    [0] De laatste verwoesting eiste geen slachtoffers meer.
    [one] De laatste verwoesting eiste nog één blokje: { $losses }.
   *[other] De laatste verwoesting eiste nog { $count } blokjes: { $losses }.
  }
# $causes: "Meerderheid 2, Ridder 1"
tale-taken = In totaal nam de pest { $list }.
tale-taken-from = { $count ->
    [one] één blokje
   *[other] { $count } blokjes
  } van { $seat } ({ $causes })
tale-won = { $count ->
    [one] Met één overlevend blokje won { $seat }
   *[other] Met { $count } overlevende blokjes won { $seat }
  } van { $others }.
tale-other = { $seat } ({ $count })
tale-tied = De blokjes stonden gelijk, dus gaf de beurtvolgorde de doorslag.
