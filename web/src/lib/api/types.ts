// Names for what travels between server and client, taken from the generated description: those of the server, and our own for a few.
import type { NewSilence, Table, Token } from "./schema";

export type * from "./schema";
export type { LiveBot, LiveLead, LiveMessage, LivePresence, LiveTalk } from "./events";
export type { Game as GameInfo, Line as TalkLine, Moment as ReviewMoment, Estimate as Strength } from "./schema";
/** A table whose view is read as that of its game. */
export type TableOf<View> = Omit<Table, "view"> & { view: View };
export type Scope = Token["scopes"][number];
export type Silence = NewSilence["silence"];
