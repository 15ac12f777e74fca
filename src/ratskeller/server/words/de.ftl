## Titel

post-title-turn = { $count ->
    [one] Du bist am Zug: { $game } mit { $others }
   *[other] Du bist an { $count } Tischen am Zug
  }
post-title-reminder = { $count ->
    [one] Die Zeit läuft ab: { $game } mit { $others }
   *[other] An { $count } Tischen läuft die Zeit ab
  }
post-title-bot = { $count ->
    [one] Ein Bot spielt für dich: { $game } mit { $others }
   *[other] An { $count } Tischen spielen Bots für dich
  }
post-title-rematch = { $count ->
    [one] Noch eine Partie: { $game } mit { $others }
   *[other] { $count } Einladungen zu einer weiteren Partie
  }
post-title-over = { $count ->
    [one] Die Partie ist zu Ende: { $game } mit { $others }
   *[other] { $count } Partien sind zu Ende
  }

## Was an einem Tisch passiert ist

post-turn = Du bist am Zug: { $game } mit { $others }.
post-reminder = Du bist immer noch am Zug: { $game } mit { $others }.
post-left = Verbleibende Zeit: { $left }.
post-left-until = Verbleibende Zeit: { $left }, bis { $day }, { $hour } ({ $zone }).
post-bot-time = Deine Zeit ist abgelaufen ({ $game } mit { $others }): { FORM($bot, "The") } spielt für dich. Du kannst deinen Platz jederzeit wieder übernehmen.
post-bot-absent = Die anderen wollten weiterspielen ({ $game } mit { $others }): { FORM($bot, "The") } spielt für dich. Du kannst deinen Platz jederzeit wieder übernehmen.
post-bot-lost = Deine Zeit ist abgelaufen ({ $game } mit { $others }): Du hast verloren. { FORM($bot, "The") } spielt die Partie für die anderen zu Ende.
post-rematch = Du bist zu einer weiteren Partie { $game } mit { $others } eingeladen. Dein Platz ist für dich reserviert.
post-over = { $place ->
    [0] Deine Partie { $game } mit { $others } ist zu Ende.
    [1] Deine Partie { $game } mit { $others } ist zu Ende: Du hast gewonnen.
   *[other] Deine Partie { $game } mit { $others } ist zu Ende: Du hast Platz { $place } belegt.
  }
post-lost = Dein Stand: { $score }, { $count } weniger als nach deinem letzten Zug.
post-gained = Dein Stand: { $score }, { $count } mehr als nach deinem letzten Zug.
post-same = Dein Stand: { $score }, wie nach deinem letzten Zug.
post-others = Die anderen: { $list }.
post-standing = { $name } { $score }
post-standing-changed = { $name } { $score } ({ $change })

## In einem Chatraum lesen es alle

post-room-turn = { $name }, du bist am Zug: { $game }.
post-room-over = Die Partie { $game } mit { $others } ist zu Ende.
post-room-rematch = { $name }, dein Platz ist reserviert für eine weitere Partie: { $game }.
post-room-bot = { FORM($bot, "The") } spielt jetzt für { $name }: { $game }.
post-room-hello = Ab jetzt kommt hier zu jedem neuen Zug eine Nachricht.

## E-Mails

post-back = Platz wieder übernehmen
post-go = Zum Tisch
post-look = Ergebnis ansehen
post-why = Du bekommst diese E-Mail, weil du über deine Züge benachrichtigt werden wolltest.
post-stop = Diese E-Mails abbestellen
post-code-subject = { $code } ist dein Code
post-code = Gib den Code { $code } auf der Seite ein, auf der du diese Adresse angegeben hast. Dann bekommst du hier E-Mails über deine Züge. Der Code gilt eine Stunde.
post-code-not = Wenn du das nicht warst, musst du nichts tun: Ohne den Code kommt keine weitere E-Mail.
post-link-subject = Dein Link zum Anmelden
post-link = Melde dich als { $name } an. Der Link gilt einmal, zehn Minuten lang. Dort kannst du auch ein neues Passwort setzen.
post-link-go = Anmelden
post-link-not = Wenn du das nicht warst, musst du nichts tun: Ohne diese E-Mail kann sich niemand anmelden.
post-notice-subject = Dein Konto
post-notice-password = Das Passwort von { $name } wurde geändert.
post-notice-mail = Die E-Mail-Adressen von { $name } wurden geändert.
post-notice-browser = { $name } hat sich in einem neuen Browser angemeldet: { $browser }.
post-notice-factor-on = Der zweite Faktor von { $name } wurde eingeschaltet. Ab jetzt braucht man zum Anmelden auch einen Code.
post-notice-factor-off = Der zweite Faktor von { $name } wurde ausgeschaltet. Zum Anmelden reicht wieder das Passwort.
post-notice-factor-reset = Die Betreiber dieser Seite haben den zweiten Faktor von { $name } ausgeschaltet und das Konto überall abgemeldet.
post-notice-factor-reused = Jemand wollte einen Code des zweiten Faktors von { $name } ein zweites Mal verwenden und wurde abgewiesen.
post-notice-recovery-used = Ein Wiederherstellungscode von { $name } wurde benutzt. Er gilt nicht mehr.
post-notice-somewhere = ein unbekannter Browser
post-notice-not = Wenn du das nicht warst, lass dir einen Link schicken und setze ein neues Passwort: Damit werden alle anderen abgemeldet.
post-notice-go = Zu deinem Konto
