### Het regelboek van Rattus in het Nederlands.
###
### Een paragraaf `para-C5` legt regel C5 uit en wat het boek daarbij noemt: `title` is de kop, `caption` vertelt wat de afbeelding
### toont, `at-…` wat een optie van de tafel ervan maakt. Een regel tussen haken, [C5], wordt een link. Lege regels scheiden alinea’s.
### Namen van kaarten en wat ze doen komen uit de woorden van het spel.

book-about = Hoe een spel begint, verloopt en eindigt, alle achttien kaarten, en waar de gedrukte en de onlineregels verschillen.

## Waar het om gaat

chapter-aim = Waar het om gaat
para-aim =
    Europa, 1347. Je vestigt mensen, je blokjes, waar de ratten zijn, want alleen daar vermenigvuldigen ze zich. En je probeert ze ergens
    anders te hebben als de pest komt.

    Wie de meeste blokjes op het bord en in het paleis heeft als het spel voorbij is, heeft gewonnen [F6].
    .title = Het doel
para-things =
    Het bord toont regio’s. In elke regio liggen tot drie ratten, gedekt, en een willekeurig aantal blokjes. De pestpion staat in één regio
    en verplaatst zich elke beurt. Naast het bord liggen zes klassenkaarten: elke kaart geeft je een vaardigheid en heeft een prijs. Het
    paleis is voor een paar mensen een veilige plek.

    Blokjes die je nog nergens hebt neergezet, zijn jouw voorraad. De ratten die nog wachten, zijn de rattenvoorraad. Twee regio’s zijn
    buren als een grens of een pijl ze verbindt en ze allebei meedoen.
    .title = Wat er op tafel ligt
    .caption = Van links af: een blokje van Rood, een rat van achteren, een omgedraaide rat, de pestpion, een non, een bisschop, een muur en een toverdrank.

## Hoe een spel begint

chapter-setup = Hoe een spel begint
para-S1 =
    Je speelt met twee tot vier spelers. Met twee speel je in de acht regio’s van het westen en het midden. Met drie spelers komen Bulgaria
    en Turcia erbij, met vier ook Russia en Tartaria. Een regio die niet meedoet, bestaat niet: niets gaat erheen, en niets gaat erdoor.
    .title = Spelers en regio’s
    .caption = Licht: doet altijd mee. Eén keer gearceerd: vanaf drie spelers. Twee keer gearceerd: met vier.
    .at-players-2 = Hier spelen er twee, in acht regio’s.
    .at-players-3 = Hier spelen er drie, in tien regio’s.
    .at-players-4 = Hier spelen er vier, in alle twaalf regio’s.
para-S2 =
    Iedereen heeft twintig blokjes in één kleur. In het begin liggen ze allemaal in je voorraad.
    .title = Blokjes
para-S3 =
    In elke regio ligt een van de twaalf startratten, willekeurig en gedekt. Met minder dan vier spelers blijven er een paar over: vier met twee
    spelers, twee met drie.

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
para-S6 =
    De eerste speler begint, tenzij de tafelopties iemand anders of een willekeurige speler aanwijzen.
    .title = Wie begint
para-S7 =
    Om de beurt, te beginnen met de startspeler, zet iedereen twee blokjes in één regio. Dan doet iedereen dat nog eens, in omgekeerde
    volgorde: de laatste speler eerst, de startspeler als laatste. Elke regio die meedoet mag, ook nog eens dezelfde, en ook een waar al
    anderen zijn. Daarna heeft de startspeler de eerste beurt, en gaat het met de klok mee.
    .title = De eerste blokjes
para-S9 =
    Er doen zes klassenkaarten mee. Ze liggen naast het bord en zijn nog van niemand. In het basisspel zijn dat { card-peasant },
    { card-monk }, { card-merchant }, { card-knight }, { card-witch } en { card-king }.
    .title = De kaarten
    .caption = De zes kaarten van het basisspel, elk met het symbool van zijn klasse.
