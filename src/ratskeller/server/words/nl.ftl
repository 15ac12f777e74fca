## Titels

post-title-turn = { $count ->
    [one] Je bent aan de beurt: { $game } met { $others }
   *[other] Je bent aan { $count } tafels aan de beurt
  }
post-title-reminder = { $count ->
    [one] De tijd raakt op: { $game } met { $others }
   *[other] De tijd raakt op aan { $count } tafels
  }
post-title-bot = { $count ->
    [one] Een bot speelt voor je: { $game } met { $others }
   *[other] Bots spelen voor je aan { $count } tafels
  }
post-title-rematch = { $count ->
    [one] Nog een partij: { $game } met { $others }
   *[other] { $count } uitnodigingen voor nog een partij
  }
post-title-over = { $count ->
    [one] De partij is afgelopen: { $game } met { $others }
   *[other] { $count } partijen zijn afgelopen
  }

## Wat er aan een tafel gebeurd is

post-turn = Je bent aan de beurt: { $game } met { $others }.
post-reminder = Je bent nog steeds aan de beurt: { $game } met { $others }.
post-left = Resterende tijd: { $left }.
post-left-until = Resterende tijd: { $left }, tot { $day } { $hour } ({ $zone }).
post-bot-time = Je tijd is om ({ $game } met { $others }): { $bot } speelt voor je. Je kunt je plaats altijd weer overnemen.
post-bot-absent = De anderen wilden verder spelen ({ $game } met { $others }): { $bot } speelt voor je. Je kunt je plaats altijd weer overnemen.
post-bot-lost = Je tijd is om ({ $game } met { $others }): je hebt verloren. { $bot } speelt verder, zodat de anderen de partij kunnen afmaken.
post-rematch = Je bent uitgenodigd voor nog een partij { $game } met { $others }. Je plaats is voor je gereserveerd.
post-over = { $place ->
    [0] Je partij { $game } met { $others } is afgelopen.
    [1] Je partij { $game } met { $others } is afgelopen: je hebt gewonnen.
   *[other] Je partij { $game } met { $others } is afgelopen: je bent { $place }e geworden.
  }
post-lost = Je hebt sinds je laatste beurt { $count } verloren en hebt nu { $score }.
post-gained = Je hebt sinds je laatste beurt { $count } gewonnen en hebt nu { $score }.
post-same = Je hebt { $score }, net als na je laatste beurt.
post-others = De anderen: { $list }.
post-standing = { $name } { $score }
post-standing-changed = { $name } { $score } ({ $change })

## In een chatruimte leest iedereen het

post-room-turn = { $name }, je bent aan de beurt: { $game }.
post-room-over = De partij { $game } met { $others } is afgelopen.
post-room-rematch = { $name }, je plaats is gereserveerd voor nog een partij { $game }.
post-room-bot = { $bot } speelt nu voor { $name }: { $game }.
post-room-hello = Vanaf nu komt hier bij elke nieuwe beurt een bericht.

## E-mails

post-back = Plaats weer overnemen
post-go = Naar de tafel
post-look = Uitslag bekijken
post-why = Je krijgt deze e-mail omdat je meldingen over je beurten wilde.
post-stop = Geen e-mails meer ontvangen
post-code-subject = { $code } is je code
post-code = Voer de code { $code } in op de pagina waarop je dit adres hebt opgegeven. Dan krijg je hier e-mails over je beurten. De code is een uur geldig.
post-code-not = Was jij het niet? Dan hoef je niets te doen: zonder de code komt er geen andere e-mail.
post-link-subject = Je link om in te loggen
post-link = Log in als { $name }. De link werkt één keer, tien minuten lang. Je kunt daar ook een nieuw wachtwoord instellen.
post-link-go = Inloggen
post-link-not = Was jij het niet? Dan hoef je niets te doen: zonder deze e-mail kan niemand inloggen.
post-notice-subject = Je account
post-notice-password = Het wachtwoord van { $name } is gewijzigd.
post-notice-mail = De e-mailadressen van { $name } zijn gewijzigd.
post-notice-browser = { $name } heeft ingelogd in een nieuwe browser: { $browser }.
post-notice-factor-on = De tweede factor van { $name } is aangezet. Vanaf nu is bij het inloggen ook een code nodig.
post-notice-factor-off = De tweede factor van { $name } is uitgezet. Het wachtwoord alleen is weer genoeg.
post-notice-factor-reset = De beheerder van deze site heeft de tweede factor van { $name } uitgezet en het account overal uitgelogd.
post-notice-factor-reused = Iemand wilde een code van de tweede factor van { $name } voor de tweede keer gebruiken en kreeg geen toegang.
post-notice-recovery-used = Een herstelcode van { $name } is gebruikt. Hij geldt niet meer.
post-notice-somewhere = een onbekende browser
post-notice-not = Was jij dit niet? Vraag een inloglink aan en stel een nieuw wachtwoord in: daarmee worden alle anderen uitgelogd.
post-notice-go = Naar je account
