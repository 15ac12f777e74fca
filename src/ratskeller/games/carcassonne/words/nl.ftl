### Carcassonne: De Pest in het Nederlands, gelezen door de browser en de terminal.
###
### Hoe variabelen komen: { $seat } is de naam van een speler, { $winners } zijn er meer op een rij; { $at }, { $source }, { $to } zijn
### plekken zoals de notatie ze schrijft (`3,-1`); { $tile }, { $role }, { $roles }, { $spot } zijn de ingevulde berichten `tile`, `role-…`,
### `role-….many`, `spot`, net als { $list }, { $sick }, { $against }, naar wat ze zijn; getallen zijn getallen. Op { $feature } (city, road,
### monastery, garden, field) en { $figure } (follower, large, abbot) wordt gekozen. Wat niet geldt, is de tekst `none`, een waarheid is
### `yes` of `no`. Van de gebieden is alleen klooster een het-woord; windstreken krijgen waar nodig een uitgang: “noord” + “en”.

game-title = Carcassonne: De Pest
game-pitch = Bouw tegel voor tegel een land van steden, wegen en kloosters, en neem het in bezit met je horigen. De pest waart er rond, en wie ziek is als er punten vallen, telt niet mee.
game-players = { $count ->
    [one] één speler
   *[other] { $count } spelers
  }

rules-part-minute = In een minuut
hint-new = Nieuw bij Carcassonne?
hint-lay = Kies een omlijnde plek voor de tegel. Kies die nog eens om de tegel te draaien. Niets telt tot je bevestigt.
hint-plague = De pest is er. Ze verplaatst zich na elke beurt, en zieke horigen tellen niet.
rules-part-plague = De pest in een minuut

## Wat er in het land ligt

kind = { $feature ->
    [city] stad
    [road] weg
    [monastery] klooster
    [garden] tuin
    [river] rivier
   *[field] weide
  }
kind-city = Stad
    .many = Steden
kind-road = Weg
    .many = Wegen
kind-monastery = Klooster
    .many = Kloosters
kind-garden = Tuin
    .many = Tuinen
kind-field = Weide
    .many = Weiden
kind-river = Rivier

# Een gebied met alles waar zijn waarde van afhangt: “Stad van 5 tegels, 2 wapenschilden en een kathedraal”.
feature = { $feature ->
    [city] { $complete ->
        [yes] { $small ->
            [yes] Kleine stad
           *[no] Stad
          }
       *[no] Onvoltooide stad
      } van { tiles }{ $cathedral ->
        [yes] { $pennants ->
            [0] {" "}en een kathedraal
           *[other] , { pennants } en een kathedraal
          }
       *[no] { $pennants ->
            [0] {""}
           *[other] {" "}en { pennants }
          }
      }
    [road] { $complete ->
        [yes] Weg
       *[no] Onvoltooide weg
      } van { tiles }{ $inn ->
        [yes] {" "}met een herberg
       *[no] {""}
      }
    [monastery] Klooster ({ filled })
    [garden] Tuin ({ filled })
   *[field] Weide ({ $cities ->
        [0] geen voltooide stad
        [one] één voltooide stad
       *[other] { $cities } voltooide steden
      })
  }
tiles = { $tiles ->
    [one] één tegel
   *[other] { $tiles } tegels
  }
pennants = { $pennants ->
    [one] één wapenschild
   *[other] { $pennants } wapenschilden
  }
filled = { $filled ->
    [8] alle 8 plekken eromheen gevuld
   *[other] { $filled } van de 8 plekken eromheen gevuld
  }
points = { $points ->
    [one] één punt
   *[other] { $points } punten
  }

## Tegels

tile = { $plague ->
    [yes] pesttegel { $id }
   *[no] { $garden ->
        [yes] tegel { $id } met een tuin
       *[no] tegel { $id }
      }
  }
tile-looks = { $tile }: { $list }
side-N = noord
side-E = oost
side-S = zuid
side-W = west
part-city = stad { $sides }{ $pennants ->
    [0] {""}
    [one] {" "}met een wapenschild
   *[other] {" "}met { $pennants } wapenschilden
  }{ $cathedral ->
    [yes] {" "}met een kathedraal
   *[no] {""}
  }
part-road = weg { $sides }{ $inn ->
    [yes] {" "}met een herberg
   *[no] {""}
  }
part-monastery = klooster
part-garden = tuin
part-river = rivier { $sides }
part-field = { $count ->
    [one] één weide
   *[other] { $count } weiden
  }
tile-count = { $count ->
    [0] geen meer over
    [one] nog één over
   *[other] nog { $count } over
  }

## Figuren, en hoe ze heten waar ze staan

figure-follower = horige
    .many = horigen
figure-large = grote horige
    .many = grote horigen
figure-abbot = abt
    .many = abten
role-city = ridder
    .one = een ridder
    .many = ridders
role-road = struikrover
    .one = een struikrover
    .many = struikrovers
role-monastery = monnik
    .one = een monnik
    .many = monniken
role-field = boer
    .one = een boer
    .many = boeren
role-large-city = grote ridder
    .one = een grote ridder
    .many = grote ridders
role-large-road = grote struikrover
    .one = een grote struikrover
    .many = grote struikrovers
role-large-monastery = grote monnik
    .one = een grote monnik
    .many = grote monniken
role-large-field = grote boer
    .one = een grote boer
    .many = grote boeren
role-abbot = abt
    .one = een abt
    .many = abten

# Waar op een tegel iemand kan staan, naar de kanten waar die plek aan ligt; `none` waar ze aan geen kant ligt.
spot = { $sides ->
    [none] { kind }
   *[other] { kind } ({ $sides })
  }

