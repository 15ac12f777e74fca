### Was ein Bot mit seinem letzten Zug in Carcassonne vorhat, nach der Bewertung. `.others`: es geht um die anderen.
### $on: city, road, field, monastery oder garden, wo er einen Meeple eingesetzt hat; `none`, wo er keinen eingesetzt hat.

intent-points = { FORM($seat, "The") } will die Punkte sofort.
    .others = { FORM($seat, "The") } will den anderen jetzt weniger Punkte lassen.
intent-cities = { $on ->
    [city] { FORM($seat, "The") } besetzt die Stadt und rechnet mit ihren Punkten.
   *[other] { FORM($seat, "The") } will mehr aus den eigenen Städten machen.
}
    .others = { FORM($seat, "The") } will, dass die anderen weniger von ihren Städten haben.
intent-roads = { $on ->
    [road] { FORM($seat, "The") } besetzt die Straße und rechnet mit ihren Punkten.
   *[other] { FORM($seat, "The") } will mehr aus den eigenen Straßen machen.
}
    .others = { FORM($seat, "The") } will, dass die anderen weniger von ihren Straßen haben.
intent-monasteries = { $on ->
    [monastery] { FORM($seat, "The") } besetzt das Kloster und rechnet mit den Plättchen ringsum.
    [garden] { FORM($seat, "The") } besetzt den Garten und rechnet mit den Plättchen ringsum.
   *[other] { FORM($seat, "The") } will mehr Plättchen um das eigene Kloster.
}
    .others = { FORM($seat, "The") } will, dass die anderen weniger von ihren Klöstern haben.
intent-fields = { $on ->
    [field] { FORM($seat, "The") } besetzt die Wiese, wegen der Städte, die daran liegen.
   *[other] { FORM($seat, "The") } will mehr Städte an den eigenen Wiesen.
}
    .others = { FORM($seat, "The") } will, dass die anderen weniger von ihren Wiesen haben.
intent-hand = { FORM($seat, "The") } spart Meeple für etwas Besseres auf.
    .others = { FORM($seat, "The") } will, dass den anderen die Meeple ausgehen.
intent-returning = { FORM($seat, "The") } will bald Meeple zurückhaben.
    .others = { FORM($seat, "The") } will, dass die anderen länger auf ihre Meeple warten.
intent-chance = { FORM($seat, "The") } will auf diesem Plättchen einen guten Platz für einen Meeple.
    .others = { FORM($seat, "The") } will den anderen auf diesem Plättchen keinen guten Platz lassen.
