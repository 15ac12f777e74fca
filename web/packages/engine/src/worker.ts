/** The script of a Web Worker in which a bot thinks. */

import type { Reply, Request } from "./messages.ts";
import { server } from "./serve.ts";

const scope = globalThis as unknown as {
  postMessage: (reply: Reply) => void;
  onmessage: (event: { readonly data: Request }) => void;
};
const answer = server((reply) => scope.postMessage(reply));
scope.onmessage = (event) => answer(event.data);
