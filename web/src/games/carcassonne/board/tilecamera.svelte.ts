// The camera of the endless board: where all tiles are in sight, and how it visits one of them.
import { BoardCamera } from "../../../lib/board/boardcamera.svelte";
import { centred, onScreen, type Camera, type Point } from "../../../lib/board/camera";
import {
  boxAround,
  clamped,
  fittedReadably,
  gathered,
  revealing,
  scaleAfter,
  showsAll,
  uncovering,
  type Corners,
  type WeightedCell,
} from "./camera";
import { centreOf, grown, originOf, TILE, type Box } from "./geometry";

const MARGIN = 24;
/** A tile that is smaller, in pixels, is brought so close when it is looked at. */
const SMALL = 140;
const CLOSE = 150;

export class TileCamera extends BoardCamera {
  /** The box about everything that lies on the board. */
  private readonly shown: Box = $derived.by(() => boxAround(this.places()));
  /** Where the board lies by itself everything is in sight. */
  readonly hasWhole: boolean = $derived(showsAll(this.home, this.shown, this.frame));
  readonly seesWhole: boolean = $derived(showsAll(this.heading, this.shown, this.frame));
  /** The scale when the board was last at rest. */
  readonly rest: number = $derived(this.resting.k);

  /** `places` gives everything that lies on the board, by how much it matters, `corners` what isn't to cover what is asked about. */
  constructor(
    private readonly places: () => readonly WeightedCell[],
    private readonly corners: () => Corners,
    isStill: () => boolean,
  ) {
    super(isStill);
  }

  /** Farther from the board, which is then gathered in the window. */
  override zoomBy(factor: number): void {
    const camera = this.zoomed(this.heading, factor, { x: this.wide / 2, y: this.high / 2 });
    this.glideTo(factor < 1 ? gathered(camera, this.shown, this.frame) : camera);
  }

  goTo(point: Point): void {
    this.glideTo(centred(this.heading, point, this.frame));
  }

  /** Look at one box after the other, until the board is left again: it moves only where a box is not in sight. */
  survey(box: Box): void {
    const seen = this.places();
    if (!this.visited)
      this.visit(
        () => this.around(seen),
        (from) => from,
      );
    this.reveal(box);
  }

  /** Bring a box into sight if it isn't: in a window of another width everything is fitted anew, unless a person has moved the board. */
  reveal(box: Box): void {
    const camera = revealing(this.heading, box, this.frame);
    if (camera.x === this.heading.x && camera.y === this.heading.y) return;
    if (this.visited) this.lookFrom((from) => revealing(from, box, this.frame));
    else this.glideTo(camera, true);
  }

  /** Look at a place for a while, near enough for fingers, with so many pixels around it for its buttons. */
  lookAt(at: string, around: number): void {
    this.lookFrom((from) => {
      const size = TILE * from.k;
      const near = size < SMALL ? this.zoomed(from, CLOSE / size, onScreen(from, centreOf(at))) : from;
      return this.uncovered(at, around, near);
    });
  }

  /** Look at a place for a while from where the board lies: nothing moves under a mouse unless the place is hidden. */
  glance(at: string): void {
    this.lookFrom((from) => this.uncovered(at, 0, from));
  }

  protected override atFirst(): Camera {
    return this.around(this.places());
  }

  protected override clamped(camera: Camera): Camera {
    return clamped(camera, this.shown, this.frame);
  }

  protected override scaleAfter(k: number, factor: number): number {
    return scaleAfter(k, factor);
  }

  protected override isLoose(): boolean {
    return true;
  }

  private around(places: readonly WeightedCell[]): Camera {
    return fittedReadably(places, this.frame, MARGIN, this.corners());
  }

  /** Go on from where the board lies, until `leave`. It depends on the size of the window, but not on when that changes. */
  private lookFrom(on: (from: Camera) => Camera): void {
    // What is laid meanwhile doesn't move the board
    const seen = this.places();
    this.visit(() => this.parked ?? this.around(seen), on);
  }

  private uncovered(at: string, around: number, from: Camera): Camera {
    const { x, y } = originOf(at);
    const tile = { x, y, w: TILE, h: TILE };
    const box = grown(tile, around / from.k);
    const roomy = uncovering(revealing(from, box, this.frame), box, this.frame, this.corners());
    // Where there is no room for all that stands around it, at least the tile itself is free
    return uncovering(roomy, tile, this.frame, this.corners());
  }
}
