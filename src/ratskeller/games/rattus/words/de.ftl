### Rattus auf Deutsch, für Browser und Terminal.
###
### Welche Variablen es gibt, steht in en.ftl. { $seat } und { $region } werden nicht gebeugt („von Rot“, „nach Gallia“). Die Karten haben
### Formen: mit Artikel (.nominative, .accusative, .dative) und, wo der Akkusativ ohne Artikel anders lautet, .bare.

game-title = Rattus
game-pitch = Europa, 1347. Siedle, wo die Ratten sind, denn ohne sie wächst nichts – und sei woanders, wenn die Pest kommt.
game-players = { $count ->
    [one] allein
   *[other] zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $count }
      }
  }

rules-part-minute = So geht’s
hint-new = Neu bei Rattus?
hint-turn = Die Pest kommt zuletzt und beendet deinen Zug. Drücke einmal auf eine Karte oder Region, um zu sehen, was dann passiert, und noch einmal, um es zu tun.
hint-ravage = Warum ist das passiert? Drücke auf das ? hinter dem Satz: Es zeigt die Regel.

## Regionen auf dem Spielplan

region-anglia = Anglia
region-bulgaria = Bulgaria
region-gallia = Gallia
region-germania = Germania
region-hispania = Hispania
region-hungaria = Hungaria
region-italia = Italia
region-polonia = Polonia
region-russia = Russia
region-scandia = Scandia
region-tartaria = Tartaria
region-turcia = Turcia
palace = Burg

# Ein Rattenplättchen nach seinem Ort: seine Region und seine Nummer darin.
token = Ratte { $slot } in { $region }
    .short = { $region } { $slot }
plague-piece = Pestfigur

# Ein Würfel nach Farbe und Region, mit den Tränken, die er trägt.
cube = Würfel { FORM($name, "article") ->
    [yes] { FORM($name, "of") }
   *[other] von { $name }
  } in { $region }{ $potions ->
    [0] {""}
    [one] {" "}mit einem Trank
   *[other] {" "}mit { $potions } Tränken
  }
    .short = { $region }{ $potions ->
    [0] {""}
    [one] , ein Trank
   *[other] , { $potions } Tränke
  }

# Eine Grenze oder ein Pfeil nach den zwei Regionen, die sie verbinden.
link = { $one } und { $two }
    .short = { $one } – { $two }

## Optionen einer neuen Partie

option-players = Spielerzahl
    .about = Wie viele mitspielen. Bei weniger als vier sind einige Regionen nicht im Spiel.
option-cards = Ständekarten
    .about = Die sechs Ständekarten: eine benannte Auswahl, sechs zufällige, sechs eigene oder der Code einer Auswahl wie abcdef.
option-cards-base = { set-base }
option-cards-prosperous-times = { set-prosperous-times }
option-cards-rat-control = { set-rat-control }
option-cards-europe-at-war = { set-europe-at-war }
option-cards-random = { set-random }
option-cards-one-of-each = { set-one-of-each }
option-rules = Fassung der Regeln
    .about = Die Regeln des Online-Spiels oder die gedruckten, wo sie sich unterscheiden.
option-rules-online = Online
    .about = In der letzten Runde wütet die Pest des Ritters sofort, Tränke gehen nie aus, und was du mit der Hexe gesehen hast, siehst du weiter.
    .by = Online-Regeln.
option-rules-printed = Gedruckt
    .about = In der letzten Runde bewegt der Ritter die Pest nur, es gibt zehn Tränke, und was du mit der Hexe gesehen hast, musst du dir merken.
    .by = Gedruckte Regeln.
option-rules-letter = Gedruckt, wörtlich
    .about = Wort für Wort wie gedruckt. Wer einen Trank hat, entscheidet selbst, ob der Trank oder der Würfel verloren geht, auch in fremden Zügen; die zwei Personen des Ritters zählen in der letzten Heimsuchung immer; Mauern halten neue Ratten nicht auf.
    .by = Gedruckte Regeln, wörtlich.
option-start = Wer beginnt
    .about = Wer den ersten Zug hat.
option-chivalry = Immer eine Rittertum-Karte
    .about = Bei zufälliger Auswahl ist immer eine Rittertum-Karte dabei.
option-board = Anderer Spielplan
    .about = Eine Datei mit einem anderen Spielplan.
option-tokens = Rattenplättchen
    .about = Die Symbole auf den Rattenplättchen: eine von zwei Fassungen oder eine eigene Datei.
option-tokens-sparse = Weniger Symbole
    .about = Jeder Stand ist auf 14 der 49 Plättchen. Wie die gedruckten aussehen, ist nicht bekannt; beide Fassungen sind von uns.
option-tokens-dense = Mehr Symbole
    .about = Jeder Stand ist auf 19 der 49 Plättchen, und ihre Grenzwerte sind niedriger. Wie die gedruckten aussehen, ist nicht bekannt; beide Fassungen sind von uns.
    .by = Plättchen mit mehr Symbolen.

## Die sechs Stände und die Symbole auf den Rattenplättchen: Stände, M und A

symbol-pe = Landvolk
symbol-bo = Bürgertum
symbol-ch = Kirche
symbol-cv = Rittertum
symbol-mg = Zauberkunst
symbol-ro = Königtum
symbol-m = Mehrheit
    .does = Wer in der Region die meisten Würfel hat, verliert einen. Bei Gleichstand verlieren alle, die vorn liegen, einen.
symbol-a = Alle
    .does = Alle verlieren in der Region einen Würfel.
symbol-class = { $symbol }: Wer eine Karte dieses Standes hat, verliert einen Würfel.
face = Grenzwert { $limit }: { $symbols }

## Ständekarten: was sie tun, was sich in der letzten Runde ändert, und (.note) was man noch wissen sollte

card-peasant = Bauer
    .does = Wenn du Würfel einsetzt, darfst du einen mehr einsetzen, als Ratten da sind, auch in einer Region ohne Ratten.
    .final = Letzte Runde: Setze einen Würfel in eine beliebige Region.
    .nominative = der Bauer
    .accusative = den Bauern
    .dative = dem Bauern
    .bare = Bauern
card-serf = Leibeigener
    .does = Hat in deinem Zug eine Ratte jemand anderen einen Würfel gekostet, darfst du einen aus deinem Vorrat in die Region setzen.
    .final = Letzte Runde: Bewege die Pest einen Schritt. Sie wütet dort sofort, und du darfst ebenso Würfel einsetzen.
    .note = Der Würfel zählt sofort, für die Ratten, die noch kommen. Ein Trank, der statt eines Würfels verloren geht, zählt nicht.
    .nominative = der Leibeigene
    .accusative = den Leibeigenen
    .dative = dem Leibeigenen
    .bare = Leibeigenen
card-baker = Bäcker
    .does = Lege einen Würfel aus deinem Vorrat auf diese Karte. Wer dir die Karte wegnimmt, setzt sofort alle Würfel von ihr in eine Region.
    .final = Letzte Runde: wie sonst. Danach setzt die Person links vom Besitzer alle Würfel von der Karte in eine Region.
    .note = Jeder Würfel gehört weiter seinem Besitzer. Auf der Karte liegt er weder im Vorrat noch auf dem Spielplan.
    .nominative = der Bäcker
    .accusative = den Bäcker
    .dative = dem Bäcker
card-merchant = Kaufmann
    .does = Bewege einen bis drei deiner Würfel aus einer Region in eine Nachbarregion.
    .final = Letzte Runde: wie sonst.
    .nominative = der Kaufmann
    .accusative = den Kaufmann
    .dative = dem Kaufmann
card-courier = Kurier
    .does = Vertausche zwei Würfel verschiedener Farbe in zwei verschiedenen Regionen. Keiner davon muss dir gehören.
    .final = Letzte Runde: wie sonst.
    .note = Mauern stören nicht, die Burg ist unerreichbar. Nach den Online-Regeln dürfen beide dieselbe Farbe haben, wenn sie verschieden viele Tränke tragen.
    .online = Die beiden Würfel dürfen auch dieselbe Farbe haben, wenn sie verschieden viele Tränke tragen.
    .printed = Die beiden Würfel haben verschiedene Farben.
    .nominative = der Kurier
    .accusative = den Kurier
    .dative = dem Kurier
card-mayor = Bürgermeister
    .does = Statt wie sonst Würfel einzusetzen, setze je einen in jede Region, in der du mehr Würfel hast als jede andere Person.
    .final = Letzte Runde: Setze einen Würfel in eine solche Region.
    .note = Welche Regionen es sind, steht vor dem ersten Würfel fest. Reicht dein Vorrat nicht für alle, wählst du aus.
    .nominative = der Bürgermeister
    .accusative = den Bürgermeister
    .dative = dem Bürgermeister
card-monk = Mönch
    .does = Bewege eine beliebige Ratte in eine Nachbarregion, in der Platz ist.
    .final = Letzte Runde: wie sonst.
    .nominative = der Mönch
    .accusative = den Mönch
    .dative = dem Mönch
card-nun = Nonne
    .does = Stelle die drei Nonnen auf oder versetze beliebige von ihnen, jede in eine beliebige Region. Jede Nonne senkt die Bevölkerung ihrer Region um eins.
    .final = Letzte Runde: wie sonst.
    .note = Mehrere dürfen in einer Region stehen. Sie bleiben, wenn die Karte den Besitzer wechselt, und zählen auch bei der letzten Heimsuchung.
    .nominative = die Nonne
    .accusative = die Nonne
    .dative = der Nonne
