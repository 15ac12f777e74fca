// For tests: the structs of a game's events, from the schema that the server exports.
import eventsSchema from "../../../../events.schema.json";

export interface Field {
  enum?: string[];
  const?: string;
  type?: string;
  anyOf?: unknown[];
}

export interface Shape {
  kind: string;
  properties: Record<string, Field>;
}

interface Definition {
  properties?: Record<string, Field>;
  anyOf?: { $ref: string }[];
}

const DEFINED = eventsSchema.$defs as Record<string, object> as Record<string, Definition>;
const AT = "#/$defs/".length;

/** The shapes of all events in a union such as `RattusEvent`. */
export function eventShapes(union: string): Shape[] {
  return (DEFINED[union]?.anyOf ?? []).map(({ $ref }) => {
    const properties = DEFINED[$ref.slice(AT)]?.properties ?? {};
    return { kind: properties.kind?.enum?.[0] ?? properties.kind?.const ?? "", properties };
  });
}
