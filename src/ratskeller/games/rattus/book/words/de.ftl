### Das Regelbuch von Rattus auf Deutsch.
###
### Wie die Absätze heißen, steht in en.ftl. Eine Regel in Klammern, [C5], wird zum Link. Leerzeilen trennen Absätze.
### Die Namen der Karten und was sie tun kommen aus den Wörtern des Spiels.

book-about = Wie eine Partie beginnt, verläuft und endet, alle achtzehn Karten, und wo sich die gedruckten und die Online-Regeln unterscheiden.

## Worum es geht

chapter-aim = Worum es geht
para-aim =
    Europa, 1347. Deine Würfel sind Menschen. Neue setzt du dort ein, wo Ratten sind. Kommt dann aber die Pest, sind sie besser anderswo.

    Gewonnen hat, wer am Ende der Partie die meisten Würfel auf dem Spielplan und in der Burg hat [F6].
    .title = Das Ziel
para-things =
    Der Spielplan zeigt Regionen. In jeder liegen bis zu drei Ratten, verdeckt, und beliebig viele Würfel. Die Pestfigur steht in einer
    Region und zieht in jedem Zug weiter. Neben dem Spielplan liegen sechs Ständekarten: Jede gibt eine Fähigkeit und hat ihren Preis. In
    der Burg sind Würfel vor der Pest sicher.

    Deine Würfel, die weder auf dem Spielplan noch auf einer Karte liegen, sind dein Vorrat. Ratten, die noch ins Spiel kommen können,
    bilden den Rattenvorrat. Zwei Regionen sind Nachbarn, wenn eine Grenze oder ein Pfeil sie verbindet und beide im Spiel sind.
    .title = Was auf dem Tisch liegt
    .caption = Von links: ein Würfel von Rot, eine verdeckte Ratte, eine aufgedeckte Ratte, die Pestfigur, eine Nonne, ein Bischof, eine Mauer und ein Trank.

## Wie eine Partie beginnt

chapter-setup = Wie eine Partie beginnt
para-S1 =
    Rattus ist ein Spiel für zwei bis vier Personen. Zu zweit sind die acht Regionen im Westen, im Norden und in der Mitte im Spiel. Zu dritt kommen Bulgaria
    und Turcia dazu, zu viert auch Russia und Tartaria. Eine Region, die nicht im Spiel ist, gibt es nicht: Nichts kommt hinein, und nichts
    zieht hindurch.
    .title = Spielerzahl und Regionen
    .caption = Hell: immer im Spiel. Einfach schraffiert: zu dritt und zu viert. Doppelt schraffiert: nur zu viert.
    .at-players-2 = Hier wird zu zweit gespielt, in acht Regionen.
    .at-players-3 = Hier wird zu dritt gespielt, in zehn Regionen.
    .at-players-4 = Hier wird zu viert gespielt, in allen zwölf Regionen.
para-S2 =
    Alle haben zwanzig Würfel in ihrer Farbe. Am Anfang liegen sie im Vorrat.
    .title = Würfel
para-S3 =
    In jede Region kommt eine der zwölf Startratten, zufällig und verdeckt. Zu zweit bleiben vier übrig, zu dritt zwei.

    Dazu gibt es 37 weitere Ratten. Zu zweit kommen zwölf davon ungesehen zurück in die Schachtel, zu dritt sechs. Der Rest wird mit den
    übrigen Startratten gemischt: Das ist der Rattenvorrat. Er enthält zu zweit 29 Ratten, zu dritt 33, zu viert 37.
    .title = Ratten und Rattenvorrat
    .caption = In jeder Region liegt verdeckt eine Startratte. Man erkennt sie am violetten Rand.
    .at-players-2 = Hier beginnt der Rattenvorrat mit 29 Ratten.
    .at-players-3 = Hier beginnt der Rattenvorrat mit 33 Ratten.
    .at-players-4 = Hier beginnt der Rattenvorrat mit 37 Ratten.
para-S5 =
    Die Pestfigur beginnt in einer zufälligen Region, die im Spiel ist.
    .title = Wo die Pest beginnt