card-bishop = Bischof
    .does = Stelle einen der zwei Bischöfe in eine beliebige Region oder versetze einen, wenn beide auf dem Spielplan sind. In eine Region mit Bischof kommt keine Ratte.
    .final = Letzte Runde: wie sonst.
    .note = Ratten, die schon dort sind, bleiben. Die Bischöfe bleiben, wenn die Karte den Besitzer wechselt.
    .nominative = der Bischof
    .accusative = den Bischof
    .dative = dem Bischof
card-knight = Ritter
    .does = Bewege die Pest bis zu zwei Schritte und entscheide, ob sie als zwei weitere Personen zählt.
    .final = Letzte Runde: Bewege die Pest bis zu zwei Schritte. Nach den Online-Regeln wütet sie dort sofort; nach den gedruckten zählt diese Region bei der letzten Heimsuchung zwei Personen mehr, wenn du willst.
    .online = In der letzten Runde wütet die Pest sofort, wohin sie auch zieht.
    .printed = In der letzten Runde bewegt der Ritter die Pest nur, sie wütet nicht sofort. Wenn du willst, zählt die Region, in der sie endet, bei der letzten Heimsuchung zwei Personen mehr.
    .letter = In der letzten Runde bewegt der Ritter die Pest nur, sie wütet nicht sofort. Die Region, in der sie endet, zählt bei der letzten Heimsuchung immer zwei Personen mehr.
    .nominative = der Ritter
    .accusative = den Ritter
    .dative = dem Ritter
card-crusader = Kreuzritter
    .does = Bewege die Pest bis zu zwei Schritte. Wo sie wütet, darfst du alle Ratten auf einmal aufdecken und bestimmen, in welcher Reihenfolge sie ausgewertet werden.
    .final = Letzte Runde: Bewege die Pest bis zu zwei Schritte, decke sofort alle Ratten dort auf und bestimme ihre Reihenfolge.
    .note = Alle kommen aus dem Spiel, auch die, die noch übrig sind, wenn der letzte Würfel verloren ist.
    .nominative = der Kreuzritter
    .accusative = den Kreuzritter
    .dative = dem Kreuzritter
card-soldier = Soldat
    .does = Bewege die Pest bis zu zwei Schritte. Bringt sie mindestens eine neue Ratte, darfst du noch eine dazulegen.
    .final = Letzte Runde: Lege eine Ratte in eine Region neben der Pest.
    .note = Ist der Rattenvorrat leer, wird sie zufällig gezogen: aus allen Ratten, die nicht auf dem Spielplan sind, oder nach den gedruckten Regeln aus den aufgedeckten.
    .online = Ist der Rattenvorrat leer: eine zufällige Ratte, die nicht auf dem Spielplan ist.
    .printed = Ist der Rattenvorrat leer: eine zufällige der aufgedeckten Ratten, oder keine, wenn es keine gibt.
    .nominative = der Soldat
    .accusative = den Soldaten
    .dative = dem Soldaten
    .bare = Soldaten
card-witch = Hexe
    .does = Sieh dir eine beliebige Ratte an, dann eine zweite; dann vertausche die beiden oder lass sie liegen.
    .final = Letzte Runde: wie sonst.
    .online = Was du gesehen hast, siehst du weiter, bis die Ratte den Spielplan verlässt.
    .printed = Du siehst die Ratten nur, solange du die Hexe nutzt. Merke sie dir oder schreibe sie auf.
    .nominative = die Hexe
    .accusative = die Hexe
    .dative = der Hexe
card-pied-piper = Rattenfänger
    .does = Bewege einen deiner Würfel in eine Nachbarregion, und mit ihm so viele Ratten, wie Platz haben.
    .final = Letzte Runde: wie sonst.
    .note = Ist nicht für alle Platz, wählst du die Ratten aus. Wo ein Bischof ist oder schon drei Ratten sind, geht der Würfel allein.
    .nominative = der Rattenfänger
    .accusative = den Rattenfänger
    .dative = dem Rattenfänger
card-wizard = Zauberer
    .does = Gib einem deiner Würfel in einer Region einen Trank. Würdest du dort durch die Pest einen Würfel verlieren, geht stattdessen ein Trank verloren.
    .final = Letzte Runde: wie sonst.
    .note = Ein Würfel darf mehrere tragen und nimmt sie mit. Zuerst verliert sie der Würfel mit den meisten. Nach den gedruckten Regeln gibt es insgesamt zehn.
    .online = Tränke gehen nie aus.
    .printed = Es gibt zehn Tränke. Sind alle auf dem Spielplan, kannst du den Zauberer nicht nutzen.
    .letter = Es gibt zehn Tränke. Würdest du einen Würfel verlieren, entscheidest du, ob stattdessen ein Trank verloren geht und von welchem Würfel.
    .nominative = der Zauberer
    .accusative = den Zauberer
    .dative = dem Zauberer
card-king = König
    .does = Bringe einen deiner Würfel aus einer Region ohne Ratten in die Burg. Dort ist er sicher und zählt am Ende.
    .final = Letzte Runde: wie sonst.
    .note = Hast du in der Region mehrere Würfel, kommt der mit den wenigsten Tränken in die Burg und verliert sie.
    .nominative = der König
    .accusative = den König
    .dative = dem König
card-queen = Königin
    .does = Ist deine größte Gruppe verbundener Regionen größer als die aller anderen, darfst du bis zu zwei Würfel mehr einsetzen, auch in einer Region ohne Ratten.
    .final = Letzte Runde: Trifft das zu, setze zwei Würfel in eine Region.
    .note = Eine Gruppe besteht aus Regionen mit deinen Würfeln, die durch Grenzen und Pfeile verbunden sind. Mauern trennen sie nicht.
    .nominative = die Königin
    .accusative = die Königin
    .dative = der Königin
card-emperor = Kaiser
    .does = Stelle die drei Mauern auf oder versetze beliebige von ihnen, jede an eine Grenze oder einen Pfeil ohne Mauer. Nichts kommt über eine Mauer: keine Ratte, kein Würfel, nicht einmal die Pest.
    .final = Letzte Runde: wie sonst.
    .note = Die Mauern bleiben, wenn die Karte den Besitzer wechselt.
    .online = Auch neue Ratten kommen nicht über eine Mauer.
    .printed = Auch neue Ratten kommen nicht über eine Mauer.
    .letter = Neue Ratten werden gelegt und nicht bewegt, also hält eine Mauer sie nicht auf.
    .nominative = der Kaiser
    .accusative = den Kaiser
    .dative = dem Kaiser

card-price = Preis: Bei jedem Ausbruch mit { $class }, bei dem du einen Würfel in der Region hast, verlierst du einen.
card-risk = Preis: Bei jedem Ausbruch mit { $class }, bei dem du einen Würfel in der Region hast, verlierst du einen. Von { $total } verdeckten Ratten { $count ->
    [0] zeigt keine dieses Symbol.
    [one] zeigt eine dieses Symbol.
   *[other] zeigen { $count } dieses Symbol.
  }
card-in-play = in dieser Partie
card-free = Auf dem Tisch
card-held = Bei { FORM($seat, "dative") }
card-used = schon genutzt

## Karten nachschlagen

book-title = Die Karten
book-open = Karten nachschlagen
book-filter = Welche Karten
book-in-play = In dieser Partie
book-all = Alle { $count }
book-shown = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
  }

## Die sechs Karten aussuchen

set-title = Welche Karten
set-ways = Wie die Karten bestimmt werden
set-base = Grundspiel
    .about = Sechs Karten für den Anfang.
set-prosperous-times = Blütezeit
    .about = Würfel kommen schnell, Ratten aber auch.
set-rat-control = Rattenbekämpfung
    .about = Ratten werden versetzt, eingemauert und ausgesperrt.
set-europe-at-war = Europa im Krieg
    .about = Die Pest kommt weit, und nirgends ist es sicher.
set-random = Sechs zufällige
    .about = Sechs von allen { $count }, zu Beginn der Partie gezogen.
set-one-of-each = Von jedem Stand eine
    .about = Aus jedem der sechs Stände eine Karte, zu Beginn der Partie gezogen.
set-own = Meine eigenen sechs
    .about = Beliebige sechs der { $count }, auch mehrere eines Standes. Jede kostet dich einen Würfel bei jedem Ausbruch ihres Standes, wenn du in der Region einen hast.
set-chosen = { $count } von { $all } gewählt
set-missing = { $count ->
    [0] Alle sechs sind gewählt.
    [one] Wähle noch eine Karte.
   *[other] Wähle noch { $count } Karten.
  }