# Hetzelfde voor een weide, naar wat haar scheidt van de andere weiden van haar tegel; { $way } is een van de acht hieronder, `none` waar ze de enige is.
spot-meadow = de weide{ $way ->
    [none] {""}
   *[other] { $mark ->
        [road] {" "}ten { $way }en van de weg
        [river] {" "}ten { $way }en van de rivier
       *[city] {" "}in het { $way }en
      }
  }{ $cities ->
    [0] {""}
    [one] , één voltooide stad
   *[other] , { $cities } voltooide steden
  }
# Hetzelfde voor een stad of weg, voor wie het bord ziet: { $tiles } waarop die met deze zou liggen.
spot-part = { $tiles ->
    [one] een nieuwe { $kind ->
        [city] stad
       *[road] weg
      }
   *[other] de { $kind ->
        [city] stad
       *[road] weg
      } van { $tiles } tegels
  } ({ $sides })
way-N = noord
way-NE = noordoost
way-E = oost
way-SE = zuidoost
way-S = zuid
way-SW = zuidwest
way-W = west
way-NW = noordwest

supply-follower = { $count ->
    [one] één horige
   *[other] { $count } horigen
  }
supply-large = { $count ->
    [one] één grote horige
   *[other] { $count } grote horigen
  }
supply-abbot = { $count ->
    [one] een abt
   *[other] { $count } abten
  }
supply-empty = niemand meer in de voorraad
supply-title = Voorraad

## Ziekte

# Waarom iemand ziek is. { $markers } zijn nummers op een rij, { $count } is hoeveel. { $where }: `own` de eigen tegel, `next` de volgende,
# `feature` (bereik: het hele gebied), `any` waar niet gezegd is welke van de eerste twee.
sick-cause = { $count ->
    [one] fiche { $markers } ligt
   *[other] fiches { $markers } liggen
  } { $where ->
    [own] op zijn eigen tegel
    [beside] op een tegel ernaast
    [near] op zijn eigen tegel of een ernaast
    [around] in hetzelfde gebied of op een tegel ernaast
    [next] op de volgende tegel van { $feature ->
        [monastery] hetzelfde { kind }
       *[other] dezelfde { kind }
      }
    [feature] in { $feature ->
        [monastery] hetzelfde { kind }
       *[other] dezelfde { kind }
      }
   *[any] op zijn eigen of op de volgende tegel van { $feature ->
        [monastery] hetzelfde { kind }
       *[other] dezelfde { kind }
      }
  }
sick-figure = { $count ->
    [one] de { $role } van { $seat }
   *[other] { $count } { $roles } van { $seat }
  }
sick-here = { $role } van { $seat }, ziek: { sick-cause }
healthy-here = { $role } van { $seat }, gezond
affected = { $feature ->
    [road] De pest is op deze { kind }.
    [field] De pest is op deze { kind }.
    [monastery] De pest is in dit { kind }.
   *[other] De pest is in deze { kind }.
  }

marker = Pestfiche { $number }
# Wie het bord ziet (.seen), krijgt plekken te horen naar de kant (`side-N` …), en door licht
marker-next = { $to ->
    [none] { marker } op { $at } blijft liggen: geen vrije plek ernaast
   *[other] { marker } op { $at } gaat straks naar { $to }
  }
    .seen = { $to ->
    [none] { marker } blijft liggen: geen vrije plek ernaast
   *[other] { marker } gaat straks naar het { $to }en
  }
marker-rests = { marker } op { $at } blijft liggen: de pest verspreidt zich niet meer
    .seen = { marker } blijft liggen: de pest verspreidt zich niet meer
# Waarom het daarheen gaat: { $free } tegels ernaast hebben geen fiche, { $equal } daarvan zijn even goed als de gekozen tegel
marker-why = { $free ->
    [one] Dat is de enige vrije tegel ernaast.
   *[other] { $fresh ->
        [yes] { $equal ->
            [one] Van de { $free } vrije tegels ernaast is dat de enige waarop nog nooit een fiche lag.
           *[other] Op { $equal } tegels ernaast lag nog nooit een fiche: het neemt de eerste in de volgorde noord, oost, zuid, west.
          }
       *[no] { $equal ->
            [one] Van de { $free } vrije tegels ernaast is deze het langst geleden verlaten.
           *[other] { $equal } vrije tegels ernaast zijn het langst geleden verlaten: het neemt de eerste in de volgorde noord, oost, zuid, west.
          }
      }
  }

# Wat zijn volgende stap doet, als er verder niets gebeurt; `sick` is wat iemand dan is
forecast-title = { $count ->
    [0] Bij de volgende stap wordt niemand ziek en niemand beter.
   *[other] Bij de volgende stap van de fiches:
  }
forecast-ahead = { $count ->
    [0] Na { $steps } stappen zou niemand ziek of beter zijn geworden, als er geen tegel bij kwam.
   *[other] Na { $steps } stappen, als er geen tegel bij kwam:
  }
# Een rij knoppen: de pest zoals ze is, en een paar stappen verder
ahead-title = De pest een paar stappen verder
ahead-name = { $count ->
    [0] Nu: de pest zoals ze is
    [one] +1: de pest na de volgende stap
   *[other] +{ $count }: de pest na { $count } stappen
  }
ahead-step = { $count ->
    [0] Nu
   *[other] +{ $count }
  }
# Boven het bord zolang het de pest een paar stappen verder toont
ahead-then = { $count ->
    [one] Na de volgende stap
   *[other] Over { $count } stappen
  }
