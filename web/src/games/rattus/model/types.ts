// The view of Rattus as the server sends it. The client adds nothing to it and judges nothing by it.
import type { RattusEvent as Sent } from "../../../lib/api/events";
import type { View } from "./views";

export type { Detail, Options, Ravage, Region, Token, Turn, UntilEnd, View } from "./views";

export type Round = View["round"];

/** The events; their types are generated from the Python structs, and here are only names for them. */
export type RattusEvent = Sent;
export type Kind = RattusEvent["kind"];
export type EventOf<K extends Kind> = Extract<RattusEvent, { kind: K }>;