para-S6 =
    Es beginnt, wer auf dem ersten Platz sitzt. Die Tischoptionen können jemand anderen bestimmen oder den Zufall entscheiden lassen.
    .title = Wer beginnt
para-S7 =
    Reihum setzen alle je zwei Würfel in eine Region. Dann setzen alle noch einmal zwei, in umgekehrter Reihenfolge: Wer zuletzt dran war,
    ist jetzt zuerst dran. Jede Region im Spiel ist erlaubt, auch dieselbe noch einmal und auch eine, in der schon andere sind. Den ersten
    Zug macht, wer auch die ersten Würfel gesetzt hat. Danach geht es im Uhrzeigersinn weiter.
    .title = Die ersten Würfel
para-S9 =
    Sechs Ständekarten sind im Spiel. Sie liegen neben dem Spielplan und gehören noch niemandem. Im Grundspiel sind das { card-peasant },
    { card-monk }, { card-merchant }, { card-knight }, { card-witch } und { card-king }.
    .title = Die Karten
    .caption = Die sechs Karten des Grundspiels, jede mit dem Symbol ihres Standes.
para-S10 =
    Mit der Erweiterung Rattenfänger gibt es achtzehn Karten. Sechs davon sind im Spiel: sechs zufällige, eine zufällige aus jedem Stand,
    eine fertige Auswahl oder sechs, die du aussuchst.

    Zu zweit oder zu dritt sollte eine Karte des Rittertums dabei sein, sonst kommt die Pest kaum voran. Die Startseite weist darauf hin.
    Bei sechs zufälligen kannst du einstellen, dass immer eine dabei ist; bei einer aus jedem Stand ist es ohnehin so.

    Die fertigen Auswahlen: „{ set-base }“ ist das Grundspiel. „{ set-prosperous-times }“: Bauer, Bäcker, Leibeigener, Königin,
    Bürgermeister und Soldat. „{ set-rat-control }“: Rattenfänger, Zauberer, Bischof, Nonne, Mönch und Kaiser. „{ set-europe-at-war }“:
    Ritter, Kreuzritter, Soldat, Kurier, Kaufmann und Rattenfänger.
    .title = Achtzehn Karten zur Auswahl

## Dein Zug

chapter-turn = Dein Zug
para-T1 =
    In deinem Zug darfst du eine Karte nehmen und Würfel einsetzen, in beliebiger Reihenfolge. Davor, dazwischen und danach darfst du die
    Fähigkeiten deiner Karten nutzen, jede Karte einmal. Zum Schluss bewegst du die Pest: Das ist das Einzige, was du tun musst.
    .title = Was du tust
    .caption = Karte nehmen, Würfel einsetzen, Fähigkeiten nutzen, in beliebiger Reihenfolge; zum Schluss die Pest bewegen.
para-T2 =
    Einmal in deinem Zug darfst du eine Karte nehmen: eine freie oder eine, die jemand anders hat. Du darfst sie sofort nutzen.

    Eine Karte gehört dir, bis jemand sie dir nimmt. Abgeben kannst du sie nicht, und du darfst beliebig viele haben. Jede Karte hilft dir,
    und jede Karte ist ein Risiko: Bei jedem Ausbruch ihres Standes verlierst du einen Würfel, wenn du in der Region einen hast [C5].
    .title = Eine Karte nehmen
    .caption = Du darfst den Mönch nehmen, der frei liegt, oder den Ritter, den Blau hat.
para-T3 =
    Einmal in deinem Zug darfst du eine Region wählen und dort Würfel aus deinem Vorrat einsetzen: genau so viele, wie Ratten da sind. Hast
    du weniger, setzt du alle ein. Eine Region ohne Ratten kannst du nicht wählen, außer eine Karte erlaubt es:
    { card-peasant } [K-PEASANT], { card-queen } [K-QUEEN] oder { card-mayor } [K-MAYOR].
    .title = Würfel einsetzen
    .caption = Drei Ratten in Gallia: Du setzt drei Würfel ein. Eine in Germania: Du setzt einen ein. Keine in Italia: Du kannst keinen einsetzen. Mit dem Bauern wären es vier, zwei und einer.
