### Het regelboek van Rattus in het Nederlands.
###
### Een paragraaf `para-C5` legt regel C5 uit en wat het boek daarbij noemt: `title` is de kop, `caption` vertelt wat de afbeelding
### toont, `at-…` wat een optie van de tafel ervan maakt. Een regel tussen haken, [C5], wordt een link. Lege regels scheiden alinea’s.
### Namen van kaarten en wat ze doen komen uit de woorden van het spel.

book-about = Hoe een spel begint, verloopt en eindigt, alle achttien kaarten, en waar de gedrukte en de onlineregels verschillen.

## Waar het om gaat

chapter-aim = Waar het om gaat
para-aim =
    Europa, 1347. Je blokjes zijn mensen. Je vestigt ze waar de ratten zijn, want daar vermenigvuldigen ze zich. En je probeert ze ergens
    anders te hebben als de pest komt.

    Wie de meeste blokjes op het bord en in het paleis heeft als het spel voorbij is, wint [F6].
    .title = Het doel
para-things =
    Het bord toont regio’s. In elke regio passen drie ratten, gedekt, en onbeperkt veel blokjes. De pestpion staat in één regio
    en verplaatst zich elke beurt. Naast het bord liggen zes klassenkaarten: elke kaart geeft je een vaardigheid en heeft een prijs. In het
    paleis zijn blokjes veilig voor de pest.

    Blokjes die je nog nergens hebt neergezet, zijn jouw voorraad. De ratten die nog in het spel kunnen komen, zijn de rattenvoorraad. Twee
    regio’s zijn buren als een grens of een pijl ze verbindt en ze allebei meedoen.
    .title = Wat er op tafel ligt
    .caption = Van links naar rechts: een blokje van Rood, een gedekte rat, een omgedraaide rat, de pestpion, een non, een bisschop, een muur en een toverdrank.

## Hoe een spel begint

chapter-setup = Hoe een spel begint
para-S1 =
    Je speelt met twee tot vier spelers. Met twee speel je in de acht regio’s van het westen en het midden. Met drie spelers komen Bulgaria
    en Turcia erbij, met vier ook Russia en Tartaria. Een regio die niet meedoet, bestaat niet: niets komt erin of gaat erdoorheen.
    .title = Spelers en regio’s
    .caption = Licht: doet altijd mee. Enkel gearceerd: met drie of vier spelers. Dubbel gearceerd: met vier.
    .at-players-2 = Hier spelen er twee, in acht regio’s.
    .at-players-3 = Hier spelen er drie, in tien regio’s.
    .at-players-4 = Hier spelen er vier, in alle twaalf regio’s.
para-S2 =
    Iedereen heeft twintig blokjes in één kleur. In het begin liggen ze allemaal in je voorraad.
    .title = Blokjes
para-S3 =
    In elke regio die meedoet, leg je een van de twaalf startratten, willekeurig en gedekt. Met minder dan vier spelers blijven er een paar
    over: vier met twee spelers, twee met drie.

    Er zijn nog 37 andere ratten. Met twee spelers gaan er twaalf ongezien terug in de doos, met drie spelers zes. De rest wordt geschud met
    de startratten die over zijn: dat is de rattenvoorraad. Die telt 29 ratten met twee spelers, 33 met drie, 37 met vier.
    .title = Ratten en hun voorraad
    .caption = In elke regio ligt een startrat, gedekt. Je herkent hem aan zijn paarse rand.
    .at-players-2 = Hier begint de voorraad met 29 ratten.
    .at-players-3 = Hier begint de voorraad met 33 ratten.
    .at-players-4 = Hier begint de voorraad met 37 ratten.
para-S5 =
    De pestpion begint in een willekeurige regio die meedoet.
    .title = Waar de pest begint
para-S6 = Wie op plaats 1 zit, begint, tenzij de tafelopties iemand anders aanwijzen of het toeval laten beslissen.
    .title = Wie begint
