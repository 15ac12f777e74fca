// What the page needs first: a table is asked for while the code that shows it is still on its way.
import { read } from "./lib/address";
import { alone } from "./lib/alone";
import { api } from "./lib/api/client";
import { begin, foreseen } from "./lib/table/opening";

const route = read(location.pathname);
// What fails here is told by the page of the table, which asks again.
if (route.page === "table" && !alone) {
  const game = foreseen();
  for (const needed of [begin(route.id), ...(game === null ? [] : [api.catalogue(game)])])
    needed.catch(() => undefined);
}
void import("./shown");