set-clear = Alle abwählen
set-cards = Die sechs Karten
set-look = Wähle eine Karte, um zu lesen, was sie tut.
set-by-lot = zufällig
set-chivalry = Immer eine { $class }-Karte dazunehmen
set-chivalry-always = Eine { $class }-Karte ist immer dabei
set-advice = Unter diesen sechs ist keine { $class }-Karte. Bei weniger als { $count } Personen nimmst du besser eine dazu: Ohne sie zieht die Pest immer nur einen Schritt, und der größte Teil des Spielplans ist sicher.
set-advice-lot = Vielleicht ist keine { $class }-Karte dabei. Bei weniger als { $count } Personen nimmst du besser eine dazu: Ohne sie zieht die Pest immer nur einen Schritt, und der größte Teil des Spielplans ist sicher.
set-code = Code dieser Auswahl
    .hint = Sechs Buchstaben, die für diese sechs Karten stehen. Gib einen anderen Code ein, um seine Karten zu wählen.
    .none = Zufällige Karten haben noch keinen Code. Gib einen ein, um dessen Karten zu wählen.
set-code-wrong = Diesen Code hat keine Auswahl. Ein Code besteht aus { $count } verschiedenen Buchstaben von { $first } bis { $last }.
set-link = Link kopieren
set-with = Karten: { $set }.
set-from-link = Das sind die Karten aus dem Link.
set-link-wrong = Der Link nennt eine Auswahl, die es nicht gibt: „{ $code }“.

## Warum etwas nicht zu wählen ist

why-used = Die hast du in diesem Zug schon genutzt.
why-idle = Diese Karte bewirkt jetzt nichts.
why-final = In der letzten Runde kannst du nur Fähigkeiten nutzen.
why-taken = Du hast in diesem Zug schon eine Karte genommen.
why-added = Du hast in diesem Zug schon Würfel eingesetzt.
why-stock = Du hast keine Würfel mehr im Vorrat.
why-no-rats = Hier kannst du keine Würfel einsetzen: Es gibt keine Ratten.
why-stay = Die Pest kann nicht hierbleiben.
why-far = In diesem Zug kommt die Pest nicht bis hierher.
why-wall = Zwischen der Pest und dieser Region steht eine Mauer.
why-full = Hier sind schon drei Ratten.
why-bishop = Ein Bischof hält Ratten fern.
why-first = Beantworte zuerst: { $question }
why-asked = Das kannst du jetzt nicht wählen. { $why }
why-no-rat = Hier ist keine Ratte.
why-no-cube = Du hast hier keinen Würfel.
why-rats-here = Hier sind Ratten.
why-not-beside = Diese Region liegt nicht neben { $region }.
why-wall-between = Zwischen { $region } und dieser Region steht eine Mauer.
why-not-next = Diese Region liegt nicht neben der Pest.

## Welche Fassung der Regeln gilt

rules-title = Welche Regeln
rules-details = Unterschiede

## Fragen: was gefragt ist und warum

question-plague-start = Wo beginnt die Pest?
    .why = Die Region wird zufällig bestimmt.
question-start-seat = Wer beginnt?
    .why = Das wird zufällig bestimmt.
question-settle = Setze zwei Würfel ein
    .why = Alle siedeln sich zweimal an, beim zweiten Mal in umgekehrter Reihenfolge. Du darfst jede Region wählen, auch noch einmal dieselbe.
question-turn = { $round ->
    [spent] Letzte Runde: Beende deinen Zug
    [final] Letzte Runde: Nutze deine Karten
   *[regular] Du bist am Zug
  }
    .why = { $round ->
    [spent] Du hast keine Karte, die du jetzt nutzen kannst. Sind alle fertig, sucht die Pest jede Region heim.
    [final] Jetzt nutzt du nur noch deine Karten, jede einmal. Dann sucht die Pest jede Region heim.
   *[regular] Nimm eine Karte und setze Würfel ein, wenn du magst, nutze deine Karten, dann bewege die Pest. Damit endet dein Zug.
  }
question-monk-from = Mönch: Welche Ratte bewegen?
    .why = Wähle eine Ratte, für die in einer Nachbarregion Platz ist.
question-monk-to = Mönch: Wohin?
    .why = Wähle eine Nachbarregion mit weniger als drei Ratten.
question-merchant-from = Kaufmann: Aus welcher Region?
    .why = Wähle eine Region mit deinen Würfeln.
question-merchant-to = Kaufmann: In welche Region?
    .why = Wähle, wie viele Würfel in welche Nachbarregion kommen.
question-merchant-count = Kaufmann: Wie viele Würfel?
    .why = Bewege einen bis drei deiner Würfel zusammen.
question-king = König: Welcher Würfel kommt in die Burg?
    .why = Er muss aus einer Region ohne Ratten kommen. In der Burg ist er sicher und zählt am Ende.
question-witch-look = Hexe: Welche Ratte ansehen?
    .why = Nur du siehst sie. Danach lässt sich nichts Früheres mehr zurücknehmen.
question-witch-look-again = Hexe: Noch eine ansehen?
    .why = Hast du zwei gesehen, darfst du sie vertauschen.
question-witch-swap = Hexe: Die beiden vertauschen?
    .why = Du hast beide gesehen, sonst niemand.
question-courier-first = Kurier: Welcher Würfel?
    .why = Irgendein Würfel in einer Region. Er tauscht den Platz mit einem in einer anderen Region. Mauern stören nicht.
question-courier-second = Kurier: Mit welchem Würfel tauschen?
    .why = Die beiden tauschen die Plätze, samt ihren Tränken.
    .about = Erster Würfel: { $cube }.
question-mayor-where = { $left ->
    [one] Bürgermeister: Wohin kommt der Würfel?
   *[other] Bürgermeister: { $left } Würfel – wohin kommt der nächste?
  }
    .why = In eine Region, in der du mehr Würfel hast als jede andere Person.
question-emperor-wall =
    .about = { $link ->
    [none] Mauer { $number } ist noch nicht auf dem Spielplan.
   *[other] Mauer { $number } steht zwischen { $link }.
  }
question-emperor-wall-1 = Kaiser: Wohin kommt die erste Mauer?
    .why = { -why-wall }
question-emperor-wall-2 = Kaiser: Wohin kommt die zweite Mauer?
    .why = { -why-wall }
question-emperor-wall-3 = Kaiser: Wohin kommt die dritte Mauer?
    .why = { -why-wall }
-why-wall = An eine Grenze oder einen Pfeil ohne Mauer. Keine Ratte, kein Würfel und keine Pest kommt über eine Mauer, und sie bleibt, wenn die Karte den Besitzer wechselt.
question-nun =
    .about = { $region ->
    [none] Nonne { $number } ist noch nicht auf dem Spielplan.
   *[other] Nonne { $number } ist in { $region }.
  }
question-nun-1 = Nonne: Wohin geht die erste Nonne?
    .why = { -why-nun }
question-nun-2 = Nonne: Wohin geht die zweite Nonne?
    .why = { -why-nun }
question-nun-3 = Nonne: Wohin geht die dritte Nonne?
    .why = { -why-nun }
-why-nun = In eine beliebige Region. Jede Nonne senkt deren Bevölkerung um eins, wenn die Pest kommt.
question-bishop-from = Bischof: Welchen der beiden versetzen?
    .why = Beide sind auf dem Spielplan, also zieht einer um.
question-bishop = Bischof: In welche Region?
    .why = In eine Region mit Bischof kommt keine Ratte. Ratten, die schon dort sind, bleiben.
    .about = { $region ->
    [none] Neu auf den Spielplan.
   *[other] Aus { $region }.
  }
question-baker-all-to = Wohin kommen die Würfel des Bäckers?
    .why = Alle Würfel auf der Karte kommen in eine Region. Jeder gehört weiter seinem Besitzer.
question-piper-from = Rattenfänger: Aus welcher Region?
    .why = Einer deiner Würfel geht in eine Nachbarregion, mit so vielen Ratten, wie dort Platz haben.
question-piper-to = Rattenfänger: In welche Region?
    .why = In eine Nachbarregion. Dort haben höchstens drei Ratten Platz, und wo ein Bischof steht, kommt keine dazu.
    .about = Aus { $region }.
question-piper-rat = { $left ->
    [one] Rattenfänger: Welche Ratte kommt mit?
   *[other] Rattenfänger: { $left } Ratten kommen mit – welche als nächste?
  }
    .why = Es ist nicht für alle Platz.
    .about = Aus { $region } nach { $to }.
question-which-cube = Welcher Würfel?
    .why = Die Würfel tragen verschieden viele Tränke, und die wandern mit ihrem Würfel.
    .about = { $to ->
    [none] In { $region }.
   *[other] Von { $region } nach { $to }.
  }
question-wizard = Zauberer: Welcher Würfel bekommt einen Trank?
    .why = Einer deiner Würfel in einer Region. Er darf mehrere tragen. Würdest du ihn verlieren, verlierst du stattdessen einen Trank.
    .about = { $potions ->
    [none] {""}
    [one] Der letzte Trank der Partie.
   *[other] Noch { $potions } Tränke.
  }
question-rat = { $round ->
    [final] Soldat: Wohin kommt die Ratte?
   *[regular] { $left ->
        [one] Wohin kommt die neue Ratte?
       *[other] { $left } neue Ratten: Wohin kommt die nächste?
      }
  }
    .why = { $round ->
    [final] In eine Region neben der Pest, in der Platz ist.
   *[regular] Die Pest breitet sich aus: Neue Ratten kommen in Regionen neben ihr, höchstens drei in jede.
  }
