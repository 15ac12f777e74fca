### Het regelboek van Carcassonne: De Pest in het Nederlands.
###
### Een paragraaf `para-BAS5` legt regel BAS5 uit en wat het boek daarbij noemt: `title` is de kop, `caption` vertelt wat de afbeelding
### toont, `at-…` wat een optie van de tafel ervan maakt. Een regel tussen haken, [PLG8], wordt een link. Lege regels scheiden alinea’s.

book-about = Hoe je het land bouwt en er punten mee haalt, wat de pest ermee doet, en wat de uitbreidingen toevoegen.

## Waar het om gaat

chapter-aim = Waar het om gaat
para-aim =
    Tegel voor tegel bouw je een land van steden, wegen, kloosters en weiden. Je horigen nemen in bezit wat daar ligt, en halen punten als het
    af is. Door dat land waart de pest: zieke horigen tellen niet mee voor punten.

    Wie de meeste punten heeft als de laatste tegel ligt en alles geteld is, heeft gewonnen [BAS10].
    .title = Het doel
para-BAS1 =
    Je speelt met twee tot vijf spelers, of met zes als Herbergen & Kathedralen meedoet [EXT2]. Iedereen heeft zeven horigen. De horigen die
    je niet hebt gezet, zijn je voorraad. De starttegel ligt open. De andere tegels zijn geschud en liggen gedekt op de stapel.
    .title = Waar je mee begint
    .caption = De starttegel, en een horige van elk van de eerste vijf kleuren.
para-BAS2 =
    In je beurt trek je een tegel en leg je hem. Je mag er een horige op zetten. Dan worden de punten geteld van alles wat de tegel afmaakt.
    Aan het einde verplaatst de pest zich [PLG5].
    .title = Jouw beurt

## Bouwen

chapter-land = Bouwen
para-BAS3 =
    De tegel moet met een kant aan een andere liggen. Waar kanten elkaar raken, moeten ze bij elkaar passen: stad aan stad, weg aan weg, weide aan weide,
    rivier aan rivier. Je mag hem draaien zoals je wilt. Past hij ergens, dan moet je hem leggen.
    .title = Leg de tegel
    .caption = De rechtertegel past: weg aan weg, weide aan weide.
para-BAS4 =
    Een tegel die nergens past, gaat uit het spel. Iedereen ziet hem, en je trekt opnieuw. Is er geen tegel meer, dan is het spel voorbij.
    .title = Als niets past
para-BAS5 =
    Zet als je wilt één horige uit je voorraad op de tegel die je net hebt gelegd: op de weg, in de stad, in het klooster of op een weide. Dat
    kan niet als daar al iemand staat, hoe ver weg ook, want wegen, steden en weiden lopen door van tegel tot tegel. Van wie die horige is,
    maakt niet uit. Maar zijn ze daar allemaal ziek, dan geldt het gebied als vrij [PLG8].
    .title = Zet een horige
    .caption = De horige van Blauw staat op de weg. Op de nieuwe tegel mag Rood een horige in de stad of op een weide zetten, maar niet op deze weg.

## Punten

chapter-points = Punten
para-BAS6 =
    Een weg is af als beide einden dicht zijn, door een kruising, een stad of een klooster, of als hij een lus vormt. Een stad is af als er
    geen gat in de muur zit en er binnenin geen tegel ontbreekt. Een klooster is af als alle acht plekken eromheen gevuld zijn. Een weide is
    nooit af.

    Wat een tegel afmaakt, telt meteen, wie hem ook heeft gelegd.
    .title = Wanneer iets af is
    .caption = Deze weg eindigt bij twee kruisingen: hij is af en geeft 1 punt voor elk van zijn drie tegels.
para-BAS7 =
    Een weg geeft 1 punt voor elk van zijn tegels. Een stad geeft 2 voor elke tegel en 2 voor elk wapenschild. Een klooster geeft 9: 1 voor
    zichzelf en 1 voor elke plek eromheen. Een tegel telt één keer, ook als de weg of de stad er twee keer op komt.

    Een stad van twee tegels telt als elke andere, tenzij de tafelopties zeggen dat die maar 1 per tegel en 1 per wapenschild geeft.
    .title = Hoeveel punten
    .caption = Deze stad heeft twee tegels en geen wapenschild: 4 punten voor Rood.
    .at-small-cities-4 = Hier telt een stad van twee tegels als elke andere.
    .at-small-cities-2 = Hier geeft een stad van twee tegels 1 per tegel en 1 per wapenschild.