forecast-pending = De fiches zijn onderweg.
forecast-change = De { $role } van { $seat } op { $at } { $sick ->
    [yes] wordt ziek, door { $count ->
        [one] fiche { $markers }
       *[other] fiches { $markers }
      }
   *[no] wordt beter
  }
    .seen = De { $role } van { $seat } { $sick ->
    [yes] wordt ziek, door { $count ->
        [one] fiche { $markers }
       *[other] fiches { $markers }
      }
   *[no] wordt beter
  }
forecast-here = { $figure }; { $sick ->
    [yes] wordt bij de volgende stap ziek
   *[no] wordt bij de volgende stap beter
  }

## Wie waar staat

strength = { $seat } met { $count }
owners = { $count ->
    [0] Niemand zou hier punten krijgen: alle horigen zijn ziek
    [one] { $winners } zou de punten krijgen
   *[other] { $winners } zouden elk de punten krijgen
  }
worth-now = Nu { points } waard
seat-score = { $count ->
    [one] één punt
   *[other] { $count } punten
  }
stack-left = { $count ->
    [0] Geen tegels meer
    [one] Nog één tegel
   *[other] Nog { $count } tegels
  }
stack-title = Tegels over
discarded-title = Uit het spel
cell-fits = { $fits ->
    [one] { $at }: één van de { $left } tegels past hier
   *[other] { $at }: { $fits } van de { $left } tegels passen hier
  }
cell-dead = { $at }: geen van de tegels die over zijn past hier
cell-over = { $at }: er worden geen tegels meer gelegd

## Kiezen hoe je speelt

option-players = Spelers
    .about = Hoeveel er meespelen. Met zes heb je Herbergen & Kathedralen nodig.
option-plague = De pest
    .about = In de stapel zitten pesttegels. Elk brengt een fiche dat zich na elke beurt verplaatst en de horigen in de buurt ziek maakt.
option-plague-on = Met de pest
    .about = Elke pesttegel brengt een fiche dat zich na elke beurt verplaatst. Zieke horigen tellen niet.
option-plague-off = Zonder de pest
    .about = Gewoon Carcassonne.
    .idle = Zonder de pest maakt dit geen verschil.
option-preset = Regels
    .about = Stelt meerdere opties tegelijk in.
option-preset-usual = Gewone regels
    .about = De pest reikt tot de volgende tegel van hetzelfde gebied, niets houdt haar tegen, en na de laatste beurt rust ze.
option-preset-as_written = Naar de letter
    .about = Het regelblad van de pest letterlijk: ze reikt door het hele gebied en tot alle tegels ernaast, voltooide tegels houden haar tegen, en na de laatste beurt beweegt ze nog één keer.
option-plague-tiles = Pesttegels
    .about = Hoeveel pesttegels door de stapel geschud worden.
option-plague-tiles-6 = Zes
    .about = Elk van de zes soorten één keer.
option-plague-tiles-12 = Twaalf
    .about = Elk van de zes soorten twee keer: de pest is al gauw overal.
option-grace = Uitstel
    .about = Of de pest meteen kan komen.
option-grace-0 = Geen
    .about = Er kan vanaf de eerste beurt een pesttegel getrokken worden.
option-grace-17 = 17 tegels
    .about = De eerste 17 tegels brengen geen pest.
option-spread = Verspreiding
    .about = Wat een fiche na elke beurt doet.
option-spread-move = Ze trekt rond
    .about = Elk fiche gaat naar een plek ernaast en verlaat zijn tegel.
option-spread-copy = Ze vermenigvuldigt zich
    .about = Elk fiche blijft liggen, en op een plek ernaast komt een nieuw. Het wordt dringen.
option-reach = Bereik
    .about = Hoe dichtbij een fiche moet zijn om een horige ziek te maken.
option-reach-near = Ernaast
    .about = Op de tegel van de horige zelf, of op een tegel ernaast met een deel van hetzelfde gebied.
option-reach-tile = Zelfde tegel
    .about = Alleen op de tegel van de horige zelf.
option-reach-feature = Hele gebied
    .about = Overal in hetzelfde gebied.
option-reach-bordering = Rondom
    .about = Op de tegel van de horige zelf of op een tegel ernaast, wat daar ook ligt.
option-reach-wide = Hele gebied en rondom
    .about = Overal in hetzelfde gebied, of op een tegel naast die van de horige.
option-obstacles = Obstakels
    .about = Of voltooide tegels de fiches tegenhouden.
option-obstacles-none = Geen
    .about = De fiches komen overal.
option-obstacles-completed = Voltooide tegels
    .about = Er komt geen fiche op een tegel waarvan alle steden, wegen en kloosters voltooid zijn. Weiden tellen niet mee.
option-last-step = Laatste stap
    .about = Of de fiches na de laatste beurt nog één keer bewegen, vóór de eindtelling.
option-last-step-off = Zonder laatste stap
    .about = Bij de eindtelling gelden de fiches zoals ze na de laatste beurt liggen.
option-last-step-on = Met laatste stap
    .about = De fiches bewegen nog één keer, daarna begint de eindtelling.
option-farmers = Boeren
    .about = Of er horigen op weiden mogen, waar ze tot het einde blijven.
option-farmers-on = Met boeren
    .about = Aan het einde levert een weide 3 punten op voor elke voltooide stad die ze raakt.
option-farmers-off = Zonder boeren
    .about = Op weiden staat niemand.
option-small-cities = Steden van twee tegels
    .about = Wat een voltooide stad van twee tegels waard is.
option-small-cities-4 = Als elke andere
    .about = 2 punten per tegel en 2 per wapenschild: 4 voor twee tegels.
option-small-cities-2 = De helft
    .about = 1 punt per tegel en 1 per wapenschild: 2 voor twee tegels.
option-river = De Rivier
    .about = Eerst komen twaalf riviertegels, van de bron tot de monding.