para-T4 =
    Fähigkeiten darfst du nur nutzen, wenn du am Zug bist, und du musst es nie. Jede Karte kannst du einmal im Zug nutzen, auch wenn du sie
    gerade erst genommen hast.
    .title = Fähigkeiten
para-T5 = Ist die Pest gezogen und hat sie gewütet, endet dein Zug.
    .title = Das Ende deines Zugs

## Die Pest

chapter-plague = Die Pest
para-C1 =
    Bewege die Pestfigur in eine Nachbarregion: Sie kann nicht bleiben, wo sie ist. Ritter, Kreuzritter und Soldat dürfen sie bis zu zwei
    Schritte bewegen, durch jede Region, von Nachbar zu Nachbar; am Ende muss sie in einer anderen Region stehen als am Anfang.

    Die Region, in der sie endet, ist die Pestregion. Versperren ihr Mauern jeden Weg, bleibt sie stehen, und dein Zug endet
    ohne neue Ratten und ohne Heimsuchung.
    .title = Erst zieht die Pest
    .caption = Von Gallia kann die Pest nach Anglia, Germania, Hispania oder Italia ziehen. Pfeile verbinden Regionen, die sich nicht berühren.
para-C2 =
    Wo die Pest hinkommt, breiten sich die Ratten aus. Liegt in der Pestregion eine Ratte, kommt eine neue in eine Nachbarregion. Liegen
    dort zwei oder drei, kommen zwei neue, beide in dieselbe Nachbarregion oder in zwei verschiedene. Liegt dort keine, kommt auch keine
    neue. Du bestimmst, wohin sie kommen. Niemand sieht sie sich an.

    Mehr als drei Ratten passen nicht in eine Region. Keine Ratte kommt über eine Mauer, und keine in eine Region mit Bischof. Solche
    Regionen sind nicht wählbar. Ist keine Region mehr wählbar oder der Rattenvorrat leer, entfallen die übrigen Ratten. Wie viele kommen
    sollen, steht fest, bevor die erste gelegt wird.
    .title = Dann breiten sich Ratten aus
    .caption = In der Pestregion Gallia liegen zwei Ratten. Also kommen zwei neue in Nachbarregionen, hier nach Hispania und Germania.
para-C3 =
    Liegen jetzt in der Pestregion mindestens eine Ratte und mindestens ein Würfel, wütet die Pest dort. Die Ratten werden einzeln
    aufgedeckt, in zufälliger Reihenfolge, bis keine Ratte oder kein Würfel mehr übrig ist.

    Eine aufgedeckte Ratte kommt aus dem Spiel. Was nicht aufgedeckt wurde, bleibt verdeckt liegen.
    .title = Schließlich wütet die Pest
para-C4 =
    Eine Ratte zeigt eine Zahl, ihren Grenzwert, und Symbole. Zähle die Bevölkerung der Region: alle Würfel aller Farben. Jede Nonne macht
    sie um eins kleiner [K-NUN], ein Ritter darf sie um zwei größer machen [K-KNIGHT]. Kleiner als null wird sie nie.

    Ist die Bevölkerung mindestens so groß wie der Grenzwert, kommt es zum Ausbruch. Ist sie kleiner, hat die Ratte keine Wirkung. Wo wenige
    leben, geht es darum oft gut aus; wo viele leben, selten. Die Burg ist keine Region: Würfel dort sind sicher.
    .title = Wann sie ausbricht
    .caption = Grenzwert 2, Bürgertum und Kirche: ein Ausbruch, wo zwei oder mehr Menschen leben. Grenzwert 4 und „Mehrheit“: Hier braucht es vier.
