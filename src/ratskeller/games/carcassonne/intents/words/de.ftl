### Was ein Bot mit seinem letzten Zug in Carcassonne vorhat, nach der Bewertung. `.others`: es geht um die anderen.
### $on: city, road, field, monastery oder garden, wo er einen Meeple eingesetzt hat; `none`, wo er keinen eingesetzt hat.

intent-points = { $seat } will die Punkte sofort.
    .others = { $seat } will den anderen jetzt weniger Punkte lassen.
intent-cities = { $on ->
    [city] { $seat } besetzt die Stadt und rechnet mit ihren Punkten.
   *[other] { $seat } will mehr aus den eigenen Städten machen.
}
    .others = { $seat } will, dass die anderen weniger von ihren Städten haben.
intent-roads = { $on ->
    [road] { $seat } besetzt die Straße und rechnet mit ihren Punkten.
   *[other] { $seat } will mehr aus den eigenen Straßen machen.
}
    .others = { $seat } will, dass die anderen weniger von ihren Straßen haben.
intent-monasteries = { $on ->
    [monastery] { $seat } besetzt das Kloster und rechnet mit den Plättchen ringsum.
    [garden] { $seat } besetzt den Garten und rechnet mit den Plättchen ringsum.
   *[other] { $seat } will mehr Plättchen um das eigene Kloster.
}
    .others = { $seat } will, dass die anderen weniger von ihren Klöstern haben.
intent-fields = { $on ->
    [field] { $seat } besetzt die Wiese, wegen der Städte, die daran liegen.
   *[other] { $seat } will mehr Städte an den eigenen Wiesen.
}
    .others = { $seat } will, dass die anderen weniger von ihren Wiesen haben.
intent-hand = { $seat } spart Meeple für etwas Besseres auf.
    .others = { $seat } will, dass den anderen die Meeple ausgehen.
intent-returning = { $seat } will bald Meeple zurückhaben.
    .others = { $seat } will, dass die anderen länger auf ihre Meeple warten.
intent-chance = { $seat } will auf diesem Plättchen einen guten Platz für einen Meeple.
    .others = { $seat } will den anderen auf diesem Plättchen keinen guten Platz lassen.