para-S7 =
    Om de beurt, te beginnen met de startspeler, plaatst iedereen twee blokjes in één regio. Daarna plaatst iedereen er nog eens twee, in
    omgekeerde volgorde: de laatste speler eerst, de startspeler als laatste. Je mag elke regio kiezen die meedoet, ook nog eens dezelfde,
    en ook een waar al anderen zijn.

    Daarna heeft de startspeler de eerste beurt, en gaat het met de klok mee.
    .title = De eerste blokjes
para-S9 =
    Er doen zes klassenkaarten mee. Ze liggen naast het bord en zijn nog van niemand. In het basisspel zijn dat { card-peasant },
    { card-monk }, { card-merchant }, { card-knight }, { card-witch } en { card-king }.
    .title = De kaarten
    .caption = De zes kaarten van het basisspel, elk met het symbool van zijn klasse.
para-S10 =
    Met De Rattenvanger zijn er achttien kaarten, en zes daarvan doen mee: zes willekeurige, van elke klasse een willekeurige, een set met
    een naam, of zes die je zelf kiest.

    Met twee of drie spelers hoort er een kaart van de Ridderstand bij, anders komt de pest nauwelijks vooruit. De startpagina wijst je
    daarop. Bij zes willekeurige kun je instellen dat er altijd een bij zit; bij één van elke klasse is dat vanzelf zo.

    De sets met een naam: “{ set-base }” is het basisspel. “{ set-prosperous-times }” heeft Boer, Bakker, Lijfeigene, Koningin, Burgemeester
    en Soldaat. “{ set-rat-control }” heeft Rattenvanger, Tovenaar, Bisschop, Non, Monnik en Keizer. “{ set-europe-at-war }” heeft Ridder,
    Kruisvaarder, Soldaat, Koerier, Koopman en Rattenvanger.
    .title = Kiezen uit achttien kaarten

## Jouw beurt

chapter-turn = Jouw beurt
para-T1 =
    In je beurt mag je een kaart nemen en mag je blokjes plaatsen, in welke volgorde je maar wilt. Tot de pest zich verplaatst, mag je op
    elk moment de vaardigheden van je kaarten gebruiken, elke kaart één keer. Aan het einde verplaats je de pest. Dat is het enige wat moet,
    en het komt altijd het laatst.
    .title = Wat je doet
    .caption = Neem een kaart, plaats blokjes, gebruik vaardigheden, net wat je wilt; verplaats dan de pest.
para-T2 =
    Eén keer in je beurt mag je een kaart nemen: een die vrij ligt, of een van een andere speler. Je mag hem meteen gebruiken.

    Een kaart is van jou tot iemand hem neemt. Je kunt hem niet wegdoen, en je mag er zoveel hebben als je wilt. Elke kaart helpt je, en
    elke kaart is een risico: een uitbraak van zijn klasse kost je een blokje, als je er in die regio een hebt [C5].
    .title = Een kaart nemen
    .caption = Je mag de Monnik nemen, die vrij ligt, of de Ridder, die Blauw heeft.
para-T3 =
    Eén keer in je beurt mag je een regio kiezen en er blokjes uit je voorraad plaatsen: precies zoveel als er ratten zijn. Heb je er minder
    over, dan plaats je die allemaal. Een regio zonder ratten kun je niet kiezen, tenzij een kaart het toestaat:
    { card-peasant } [K-PEASANT], { card-queen } [K-QUEEN] of { card-mayor } [K-MAYOR].
    .title = Blokjes plaatsen
    .caption = Drie ratten in Gallia: je plaatst drie blokjes. Eén in Germania: je plaatst er één. Geen in Italia: je kunt er niets plaatsen. Met de Boer waren het er vier, twee en één.
para-T4 =
    Vaardigheden gebruik je alleen in je eigen beurt, en het hoeft nooit. Elke kaart kun je één keer per beurt gebruiken, ook als je hem net
    hebt genomen.
    .title = Vaardigheden
para-T5 = Als de pest verplaatst is en heeft huisgehouden, eindigt je beurt.
    .title = Het einde van je beurt

## De pest

