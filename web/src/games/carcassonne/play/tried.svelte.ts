// What the server allows and says about what is tried: the placement, and the figure that would be set on it.
import { answersOf, figuresOf, layOf, onlyNone, spotsOf, type Draft } from "./lays";
import { lyingOf, settingOf, type Lying } from "../model/answers";
import { preview } from "./preview";
import type { Onto } from "../model/tiles";
import { metBy } from "./joins";
import type { Known } from "../words/sentences";
import type { CarcassonneTable } from "./table";
import type { FigureKind, GhostTile, Lay, Refused, Settings, Spot, View } from "../model/types";

export interface Trying {
  draft: Draft;
  picked: FigureKind;
}

export interface Asked {
  readonly table: CarcassonneTable;
  readonly known: Known;
  /** The view while its question is the viewer's, else null. */
  readonly asked: View | null;
  readonly lays: Record<string, Lay>;
  /** The legal turns of the tile by place. */
  readonly places: Map<string, number[]>;
}

export class Tried {
  readonly draft: Draft;
  readonly lay: Lay | undefined;
  /** Whom one may set, and what follows; null before the tile lies somewhere. */
  readonly settings: Settings | null;
  /** The tile about which is asked, as it lies or is tried. */
  readonly onto: Onto | null;
  readonly ghost: GhostTile | null;
  /** The kinds of figures that may be set there, and the one that is in hand. */
  readonly figures: FigureKind[];
  readonly kind: FigureKind;
  readonly spots: Spot[];
  readonly answers: string[];
  /** All parts of each feature that the tile joins or closes where it is tried. */
  readonly met: readonly (readonly string[])[];
  /** What comes of the lay that is tried, in words. */
  readonly preview: string[];

  constructor(
    private readonly of: Asked,
    trying: () => Trying,
  ) {
    this.draft = $derived(trying().draft);
    this.lay = $derived(layOf(of.lays, this.draft.lay));
    this.settings = $derived(this.lay?.followers ?? of.asked?.followers ?? null);
    this.onto = $derived(this.lying());
    this.ghost = $derived(
      of.asked?.tile && this.draft.lay
        ? { tile: of.asked.tile, ...this.draft.lay, legal: this.lay !== undefined }
        : null,
    );
    this.figures = $derived(figuresOf(this.settings ?? {}));
    this.kind = $derived(this.figures.includes(trying().picked) ? trying().picked : (this.figures[0] ?? "follower"));
    this.spots = $derived(
      spotsOf(this.settings ?? {}, this.draft.follower).filter((spot) => spot.figure === this.kind),
    );
    this.answers = $derived(
      answersOf(this.settings ?? {}).filter((answer) => (settingOf(answer)?.figure ?? this.kind) === this.kind),
    );
    this.met = $derived(
      of.asked && this.onto && this.draft.lay ? metBy(of.asked, this.onto).map(({ parts }) => parts) : [],
    );
    this.preview = $derived(of.asked ? preview(of.asked, of.known, this.ghost, this.lay) : []);
  }

  get ready(): boolean {
    return this.settings !== null && this.draft.follower !== null;
  }

  /** Why nobody can be set on the other parts of the tile that is asked about. */
  get refused(): Record<string, Refused> {
    return this.lay?.refused ?? this.of.asked?.refused ?? {};
  }

  /** Where a lesson wants the tile, while it is asked for; null: nowhere. */
  get wanted(): Lying | null {
    const answers = this.of.table.table?.lesson?.answers ?? [];
    const wanted = answers.find((answer) => /r\d$/.test(answer) && answer.includes(","));
    return wanted === undefined ? null : lyingOf(wanted);
  }

  /** The place where a lesson wants the tile, while it is tried at another one. */
  get elsewhere(): string | undefined {
    const { lay } = this.draft;
    return lay && this.wanted?.at !== lay.at ? this.wanted?.at : undefined;
  }

  /** The place where the tile lies as a lesson wants it but for its turn; undefined where it doesn't. */
  get wrongWay(): string | undefined {
    const { lay } = this.draft;
    return lay && this.wanted?.at === lay.at && this.wanted.r !== lay.r ? lay.at : undefined;
  }

  /** The ways in which the tile fits where it is tried. */
  get turns(): readonly number[] {
    const { lay } = this.draft;
    return lay ? (this.of.places.get(lay.at) ?? []) : [];
  }

  /** Something has been tried that can be taken back. */
  get begun(): boolean {
    return this.draft.lay !== null || (this.draft.follower !== null && !this.forced);
  }

  /** Nobody can be set: then there is nothing to choose. */
  get forced(): boolean {
    return this.settings !== null && onlyNone(this.settings);
  }

  private lying(): Onto | null {
    const { draft, of } = this;
    const { asked } = of;
    const { tiles } = of.known;
    if (asked?.tile && draft.lay) return { tiles, tile: asked.tile, ...draft.lay };
    const due = asked?.board.find((laid) => laid.follower_due);
    return due ? { tiles, tile: due.tile, at: due.at, r: due.r } : null;
  }
}