para-S10 =
    Met De Rattenvanger zijn er achttien kaarten, en zes daarvan doen mee: zes willekeurige, van elke klasse een willekeurige, een set met
    een naam, of zes die je zelf kiest.

    Met twee of drie spelers hoort er een kaart van de Ridderstand bij, anders komt de pest nauwelijks vooruit. De startpagina zegt dat ook.
    Bij zes willekeurige kun je ervoor zorgen dat er een bij is, en bij van elke klasse één is dat altijd zo.

    De sets met een naam: “{ set-base }” is het basisspel. “{ set-prosperous-times }” heeft Boer, Bakker, Lijfeigene, Koningin,
    Burgemeester en Soldaat. “{ set-rat-control }” heeft Rattenvanger, Tovenaar, Bisschop, Non, Monnik en Keizer.
    “{ set-europe-at-war }” heeft Ridder, Kruisvaarder, Soldaat, Koerier, Koopman en Rattenvanger.
    .title = Kiezen uit achttien kaarten

## Jouw beurt

chapter-turn = Jouw beurt
para-T1 =
    In je beurt mag je een kaart nemen en mag je blokjes plaatsen, in welke volgorde je maar wilt. Daarvoor, daartussen en daarna mag je de
    vaardigheden van je kaarten gebruiken, elke kaart één keer. Aan het einde verplaats je de pest. Dat is het enige wat moet, en het komt
    altijd het laatst.
    .title = Wat je doet
    .caption = Neem een kaart, plaats blokjes, gebruik vaardigheden, net wat je wilt; verplaats dan de pest.
para-T2 =
    Eén keer in je beurt mag je een kaart nemen: een die vrij ligt, of een van een andere speler. Je mag hem meteen gebruiken.

    Een kaart is van jou tot iemand hem neemt. Je kunt hem niet wegdoen, en je mag er zoveel hebben als je wilt. Elke kaart helpt je, en
    elke kaart is een risico: breekt het symbool van zijn klasse uit waar jij blokjes hebt, dan verlies je er een [C5].
    .title = Een kaart nemen
    .caption = Je mag de Monnik nemen, die vrij ligt, of de Ridder, die Blauw heeft.
para-T3 =
    Eén keer in je beurt mag je een regio kiezen en er blokjes uit je voorraad plaatsen: precies zoveel als er ratten zijn. Heb je er minder
    over, dan plaats je die allemaal. Een regio zonder ratten kun je niet kiezen, tenzij een kaart het toestaat:
    { card-peasant } [K-PEASANT], { card-queen } [K-QUEEN] of { card-mayor } [K-MAYOR].
    .title = Blokjes plaatsen
    .caption = Drie ratten in Gallia: je plaatst drie blokjes. Eén in Germania: je plaatst er één. Geen in Italia: je kunt er niets plaatsen. Met de Boer waren het er vier, twee en één.
para-T4 =
    Vaardigheden zijn voor de speler die aan de beurt is, en niets hoeft. Elke kaart kun je één keer per beurt gebruiken, ook als je hem net
    hebt genomen.
    .title = Vaardigheden
para-T5 =
    Als de pest haar werk heeft gedaan, eindigt je beurt.
    .title = Het einde van je beurt

## De pest

chapter-plague = De pest
para-C1 =
    Verplaats de pestpion naar een aangrenzende regio: hij mag niet blijven staan. Met Ridder, Kruisvaarder of Soldaat mag hij tot twee
    stappen gaan, door elke regio, van buur naar buur; hij moet ergens anders eindigen dan hij begon.

    De regio waar hij eindigt, is de pestregio. Laten muren geen enkele weg over, dan blijft hij staan, en eindigt je beurt zonder nieuwe
    ratten en zonder verwoesting.
    .title = Eerst verplaatst de pest zich
    .caption = Van Gallia kan de pest naar Anglia, Germania, Hispania of Italia. Pijlen verbinden regio’s die elkaar niet raken.