chapter-plague = De pest
para-C1 =
    Verplaats de pestpion naar een aangrenzende regio: hij mag niet blijven staan. Met Ridder, Kruisvaarder of Soldaat mag hij één of
    twee stappen zetten, door elke regio, van buur naar buur; hij moet ergens anders eindigen dan waar hij begon.

    De regio waar hij eindigt, is de pestregio. Laten muren geen enkele weg over, dan blijft hij staan, en eindigt je beurt zonder nieuwe
    ratten en zonder verwoesting.
    .title = Eerst verplaatst de pest zich
    .caption = Van Gallia kan de pest naar Anglia, Germania, Hispania of Italia. Pijlen verbinden regio’s die elkaar niet raken.
para-C2 =
    Waar de pest komt, verspreiden de ratten zich. Ligt er één rat in de pestregio, dan komt er één nieuwe in een aangrenzende regio. Liggen
    er twee of drie, dan komen er twee, in dezelfde buurregio of in twee verschillende. Liggen er geen, dan komt er ook geen. Jij kiest
    waar, en niemand kijkt wat erop staat.

    In een regio passen hoogstens drie ratten. Geen rat komt door een muur, en geen rat komt binnen waar een bisschop staat. Zulke regio’s
    kun je niet kiezen. Is er geen regio meer te kiezen, of geen rat meer in de voorraad, dan vervalt de rest. Hoeveel er komen, staat vast
    voordat de eerste gelegd wordt.
    .title = Dan verspreiden de ratten zich
    .caption = In de pestregio Gallia liggen twee ratten. Dus komen er twee nieuwe in de buurregio’s, hier in Hispania en Germania.
para-C3 =
    Is er nu in de pestregio minstens één rat en minstens één blokje, dan houdt de pest er huis. De ratten worden een voor een omgedraaid, in
    willekeurige volgorde, tot er geen rat of geen blokje meer is.

    Een rat die omgedraaid is, gaat uit het spel. Wat niet omgedraaid is, blijft gedekt liggen.
    .title = Ten slotte houdt de pest huis
para-C4 =
    Een rat toont een getal, zijn limiet, en symbolen. Tel de mensen in de regio: alle blokjes van alle kleuren. Elke non telt als min
    één [K-NUN], een Ridder kan er twee bij doen [K-KNIGHT], en het totaal is nooit lager dan nul. Haalt het totaal de limiet, dan is er een
    uitbraak. Is het lager, dan gaat de rat zonder gevolgen uit het spel. Dunbevolkte regio’s komen er dus vaak goed van af, drukbevolkte niet. Het
    paleis is geen regio: blokjes daar tellen niet mee.
    .title = Wanneer er een uitbraak is
    .caption = Limiet 2, Burgerij en Kerk: een uitbraak waar twee of meer mensen wonen. Limiet 4 en “meerderheid”: daar zijn er vier voor nodig.
para-C5 =
    Bij een uitbraak worden de symbolen een voor een afgehandeld. Eerst “meerderheid”: wie de meeste blokjes in de regio had toen de rat
    omgedraaid werd, haalt er een weg. Bij gelijke stand haalt elk van die spelers er een weg. Dan elke klasse: wie een kaart van die klasse
    heeft, haalt een blokje weg, voor elke kaart één. Tot slot “iedereen”: iedereen haalt er een weg.

    Wie er geen blokje meer heeft, haalt niets weg. Weggehaalde blokjes gaan terug naar de voorraad. De twee mensen van een Ridder zijn van
    niemand en tellen nooit voor de meerderheid.
    .title = Wat een uitbraak kost
    .caption = In Gallia heeft Groen twee blokjes en Geel één. Groen heeft de Boer en de Koopman. Limiet 1, Burgerij, Kerk: Groen verliest een blokje. Limiet 3: er wonen nog maar twee mensen, dus er gebeurt niets. Limiet 2 met “meerderheid”: Groen en Geel hebben er elk één, en verliezen dat.
para-symbols = Er zijn zes klassen van kaarten, en dezelfde symbolen staan op ratten. Drie torens staan voor meerderheid, drie mensen voor iedereen.
    .title = De symbolen
    .caption = Boerenstand, Burgerij, Kerk, Ridderstand, Magie, Koningshuis; meerderheid en iedereen.
