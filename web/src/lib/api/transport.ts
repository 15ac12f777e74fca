// How the client reaches its tables: a server, by HTTP and WebSocket; or, on a site without a server, this browser itself.
import { site } from "../routing/root";

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

const server: Transport = {
  ask: (request) => fetch(request),
  listen: (address) => new WebSocket(address),
};

/** A channel to this browser: its code comes when it is needed. */
class LateChannel implements Channel {
  onopen: Channel["onopen"] = null;
  onmessage: Channel["onmessage"] = null;
  onclose: Channel["onclose"] = null;
  private closed = false;
  private leave = (): void => undefined;

  constructor(address: string) {
    const hear = (data: string) => this.onmessage?.(new MessageEvent("message", { data }));
    void import("../site/browser").then(({ listen }) => {
      if (!this.closed) this.leave = listen(address, hear);
    });
  }

  close(): void {
    this.closed = true;
    this.leave();
  }
}

const browser: Transport = {
  ask: async (request) => (await import("../site/browser")).ask(request),
  listen: (address) => new LateChannel(address),
};

export const transport: Transport = site === null ? server : browser;