para-C2 =
    Waar de pest komt, lopen ratten naar de buren. Met één rat in de pestregio komt er één nieuwe in een aangrenzende regio. Met twee of drie
    ratten komen er twee, in één of twee van die regio’s. Zonder ratten komt er geen. Jij kiest waar, en niemand kijkt wat erop staat.

    In een regio passen hoogstens drie ratten. Geen rat komt door een muur, en geen rat komt binnen waar een bisschop staat. Zulke regio’s kun
    je niet kiezen. Is er geen regio meer te kiezen, of geen rat meer in de voorraad, dan vervalt de rest. Hoeveel er komen, staat vast
    voordat de eerste gelegd wordt.
    .title = Dan verspreiden de ratten zich
    .caption = In de pestregio Gallia liggen twee ratten. Dus komen er twee nieuwe bij de buren, hier in Hispania en Germania.
para-C3 =
    Is er nu in de pestregio minstens één rat en minstens één blokje, dan houdt de pest er huis. De ratten worden een voor een omgedraaid, in
    willekeurige volgorde, tot er geen rat of geen blokje meer is.

    Een rat die omgedraaid is, gaat uit het spel. Wat niet omgedraaid is, blijft gedekt liggen.
    .title = Ten slotte houdt de pest huis
para-C4 =
    Een rat toont een getal, zijn limiet, en symbolen. Tel de mensen in de regio: alle blokjes van alle kleuren. Elke non haalt er één
    af [K-NUN], een Ridder kan er twee bij doen [K-KNIGHT], en onder nul komt het nooit.

    Halen ze de limiet, dan is er een uitbraak. Zijn het er minder, dan gaat de rat weg zonder iets te doen. Kleine plaatsen komen er dus vaak
    goed af, en grote drukte niet. Mensen in het paleis zijn in geen enkele regio.
    .title = Wanneer ze uitbreekt
    .caption = Limiet 2, Burgerij en Kerk: breekt uit waar twee of meer mensen wonen. Limiet 4 en “meerderheid”: daar zijn er vier voor nodig.
para-C5 =
    Een uitbraak loopt de symbolen langs. Eerst “meerderheid”: wie de meeste blokjes in de regio had toen de rat omgedraaid werd, haalt er een
    weg. Bij gelijke stand haalt elk van die spelers er een weg. Dan elke klasse: wie een kaart van die klasse heeft, haalt een blokje weg,
    voor elke kaart één. Tot slot “allen”: iedereen haalt er een weg.

    Wie er geen blokje meer heeft, haalt niets weg. Weggehaalde blokjes gaan terug naar de voorraad. Mensen die van niemand zijn, tellen nooit
    voor de meerderheid.
    .title = Wat een uitbraak kost
    .caption = In Gallia wonen er twee van Groen, die Boer en Koopman heeft, en één van Geel. Limiet 1, Burgerij, Kerk: Groen verliest een blokje. Limiet 3: er wonen er nog maar twee, er gebeurt niets. Limiet 2 met “meerderheid”: Groen en Geel hebben er elk één, en verliezen dat.
para-symbols =
    Er zijn zes klassen van kaarten, en dezelfde symbolen staan op ratten. De M staat voor meerderheid, de A voor allen.
    .title = De symbolen
    .caption = Boerenstand, Burgerij, Kerk, Ridderstand, Magie, Koningshuis; meerderheid en allen.
para-C6 =
    Alles wordt in deze volgorde beslist: waar de pest heen gaat; elke nieuwe rat; of de pestpion voor twee mensen telt (Ridder); of eerst
    alle ratten omgedraaid worden (Kruisvaarder); dan rat na rat, en na elke rat een blokje van de Lijfeigene.
    .title = Wat wanneer beslist wordt

## Het einde

chapter-end = Het einde
para-F1 =
    Het einde komt als de voorraad ratten aan het einde van een beurt leeg is, of als de speler aan de beurt alle blokjes op het bord heeft. Het paleis hoort bij het bord, de kaart van de Bakker niet. Er wordt één keer per beurt gekeken, na de pest.

    Er is nog een manier: kwam er vijf rondes lang geen rat en geen blokje op het bord, dan is het einde er ook, want zo’n spel zou nooit
    ophouden.
    .title = Wanneer het einde komt
