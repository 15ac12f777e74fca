# Een site zonder server: wat hij laadt, en wat hij alleen doet.
site-loading = De spellen worden geladen: { $loaded } van { $total } MB
site-starting = Python start …
site-failed = De spellen konden niet worden geladen ({ $what }). Controleer je verbinding en probeer het opnieuw.
site-again = Opnieuw proberen
site-bots-failed = De computertegenstanders konden niet worden geladen ({ $what }). Probeer het opnieuw, of speel verder tegen tegenstanders die willekeurig antwoorden.
shared-title = Een gedeelde partij
shared-broken = Deze link is onvolledig of beschadigd. Vraag hem opnieuw en kopieer hem helemaal.
shared-too-long = Deze link is te lang voor een partij.
site-at-random = Verder tegen willekeurige zetten
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