para-C5 =
    Bei einem Ausbruch werden die Symbole der Reihe nach ausgewertet. Zuerst „Mehrheit“: Wer die meisten Würfel in der Region hatte, als die
    Ratte aufgedeckt wurde, nimmt einen weg. Liegen mehrere gleichauf, nehmen sie alle einen weg. Dann jeder Stand: Wer Karten dieses
    Standes hat, nimmt für jede davon einen Würfel weg. Zuletzt „Alle“: Alle nehmen einen weg.

    Wer dort keinen Würfel mehr hat, nimmt nichts weg. Weggenommene Würfel gehen zurück in den Vorrat. Die zwei Personen eines Ritters
    gehören niemandem und zählen nie für die Mehrheit.
    .title = Was ein Ausbruch kostet
    .caption = In Gallia hat Grün zwei Würfel und Gelb einen. Grün hat den Bauern und den Kaufmann. Grenzwert 1, Bürgertum, Kirche: Grün verliert einen Würfel. Grenzwert 3: Nur noch zwei leben dort, nichts passiert. Grenzwert 2 mit „Mehrheit“: Grün und Gelb haben je einen, und beide verlieren ihn.
para-symbols =
    Es gibt sechs Stände, und dieselben Symbole sind auf den Ratten. Drei Türme stehen für Mehrheit, drei Leute für alle.
    .title = Die Symbole
    .caption = Landvolk, Bürgertum, Kirche, Rittertum, Zauberkunst, Königtum; Mehrheit und Alle.
para-C6 =
    Alles wird in dieser Reihenfolge entschieden: wohin die Pest zieht; wohin jede neue Ratte kommt; ob die Pestfigur als zwei Personen
    zählt (Ritter); ob zuerst alle Ratten aufgedeckt werden (Kreuzritter). Dann wird eine Ratte nach der anderen ausgewertet, und nach jeder
    darfst du mit dem Leibeigenen einen Würfel einsetzen.
    .title = Was wann entschieden wird

## Das Ende

chapter-end = Das Ende
para-F1 =
    Das Ende kommt, wenn nach einem Zug der Rattenvorrat leer ist oder wenn jemand nach dem eigenen Zug alle Würfel auf dem Spielplan hat.
    Die Burg gehört zum Spielplan, die Karte des Bäckers nicht. Geprüft wird das einmal pro Zug, nach der Pest.

    Das Ende kommt auch, wenn fünf Runden lang keine Ratte und kein Würfel auf den Spielplan gekommen ist; sonst könnte die Partie
    ewig dauern.
    .title = Wann das Ende kommt
para-F2 =
    Alle außer der Person, die zuletzt am Zug war, haben noch einen Zug. Jetzt geht es gegen den Uhrzeigersinn: Es beginnt, wer rechts von
    dieser Person sitzt.

    In diesem Zug nutzt du nur die Fähigkeiten deiner Karten, jede einmal, in beliebiger Reihenfolge. Du nimmst keine Karte. Würfel
    einsetzen und die Pest bewegen darfst du nur durch eine Fähigkeit. Manche Fähigkeiten wirken in der letzten Runde anders: Das steht bei
    jeder Karte.
    .title = Die letzte Runde
    .caption = Blau hatte den letzten Zug. Rot, Grün und Gelb haben noch einen, in dieser Reihenfolge.
para-F4 =
    Nach der letzten Runde setzt, wer links vom Besitzer des Bäckers sitzt, alle Würfel von der Karte in eine Region [K-BAKER].
    .title = Die Würfel des Bäckers
para-F5 =
    Jetzt wütet die Pest in jeder Region, einer nach der anderen in fester Reihenfolge, genau wie in einem Zug: Alle Ratten werden einzeln
    aufgedeckt, solange Würfel da sind. Nonnen und Tränke wirken wie immer. Ritter, Kreuzritter und Leibeigener bewirken hier nichts, nur
    nach den gedruckten Regeln können die zwei Personen des Ritters zählen [V1].
    .title = Die letzte Heimsuchung
para-F6 =
    Zähle deine Würfel auf dem Spielplan und in der Burg. Wer die meisten hat, gewinnt. Bei Gleichstand gewinnt, wer als Nächstes am Zug
    gewesen wäre, im Uhrzeigersinn nach dem letzten regulären Zug.
    .title = Wer gewinnt
    .caption = Würfel in der Burg zählen wie alle anderen, und keine Pest erreicht sie.