para-C6 =
    Alles wordt in deze volgorde beslist: waar de pest heen gaat; waar elke nieuwe rat komt; of de pestpion voor twee mensen telt (Ridder);
    of eerst alle ratten omgedraaid worden (Kruisvaarder); dan wordt rat na rat afgehandeld, en na elke rat beslis je of de Lijfeigene een
    blokje plaatst.
    .title = Wat wanneer beslist wordt

## Het einde

chapter-end = Het einde
para-F1 =
    Het einde komt als de voorraad ratten aan het einde van een beurt leeg is, of als de speler aan de beurt alle blokjes op het bord heeft.
    Het paleis hoort bij het bord, de kaart van de Bakker niet. Of het zover is, wordt één keer per beurt gekeken, na de pest.

    Kwam er vijf rondes lang geen rat en geen blokje op het bord, dan eindigt het spel ook; anders zou het nooit ophouden.
    .title = Wanneer het einde komt
para-F2 =
    Dan heeft iedereen nog één beurt, behalve wie de laatste had. Het gaat nu tegen de klok in, te beginnen rechts van die speler.

    In deze beurt gebruik je alleen de vaardigheden van je kaarten, elk één keer, in welke volgorde ook. Je neemt geen kaart. Blokjes
    plaatsen en de pest verplaatsen mag alleen met een vaardigheid. Sommige vaardigheden werken in de laatste ronde anders: dat staat bij
    elke kaart.
    .title = De laatste ronde
    .caption = Blauw had de laatste beurt. Rood, Groen en Geel hebben er nog een, in deze volgorde.
para-F4 = Na de laatste ronde plaatst de speler links van de eigenaar van de Bakker alle blokjes van die kaart in één regio [K-BAKER].
    .title = De blokjes van de Bakker
para-F5 =
    Nu houdt de pest in elke regio huis, de ene na de andere in een vaste volgorde, net als in een beurt: alle ratten worden een voor een
    omgedraaid, zolang er blokjes zijn. Nonnen en toverdranken werken zoals altijd. Ridder, Kruisvaarder en Lijfeigene doen hier niets;
    alleen volgens de gedrukte regels kunnen de twee mensen van de Ridder meetellen [V1].
    .title = De laatste verwoesting
para-F6 =
    Tel je blokjes op het bord en in het paleis. Wie de meeste heeft, wint. Bij gelijke stand wint wie het eerst weer aan de beurt zou zijn, met de
    klok mee na wie de laatste gewone beurt had.
    .title = Wie er wint
    .caption = Blokjes in het paleis tellen als alle andere, en de pest kan er niet bij.

## De kaarten

chapter-cards = De kaarten
para-K-PEASANT =
    { card-peasant.does }

    Het extra blokje hoeft niet. Zonder ratten plaats je alleen dat ene.

    { card-peasant.final }
    .title = { card-peasant }
para-K-SERF =
    { card-serf.does }

    { card-serf.note }

    { card-serf.final }
    .title = { card-serf }
para-K-BAKER =
    { card-baker.does }

    { card-baker.note } Heeft niemand de kaart, dan ligt er geen blokje op.

    { card-baker.final }
    .title = { card-baker }
para-K-MERCHANT =
    { card-merchant.does } Ze gaan allemaal naar dezelfde regio, en niet door een muur.

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

    { card-mayor.note } Evenveel is niet genoeg.

    { card-mayor.final }
    .title = { card-mayor }
para-K-MONK =
    { card-monk.does } Jij kiest de rat. Er is plaats waar minder dan drie ratten liggen en geen bisschop of muur in de weg staat.

    { card-monk.final }
    .title = { card-monk }
para-K-NUN =
    { card-nun.does } Minder dan drie mag ook.

    { card-nun.note }

    { card-nun.final }
    .title = { card-nun }
    .caption = In Scandia wonen drie mensen met twee nonnen: ze tellen voor één, dus veroorzaakt alleen een rat met limiet 1 een uitbraak.