question-extra-rat = { $left ->
    [one] Soldat: Wohin kommt die zusätzliche Ratte?
   *[other] Soldat: noch { $left } Ratten – wohin kommt die nächste?
  }
    .why = In eine Region neben der Pest, in der Platz ist.
question-reveal-all = Kreuzritter: Alle Ratten aufdecken?
    .why = Dann bestimmst du, in welcher Reihenfolge sie ausgewertet werden. Alle kommen aus dem Spiel, auch die, die noch übrig sind, wenn der letzte Würfel verloren ist.
question-order = Kreuzritter: In welcher Reihenfolge werden die Ratten ausgewertet?
    .why = Alle sind aufgedeckt. Sie werden von links nach rechts ausgewertet: Ziehe sie, oder wähle eine und verschiebe sie mit den Pfeiltasten.
question-potion = Einen Trank statt eines Würfels verlieren?
    .why = Die Pest nimmt dir einen Würfel. Stattdessen kannst du einen Trank abgeben, den dort einer deiner Würfel trägt.
    .about = In { $region }.
question-serf = Leibeigener: Einen Würfel in der Region einsetzen?
    .why = Jemand anders hat dort einen Würfel verloren. Deiner kommt aus deinem Vorrat und zählt für die Ratten, die noch kommen.
question-count = Ritter: Zählt die Pest als zwei Personen?
    .why = Mit zwei Personen mehr bricht die Pest auch bei Ratten mit höherem Grenzwert aus.
question-move = Wohin zieht die Pest?
    .why = In deinem letzten Zug zieht sie einmal. Auch deine anderen Karten, die bei einer Heimsuchung wirken, gelten dort.
    .about = { $steps ->
    [one] { $card }: ein Schritt.
   *[other] { $card }: bis zu { $steps } Schritte, oder keiner.
  }
question-extra = { $left ->
    [one] Wohin kommt der zusätzliche Würfel?
   *[other] { $left } zusätzliche Würfel: Wohin kommen sie?
  }
    .why = Eine Karte erlaubt dir mehr Würfel, als Ratten da sind. Wähle, wo.
    .about = { $together ->
    [yes] { $left ->
        [one] {""}
       *[other] Alle kommen in eine Region.
      }
   *[no] { $left ->
        [one] {""}
       *[other] Einzeln, in dieselbe Region oder in verschiedene.
      }
  }
question-card = Welche Karten sind im Spiel?
    .why = Sie werden zufällig gezogen.
question-next-token = Welche Ratte wird als nächste aufgedeckt?
    .why = Das wird zufällig bestimmt.
question-face = Was zeigt die Ratte?
    .why = Sie wird aus allen Ratten gezogen, die noch verdeckt sein können.
question-other = { FORM($seat, "The") } entscheidet
    .why = Eine Entscheidung in dieser Partie.

watch-settle = { FORM($seat, "The") } siedelt sich an
watch-turn = { FORM($seat, "The") } überlegt
watch-monk = { FORM($seat, "The") } nutzt den Mönch
watch-merchant = { FORM($seat, "The") } nutzt den Kaufmann
watch-king = { FORM($seat, "The") } nutzt den König
watch-witch = { FORM($seat, "The") } nutzt die Hexe
watch-courier = { FORM($seat, "The") } nutzt den Kurier
watch-mayor = { FORM($seat, "The") } nutzt den Bürgermeister
watch-emperor = { FORM($seat, "The") } baut Mauern
watch-nun = { FORM($seat, "The") } stellt Nonnen auf
watch-bishop = { FORM($seat, "The") } nutzt den Bischof
watch-baker = { FORM($seat, "The") } setzt die Würfel des Bäckers ein
watch-piper = { FORM($seat, "The") } nutzt den Rattenfänger
watch-wizard = { FORM($seat, "The") } nutzt den Zauberer
watch-which = { FORM($seat, "The") } wählt einen Würfel
watch-potion = { FORM($seat, "The") } wählt zwischen Würfel und Trank
watch-rat = { FORM($seat, "The") } bestimmt, wohin die Ratten kommen
watch-extra-rat = { FORM($seat, "The") } darf eine zusätzliche Ratte legen
watch-reveal = { FORM($seat, "The") } darf alle Ratten aufdecken
watch-order = { FORM($seat, "The") } ordnet die Ratten
watch-serf = { FORM($seat, "The") } darf einen Würfel einsetzen
watch-count = { FORM($seat, "The") } entscheidet, ob die Pest als zwei Personen zählt
watch-move = { FORM($seat, "The") } bewegt die Pest
watch-extra = { FORM($seat, "The") } setzt einen Würfel ein
watch-other = { FORM($seat, "The") } überlegt

## Antworten: als Möglichkeit, als Knopf, der festlegt (.confirm), und was danach vorbei ist (.risk)

answer-take = { FORM($card, "bare") } nehmen
    .confirm = { FORM($card, "bare") } nehmen
answer-use = { FORM($card, "bare") } nutzen
    .confirm = { FORM($card, "bare") } nutzen
answer-add = { $count ->
    [one] Einen Würfel einsetzen: { $region }
   *[other] { $count } Würfel einsetzen: { $region }
  }
    .brief = { $region } +{ $count }
    .confirm = { $count ->
    [one] Ein Würfel nach { $region }
   *[other] { $count } Würfel nach { $region }
  }
    .short = { $count ->
    [one] Einen Würfel einsetzen
   *[other] { $count } Würfel einsetzen
  }
answer-plague = Pest nach { $region } bewegen
    .confirm = Pest bewegen (beendet den Zug)
    .short = Pest hierher bewegen
answer-mayor = Bürgermeister: je ein Würfel, wo du die meisten hast
    .short = Je ein Würfel, wo du die meisten hast
answer-plague-stay = Pest stehen lassen
    .confirm = Pest stehen lassen
answer-done = Zug beenden
    .confirm = Zug beenden
answer-settle = In { $region } ansiedeln
    .confirm = In { $region } ansiedeln
    .short = Hier ansiedeln
answer-monk-from = { $token } bewegen
    .confirm = { $token } bewegen
answer-monk-to = Nach { $region } bewegen
    .confirm = Nach { $region } bewegen
answer-merchant-from = Aus { $region } bewegen
    .confirm = Aus { $region } bewegen
answer-merchant-to = Nach { $region } bewegen
    .confirm = Nach { $region } bewegen
answer-merchant-count = { $count ->
    [one] 1 Würfel bewegen
   *[other] { $count } Würfel bewegen
  }
answer-cubes = { $count ->
    [one] Einen Würfel nach { $region } bewegen
   *[other] { $count } Würfel nach { $region } bewegen
  }
    .short = { answer-merchant-count }
    .confirm = { $count ->
    [one] 1 Würfel bewegen
   *[other] { $count } Würfel bewegen
  }
answer-king = Aus { $region } in die Burg
    .confirm = Aus { $region } in die Burg
answer-witch-look = { $token } ansehen
    .confirm = Ansehen (endgültig)
answer-witch-look-again = { $token } ansehen
    .confirm = Ansehen (endgültig)
answer-witch-look-again-stop = Hier aufhören
    .confirm = Hier aufhören
answer-witch-swap-yes = Vertauschen
    .confirm = Vertauschen
answer-witch-swap-no = Liegen lassen
    .confirm = Liegen lassen
answer-courier-second = Tauschen mit: { $cube }
answer-mayor-where = Einen Würfel in { $region } einsetzen
answer-emperor-wall = Mauer bauen zwischen { $link }
answer-emperor-wall-keep = Stehen lassen
answer-emperor-wall-stop = Keine Mauern mehr
answer-nun = Nonne in { $region } aufstellen
answer-nun-keep = Dort lassen
answer-nun-stop = Keine Nonnen mehr
answer-bishop-from = Bischof in { $region } versetzen
answer-bishop = Bischof in { $region } aufstellen
answer-baker-all-to = Alle in { $region } einsetzen
answer-piper-from = Würfel aus { $region } bewegen
answer-piper-to = Nach { $region } bewegen
answer-piper-rat = { $token } mitnehmen
answer-wizard = Trank für { $cube }
answer-extra-rat = Neue Ratte nach { $region }
answer-extra-rat-stop = Keine weitere Ratte
answer-reveal-all-yes = Alle aufdecken
    .confirm = Alle aufdecken (endgültig)
answer-reveal-all-no = Dem Zufall überlassen
answer-order = Als nächste: { $token }
answer-serf-yes = Einen Würfel einsetzen
answer-serf-no = Keinen Würfel einsetzen
answer-potion = Einen Trank verlieren: { $cube }
answer-potion-yes = Einen Trank verlieren (vom Würfel mit den meisten Tränken)
    .confirm = Trank verlieren
answer-potion-no = Einen Würfel verlieren
    .confirm = Würfel verlieren
answer-rat = Neue Ratte nach { $region }
    .confirm = Neue Ratte nach { $region }
    .short = Neue Ratte hierher
answer-count-yes = Als zwei Personen zählen
    .confirm = Als zwei zählen
answer-count-no = Nicht mitzählen
    .confirm = Nicht mitzählen
answer-move = Pest nach { $region } bewegen
answer-extra = Einen Würfel in { $region } einsetzen
answer-extra-stop = Keine Würfel mehr
answer-region = { $region } wählen
    .confirm = { $region } wählen