## Die Karten

chapter-cards = Die Karten
para-K-PEASANT =
    { card-peasant.does }

    Der zusätzliche Würfel ist freiwillig. Ohne Ratten setzt du nur diesen einen ein.

    { card-peasant.final }
    .title = { card-peasant }
para-K-SERF =
    { card-serf.does }

    { card-serf.note }

    { card-serf.final }
    .title = { card-serf }
para-K-BAKER =
    { card-baker.does }

    { card-baker.note } Hat niemand die Karte, liegt kein Würfel darauf.

    { card-baker.final }
    .title = { card-baker }
para-K-MERCHANT =
    { card-merchant.does } Sie gehen alle aus derselben Region in dieselbe Region, und nicht über eine Mauer.

    { card-merchant.final }
    .title = { card-merchant }
para-K-COURIER =
    { card-courier.does }

    { card-courier.note }

    { card-courier.final }
    .title = { card-courier }
    .at-rules-online = { card-courier.online }
    .at-rules-printed = { card-courier.printed }
    .at-rules-letter = { card-courier.printed }
para-K-MAYOR =
    { card-mayor.does }

    { card-mayor.note } Ein Gleichstand genügt nicht.

    { card-mayor.final }
    .title = { card-mayor }
para-K-MONK =
    { card-monk.does } Du suchst die Ratte aus. Platz ist, wo weniger als drei Ratten liegen, kein Bischof steht und keine Mauer
    dazwischen ist.

    { card-monk.final }
    .title = { card-monk }
para-K-NUN =
    { card-nun.does } Du darfst auch weniger als drei aufstellen.

    { card-nun.note }

    { card-nun.final }
    .title = { card-nun }
    .caption = In Scandia leben drei Menschen mit zwei Nonnen: Sie zählen als einer, also bricht die Pest nur bei einer Ratte mit Grenzwert 1 aus.
para-K-BISHOP =
    { card-bishop.does } Das gilt für alle Ratten: für neue, für die von Mönch, Rattenfänger und Soldat und für die, die eine Hexe
    vertauscht.

    { card-bishop.note } Beide dürfen in derselben Region stehen. Versetzt du einen, muss er in eine andere
    Region.

    { card-bishop.final }
    .title = { card-bishop }
para-K-KNIGHT =
    { card-knight.does }

    Das entscheidest du, wenn die neuen Ratten liegen und bevor die erste Ratte aufgedeckt wird, nur für diese Heimsuchung. So kommt es auch
    bei Ratten mit höherem Grenzwert zum Ausbruch, und andere verlieren mehr. Diese Personen gehören niemandem: Sie zählen nie für die
    Mehrheit.

    { card-knight.final }
    .title = { card-knight }
    .caption = Zwei Schritte bringen die Pest von Italia nach Scandia. Zählt sie dort als zwei Personen, bricht sie bei Ratten mit Grenzwert bis 4 aus.
    .at-rules-online = { card-knight.online }
    .at-rules-printed = { card-knight.printed }
    .at-rules-letter = { card-knight.letter }
para-K-CRUSADER =
    { card-crusader.does }

    { card-crusader.note }

    { card-crusader.final }
    .title = { card-crusader }
para-K-SOLDIER =
    { card-soldier.does }

    { card-soldier.final } { card-soldier.note }
    .title = { card-soldier }
    .at-rules-online = { card-soldier.online }
    .at-rules-printed = { card-soldier.printed }
    .at-rules-letter = { card-soldier.printed }
para-K-WITCH =
    { card-witch.does } Du entscheidest nach jedem Blick. Nur du siehst die Ratten.

    Ist nur eine einzige Ratte auf dem Spielplan, gibt es keine zweite. Wo ein Bischof steht, kommt keine Ratte hinein: Eine Ratte dort
    darfst du ansehen, aber nicht mit einer aus einer anderen Region vertauschen.

    { card-witch.final }
    .title = { card-witch }
    .at-rules-online = { card-witch.online }
    .at-rules-printed = { card-witch.printed }
    .at-rules-letter = { card-witch.printed }