para-K-BISHOP =
    { card-bishop.does } Dat geldt voor alle ratten: voor nieuwe, voor die van Monnik, Rattenvanger en Soldaat, en ook voor ratten die de
    Heks verwisselt.

    { card-bishop.note } Ze mogen samen in één regio staan, en een bisschop die je verplaatst, moet naar een andere regio.

    { card-bishop.final }
    .title = { card-bishop }
para-K-KNIGHT =
    { card-knight.does }

    Je beslist als de nieuwe ratten liggen en voordat de eerste rat wordt omgedraaid, en alleen voor deze verwoesting. Zo veroorzaken ook ratten met een
    hogere limiet een uitbraak, en verliezen anderen meer. Deze mensen zijn van niemand: ze tellen nooit voor de meerderheid.

    { card-knight.final }
    .title = { card-knight }
    .caption = In twee stappen komt de pest van Italia naar Scandia. Telt de pest daar voor twee mensen, dan veroorzaken ratten met een limiet van hoogstens 4 een uitbraak.
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
    { card-witch.does } Na elke rat die je bekijkt, beslis je of je verdergaat. Alleen jij ziet wat erop staat.

    Ligt er maar één rat op het bord, dan is er geen tweede. Een rat bij een bisschop mag je bekijken, maar niet verwisselen met een uit een
    andere regio.

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
    .caption = In Germania past nog maar één rat. Die gaat mee met het blokje uit Gallia, de andere blijft in Gallia.
para-K-WIZARD =
    { card-wizard.does }

    { card-wizard.note } Eén blokje draagt er hoogstens twaalf.

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

    { card-queen.note } Een even grote groep is niet genoeg.

    { card-queen.final }
    .title = { card-queen }
    .caption = De grootste groep van Rood is Anglia, Gallia en Hispania: drie regio’s. Die van Blauw en Geel hebben er twee, die van Groen één. Met de Koningin mag Rood er tot twee extra plaatsen.
para-K-EMPEROR =
    { card-emperor.does } Minder dan drie mag ook; een muur die je verplaatst, moet naar een andere plek.

    { card-emperor.note }

    { card-emperor.final }
    .title = { card-emperor }
    .caption = Een muur tussen Gallia en Germania: geen rat, geen blokje en geen pest komt erdoor.
    .at-rules-online = { card-emperor.online }
    .at-rules-printed = { card-emperor.printed }
    .at-rules-letter = { card-emperor.letter }
para-K1 =
    Twee kaarten van één klasse kosten elk een blokje bij een uitbraak van die klasse: wie Kruisvaarder en Ridder heeft, verliest er twee
    voor elk symbool van de Ridderstand. Hebben twee spelers er elk een, dan verliezen ze er elk een.
    .title = Twee kaarten van één klasse
para-K2 = Ook met meerdere kaarten van de Ridderstand gaat de pest hoogstens twee stappen. Hun andere effecten gelden allemaal.
    .title = Meerdere kaarten van de Ridderstand
para-K3 =
    Met Boer en Koningin samen plaats je tot drie blokjes extra. Plaats je met de Burgemeester, dan gaat elk extra blokje naar een
    regio naar keuze waar je de meerderheid had.
    .title = Boer, Koningin en Burgemeester samen
para-K4 =
    Gebruik je in de laatste ronde meer dan één van Kruisvaarder, Ridder en Lijfeigene, dan verplaatst de pest zich maar één keer, en werken
    ze allemaal in dezelfde regio. De kaart die je het eerst gebruikt, bepaalt hoe de pest zich verplaatst. Een kaart die je later gebruikt,
    werkt waar de pest dan staat, als daar nog iets te verwoesten valt.

    Laat je volgens de onlineregels de pest met de Ridder staan, dan geldt dat als passen: een andere kaart mag de pest dan nog verplaatsen.
    .title = Kruisvaarder, Ridder en Lijfeigene in de laatste ronde
para-K5 =
    Nonnen en de twee mensen van de Ridder tellen allebei mee. De pest mag naar een regio met een bisschop, en houdt er huis zoals overal:
    de bisschop houdt alleen nieuwe ratten buiten.
    .title = Nonnen, Ridder en bisschop
