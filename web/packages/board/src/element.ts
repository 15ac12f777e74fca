// The custom element <ratskeller-board>. It knows no game: `rattus.js` and `carcassonne.js` register theirs.
import { Views, type Replay } from "./replay";

export type { Change, Replay } from "./replay";

/** What was pressed on a board. */
export interface Press {
  game: string;
  /** Rattus: `region`, `token`, `cube` or `link`. Carcassonne: `place`, `feature`, `marker` or `hole`. */
  kind: string;
  /** The thing as the notation of the game writes it, such as `gallia`, `gallia.2`, `3,-1` or `3,-1 c0`. */
  id: string;
}

/** What a board shows. */
export interface Scene {
  view: unknown;
  /** The seat that looks; null: the one whose view it is. */
  seat: number | null;
  interactive: boolean;
  press: (kind: string, id: string) => void;
}

/** A board that was drawn. */
export interface Drawing {
  update(scene: Scene): void;
  remove(): void;
}

/** What a game gives the element. */
export interface GameBoard {
  styles: string;
  /** Speak a language from now on, and return the name of the board in it. */
  speak(language: string): Promise<string>;
  draw(target: HTMLElement, scene: Scene): Drawing;
}

const NAME = "ratskeller-board";
const ATTRIBUTES = ["game", "view", "record", "at", "seat", "theme", "lang", "interactive"] as const;
/** A change of these draws the board anew. */
const FUNDAMENTAL = new Set(["game", "theme", "lang"]);

const boards = new Map<string, GameBoard>();
const elements = new Set<RatskellerBoard>();

const FRAME = `
  :host { display: block; position: relative; aspect-ratio: 4 / 3; overflow: hidden; color-scheme: light dark; }
  :host([hidden]) { display: none; }
  :host([theme="light"]) { color-scheme: light; }
  :host([theme="dark"]) { color-scheme: dark; }
  .frame { position: absolute; inset: 0; display: grid; font: 400 16px/1.45 var(--text); color: var(--ink);
    font-variant-numeric: tabular-nums lining-nums; -webkit-tap-highlight-color: transparent; }
  *, *::before, *::after { box-sizing: border-box; }
  button { font: inherit; color: inherit; }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  @media (prefers-reduced-motion: reduce) { * { animation: none !important; transition: none !important; } }
`;

/** Let the element draw a game. */
export function register(game: string, board: GameBoard): void {
  boards.set(game, board);
  for (const element of elements) element.redraw(game);
}