para-K-PIPER =
    { card-pied-piper.does }

    { card-pied-piper.note }

    { card-pied-piper.final }
    .title = { card-pied-piper }
    .caption = In Germania sind schon zwei Ratten: Eine kommt mit dem Würfel aus Gallia mit, und eine bleibt.
para-K-WIZARD =
    { card-wizard.does }

    { card-wizard.note } Ein einzelner Würfel trägt höchstens zwölf.

    { card-wizard.final }
    .title = { card-wizard }
    .at-rules-online = { card-wizard.online }
    .at-rules-printed = { card-wizard.printed }
    .at-rules-letter = { card-wizard.letter }
para-K-KING =
    { card-king.does }

    { card-king.note }

    { card-king.final }
    .title = { card-king }
para-K-QUEEN =
    { card-queen.does }

    { card-queen.note } Eine gleich große Gruppe genügt nicht.

    { card-queen.final }
    .title = { card-queen }
    .caption = Die größte Gruppe von Rot besteht aus Anglia, Gallia und Hispania: drei Regionen. Die Gruppen von Blau und Gelb haben zwei, die von Grün hat eine. Mit der Königin darf Rot bis zu zwei mehr einsetzen.
para-K-EMPEROR =
    { card-emperor.does } Du darfst auch weniger als drei aufstellen. Versetzt du eine, muss sie an eine andere Stelle.

    { card-emperor.note }

    { card-emperor.final }
    .title = { card-emperor }
    .caption = Eine Mauer zwischen Gallia und Germania: Weder Ratten noch Würfel noch die Pest kommen hinüber.
    .at-rules-online = { card-emperor.online }
    .at-rules-printed = { card-emperor.printed }
    .at-rules-letter = { card-emperor.letter }
para-K1 =
    Zwei Karten eines Standes kosten je einen Würfel, bei jedem Ausbruch dieses Standes: Wer Kreuzritter und Ritter hat, verliert für jedes
    Symbol des Rittertums zwei. Haben zwei Personen je eine davon, verlieren beide einen.
    .title = Zwei Karten eines Standes
para-K2 =
    Auch mehrere Karten des Rittertums bewegen die Pest höchstens zwei Schritte. Ihre anderen Wirkungen gelten alle.
    .title = Mehrere Rittertum-Karten
para-K3 =
    Mit Bauer und Königin sind es bis zu drei Würfel mehr. Setzt du Würfel mit dem Bürgermeister ein, kommen die zusätzlichen in Regionen,
    in denen du die Mehrheit hattest, jeder in eine beliebige davon.
    .title = Bauer, Königin und Bürgermeister zusammen
para-K4 =
    Nutzt du in der letzten Runde mehrere von Kreuzritter, Ritter und Leibeigenem, wird die Pest nur einmal bewegt, und alle wirken in
    derselben Region. Die Karte, die du zuerst nutzt, bestimmt, wie sie zieht. Eine andere, die du später nutzt, wirkt dort, wo die Pest
    steht, wenn dort noch Ratten und Würfel liegen. Lässt du nach den Online-Regeln die Pest mit dem Ritter stehen, gilt das als Passen:
    Dann darf eine andere Karte sie noch bewegen.
    .title = Kreuzritter, Ritter und Leibeigener in der letzten Runde
para-K5 =
    Nonnen und die zwei Personen des Ritters zählen zusammen. In eine Region mit Bischof darf die Pest kommen und wütet dort wie überall: Er
    hält nur neue Ratten fern.
    .title = Nonnen, Ritter und Bischof
para-K6 =
    Mauern, Nonnen, Bischöfe und Tränke bleiben auf dem Spielplan, wenn ihre Karte den Besitzer wechselt. Danach bewegt sie, wer die Karte
    hat.
    .title = Figuren bleiben
para-K7 =
    Ein Trank bleibt bei seinem Würfel. Werden einige deiner Würfel bewegt oder vertauscht und tragen sie verschieden viele Tränke, wirst du
    gefragt, welche. Ein Würfel, der in die Burg oder vom Spielplan kommt, verliert seine Tränke.
    .title = Tränke reisen mit

