## Titels

post-title-turn = { $count ->
    [one] Jij bent aan de beurt: { $game } met { $others }
   *[other] Je bent aan { $count } tafels aan de beurt
  }
post-title-over = { $count ->
    [one] De partij is afgelopen: { $game } met { $others }
   *[other] { $count } partijen zijn afgelopen
  }

## Wat er aan een tafel gebeurd is

post-turn = Je bent aan de beurt: { $game } met { $others }.
post-over = { $place ->
    [0] Je partij { $game } met { $others } is afgelopen.
    [1] Je partij { $game } met { $others } is afgelopen: je hebt gewonnen.
   *[other] Je partij { $game } met { $others } is afgelopen: je bent op plaats { $place } geëindigd.
  }
post-lost = Je hebt sinds je laatste beurt { $count } verloren en staat nu op { $score }.
post-gained = Je hebt sinds je laatste beurt { $count } gewonnen en staat nu op { $score }.
post-same = Je staat op { $score }, zoals na je laatste beurt.
post-others = De anderen: { $list }.
post-standing = { $name } { $score }
post-standing-changed = { $name } { $score } ({ $change })

## In een chatruimte leest iedereen het

post-room-turn = { $name }, je bent aan de beurt: { $game }.
post-room-over = De partij { $game } met { $others } is afgelopen.
post-room-hello = Vanaf nu hoort deze ruimte wie er aan de beurt is.

## Mails

post-go = Naar de tafel
post-look = Het einde bekijken
post-why = Je krijgt deze mail omdat je van je beurten wilde horen.
post-stop = Deze mails stoppen
post-code-subject = { $code } is je code
post-code = Typ de code { $code } op de pagina waarop je dit adres hebt opgegeven. Dan komen mails over je beurten hier binnen. De code is een uur geldig.
post-code-not = Was jij het niet? Dan hoef je niets te doen: zonder de code komt er geen andere mail.
post-link-subject = Je link om je aan te melden
post-link = Meld je aan als { $name }. De link werkt één keer, tien minuten lang. Je kunt daar ook een nieuw wachtwoord instellen.
post-link-go = Aanmelden
post-link-not = Was jij het niet? Dan hoef je niets te doen: zonder deze mail wordt niemand aangemeld.
post-notice-subject = Je account
post-notice-password = Het wachtwoord van { $name } is gewijzigd.
post-notice-mail = De mailadressen van { $name } zijn gewijzigd.
post-notice-browser = { $name } heeft zich aangemeld in een browser die nog niet bekend was: { $browser }.
post-notice-factor-on = De tweede factor van { $name } is aangezet: vanaf nu is bij het aanmelden ook een code nodig.
post-notice-factor-off = De tweede factor van { $name } is uitgezet: het wachtwoord alleen is weer genoeg.
post-notice-factor-reset = Wie deze site draait, heeft de tweede factor van { $name } uitgezet en het account overal afgemeld.
post-notice-factor-reused = Iemand wilde een code van de tweede factor van { $name } voor de tweede keer gebruiken en werd geweigerd.
post-notice-recovery-used = Een herstelcode van { $name } is gebruikt. Hij geldt niet meer.
post-notice-somewhere = een onbekende browser
post-notice-not = Was jij dit niet? Laat je een link sturen en stel een nieuw wachtwoord in: daarmee wordt iedereen anders afgemeld.
post-notice-go = Naar je account
