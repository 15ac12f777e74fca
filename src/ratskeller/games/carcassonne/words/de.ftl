### Carcassonne: Die Pest auf Deutsch, für Browser und Terminal.
###
### Welche Variablen es gibt, steht in en.ftl. Namen und Orte werden nicht gebeugt („von Rot“, „auf 3,-1“). Rollen haben Formen: mit
### Artikel mitten im Satz (.the, .accusative) und am Anfang (.The), ohne Artikel vor „einsetzen“ (.bare). Wo das Geschlecht eines Gebiets
### gebraucht wird, wird { $feature } eigens ausgewählt.

game-title = Carcassonne: Die Pest
game-pitch = Baue Plättchen für Plättchen ein Land aus Städten, Straßen und Klöstern und setze deine Meeple hinein. Doch die Pest zieht hindurch, und kranke Meeple zählen bei keiner Wertung.
game-players = { $count ->
    [one] allein
   *[other] zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
       *[other] { $count }
      }
  }

rules-part-minute = So geht’s
hint-new = Neu bei Carcassonne?
hint-lay = Wähle ein umrandetes Feld für das Plättchen. Wähle es noch einmal, um das Plättchen zu drehen. Bis du bestätigst, kannst du alles noch ändern.
hint-plague = Die Pest ist da. Sie zieht nach jedem Zug weiter, und kranke Meeple zählen nicht.
rules-part-plague = So wirkt die Pest

## Was im Land liegt

kind = { $feature ->
    [city] Stadt
    [road] Straße
    [monastery] Kloster
    [garden] Garten
    [river] Fluss
   *[field] Wiese
  }
kind-city = Stadt
    .many = Städte
kind-road = Straße
    .many = Straßen
kind-monastery = Kloster
    .many = Klöster
kind-garden = Garten
    .many = Gärten
kind-field = Wiese
    .many = Wiesen
kind-river = Fluss

# Ein Gebiet mit allem, wovon sein Wert abhängt: „Stadt (5 Plättchen, 2 Wappen, Kathedrale)“.
feature = { $feature ->
    [city] { $complete ->
        [yes] { $small ->
            [yes] Kleine Stadt
           *[no] Stadt
          }
       *[no] Unfertige Stadt
      } ({ tiles }{ $pennants ->
        [0] {""}
       *[other] , { pennants }
      }{ $cathedral ->
        [yes] , Kathedrale
       *[no] {""}
      })
    [road] { $complete ->
        [yes] Straße
       *[no] Unfertige Straße
      } ({ tiles }{ $inn ->
        [yes] , Wirtshaus
       *[no] {""}
      })
    [monastery] Kloster ({ filled })
    [garden] Garten ({ filled })
   *[field] Wiese ({ $cities ->
        [0] keine fertige Stadt
        [one] eine fertige Stadt
       *[other] { $cities } fertige Städte
      })
  }
tiles = { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
  }
pennants = { $pennants ->
    [one] 1 Wappen
   *[other] { $pennants } Wappen
  }
filled = { $filled ->
    [8] alle 8 Felder ringsum belegt
   *[other] { $filled } von 8 Feldern ringsum belegt
  }
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
    .dative = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }

## Plättchen

tile = { $plague ->
    [yes] Pestplättchen { $id }
   *[no] { $garden ->
        [yes] Plättchen { $id } mit Garten
       *[no] Plättchen { $id }
      }
  }
tile-looks = { $tile }: { $list }
side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen
part-city = Stadt im { $sides }{ $pennants ->
    [0] {""}
    [one] {" "}mit Wappen
   *[other] {" "}mit { $pennants } Wappen
  }{ $cathedral ->
    [yes] {" "}mit Kathedrale
   *[no] {""}
  }
part-road = Straße im { $sides }{ $inn ->
    [yes] {" "}mit Wirtshaus
   *[no] {""}
  }
part-monastery = Kloster
part-garden = Garten
part-river = Fluss im { $sides }
part-field = { $count ->
    [one] eine Wiese
   *[other] { $count } Wiesen
  }
tile-count = { $count ->
    [0] keines mehr
    [one] noch eines
   *[other] noch { $count }
  }

## Figuren, und wie sie heißen, wo sie stehen

figure-follower = Meeple
    .many = Meeple
figure-large = großer Meeple
    .many = große Meeple
figure-abbot = Abt
    .many = Äbte
role-city = Ritter
    .one = Ritter
    .many = Ritter
    .the = der Ritter
    .The = Der Ritter
    .accusative = einen Ritter
    .bare = Ritter
role-road = Wegelagerer
    .one = Wegelagerer
    .many = Wegelagerer
    .the = der Wegelagerer
    .The = Der Wegelagerer
    .accusative = einen Wegelagerer
    .bare = Wegelagerer
role-monastery = Mönch
    .one = Mönch
    .many = Mönche
    .the = der Mönch
    .The = Der Mönch
    .accusative = einen Mönch
    .bare = Mönch
role-field = Bauer
    .one = Bauer
    .many = Bauern
    .the = der Bauer
    .The = Der Bauer
    .accusative = einen Bauern
    .bare = Bauern
    .dative = Bauern
role-large-city = großer Ritter
    .one = großer Ritter
    .many = große Ritter
    .the = der große Ritter
    .The = Der große Ritter
    .accusative = einen großen Ritter
    .bare = Großen Ritter
    .dative = großem Ritter
role-large-road = großer Wegelagerer
    .one = großer Wegelagerer
    .many = große Wegelagerer
    .the = der große Wegelagerer
    .The = Der große Wegelagerer
    .accusative = einen großen Wegelagerer
    .bare = Großen Wegelagerer
    .dative = großem Wegelagerer
role-large-monastery = großer Mönch
    .one = großer Mönch
    .many = große Mönche
    .the = der große Mönch
    .The = Der große Mönch
    .accusative = einen großen Mönch
    .bare = Großen Mönch
    .dative = großem Mönch
role-large-field = großer Bauer
    .one = großer Bauer
    .many = große Bauern
    .the = der große Bauer
    .The = Der große Bauer
    .accusative = einen großen Bauern
    .bare = Großen Bauern
    .dative = großem Bauern
role-abbot = Abt
    .one = Abt
    .many = Äbte
    .the = der Abt
    .The = Der Abt
    .accusative = den Abt

# Wo auf einem Plättchen jemand stehen kann, nach den Seiten, die das Gebiet erreicht; `none`, wo es keine erreicht.
spot = { $sides ->
    [none] { kind }
   *[other] { kind } ({ $sides })
  }

