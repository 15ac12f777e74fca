### Was ein Bot mit seinem letzten Zug vorhat. Der Browser holt diese Wörter, wenn jemand den Bot ansieht.

intent-title = Der Plan dahinter
intent-none = Für den letzten Zug sprach nichts Bestimmtes.
intent-learned = { FORM($seat, "The") } mag diese Stellung: Ähnliche gingen in Übungspartien gut aus.
    .others = { FORM($seat, "The") } bringt die anderen in eine Stellung, die in Übungspartien schlecht ausging.
