# Private Notizen an einem Tisch.
notes-about = Deine Notizen kannst nur du lesen, überall, wo du angemeldet bist. Eine Notiz wandert mit dem, woran sie hängt.
notes-about-here = Deine Notizen bleiben in diesem Browser. Eine Notiz wandert mit dem, woran sie hängt.
notes-on = Anheften an
notes-table = Der Tisch
notes-gone = Nicht mehr auf dem Tisch
notes-away = Gerade nicht auf dem Tisch
notes-said = Notiert: { $text }
notes-said-on = Notiert zu { $thing }: { $text }
notes-text = Eine Notiz
notes-add = Notiz hinzufügen
notes-added = Notiz hinzugefügt.
notes-show = Zeigen
notes-change = Bearbeiten
notes-save = Speichern
notes-leave = Abbrechen
notes-remove = Löschen
