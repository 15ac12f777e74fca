### Das Regelbuch von Carcassonne: Die Pest auf Deutsch.
###
### Wie die Absätze heißen, steht in en.ftl. Eine Regel in Klammern, [PLG8], wird zum Link. Leerzeilen trennen Absätze.

book-about = Wie ihr das Land baut und wertet, was die Pest damit macht und was die Erweiterungen hinzufügen.

## Worum es geht

chapter-aim = Worum es geht
para-aim =
    Plättchen für Plättchen baut ihr ein Land aus Städten, Straßen, Klöstern und Wiesen. Eure Meeple besetzen diese Gebiete und bringen euch
    Punkte. Durch das Land zieht die Pest: Wer krank ist, wenn gewertet wird, zählt nicht.

    Wer die meisten Punkte hat, wenn das letzte Plättchen gelegt und alles gewertet ist, gewinnt [BAS10].
    .title = Das Ziel
para-BAS1 =
    Das Spiel ist für zwei bis fünf Personen, mit Wirtshäusern & Kathedralen auch für sechs [EXT2]. Alle haben sieben Meeple (Gefolgsleute). Nicht
    eingesetzte bilden den Vorrat. Das Startplättchen liegt offen, die anderen Plättchen werden verdeckt gemischt und bilden den
    Stapel.
    .title = Womit es losgeht
    .caption = Das Startplättchen und je ein Meeple der ersten fünf Farben.
para-BAS2 =
    In deinem Zug ziehst du ein Plättchen und legst es an. Du darfst einen Meeple darauf einsetzen. Dann wird alles gewertet, was durch das
    Plättchen fertig wurde. Zum Schluss zieht die Pest weiter [PLG5].
    .title = Dein Zug

## Bauen

chapter-land = Bauen
para-BAS3 =
    Das Plättchen muss ein anderes an einer Seite berühren. Wo Seiten sich berühren, müssen sie zusammenpassen: Stadt an Stadt, Straße an
    Straße, Wiese an Wiese, Fluss an Fluss. Du darfst es beliebig drehen. Passt es irgendwo, musst du es anlegen.
    .title = Das Plättchen anlegen
    .caption = Das Plättchen rechts passt: Straße trifft Straße, Wiese trifft Wiese.
para-BAS4 =
    Ein Plättchen, das nirgends passt, kommt aus dem Spiel. Alle sehen es, und du ziehst noch einmal. Ist keines mehr da, ist die Partie
    vorbei.
    .title = Wenn nichts passt
para-BAS5 =
    Wenn du magst, setze einen Meeple aus deinem Vorrat auf das Plättchen, das du gerade gelegt hast: auf seine Straße, in seine Stadt, in
    sein Kloster oder auf eine Wiese. Das geht nicht, wenn dort schon jemand steht, und sei es noch so weit weg, denn Straßen, Städte und
    Wiesen gehen von Plättchen zu Plättchen weiter. Wem der Meeple gehört, spielt keine Rolle. Sind aber alle krank, die dort stehen, gilt
    das Gebiet als frei [PLG8].
    .title = Einen Meeple einsetzen
    .caption = Der Meeple von Blau steht auf der Straße. Auf dem neuen Plättchen darf Rot einen Meeple in die Stadt oder auf eine Wiese setzen, aber nicht auf diese Straße.

## Werten

chapter-points = Werten
para-BAS6 =
    Eine Straße ist fertig, wenn beide Enden an einer Kreuzung, einer Stadt oder einem Kloster liegen oder wenn sie einen Ring bildet. Eine
    Stadt ist fertig, wenn ihre Mauer geschlossen ist und innen kein Plättchen fehlt. Ein Kloster ist fertig, wenn alle acht Felder ringsum
    belegt sind. Eine Wiese ist nie fertig.

    Was durch ein Plättchen fertig wird, wird sofort gewertet, egal wer es gelegt hat.
    .title = Was fertig ist
    .caption = Diese Straße endet an zwei Kreuzungen: Sie ist fertig und bringt 1 Punkt für jedes ihrer drei Plättchen.