option-river-on = Met de rivier
    .about = De bron ligt er als eerste. De rivier moet verder, en buigt nooit twee keer achter elkaar dezelfde kant op.
option-river-off = Zonder de rivier
    .about = Het spel begint met de gewone starttegel.
option-inns = Herbergen & Kathedralen
    .about = Achttien tegels erbij, en voor iedereen een grote horige.
    .demanded = Met zes spelers heb je dit nodig.
option-inns-on = Met herbergen en kathedralen
    .about = Een weg met een herberg geeft 2 per tegel, een stad met een kathedraal 3 per tegel, maar niets als ze niet af komen. Een grote horige telt voor twee. Er kunnen er zes meespelen.
option-inns-off = Zonder herbergen en kathedralen
    .about = Eén soort horigen, tot vijf spelers.
option-abbot = De Abt
    .about = Voor iedereen een abt, en tuinen op sommige tegels.
option-abbot-on = Met abten
    .about = Hij mag alleen in kloosters en tuinen staan. In plaats van een horige te zetten, mag je hem terugnemen: je krijgt dan wat zijn plek op dat moment waard is.
option-abbot-off = Zonder abten
    .about = Tuinen zijn alleen versiering.
option-start = Wie begint
    .about = De speler die de eerste beurt heeft.
option-start-random = Door het lot
    .about = Geloot als het spel begint.

# In de browser staan de opties in groepen.
options-plague = De pest
options-boxes = Uitbreidingen
options-others = Punten
option-usual = Het gewone spel: met de pest, zonder uitbreidingen.
book-open = Bekijk de tegels

## Vragen: wat er gevraagd wordt, en waarom

question-start-seat = Wie begint?
    .why = Dat wordt geloot.
question-draw = Welke tegel komt er?
    .why = Hij wordt uit de stapel getrokken. Een tegel die nergens past, gaat uit het spel, en er komt een andere.
question-lay = Leg { $tile }
    .why = Hij moet met een kant aan een andere tegel liggen, en alle kanten die elkaar raken, moeten passen. Je mag hem draaien.
question-follower = Een horige op de nieuwe tegel zetten?
    .why = Alleen waar geen horige in dat gebied staat, of alleen zieke. Daarna worden de punten geteld van wat af is, en dan verplaatst de pest zich.
    .about = { $count ->
    [0] Je hebt niemand meer om neer te zetten.
   *[other] Je hebt { $list }.
  }
question-other = { $seat } moet beslissen
    .why = Een beslissing in het spel.

watch-lay = { $seat } legt een tegel
watch-follower = { $seat } mag een horige zetten
watch-other = { $seat } denkt na

## Antwoorden: als keuze, als knop die het vastlegt (.confirm), en zo kort als het kan (.short)

answer-lay = Op { $at }, { turned }
    .confirm = Leg hem op { $at }
    .short = { $at }
turned = { $r ->
    [0] zoals hij is
    [1] een kwartslag met de klok mee
    [2] een halve slag gedraaid
   *[3] een kwartslag tegen de klok in
  }
answer-follower = { $one }: { $spot }
    .confirm = Zet { $one }
    .short = { $spot }
answer-take-abbot = Neem de abt op { $at } terug: { points }
    .confirm = Neem de abt terug
    .short = Abt terug
answer-none = Geen horige
    .confirm = Zet geen horige
    .short = Geen horige
answer-other = { $text }
    .confirm = { $text }

# Wat een antwoord oplevert
gain = { $seat } meteen +{ $count }
stands-sick = meteen ziek, telt daar niet
standing = daar: { $list }
worth = { points } waard

final-turn = Hierna kun je niets meer terugnemen van wat je tot nu toe deed.

## Gedane stappen van een beurt, zo kort als het kan

chip-lay = { $at }
chip-place = Tegel gelegd
chip-follower = { $role }
# A step of a turn that bots would play
step-follower = { $role }{ $sides ->
    [none] {""}
   *[other] {" "}({ $sides })
  }
chip-take-abbot = Abt terug
chip-none = Geen horige
chip-other = { $text }

## Wat er gebeurde: één zin voor elk soort gebeurtenis

# Waar iets gebeurde: met de naam van het vak, of aangewezen, waar het bord het laat oplichten
place-at = op { $at }
place-here = hier
event-start-seat-drawn = { $seat } begint.
event-turn-began = Beurt { $turn }: { $seat } is aan zet.
event-tile-drawn = { $left ->
    [0] { $seat } trekt { $tile }. Dat is de laatste.
    [one] { $seat } trekt { $tile }. Er is er nog één.
   *[other] { $seat } trekt { $tile }. Er zijn er nog { $left }.
  }
event-tile-discarded = { $seat } kan { $tile } nergens leggen: die gaat uit het spel.
event-tile-laid = { $seat } legt { $tile } { $place }{ $r ->
    [0] .
   *[other] , { turned }.
  }
event-marker-placed = De pest breekt { $place } uit: fiche { $number } komt op de tegel.
event-follower-set = { $feature ->
    [city] { $seat } zet { $place } { $one } in de stad.
    [road] { $seat } zet { $place } { $one } op de weg.
    [monastery] { $seat } zet { $place } { $one } in het klooster.
    [garden] { $seat } zet { $place } { $one } in de tuin.
   *[field] { $seat } zet { $place } { $one } op de weide.
  }{ $among ->
    [0] {""}
    [one] {" "}De horige die er al staat, is ziek: { $feature ->
        [monastery] het { kind }
       *[other] de { kind }
      } geldt dus als vrij.
   *[other] {" "}Alle { $among } horigen die er al staan, zijn ziek: { $feature ->
        [monastery] het { kind }
       *[other] de { kind }
      } geldt dus als vrij.
  }{ $sick ->
    [yes] {" "}De nieuwkomer is meteen ziek: { sick-cause }.
   *[no] {""}
  }
