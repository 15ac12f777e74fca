# Ein Server, der seine Spiele auch ohne sich anbietet: wie ein Gerät sie behält.
keep-title = Ohne Server spielen
keep-about = Lade die Spiele für unterwegs auf dieses Gerät: gegen den Computer oder mit anderen an einem Bildschirm. Geladen werden etwa 7 MB.
keep = Für unterwegs herunterladen
keep-open = Auf diesem Gerät spielen
keep-keeping = Die Spiele werden geladen …
keep-stored = Die Spiele sind auf diesem Gerät.
keep-failed = Die Spiele konnten nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.
keep-remains = Wenn du sie entfernst, bleiben deine gespeicherten Partien auf diesem Gerät.
keep-size = Sie belegen { $size } MB. Wenn du sie entfernst, bleiben deine gespeicherten Partien auf diesem Gerät.
keep-remove = Von diesem Gerät entfernen
keep-removed = Entfernt. Deine gespeicherten Partien sind noch auf diesem Gerät.
keep-not-removed = Die Spiele ließen sich nicht entfernen. Versuche es noch einmal.