## Was niemand weiß

chapter-hidden = Was niemand weiß
para-H1 =
    Was eine verdeckte Ratte zeigt, weiß nur, wer sie mit der Hexe gesehen hat [V6]. Alle sehen, welche Ratte gelegt, bewegt, angesehen oder
    vertauscht wird, aber nicht, was sie zeigt. So lässt sich verfolgen, wo eine bestimmte Ratte liegt.
    .title = Was die Ratten zeigen
para-H3 =
    Was aufgedeckt wurde, bleibt für alle sichtbar. Darum wissen alle, was noch verdeckt liegen kann: Die Ablage neben dem Spielplan zeigt
    es.
    .title = Was noch kommen kann
para-H4 =
    In deinem Zug darfst du alles zurücknehmen, bis zurück zu dem Punkt, an dem jemand zuletzt etwas Neues erfahren hat: durch einen Blick,
    eine aufgedeckte Ratte oder eine Ziehung, die jemand gesehen hat. Auch hinter die Antwort von jemand anderem kannst du nicht zurück. Hat
    die letzte Heimsuchung begonnen, lässt sich nichts mehr zurücknehmen.
    .title = Zurücknehmen
para-H5 =
    Auch der Computer weiß nicht im Voraus, was eine verdeckte Ratte zeigt. Das wird gezogen, wenn sie aufgedeckt wird, mit genau den
    Wahrscheinlichkeiten einer gut gemischten Schachtel nach allem, was vorher aufgedeckt wurde. Was gezogen wurde, wird mit der Partie
    gespeichert, sodass sich jede Partie nachspielen lässt.
    .title = Zufall

## Gedruckt und online

chapter-readings = Gedruckt und online
para-readings =
    Die gedruckten Regeln und das Online-Spiel unterscheiden sich in wenigen Punkten. Auf der Startseite kannst du wählen; üblich sind die
    Online-Regeln. Die gedruckten Regeln gibt es auf zwei Arten: ohne Fragen im Zug der anderen, oder wörtlich.
    .title = Die Fassungen
    .at-rules-online = An diesem Tisch gelten die Online-Regeln.
    .at-rules-printed = An diesem Tisch gelten die gedruckten Regeln.
    .at-rules-letter = An diesem Tisch gelten die gedruckten Regeln, wörtlich.
para-V1 =
    Bewegt ein Ritter die Pest in der letzten Runde, wütet sie nach den Online-Regeln sofort, auf Wunsch mit seinen zwei Personen und ohne
    neue Ratten. In der letzten Heimsuchung zählen die zwei dann nicht mehr.

    Nach den gedruckten Regeln bewegt der Ritter nur die Figur, und du sagst, ob sie in der letzten Heimsuchung als zwei Personen zählt,
    auch wenn sie nicht bewegt wurde.

    Wörtlich genommen zählt sie immer, ob der Ritter sie bewegt hat oder nicht, außer die Person mit dem Ritter hatte den letzten Zug vor
    der letzten Runde.

    Bei Leibeigenem und Kreuzritter wütet sie nach allen Fassungen sofort.
    .title = Der Ritter in der letzten Runde
    .at-rules-online = Hier wütet sie sofort.
    .at-rules-printed = Hier wartet sie auf die letzte Heimsuchung.
    .at-rules-letter = Hier wartet sie auf die letzte Heimsuchung und zählt immer.
para-V2 =
    Würdest du bei einem Ausbruch einen Würfel verlieren und hast in der Region einen Würfel mit Trank, geht stattdessen ein Trank verloren,
    und zwar von dem Würfel mit den meisten Tränken. Du wirst nicht gefragt. Wörtlich genommen entscheidest du jedes Mal, auch im Zug der anderen,
    ob du einen Würfel oder einen Trank verlierst und von welchem Würfel der Trank kommt. Ein verlorener Trank zählt für den Leibeigenen
    nicht als verlorener Würfel.
    .title = Wie ein Trank hilft
    .at-rules-online = Hier geschieht das von selbst.
    .at-rules-printed = Hier geschieht das von selbst.
    .at-rules-letter = Hier entscheidest du. Der Tisch kann für dich antworten: Öffne „{ conduct-open }“.