para-BAS8 =
    Alle punten gaan naar de speler met de meeste horigen daar. Bij gelijke stand krijgt elk van die spelers alle punten. Dan gaan alle
    horigen erin terug naar de voorraad van hun eigenaars, die ze vanaf hun volgende beurt weer kunnen zetten.

    Hoe komen er meerdere horigen in één gebied? Je mag er nergens een bij zetten waar al iemand staat, maar twee gebieden kunnen aan elkaar
    groeien.
    .title = Wie de punten krijgt
    .caption = Rood en Blauw hebben elk één horige in deze stad: allebei krijgen ze alle punten.

## Het einde

chapter-end = Het einde
para-BAS9 =
    Het spel is voorbij na de beurt waarin de laatste tegel gelegd is. Dan telt wat niet af is: een weg 1 per tegel, een stad 1 per tegel en
    1 per wapenschild, een klooster 1 plus 1 voor elke gevulde plek eromheen. Een weide geeft 3 punten voor elke voltooide stad die eraan
    grenst; een stad telt voor elke weide die eraan grenst, maar per weide slechts één keer.

    Zoals altijd: wie de meeste horigen heeft, krijgt alles. Horigen op weiden, de boeren, blijven daar tot het einde. Je kunt ook zonder
    boeren spelen.
    .title = De eindtelling
    .caption = De boer van Rood staat op een weide die één voltooide stad raakt: 3 punten aan het einde.
    .at-farmers-on = Hier tellen weiden.
    .at-farmers-off = Hier zijn geen boeren, en weiden geven niets.
para-BAS10 =
    Wie de meeste punten heeft, wint. Bij gelijke stand delen die spelers de overwinning.
    .title = Wie er wint

## De pest

chapter-plague = De pest
para-PLG12 = De pest hoort bij dit spel. Je kunt ook zonder spelen: dan is het gewoon Carcassonne, en geldt dit hoofdstuk niet.
    .title = Met of zonder pest
    .at-plague-on = Deze tafel speelt met de pest.
    .at-plague-off = Deze tafel speelt zonder de pest.
para-PLG1 =
    Zes pesttegels worden door de stapel geschud: met die van het basisspel zijn dat 78 tegels. Je kunt ook met twaalf spelen, en afspreken
    dat er onder de eerste 17 getrokken tegels geen pesttegel is.
    .title = Pesttegels
    .caption = De zes pesttegels. Het teken op elke tegel brengt de pest.
    .at-plague-tiles-6 = Hier zijn het er zes.
    .at-plague-tiles-12 = Hier zijn het er twaalf.
    .at-grace-0 = Hier kan de pest vanaf de eerste tegel komen.
    .at-grace-17 = Hier brengen de eerste 17 tegels geen pest.
para-PLG2 =
    Zodra een pesttegel gelegd is, komt er een fiche op: voordat er een horige wordt gezet en voordat er punten worden geteld. Het teken werkt één keer. Op
    een tegel ligt nooit meer dan één fiche, en er zijn zoveel fiches als er nodig zijn. Een pesttegel die nergens past, gaat uit het spel en
    doet niets.

    Fiches hebben nummers in de volgorde waarin ze kwamen, en gaan nooit van het bord.
    .title = Er komt een fiche
    .caption = Fiche 1 ligt op de pesttegel die net gelegd is.
para-PLG4 =
    Een horige is ziek zolang er een fiche op zijn eigen tegel ligt, of op een tegel ernaast met een deel van dezelfde weg, stad of weide.
    In een klooster of een tuin telt alleen een fiche op precies die tegel. Ligt een fiche verder weg, dan is de horige gezond, ook in
    dezelfde stad.

    Een gebied waar ergens een fiche ligt, heet getroffen. Op zichzelf doet dat niemand kwaad. Je kunt ook afspreken dat de pest minder ver
    reikt, bijvoorbeeld alleen tot de tegel zelf, of juist verder, tot iedereen in het gebied.
    .title = Wie er ziek is
    .caption = Fiche 1 ligt naast de ridder van Blauw in dezelfde stad: hij is ziek. De ridder van Rood staat twee tegels verder en is gezond.
    .at-reach-near = Hier reikt de pest tot de eigen tegel van de horige en tot hetzelfde gebied op de tegels ernaast.
    .at-reach-tile = Hier telt alleen een fiche op de eigen tegel van de horige.
    .at-reach-feature = Hier telt een fiche overal in hetzelfde gebied.
    .at-reach-bordering = Hier telt een fiche op de eigen tegel van de horige of op een tegel ernaast, ook bij monniken.
    .at-reach-wide = Hier telt een fiche overal in hetzelfde gebied, en ook een op een tegel naast die van de horige.
