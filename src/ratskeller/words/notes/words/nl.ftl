# Wat iemand aan een tafel alleen voor zichzelf noteert.
notes-about = Dit leest niemand behalve jij, waar je ook bent aangemeld. Een notitie gaat mee met datgene waar ze bij hoort.
notes-on = Waarbij
notes-table = De tafel
notes-gone = Niet meer op het bord
notes-away = Op dit moment niet op het bord
notes-said = Genoteerd: { $text }
notes-said-on = Genoteerd bij { $thing }: { $text }
notes-text = Een notitie
notes-add = Noteren
notes-added = Het is genoteerd.
notes-show = Tonen
notes-change = Wijzigen
notes-save = Bewaren
notes-leave = Zo laten
notes-remove = Verwijderen
