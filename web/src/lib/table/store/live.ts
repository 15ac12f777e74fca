// The live connection to a table: it comes back by itself and asks for what it missed.
import { transport, type Channel } from "../../api/transport";

export type Link = "connecting" | "open" | "lost";

export interface Hooks {
  /** The address to connect to now: it carries how much of the stream is known already. */
  address: () => string;
  onMessage: (message: unknown) => void;
  onLink: (link: Link) => void;
}

/** A server that says nothing for longer than two of its pings is gone. */
const SILENCE = 50_000;
/** What the browser tells when the way to the server may be gone, or there again. */
const SIGNS = ["offline", "online"];

/** Milliseconds to wait before the first attempt to reconnect, and the most before a later one. */
const FIRST = 500;
const MOST = 15_000;

/** Milliseconds before attempt `attempt` (from 0): doubling, never more than 15 s, spread so that clients don't come back all at once. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(MOST, FIRST * 2 ** attempt);
  return full / 2 + (full / 2) * random();
}

export class Live {
  private socket: Channel | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private begun = false;
  private closed = false;

  constructor(
    private readonly hooks: Hooks,
    private readonly open: (address: string) => Channel = (address) => transport.listen(address),
    private readonly page: EventTarget = window,
  ) {
    for (const sign of SIGNS) page.addEventListener(sign, this.retry);
  }

  connect(): void {
    clearTimeout(this.timer);
    this.drop();
    if (this.closed) return;
    this.begun = true;
    this.hooks.onLink(this.attempt === 0 ? "connecting" : "lost");
    const socket = this.open(this.hooks.address());
    this.socket = socket;
    // An attempt that nobody answers is given up in the same way.
    this.alive();
    socket.onopen = () => this.alive();
    socket.onmessage = (message: MessageEvent<string>) => {
      this.alive();
      this.attempt = 0;
      this.hooks.onLink("open");
      this.hooks.onMessage(JSON.parse(message.data));
    };
    socket.onclose = () => this.again();
  }

  /** Something speaks against the connection: try another at once, which tells. It is lost until something is heard by it. */
  retry = (): void => {
    if (!this.begun) return;
    this.attempt = Math.max(1, this.attempt);
    this.connect();
  };

  /** The address is another: connect by it, where there is a connection at all. */
  renew(): void {
    if (this.begun && this.attempt === 0) this.connect();
  }

  /** Leave for good. */
  close(): void {
    this.closed = true;
    for (const sign of SIGNS) this.page.removeEventListener(sign, this.retry);
    clearTimeout(this.timer);
    this.drop();
  }

  private drop(): void {
    clearTimeout(this.watch);
    if (!this.socket) return;
    this.socket.onclose = this.socket.onmessage = this.socket.onopen = null;
    this.socket.close();
    this.socket = null;
  }

  private alive(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.again(), SILENCE);
  }

  private again(): void {
    this.drop();
    if (this.closed) return;
    this.hooks.onLink("lost");
    this.timer = setTimeout(() => this.connect(), backoff(this.attempt));
    this.attempt += 1;
  }
}