answer-token = { $token } wählen
    .confirm = { $token } wählen
answer-cube = { $cube } wählen
    .potions = { $potions ->
    [0] Ohne Trank
    [one] Mit einem Trank
   *[other] Mit { $potions } Tränken
  }
answer-link = Zwischen { $link }
answer-keep = So lassen
answer-yes = Ja
    .confirm = Ja
answer-no = Nein
    .confirm = Nein
answer-stop = Aufhören
    .confirm = Aufhören
answer-other = { $text }
    .confirm = { $text }

final-turn = Danach kannst du nichts mehr zurücknehmen, was du bisher getan hast.
final-plague = Bewegst du die Pest, endet dein Zug. Das lässt sich nicht zurücknehmen.
final-look = Gesehen ist gesehen: Danach kannst du nichts mehr zurücknehmen, was du bisher getan hast.

## Getane Schritte eines Zugs, so kurz wie möglich

chip-take = { $card } genommen
chip-use = { $card } genutzt
chip-ability = { $card }: { $what }
chip-add = +{ $count } { $region }
chip-plague = Pest nach { $region }
chip-plague-stay = Pest bleibt
chip-region = { $region }
chip-settled-region = Angesiedelt: { $region }
chip-rat-added-region = Ratte in { $region }
chip-token = { $token }
chip-cube = { $name } { $short }
chip-link = Mauer: { $short }
chip-mayor = Bürgermeister genutzt
chip-keep = Bleibt
chip-number = { $count ->
    [one] Einen Würfel bewegt
   *[other] { $count } Würfel bewegt
  }
chip-yes = Ja
chip-no = Nein
# Ein Ja oder Nein nach dem, was es brachte: was Ritter, Kreuzritter, Hexe und Leibeigener taten
chip-plague-counted-yes = Ritter: +2
chip-plague-counted-no = Ritter: zählt nicht
chip-rats-opened-yes = Alle Ratten aufgedeckt
chip-rats-opened-no = Der Zufall bestimmt
chip-rats-swapped-yes = Ratten vertauscht
chip-rats-swapped-no = Nicht vertauscht
chip-cubes-added-yes = Leibeigener: +1
chip-nothing-no = Kein Würfel
chip-stop = Genug
chip-done = Fertig
chip-other = { $text }

## Steps of a turn that bots would play: what an answer is to its question

step-take = { $card } nehmen
step-use = { $card } nutzen
step-mayor = Bürgermeister nutzen
step-number = { $count ->
    [one] Einen Würfel bewegen
   *[other] { $count } Würfel bewegen
  }
step-reveal-all-yes = Alle Ratten aufdecken
step-reveal-all-no = Die Ratten dem Zufall überlassen
step-witch-swap-yes = Ratten vertauschen
step-witch-swap-no = Ratten liegen lassen
step-count-yes = Ritter: +2
step-count-no = Ritter: +0
step-serf-yes = Leibeigener: +1
step-serf-no = Leibeigener: +0
step-settle = Ansiedeln in { $region }
step-from = aus { $region }
step-to = nach { $region }
step-rat = Ratte nach { $region }
step-rat-moved = mit { $token }
step-rat-seen = { $token } ansehen
step-cube-saved = Würfel aus { $region } in die Burg
step-cube-added = Würfel nach { $region }
step-cubes-back = Würfel zurück nach { $region }
step-cube-swapped = { $cube }
step-potion = Trank für { $cube }
step-nun = Nonne nach { $region }
step-bishop = Bischof nach { $region }
step-bishop-from = Bischof aus { $region }
step-first = zuerst { $token }

## Was aus einer gewählten Antwort würde, bevor sie gegeben ist

preview-add = { $count ->
    [one] Ein Würfel kommt
   *[other] { $count } Würfel kommen
  } nach { $region }: Dort { $total ->
    [one] lebt dann eine Person
   *[other] leben dann { $total } Personen
  }.
preview-move = { $count ->
    [one] Ein Würfel geht
   *[other] { $count } Würfel gehen
  } nach { $region }: Dort { $total ->
    [one] lebt dann eine Person
   *[other] leben dann { $total } Personen
  }.
preview-room = { $region } { $rats } von { $most }
preview-plague = { $rats ->
    [0] Die Pest kommt nach { $region }: keine Ratten dort.
    [one] Die Pest kommt nach { $region }: eine Ratte dort.
   *[other] Die Pest kommt nach { $region }: { $rats } Ratten dort.
  }{ $rats ->
    [0] {""}
   *[other] { $rooms ->
        [none] {" "}Kein Nachbar hat Platz für weitere.
        [unknown] {""}
       *[other] {" "}Ratten bei den Nachbarn: { $rooms }.
      }
  }
preview-more = { $there ->
    [0] +{ $count }
   *[other] { $there }+{ $count }
  }
preview-less = { $there }−{ $count }
preview-again = Bestätige oder wähle etwas anderes.

## Was in einem Zug möglich ist

group-take = Karte nehmen
    .hint = Wähle eine Karte: vom Tisch oder von jemandem, der sie hat.
group-add = Würfel einsetzen
    .hint = Wähle eine Region: Du setzt so viele Würfel ein, wie dort Ratten sind.
group-use = Karte nutzen
    .hint = Wähle eine deiner Karten.
group-plague = Pest bewegen
    .hint = Wähle, wohin die Pest zieht. Damit endet dein Zug.

## Eine Region ansehen

region-full = { $region }: { $rats }, { $cubes }{ $plague ->
    [yes] , die Pest ist hier
   *[no] {""}
  }{ $pieces }{ $choice ->
    [yes] . Wählbar
   *[no] {""}
  }
region-out = { $region }: nicht im Spiel
region-rats = { $count ->
    [0] keine Ratten
    [one] eine Ratte
   *[other] { $count } Ratten
  }
region-cubes = { $count ->
    [0] keine Würfel
    [one] ein Würfel: { $list }
   *[other] { $count } Würfel: { $list }
  }
region-population = Bevölkerung { $count }
region-known = { $known ->
    [one] { $reached ->
        [0] Die Ratte, die du hier kennst, hat einen Grenzwert über { $limit }.
       *[other] Die Ratte, die du hier kennst, hat einen Grenzwert von höchstens { $limit }.
      }
   *[other] Von den { $known } Ratten, die du hier kennst, { $reached ->
        [0] hat keine
        [one] hat eine
       *[other] haben { $reached }
      } einen Grenzwert von höchstens { $limit }.
  }
region-odds = Von { $total } verdeckten Ratten { $count ->
    [one] hat eine
   *[other] haben { $count }
  } einen Grenzwert von höchstens { $limit }.
## Die Wahrscheinlichkeiten der Pest

odds-when-now = Wenn die Pest hier wütet
odds-when-last = Bei der letzten Heimsuchung
odds-nobody = Niemand verliert einen Würfel.
odds-loses = verliert
odds-lost = { $count ->
    [0] keinen Würfel
    [one] 1 Würfel
   *[other] { $count } Würfel
  }
    .short = { $count ->
        [0] keinen
       *[other] { $count }
      }
odds-lost-more = { $count } Würfel oder mehr
    .short = { $count }+
odds-percent = { $percent } %
odds-chance = { $lost } ({ $percent } %)
odds-seat = { FORM($seat, "The") } verliert { $list }
odds-with = { $id ->
    [knight] { $card }: zwei Personen mehr
    [serf] { $card }: setzt nach jedem Verlust einen Würfel ein
   *[other] Mit { FORM($card, "dative") }
  }
    .short = { $id ->
        [knight] { $card } +2
        [serf] { $card } +1
       *[other] { $card }
      }
odds-open = Ohne { FORM($card, "accusative") }, mit dem sich die Reihenfolge der Ratten bestimmen lässt.
odds-spread = Die Pest bringt { $count ->
    [one] noch eine Ratte
   *[other] noch { $count } Ratten
  }. Ratten bei den Nachbarn: { $list }.
region-neighbours = Nachbarn: { $list }
region-nuns = { $count ->
    [one] Eine Nonne: Bevölkerung um eins gesenkt
   *[other] { $count } Nonnen: Bevölkerung um { $count } gesenkt
  }
region-bishop = Ein Bischof: Keine Ratte kommt herein
region-potions = Tränke: { $list }
region-walls = Durch Mauern getrennt von { $list }

## Eine Region in zwei Zeilen, auf Telefonen

brief-place = { $when ->
    [last] { $region }, letzte Heimsuchung
   *[other] { $region }
  }
brief-risk = { $place }: { $percent } % Risiko für dich, im Schnitt { $count } Würfel.
brief-safe = { $place }: kein Risiko für dich.
brief-nobody = { $place }: Niemand verliert einen Würfel.
brief-all = { $place }: im Schnitt { $count } Würfel verloren.
brief-others = Risiko für andere: { $list }.
brief-seat = { $seat } { $percent } %
brief-lies = { $rats ->
    [0] Keine Ratte
    [one] Eine Ratte
   *[other] { $rats } Ratten
  }, Bevölkerung { $count }.
count-of = { $count } { $name }
potions-of = { $name } { $list }