# Dasselbe für eine Wiese nach dem, was sie von den anderen Wiesen ihres Plättchens trennt; { $way } ist eines der acht Wörter unten.
spot-meadow = Wiese{ $way ->
    [none] {""}
   *[other] { $mark ->
        [road] {" "}{ $way } der Straße
        [river] {" "}{ $way } des Flusses
       *[city] {" "}im { $way }en Teil
      }
  }{ $cities ->
    [0] {""}
    [one] , eine fertige Stadt
   *[other] , { $cities } fertige Städte
  }
# Dasselbe für Stadt oder Straße, für die, die das Spielfeld sehen: { $tiles }, auf denen sie mit diesem läge.
spot-part = { $tiles ->
    [one] neue { $kind ->
        [city] Stadt
       *[road] Straße
      }
   *[other] { $kind ->
        [city] Stadt
       *[road] Straße
      } aus { $tiles } Plättchen
  } ({ $sides })
# So kurz wie möglich, für die Knöpfe auf dem Handy; { $where } in Buchstaben der Windrose.
spot-brief = { $kind ->
    [city] { $tiles ->
        [one] neue Stadt
       *[other] Stadt aus { $tiles }
      }
    [road] { $tiles ->
        [one] neue Straße
       *[other] Straße aus { $tiles }
      }
   *[field] Wiese
  }{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
  }
way-N = nördlich
    .letter = N
way-NE = nordöstlich
    .letter = NO
way-E = östlich
    .letter = O
way-SE = südöstlich
    .letter = SO
way-S = südlich
    .letter = S
way-SW = südwestlich
    .letter = SW
way-W = westlich
    .letter = W
way-NW = nordwestlich
    .letter = NW

supply-follower = { $count ->
    [one] ein Meeple
   *[other] { $count } Meeple
  }
supply-large = { $count ->
    [one] ein großer Meeple
   *[other] { $count } große Meeple
  }
supply-abbot = { $count ->
    [one] der Abt
   *[other] { $count } Äbte
  }
supply-empty = keine Meeple mehr im Vorrat
supply-title = Vorrat

## Krankheit

# Warum jemand krank ist. { $markers } sind Nummern in einer Reihe, { $count } ihre Anzahl. { $where }: `own` das eigene Plättchen, `next` das
# nächste, `feature` (Reichweite: das ganze Gebiet), `any`, wo nicht gesagt ist, welches der ersten beiden.
sick-cause = { $count ->
    [one] Marker { $markers } liegt
   *[other] die Marker { $markers } liegen
  } { $where ->
    [own] auf demselben Plättchen
    [beside] auf einem benachbarten Plättchen
    [near] auf demselben Plättchen oder einem benachbarten
    [around] im selben Gebiet oder auf einem benachbarten Plättchen
    [next] auf einem benachbarten Plättchen { $feature ->
        [city] derselben Stadt
        [road] derselben Straße
        [monastery] desselben Klosters
        [garden] desselben Gartens
        [river] desselben Flusses
       *[field] derselben Wiese
      }
    [feature] { $feature ->
        [city] in derselben Stadt
        [road] auf derselben Straße
        [monastery] in demselben Kloster
        [garden] in demselben Garten
        [river] in demselben Fluss
       *[field] auf derselben Wiese
      }
   *[any] auf demselben oder einem benachbarten Plättchen { $feature ->
        [city] derselben Stadt
        [road] derselben Straße
        [monastery] desselben Klosters
        [garden] desselben Gartens
        [river] desselben Flusses
       *[field] derselben Wiese
      }
  }
sick-figure = { $count ->
    [one] { FORM($role, "the") } { FORM($seat, "article") ->
        [yes] { FORM($seat, "of") }
       *[other] von { $seat }
      }
   *[other] { $count } { $roles } { FORM($seat, "article") ->
        [yes] { FORM($seat, "of") }
       *[other] von { $seat }
      }
  }
sick-here = { $role } { FORM($seat, "article") ->
    [yes] { FORM($seat, "of") }
   *[other] von { $seat }
  }, krank: { sick-cause }
healthy-here = { $role } { FORM($seat, "article") ->
    [yes] { FORM($seat, "of") }
   *[other] von { $seat }
  }, gesund
affected = Die Pest ist { $feature ->
    [city] in dieser Stadt
    [road] auf dieser Straße
    [monastery] in diesem Kloster
    [garden] in diesem Garten
    [river] in diesem Fluss
   *[field] auf dieser Wiese
  }.

marker = Pestmarker { $number }
# Wer das Brett sieht (.seen), bekommt Orte nach Seiten gesagt (`side-N` …) und durch Licht
marker-next = { $to ->
    [none] { marker } auf { $at } bleibt: kein freies Plättchen daneben
   *[other] { marker } auf { $at } zieht als Nächstes nach { $to }
  }
    .seen = { $to ->
    [none] { marker } bleibt: kein freies Plättchen daneben
   *[other] { marker } zieht als Nächstes nach { $to }
  }
marker-rests = { marker } auf { $at } bleibt: Die Pest breitet sich nicht mehr aus
    .seen = { marker } bleibt: Die Pest breitet sich nicht mehr aus
# Warum er dorthin zieht: { $free } Plättchen daneben haben keinen Marker, { $equal } davon sind so gut wie das gewählte
marker-why = { $free ->
    [one] Es ist das einzige freie Plättchen daneben.
   *[other] { $fresh ->
        [yes] { $equal ->
            [one] Von den { $free } freien Plättchen daneben hatte nur dieses noch nie einen Marker.
           *[other] { $equal } Plättchen daneben hatten noch nie einen Marker: Er nimmt das erste in der Reihenfolge Norden, Osten, Süden, Westen.
          }
       *[no] { $equal ->
            [one] Von den { $free } freien Plättchen daneben ist dieses am längsten verlassen.
           *[other] { $equal } freie Plättchen daneben sind gleich lange verlassen: Er nimmt das erste in der Reihenfolge Norden, Osten, Süden, Westen.
          }
      }
  }

# Was sein nächster Schritt bewirkt, wenn vorher nichts anderes geschieht
forecast-title = { $count ->
    [0] Beim nächsten Schritt wird niemand krank und niemand gesund.
   *[other] Beim nächsten Schritt der Marker:
  }
forecast-ahead = { $count ->
    [0] Legt niemand ein Plättchen, wird in { $steps } Schritten niemand krank und niemand gesund.
   *[other] In { $steps } Schritten, wenn niemand ein Plättchen legt:
  }
# Eine Reihe von Knöpfen: die Pest, wie sie ist, und einige Schritte weiter
ahead-title = Die Pest in ein paar Schritten
ahead-name = { $count ->
    [0] Jetzt: die Pest, wie sie ist
    [one] +1: die Pest nach dem nächsten Schritt
   *[other] +{ $count }: die Pest nach { $count } Schritten
  }
