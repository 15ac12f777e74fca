# Een server die zijn spellen ook zonder zich aanbiedt: hoe een apparaat ze bewaart.
keep-title = Zonder server spelen
keep-about = Download de spellen naar dit apparaat om offline te spelen: tegen de computer of met anderen op één scherm. De download is ongeveer 7 MB.
keep = Downloaden voor onderweg
keep-open = Op dit apparaat spelen
keep-keeping = De spellen worden geladen …
keep-stored = De spellen staan op dit apparaat.
keep-failed = De spellen konden niet worden geladen. Controleer je verbinding en probeer het opnieuw.
keep-remains = Als je ze verwijdert, blijven je bewaarde partijen op dit apparaat.
keep-size = Ze nemen { $size } MB in. Als je ze verwijdert, blijven je bewaarde partijen op dit apparaat.
keep-remove = Van dit apparaat verwijderen
keep-removed = Verwijderd. Je bewaarde partijen staan nog op dit apparaat.
keep-not-removed = De spellen konden niet worden verwijderd. Probeer het opnieuw.
