### Wat een bot met zijn laatste beurt in Carcassonne van plan is, volgens de waardering. `.others`: het gaat om de anderen.
### $on: city, road, field, monastery of garden, waar een horige is gezet; `none` als er geen is gezet.

intent-points = { $seat } wil de punten meteen hebben.
    .others = { $seat } wil de anderen nu minder punten laten.
intent-cities = { $on ->
    [city] { $seat } bezet de stad en rekent op de punten ervan.
   *[other] { $seat } wil meer halen uit de eigen steden.
}
    .others = { $seat } wil dat de anderen minder aan hun steden hebben.
intent-roads = { $on ->
    [road] { $seat } bezet de weg en rekent op de punten ervan.
   *[other] { $seat } wil meer halen uit de eigen wegen.
}
    .others = { $seat } wil dat de anderen minder aan hun wegen hebben.
intent-monasteries = { $on ->
    [monastery] { $seat } bezet het klooster en rekent op de tegels eromheen.
    [garden] { $seat } bezet de tuin en rekent op de tegels eromheen.
   *[other] { $seat } wil meer tegels rond het eigen klooster.
}
    .others = { $seat } wil dat de anderen minder aan hun kloosters hebben.
intent-fields = { $on ->
    [field] { $seat } bezet de weide vanwege de steden die eraan grenzen.
   *[other] { $seat } wil meer steden aan de eigen weiden.
}
    .others = { $seat } wil dat de anderen minder aan hun weiden hebben.
intent-hand = { $seat } spaart horigen voor iets beters.
    .others = { $seat } wil dat de anderen zonder horigen komen te zitten.
intent-returning = { $seat } wil snel horigen terug.
    .others = { $seat } wil dat de anderen langer op hun horigen moeten wachten.
intent-chance = { $seat } wil op deze tegel een goede plek voor een horige.
    .others = { $seat } wil de anderen op deze tegel geen goede plek laten.