para-PLG5 =
    Na elke beurt verplaatsen alle fiches zich, een voor een in de volgorde van hun nummers. Elk gaat naar een tegel ernaast waar geen fiche
    ligt: is er een waar er nog nooit een lag, dan daarheen, anders naar de tegel die het langst geleden is verlaten. Zijn er meerdere
    gelijk, dan komt noord eerst, dan oost, zuid en west. Is er geen, dan blijft het liggen en probeert het de volgende keer opnieuw. Een
    fiche mag ook naar een tegel die een ander net heeft verlaten. Muren, wegen en rivieren houden fiches niet tegen, en voltooide gebieden
    ook niet, tenzij je anders afspreekt. Niemand beslist iets. Zo kan iedereen zien waar elk fiche straks heen gaat: een pijl wijst het
    aan. Is de stapel leeg, dan verplaatst geen fiche zich meer.
    .at-obstacles-none = Hier houdt niets de fiches tegen.
    .at-obstacles-completed = Hier komt geen fiche op een tegel waarvan alle steden, wegen en kloosters voltooid zijn.
    .title = De pest trekt verder
    .caption = Vier fiches vullen een vierkant: geen enkel fiche kon weg. Nu ligt er een vijfde tegel naast fiche 2. Dat gaat erheen, en fiche 4 neemt de tegel die het verlaat.
para-PLG6 =
    Gewoonlijk verlaat een fiche zijn tegel als het zich verplaatst. Je kunt ook afspreken dat het blijft liggen en dat er een nieuw fiche
    bij komt op de tegel ernaast. Nieuwe fiches verspreiden zich pas na de volgende beurt.
    .title = Rondtrekken of vermenigvuldigen
    .at-spread-move = Hier trekken fiches rond.
    .at-spread-copy = Hier blijven fiches liggen en vermenigvuldigen ze zich.
para-PLG7 =
    Aan de pest gaat hier niemand dood. Een zieke horige blijft waar hij is, en is weer gezond zodra er geen fiche in de buurt is.
    .title = Beter worden
para-PLG8 =
    Zijn alle horigen op een weg, in een stad, in een klooster of op een weide ziek, dan geldt het gebied als vrij, ook als ze van jou zijn. Je
    mag er dus een horige zetten. Worden de anderen beter, dan tellen ze allemaal weer.

    Je mag zelfs een horige zetten waar hij meteen ziek is. Je krijgt eerst een waarschuwing.
    .title = Zieken bezetten niets
    .caption = De ridder van Rood is ziek, dus mag Blauw er een in dezelfde stad zetten, op de nieuwe tegel. Is die van Rood weer beter, dan tellen ze allebei.
para-PLG9 =
    Bij elke telling, tijdens het spel of aan het einde, tellen alleen gezonde horigen: voor de meerderheid, bij gelijke stand en voor de
    punten. Zijn ze allemaal ziek, dan krijgt niemand iets. Hoeveel het gebied waard is, verandert niet.

    Is het gebied af, dan gaan toch alle horigen terug naar hun eigenaars, ziek of niet.
    .title = Zieken tellen niet
    .caption = Blauw heeft hier twee ridders en Rood één. Maar die van Blauw zijn ziek, dus krijgt alleen Rood de punten voor deze stad.
para-PLG10 =
    Grote horigen en abten worden ziek zoals iedereen. Een zieke grote horige telt niet voor twee, maar helemaal niet. Een zieke abt mag je
    terugnemen, maar hij levert niets op. Waar twee regels botsen, geldt die van de pest.
    .title = Grote horigen en abten
para-PLG11 =
    Gewoonlijk blijft de pest na de laatste beurt waar die is. Je kunt de fiches ook nog één keer laten bewegen. Bij de eindtelling tellen
    alleen horigen die dan gezond zijn.
    .at-last-step-off = Hier blijven de fiches liggen.
    .at-last-step-on = Hier bewegen de fiches na de laatste beurt nog één keer.
    .title = De pest aan het einde