ahead-step = { $count ->
    [0] Jetzt
   *[other] +{ $count }
  }
# Über dem Brett, solange es die Pest einige Schritte weiter zeigt
ahead-then = { $count ->
    [one] Nach dem nächsten Schritt
   *[other] In { $count } Schritten
  }
forecast-pending = Die Marker ziehen gerade.
forecast-change = { FORM($role, "The") } { FORM($seat, "article") ->
    [yes] { FORM($seat, "of") }
   *[other] von { $seat }
  } auf { $at } wird { $sick ->
    [yes] durch { $count ->
        [one] Marker { $markers }
       *[other] die Marker { $markers }
      } krank
   *[no] gesund
  }
    .seen = { FORM($role, "The") } { FORM($seat, "article") ->
        [yes] { FORM($seat, "of") }
       *[other] von { $seat }
      } wird { $sick ->
    [yes] durch { $count ->
        [one] Marker { $markers }
       *[other] die Marker { $markers }
      } krank
   *[no] gesund
  }
forecast-here = { $figure }; { $sick ->
    [yes] wird beim nächsten Schritt krank
   *[no] wird beim nächsten Schritt gesund
  }

## Wer wo ist

strength = { $seat } mit { $count }
owners = { $count ->
    [0] Keine Punkte: Alle Meeple hier sind krank
    [one] { FORM($winners, "The") } bekäme die Punkte
   *[other] { $winners } bekämen je die vollen Punkte
  }
worth-now = Derzeit { points } wert
seat-score = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
  }
stack-left = { $count ->
    [0] Keine Plättchen mehr
    [one] Noch ein Plättchen
   *[other] Noch { $count } Plättchen
  }
stack-title = Übrige Plättchen
discarded-title = Aus dem Spiel
cell-fits = { $fits ->
    [one] { $at }: Hier passt eines von { $left } Plättchen
   *[other] { $at }: Hier passen { $fits } von { $left } Plättchen
  }
cell-dead = { $at }: Keines der übrigen Plättchen passt hier
cell-over = { $at }: Es wird kein Plättchen mehr gelegt

## Wie gespielt wird

option-players = Spielerzahl
    .about = Wie viele mitspielen. Zu sechst braucht ihr Wirtshäuser & Kathedralen.
option-plague = Die Pest
    .about = Im Stapel sind Pestplättchen. Jedes bringt einen Marker, der nach jedem Zug weiterzieht und Meeple in seiner Nähe krank macht.
option-plague-on = Mit Pest
    .about = Jedes Pestplättchen bringt einen Marker, der nach jedem Zug weiterzieht. Kranke Meeple zählen nicht.
option-plague-off = Ohne Pest
    .about = Carcassonne ohne die Pest.
    .idle = Wirkt nur mit Pest.
option-preset = Vorgabe
    .about = Setzt mehrere Optionen auf einmal.
option-preset-usual = Übliche Regeln
    .about = Die Pest reicht bis zu benachbarten Plättchen desselben Gebiets, nichts hält sie auf, und nach dem letzten Zug ruht sie.
option-preset-as_written = Wortlaut
    .about = Das Regelblatt der Pest wörtlich genommen: Sie wirkt im ganzen Gebiet und auf allen benachbarten Plättchen, fertige Plättchen halten sie auf, und nach dem letzten Zug zieht sie noch einmal.
option-plague-tiles = Pestplättchen
    .about = Wie viele Pestplättchen in den Stapel gemischt werden.
option-plague-tiles-6 = Sechs
    .about = Jede der sechs Arten einmal.
option-plague-tiles-12 = Zwölf
    .about = Jede der sechs Arten zweimal. Die Pest ist bald überall.
option-grace = Schonzeit
    .about = Ob die Pest sofort kommen kann.
option-grace-0 = Keine
    .about = Ein Pestplättchen kann vom ersten Zug an gezogen werden.
option-grace-17 = 17 Plättchen
    .about = Die ersten 17 gezogenen Plättchen bringen keine Pest.
option-spread = Ausbreitung
    .about = Was ein Marker nach jedem Zug tut.
option-spread-move = Sie wandert
    .about = Jeder Marker zieht auf ein Nachbarplättchen und verlässt sein eigenes.
option-spread-copy = Sie vermehrt sich
    .about = Jeder Marker bleibt liegen, und ein neuer kommt auf ein Nachbarplättchen. Es wird eng.
option-reach = Reichweite
    .about = Wie nah ein Marker sein muss, damit ein Meeple krank ist.
option-reach-near = Nebenan
    .about = Auf dem Plättchen des Meeples oder auf einem benachbarten, das zum selben Gebiet gehört.
option-reach-tile = Gleiches Plättchen
    .about = Nur auf dem Plättchen des Meeples.
option-reach-feature = Ganzes Gebiet
    .about = Irgendwo im selben Gebiet.
option-reach-bordering = Rundum
    .about = Auf dem Plättchen des Meeples oder auf irgendeinem benachbarten.
option-reach-wide = Ganzes Gebiet und rundum
    .about = Irgendwo im selben Gebiet oder auf irgendeinem Plättchen neben dem des Meeples.
option-obstacles = Hindernisse
    .about = Ob fertige Plättchen die Marker aufhalten.
option-obstacles-none = Keine
    .about = Die Marker kommen überallhin.
option-obstacles-completed = Fertige Plättchen
    .about = Kein Marker betritt ein Plättchen, dessen Städte, Straßen und Klöster alle fertig sind. Wiesen zählen nicht.
option-last-step = Letzter Schritt
    .about = Ob die Marker nach dem letzten Zug noch einmal ziehen, vor der Schlusswertung.
option-last-step-off = Ohne letzten Schritt
    .about = In der Schlusswertung zählt, wo die Marker nach dem letzten Zug liegen.
option-last-step-on = Mit letztem Schritt
    .about = Die Marker ziehen noch einmal, dann beginnt die Schlusswertung.
option-farmers = Bauern
    .about = Ob Meeple auf Wiesen eingesetzt werden dürfen, wo sie bis zum Ende bleiben.
option-farmers-on = Mit Bauern
    .about = Am Ende bringt eine Wiese 3 Punkte für jede fertige Stadt, die sie berührt.
option-farmers-off = Ohne Bauern
    .about = Keine Meeple auf Wiesen.
option-small-cities = Städte aus zwei Plättchen
    .about = Was eine fertige Stadt aus zwei Plättchen wert ist.
option-small-cities-4 = Wie jede andere
    .about = 2 Punkte pro Plättchen und pro Wappen: 4 für zwei Plättchen.