event-abbot-taken = { $ill ->
    [yes] { $seat } neemt de abt { $place } terug uit { $feature ->
        [monastery] het { kind }
       *[other] de { kind }
      }, zonder punten, want hij is ziek.
   *[no] { $seat } neemt de abt { $place } terug uit { $feature ->
        [monastery] het { kind }
       *[other] de { kind }
      } ({ filled }): { points }.
  }
event-feature-scored = { feature } { $place }: { $outcome ->
    [sick] niemand krijgt punten, want alle horigen hier zijn ziek
    [nothing] niets waard
    [shared] elk { points } voor { $winners }
   *[alone] { points } voor { $winners }
  }{ $against ->
    [none] {""}
   *[other] {" "}({ $against })
  }{ $outcome ->
    [sick] : { $sick }.
   *[other] { $ill ->
        [0] .
        [one] ; { $sick } is ziek en telt niet.
       *[other] ; { $sick } zijn ziek en tellen niet.
      }
  }
event-follower-fell-sick = De { $role } van { $seat } wordt { $place } ziek: { sick-cause }.
event-follower-recovered = De { $role } van { $seat } wordt { $place } beter: er is geen fiche meer in de buurt.
event-plague-spread = De pest trekt verder: { $list }.
event-final-scoring-began = De laatste beurt is voorbij. Nu telt alles wat nog op het bord ligt, en de pest blijft waar ze is.
event-game-over = { $count ->
    [one] Het spel is voorbij: { $winners } wint met { points }.
   *[other] Het spel is voorbij: { $winners } delen de overwinning met elk { points }.
  }

## Wat er sinds je eigen beurt is gebeurd, in het kort

digest-own = Jij kreeg { $count ->
    [one] één punt
   *[other] { $count } punten
  }.
digest-sick = { $count ->
    [one] Een van je horigen is ziek geworden.
   *[other] { $count } van je horigen zijn ziek geworden.
  }
digest-others = Anderen kregen punten: { $list }.
digest-plague = De pest trok verder.
digest-laid = { $count ->
    [one] Er is één tegel gelegd.
   *[other] Er zijn { $count } tegels gelegd.
  }

# De stappen van de fiches, en wie hoeveel telt in een meerderheid
step = { $to ->
    [none] { $number } blijft op { $source }
   *[other] { $new ->
        [none] { $number } gaat van { $source } naar { $to }
       *[other] { $number } blijft op { $source }, en { $new } komt op { $to }
      }
  }
    .seen = { $to ->
    [none] { $number } blijft liggen
   *[other] { $new ->
        [none] { $number } gaat naar het { $to }en
       *[other] { $number } blijft liggen, en { $new } komt erbij in het { $to }en
      }
  }

# Fiches die geen vrije plek vinden, waar het er te veel zijn om ze een voor een te noemen
steps-stay = { $count ->
    [one] één blijft liggen
   *[other] { $count } blijven liggen
  }

## Het einde

ranking-title = Eindstand
ranking-place = { $place }.
ranking-won = { $seat } wint
ranking-shared = Een gedeelde overwinning
ranking-tie = Wie de meeste punten heeft, wint; gelijke scores delen de plaats.
final-title = De eindtelling, gebied voor gebied
source-abbot = Teruggenomen abten
source-final = Aan het einde
source-game = Tijdens het spel
source-total = Totaal

## Regels waarnaar zinnen verwijzen

rule-CAR-BAS1 = Iedereen heeft zeven horigen. De starttegel ligt open, de andere zijn geschud.
rule-CAR-BAS2 = Een beurt: trek en leg een tegel, zet als je wilt een horige, tel de punten van wat af is; dan verplaatst de pest zich.
rule-CAR-BAS3 = Een tegel moet met een kant aan een andere liggen, en kanten die elkaar raken, moeten passen. Past hij ergens, dan moet hij gelegd worden.
rule-CAR-BAS4 = Een tegel die nergens past, gaat uit het spel, en dezelfde speler trekt opnieuw.
rule-CAR-BAS5 = Eén horige per beurt mag op de nieuwe tegel, in een gebied waar niemand staat, of alleen zieken.
rule-CAR-BAS6 = Een weg is af als beide einden dicht zijn of hij een lus is, een stad als ze geen gat heeft, een klooster als alle acht plekken eromheen gevuld zijn.
rule-CAR-BAS7 = Als ze af zijn, geeft een weg 1 punt per tegel, een stad 2 per tegel en 2 per wapenschild, een klooster 9. Een tegel telt één keer.
rule-CAR-BAS8 = Wie er de meeste horigen heeft, krijgt alle punten; bij gelijke stand krijgt elk van hen ze. Dan gaan alle horigen naar huis.
rule-CAR-BAS9 = Aan het einde geven onvoltooide wegen en steden 1 per tegel en 1 per wapenschild, kloosters 1 plus 1 per gevulde plek, weiden 3 per voltooide stad.
rule-CAR-BAS10 = Wie de meeste punten heeft, wint. Bij gelijke punten is de overwinning gedeeld.
rule-CAR-EXT1 = Eerst komt de rivier: bron, loop, monding. Ze moet verder, en buigt nooit twee keer achter elkaar dezelfde kant op.
rule-CAR-EXT2 = Een weg met een herberg geeft 2 per tegel, een stad met een kathedraal 3 per tegel en wapenschild, en niets als ze niet af zijn. Een grote horige telt voor twee.
rule-CAR-EXT3 = Een abt mag alleen in kloosters en tuinen staan. In plaats van een horige te zetten, mag je hem terugnemen: je krijgt dan wat zijn plek waard is.
rule-CAR-PLG1 = Zes pesttegels, of twaalf, worden door de stapel geschud.
rule-CAR-PLG2 = Een pesttegel brengt meteen een fiche, voor er een horige gezet wordt en voor er punten vallen.
rule-CAR-PLG3 = Fiches hebben nummers in de volgorde waarin ze kwamen, en gaan nooit van het bord.
rule-CAR-PLG4 = Een horige is ziek zolang er een fiche op zijn tegel ligt, of op een tegel ernaast met een deel van hetzelfde gebied.
rule-CAR-PLG5 = Na elke beurt gaat elk fiche naar een tegel ernaast zonder fiche: een waar er nog nooit een lag, anders die het langst geleden verlaten is; bij gelijke stand in de volgorde noord, oost, zuid, west.
rule-CAR-PLG6 = Vermenigvuldigt de pest zich, dan blijft een fiche liggen en komt er een nieuw op de tegel ernaast.
rule-CAR-PLG7 = Een horige wordt beter zodra er geen fiche in de buurt is. Niemand gaat dood.
rule-CAR-PLG8 = Een gebied waarvan alle horigen ziek zijn, geldt als vrij. Je mag zelfs een horige zetten waar hij meteen ziek is.
rule-CAR-PLG9 = Alleen gezonde horigen tellen als er punten vallen. Zijn die er niet, dan krijgt niemand iets.
rule-CAR-PLG10 = Een zieke grote horige telt helemaal niet, en een zieke abt levert niets op.
rule-CAR-PLG11 = Na de laatste beurt blijft de pest liggen: bij de eindtelling gelden de fiches zoals ze liggen.
rule-CAR-PLG12 = Zonder de pest is het gewoon Carcassonne.

