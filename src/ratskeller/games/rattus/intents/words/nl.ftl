### Wat een bot met zijn laatste beurt in Rattus van plan is, volgens de waardering. `.others`: het gaat om de anderen.
### $region: waar blokjes zijn geplaatst, $plague: waarheen de pest is verplaatst, $card: wat is genomen; elk kan `none` zijn.

intent-palace = { $seat } wil blokjes veilig in het paleis hebben, waar de pest niet komt.
    .others = { $seat } wil de blokjes van de anderen uit het paleis houden.
intent-board = { $region ->
    [none] { $seat } wil meer blokjes op het bord zolang het nog kan.
   *[other] { $seat } wil blokjes in { $region } voordat de pest komt.
}
    .others = { $plague ->
        [none] { $seat } wil de anderen blokjes laten verliezen.
       *[other] { $seat } stuurt de pest naar { $plague } om de anderen blokjes te laten verliezen.
    }
intent-rats = { $region ->
    [none] { $seat } wil de eigen blokjes op plekken waar minder ratten bij kunnen komen.
   *[other] { $seat } gaat naar { $region }, zodat er bij de eigen blokjes minder ratten kunnen komen.
}
    .others = { $seat } wil dat er meer ratten bij de blokjes van de anderen komen.
intent-losses = { $plague ->
    [none] { $seat } wil de eigen blokjes tegen de pest beschermen.
   *[other] { $seat } stuurt de pest naar { $plague }, zodat de eigen blokjes veiliger zijn.
}
    .others = { $plague ->
        [none] { $seat } wil de blokjes van de anderen in gevaar brengen.
       *[other] { $seat } stuurt de pest naar { $plague } om de blokjes van de anderen in gevaar te brengen.
    }
intent-baker = { $seat } rekent op de blokjes die op de Bakker klaarliggen.
    .others = { $seat } wil dat er op de Bakker minder blokjes van de anderen klaarliggen.
intent-cards = { $card ->
    [none] { $seat } wil sterke kaarten voor de volgende beurten.
   *[other] { $seat } wil de { $card } voor de volgende beurten.
}
    .others = { $card ->
        [none] { $seat } wil de anderen zwakkere kaarten laten.
       *[other] { $seat } neemt de { $card }, zodat niemand anders die kaart heeft.
    }
