// What the page needs first: a table is asked for while the code that shows it is still on its way.
import { read } from "./lib/address";
import { alone } from "./lib/alone";
import { begin } from "./lib/table/opening";

const route = read(location.pathname);
// What fails here is told by the page of the table, which asks again.
if (route.page === "table" && !alone) begin(route.id).catch(() => undefined);
void import("./shown");