## Browser

round-setup = Voor het spel
round-turn = Beurt { $turn }
round-end = Beurt { $turn } · { $near ->
    [yes] { $count ->
        [0] de laatste tegel: dan wint de hoogste score
        [one] nog één · het einde is nabij, de hoogste score wint
       *[other] nog { $count } · het einde is nabij, de hoogste score wint
      }
   *[no] nog { $count } tegels · dan wint de hoogste score
  }
round-final = Eindtelling
round-over = Spel voorbij

# De tegel in de hand: waar hij komt, hoe hij gedraaid is, wie erop gaat
# Over the picture of the tile; while what the others did is shown
draft-lay = { $plague ->
    [yes] Leg je pesttegel aan
   *[no] Leg je tegel aan
  }
draft-soon = Zo ben jij
draft-where = { $count ->
    [one] Er is één plek voor.
   *[other] Er zijn { $count } plekken voor: kies een van de omlijnde.
  }
draft-ways = { $count ->
    [one] Hier past hij maar op één manier.
   *[other] Manier { $number } van de { $count } waarop hij hier past.
  }
draft-turn = Draai hem
# In een les, als de tegel op de goede plek verkeerd om ligt
draft-turn-on = Zo niet: draai hem met de ronde pijl, of druk nog eens op zijn plek.
draft-told = Over deze tegel
draft-who = Wie gaat erop?
draft-nobody = Er kan niemand op
draft-kind = Welke horige
draft-none-left = Je voorraad is leeg: de tegel wordt zonder horige gelegd.
draft-all-taken = Alles erop is bezet: hij wordt zonder horige gelegd.
draft-choose-place = Kies eerst een plek.
draft-choose-follower = Kies eerst een horige of “Geen horige”.
draft-confirm-lay = Leg hem
draft-confirm-follower = Bevestig
draft-confirm = { $choice } en leg de tegel
draft-tried = { $at }, { turned }.
draft-steps = Tot nu toe geprobeerd
draft-back = Terug tot vóór “{ $step }”

preview-now = nu +{ $points }
preview-other = { $seat } nu +{ $points }
preview-worth = tot nu toe { $points ->
    [one] één punt
   *[other] { $points } punten
  } waard
preview-against = { $mine } tegen { $theirs }
preview-own = vergroot jouw { kind }
preview-joins = sluit aan op { $feature ->
    [monastery] het { kind }
   *[other] de { kind }
  } van { $seat }: { $mine } tegen { $theirs }
preview-meets = sluit aan op { $feature ->
    [monastery] het { kind }
   *[other] de { kind }
  } van { $seat }
preview-ill = sluit aan op een { kind } waar iedereen ziek is
preview-marker = brengt een pestfiche: wie in de buurt is, wordt ziek
preview-soon = wordt ziek als de beurt eindigt
preview-sick = zou meteen ziek zijn: telt niet

# Iets op het bord bekijken
look-close = Sluit
look-open = { $open ->
    [0] { $feature ->
        [city] Er is geen gat meer.
       *[other] Er is geen open einde.
      }
    [one] { $feature ->
        [city] Er is nog één kant open.
       *[other] Er is nog één einde open.
      }
   *[other] { $feature ->
        [city] Er zijn nog { $open } kanten open.
       *[other] Er zijn nog { $open } einden open.
      }
  }
look-empty = Hier is niemand.
look-strength = Wie telt: { $list }
look-marker = { $count ->
    [0] Niemand is er ziek van.
    [one] Eén horige is er ziek van:
   *[other] { $count } horigen zijn er ziek van:
  }
look-hole = Een lege plek
    .fits = { $fits ->
    [0] Hier past niets meer: geen van de { $left } tegels die over zijn{ $hand ->
        [yes] , ook die in de hand niet
       *[no] {""}
      }.
   *[other] Hier passen: { $fits } van de { $left }{ $hand ->
        [yes] , die in de hand meegeteld
       *[no] {""}
      }.
  }