para-V3 =
    Nach den gedruckten Regeln gibt es zehn Tränke. Sind alle auf dem Spielplan, lässt sich der Zauberer nicht nutzen. Nach den
    Online-Regeln gehen sie nie aus.
    .title = Wie viele Tränke es gibt
    .at-rules-online = Hier gehen sie nie aus.
    .at-rules-printed = Hier sind es zehn.
    .at-rules-letter = Hier sind es zehn.
para-V4 =
    Nach den gedruckten Regeln vertauscht der Kurier Würfel zweier verschiedener Farben. Nach den Online-Regeln dürfen beide dieselbe Farbe
    haben, wenn sie verschieden viele Tränke tragen.
    .title = Was der Kurier vertauscht
    .at-rules-online = { card-courier.online }
    .at-rules-printed = { card-courier.printed }
    .at-rules-letter = { card-courier.printed }
para-V5 =
    Legt der Soldat in der letzten Runde eine Ratte, kann der Rattenvorrat leer sein. Nach den Online-Regeln wird sie dann zufällig aus
    allen gezogen, die nicht auf dem Spielplan sind, nach den gedruckten aus denen, die aufgedeckt wurden; gibt es keine, kommt keine Ratte.
    .title = Der Soldat und der leere Rattenvorrat
    .at-rules-online = { card-soldier.online }
    .at-rules-printed = { card-soldier.printed }
    .at-rules-letter = { card-soldier.printed }
para-V6 =
    Nach den Online-Regeln siehst du weiter, was du mit der Hexe gesehen hast, wohin die Ratte auch kommt, bis sie den Spielplan verlässt.
    Nach den gedruckten Regeln siehst du es nur, solange du die Hexe nutzt, und darfst es aufschreiben.
    .title = Was die Hexe gesehen hat
    .at-rules-online = { card-witch.online }
    .at-rules-printed = { card-witch.printed }
    .at-rules-letter = { card-witch.printed }
para-V7 =
    Bringt der König einen von mehreren Würfeln einer Region in die Burg, ist es der mit den wenigsten Tränken, und er verliert sie. Das
    gilt nach allen Fassungen.
    .title = Der König und die Tränke
para-V8 =
    Nichts kommt über eine Mauer, und auch neue Ratten werden nicht jenseits einer Mauer gelegt. Wörtlich genommen schon: Sie kommen aus dem
    Rattenvorrat und überschreiten keine Grenze.
    .title = Mauern und neue Ratten
    .at-rules-online = Hier hält eine Mauer sie auf.
    .at-rules-printed = Hier hält eine Mauer sie auf.
    .at-rules-letter = Hier hält eine Mauer sie nicht auf.

## In Kürze

minute-main = So geht { game-title }
    .name = So geht’s
minute-aim = Wer am Ende der Partie die meisten Würfel auf dem Spielplan und in der Burg hat, gewinnt.
    .title = Das Ziel
minute-take = Nimm eine Karte, wenn du magst, vom Tisch oder von jemand anderem. Sie hilft dir, aber ihr Stand kann dich Würfel kosten.
    .title = Nehmen
minute-add = Setze in einer Region Würfel ein: genau so viele, wie dort Ratten sind.
    .title = Wachsen
minute-move = Bewege die Pest in eine Nachbarregion. Liegen dort Ratten, kommen neue in die Regionen ringsum.
    .title = Ziehen
minute-ravage = Die Ratten dort werden aufgedeckt. Leben dort mindestens so viele Menschen, wie die Zahl sagt, kosten die Symbole Würfel.
    .title = Wüten
minute-end = Ist der Rattenvorrat leer oder hat jemand alle Würfel eingesetzt, haben die anderen noch einen Zug; dann trifft die Pest jede Region.
    .title = Das Ende
