// The events of Rattus. Their types are generated from the Python structs; here are only names for them.
import type { RattusEvent as Wire } from "../../../lib/api/events";

export type RattusEvent = Wire;
export type Kind = RattusEvent["kind"];
export type EventOf<K extends Kind> = Extract<RattusEvent, { kind: K }>;
