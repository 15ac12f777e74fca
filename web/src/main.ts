// What the page needs first: words are fetched and a table is asked for while the code that shows them is still on its way.
import { read } from "./lib/routing/address";
import { alone } from "./lib/device/offline";
import { readStorage, SETTINGS } from "./lib/device/storage";
import { api } from "./lib/api/client";
import { reachBy } from "./lib/api/transport";
import { site } from "./lib/routing/root";
import { browser } from "./lib/site/transport";
import { begin, expectedGame } from "./lib/table/store/opening";
import { preloadWords } from "./lib/text/wordfiles";

if (site !== null) reachBy(browser);
const route = read(location.pathname, location.search);
const { chosenLanguage = null } = (readStorage(SETTINGS) ?? {}) as { chosenLanguage?: string };
preloadWords(route.page === "table" ? expectedGame() : null, chosenLanguage);
// What fails here is reported by the page of the table, which asks again.
if (route.page === "table" && !alone) {
  const game = expectedGame();
  for (const needed of [begin(route.id), ...(game === null ? [] : [api.catalogue(game)])])
    needed.catch(() => undefined);
}
if (route.page === "start" && !alone) import("./pages/Start.svelte").catch(() => undefined);
void import("./shown");
