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
