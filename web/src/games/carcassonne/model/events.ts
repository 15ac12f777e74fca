// The events of Carcassonne. Their types are generated from the Python structs; here are only names for them.
import type { CarcassonneEvent as Wire } from "../../../lib/api/events";

export type CarcassonneEvent = Wire;
export type Kind = CarcassonneEvent["kind"];
export type EventOf<K extends Kind> = Extract<CarcassonneEvent, { kind: K }>;
export type Scored = EventOf<"feature-scored">;