# Waarom de tegel daar niet kan: { $side } is `side-N` …, { $list } zijn berichten `why-clash` of `why-want`
why-clash = { $shows ->
    [city] een stad
    [road] een weg
    [river] de rivier
   *[field] een weide
  } tegen { $meets ->
    [city] een stad
    [road] een weg
    [river] de rivier
   *[field] een weide
  } in het { $side }en
why-want = { $meets ->
    [city] een stad
    [road] een weg
    [river] de rivier
   *[field] een weide
  } in het { $side }en
why-sides = De tegel in je hand past hier niet, hoe je hem ook draait. Op zijn best ligt { $list }.
why-away = De rivier komt hier niet, en een riviertegel moet haar verlengen.
why-dead = Geen enkele tegel die over is, toont dit allemaal: { $list }. Deze plek blijft leeg.
why-wants = Een tegel moet hier tonen: { $list }.

# Waarom niemand op een deel van de tegel kan staan; { $spot } is een bericht `spot`
why-not-title = Waarom niet ergens anders?
why-held = { $spot }: daar staat { $seats } al.
    .many = { $spot }: daar staan { $seats } al.
why-river = { $spot }: op een rivier staat niemand.
why-farmers = { $spot }: in dit spel staat niemand op weiden.
why-supply = { $spot }: je hebt niemand in de hand die daar mag staan.
why-abbot = { $spot }: in een tuin staat alleen een abt, en de jouwe heb je niet in de hand.

# Waarom een eigen figuur blijft waar hij is
stays-complete = Hij komt bij je terug als dit af is, gezond of ziek.
stays-end = Boeren blijven tot het einde van het spel.
stays-abbot = In je beurt mag je de abt terugnemen in plaats van iemand te zetten.

## De kansen van de tegels die nog komen, zoals het bord ligt

# Wat ervoor nodig is: { $count } van de { $tiles } tegels in de stapel
odds-finish = { $count ->
    [0] Geen tegel in de stapel maakt het meteen af.
    [one] Eén van de { $tiles } tegels in de stapel maakt het af.
   *[other] { $count } van de { $tiles } tegels in de stapel maken het af.
  }
odds-finish-both = Er zijn nog twee tegels voor nodig: { $one } van de { $tiles } in de stapel voor de ene plek, { $other } voor de andere.
odds-finish-hang = Er zijn nog twee tegels voor nodig, en de tweede hangt van de eerste af.
odds-finish-many = Er zijn nog minstens { $open } tegels voor nodig.
odds-lost = Het komt niet meer af: niets van wat over is, past op de open plek.
odds-hole = { $count ->
    [0] Geen tegel in de stapel past hier.
    [one] Eén van de { $tiles } tegels in de stapel past hier.
   *[other] { $count } van de { $tiles } tegels in de stapel passen hier.
  }
odds-more = en nog { $count }
odds-title = Kansen zoals het bord ligt
    .about = Elke kans telt wat er nog getrokken kan worden terwijl al het andere blijft zoals het is. Tegels die nergens passen, gaan uit het spel.
odds-next = Volgende tegel
    .about = De volgende tegel die gelegd wordt, wie hem ook trekt
odds-mine = { $count ->
    [one] Jouw volgende beurt
   *[other] Jouw volgende { $count } beurten
  }
odds-ever = { $count ->
    [one] Jouw laatste beurt
   *[other] Al jouw { $count } beurten
  }
odds-percent = { $percent }%
# Op één regel, in woorden
odds-said = { $name }: { $percent }%
odds-short = { $count ->
    [one] { $percent }% af in de volgende beurt
   *[other] { $percent }% af in { $count } beurten
  }
odds-short-lost = komt nooit meer af
odds-health = De { $role } van { $seat } is na deze beurt { $sick ->
    [yes] ziek
   *[no] gezond
  }
odds-hanging = { $count ->
    [one] Dit hangt ervan af waar de tegel komt:
   *[other] Deze hangen ervan af waar de tegel komt:
  }
odds-hangs = { $role } van { $seat }: ziek bij { $ill } van de { $of } manieren om hem te leggen

# Op de knop van de stapel als niemand meer dan twee beurten heeft
stack-near = { $count ->
    [0] Geen meer
    [one] Nog één
   *[other] Nog { $count }
  }

# Knoppen naast het bord
tool-fields = Weiden
    .hint = Van wie de weiden zijn
tool-plague = Pest
    .hint = Fiches, hun volgende stappen, en wie er ziek is
tool-dead = Gaten
    .hint = Plekken waar niets meer past
tool-names = Namen
    .hint = De namen van de plekken, zoals in de kroniek
tool-last = Laatste
tool-left = Over
tool-scores = Punten
tool-board = Wat het bord toont

plague-title = De pest
plague-none = Er ligt nog geen fiche op het bord.
plague-step = {" "}→ { $to }
plague-stays = {" "}blijft
plague-to-come = { $count ->
    [0] Er zit geen pesttegel meer in de stapel.
    [one] Er zit nog één pesttegel in de stapel.
   *[other] Er zitten nog { $count } pesttegels in de stapel.
  }
plague-sick = { $count ->
    [0] Niemand is ziek.
    [one] Eén horige is ziek en telt niet:
   *[other] { $count } horigen zijn ziek en tellen niet:
  }
plague-ill = { $role } van { $seat }, { $count ->
    [one] door fiche { $markers }
   *[other] door fiches { $markers }
  }

seat-points = { $seat }: { points }
seat-now-sick = { $count ->
    [one] één ziek
   *[other] { $count } ziek
  }