para-F2 =
    Dan heeft iedereen nog één beurt, behalve wie de laatste had. Het gaat nu de andere kant op: het begint bij de speler rechts van wie de
    laatste beurt had, en gaat verder tegen de klok in.

    In deze beurt gebruik je alleen de vaardigheden van je kaarten, elk één keer, in welke volgorde ook. Je neemt geen kaart, plaatst geen
    blokjes en verplaatst de pest niet, behalve met een vaardigheid. Sommige vaardigheden zijn in de laatste ronde anders: de tekst van elke
    kaart zegt hoe.
    .title = De laatste ronde
    .caption = Blauw had de laatste beurt. Rood, Groen en Geel hebben er nog een, in deze volgorde.
para-F4 =
    Na de laatste ronde zet de speler links van de eigenaar van de Bakker alle blokjes van die kaart in één regio [K-BAKER].
    .title = De blokjes van de Bakker
para-F5 =
    Nu houdt de pest in elke regio huis, de ene na de andere in een vaste volgorde, net als in een beurt: alle ratten worden een voor een
    omgedraaid, zolang er blokjes zijn. Nonnen en toverdranken tellen als altijd. Ridder, Kruisvaarder en Lijfeigene doen hier niets, tenzij
    een Ridder volgens de gedrukte regels iets heeft vastgelegd [V1].
    .title = De laatste verwoesting
para-F6 =
    Tel je blokjes op het bord en in het paleis. Wie de meeste heeft, wint. Bij gelijke stand wint wie het eerst weer aan de beurt was geweest, met de
    klok mee na wie de laatste gewone beurt had.
    .title = Wie er wint
    .caption = Blokjes in het paleis tellen als alle andere, en geen pest kan erbij.

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
    { card-merchant.does } Ze gaan allemaal van dezelfde regio naar dezelfde regio, en niet door een muur.

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
    { card-monk.does } Jij kiest de rat. Er is plaats waar minder dan drie ratten liggen, geen bisschop staat en geen muur tussen zit.

    { card-monk.final }
    .title = { card-monk }
para-K-NUN =
    { card-nun.does } Minder dan drie mag ook.

    { card-nun.note }

    { card-nun.final }
    .title = { card-nun }
    .caption = In Scandia wonen drie mensen met twee nonnen: ze tellen voor één, dus breekt alleen een rat met limiet 1 uit.
para-K-BISHOP =
    { card-bishop.does } Het maakt niet uit hoe: ratten die zich verspreiden blijven buiten, en ook die van een
    Monnik, een Rattenvanger, een Soldaat of een Heks die verwisselt.

    { card-bishop.note } Ze mogen samen in één regio staan, en een die zich verplaatst, gaat ergens anders heen.

    { card-bishop.final }
    .title = { card-bishop }
para-K-KNIGHT =
    { card-knight.does }

    Je beslist als de nieuwe ratten liggen en voor de eerste omgedraaid wordt, en alleen voor deze verwoesting. Zo breken ook ratten met een
    hogere limiet uit, en verliezen anderen meer. Deze mensen zijn van niemand: ze tellen nooit voor de meerderheid.

    { card-knight.final }
    .title = { card-knight }
    .caption = In twee stappen komt de pest van Italia naar Scandia. Telt ze daar voor twee mensen, dan breken ratten met een limiet tot 4 uit.
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
    { card-witch.does } Na elke rat die je bekijkt, beslis je verder. Alleen jij ziet wat erop staat.

    Ligt er maar één rat op het bord, dan is er geen tweede. Waar een bisschop staat, komt geen rat binnen: zo’n rat mag je bekijken, maar
    niet verwisselen met een uit een andere regio.

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
    .caption = Germania heeft al twee ratten: één gaat er mee met het blokje uit Gallia, en één blijft.
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
    { card-emperor.does } Minder dan drie mag ook; een muur die zich verplaatst, gaat ergens anders heen.

    { card-emperor.note }

    { card-emperor.final }
    .title = { card-emperor }
    .caption = Een muur tussen Gallia en Germania: geen rat, geen blokje en geen pest komt erdoor.
    .at-rules-online = { card-emperor.online }
    .at-rules-printed = { card-emperor.printed }
    .at-rules-letter = { card-emperor.letter }
