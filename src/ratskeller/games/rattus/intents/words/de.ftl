### Was ein Bot mit seinem letzten Zug in Rattus vorhat, nach der Bewertung. `.others`: es geht um die anderen.
### $region: wo er Würfel eingesetzt hat, $plague: wohin er die Pest gezogen hat, $card: was er genommen hat; jedes kann `none` sein.

intent-palace = { FORM($seat, "The") } will Würfel in der Burg in Sicherheit bringen, wo die Pest nicht hinkommt.
    .others = { FORM($seat, "The") } will die Würfel der anderen nicht in die Burg lassen.
intent-board = { $region ->
    [none] { FORM($seat, "The") } will noch mehr Würfel auf dem Spielplan haben, solange es geht.
   *[other] { FORM($seat, "The") } will Würfel in { $region }, bevor die Pest kommt.
}
    .others = { $plague ->
        [none] { FORM($seat, "The") } will, dass die anderen Würfel verlieren.
       *[other] { FORM($seat, "The") } schickt die Pest nach { $plague }, damit die anderen Würfel verlieren.
    }
intent-rats = { $region ->
    [none] { FORM($seat, "The") } will die eigenen Würfel dort haben, wo weniger Ratten dazukommen können.
   *[other] { FORM($seat, "The") } geht nach { $region }, damit zu den eigenen Würfeln weniger Ratten dazukommen können.
}
    .others = { FORM($seat, "The") } will, dass zu den Würfeln der anderen mehr Ratten kommen.
intent-losses = { $plague ->
    [none] { FORM($seat, "The") } will die eigenen Würfel vor der Pest schützen.
   *[other] { FORM($seat, "The") } schickt die Pest nach { $plague }, damit die eigenen Würfel sicherer sind.
}
    .others = { $plague ->
        [none] { FORM($seat, "The") } will die Würfel der anderen in Gefahr bringen.
       *[other] { FORM($seat, "The") } schickt die Pest nach { $plague }, um die Würfel der anderen in Gefahr zu bringen.
    }
intent-baker = { FORM($seat, "The") } setzt auf die Würfel, die auf dem Bäcker warten.
    .others = { FORM($seat, "The") } will, dass auf dem Bäcker weniger Würfel der anderen warten.
intent-cards = { $card ->
    [none] { FORM($seat, "The") } will starke Karten für die nächsten Züge.
   *[other] { FORM($seat, "The") } will { FORM($card, "accusative") } für die nächsten Züge.
}
    .others = { $card ->
        [none] { FORM($seat, "The") } will den anderen nur schwächere Karten lassen.
       *[other] { FORM($seat, "The") } nimmt { FORM($card, "accusative") }, damit niemand sonst diese Karte hat.
    }