para-BAS7 =
    Eine Straße bringt 1 Punkt pro Plättchen. Eine Stadt bringt 2 pro Plättchen und 2 pro Wappen. Ein Kloster bringt 9: 1 für sich selbst
    und 1 für jedes Feld ringsum. Ein Plättchen zählt nur einmal, auch wenn dieselbe Straße oder Stadt zweimal darauf vorkommt.

    Eine Stadt aus zwei Plättchen zählt wie jede andere, außer am Tisch ist vereinbart, dass sie nur 1 pro Plättchen und 1 pro Wappen
    bringt.
    .title = Punkte
    .caption = Diese Stadt hat zwei Plättchen und kein Wappen: 4 Punkte für Rot.
    .at-small-cities-4 = Hier zählt eine Stadt aus zwei Plättchen wie jede andere.
    .at-small-cities-2 = Hier bringt eine Stadt aus zwei Plättchen 1 pro Plättchen und 1 pro Wappen.
para-BAS8 =
    Alle Punkte bekommt, wer dort die meisten Meeple hat. Liegen mehrere gleichauf, bekommen sie alle die vollen Punkte. Dann gehen alle
    Meeple von dort zurück in den Vorrat ihrer Besitzer und können ab deren nächstem Zug wieder eingesetzt werden.

    Wie kommen mehrere Meeple in ein Gebiet? In ein besetztes Gebiet darfst du keinen setzen, aber zwei Gebiete können zusammenwachsen.
    .title = Wer die Punkte bekommt
    .caption = Rot und Blau haben je einen Meeple in dieser Stadt: Beide bekommen alle ihre Punkte.

## Das Ende

chapter-end = Das Ende
para-BAS9 =
    Die Partie ist nach dem Zug vorbei, in dem das letzte Plättchen gelegt wurde. Dann wird gewertet, was unfertig ist: Eine Straße bringt 1
    Punkt pro Plättchen, eine Stadt 1 pro Plättchen und 1 pro Wappen, ein Kloster 1 und dazu 1 für jedes belegte Feld ringsum. Eine Wiese
    bringt 3 Punkte für jede fertige Stadt, die sie berührt. Eine Stadt zählt für jede Wiese, die sie berührt, aber für jede nur einmal.

    Wie immer bekommt alles, wer die meisten Meeple hat. Meeple auf Wiesen, die Bauern, liegen dort bis zum Ende. Man kann auch ohne Bauern
    spielen.
    .title = Die Schlusswertung
    .caption = Der Bauer von Rot liegt auf einer Wiese, die eine fertige Stadt berührt: 3 Punkte am Ende.
    .at-farmers-on = Hier zählen Wiesen.
    .at-farmers-off = Hier steht niemand auf Wiesen, und Wiesen bringen nichts.
para-BAS10 =
    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.
    .title = Wer gewinnt

## Die Pest

chapter-plague = Die Pest
para-PLG12 =
    Die Pest gehört zu diesem Spiel. Man kann auf sie verzichten: Dann ist es ganz normales Carcassonne, und dieses Kapitel gilt nicht.
    .title = Mit Pest oder ohne
    .at-plague-on = An diesem Tisch wird mit Pest gespielt.
    .at-plague-off = An diesem Tisch wird ohne Pest gespielt.
para-PLG1 =
    Sechs Pestplättchen werden in den Stapel gemischt: Mit denen des Grundspiels sind es 78 Plättchen. Man kann auch zwölf nehmen, und man
    kann vereinbaren, dass unter den ersten 17 gezogenen Plättchen kein Pestplättchen ist.
    .title = Pestplättchen
    .caption = Die sechs Pestplättchen. Das Zeichen auf jedem von ihnen bringt die Pest.
    .at-plague-tiles-6 = Hier sind es sechs.
    .at-plague-tiles-12 = Hier sind es zwölf.
    .at-grace-0 = Hier kann die Pest vom ersten Plättchen an kommen.
    .at-grace-17 = Hier bringen die ersten 17 Plättchen keine Pest.
