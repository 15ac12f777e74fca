# Was sich jemand an einem Tisch nur für sich notiert.
notes-about = Das liest niemand außer dir, wo immer du angemeldet bist. Eine Notiz geht mit, wohin auch immer das kommt, woran sie hängt.
notes-on = Woran
notes-table = Der Tisch
notes-gone = Nicht mehr auf dem Plan
notes-away = Gerade nicht auf dem Plan
notes-said = Notiert: { $text }
notes-said-on = Notiert zu { $thing }: { $text }
notes-text = Eine Notiz
notes-add = Notieren
notes-added = Es ist notiert.
notes-show = Zeigen
notes-change = Ändern
notes-save = Speichern
notes-leave = So lassen
notes-remove = Löschen