para-K1 =
    Twee kaarten van één klasse kosten elk een blokje waar die klasse uitbreekt: wie Kruisvaarder en Ridder heeft, verliest er twee voor elk
    symbool van de Ridderstand. Hebben twee spelers er elk een, dan verliest elk er een.
    .title = Twee kaarten van één klasse
para-K2 =
    Ook met meerdere kaarten van de Ridderstand gaat de pest hoogstens twee stappen. Wat ze verder doen, telt bij elkaar op.
    .title = Meerdere kaarten van de Ridderstand
para-K3 =
    Boer en Koningin tellen bij elkaar op, tot drie blokjes extra. Plaats je als Burgemeester, dan gaan de extra blokjes naar regio’s waar je
    de meerderheid had, elk naar een daarvan.
    .title = Boer, Koningin en Burgemeester samen
para-K4 =
    Gebruik je in de laatste ronde meer dan een van Kruisvaarder, Ridder en Lijfeigene, dan verplaatst de pest zich maar één keer, en werken
    ze allemaal in dezelfde regio. De kaart die je het eerst gebruikt, bepaalt hoe ze zich verplaatst. Een kaart die je later gebruikt, werkt
    waar de pest dan staat, als daar nog iets te verwoesten valt. Volgens de onlineregels heeft een Ridder die blijft staan gepast: een andere
    kaart mag de pest dan nog verplaatsen.
    .title = Kruisvaarder, Ridder en Lijfeigene in de laatste ronde
para-K5 =
    Nonnen en de twee mensen van de Ridder tellen samen. De pest mag naar een regio met een bisschop, en houdt er huis als overal: hij houdt
    alleen nieuwe ratten buiten.
    .title = Nonnen, Ridder en bisschop
para-K6 =
    Muren, nonnen, bisschoppen en toverdranken blijven op het bord als hun kaart van eigenaar wisselt. Vanaf dan verplaatst de nieuwe eigenaar
    ze.
    .title = Stukken blijven
para-K7 =
    Een toverdrank gaat mee met zijn blokje. Worden er blokjes van jou verplaatst of verwisseld en verschillen ze in toverdranken, dan vragen
    we je welke. Een blokje dat naar het paleis of van het bord gaat, verliest zijn toverdranken.
    .title = Toverdranken reizen mee

## Wat niemand weet

chapter-hidden = Wat niemand weet
para-H1 =
    Niemand weet wat er op een gedekte rat staat, behalve wie het met de Heks heeft gezien [V6]. Iedereen ziet welke rat gelegd, verplaatst,
    bekeken of verwisseld wordt, maar niet wat hij toont: je kunt een rat volgen aan zijn plek.
    .title = Wat erop staat
para-H3 =
    Wat omgedraaid is, blijft voor iedereen bekend. Iedereen weet dus wat er nog gedekt kan liggen: de lade naast het bord toont het.
    .title = Wat er nog kan komen
para-H4 =
    Binnen je beurt kun je terugnemen wat je wilt, tot het punt waarop iets is onthuld: een blik, een omgedraaide rat, een trekking die
    iemand zag, of een antwoord van iemand anders. Is de laatste verwoesting eenmaal begonnen, dan kun je niets meer terugnemen.
    .title = Terugnemen
para-H5 =
    In de computer staat geen doos met ratten waar iemand in zou kunnen kijken. Wat er op een rat staat, wordt getrokken op het moment dat hij
    wordt omgedraaid, met precies de kansen van een goed geschudde doos, na alles wat al is onthuld. Wat getrokken is, wordt bij het
    spel bewaard, zodat elk spel terug te spelen is.
    .title = Toeval

## Gedrukt en online