option-small-cities-2 = Die Hälfte
    .about = 1 Punkt pro Plättchen und pro Wappen: 2 für zwei Plättchen.
option-river = Der Fluss
    .about = Zuerst kommen zwölf Flussplättchen, von der Quelle bis zur Mündung.
option-river-on = Mit Fluss
    .about = Die Quelle liegt zuerst. Der Fluss muss weitergehen und biegt nie zweimal nacheinander in dieselbe Richtung ab.
option-river-off = Ohne Fluss
    .about = Die Partie beginnt mit dem üblichen Startplättchen.
option-inns = Wirtshäuser & Kathedralen
    .about = Achtzehn weitere Plättchen und für alle ein großer Meeple.
    .demanded = Zu sechst braucht man das.
option-inns-on = Mit Wirtshäusern und Kathedralen
    .about = Eine Straße mit Wirtshaus bringt 2 pro Plättchen, eine Stadt mit Kathedrale 3 pro Plättchen, unfertig aber nichts. Ein großer Meeple zählt wie zwei. Bis zu sechs können mitspielen.
option-inns-off = Ohne Wirtshäuser und Kathedralen
    .about = Nur eine Art Meeple, bis zu fünf Mitspielende.
option-abbot = Der Abt
    .about = Für alle ein Abt, und Gärten auf einigen Plättchen.
option-abbot-on = Mit Abt
    .about = Äbte dürfen nur in Klöster und Gärten. Statt einen Meeple einzusetzen, darfst du deinen Abt zurücknehmen und seinen Platz werten, wie er ist.
option-abbot-off = Ohne Abt
    .about = Gärten sind nur Schmuck.
option-start = Wer beginnt
    .about = Wer den ersten Zug hat.
option-start-random = Zufällig
    .about = Wird zu Beginn der Partie bestimmt.

# Im Browser stehen die Optionen in Gruppen.
options-plague = Die Pest
options-boxes = Erweiterungen
options-others = Wertung
option-usual = Das normale Spiel: mit Pest, ohne Erweiterungen.
book-open = Plättchen ansehen

## Fragen: was gefragt ist und warum

question-start-seat = Wer beginnt?
    .why = Das wird zufällig bestimmt.
question-draw = Welches Plättchen kommt?
    .why = Es wird vom Stapel gezogen. Passt es nirgends, kommt es aus dem Spiel, und ein anderes wird gezogen.
question-lay = Anlegen: { $tile }
    .why = Es muss ein Plättchen an einer Seite berühren, und alle Seiten, die sich berühren, müssen zusammenpassen. Du darfst es drehen.
question-follower = Meeple einsetzen?
    .why = Nur in ein Gebiet, in dem noch kein Meeple steht oder nur kranke. Danach wird gewertet, was fertig ist, dann zieht die Pest weiter.
    .about = { $count ->
    [0] Du hast keine Meeple mehr.
   *[other] Dein Vorrat: { $list }.
  }
question-other = { FORM($seat, "The") } entscheidet
    .why = Eine Entscheidung in dieser Partie.

watch-lay = { FORM($seat, "The") } legt ein Plättchen
watch-follower = { FORM($seat, "The") } darf einen Meeple einsetzen
watch-other = { FORM($seat, "The") } überlegt

## Antworten: als Möglichkeit, als Knopf, der festlegt (.confirm), und so kurz wie möglich (.short)

answer-lay = Auf { $at }, { turned }
    .confirm = Auf { $at } anlegen
    .short = { $at }
turned = { $r ->
    [0] ungedreht
    [1] um 90° nach rechts gedreht
    [2] um 180° gedreht
   *[3] um 90° nach links gedreht
  }
answer-follower = { $one }: { $spot }
    .confirm = { FORM($one, "bare") } einsetzen
    .with = Mit { FORM($one, "dative") } anlegen
    .short = { $spot }
answer-take-abbot = Abt auf { $at } zurücknehmen: { points }
    .confirm = Abt zurücknehmen
    .with = Anlegen, Abt zurück
    .short = Abt zurück
answer-none = Kein Meeple
    .confirm = Keinen Meeple einsetzen
    .with = Ohne Meeple anlegen
    .short = Kein Meeple
answer-other = { $text }
    .confirm = { $text }

# Was eine Antwort bringt
gain = { $seat } sofort +{ $count }
stands-sick = sofort krank, zählt dort nicht
standing = dort: { $list }
worth = { points } wert

final-turn = Danach kannst du nichts mehr zurücknehmen, was du bisher getan hast.

## Getane Schritte eines Zugs, so kurz wie möglich

chip-lay = { $at }
chip-place = Plättchen liegt
chip-follower = { $role }
# A step of a turn that bots would play
step-lay = Plättchen legen
step-follower = { $role }{ $sides ->
    [none] {""}
   *[other] {" "}({ $sides })
  }
chip-take-abbot = Abt zurück
chip-none = Kein Meeple
chip-other = { $text }

## Was passiert ist: ein Satz für jede Art von Ereignis

# Wo etwas geschah: mit dem Namen des Feldes, oder gezeigt, wo das Brett es aufleuchten lässt
place-at = auf { $at }
place-here = hier
event-start-seat-drawn = { FORM($seat, "The") } beginnt.
event-turn-began = Zug { $turn }: { FORM($seat, "The") } ist dran.
event-tile-drawn = { $left ->
    [0] { FORM($seat, "The") } zieht { $tile }, das letzte.
    [one] { FORM($seat, "The") } zieht { $tile }. Eines ist noch übrig.
   *[other] { FORM($seat, "The") } zieht { $tile }. { $left } sind noch übrig.
  }
tile-drawn-brief = { FORM($seat, "The") } zieht { $tile }
event-tile-discarded = { FORM($seat, "The") } kann { $tile } nirgends anlegen, also kommt es aus dem Spiel.
event-tile-laid = { FORM($seat, "The") } legt { $tile } { $place }{ $r ->
    [0] .
   *[other] , { turned }.
  }