token-hidden = { $token }, verdeckt
token-known = { $token }, dir bekannt: { $face }
token-open = { $token }, offen: { $face }
token-known-others = { $token }, verdeckt (gesehen: { $seats })
token-choose = { $name }. Wählbar
palace-full = Burg: { $list }
palace-empty = Burg: leer
cube-choose = Würfel { FORM($name, "article") ->
    [yes] { FORM($name, "of") }
   *[other] von { $name }
  } in { $region }, { $count }. Wählbar
wall = Mauer { $number }, zwischen { $link }
link-choose = Der Weg zwischen { $link }. Wählbar
nun = Nonne { $number }, in { $region }
bishop = Bischof { $number }, in { $region }
card-cubes = Auf der Karte: { $list }
plague-at = Die Pestfigur ist in { $region }

supply = Rattenvorrat
supply-short = { $count ->
    [one] noch eine Ratte
   *[other] noch { $count } Ratten
  }
supply-left = { $count ->
    [0] Keine Ratten mehr im Vorrat
    [one] Noch eine Ratte im Vorrat
   *[other] Noch { $count } Ratten im Vorrat
  }
supply-low = { $count ->
    [0] Das Ende ist da · Rattenvorrat leer
    [one] Das Ende ist nah · noch eine Ratte
   *[other] Das Ende ist nah · noch { $count } Ratten
  }
end-likely = { $count ->
    [one] Ende wohl diese Runde · noch eine Ratte
   *[other] Ende wohl diese Runde · noch { $count } Ratten
  }

## Wie weit das Ende ist und wie man gewinnt

end-open = Wie die Partie endet: { $near }
end-title = Wie die Partie endet
end-brings = Was die Partie beendet
end-rats = Der Rattenvorrat geht aus: { $count ->
    [0] Er ist leer
    [one] Von { $all } ist noch eine da
   *[other] Von { $all } sind noch { $count } da
  }.
end-cubes = Jemand beendet einen Zug mit allen Würfeln auf dem Spielplan. Es fehlen noch: { $list }.
    .near = { $count ->
    [0] Das Ende ist nah · { FORM($seat, "The") } hat alle Würfel auf dem Spielplan
    [one] Das Ende ist nah · { FORM($seat, "The") } hat noch einen Würfel im Vorrat
   *[other] Das Ende ist nah · { FORM($seat, "The") } hat noch { $count } Würfel im Vorrat
  }
end-turns = Fünf Runden lang kommt weder eine Ratte noch ein Würfel auf den Spielplan: { $count ->
    [one] Es fehlt noch ein solcher Zug
   *[other] Es fehlen noch { $count } solche Züge
  }.
    .near = { $count ->
    [one] Das Ende ist nah · nach einem weiteren Zug ohne neue Ratte und ohne neuen Würfel
   *[other] Das Ende ist nah · nach { $count } weiteren Zügen ohne neue Ratte und ohne neuen Würfel
  }
end-here = Das Ende ist da: { $round }.
end-follows = Was dann folgt
end-wins = Wer gewinnt
end-standing = Stand: { $list }.
end-count = { $seat } ({ $count })

used-title = Ratten
used-limit = Grenzwert { $limit }
used-legend-hidden = noch verdeckt
used-legend-known = dir bekannt
used-legend-used = aufgedeckt
used-face = { $face }: { $state ->
    [used] aufgedeckt
    [known] dir bekannt
   *[hidden] noch verdeckt
  }

seat-cubes = { $board } auf dem Spielplan, { $palace } in der Burg, { $stock } im Vorrat
seat-board = Spielplan
seat-palace = Burg
seat-stock = Vorrat
seat-risk = Gefahr
    .about = Durchschnittlicher Verlust bei der nächsten Heimsuchung, wenn sie dort kommt, wo sie am meisten kostet: { $count }
    .final = Durchschnittlicher Verlust bei der letzten Heimsuchung: { $count }
strip-stock = { $count } übrig
seat-score = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
  }
seat-no-cards = keine Karten

round-setup = Ansiedeln
round-regular = Spielrunde
round-final = Letzte Runde
round-ravage = Letzte Heimsuchung
round-over = Partie vorbei

## Die zwei Blicke der Hexe

witch-first = Erster Blick
witch-second = Zweiter Blick
witch-choose = Wähle eine Ratte auf dem Spielplan
witch-secret = Nur du siehst das.
witch-not-yet = Noch nicht

## Die Reihenfolge offener Ratten, von Hand geordnet

order-rats = Ratten in der Reihenfolge der Auswertung
order-rat = Ratte { $place } von { $count }: { $face }
    .keys = Pfeiltasten verschieben sie
order-earlier = Nach vorn
order-later = Nach hinten
order-go = { $count ->
    [one] Auswerten
   *[other] So auswerten
  }
order-stop = Anders ordnen
order-going = Sie werden von links nach rechts ausgewertet …
order-first = wird zuerst ausgewertet
order-last = wird zuletzt ausgewertet

## Was passiert ist: ein Satz für jede Art von Ereignis

event-plague-started = Die Pest beginnt in { $region }.
event-start-seat-drawn = { FORM($seat, "The") } beginnt.
event-settled = { $count ->
    [one] { FORM($seat, "The") } siedelt sich in { $region } mit einem Würfel an.
   *[other] { FORM($seat, "The") } siedelt sich in { $region } mit { $count } Würfeln an.
  }
event-turn-began = { $final ->
    [yes] Letzte Runde: { FORM($seat, "The") } ist am Zug.
   *[no] { FORM($seat, "The") } ist am Zug.
  }
event-card-taken = { $giver ->
    [none] { FORM($seat, "The") } nimmt { FORM($card, "accusative") }.
   *[other] { FORM($seat, "The") } nimmt { FORM($giver, "dative") } { FORM($card, "accusative") } ab.
  }
event-cubes-added = { $count ->
    [one] { FORM($seat, "The") } setzt in { $region } einen Würfel ein{ $extra ->
        [0] .
       *[other] , dank einer Karte.
      }
   *[other] { FORM($seat, "The") } setzt in { $region } { $count } Würfel ein{ $extra ->
        [0] .
        [one] , einen davon dank einer Karte.
       *[other] , { $extra } davon dank Karten.
      }
  }
event-card-chosen = Im Spiel ist { FORM($card, "nominative") }.
event-rat-moved = { FORM($seat, "The") } bewegt { $token } nach { $to }.
event-cubes-moved = { $count ->
    [one] { FORM($seat, "The") } bewegt einen Würfel von { $region } nach { $to }.
   *[other] { FORM($seat, "The") } bewegt { $count } Würfel von { $region } nach { $to }.
  }{ $potions ->
    [0] {""}
    [one] {" "}Ein Trank kommt mit.
   *[other] {" "}{ $potions } Tränke kommen mit.
  }
event-cubes-swapped = { FORM($seat, "The") } vertauscht einen { $cube } mit einem { $other }.
event-wall-placed = { $source ->
    [none] { FORM($seat, "The") } baut eine Mauer zwischen { $link }.
   *[other] { FORM($seat, "The") } versetzt eine Mauer: Sie stand zwischen { $source } und steht jetzt zwischen { $link }.
  }
event-nun-placed = { $source ->
    [none] { FORM($seat, "The") } stellt eine Nonne in { $region } auf.
   *[other] { FORM($seat, "The") } versetzt eine Nonne von { $source } nach { $region }.
  }
event-bishop-placed = { $source ->
    [none] { FORM($seat, "The") } stellt einen Bischof in { $region } auf.
   *[other] { FORM($seat, "The") } versetzt einen Bischof von { $source } nach { $region }.
  }
event-cube-on-card = { $count ->
    [one] { FORM($seat, "The") } legt einen Würfel auf { FORM($card, "accusative") }.
   *[other] { FORM($seat, "The") } legt einen Würfel auf { FORM($card, "accusative") }; jetzt liegen { $count } darauf.
  }
event-card-emptied = { FORM($seat, "The") } setzt die Würfel von der Karte { $card } in { $region } ein: { $cubes }.
event-potion-placed = { FORM($seat, "The") } braut einen Trank und hat jetzt einen { $cube }.
event-cube-saved = { FORM($seat, "The") } bringt einen Würfel von { $region } in die Burg.
event-rat-seen = { FORM($seat, "The") } sieht sich { $token } an.
event-rats-swapped = { $swapped ->
    [yes] { FORM($seat, "The") } vertauscht { $token } und { $other }.
   *[no] { FORM($seat, "The") } lässt { $token } und { $other } liegen.
  }
event-plague-moved = { $still ->
    [yes] { FORM($seat, "The") } lässt die Pest in { $to }.
   *[no] { $steps ->
        [one] { FORM($seat, "The") } bewegt die Pest von { $region } nach { $to }.
       *[other] { FORM($seat, "The") } bewegt die Pest { $steps } Schritte, von { $region } nach { $to }.
      }
  }
event-rat-added = { $drawn ->
    [yes] { FORM($seat, "The") } legt eine Ratte nach { $region }, gezogen aus denen, die nicht mehr auf dem Spielplan waren.
   *[no] { $left ->
        [0] { FORM($seat, "The") } legt die letzte Ratte nach { $region }.
       *[other] { FORM($seat, "The") } legt eine neue Ratte nach { $region }.
      }
  }
