// The camera of the map: at first all that has to be seen, nearer by hand and never beyond that.
import { BoardCamera } from "../../../lib/board/boardcamera.svelte";
import { sight, type Box, type Camera } from "../../../lib/board/camera";
import { homeBox } from "./camera";

/** How many times nearer than at first the map can be brought. */
export const CLOSEST = 4;

export class MapCamera extends BoardCamera {
  /** What of the map is seen at first. */
  readonly whole: Box = $derived.by(() => homeBox(this.shown(), this.frame.wide / this.frame.high, this.drawn));
  /** How many times nearer than at first it is. */
  readonly times: number = $derived(this.heading.k / this.home.k);
  /** What the map is drawn for, as a viewBox. */
  readonly viewBox: string = $derived.by(() => {
    const { x, y, w, h } = this.resting === this.home ? this.whole : sight(this.resting, this.frame);
    return `${x} ${y} ${w} ${h}`;
  });
  /** How the drawing is moved to where the map is now, as CSS; null while it lies there. */
  readonly transform: string | null = $derived(this.moving ? pushed(this.resting, this.camera) : null);

  /** `shown` gives the boxes that have to be seen, `drawn` is the drawn map. */
  constructor(
    private readonly shown: () => readonly Box[],
    private readonly drawn: Box,
  ) {
    // A press on a button brings it nearer at once
    super(() => true);
  }

  protected override atFirst(): Camera {
    const k = this.frame.wide / this.whole.w;
    return { x: -k * this.whole.x, y: -k * this.whole.y, k };
  }

  protected override clamped(camera: Camera): Camera {
    const { whole, frame } = this;
    const k = this.scaleAfter(camera.k, 1);
    const held = (at: number, start: number, long: number, room: number): number =>
      Math.min(-k * start, Math.max(room - k * (start + long), at));
    return { x: held(camera.x, whole.x, whole.w, frame.wide), y: held(camera.y, whole.y, whole.h, frame.high), k };
  }

  protected override scaleAfter(k: number, factor: number): number {
    return Math.min(CLOSEST * this.home.k, Math.max(this.home.k, k * factor));
  }

  protected override isLoose(): boolean {
    return this.times > 1;
  }
}

/** The movement of a picture that was drawn for one camera and is to show another. */
function pushed(drawn: Camera, now: Camera): string {
  const by = now.k / drawn.k;
  return `translate(${now.x - by * drawn.x}px, ${now.y - by * drawn.y}px) scale(${by})`;
}