event-marker-placed = Die Pest bricht { $place } aus: Marker { $number } kommt auf das Plättchen.
event-follower-set = { $feature ->
    [city] { FORM($seat, "The") } setzt { $place } { FORM($one, "accusative") } in die Stadt.
    [road] { FORM($seat, "The") } setzt { $place } { FORM($one, "accusative") } auf die Straße.
    [monastery] { FORM($seat, "The") } setzt { $place } { FORM($one, "accusative") } ins Kloster.
    [garden] { FORM($seat, "The") } setzt { $place } { FORM($one, "accusative") } in den Garten.
   *[field] { FORM($seat, "The") } setzt { $place } { FORM($one, "accusative") } auf die Wiese.
  }{ $among ->
    [0] {""}
    [one] {" "}Der Meeple, der schon dort steht, ist krank, darum gilt { $feature ->
        [city] die Stadt
        [road] die Straße
        [monastery] das Kloster
        [garden] der Garten
       *[field] die Wiese
      } als frei.
   *[other] {" "}Alle { $among } Meeple, die schon dort stehen, sind krank, darum gilt { $feature ->
        [city] die Stadt
        [road] die Straße
        [monastery] das Kloster
        [garden] der Garten
       *[field] die Wiese
      } als frei.
  }{ $sick ->
    [yes] {" "}Der neue Meeple ist sofort krank: { sick-cause }.
   *[no] {""}
  }
event-abbot-taken = { $ill ->
    [yes] { FORM($seat, "The") } nimmt den Abt { $place } aus { $feature ->
        [garden] dem Garten
       *[monastery] dem Kloster
      } zurück, ohne Punkte, denn er ist krank.
   *[no] { FORM($seat, "The") } nimmt den Abt { $place } aus { $feature ->
        [garden] dem Garten
       *[monastery] dem Kloster
      } zurück ({ filled }): { points }.
  }
event-feature-scored = { feature } { $place }: { $outcome ->
    [sick] keine Punkte, weil alle Meeple hier krank sind{ $points ->
        [0] {""}
       *[other] {" "}({ points } verloren)
      }
    [nothing] nichts wert
    [shared] je { points } für { FORM($winners, "accusative") }
   *[alone] { points } für { FORM($winners, "accusative") }
  }{ $against ->
    [none] {""}
   *[other] {" "}({ $against })
  }{ $outcome ->
    [sick] : { $sick }.
   *[other] { $ill ->
        [0] .
        [one] ; { $sick } ist krank und zählt nicht.
       *[other] ; { $sick } sind krank und zählen nicht.
      }
  }
event-follower-fell-sick = { FORM($role, "The") } { FORM($seat, "article") ->
    [yes] { FORM($seat, "of") }
   *[other] von { $seat }
  } wird { $place } krank: { sick-cause }.
event-follower-recovered = { FORM($role, "The") } { FORM($seat, "article") ->
    [yes] { FORM($seat, "of") }
   *[other] von { $seat }
  } wird { $place } gesund: Es ist kein Marker mehr in der Nähe.
event-plague-spread = Die Pest breitet sich aus: { $list }.
event-final-scoring-began = Der letzte Zug ist vorbei. Die Schlusswertung beginnt.
event-game-over = { $count ->
    [one] Die Partie ist vorbei: { FORM($winners, "The") } gewinnt mit { points.dative }.
   *[other] Die Partie ist vorbei: { $winners } teilen sich den Sieg mit je { points.dative }.
  }

## Was seit dem eigenen Zug geschah, in Kürze

digest-own = Du hast { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
  } bekommen.
digest-sick = { $count ->
    [one] Einer deiner Meeple wurde krank.
   *[other] { $count } deiner Meeple wurden krank.
  }
digest-others = { $mine ->
    [0] Punkte
   *[other] Punkte für andere
  }: { $list }.
digest-plague = Die Pest zog weiter.
digest-laid = { $count ->
    [one] Ein Plättchen wurde gelegt.
   *[other] { $count } Plättchen wurden gelegt.
  }

# Die Schritte der Marker, und wer bei einer Mehrheit wie viel zählt
step = { $to ->
    [none] Marker { $number } bleibt auf { $source }
   *[other] { $new ->
        [none] Marker { $number } zieht von { $source } nach { $to }
       *[other] Marker { $number } bleibt auf { $source }, und Marker { $new } kommt nach { $to }
      }
  }
    .seen = { $to ->
    [none] Marker { $number } bleibt
   *[other] { $new ->
        [none] Marker { $number } zieht nach { $to }
       *[other] Marker { $number } bleibt, und Marker { $new } kommt im { $to } dazu
      }
  }

# Marker ohne freies Feld, wo es zu viele sind, um sie einzeln zu nennen
steps-stay = { $count ->
    [one] ein Marker bleibt
   *[other] { $count } Marker bleiben
  }

## Das Ende

ranking-title = Endstand
ranking-place = { $place }.
ranking-won = { FORM($seat, "The") } gewinnt
ranking-shared = Geteilter Sieg
ranking-tie = Wer gleich viele Punkte hat, teilt sich den Platz.
final-title = Schlusswertung nach Gebieten
source-abbot = Zurückgenommene Äbte
source-final = Schlusswertung
source-game = Während der Partie
source-total = Summe

## Regeln, auf die Sätze verweisen

