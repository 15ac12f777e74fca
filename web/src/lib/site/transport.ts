// A site without a server asks and hears this browser itself. Its code comes when it is needed.
import type { Channel, Transport } from "../api/transport";

class LateChannel implements Channel {
  onopen: Channel["onopen"] = null;
  onmessage: Channel["onmessage"] = null;
  onclose: Channel["onclose"] = null;
  private closed = false;
  private leave = (): void => undefined;

  constructor(address: string) {
    const hear = (data: string) => this.onmessage?.(new MessageEvent("message", { data }));
    void import("./browser").then(({ listen }) => {
      if (!this.closed) this.leave = listen(address, hear);
    });
  }

  close(): void {
    this.closed = true;
    this.leave();
  }
}

export const browser: Transport = {
  ask: async (request) => (await import("./browser")).ask(request),
  listen: (address) => new LateChannel(address),
};
