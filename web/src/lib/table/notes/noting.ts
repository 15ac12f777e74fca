/** What a game tells of the things on which something can be noted, by the names that the server gives them. */
export interface Noting {
  /** What a thing is called. */
  name: (thing: string) => string;
  /** Bring a thing into sight, and light it up. */
  show: (thing: string) => void;
}