rule-CAR-BAS1 = Alle haben sieben Meeple. Das Startplättchen liegt offen, die anderen werden gemischt.
rule-CAR-BAS2 = Ein Zug: Plättchen ziehen und anlegen, auf Wunsch einen Meeple einsetzen, Fertiges werten. Dann zieht die Pest weiter.
rule-CAR-BAS3 = Ein Plättchen muss ein anderes an einer Seite berühren, und Seiten, die sich berühren, müssen zusammenpassen. Passt es irgendwo, musst du es anlegen.
rule-CAR-BAS4 = Ein Plättchen, das nirgends passt, kommt aus dem Spiel, und du ziehst noch einmal.
rule-CAR-BAS5 = Pro Zug darfst du einen Meeple auf das neue Plättchen einsetzen, in ein Gebiet ohne Meeple oder nur mit kranken.
rule-CAR-BAS6 = Eine Straße ist fertig, wenn beide Enden geschlossen sind oder sie ein Ring ist, eine Stadt, wenn sie keine Lücke hat, ein Kloster, wenn alle acht Felder ringsum belegt sind.
rule-CAR-BAS7 = Eine fertige Straße bringt 1 Punkt pro Plättchen, eine fertige Stadt 2 pro Plättchen und 2 pro Wappen, ein fertiges Kloster 9. Jedes Plättchen zählt einmal.
rule-CAR-BAS8 = Wer im Gebiet die meisten Meeple hat, bekommt alle Punkte; bei Gleichstand bekommen alle, die vorn liegen, alle Punkte. Dann kehren die Meeple in den Vorrat zurück.
rule-CAR-BAS9 = Am Ende bringen unfertige Straßen und Städte 1 pro Plättchen und Wappen, Klöster 1 und 1 pro belegtem Feld, Wiesen 3 pro fertiger Stadt.
rule-CAR-BAS10 = Wer die meisten Punkte hat, gewinnt. Bei gleich vielen Punkten wird der Sieg geteilt.
rule-CAR-EXT1 = Zuerst kommt der Fluss: Quelle, Lauf, Mündung. Er muss weitergehen und biegt nie zweimal nacheinander in dieselbe Richtung ab.
rule-CAR-EXT2 = Eine Straße mit Wirtshaus bringt 2 pro Plättchen, eine Stadt mit Kathedrale 3 pro Plättchen und Wappen, unfertig aber nichts. Ein großer Meeple zählt wie zwei.
rule-CAR-EXT3 = Ein Abt darf nur in Klöster und Gärten. Statt einen Meeple einzusetzen, darfst du deinen Abt zurücknehmen und seinen Platz werten, wie er ist.
rule-CAR-PLG1 = Sechs oder zwölf Pestplättchen werden in den Stapel gemischt.
rule-CAR-PLG2 = Ein Pestplättchen bringt sofort einen Marker, bevor ein Meeple eingesetzt und bevor etwas gewertet wird.
rule-CAR-PLG3 = Marker werden in der Reihenfolge nummeriert, in der sie kommen, und verlassen das Spielfeld nie.
rule-CAR-PLG4 = Ein Meeple ist krank, solange ein Marker auf seinem Plättchen liegt oder auf einem daneben, das zum selben Gebiet gehört.
rule-CAR-PLG5 = Nach jedem Zug zieht jeder Marker auf ein Nachbarplättchen ohne Marker: auf eines, das noch nie einen hatte, sonst auf das am längsten verlassene; bei Gleichstand in der Reihenfolge Norden, Osten, Süden, Westen.
rule-CAR-PLG6 = Vermehrt sich die Pest, bleibt jeder Marker liegen, und ein neuer kommt auf das Nachbarplättchen.
rule-CAR-PLG7 = Ein Meeple wird gesund, sobald kein Marker mehr in der Nähe ist. Niemand stirbt.
rule-CAR-PLG8 = Ein Gebiet, dessen Meeple alle krank sind, gilt als frei. Du darfst einen Meeple sogar dort einsetzen, wo er sofort krank ist.
rule-CAR-PLG9 = Bei einer Wertung zählen nur gesunde Meeple. Gibt es keine, bekommt niemand die Punkte.
rule-CAR-PLG10 = Ein kranker großer Meeple zählt gar nicht, und ein kranker Abt bringt nichts.
rule-CAR-PLG11 = Nach dem letzten Zug bleibt die Pest, wo sie ist. In der Schlusswertung zählt, wo die Marker liegen.
rule-CAR-PLG12 = Ohne Pest ist es ganz normales Carcassonne.

## Browser

round-setup = Vor der Partie
round-turn = Zug { $turn }
round-end = Zug { $turn } · { $near ->
    [yes] { $count ->
        [0] das letzte Plättchen
        [one] noch eines · das Ende ist nah
       *[other] noch { $count } · das Ende ist nah
      }
   *[no] noch { $count } Plättchen
  }
round-over = Partie vorbei

# Das Plättchen in der Hand: wohin es kommt, wie es gedreht ist, wer darauf kommt
# Over the picture of the tile; while what the others did is shown
draft-lay = { $plague ->
    [yes] Lege dein Pestplättchen an
   *[no] Lege dein Plättchen an
  }
draft-soon = Gleich bist du dran
draft-where = { $count ->
    [one] Es passt auf ein Feld.
   *[other] Es passt auf { $count } Felder. Wähle ein umrandetes.
  }
draft-ways = { $count ->
    [one] Es passt nur so.
   *[other] Ausrichtung { $number } von { $count }.
  }
draft-turn = Drehen
# In einer Lektion, wo das Plättchen am richtigen Ort falsch herum liegt
draft-turn-on = Falsch herum: Drehe es mit dem Pfeil, oder drücke noch einmal auf sein Feld.
draft-elsewhere = Hier passt das Plättchen, aber in dieser Einführung kommt es woandershin. „Zeige es mir“ markiert das Feld.
draft-about = Zu diesem Plättchen
draft-who = Meeple einsetzen?
draft-nobody = Lege nur das Plättchen
draft-kind = Welcher Meeple
draft-none-left = Du hast keine Meeple mehr im Vorrat und legst nur das Plättchen.
draft-all-taken = Alles darauf ist besetzt, du legst nur das Plättchen.
draft-choose-place = Wähle erst ein Feld.
draft-choose-follower = Wähle erst einen Meeple oder „Ohne Meeple anlegen“.
draft-confirm-lay = Anlegen
draft-confirm-follower = Bestätigen
draft-tried = { $at }, { turned }.
draft-steps = Bisher versucht

preview-now = jetzt +{ $points }
preview-other = { $seat } jetzt +{ $points }
preview-worth = bisher { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } wert
    .short = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
      }
preview-against = { $mine } gegen { $theirs }
preview-own = vergrößert { $feature ->
    [city] deine Stadt
    [road] deine Straße
    [monastery] dein Kloster
    [garden] deinen Garten
    [river] deinen Fluss
   *[field] deine Wiese
  }
preview-joins = schließt an: { kind } { FORM($seat, "article") ->
    [yes] { FORM($seat, "of") }
   *[other] von { $seat }
  }, { $mine } gegen { $theirs }
preview-meets = schließt an: { kind } { FORM($seat, "article") ->
    [yes] { FORM($seat, "of") }
   *[other] von { $seat }
  }
preview-ill = schließt an: { kind }, alle Meeple krank
preview-free = { $feature }: gehört noch niemandem
preview-marker = bringt einen Pestmarker: Meeple in der Nähe werden krank
preview-soon = wird am Ende des Zugs krank
    .short = wird krank
preview-sick = sofort krank: zählt nicht
    .short = sofort krank

# Etwas auf dem Brett ansehen
look-close = Schließen
look-open = { $open ->
    [0] { $feature ->
        [city] Es ist keine Lücke mehr da.
       *[other] Es ist kein Ende offen.
      }
    [one] { $feature ->
        [city] Eine Seite ist noch offen.
       *[other] Ein Ende ist noch offen.
      }
   *[other] { $feature ->
        [city] { $open } Seiten sind noch offen.
       *[other] { $open } Enden sind noch offen.
      }
  }
look-empty = Keine Meeple hier.
look-strength = Wer zählt: { $list }
look-marker = { $count ->
    [0] Er macht niemanden krank.
    [one] Er macht einen Meeple krank:
   *[other] Er macht { $count } Meeple krank:
  }
look-hole = Ein leeres Feld
    .fits = { $fits ->
    [0] Hier passt nichts mehr: keines der { $left } übrigen Plättchen{ $hand ->
        [yes] , auch das in der Hand nicht
       *[no] {""}
      }.
   *[other] Passt hier: { $fits } von { $left }{ $hand ->
        [yes] , das in der Hand mitgezählt
       *[no] {""}
      }.
  }

