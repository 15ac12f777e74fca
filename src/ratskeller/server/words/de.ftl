## Titel

post-title-turn = { $count ->
    [one] Du bist am Zug: { $game } mit { $others }
   *[other] Du bist an { $count } Tischen am Zug
  }
post-title-over = { $count ->
    [one] Die Partie ist zu Ende: { $game } mit { $others }
   *[other] { $count } Partien sind zu Ende
  }

## Was an einem Tisch geschehen ist

post-turn = Du bist am Zug: { $game } mit { $others }.
post-over = { $place ->
    [0] Deine Partie { $game } mit { $others } ist zu Ende.
    [1] Deine Partie { $game } mit { $others } ist zu Ende: Du hast gewonnen.
   *[other] Deine Partie { $game } mit { $others } ist zu Ende: Du bist auf Platz { $place }.
  }
post-lost = Du hast seit deinem letzten Zug { $count } verloren und stehst jetzt bei { $score }.
post-gained = Du hast seit deinem letzten Zug { $count } gewonnen und stehst jetzt bei { $score }.
post-same = Du stehst bei { $score }, wie nach deinem letzten Zug.
post-others = Die anderen: { $list }.
post-standing = { $name } { $score }
post-standing-changed = { $name } { $score } ({ $change })

## In einem Chatraum lesen es alle

post-room-turn = { $name }, du bist am Zug: { $game }.
post-room-over = Die Partie { $game } mit { $others } ist zu Ende.
post-room-hello = Von nun an hört dieser Raum, wer am Zug ist.

## Mails

post-go = Zum Tisch
post-look = Das Ende ansehen
post-why = Diese Mail kommt, weil du von deinen Zügen hören wolltest.
post-stop = Keine solchen Mails mehr
post-code-subject = { $code } ist dein Code
post-code = Gib den Code { $code } auf der Seite ein, auf der du diese Adresse angegeben hast. Dann kommen Mails über deine Züge hierher. Der Code gilt eine Stunde.
post-code-not = Wenn du das nicht warst, ist nichts zu tun: Ohne den Code kommt keine weitere Mail.
post-link-subject = Dein Link zum Anmelden
post-link = Melde dich als { $name } an. Der Link gilt einmal und zehn Minuten lang. Dort kannst du auch ein neues Passwort setzen.
post-link-go = Anmelden
post-link-not = Wenn du das nicht warst, ist nichts zu tun: Ohne diese Mail wird niemand angemeldet.
post-notice-subject = Dein Konto
post-notice-password = Das Passwort von { $name } wurde geändert.
post-notice-mail = Die Mailadressen von { $name } wurden geändert.
post-notice-browser = { $name } hat sich in einem Browser angemeldet, der bisher nicht bekannt war: { $browser }.
post-notice-factor-on = Der zweite Faktor von { $name } wurde eingeschaltet: Von nun an wird beim Anmelden auch ein Code verlangt.
post-notice-factor-off = Der zweite Faktor von { $name } wurde ausgeschaltet: Zum Anmelden reicht wieder das Passwort.
post-notice-factor-reset = Die Betreiber dieser Seite haben den zweiten Faktor von { $name } ausgeschaltet und das Konto überall abgemeldet.
post-notice-factor-reused = Jemand wollte einen Code des zweiten Faktors von { $name } ein zweites Mal verwenden und wurde abgewiesen.
post-notice-recovery-used = Ein Wiederherstellungscode von { $name } wurde benutzt. Er gilt nicht mehr.
post-notice-somewhere = ein Browser unbekannter Art
post-notice-not = Wenn du das nicht warst, lass dir einen Link schicken und setze ein neues Passwort: Damit werden alle anderen abgemeldet.
post-notice-go = Zu deinem Konto
