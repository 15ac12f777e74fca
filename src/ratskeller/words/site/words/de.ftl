# Eine Seite ohne Server: was sie lädt, und was sie allein tut.
site-loading = Die Spiele werden geladen: { $loaded } von { $total } MB
site-starting = Spiel wird vorbereitet …
site-failed = Die Spiele konnten nicht geladen werden ({ $what }). Prüfe deine Verbindung und versuche es noch einmal.
site-again = Noch einmal versuchen
site-bots-failed = Die Computergegner konnten nicht geladen werden ({ $what }). Versuche es noch einmal, oder spiele gegen Gegner weiter, die zufällig ziehen.
shared-title = Eine geteilte Partie
shared-broken = Dieser Link ist unvollständig oder beschädigt. Lass ihn dir noch einmal schicken und kopiere ihn ganz.
shared-too-long = Dieser Link ist zu lang für eine Partie. Lass ihn dir noch einmal schicken und kopiere nur den Link.
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
site-bring = { $count ->
    [one] 1 beendete Partie auf den Server hochladen
   *[other] { $count } beendete Partien auf den Server hochladen
  }
site-bringing = Die Partien sind unterwegs. Was angekommen ist, bleibt auf dem Server, auch wenn du weggehst.
site-brought = { $count ->
    [0] Keine Partie hat den Server erreicht.
    [one] 1 Partie ist jetzt auf dem Server. Auf diesem Gerät ist sie auch noch.
   *[other] { $count } Partien sind jetzt auf dem Server. Auf diesem Gerät sind sie auch noch.
  }
site-bring-unfinished = { $count ->
    [one] 1 Partie wurde vorzeitig beendet: Sie bleibt auf diesem Gerät.
   *[other] { $count } Partien wurden vorzeitig beendet: Sie bleiben auf diesem Gerät.
  }
shared-running = Diese Partie läuft noch. Hier geht sie als Kopie weiter, an deinem eigenen Tisch.
shared-go-on = Weiterspielen
elsewhere-open = Auf anderem Gerät weiterspielen
elsewhere-about = Öffne diesen Link auf dem anderen Gerät. Dort geht die Partie als Kopie weiter, hier bleibt sie, wie sie ist.
elsewhere-secrets = Der Link enthält die ganze Partie, auch alles Verdeckte: Wer ihn hat, kann alles sehen.
