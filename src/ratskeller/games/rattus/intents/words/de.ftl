### Was ein Bot mit seinem letzten Zug in Rattus vorhat, nach der Bewertung. `.others`: es geht um die anderen.
### $region: wo er Würfel eingesetzt hat, $plague: wohin er die Pest gezogen hat, $card: was er genommen hat; jedes kann `none` sein.

intent-palace = { $seat } will Würfel im Palast in Sicherheit bringen, wo die Pest nicht hinkommt.
    .others = { $seat } will die Würfel der anderen nicht in den Palast lassen.
intent-board = { $region ->
    [none] { $seat } will noch mehr Würfel auf dem Spielplan haben, solange es geht.
   *[other] { $seat } will Würfel in { $region }, bevor die Pest kommt.
}
    .others = { $plague ->
        [none] { $seat } will die anderen Würfel kosten.
       *[other] { $seat } schickt die Pest nach { $plague }, um die anderen Würfel zu kosten.
    }
intent-rats = { $region ->
    [none] { $seat } will die eigenen Würfel dort haben, wo weniger Ratten dazukommen können.
   *[other] { $seat } geht nach { $region }, damit zu den eigenen Würfeln weniger Ratten dazukommen können.
}
    .others = { $seat } will, dass zu den Würfeln der anderen mehr Ratten kommen.
intent-losses = { $plague ->
    [none] { $seat } will die eigenen Würfel vor der Pest schützen.
   *[other] { $seat } schickt die Pest nach { $plague }, damit die eigenen Würfel sicherer sind.
}
    .others = { $plague ->
        [none] { $seat } will die Würfel der anderen in Gefahr bringen.
       *[other] { $seat } schickt die Pest nach { $plague }, um die Würfel der anderen in Gefahr zu bringen.
    }
intent-baker = { $seat } setzt auf die Würfel, die auf dem Bäcker warten.
    .others = { $seat } will, dass auf dem Bäcker weniger Würfel der anderen warten.
intent-cards = { $card ->
    [none] { $seat } will starke Karten für die nächsten Züge.
   *[other] { $seat } will { FORM($card, "accusative") } für die nächsten Züge.
}
    .others = { $card ->
        [none] { $seat } will den anderen nur schwächere Karten lassen.
       *[other] { $seat } nimmt { FORM($card, "accusative") }, damit niemand sonst diese Karte hat.
    }