para-K6 =
    Muren, nonnen, bisschoppen en toverdranken blijven op het bord als hun kaart van eigenaar wisselt. Vanaf dan verplaatst de nieuwe eigenaar
    ze.
    .title = Figuren blijven
para-K7 =
    Een toverdrank gaat mee met zijn blokje. Worden er blokjes van jou verplaatst of verwisseld en dragen ze niet evenveel toverdranken, dan
    kies jij welke. Een blokje dat naar het paleis of van het bord gaat, verliest zijn toverdranken.
    .title = Toverdranken reizen mee

## Wat niemand weet

chapter-hidden = Wat niemand weet
para-H1 =
    Niemand weet wat er op een gedekte rat staat, behalve wie het met de Heks heeft gezien [V6]. Iedereen ziet welke rat gelegd, verplaatst,
    bekeken of verwisseld wordt, maar niet wat hij toont: zo kun je een rat op het bord volgen.
    .title = Wat erop staat
para-H3 =
    Wat omgedraaid is, blijft voor iedereen zichtbaar. Iedereen weet dus wat er nog gedekt kan liggen: het paneel naast het bord toont het.
    .title = Wat er nog kan komen
para-H4 =
    Binnen je beurt kun je terugnemen wat je wilt, tot het laatste moment waarop iemand iets nieuws te weten kwam: door een rat te bekijken
    of om te draaien, door een trekking die iemand zag, of door een antwoord van iemand anders. Is de laatste verwoesting eenmaal begonnen,
    dan kun je niets meer terugnemen.
    .title = Terugnemen
para-H5 =
    Ook de computer weet niet vooraf wat er op een gedekte rat staat. Dat wordt getrokken op het moment dat de rat wordt omgedraaid, met
    precies de kansen die een goed geschudde doos zou geven na alles wat al is onthuld. Wat getrokken is, wordt bij de partij bewaard, zodat
    je elke partij kunt naspelen.
    .title = Toeval

## Gedrukt en online

chapter-readings = Gedrukt en online
para-readings =
    De gedrukte regels en het onlinespel verschillen op een paar punten. Op de startpagina kies je; standaard gelden de onlineregels. De
    gedrukte regels kun je op twee manieren spelen: zonder vragen in de beurt van anderen, of letterlijk.
    .title = De versies
    .at-rules-online = Deze tafel speelt volgens de onlineregels.
    .at-rules-printed = Deze tafel speelt volgens de gedrukte regels.
    .at-rules-letter = Deze tafel speelt letterlijk volgens de gedrukte regels.
para-V1 =
    Volgens de onlineregels houdt de pest die de Ridder in de laatste ronde verplaatst meteen huis, als je wilt met de twee mensen van de
    Ridder, en zonder nieuwe ratten. Bij de laatste verwoesting tellen die twee dan niet meer mee.

    Volgens de gedrukte regels verplaatst de Ridder alleen de pestpion. Jij zegt dan of die bij de laatste verwoesting voor twee mensen
    telt, ook als de pion is blijven staan.

    Letterlijk genomen telt de pion altijd mee, of de Ridder hem nu verplaatst heeft of niet, behalve als de speler met de Ridder de laatste
    beurt voor de laatste ronde had.

    Met Lijfeigene en Kruisvaarder houdt de pest in alle versies meteen huis.
    .title = De Ridder in de laatste ronde
    .at-rules-online = Hier houdt de pest meteen huis.
    .at-rules-printed = Hier wacht de pest op de laatste verwoesting.
    .at-rules-letter = Hier wacht de pest op de laatste verwoesting, en telt dan altijd.
