# Een site zonder server: wat hij laadt, en wat hij alleen doet.
site-loading = De spellen worden geladen: { $loaded } van { $total } MB
site-starting = Spel wordt klaargezet …
site-failed = De spellen konden niet worden geladen ({ $what }). Controleer je verbinding en probeer het opnieuw.
site-again = Opnieuw proberen
site-bots-failed = De computertegenstanders konden niet worden geladen ({ $what }). Probeer het opnieuw, of speel verder tegen tegenstanders die willekeurig antwoorden.
shared-title = Een gedeelde partij
shared-broken = Deze link is onvolledig of beschadigd. Vraag hem opnieuw en kopieer hem helemaal.
shared-too-long = Deze link is te lang voor een partij. Vraag hem opnieuw, en kopieer alleen de link.
site-at-random = Verder tegen willekeurig spelende bots
site-save = Alle partijen opslaan
site-read = Partijen laden
site-file-read = { $name }: { $added ->
    [0] geen nieuwe partijen
    [one] 1 nieuwe partij
   *[other] { $added } nieuwe partijen
  }{ $known ->
    [0] {""}
   *[other] , { $known } al aanwezig
  }.
site-file-damaged = { $count ->
    [one] 1 partij is beschadigd en overgeslagen.
   *[other] { $count } partijen zijn beschadigd en overgeslagen.
  }
site-file-bad = { $name } is geen bestand met partijen of is beschadigd.
site-bring = { $count ->
    [one] 1 afgelopen partij uploaden naar de server
   *[other] { $count } afgelopen partijen uploaden naar de server
  }
site-bringing = De partijen zijn onderweg. Wat is aangekomen, blijft op de server, ook als je weggaat.
site-brought = { $count ->
    [0] Geen partij heeft de server bereikt.
    [one] 1 partij staat nu op de server. Op dit apparaat staat die ook nog.
   *[other] { $count } partijen staan nu op de server. Op dit apparaat staan ze ook nog.
  }
site-bring-unfinished = { $count ->
    [one] 1 partij is voortijdig beëindigd: die blijft op dit apparaat.
   *[other] { $count } partijen zijn voortijdig beëindigd: die blijven op dit apparaat.
  }
shared-running = Deze partij is nog bezig. Hier gaat die verder als kopie, aan je eigen tafel.
shared-go-on = Verder spelen
elsewhere-open = Verder op een ander apparaat
elsewhere-about = Open deze link op het andere apparaat. Daar gaat de partij verder als kopie; hier blijft die zoals hij is.
elsewhere-secrets = De link bevat de hele partij, ook wat verborgen is: wie hem heeft, kan alles zien.
