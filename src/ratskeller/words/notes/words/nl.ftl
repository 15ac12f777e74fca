# Privénotities aan een tafel.
notes-about = Alleen jij kunt je notities lezen, overal waar je bent ingelogd. Een notitie gaat mee met datgene waar die bij hoort.
notes-about-here = Je notities blijven in deze browser. Een notitie gaat mee met datgene waar die bij hoort.
notes-on = Hoort bij
notes-table = De tafel
notes-gone = Niet meer op het bord
notes-away = Op dit moment niet op het bord
notes-said = Genoteerd: { $text }
notes-said-on = Genoteerd bij { $thing }: { $text }
notes-text = Een notitie
notes-add = Notitie toevoegen
notes-added = Notitie toegevoegd.
notes-show = Tonen
notes-change = Wijzigen
notes-save = Opslaan
notes-leave = Annuleren
notes-remove = Verwijderen