para-PLG2 =
    Sobald ein Pestplättchen liegt, kommt ein Marker darauf: bevor ein Meeple eingesetzt und bevor etwas gewertet wird. Das Zeichen wirkt
    nur einmal. Auf einem Plättchen liegt nie mehr als ein Marker, und es gibt so viele Marker, wie man braucht. Ein Pestplättchen, das nirgends
    passt, kommt aus dem Spiel und bewirkt nichts.

    Marker bekommen Nummern in der Reihenfolge, in der sie kommen, und bleiben bis zum Ende der Partie.
    .title = Ein Marker kommt
    .caption = Marker 1 liegt auf dem Pestplättchen, das gerade gelegt wurde.
para-PLG4 =
    Ein Meeple ist krank, solange ein Marker auf seinem Plättchen liegt oder auf einem daneben, auf dem dieselbe Straße, Stadt oder Wiese
    weitergeht. In einem Kloster oder Garten zählt nur ein Marker auf genau diesem Plättchen. Liegt ein Marker weiter weg, ist der Meeple
    gesund, selbst in derselben Stadt.

    Ein Gebiet, in dem irgendwo ein Marker liegt, heißt befallen. Das allein schadet niemandem. Man kann vereinbaren, dass die Pest nur
    auf dem Plättchen selbst wirkt oder weiter reicht, etwa durch das ganze Gebiet.
    .title = Wer krank ist
    .caption = Der Ritter von Blau ist krank: Marker 1 liegt auf dem Plättchen daneben, in derselben Stadt. Der Ritter von Rot ist zwei Plättchen entfernt und gesund.
    .at-reach-near = Hier wirkt die Pest auf dem Plättchen des Meeples und im selben Gebiet auf den Plättchen daneben.
    .at-reach-tile = Hier zählt nur ein Marker auf dem Plättchen des Meeples.
    .at-reach-feature = Hier zählt ein Marker irgendwo im selben Gebiet.
    .at-reach-bordering = Hier zählt ein Marker auf dem Plättchen des Meeples oder auf irgendeinem daneben, auch bei Mönchen.
    .at-reach-wide = Hier zählt ein Marker irgendwo im selben Gebiet, und ebenso einer auf irgendeinem Plättchen neben dem des Meeples.
para-PLG5 =
    Nach jedem Zug ziehen alle Marker, einer nach dem anderen in der Reihenfolge ihrer Nummern. Jeder zieht auf ein Plättchen neben seinem,
    auf dem kein Marker liegt: wenn möglich auf eines, das noch nie einen Marker hatte, sonst auf das am längsten verlassene.
    Kommen mehrere infrage, gilt die Reihenfolge Norden, Osten, Süden, Westen. Ist keines frei, bleibt der Marker liegen und versucht
    es beim nächsten Mal wieder. Ein Marker darf auch auf ein Plättchen, das ein anderer gerade erst verlassen hat.

    Mauern, Straßen und Flüsse halten keinen Marker auf, und auch fertige Gebiete nicht, außer am Tisch ist es anders vereinbart. Niemand
    entscheidet etwas. Darum kann ein Pfeil allen zeigen, wohin jeder Marker als Nächstes zieht. Ist der Stapel leer, zieht kein Marker
    mehr.
    .at-obstacles-none = Hier hält nichts die Marker auf.
    .at-obstacles-completed = Hier betritt kein Marker ein Plättchen, dessen Städte, Straßen und Klöster alle fertig sind.
    .title = Die Pest zieht weiter
    .caption = Vier Marker füllen ein Quadrat: Keiner von ihnen könnte ziehen. Jetzt liegt neben Marker 2 ein fünftes Plättchen. Er zieht dorthin, und Marker 4 nimmt das Plättchen, das er verlässt.
