export type * from "./description.ts";
export type { Reply, Request } from "./messages.ts";
export { Engine, type Block, type Call } from "./engine.ts";
export { Pool, type WorkerLike } from "./pool.ts";
export { BeamSearch, Playouts, TreeSearch, added, ranked, type Candidate, type Found, type Policy } from "./search.ts";
export { server } from "./serve.ts";
export { States, type Answers } from "./states.ts";
export { Bot, levelOf, type Limits, type Stream, type Thought } from "./think.ts";