event-spread-stopped = { $reason ->
    [full] { $count ->
        [one] Rund um { $region } ist kein Platz für eine weitere Ratte.
       *[other] Rund um { $region } ist kein Platz für { $count } weitere Ratten.
      }
   *[supply] { $count ->
        [one] Eine Ratte fehlt: Der Vorrat ist leer.
       *[other] { $count } Ratten fehlen: Der Vorrat ist leer.
      }
  }
event-ravage-began = { $final ->
    [yes] Die Pest kommt nach { $region }: { $rats ->
        [one] 1 Ratte
       *[other] { $rats } Ratten
      }, { $cubes ->
        [one] 1 Würfel
       *[other] { $cubes } Würfel
      }.
   *[no] Die Pest wütet in { $region }: { $rats ->
        [one] 1 Ratte
       *[other] { $rats } Ratten
      }, { $cubes ->
        [one] 1 Würfel
       *[other] { $cubes } Würfel
      }.
  }
event-region-spared = { $reason ->
    [rats] { $region } bleibt verschont: Es gibt dort keine Ratten.
   *[cubes] { $region } bleibt verschont: Niemand lebt dort.
  }
event-plague-counted = { $counts ->
    [yes] { FORM($seat, "The") } zählt die Pest in { $region } als zwei Personen.
   *[no] { FORM($seat, "The") } zählt die Pest in { $region } nicht mit.
  }
event-rats-opened = { $opened ->
    [yes] { FORM($seat, "The") } deckt in { $region } alle Ratten auf.
   *[no] { FORM($seat, "The") } überlässt die Ratten in { $region } dem Zufall.
  }
event-rat-opened = Aufgedeckt in { $region }: { $face }.
event-rat-discarded = In { $region } lebt niemand mehr, also kommt die Ratte mit { $face } aus dem Spiel.
event-rat-revealed = { $outbreak ->
    [yes] Eine Ratte in { $region } zeigt { $face }. Bevölkerung { $population }{ $neutral ->
        [0] {""}
       *[other] {" "}(die Pest zählt als { $neutral })
      }{ $nuns ->
        [0] {""}
        [one] {" "}(eins weniger durch die Nonne)
       *[other] {" "}({ $nuns } weniger durch die Nonnen)
      }: Ausbruch!
   *[no] Eine Ratte in { $region } zeigt { $face }. Bevölkerung { $population }{ $neutral ->
        [0] {""}
       *[other] {" "}(die Pest zählt als { $neutral })
      }{ $nuns ->
        [0] {""}
        [one] {" "}(eins weniger durch die Nonne)
       *[other] {" "}({ $nuns } weniger durch die Nonnen)
      }: Nichts passiert.
  }
event-cube-lost = { $cause ->
    [majority] { $tied ->
        [one] Mehrheit: { FORM($seat, "The") } hat die meisten Würfel und verliert einen.
       *[other] Mehrheit: { $tied ->
            [2] Zwei liegen
            [3] Drei liegen
            [4] Vier liegen
           *[other] { $tied } liegen
          } gleichauf, auch { FORM($seat, "nominative") } verliert einen Würfel.
      }
    [class] { $symbol }: { FORM($seat, "The") } hat { FORM($card, "accusative") } und verliert einen Würfel.
   *[all] Alle: { FORM($seat, "The") } verliert einen Würfel.
  }
event-potion-lost = { $cause ->
    [majority] { $tied ->
        [one] Mehrheit: { FORM($seat, "The") } hat die meisten Würfel und verliert einen Trank statt eines Würfels.
       *[other] Mehrheit: { $tied ->
            [2] Zwei liegen
            [3] Drei liegen
            [4] Vier liegen
           *[other] { $tied } liegen
          } gleichauf, auch { FORM($seat, "nominative") } verliert einen Trank statt eines Würfels.
      }
    [class] { $symbol }: { FORM($seat, "The") } hat { FORM($card, "accusative") } und verliert einen Trank statt eines Würfels.
   *[all] Alle: { FORM($seat, "The") } verliert einen Trank statt eines Würfels.
  }
event-spared = { $seat ->
    [none] { $symbol }: Niemand hat eine solche Karte.
   *[other] { $symbol }: { FORM($seat, "The") } hat { FORM($card, "accusative") }, aber hier keinen Würfel.
  }
event-ravage-ended = { $reason ->
    [rats] In { $region } sind keine Ratten mehr.
   *[cubes] { $region } ist entvölkert.
  } { $total ->
    [0] Es gab keine Verluste.
    *[other] { $losses }.
  }
event-end-triggered = { $reason ->
    [supply] Der Rattenvorrat ist leer: Die letzte Runde beginnt.
    [standstill] Seit fünf Runden ist weder eine Ratte noch ein Würfel auf den Spielplan gekommen: Die letzte Runde beginnt.
   *[stock] { FORM($seat, "The") } hat alle Würfel auf dem Spielplan: Die letzte Runde beginnt.
  }
event-final-ravage-began = Letzte Heimsuchung: Die Pest sucht jede Region heim.
event-game-over = { $count ->
    [one] Die Partie ist vorbei: { FORM($seat, "The") } gewinnt mit einem Würfel.
   *[other] Die Partie ist vorbei: { FORM($seat, "The") } gewinnt mit { $count } Würfeln.
  }
loss = { $name } verliert { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
  }
    .sum = { $name } ({ $why })
    .why = { loss } ({ $why })
cause = { $name } { $count }

## Was seit dem eigenen Zug geschah, in Kürze

digest-own = { $count ->
    [one] Du hast einen Würfel verloren.
   *[other] Du hast { $count } Würfel verloren.
  }
digest-others = { $mine ->
    [0] Verluste
   *[other] Andere Verluste
  }: { $list }.
digest-raged = Die Pest wütete in { $list }.
digest-went = Die Pest zog nach { $region }.
digest-settled = { FORM($seat, "The") } hat sich in { $region } angesiedelt.
digest-card = { FORM($seat, "The") } hat { FORM($card, "accusative") } genommen.
befell-lost = Du hast in { $region } { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
  } verloren.
befell-taken = { FORM($seat, "The") } hat dir { FORM($card, "accusative") } weggenommen.

## Die Heimsuchung, Schritt für Schritt

ravage-brief = { $region }, { $rats ->
    [one] eine Ratte
   *[other] { $rats } Ratten
  }
ravage-title = { $final ->
    [yes] Letzte Heimsuchung: { $region }
   *[no] Die Pest in { $region }
  }
ravage-population = Bevölkerung
ravage-nuns = { $count ->
    [one] eins weniger durch die Nonne
   *[other] { $count } weniger durch die Nonnen
  }
ravage-plague = die Pest zählt als { $count }
ravage-left = { $count ->
    [0] keine Ratten mehr
    [one] noch eine Ratte
   *[other] noch { $count } Ratten
  }
ravage-verdict = { $outbreak ->
    [yes] { $population ->
        [one] Eine Person erreicht
       *[other] { $population } Personen erreichen
      } den Grenzwert { $limit }: Ausbruch
   *[no] { $population ->
        [0] Niemand erreicht den Grenzwert { $limit }
        [one] Eine Person erreicht den Grenzwert { $limit } nicht
       *[other] { $population } Personen erreichen den Grenzwert { $limit } nicht
      }: kein Ausbruch
  }
ravage-times = × { $count }
ravage-held = Wartet auf dich.
ravage-go-on = Weiter
ravage-flow = Automatisch
ravage-course = { $final ->
    [yes] Die letzte Heimsuchung bisher
   *[no] In { $region }
  }
ravage-there = Vorher
ravage-now-lost = Verloren
ravage-here = jetzt
ravage-to-come = { $list ->
    [none] Das ist die letzte Region.
   *[other] Es folgen: { $list }.
  }
ravage-again = Diese Heimsuchung noch einmal ansehen
ravage-again-all = Die letzte Heimsuchung noch einmal ansehen
ravage-earlier = Früher
ravage-later = Später
ravage-number = Heimsuchung { $number } von { $count }
ravage-before = Vorher:
ravage-sum = { $list ->
    [none] { $region }: keine Verluste
   *[other] Verluste in { $region }: { $list }
  }
ravage-loss = −{ $count } { $name }
ravage-none = keine Verluste
ravage-score = Stand

## Glück: was die Pest voraussichtlich kosten sollte und was sie kostete

luck-title = Glück mit der Pest
luck-about = Verlorene Würfel, Heimsuchung für Heimsuchung. Gepunktet: was nach dem Wissen aller zu erwarten war. Schraffiert: Verluste darüber hinaus. Schattiert: die letzte Heimsuchung.
luck-seat = { $seat }: { $lost ->
    [one] ein Würfel verloren
   *[other] { $lost } Würfel verloren
  }, { $expected } erwartet
luck-lost = { $count } verloren
luck-expected = { $count } erwartet
luck-worst = Schwerster Schlag: { $region }, { $lost } verloren, { $expected } erwartet
luck-best = Knapp entkommen: { $region }, { $lost } verloren, { $expected } erwartet
luck-then = Die Aussichten davor
    .own = Die Aussichten davor, nach deinem Wissen
luck-sum = insgesamt
luck-came = Das Ergebnis.
luck-nobody = Niemand konnte einen Würfel verlieren.
luck-order = Danach wurde die Reihenfolge der Ratten gewählt; dies sind die Wahrscheinlichkeiten bei zufälliger Reihenfolge.

