// A worker in which this device searches. (It does not import the engine's own worker, which is one by its side effects: the bundler takes only
// one file of that package to have any.)
import type { Request } from "../../../packages/engine/src/messages.ts";
import { server } from "../../../packages/engine/src/serve.ts";

const answer = server((reply) => postMessage(reply));
onmessage = ({ data }: MessageEvent<Request>) => answer(data);