para-PLG6 =
    Normalerweise verlässt ein Marker sein Plättchen, wenn er zieht. Man kann vereinbaren, dass er stattdessen liegen bleibt und ein neuer Marker
    auf das Nachbarplättchen kommt. Neue Marker breiten sich erst nach dem nächsten Zug aus.
    .title = Wandern oder vermehren
    .at-spread-move = Hier wandern die Marker.
    .at-spread-copy = Hier bleiben die Marker und vermehren sich.
para-PLG7 =
    An der Pest stirbt hier niemand. Ein kranker Meeple bleibt, wo er ist, und ist wieder gesund, sobald kein Marker mehr in der Nähe ist.
    .title = Gesund werden
para-PLG8 =
    Sind alle Meeple auf einer Straße, in einer Stadt, einem Kloster oder auf einer Wiese krank, gilt das Gebiet als frei, auch wenn es
    deine eigenen sind. Du darfst dort also einen Meeple einsetzen. Werden die anderen gesund, zählen alle wieder.

    Du darfst einen Meeple sogar dort einsetzen, wo er sofort krank ist. Du wirst vorher gewarnt.
    .title = Kranke besetzen nichts
    .caption = Der Ritter von Rot ist krank, also darf Blau auf dem neuen Plättchen einen Meeple in dieselbe Stadt setzen. Ist der von Rot wieder gesund, zählen beide.
para-PLG9 =
    Wird etwas gewertet, während der Partie oder am Ende, zählen nur gesunde Meeple: für die Mehrheit, für Gleichstände und für Punkte. Sind
    alle krank, bekommt niemand etwas. Was das Gebiet wert ist, ändert sich nicht.

    Was fertig ist, ist trotzdem fertig: Alle Meeple gehen zurück zu ihren Besitzern, krank oder nicht.
    .title = Kranke zählen nicht
    .caption = Blau hat hier zwei Ritter und Rot einen. Aber die von Blau sind krank, also bekommt Rot allein die Punkte für diese Stadt.
para-PLG10 =
    Große Meeple und Äbte werden krank wie alle. Ein kranker großer Meeple zählt nicht doppelt, sondern gar nicht. Ein kranker Abt darf
    zurückgenommen werden, bringt aber nichts. Wo zwei Regeln sich widersprechen, gilt die der Pest.
    .title = Große Meeple und Äbte
para-PLG11 =
    Gewöhnlich bleibt die Pest nach dem letzten Zug, wo sie ist. Man kann sie auch noch einmal ziehen lassen. In der Schlusswertung zählt, wer
    dann gesund ist.
    .at-last-step-off = Hier bleiben die Marker, wo sie sind.
    .at-last-step-on = Hier ziehen die Marker nach dem letzten Zug noch einmal.
    .title = Die Pest am Ende
para-PLG13 =
    Die Vorgabe „Wortlaut“ nimmt das Regelblatt der Pest beim Wort: Ein Marker macht alle im selben Gebiet und auf allen Plättchen daneben
    krank, er betritt kein fertiges Plättchen, und er zieht auch nach dem letzten Zug.
    .title = Wortlaut

## Erweiterungen

chapter-boxes = Erweiterungen
para-EXT1 =
    Die Quelle ersetzt das Startplättchen. Als Nächstes kommen die anderen Flussplättchen in zufälliger Reihenfolge, zuletzt die Mündung.
    Jedes muss den Fluss fortsetzen, und zwei Biegungen nacheinander gehen nie in dieselbe Richtung, auch wenn gerade Stücke
    dazwischenliegen. Auf einen Fluss kommen keine Meeple; Wiesen enden dort.
    .title = Der Fluss
    .caption = Erst die Quelle, dann eine Biegung zur einen Seite und eine zur anderen. So geht es weiter.
    .at-river-on = An diesem Tisch wird mit Fluss gespielt.
    .at-river-off = An diesem Tisch wird ohne Fluss gespielt.
