# Eine Seite ohne Server: was sie lädt, und was sie allein tut.
site-loading = Die Spiele werden geladen: { $loaded } von { $total } MB
site-starting = Python startet …
site-failed = Die Spiele konnten nicht geladen werden ({ $what }). Prüfe deine Verbindung und versuche es noch einmal.
site-again = Noch einmal versuchen
site-bots-failed = Die Computergegner konnten nicht geladen werden ({ $what }). Versuche es noch einmal, oder spiele gegen Gegner weiter, die zufällig antworten.
shared-title = Eine geteilte Partie
shared-broken = Dieser Link ist unvollständig oder beschädigt. Lass ihn dir noch einmal schicken und kopiere ihn ganz.
shared-too-long = Dieser Link ist zu lang für eine Partie.
site-at-random = Gegen zufällige Züge weiterspielen
site-save = Alle Partien speichern
site-read = Partien laden
site-file-read = { $name }: { $added ->
    [0] keine neue Partie
    [one] 1 neue Partie
   *[other] { $added } neue Partien
  }{ $known ->
    [0] {""}
   *[other] , { $known } schon vorhanden
  }.
site-file-damaged = { $count ->
    [one] 1 Partie ist beschädigt und wurde ausgelassen.
   *[other] { $count } Partien sind beschädigt und wurden ausgelassen.
  }
site-file-bad = { $name } ist keine Datei mit Partien oder ist beschädigt.