chapter-readings = Gedrukt en online
para-readings =
    De gedrukte regels en het onlinespel verschillen op een paar punten. Op de startpagina kies je; de onlineregels zijn de gewone. De
    gedrukte regels zijn er op twee manieren: zonder vragen tussen de beurten, of letterlijk.
    .title = De versies
    .at-rules-online = Deze tafel speelt volgens de onlineregels.
    .at-rules-printed = Deze tafel speelt volgens de gedrukte regels.
    .at-rules-letter = Deze tafel speelt letterlijk volgens de gedrukte regels.
para-V1 =
    Volgens de onlineregels houdt de pest die een Ridder in de laatste ronde verplaatst meteen huis, met zijn twee mensen als hij wil en zonder
    nieuwe ratten. Bij de laatste verwoesting telt daar niets van.

    Volgens de gedrukte regels verplaatst de Ridder alleen de pion, en zegt hij of die bij de laatste verwoesting voor twee mensen telt, ook
    als die is blijven staan.

    Letterlijk genomen telt die zonder vraag, of de Ridder hem nu verplaatst heeft of niet, behalve als hij de laatste beurt voor de laatste
    ronde had.

    Lijfeigene en Kruisvaarder richten hun verwoesting volgens alle regels meteen aan.
    .title = De Ridder in de laatste ronde
    .at-rules-online = Hier houdt de pest meteen huis.
    .at-rules-printed = Hier wacht ze op de laatste verwoesting.
    .at-rules-letter = Hier wacht ze op de laatste verwoesting, en telt ze altijd.
para-V2 =
    Zou je door een uitbraak een blokje verliezen en heb je in die regio een blokje met een toverdrank, dan gaat in plaats daarvan een
    toverdrank, van het blokje met de meeste, zonder vraag. Letterlijk genomen beslis je elke keer zelf, ook in de beurt van
    anderen: een toverdrank, en van welk blokje, of een blokje. Voor de Lijfeigene is een toverdrank geen verloren blokje.
    .title = Hoe een toverdrank helpt
    .at-rules-online = Hier gebeurt dat zonder vraag.
    .at-rules-printed = Hier gebeurt dat zonder vraag.
    .at-rules-letter = Hier beslis je zelf. De tafel kan voor je antwoorden: zie de instellingen van de tafel.
para-V3 =
    Volgens de gedrukte regels zijn er tien toverdranken. Staan ze allemaal op het bord, dan kun je de Tovenaar niet gebruiken. Volgens de
    onlineregels raken ze nooit op.
    .title = Hoeveel toverdranken er zijn
    .at-rules-online = Hier raken ze nooit op.
    .at-rules-printed = Hier zijn er tien.
    .at-rules-letter = Hier zijn er tien.
para-V4 =
    Volgens de gedrukte regels verwisselt de Koerier blokjes van twee verschillende spelers. Volgens de onlineregels mogen beide van dezelfde
    speler zijn, zolang ze verschillen in toverdranken.
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
    regels zie je het alleen terwijl je haar gebruikt, en mag je het opschrijven.
    .title = Wat de Heks zag
    .at-rules-online = { card-witch.online }
    .at-rules-printed = { card-witch.printed }
    .at-rules-letter = { card-witch.printed }
para-V7 =
    Brengt de Koning een van meerdere blokjes uit een regio naar het paleis, dan is dat het blokje met de minste toverdranken, en het verliest ze.
    Dat is volgens alle regels zo.
    .title = De Koning en toverdranken
para-V8 =
    Niets komt door een muur, en ook nieuwe ratten worden niet achter een muur geplaatst. Letterlijk genomen wel: ze komen uit de voorraad en gaan
    over geen grens.
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
minute-move = Verplaats de pest naar een buurregio. Ratten daar brengen nieuwe ratten ernaast.
    .title = Verplaatsen
minute-ravage = Ratten worden omgedraaid. Wonen er minstens zoveel mensen als het getal zegt, dan kosten de symbolen blokjes.
    .title = Verwoesten
minute-end = Is de voorraad ratten leeg, of heeft een speler alle blokjes geplaatst, dan krijgt iedereen nog één beurt. Daarna slaat de pest overal toe.
    .title = Het einde