## Das Ende

ranking-title = Endstand
print-losses = Verlorene Würfel, Heimsuchung für Heimsuchung
ranking-place = { $place }.
ranking-won = { FORM($seat, "The") } gewinnt
    .me = Du gewinnst
ranking-tie = Gleich viele Würfel: Vorn liegt, wer als Nächstes am Zug gewesen wäre.
ranking-detail = { $board } auf dem Spielplan, { $palace } in der Burg
ranking-cards = Karten am Ende: { $cards }
bill-title = An die Pest verloren
bill-card = { $name }: { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
  }{ $gained ->
    [0] {""}
   *[other] , { $gained } gewonnen
  }{ $lost ->
    [0] {""}
   *[other] , { $lost } verloren
  }

## Regeln, auf die Sätze verweisen

rule-RAT-S5 = Die Pest beginnt in einer zufälligen Region.
rule-RAT-S6 = Die Tischoptionen bestimmen, wer beginnt.
rule-RAT-S7 = Alle setzen zwei Würfel in eine Region, dann in umgekehrter Reihenfolge noch einmal zwei.
rule-RAT-S8 = Wer beginnt, hat den ersten Zug. Gespielt wird im Uhrzeigersinn.
rule-RAT-S10 = Mit dem Rattenfänger sind sechs von achtzehn Karten im Spiel.
rule-RAT-T2 = Einmal pro Zug darfst du eine Karte nehmen, vom Tisch oder von jemand anderem. Ihre Fähigkeit darfst du sofort nutzen.
rule-RAT-T3 = Einmal pro Zug darfst du in eine Region genau so viele Würfel einsetzen, wie dort Ratten sind, oder alle, die du noch hast, wenn es weniger sind.
rule-RAT-T5 = Dein Zug endet, wenn die Pest gezogen ist und gewütet hat.
rule-RAT-C1 = Die Pest zieht in eine Nachbarregion und bleibt nie stehen.
rule-RAT-C2 = Eine Ratte in der Pestregion bringt den Nachbarn eine neue Ratte; zwei oder drei Ratten bringen zwei.
rule-RAT-C3 = Treffen in der Pestregion Ratten und Würfel zusammen, werden ihre Ratten einzeln aufgedeckt, bis die Ratten oder die Würfel ausgehen.
rule-RAT-C4 = Erreicht die Bevölkerung den Grenzwert einer Ratte, bricht die Pest aus. Sonst kommt die Ratte ohne Wirkung aus dem Spiel.
rule-RAT-C5 = Ausbruch: erst die Mehrheit, dann jeder Stand, dann alle. Wer dort keine Würfel hat, verliert nichts.
rule-RAT-F1 = Das Ende wird ausgelöst, wenn der Rattenvorrat leer ist oder jemand nach dem eigenen Zug alle Würfel auf dem Spielplan hat.
rule-RAT-F2 = Alle außer der Person, die zuletzt am Zug war, haben noch einen Zug, gegen den Uhrzeigersinn.
rule-RAT-F3 = In der letzten Runde darf man nur die Fähigkeiten der Karten nutzen.
rule-RAT-F5 = Am Ende wütet die Pest in jeder Region, in einer nach der anderen.
rule-RAT-F6 = Wer die meisten Würfel auf dem Spielplan und in der Burg hat, gewinnt. Bei Gleichstand gewinnt, wer als Nächstes am Zug gewesen wäre.
rule-RAT-F4 = Nach der letzten Runde setzt die Person links vom Besitzer des Bäckers die Würfel von der Karte ein.
rule-RAT-H1 = Nur wer hingesehen hat, kennt die Ratte.
rule-RAT-K-PEASANT = Bauer: beim Einsetzen ein Würfel mehr, auch ohne Ratten.
    .name = { card-peasant }
rule-RAT-K-MONK = Mönch: Bewege eine Ratte in eine Nachbarregion, in der Platz ist.
    .name = { card-monk }
rule-RAT-K-MERCHANT = Kaufmann: Bewege einen bis drei deiner Würfel in eine Nachbarregion.
    .name = { card-merchant }
rule-RAT-K-KNIGHT = Ritter: bis zu zwei Schritte für die Pest; sie darf als zwei Personen zählen.
    .name = { card-knight }
rule-RAT-K-WITCH = Hexe: Sieh dir eine Ratte an, dann noch eine, und vertausche sie oder nicht.
    .name = { card-witch }
rule-RAT-K-KING = König: Einer deiner Würfel geht aus einer Region ohne Ratten in die Burg.
    .name = { card-king }
rule-RAT-K-CRUSADER = Kreuzritter: bis zu zwei Schritte für die Pest; decke alle Ratten auf einmal auf und bestimme, in welcher Reihenfolge sie ausgewertet werden.
    .name = { card-crusader }
rule-RAT-K-SOLDIER = Soldat: bis zu zwei Schritte für die Pest; bringt sie Ratten, darfst du eine dazulegen.
    .name = { card-soldier }
rule-RAT-K-COURIER = Kurier: Zwei Würfel in verschiedenen Regionen tauschen die Plätze.
    .name = { card-courier }
rule-RAT-K-MAYOR = Bürgermeister: statt des üblichen Einsetzens je ein Würfel in jede Region, in der du mehr hast als jede andere Person.
    .name = { card-mayor }
rule-RAT-K-QUEEN = Königin: beim Einsetzen bis zu zwei Würfel mehr, wenn deine größte Gruppe von Regionen größer ist als die aller anderen.
    .name = { card-queen }
rule-RAT-K-EMPEROR = Kaiser: drei Mauern an Grenzen und Pfeilen, über die keine Ratte, kein Würfel und keine Pest kommt.
    .name = { card-emperor }
rule-RAT-K-SERF = Leibeigener: Hat eine Ratte jemand anderen einen Würfel gekostet, darfst du einen einsetzen.
    .name = { card-serf }
rule-RAT-K-BAKER = Bäcker: Ein Würfel kommt auf die Karte. Nimmt jemand anders sie, kommen alle Würfel von ihr in eine Region.
    .name = { card-baker }
rule-RAT-K-NUN = Nonne: Jede Nonne senkt die Bevölkerung ihrer Region um eins.
    .name = { card-nun }
rule-RAT-K-BISHOP = Bischof: In eine Region mit Bischof kommt keine Ratte.
    .name = { card-bishop }
rule-RAT-K-PIPER = Rattenfänger: Ein Würfel von dir geht in eine Nachbarregion, und Ratten gehen mit.
    .name = { card-pied-piper }
rule-RAT-K-WIZARD = Zauberer: ein Trank für einen deiner Würfel; er geht statt des Würfels verloren.
    .name = { card-wizard }
rule-RAT-V1 = Letzte Runde: Die Pest, die der Ritter bewegt, wütet sofort.
rule-RAT-V2 = Statt eines Würfels geht ein Trank verloren, vom Würfel mit den meisten Tränken; bei „wörtlich“ entscheidet der Besitzer.
rule-RAT-V5 = Ist der Rattenvorrat leer, zieht der Soldat aus den Ratten, die nicht auf dem Spielplan sind.
rule-RAT-V6 = Was die Hexe gesehen hat, bleibt sichtbar, aber nur für dich.

## Textansicht

text-regions = Regionen
text-column-region = Region
text-column-people = Würfel
text-column-rats = Ratten
text-column-pieces = Figuren
text-column-next = Nachbarn
text-column-odds = Gefahr
text-column-choose = Hier möglich
text-column-card = Karte
text-column-holder = Ort
text-column-does = Wirkung
text-column-risk = Preis
text-column-rule = Regel
text-column-player = Name
text-column-board = Würfel auf dem Spielplan
text-column-palace = In der Burg
text-column-stock = Im Vorrat
text-column-held = Karten
text-column-standing = Stand
text-column-face = Bild
text-column-used = Aufgedeckt
text-column-known = Dir bekannt
text-column-hidden = Noch verdeckt
text-order-name = Name
text-order-people = Anzahl der Würfel
text-order-rats = Ratten
text-order-possible = Wählbarkeit
text-card = { $card }, { $class }
text-card-rule = { $card } in den Regeln
text-plague-here = Die Pestfigur
text-rats-of = { $count } von { $most }
text-counted = Für Ausbrüche zählt die Region, als { $count ->
    [0] lebte hier niemand
    [one] lebte hier eine Person
   *[other] lebten hier { $count } Personen
  }
text-walled = { $region } (eine Mauer dazwischen)
text-next-border = Über Land: { $list }
text-next-arrow = Über Pfeile: { $list }
text-hidden = { $count ->
    [0] Du kennst alle Ratten.
    [one] Eine Ratte ist dir noch unbekannt.
   *[other] { $count } Ratten sind dir noch unbekannt.
  }
text-potions = { $count ->
    [0] Es gibt keine Tränke mehr.
    [one] Noch ein Trank ist übrig.
   *[other] Noch { $count } Tränke sind übrig.
  }

## Meere auf der Landkarte

sea-atlantic = Oceanus Atlanticus
sea-north = Mare Germanicum
sea-mediterranean = Mare Internum
sea-black = Pontus Euxinus
sea-baltic = Mare Suebicum
sea-adriatic = Mare Adriaticum

## Statistics

counted-title = Genommene Karten
