### Carcassonne: De Pest in het Nederlands, gelezen door de browser en de terminal.
###
### Hoe variabelen komen: { $seat } is de naam van een speler, { $winners } zijn er meer op een rij; { $at }, { $source }, { $to } zijn
### plekken zoals de notatie ze schrijft (`3,-1`); { $tile }, { $role }, { $roles }, { $spot } zijn de ingevulde berichten `tile`, `role-…`,
### `role-….many`, `spot`, net als { $list }, { $sick }, { $against }, naar wat ze zijn; getallen zijn getallen. Op { $feature } (city, road,
### monastery, garden, field) en { $figure } (follower, large, abbot) wordt gekozen. Wat niet geldt, is de tekst `none`, een waarheid is
### `yes` of `no`. Van de gebieden is alleen klooster een het-woord; windstreken krijgen waar nodig een uitgang: “noord” + “en”.

game-title = Carcassonne: De Pest
game-pitch = Bouw tegel voor tegel een land van steden, wegen en kloosters, en neem het in bezit met je horigen. Maar de pest waart rond, en zieke horigen tellen niet mee voor punten.
game-players = { $count ->
    [one] één speler
   *[other] { $count } spelers
  }

rules-part-minute = Zo werkt het
hint-new = Nieuw bij Carcassonne?
hint-lay = Kies een omlijnde plek voor de tegel. Kies die nog eens om de tegel te draaien. Tot je bevestigt, kun je alles nog veranderen.
hint-plague = De pest is er. Die verplaatst zich na elke beurt, en zieke horigen tellen niet mee.
rules-part-plague = Zo werkt de pest

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
            [0] {" "}met een kathedraal
           *[other] {" "}met { pennants } en een kathedraal
          }
       *[no] { $pennants ->
            [0] {""}
           *[other] {" "}met { pennants }
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
# Zo kort mogelijk, voor de knoppen op een telefoon; { $where } in letters van de windroos.
spot-brief = { $kind ->
    [city] { $tiles ->
        [one] nieuwe stad
       *[other] stad van { $tiles }
      }
    [road] { $tiles ->
        [one] nieuwe weg
       *[other] weg van { $tiles }
      }
   *[field] weide
  }{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
  }
way-N = noord
    .letter = N
way-NE = noordoost
    .letter = NO
way-E = oost
    .letter = O
way-SE = zuidoost
    .letter = ZO
way-S = zuid
    .letter = Z
way-SW = zuidwest
    .letter = ZW
way-W = west
    .letter = W
way-NW = noordwest
    .letter = NW

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
supply-empty = geen horigen meer in de voorraad
supply-title = Voorraad

## Ziekte

# Waarom iemand ziek is. { $markers } zijn nummers op een rij, { $count } is hoeveel. { $where }: `own` de eigen tegel, `next` de volgende,
# `feature` (bereik: het hele gebied), `any` waar niet gezegd is welke van de eerste twee.
sick-cause = { $count ->
    [one] fiche { $markers } ligt
   *[other] fiches { $markers } liggen
  } { $where ->
    [own] op de tegel van de horige
    [beside] op een aangrenzende tegel
    [near] op de tegel van de horige of een aangrenzende
    [around] in hetzelfde gebied of op een aangrenzende tegel
    [next] op een aangrenzende tegel van { $feature ->
        [monastery] hetzelfde { kind }
       *[other] dezelfde { kind }
      }
    [feature] in { $feature ->
        [monastery] hetzelfde { kind }
       *[other] dezelfde { kind }
      }
   *[any] op de tegel van de horige of een aangrenzende tegel van { $feature ->
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
    [none] { marker } op { $at } blijft liggen: geen vrije tegel ernaast
   *[other] { marker } op { $at } gaat straks naar { $to }
  }
    .seen = { $to ->
    [none] { marker } blijft liggen: geen vrije tegel ernaast
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
    [0] Komt er geen tegel bij, dan wordt in { $steps } stappen niemand ziek of beter.
   *[other] Over { $steps } stappen, als er geen tegel bij komt:
  }
# Een rij knoppen: de pest zoals ze is, en een paar stappen verder
ahead-title = De pest over een paar stappen
ahead-name = { $count ->
    [0] Nu: de pest zoals die is
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
forecast-pending = De fiches bewegen nu.
forecast-change = De { $role } van { $seat } op { $at } { $sick ->
    [yes] wordt ziek door { $count ->
        [one] fiche { $markers }
       *[other] fiches { $markers }
      }
   *[no] wordt beter
  }
    .seen = De { $role } van { $seat } { $sick ->
    [yes] wordt ziek door { $count ->
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
    [0] Geen punten: alle horigen hier zijn ziek
    [one] { $winners } zou alle punten krijgen
   *[other] { $winners } zouden elk alle punten krijgen
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
stack-title = Resterende tegels
discarded-title = Uit het spel
cell-fits = { $fits ->
    [one] { $at }: één van de { $left } tegels past
   *[other] { $at }: { $fits } van de { $left } tegels passen
  }
cell-dead = { $at }: geen van de resterende tegels past
cell-over = { $at }: er worden geen tegels meer gelegd

## Kiezen hoe je speelt

option-players = Spelers
    .about = Het aantal spelers. Met zes heb je Herbergen & Kathedralen nodig.
option-plague = De pest
    .about = In de stapel zitten pesttegels. Elk brengt een fiche dat zich na elke beurt verplaatst en horigen in de buurt ziek maakt.
option-plague-on = Met de pest
    .about = Elke pesttegel brengt een fiche dat zich na elke beurt verplaatst. Zieke horigen tellen niet.
option-plague-off = Zonder de pest
    .about = Carcassonne zonder de pest.
    .idle = Heeft zonder de pest geen effect.
option-preset = Regels
    .about = Stelt meerdere opties tegelijk in.
option-preset-usual = Gewone regels
    .about = De pest reikt tot aangrenzende tegels van hetzelfde gebied, niets houdt de fiches tegen, en na de laatste beurt bewegen ze niet meer.
option-preset-as_written = Naar de letter
    .about = Het regelblad van de pest naar de letter: de pest reikt door het hele gebied en tot alle aangrenzende tegels, voltooide tegels houden de fiches tegen, en na de laatste beurt bewegen ze nog één keer.
option-plague-tiles = Pesttegels
    .about = Hoeveel pesttegels er in de stapel zitten.
option-plague-tiles-6 = Zes
    .about = Elk van de zes soorten één keer.
option-plague-tiles-12 = Twaalf
    .about = Elk van de zes soorten twee keer. De pest is al gauw overal.
option-grace = Uitstel
    .about = Of de pest meteen kan komen.
option-grace-0 = Geen
    .about = Er kan vanaf de eerste beurt een pesttegel getrokken worden.
option-grace-17 = 17 tegels
    .about = De eerste 17 tegels brengen geen pest.
option-spread = Verspreiding
    .about = Wat een fiche na elke beurt doet.
option-spread-move = De pest trekt rond
    .about = Elk fiche gaat naar een aangrenzende tegel en verlaat zijn eigen.
option-spread-copy = De pest vermenigvuldigt zich
    .about = Elk fiche blijft liggen, en op een aangrenzende tegel komt er een bij. Het wordt dringen.
option-reach = Bereik
    .about = Hoe dichtbij een fiche moet zijn om een horige ziek te maken.
option-reach-near = Ernaast
    .about = Op de eigen tegel van de horige, of op een aangrenzende met een deel van hetzelfde gebied.
option-reach-tile = Zelfde tegel
    .about = Alleen op de eigen tegel van de horige.
option-reach-feature = Hele gebied
    .about = Overal in hetzelfde gebied.
option-reach-bordering = Rondom
    .about = Op de eigen tegel van de horige of op een aangrenzende.
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
    .about = Aan het einde levert een weide 3 punten op voor elke voltooide stad die eraan grenst.
option-farmers-off = Zonder boeren
    .about = Geen horigen op weiden.
option-small-cities = Steden van twee tegels
    .about = Wat een voltooide stad van twee tegels waard is.
option-small-cities-4 = Als elke andere
    .about = 2 punten per tegel en per wapenschild: 4 voor twee tegels.
option-small-cities-2 = De helft
    .about = 1 punt per tegel en per wapenschild: 2 voor twee tegels.
option-river = De Rivier
    .about = Eerst komen twaalf riviertegels, van de bron tot de monding.
option-river-on = Met de rivier
    .about = De bron komt eerst. De rivier moet verder, en buigt nooit twee keer achter elkaar dezelfde kant op.
option-river-off = Zonder de rivier
    .about = Het spel begint met de gewone starttegel.
option-inns = Herbergen & Kathedralen
    .about = Achttien extra tegels, en voor iedereen een grote horige.
    .demanded = Met zes spelers heb je dit nodig.
option-inns-on = Met herbergen en kathedralen
    .about = Een weg met een herberg geeft 2 per tegel, een stad met een kathedraal 3 per tegel, maar niets als ze niet af zijn. Een grote horige telt voor twee. Je kunt dan met zes spelers spelen.
option-inns-off = Zonder herbergen en kathedralen
    .about = Eén soort horigen, tot vijf spelers.
option-abbot = De Abt
    .about = Voor iedereen een abt, en tuinen op sommige tegels.
option-abbot-on = Met abten
    .about = Abten mogen alleen in kloosters en tuinen. In plaats van een horige te zetten mag je je abt terugnemen: je krijgt dan meteen wat zijn plek waard is.
option-abbot-off = Zonder abten
    .about = Tuinen zijn alleen versiering.
option-start = Wie begint
    .about = De speler die de eerste beurt heeft.
option-start-random = Willekeurig
    .about = Wordt bepaald als het spel begint.

# In de browser staan de opties in groepen.
options-plague = De pest
options-boxes = Uitbreidingen
options-others = Punten
option-usual = Het standaardspel: met de pest, zonder uitbreidingen.
book-open = Tegels bekijken

## Vragen: wat er gevraagd wordt, en waarom

question-start-seat = Wie begint?
    .why = Dat wordt willekeurig bepaald.
question-draw = Welke tegel komt er?
    .why = Hij wordt uit de stapel getrokken. Een tegel die nergens past, gaat uit het spel, en er komt een andere.
question-lay = Leg { $tile }
    .why = Hij moet met een kant aan een andere tegel liggen, en alle kanten die elkaar raken, moeten bij elkaar passen. Je mag hem draaien.
question-follower = Een horige zetten?
    .why = Alleen in een gebied zonder horigen, of met alleen zieke. Daarna worden de punten geteld van wat af is, en dan verplaatst de pest zich.
    .about = { $count ->
    [0] Je hebt geen horigen meer.
   *[other] Je hebt { $list }.
  }
question-other = { $seat } beslist
    .why = Een beslissing in dit spel.

watch-lay = { $seat } legt een tegel
watch-follower = { $seat } mag een horige zetten
watch-other = { $seat } denkt na

## Antwoorden: als keuze, als knop die het vastlegt (.confirm), en zo kort als het kan (.short)

answer-lay = Op { $at }, { turned }
    .confirm = Leg op { $at }
    .short = { $at }
turned = { $r ->
    [0] niet gedraaid
    [1] 90° met de klok mee gedraaid
    [2] 180° gedraaid
   *[3] 90° tegen de klok in gedraaid
  }
answer-follower = { $one }: { $spot }
    .confirm = Zet { $one }
    .with = Leg met { $one }
    .short = { $spot }
answer-take-abbot = Neem de abt op { $at } terug: { points }
    .confirm = Neem de abt terug
    .with = Leg en neem de abt terug
    .short = Abt terug
answer-none = Geen horige
    .confirm = Zet geen horige
    .with = Leg zonder horige
    .short = Geen horige
answer-other = { $text }
    .confirm = { $text }

# Wat een antwoord oplevert
gain = { $seat } meteen +{ $count }
stands-sick = meteen ziek, telt daar niet
standing = daar: { $list }
worth = { points } waard

final-turn = Hierna kun je niets meer terugnemen van wat je hebt gedaan.

## Gedane stappen van een beurt, zo kort als het kan

chip-lay = { $at }
chip-place = Tegel gelegd
chip-follower = { $role }
# A step of a turn that bots would play
step-lay = Tegel leggen
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
event-turn-began = Beurt { $turn }: { $seat } is aan de beurt.
event-tile-drawn = { $left ->
    [0] { $seat } trekt { $tile }, de laatste.
    [one] { $seat } trekt { $tile }. Nog één over.
   *[other] { $seat } trekt { $tile }. Nog { $left } over.
  }
tile-drawn-brief = { $seat } trekt { $tile }
event-tile-discarded = { $seat } kan { $tile } nergens leggen, dus gaat die uit het spel.
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
   *[other] {" "}De { $among } horigen die er al staan, zijn ziek: { $feature ->
        [monastery] het { kind }
       *[other] de { kind }
      } geldt dus als vrij.
  }{ $sick ->
    [yes] {" "}De nieuwe horige is meteen ziek: { sick-cause }.
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
    [sick] niemand krijgt punten, want alle horigen hier zijn ziek{ $points ->
        [0] {""}
       *[other] {" "}({ points } verloren)
      }
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
event-plague-spread = De pest verspreidt zich: { $list }.
event-final-scoring-began = De laatste beurt is voorbij. De eindtelling begint.
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
digest-others = { $mine ->
    [0] Punten
   *[other] Anderen kregen punten
  }: { $list }.
digest-plague = De pest verspreidde zich.
digest-laid = { $count ->
    [one] Er is één tegel gelegd.
   *[other] Er zijn { $count } tegels gelegd.
  }

# De stappen van de fiches, en wie hoeveel telt in een meerderheid
step = { $to ->
    [none] fiche { $number } blijft op { $source }
   *[other] { $new ->
        [none] fiche { $number } gaat van { $source } naar { $to }
       *[other] fiche { $number } blijft op { $source }, en fiche { $new } komt op { $to }
      }
  }
    .seen = { $to ->
    [none] fiche { $number } blijft liggen
   *[other] { $new ->
        [none] fiche { $number } gaat naar het { $to }en
       *[other] fiche { $number } blijft liggen, en fiche { $new } komt erbij in het { $to }en
      }
  }

# Fiches die geen vrije plek vinden, waar het er te veel zijn om ze een voor een te noemen
steps-stay = { $count ->
    [one] één fiche blijft liggen
   *[other] { $count } fiches blijven liggen
  }

## Het einde

ranking-title = Eindstand
ranking-place = { $place }.
ranking-won = { $seat } wint
ranking-shared = Gedeelde overwinning
ranking-tie = Spelers met gelijke scores delen een plaats.
final-title = Eindtelling per gebied
source-abbot = Teruggenomen abten
source-final = Eindtelling
source-game = Tijdens het spel
source-total = Totaal

## Regels waarnaar zinnen verwijzen

rule-CAR-BAS1 = Iedereen heeft zeven horigen. De starttegel ligt open, de andere zijn geschud.
rule-CAR-BAS2 = Een beurt: trek en leg een tegel, zet als je wilt een horige, tel de punten van wat af is. Dan verplaatst de pest zich.
rule-CAR-BAS3 = Een tegel moet met een kant aan een andere liggen, en kanten die elkaar raken, moeten bij elkaar passen. Past hij ergens, dan moet je hem leggen.
rule-CAR-BAS4 = Een tegel die nergens past, gaat uit het spel, en dezelfde speler trekt opnieuw.
rule-CAR-BAS5 = Je mag één horige op de nieuwe tegel zetten, in een gebied zonder horigen of met alleen zieke.
rule-CAR-BAS6 = Een weg is af als beide einden dicht zijn of als hij een lus vormt, een stad als er geen gat in zit, een klooster als alle acht plekken eromheen gevuld zijn.
rule-CAR-BAS7 = Een voltooide weg geeft 1 punt per tegel, een voltooide stad 2 per tegel en 2 per wapenschild, een voltooid klooster 9. Een tegel telt één keer.
rule-CAR-BAS8 = Wie de meeste horigen in een gebied heeft, krijgt alle punten; staan spelers gelijk, dan krijgt elk van hen alle punten. Dan gaan alle horigen terug naar de voorraad.
rule-CAR-BAS9 = Aan het einde geven onvoltooide wegen en steden 1 per tegel en per wapenschild, kloosters 1 plus 1 per gevulde plek, weiden 3 per voltooide stad.
rule-CAR-BAS10 = Wie de meeste punten heeft, wint. Bij een gelijk aantal punten wordt de overwinning gedeeld.
rule-CAR-EXT1 = Eerst komt de rivier: bron, loop, monding. De rivier moet verder, en buigt nooit twee keer achter elkaar dezelfde kant op.
rule-CAR-EXT2 = Een weg met een herberg geeft 2 per tegel, een stad met een kathedraal 3 per tegel en wapenschild, en niets als ze niet af zijn. Een grote horige telt voor twee.
rule-CAR-EXT3 = Een abt mag alleen in kloosters en tuinen. In plaats van een horige te zetten mag je je abt terugnemen: je krijgt dan meteen wat zijn plek waard is.
rule-CAR-PLG1 = Zes of twaalf pesttegels worden door de stapel geschud.
rule-CAR-PLG2 = Een pesttegel brengt meteen een fiche, voordat er een horige wordt gezet en voordat er punten worden geteld.
rule-CAR-PLG3 = Fiches zijn genummerd in de volgorde waarin ze kwamen, en gaan nooit van het bord.
rule-CAR-PLG4 = Een horige is ziek zolang er een fiche op zijn tegel ligt, of op een aangrenzende tegel met een deel van hetzelfde gebied.
rule-CAR-PLG5 = Na elke beurt gaat elk fiche naar een aangrenzende tegel zonder fiche: een waar er nog nooit een lag, anders de tegel die het langst geleden is verlaten. Bij een gelijke stand geldt de volgorde noord, oost, zuid, west.
rule-CAR-PLG6 = Vermenigvuldigt de pest zich, dan blijft een fiche liggen en komt er een bij op de aangrenzende tegel.
rule-CAR-PLG7 = Een horige wordt beter zodra er geen fiche in de buurt is. Niemand gaat dood.
rule-CAR-PLG8 = Een gebied waarvan alle horigen ziek zijn, geldt als vrij. Je mag zelfs een horige zetten waar hij meteen ziek is.
rule-CAR-PLG9 = Alleen gezonde horigen tellen mee als een gebied punten geeft. Zijn die er niet, dan krijgt niemand punten.
rule-CAR-PLG10 = Een zieke grote horige telt helemaal niet, en een zieke abt levert niets op.
rule-CAR-PLG11 = Na de laatste beurt blijft de pest liggen. Bij de eindtelling gelden de fiches zoals ze liggen.
rule-CAR-PLG12 = Zonder de pest is het gewoon Carcassonne.

## Browser

round-setup = Voor het spel
round-turn = Beurt { $turn }
round-end = Beurt { $turn } · { $near ->
    [yes] { $count ->
        [0] de laatste tegel
        [one] nog één tegel · het einde is nabij
       *[other] nog { $count } tegels · het einde is nabij
      }
   *[no] nog { $count } tegels
  }
round-over = Spel voorbij

# De tegel in de hand: waar hij komt, hoe hij gedraaid is, wie erop gaat
# Over the picture of the tile; while what the others did is shown
draft-lay = { $plague ->
    [yes] Leg je pesttegel
   *[no] Leg je tegel
  }
draft-soon = Zo ben jij aan de beurt
draft-where = { $count ->
    [one] Hij past op één plek.
   *[other] Hij past op { $count } plekken. Kies een omlijnde plek.
  }
draft-ways = { $count ->
    [one] Hij past alleen zo.
   *[other] Stand { $number } van { $count }.
  }
draft-turn = Draaien
# In een les, als de tegel op de goede plek verkeerd om ligt
draft-turn-on = Verkeerd om: draai hem met de pijl, of druk nog eens op zijn plek.
draft-elsewhere = De tegel past hier, maar in deze les gaat hij ergens anders heen. “Laat zien” wijst de plek aan.
draft-about = Over deze tegel
draft-who = Een horige zetten?
draft-nobody = Leg alleen de tegel
draft-kind = Welke horige
draft-none-left = Je hebt geen horigen meer in je voorraad, dus leg je alleen de tegel.
draft-all-taken = Alles erop is bezet, dus leg je alleen de tegel.
draft-choose-place = Kies eerst een plek.
draft-choose-follower = Kies eerst een horige of “Leg zonder horige”.
draft-confirm-lay = Tegel leggen
draft-confirm-follower = Bevestigen
draft-tried = { $at }, { turned }.
draft-steps = Tot nu toe geprobeerd

preview-now = nu +{ $points }
preview-other = { $seat } nu +{ $points }
preview-worth = tot nu toe { $points ->
    [one] één punt
   *[other] { $points } punten
  } waard
    .short = { $points ->
        [one] 1 punt
       *[other] { $points } punten
      }
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
preview-ill = sluit aan op een { kind } met alleen zieke horigen
preview-free = { $feature }: nog van niemand
preview-marker = brengt een pestfiche: horigen in de buurt worden ziek
preview-soon = wordt ziek als de beurt eindigt
    .short = wordt ziek
preview-sick = meteen ziek: telt niet
    .short = meteen ziek

# Iets op het bord bekijken
look-close = Sluiten
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
look-empty = Hier staan geen horigen.
look-strength = Wie meetelt: { $list }
look-marker = { $count ->
    [0] Het maakt niemand ziek.
    [one] Het maakt één horige ziek:
   *[other] Het maakt { $count } horigen ziek:
  }
look-hole = Een lege plek
    .fits = { $fits ->
    [0] Hier past niets meer: geen van de { $left } resterende tegels{ $hand ->
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
why-sides = De tegel in je hand past hier niet, hoe je hem ook draait. Ook in de beste stand botst het: { $list }.
why-away = De rivier komt hier niet, en een riviertegel moet de rivier verlengen.
why-dead = Geen van de resterende tegels heeft dit allemaal: { $list }. Deze plek blijft leeg.
why-wants = Hier past alleen een tegel met { $list }.

# Waarom niemand op een deel van de tegel kan staan; { $spot } is een bericht `spot`
why-not-title = Waarom niet ergens anders?
why-held = { $spot }: daar staat { $seats } al.
    .many = { $spot }: daar staan { $seats } al.
why-river = { $spot }: geen horigen op rivieren.
why-farmers = { $spot }: in dit spel geen horigen op weiden.
why-supply = { $spot }: je hebt geen geschikte horige in je voorraad.
why-abbot = { $spot }: in een tuin mag alleen een abt, en die van jou is niet in je voorraad.

# Waarom een eigen figuur blijft waar hij is
stays-complete = Hij komt bij je terug als dit af is, gezond of ziek.
stays-end = Boeren blijven tot het einde van het spel.
stays-abbot = In je beurt mag je je abt terugnemen in plaats van een horige te zetten.

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
odds-lost = Het komt niet meer af: geen van de resterende tegels past.
odds-hole = { $count ->
    [0] Geen tegel in de stapel past hier.
    [one] Eén van de { $tiles } tegels in de stapel past hier.
   *[other] { $count } van de { $tiles } tegels in de stapel passen hier.
  }
odds-more = en nog { $count }
odds-title = Kansen in deze situatie
    .about = De kansen met de tegels in de stapel, als er verder niets verandert. Tegels die nergens passen, tellen niet mee.
odds-next = Volgende tegel
    .about = De volgende tegel, wie hem ook legt
odds-mine = { $count ->
    [one] Jouw volgende beurt
   *[other] Jouw volgende { $count } beurten
  }
odds-ever = { $count ->
    [one] Jouw laatste beurt
   *[other] Alle { $count } beurten die je nog hebt
  }
odds-percent = { $percent }%
# Op één regel, in woorden
odds-said = { $name }: { $percent }%
odds-short = { $count ->
    [one] in de volgende beurt af: { $percent }%
   *[other] binnen { $count } beurten af: { $percent }%
  }
odds-short-lost = kan niet meer af
odds-health = De { $role } van { $seat } is na deze beurt { $sick ->
    [yes] ziek
   *[no] gezond
  }
odds-hanging = { $count ->
    [one] Dat hangt af van waar de tegel komt:
   *[other] Dat hangt af van waar de tegel komt:
  }
odds-hangs = { $role } van { $seat }: ziek bij { $ill } van de { $of } mogelijkheden

# Op de knop van de stapel als niemand meer dan twee beurten heeft
stack-near = { $count ->
    [0] Op
    [one] Nog 1
   *[other] Nog { $count }
  }

# Knoppen naast het bord
tool-fields = Weiden
    .hint = Van wie de weiden zijn
tool-plague = Pest
    .hint = Fiches, hun volgende stappen en zieke horigen
tool-dead = Gaten
    .hint = Plekken waar niets meer past
tool-names = Namen
    .hint = Namen van de plekken, zoals in de kroniek
tool-last = Laatste
tool-left = Stapel
tool-scores = Punten
tool-board = Weergave

plague-title = De pest
plague-none = Er ligt nog geen fiche op het bord.
plague-step = {" "}› { $to }
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
seat-if-ended = { $points } als het spel nu zou eindigen
seat-now-sick = { $count ->
    [one] 1 ziek
   *[other] { $count } ziek
  }

# Waar de punten vandaan komen
score-title = De punten in detail
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

left-title = Resterende tegels
left-end = Het spel eindigt na de laatste tegel. Onvoltooide gebieden geven dan minder.
left-count = × { $count }
left-filter = Tonen
left-all = Alle
left-set-base = Basisspel
left-set-plague = Pest
left-set-river = Rivier
left-set-inns = Herbergen & Kathedralen

walk-open = Eindtelling doorlopen
walk-step = { $number } van { $count }
walk-nothing = Er viel niets meer te tellen.
walk-back = Vorige
walk-next = Volgende
walk-end = Naar de uitslag
walk-play = Automatisch
walk-pause = Pauze
walk-hint = Spatie: volgende. Esc: naar de uitslag.

ranking-detail = { $during } tijdens het spel, { $final } aan het einde
ranking-kind = { $name } { $points }
bill-title = Verloren aan de pest
bill-item = { $name } { $points }{ $nobody ->
    [yes] {" "}(niemand telde mee)
   *[no] {""}
  }
bill-gained = { points } gewonnen doordat anderen ziek waren
bill-healthy = { points } als elke horige had meegeteld

# Tekstbord
text-cell = Plek
text-lies = Stand
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
text-count = Resterend
text-tile-now = In de hand: { $tile }
text-free = Ook vrije gebieden
text-column-feature = Gebied
text-column-open = Open
text-column-who = Horigen
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
text-claim = een horige erop kan { points } opleveren
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
        [one] één horige
       *[other] { $count } horigen
      }
   *[other] { $count ->
        [one] één horige
       *[other] { $count } horigen
      }, { $sick } ziek
  }
text-at = { $what }: { $place }
text-discarded = Uit het spel: { $list }
text-fits-of = { $fits } van { $left }

# Toetsen
help-cell-keys = Pijltjestoetsen
help-cell = Tussen mogelijke plekken wisselen
help-lay-keys = Enter
help-lay = De tegel daar proberen; als alles gekozen is, nog eens drukken om hem te leggen
help-turn-keys = R
help-turn = De tegel draaien
help-figure-keys = 1 tot 9
help-figure = Een plek voor een horige kiezen
help-kind-keys = K
help-kind = Een ander soort horige, als je die hebt
help-nobody-keys = N
help-nobody = Leg zonder horige
help-fields-keys = F
help-fields = Van wie de weiden zijn
help-plague-keys = P
help-plague = De pest: fiches en hun stappen
help-names-keys = G
help-names = Namen van de plekken
help-last-keys = L
help-last = Naar de laatste tegel
help-fit-keys = 0
help-fit = Hele bord
help-move-keys = W A S D, + −
help-move = Het bord verschuiven, zoomen
help-left-keys = T
help-left = Resterende tegels
help-points-keys = B
help-points = De punten in detail
help-parts-keys = Tab
help-parts = Tussen bord, knoppen en kroniek
help-walk-keys = Spatie
help-walk = Volgende stap van de eindtelling

## Bord

board-title = Bord
board-mini = Klein overzicht van het bord
board-home = Terug naar het spel
board-turn = De tegel draaien
board-confirm = Bevestigen
board-beyond =
    { $count ->
        [one] Nog één plek
       *[other] Nog { $count } plekken
    } { $side ->
        [left] links
        [right] rechts
        [up] boven
       *[down] beneden
    }
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

counted-title = Gezette horigen
