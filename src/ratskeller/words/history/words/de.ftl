### Die Seite der gespielten Partien, der Wertung und der Statistik. Der Browser holt sie, wenn die Seite geöffnet wird.

history-title = Gespielte Partien
    .about = Alle deine beendeten Partien. Jede lässt sich Zug für Zug nachspielen.
history-filter = Nach Spiel filtern
history-all = Alle Spiele
history-opponent = Gegen
history-opponent-go = Suchen
history-result = Ergebnis
history-result-any = Jedes Ergebnis
history-result-won = Gewonnen
history-result-tied = Gemeinsam Erste
history-result-lost = Verloren
history-none-sought = Keine Partien gefunden.
history-none = Du hast noch keine Partie zu Ende gespielt.
history-more = Ältere Partien zeigen
history-rated = gewertet
    .about = Diese Partie hat die Wertungszahlen geändert.
history-imported = aus einem Partieprotokoll
history-remove = Entfernen
history-remove-sure = Endgültig entfernen
history-daily = Tägliche Pest
history-agreed = einvernehmlich beendet
history-left = alle haben aufgegeben oder die Zeit überschritten
# Behind a name: why its person did not play to the end
history-played-resigned = hat aufgegeben
history-played-lost = hat durch Zeitüberschreitung verloren
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
    .about = Ein Partieprotokoll enthält jeden Zug einer Partie. Programme und andere Ratskeller-Server können es lesen.
history-save = Protokolle aller meiner Partien herunterladen
history-bring = Partieprotokoll importieren
    .about = Beendete Partien von anderswo als Datei, eine Partie pro Zeile. Sie werden zur Prüfung durchgespielt und ändern keine Wertungszahl.
history-too-long = Diese Datei ist zu groß: Ein Partieprotokoll hat höchstens 15.000 Zeichen.

## Ratings

ladder-title = Rangliste
    .about = Es zählen nur Partien zwischen Leuten, die alle ein Konto und nur einen Platz haben. Freundschaftsspiele, Partien mit Gästen, die tägliche Pest und aus dem Rückblick weitergespielte Partien zählen nicht.
ladder-none = Noch hat niemand eine gewertete Partie gespielt.
ladder-rank = Rang
ladder-name = Name
ladder-points = Punkte
ladder-games = Partien
ladder-provisional = { $games } (vorläufig)
ladder-people = { $count ->
    [one] Eine Person hat eine Wertungszahl.
   *[other] { $count } Personen haben eine Wertungszahl.
  }
ladder-bots = Computergegner
    .about = Wie sich die Computergegner gegen Menschen schlagen. Partien nur gegen sie ändern keine Wertungszahl.
ladder-bot = Name

## Statistics

statistics-title = Statistik
    .about = { $count ->
        [one] Die letzte Partie hier: { $length } Züge, Vorsprung { $lead }.
       *[other] Die letzten { $count } Partien hier: im Schnitt { $length } Züge, Vorsprung { $lead }.
    }
    .none = Hier hat noch niemand eine Partie beendet.
statistics-what = Gespielt mit
statistics-games = Partien
statistics-length = Züge
statistics-lead = Vorsprung
statistics-players = { $count } Spielern
statistics-seats = Plätze
statistics-won = Gewonnen
statistics-choices = { $title }: auf wie vielen Plätzen das in einer Partie mindestens einmal vorkam und wie viele davon gewonnen haben.

## Somebody else

player-since = Hat ein Konto seit dem { $day }.
player-games = Öffentliche Partien
player-games-none = Noch keine beendete öffentliche Partie.
