### Die Seite der gespielten Partien, der Wertung und der Statistik. Der Browser holt sie, wenn die Seite geöffnet wird.

history-title = Gespielte Partien
    .about = Alles, was du zu Ende gespielt hast. Jede Partie lässt sich Zug für Zug noch einmal ansehen.
history-filter = Nur ein Spiel zeigen
history-all = Alle Spiele
history-opponent = Gegen
history-opponent-go = Suchen
history-result = Ausgang
history-result-any = Jeder Ausgang
history-result-won = Gewonnen
history-result-tied = Gemeinsam Erste
history-result-lost = Verloren
history-none-sought = So eine Partie gibt es nicht.
history-none = Du hast noch keine Partie zu Ende gespielt.
history-more = Ältere Partien zeigen
history-rated = gewertet
    .about = Diese Partie hat für die Wertung gezählt.
history-imported = aus einem Partieprotokoll
history-remove = Entfernen
history-remove-sure = Endgültig entfernen
history-daily = Tägliche Pest
history-agreed = einvernehmlich beendet
history-left = von allen verlassen
# Behind a name: why its person did not play to the end
history-played-resigned = hat aufgegeben
history-played-lost = hat nach Zeit verloren
history-played-time = Zeit abgelaufen, ein Bot spielte zu Ende
history-played-absent = war abwesend, ein Bot spielte zu Ende
history-place = { $place ->
    [1] gewonnen
   *[other] { $place }. Platz
  }
history-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }

## Records

history-records = Partieprotokolle
    .about = Ein Partieprotokoll enthält jeden Zug einer Partie. Programme können es lesen, ein anderer Ratskeller auch.
history-save = Protokolle aller meiner Partien sichern
history-bring = Partieprotokoll einlesen
    .about = Eine beendete Partie von anderswo, als Datei, oder mehrere, jede in einer Zeile. Sie werden einmal durchgespielt und zählen für nichts.
history-too-long = Für ein Partieprotokoll ist diese Datei zu groß.

## Ratings

ladder-title = Wertung
    .about = Es zählen Partien zwischen Leuten mit Konto, je auf einem Platz. Freundschaftspartien, solche mit Gästen, die des Tages und Abzweigungen zählen nicht.
ladder-none = Noch hat niemand eine Partie gespielt, die zählt.
ladder-rank = Rang
ladder-name = Name
ladder-points = Punkte
ladder-games = Partien
ladder-provisional = { $games } (noch wenige)
ladder-people = { $count ->
    [one] Eine Person ist gewertet.
   *[other] { $count } Personen sind gewertet.
  }
ladder-bots = Gegner des Hauses
    .about = Wie sich die Spieler des Hauses gegen alle schlagen, die sich zu ihnen setzen. Keine Partie nur mit ihnen ändert jemandes Wertung.
ladder-bot = Spieler

## Statistics

statistics-title = Was gespielt wurde
    .about = { $count ->
        [one] Die letzte Partie hier: { $length } Züge, Vorsprung { $lead }.
       *[other] Die letzten { $count } Partien hier: im Mittel { $length } Züge, Vorsprung { $lead }.
    }
    .none = Hier hat noch niemand eine Partie beendet.
statistics-what = Gespielt mit
statistics-games = Partien
statistics-length = Züge
statistics-lead = Vorsprung
statistics-players = { $count } Spielern
statistics-seats = Plätze
statistics-won = Davon gewonnen
statistics-choices = { $title }: wie viele Plätze das in einer Partie wenigstens einmal getan haben, und wie viele von ihnen gewonnen haben.

## Somebody else

player-since = Hat ein Konto seit dem { $day }.
player-games = Öffentliche Partien
player-games-none = Noch keine öffentliche Partie ist zu Ende.