para-V2 =
    Zou je door een uitbraak een blokje verliezen en heb je in die regio een blokje met een toverdrank, dan verlies je in plaats daarvan een
    toverdrank, van het blokje met de meeste. Daar wordt niet naar gevraagd. Letterlijk genomen beslis je elke keer zelf, ook in de beurt
    van anderen, of je een blokje of een toverdrank verliest, en van welk blokje. Een verloren toverdrank telt voor de Lijfeigene niet als
    verloren blokje.
    .title = Hoe een toverdrank helpt
    .at-rules-online = Hier gebeurt dat automatisch.
    .at-rules-printed = Hier gebeurt dat automatisch.
    .at-rules-letter = Hier beslis je zelf. De tafel kan voor je antwoorden: open “{ conduct-open }”.
para-V3 =
    Volgens de gedrukte regels zijn er tien toverdranken. Staan ze allemaal op het bord, dan kun je de Tovenaar niet gebruiken. Volgens de
    onlineregels raken ze nooit op.
    .title = Hoeveel toverdranken er zijn
    .at-rules-online = Hier raken ze nooit op.
    .at-rules-printed = Hier zijn er tien.
    .at-rules-letter = Hier zijn er tien.
para-V4 =
    Volgens de gedrukte regels verwisselt de Koerier blokjes van twee verschillende spelers. Volgens de onlineregels mogen beide van dezelfde
    speler zijn, zolang ze niet evenveel toverdranken dragen.
    .title = Wat de Koerier verwisselt
    .at-rules-online = { card-courier.online }
    .at-rules-printed = { card-courier.printed }
    .at-rules-letter = { card-courier.printed }
para-V5 =
    In de laatste ronde kan de Soldaat een rat nodig hebben terwijl de rattenvoorraad leeg is. Volgens de onlineregels wordt die willekeurig getrokken uit alle
    ratten die niet op het bord liggen, volgens de gedrukte regels uit de omgedraaide; zijn die er niet, dan komt er geen rat.
    .title = De Soldaat en de lege rattenvoorraad
    .at-rules-online = { card-soldier.online }
    .at-rules-printed = { card-soldier.printed }
    .at-rules-letter = { card-soldier.printed }
para-V6 =
    Volgens de onlineregels blijf je zien wat je met de Heks zag, waar de rat ook heen gaat, tot hij van het bord gaat. Volgens de gedrukte
    regels zie je het alleen terwijl je de Heks gebruikt, en mag je het opschrijven.
    .title = Wat de Heks zag
    .at-rules-online = { card-witch.online }
    .at-rules-printed = { card-witch.printed }
    .at-rules-letter = { card-witch.printed }
para-V7 =
    Brengt de Koning een van meerdere blokjes uit een regio naar het paleis, dan is dat het blokje met de minste toverdranken, en het verliest ze.
    Dat is volgens alle regels zo.
    .title = De Koning en toverdranken
para-V8 =
    Niets komt door een muur, en ook nieuwe ratten worden niet achter een muur gelegd. Letterlijk genomen wel: ze komen uit de voorraad en
    steken geen grens over.
    .title = Muren en nieuwe ratten
    .at-rules-online = Hier houdt een muur ze tegen.
    .at-rules-printed = Hier houdt een muur ze tegen.
    .at-rules-letter = Hier houdt een muur ze niet tegen.

## In het kort

minute-main = Zo werkt { game-title }
    .name = Zo werkt het
minute-aim = Wie de meeste blokjes op het bord en in het paleis heeft als het spel eindigt, wint.
    .title = Het doel
minute-take = Neem een kaart als je wilt, van de tafel of van een andere speler. Hij helpt je, maar zijn klasse kan je blokjes kosten.
    .title = Nemen
minute-add = Plaats blokjes in één regio: precies zoveel als er ratten zijn.
    .title = Groeien
minute-move = Verplaats de pest naar een buurregio. Zijn daar ratten, dan komen er nieuwe ratten in de regio’s ernaast.
    .title = Verplaatsen
minute-ravage = De ratten daar worden omgedraaid. Wonen er minstens zoveel mensen als het getal zegt, dan kosten de symbolen blokjes.
    .title = Verwoesten
minute-end = Is de voorraad ratten leeg, of heeft een speler alle blokjes geplaatst, dan krijgt iedereen nog één beurt. Daarna slaat de pest overal toe.
    .title = Het einde