para-PLG13 =
    De keuze “Naar de letter” neemt het regelblad van de pest letterlijk: een fiche maakt iedereen ziek in hetzelfde gebied en op alle tegels
    ernaast, het komt niet op een voltooide tegel, en het beweegt ook na de laatste beurt.
    .title = Naar de letter

## Andere dozen

chapter-boxes = Uitbreidingen
para-EXT1 =
    De bron ligt op de plek van de starttegel. Dan komen de andere riviertegels, in willekeurige volgorde, de monding het laatst. Elke tegel
    moet de rivier verlengen, en twee bochten na elkaar buigen nooit dezelfde kant op, wat er ook tussen ligt. Op een rivier mag je geen horigen zetten, en weiden eindigen er.
    .title = De Rivier
    .caption = De bron, een bocht de ene kant op, een bocht de andere kant op, en zo verder.
    .at-river-on = Deze tafel speelt met de rivier.
    .at-river-off = Deze tafel speelt zonder de rivier.
para-EXT2 =
    Achttien tegels erbij, en voor iedereen één grote horige. Die telt voor twee bij de meerderheid.

    Een weg met een herberg geeft 2 punten per tegel als hij af is, en anders niets. Een stad met een kathedraal geeft 3 per tegel en 3 per
    wapenschild als die af is, en anders niets. Voor de weiden telt die als elke andere voltooide stad.
    .title = Herbergen & Kathedralen
    .caption = Door de herberg is deze weg 2 punten per tegel waard, als hij af is. De grote horige van Rood telt voor twee.
    .at-inns-on = Deze tafel speelt met deze uitbreiding.
    .at-inns-off = Deze tafel speelt zonder deze uitbreiding.
para-EXT3 =
    Iedereen heeft een abt, die alleen in kloosters en tuinen mag staan. Tuinen liggen op sommige tegels, alleen abten mogen erin, en ze
    geven punten zoals kloosters.

    In plaats van een horige te zetten, mag je je abt terugnemen: je krijgt meteen wat zijn plek op dat moment waard is. Dat gebeurt voordat
    de punten worden geteld van wat de tegel afmaakt.
    .title = De Abt
    .caption = De abt van Rood in een tuin: 1 punt voor de tuin zelf en 1 voor elke gevulde plek eromheen.
    .at-abbot-on = Deze tafel speelt met abten.
    .at-abbot-off = Deze tafel speelt zonder abten.

## In het kort

minute-main = Zo werkt Carcassonne
    .name = Zo werkt het
minute-lay = Trek een tegel en leg hem zo dat alle kanten passen.
    .title = Leggen
minute-set = Zet er als je wilt een horige op: op een weg, in een stad, in een klooster of op een weide zonder horigen.
    .title = Zetten
minute-score = Wat af is, geeft punten: wegen 1 per tegel, steden 2 per tegel en 2 per wapenschild, kloosters 9. Je horige komt terug.
    .title = Tellen
minute-most = Wie er de meeste horigen heeft, krijgt alle punten. Staan spelers gelijk, dan krijgt elk van hen alle punten.
    .title = Gelijke stand
minute-farm = Een horige op een weide blijft. Aan het einde geeft elke voltooide stad ernaast 3 punten.
    .title = Boeren
minute-end = Na de laatste tegel levert wat niet af is minder op. Wie de meeste punten heeft, wint.
    .title = Het einde

minute-plague = Zo werkt de pest
    .name = Zo werkt de pest
minute-come = Een pesttegel brengt een fiche zodra hij gelegd is.
    .title = De pest komt
minute-sick = Horigen zijn ziek zolang er een fiche op hun tegel ligt, of ernaast op dezelfde weg, stad of weide.
    .title = Ze worden ziek
minute-count = Zieke horigen tellen bij geen enkele telling mee.
    .title = Ze tellen niet
minute-free = Een gebied met alleen zieke horigen is vrij voor anderen.
    .title = Zieken bezetten niets
minute-walk = Na elke beurt gaat elk fiche één tegel verder. De pijl wijst aan waarheen.
    .title = De pest trekt verder
minute-well = Geen fiche in de buurt? Dan worden ze meteen beter. Niemand gaat dood, en bij de eindtelling tellen de gezonden.
    .title = Ze worden beter
