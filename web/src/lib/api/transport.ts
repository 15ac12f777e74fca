// How the client reaches its tables: a server, by HTTP and WebSocket, unless something else answers instead (`lib/site`).

/** What comes from a table by itself: the part of a WebSocket that is used. */
export interface Channel {
  onopen: ((event: Event) => void) | null;
  onmessage: ((message: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  close(): void;
}

export interface Transport {
  ask(request: Request): Promise<Response>;
  /** Listen to the table whose live connection has this address. */
  listen(address: string): Channel;
}

export let transport: Transport = {
  ask: (request) => fetch(request),
  listen: (address) => new WebSocket(address),
};

/** Reach the tables in this way, from now on. */
export function reachBy(other: Transport): void {
  transport = other;
}