# Warum das Plättchen dort nicht liegen kann: { $side } ist `side-N` …, { $list } sind Nachrichten `why-clash` oder `why-want`
why-clash = { $shows ->
    [city] eine Stadt
    [road] eine Straße
    [river] der Fluss
   *[field] eine Wiese
  } träfe im { $side } auf { $meets ->
    [city] eine Stadt
    [road] eine Straße
    [river] den Fluss
   *[field] eine Wiese
  }
why-want = { $meets ->
    [city] eine Stadt
    [road] eine Straße
    [river] den Fluss
   *[field] eine Wiese
  } im { $side }
why-sides = Das Plättchen in der Hand passt hier nicht, egal wie man es dreht. Selbst in der besten Ausrichtung stört noch: { $list }.
why-away = Hierher kommt der Fluss nicht, und ein Flussplättchen muss ihn fortsetzen.
why-dead = Keines der übrigen Plättchen zeigt das alles: { $list }. Dieses Feld bleibt leer.
why-wants = Ein Plättchen muss hier zeigen: { $list }.

# Warum auf einem Teil des Plättchens niemand stehen kann; { $spot } ist eine Nachricht `spot`
why-not-title = Warum nicht anderswo?
why-held = { $spot }: Dort steht schon { FORM($seats, "nominative") }.
    .many = { $spot }: Dort stehen schon { $seats }.
why-river = { $spot }: keine Meeple auf Flüssen.
why-farmers = { $spot }: in dieser Partie keine Meeple auf Wiesen.
why-supply = { $spot }: Du hast keinen passenden Meeple im Vorrat.
why-abbot = { $spot }: In einen Garten darf nur ein Abt, und deiner ist nicht im Vorrat.

# Warum eine eigene Figur bleibt, wo sie ist
stays-complete = Er kommt zu dir zurück, wenn das hier fertig ist, gesund oder krank.
stays-end = Bauern bleiben bis zum Ende der Partie.
stays-abbot = In deinem Zug darfst du deinen Abt zurücknehmen, statt einen Meeple einzusetzen.

## Die Wahrscheinlichkeiten der Plättchen, die noch kommen, so wie das Brett liegt

# Was nötig ist: { $count } von { $tiles } Plättchen im Stapel
odds-finish = { $count ->
    [0] Kein Plättchen im Stapel macht es allein fertig.
    [one] Eines von { $tiles } Plättchen im Stapel macht es fertig.
   *[other] { $count } von { $tiles } Plättchen im Stapel machen es fertig.
  }
odds-finish-both = Dafür braucht es noch zwei Plättchen: { $one } von { $tiles } im Stapel für das eine Feld, { $other } für das andere.
odds-finish-hang = Dafür braucht es noch zwei Plättchen, und das zweite hängt vom ersten ab.
odds-finish-many = Dafür braucht es noch mindestens { $open } Plättchen.
odds-lost = Es wird nicht mehr fertig: Keines der übrigen Plättchen passt.
odds-hole = { $count ->
    [0] Kein Plättchen im Stapel passt hier.
    [one] Eines von { $tiles } Plättchen im Stapel passt hier.
   *[other] { $count } von { $tiles } Plättchen im Stapel passen hier.
  }
odds-more = und { $count } weitere
odds-title = Wahrscheinlichkeiten in dieser Stellung
    .about = So wahrscheinlich ist es mit den Plättchen im Stapel, wenn sich sonst nichts ändert. Plättchen, die nirgends passen, zählen nicht mit.
odds-next = Nächstes Plättchen
    .about = Das nächste gelegte Plättchen, egal von wem
odds-mine = { $count ->
    [one] Dein nächster Zug
   *[other] Deine nächsten { $count } Züge
  }
odds-ever = { $count ->
    [one] Dein letzter Zug
   *[other] Alle deine { $count } Züge
  }
odds-percent = { $percent } %
# In einer Zeile, in Worten
odds-said = { $name }: { $percent } %
odds-short = { $count ->
    [one] im nächsten Zug fertig: { $percent } %
   *[other] binnen { $count } Zügen fertig: { $percent } %
  }
odds-short-lost = wird nie mehr fertig
odds-health = { FORM($role, "The") } { FORM($seat, "article") ->
    [yes] { FORM($seat, "of") }
   *[other] von { $seat }
  } ist nach diesem Zug { $sick ->
    [yes] krank
   *[no] gesund
  }
odds-hanging = { $count ->
    [one] Hängt davon ab, wohin das Plättchen kommt:
   *[other] Hängt davon ab, wohin das Plättchen kommt:
  }
odds-hangs = { $role } { FORM($seat, "article") ->
    [yes] { FORM($seat, "of") }
   *[other] von { $seat }
  }: krank bei { $ill } von { $of } Anlegemöglichkeiten

# Auf dem Knopf des Stapels, wenn niemand mehr als zwei Züge hat
stack-near = { $count ->
    [0] Leer
    [one] Noch 1
   *[other] Noch { $count }
  }

# Knöpfe neben dem Brett
tool-fields = Wiesen
    .hint = Wem die Wiesen gehören
tool-plague = Pest
    .hint = Marker, ihre nächsten Schritte und kranke Meeple
tool-dead = Löcher
    .hint = Felder, auf die nichts mehr passt
tool-names = Namen
    .hint = Namen der Felder, wie in der Chronik
tool-last = Zuletzt
tool-left = Stapel
tool-scores = Punkte
tool-board = Anzeige

plague-title = Die Pest
plague-none = Noch liegt kein Marker auf dem Spielfeld.
plague-step = {" "}› { $to }
plague-stays = {" "}bleibt
plague-to-come = { $count ->
    [0] Im Stapel ist kein Pestplättchen mehr.
    [one] Im Stapel ist noch ein Pestplättchen.
   *[other] Im Stapel sind noch { $count } Pestplättchen.
  }
plague-sick = { $count ->
    [0] Niemand ist krank.
    [one] Ein Meeple ist krank und zählt nicht:
   *[other] { $count } Meeple sind krank und zählen nicht:
  }
plague-ill = { $role } { FORM($seat, "article") ->
    [yes] { FORM($seat, "of") }
   *[other] von { $seat }
  }, { $count ->
    [one] durch Marker { $markers }
   *[other] durch die Marker { $markers }
  }

seat-points = { $seat }: { points }
seat-if-ended = { $points }, wenn die Partie jetzt endete
seat-now-sick = { $count ->
    [one] 1 krank
   *[other] { $count } krank
  }