/** The board of a position, or of a moment of a recorded game. */
export class RatskellerBoard extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES;
  private readonly internals = this.attachInternals();
  private readonly frame = document.createElement("div");
  private drawing: Drawing | null = null;
  private drawn = "";
  private due = false;
  private givenView: unknown = null;
  private givenRecord: Replay | null = null;
  private views: Views | null = null;

  constructor() {
    super();
    this.frame.className = "frame";
    this.attachShadow({ mode: "open" }).append(this.frame);
  }

  /** The game: `rattus` or `carcassonne`. By default that of the record. */
  get game(): string {
    return this.getAttribute("game") ?? this.givenRecord?.game ?? "";
  }
  set game(game: string) {
    this.setAttribute("game", game);
  }

  /** The view of a position, as the server or `position.view(seat)` in Python gives it; or its JSON. */
  get view(): unknown {
    return this.views ? this.views.at(this.at) : this.givenView;
  }
  set view(view: unknown) {
    this.givenView = parsed(view, "view");
    this.schedule();
  }

  /** A replay, as `ratskeller replay FILE --views` prints it; or its JSON. It is shown instead of a view. */
  get record(): Replay | null {
    return this.givenRecord;
  }
  set record(record: Replay | string | null) {
    const replay = parsed(record, "record") as Replay | null;
    if (replay && !(Array.isArray(replay.changes) && "first" in replay))
      throw new TypeError("record: must be a replay, as `ratskeller replay FILE --views` prints it");
    this.givenRecord = replay;
    this.views = replay && new Views(replay);
    this.schedule();
  }

  /** After how many answers of the record; by default after the last one. */
  get at(): number {
    const at = this.getAttribute("at");
    return at === null || at === "" || Number.isNaN(Number(at)) ? this.length : Number(at);
  }
  set at(at: number) {
    this.setAttribute("at", String(at));
  }

  /** The number of answers of the record. */
  get length(): number {
    return this.views?.length ?? 0;
  }

  /** The seat that looks: what it may answer lights up if the board is interactive. Null: the seat whose view it is. */
  get seat(): number | null {
    const seat = this.getAttribute("seat");
    return seat === null || seat === "" ? null : Number(seat);
  }
  set seat(seat: number | null) {
    if (seat === null) this.removeAttribute("seat");
    else this.setAttribute("seat", String(seat));
  }

  /** `light` or `dark`; without it that of the system. */
  get theme(): string {
    return this.getAttribute("theme") ?? "auto";
  }
  set theme(theme: string) {
    this.setAttribute("theme", theme);
  }

  /** Whether the board can be moved, and its things pressed. */
  get interactive(): boolean {
    return this.hasAttribute("interactive");
  }
  set interactive(interactive: boolean) {
    this.toggleAttribute("interactive", interactive);
  }

  connectedCallback(): void {
    elements.add(this);
    this.schedule();
  }

  disconnectedCallback(): void {
    elements.delete(this);
    this.clear();
  }

  attributeChangedCallback(name: string, _: string | null, value: string | null): void {
    if (name === "view") this.view = value;
    else if (name === "record") this.record = value;
    else if (FUNDAMENTAL.has(name)) this.clear();
    this.schedule();
  }

  /** Draw anew if this is the game. */
  redraw(game: string): void {
    if (game !== this.game) return;
    this.clear();
    this.schedule();
  }

  /** Several changes at once are drawn once. */
  private schedule(): void {
    if (this.due || !this.isConnected) return;
    this.due = true;
    queueMicrotask(() => {
      this.due = false;
      if (this.isConnected) void this.render();
    });
  }

  private async render(): Promise<void> {
    const board = boards.get(this.game);
    if (!board || this.isEmpty()) {
      this.clear();
      return;
    }
    const drawn = `${this.game} ${this.theme} ${this.spoken}`;
    if (this.drawing && this.drawn === drawn) {
      this.drawing.update(this.scene());
      this.present();
      return;
    }
    const title = await board.speak(this.spoken);
    if (!this.isConnected || drawn !== `${this.game} ${this.theme} ${this.spoken}` || this.isEmpty()) return;
    this.clear();
    this.adopt(board.styles);
    this.internals.ariaLabel = title;
    this.drawing = board.draw(this.frame, this.scene());
    this.drawn = drawn;
    this.present();
  }

  private isEmpty(): boolean {
    return this.view === null;
  }

  /** A board that is only looked at is one picture. */
  private present(): void {
    this.frame.inert = !this.interactive;
    this.internals.role = this.interactive ? "group" : "img";
  }

  private adopt(styles: string): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(FRAME + styles);
    if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = [sheet];
  }

  private scene(): Scene {
    const press = (kind: string, id: string): void => {
      const detail: Press = { game: this.game, kind, id };
      this.dispatchEvent(new CustomEvent("ratskeller-press", { detail, bubbles: true, composed: true }));
    };
    return { view: this.view, seat: this.seat, interactive: this.interactive, press };
  }

  private clear(): void {
    this.drawing?.remove();
    this.drawing = null;
    this.drawn = "";
  }

  /** The language of the element, or of what holds it. */
  private get spoken(): string {
    const language = this.closest<HTMLElement>("[lang]")?.lang ?? "";
    return (language === "" ? "en" : language).toLowerCase().split("-")[0] ?? "en";
  }
}

/** A value, or what its JSON says. */
function parsed(value: unknown, name: string): unknown {
  if (typeof value !== "string") return value ?? null;
  try {
    return JSON.parse(value) as unknown;
  } catch (error) {
    throw new TypeError(`${name}: must be JSON`, { cause: error });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "ratskeller-board": RatskellerBoard;
  }
  interface HTMLElementEventMap {
    "ratskeller-press": CustomEvent<Press>;
  }
}

if (!customElements.get(NAME)) customElements.define(NAME, RatskellerBoard);