para-EXT2 =
    Achtzehn Plättchen kommen dazu, und alle bekommen einen großen Meeple. Er zählt wie zwei, wenn es um die Mehrheit geht.

    Eine Straße mit Wirtshaus bringt 2 Punkte pro Plättchen, wenn sie fertig ist, unfertig aber nichts. Eine Stadt mit Kathedrale bringt 3 pro
    Plättchen und 3 pro Wappen, wenn sie fertig ist, unfertig aber nichts. Für die Wiesen zählt sie wie jede andere fertige Stadt.
    .title = Wirtshäuser & Kathedralen
    .caption = Mit dem Wirtshaus bringt diese Straße 2 Punkte pro Plättchen, wenn sie fertig ist. Der große Meeple von Rot zählt wie zwei.
    .at-inns-on = An diesem Tisch wird mit dieser Erweiterung gespielt.
    .at-inns-off = An diesem Tisch wird ohne diese Erweiterung gespielt.
para-EXT3 =
    Alle haben einen Abt, der nur in Klöstern und Gärten stehen darf. Gärten gibt es auf einigen Plättchen. Nur ein Abt darf hinein, und sie
    werden wie Klöster gewertet.

    Statt einen Meeple einzusetzen, darfst du deinen Abt zurücknehmen und bekommst sofort, was sein Platz bis dahin wert ist. Das geschieht,
    bevor gewertet wird, was durch das Plättchen fertig wird.
    .title = Der Abt
    .caption = Der Abt von Rot in einem Garten: 1 Punkt für den Garten selbst und 1 für jedes belegte Feld ringsum.
    .at-abbot-on = An diesem Tisch wird mit Abt gespielt.
    .at-abbot-off = An diesem Tisch wird ohne Abt gespielt.

## In Kürze

minute-main = So geht Carcassonne
    .name = So geht’s
minute-lay = Ziehe ein Plättchen und lege es so an, dass alle Seiten passen.
    .title = Anlegen
minute-set = Wenn du magst, setze einen Meeple darauf ein: auf einer Straße, in einer Stadt, in einem Kloster oder auf einer Wiese, wo noch keiner steht.
    .title = Einsetzen
minute-score = Was fertig ist, wird gewertet: Straßen 1 pro Plättchen, Städte 2 pro Plättchen und 2 pro Wappen, Klöster 9. Dein Meeple kehrt zurück.
    .title = Werten
minute-most = Wer dort die meisten Meeple hat, bekommt alle Punkte. Bei Gleichstand bekommen alle, die vorn liegen, die vollen Punkte.
    .title = Gleichstand
minute-farm = Ein Meeple auf einer Wiese bleibt. Am Ende bringt er 3 Punkte für jede fertige Stadt an seiner Wiese.
    .title = Bauern
minute-end = Nach dem letzten Plättchen wird auch Unfertiges gewertet, bringt aber weniger. Wer die meisten Punkte hat, gewinnt.
    .title = Das Ende

minute-plague = So wirkt die Pest
    .name = So wirkt die Pest
minute-come = Ein Pestplättchen bringt einen Marker, sobald es liegt.
    .title = Sie kommt
minute-sick = Meeple sind krank, solange ein Marker auf ihrem Plättchen liegt oder nebenan auf derselben Straße, Stadt oder Wiese.
    .title = Sie macht krank
minute-count = Kranke Meeple zählen bei keiner Wertung.
    .title = Kranke zählen nicht
minute-free = Ein Gebiet, in dem nur kranke Meeple stehen, ist frei für andere.
    .title = Kranke besetzen nichts
minute-walk = Nach jedem Zug zieht jeder Marker ein Plättchen weiter. Der Pfeil zeigt, wohin.
    .title = Sie zieht weiter
minute-well = Ist kein Marker mehr in der Nähe, sind Meeple sofort wieder gesund. Niemand stirbt, und in der Schlusswertung zählt, wer dann gesund ist.
    .title = Gesund werden