# Waar de punten vandaan komen
score-title = Waar de punten vandaan komen
score-sum = { $feature ->
    [city] { $pennants ->
        [0] { tiles } × { $each } = { $value }
       *[other] { tiles } × { $each } + { pennants } × { $each } = { $value }
      }
    [road] { tiles } × { $each } = { $value }
    [field] { $cities ->
        [0] geen voltooide stad = 0
        [one] één voltooide stad × 3 = { $value }
       *[other] { $cities } voltooide steden × 3 = { $value }
      }
   *[monastery] 1 + { $filled } eromheen = { $value }
  }
score-pending = Nu op het bord
    .hint = Wat iedereen zou krijgen als het spel nu eindigde.

left-title = Tegels over
left-end = Het spel eindigt als de laatste tegel gelegd is. Wat niet af is, geeft dan minder, en de hoogste score wint.
left-count = × { $count }
left-filter = Toon
left-all = Alle
left-set-base = Basisspel
left-set-plague = Pest
left-set-river = Rivier
left-set-inns = Herbergen & Kathedralen

walk-open = Loop de eindtelling door
walk-step = { $number } van { $count }
walk-nothing = Er viel niets meer te tellen.
walk-back = Vorige
walk-next = Volgende
walk-end = Naar de uitslag
walk-play = Vanzelf afspelen
walk-pause = Pauze
walk-hint = Spatie: volgende. Esc: naar de uitslag.

ranking-detail = { $during } tijdens het spel, { $final } aan het einde
ranking-kind = { $name } { $points }

# Tekstbord
text-cell = Plek
text-lies = Zoals hij zou liggen
text-follower = Horige
text-features = Gebieden
text-misfits = Plekken waar de tegel niet past
text-why = Waarom niet
text-board-tiles = Het bord
text-tile = Tegel
text-figures = Horigen
text-supplies = Spelers
text-holes = Lege plekken
text-needs = Eromheen
text-fits = { $hand ->
    [yes] Passende tegels, die in de hand meegeteld
   *[no] Passende tegels
  }
text-count = Over
text-tile-now = In de hand: { $tile }
text-free = Ook vrije
text-column-feature = Gebied
text-column-open = Open
text-column-who = Wie er staat
text-column-worth = Waard
text-column-where = Plekken
text-column-player = Speler
text-column-points = Punten
text-column-supply = Voorraad
text-column-sick = Op het bord
text-column-standing = Stand
text-order-kind = soort
text-order-size = grootte
text-order-open = open einden
text-order-worth = waarde
text-order-place = Gesorteerd op plek
text-start = de start
# Een plek naar de weg ernaartoe: “2 oost, 1 noord van de start”; { $at } is de plek zoals je die typt
text-way = { $count } { $side }
text-where = { $list } van de start
text-place = { $where } ({ $at })
text-edge = { $edge ->
    [city] stad
    [road] weg
    [river] rivier
   *[field] weide
  } { $side }
text-lay = { $place }, { turned }
# Er is een plek voor de tegel gekozen: daarna volgt wat er met een horige gebeurt
text-then = { $name }; kies daarna een horige
text-gain = met een horige meteen tot +{ $points }
text-claim = een horige erop kan voor { points } staan
text-set = { $where ->
    [none] { $one }, { kind }
   *[other] { $one }, { $feature ->
        [field] { $where }
       *[other] { kind } { $where }
      }
  }
text-worth = { points }: { $count ->
    [0] niemand zou punten krijgen
    [one] { $winners } zou ze krijgen
   *[other] { $winners } zouden ze elk krijgen
  }
text-placed = { $sick ->
    [0] { $count ->
        [one] één figuur
       *[other] { $count } figuren
      }
   *[other] { $count ->
        [one] één figuur
       *[other] { $count } figuren
      }, { $sick } ziek
  }
text-at = { $what }: { $place }
text-discarded = Uit het spel: { $list }
text-fits-of = { $fits } van { $left }

# Toetsen
help-cell-keys = Pijltjestoetsen
help-cell = Van de ene mogelijke plek naar de volgende
help-lay-keys = Enter
help-lay = Probeer de tegel daar; als alles gekozen is, nog eens drukken om hem te leggen
help-turn-keys = R
help-turn = Draai de tegel
help-figure-keys = 1 tot 9
help-figure = Kies een plek voor een horige
help-kind-keys = K
help-kind = Een ander soort horige, als je die hebt
help-nobody-keys = N
help-nobody = Geen horige
help-fields-keys = F
help-fields = Van wie de weiden zijn
help-plague-keys = P
help-plague = De pest: fiches en hun stappen
help-names-keys = G
help-names = De namen van de plekken
help-last-keys = L
help-last = Naar de laatste tegel
help-fit-keys = 0
help-fit = Hele bord
help-move-keys = W A S D, + −
help-move = Verschuif het bord, zoom
help-left-keys = T
help-left = Tegels over
help-points-keys = B
help-points = Waar de punten vandaan komen
help-parts-keys = Tab
help-parts = Tussen bord, knoppen en kroniek
help-walk-keys = Spatie
help-walk = Volgende stap van de eindtelling

## Bord

board-title = Bord
board-mini = Klein overzicht van het bord
board-turn = Draai de tegel
board-confirm = Bevestig
board-target = { $at }: hier past de tegel
board-tile = { $at }: { $tile }
board-spot-sick = { $name } (meteen ziek: telt niet)
tilebook-title = De tegels
tilebook-here = In dit spel
tilebook-shown = { $types ->
    [one] Eén soort tegel
   *[other] { $types } soorten tegels
  }, { $count } tegels in totaal
tilebook-count = { $count ->
    [one] één keer
   *[other] { $count } keer
  }
tilebook-left = { $count }, nog { $left } over

## Statistics

counted-title = Gezette figuren
