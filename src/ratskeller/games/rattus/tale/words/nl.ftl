### Het verhaal van een partij Rattus, pas opgehaald als het verteld wordt

tale-began = { $seat } begon, en de pest brak uit in { $region }.
tale-ravage = { $way ->
    [0] De pest hield huis in { $region }
    [1] { $region } werd niet gespaard
   *[2] Daarna was { $region } aan de beurt
  }: { $count ->
    [one] er ging één blokje
   *[other] er gingen { $count } blokjes
  } verloren ({ $losses }).
tale-ravage-worst = Niets was erger dan wat { $region } overkwam: { $count ->
    [one] er ging één blokje
   *[other] er gingen { $count } blokjes
  } in één keer verloren ({ $losses }).
tale-spared = { $region } had geluk: de pest trof er { $count } blokjes aan en nam er geen enkel mee.
tale-wanted = Geen kaart was meer in trek dan de { $card }: die werd { $count } keer genomen.
tale-brought-supply = Toen de laatste rat uit de voorraad was, begon de laatste ronde.
tale-brought-stock = Toen alle blokjes van { $seat } op het bord lagen, begon de laatste ronde.
tale-brought-standstill = Toen er vijf rondes lang niets op het bord was gekomen, begon de laatste ronde.
tale-final = { $count ->
    [0] De laatste verwoesting kostte niemand nog een blokje.
    [one] De laatste verwoesting kostte nog één blokje ({ $losses }).
   *[other] De laatste verwoesting kostte nog { $count } blokjes ({ $losses }).
  }
tale-won = { $count ->
    [one] Met één blokje dat het overleefde, won { $seat }
   *[other] Met { $count } blokjes die het overleefden, won { $seat }
  } voor { $others }.
tale-other = { $seat } ({ $count })
tale-tied = Niet het aantal blokjes gaf de doorslag, maar wie als eerste weer aan de beurt was geweest.