# Woher die Punkte kommen
score-title = Punkte im Einzelnen
score-sum = { $feature ->
    [city] { $pennants ->
        [0] { tiles } × { $each } = { $value }
       *[other] { tiles } × { $each } + { pennants } × { $each } = { $value }
      }
    [road] { tiles } × { $each } = { $value }
    [field] { $cities ->
        [0] keine fertige Stadt = 0
        [one] eine fertige Stadt × 3 = { $value }
       *[other] { $cities } fertige Städte × 3 = { $value }
      }
   *[monastery] 1 + { $filled } ringsum = { $value }
  }
score-pending = Jetzt auf dem Spielfeld
    .hint = Was alle bekämen, wenn die Partie jetzt endete.

left-title = Übrige Plättchen
left-end = Die Partie endet mit dem letzten Plättchen. Unfertiges bringt dann weniger.
left-count = × { $count }
left-filter = Zeigen
left-all = Alle
left-set-base = Grundspiel
left-set-plague = Pest
left-set-river = Fluss
left-set-inns = Wirtshäuser & Kathedralen

walk-open = Schlusswertung durchgehen
walk-step = { $number } von { $count }
walk-nothing = Es gab nichts mehr zu werten.
walk-back = Zurück
walk-next = Weiter
walk-end = Zum Ergebnis
walk-play = Automatisch
walk-pause = Pause
walk-hint = Leertaste: weiter. Esc: zum Ergebnis.

ranking-detail = { $during } während der Partie, { $final } am Ende
ranking-kind = { $name } { $points }
bill-title = An die Pest verloren
bill-item = { $name } { $points }{ $nobody ->
    [yes] {" "}(alle krank)
   *[no] {""}
  }
bill-gained = { points } gewonnen, weil andere krank waren
bill-healthy = { points }, wenn alle Meeple gezählt hätten

# Textansicht
text-cell = Feld
text-lies = Ausrichtung
text-follower = Meeple
text-features = Gebiete
text-misfits = Felder, auf die das Plättchen nicht passt
text-why = Warum nicht
text-board-tiles = Das Spielfeld
text-tile = Plättchen
text-figures = Meeple
text-supplies = Wer spielt
text-holes = Leere Felder
text-needs = Ringsum
text-fits = { $hand ->
    [yes] Passende Plättchen, das in der Hand mitgezählt
   *[no] Passende Plättchen
  }
text-count = Übrig
text-tile-now = In der Hand: { $tile }
text-free = Auch unbesetzte
text-column-feature = Gebiet
text-column-open = Offen
text-column-who = Meeple
text-column-worth = Wert
text-column-where = Felder
text-column-player = Name
text-column-points = Punkte
text-column-supply = Vorrat
text-column-sick = Auf dem Spielfeld
text-column-standing = Stand
text-order-kind = Art
text-order-size = Größe
text-order-open = offenen Enden
text-order-worth = Wert
text-order-place = Nach Feldern sortiert
text-start = der Start
# Ein Feld nach seinem Weg vom Start aus: „2 nach Osten, 1 nach Norden vom Start“; { $at } ist das Feld, wie man es tippt
text-way = { $count } nach { $side }
text-where = vom Start { $list }
text-place = { $where } ({ $at })
text-edge = { $edge ->
    [city] Stadt
    [road] Straße
    [river] Fluss
   *[field] Wiese
  } im { $side }
text-lay = { $place }, { turned }
# Ein Feld für das Plättchen wurde gewählt: Als Nächstes kommt der Meeple
text-then = { $name }; dann einen Meeple wählen
text-gain = mit Meeple sofort bis zu +{ $points }
text-claim = ein Meeple darauf könnte bringen: { points }
text-set = { $where ->
    [none] { $one }, { kind }
   *[other] { $one }, { $feature ->
        [field] { $where }
       *[other] { kind } { $where }
      }
  }
text-worth = { points }: { $count ->
    [0] niemand bekäme sie
    [one] { FORM($winners, "The") } bekäme sie
   *[other] { $winners } bekämen je so viel
  }
text-placed = { $sick ->
    [0] { $count ->
        [one] ein Meeple
       *[other] { $count } Meeple
      }
   *[other] { $count ->
        [one] ein Meeple
       *[other] { $count } Meeple
      }, { $sick } krank
  }
text-at = { $what }: { $place }
text-discarded = Aus dem Spiel: { $list }
text-fits-of = { $fits } von { $left }

# Tasten
help-cell-keys = Pfeiltasten
help-cell = Zwischen möglichen Feldern wechseln
help-lay-keys = Eingabe
help-lay = Das Plättchen dort probieren; ist alles gewählt, noch einmal drücken, um es zu legen
help-turn-keys = R
help-turn = Plättchen drehen
help-figure-keys = 1 bis 9
help-figure = Ort für einen Meeple wählen
help-kind-keys = K
help-kind = Andere Art Meeple, wenn es mehrere gibt
help-nobody-keys = N
help-nobody = Ohne Meeple anlegen
help-fields-keys = F
help-fields = Wem die Wiesen gehören
help-plague-keys = P
help-plague = Die Pest: Marker und ihre Schritte
help-names-keys = G
help-names = Namen der Felder
help-last-keys = L
help-last = Zum letzten Plättchen gehen
help-fit-keys = 0
help-fit = Ganzes Spielfeld
help-move-keys = W A S D, + −
help-move = Spielfeld verschieben, näher und weiter
help-left-keys = T
help-left = Übrige Plättchen
help-points-keys = B
help-points = Punkte im Einzelnen
help-parts-keys = Tab
help-parts = Zwischen Spielfeld, Knöpfen und Chronik wechseln
help-walk-keys = Leertaste
help-walk = Nächster Schritt der Schlusswertung

## Brett

board-title = Spielfeld
board-mini = Kleine Übersicht des Spielfelds
board-home = Zum Geschehen
board-turn = Plättchen drehen
board-confirm = Bestätigen
board-beyond =
    { $count ->
        [one] Noch ein Feld
       *[other] Noch { $count } Felder
    } { $side ->
        [left] links
        [right] rechts
        [up] oben
       *[down] unten
    }
board-target = { $at }: Das Plättchen passt hier
board-tile = { $at }: { $tile }
board-spot-sick = { $name } (sofort krank: zählt nicht)
tilebook-title = Die Plättchen
tilebook-here = In dieser Partie
tilebook-shown = { $types ->
    [one] Eine Art Plättchen
   *[other] { $types } Arten Plättchen
  }, { $count } Plättchen insgesamt
tilebook-count = { $count ->
    [one] einmal
   *[other] { $count } Mal
  }
tilebook-left = { $count }, noch { $left }

## Statistics

counted-title = Eingesetzte Meeple
