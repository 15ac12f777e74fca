import { movedTo, pathOf, read, type Route } from "./address";
import { Sheets } from "./sheets";

/** What a step of the history keeps: for how many sheets there are steps up to it. */
interface Step {
  sheets: number;
}

function sheetsAt(state: unknown): number {
  return (state as Step | null)?.sheets ?? 0;
}

function here(): string {
  return location.pathname + location.search + location.hash;
}

const moved = movedTo(location.pathname);
if (moved !== null) history.replaceState(history.state, "", moved + location.search + location.hash);

class Router {
  now = $state.raw<Route>(read(location.pathname, location.search));
  /** The place on the page, "#C5"; "" for none. */
  hash = $state(location.hash);
  /** What lies over the page. */
  readonly sheets = new Sheets(
    {
      push: (path, sheets) => history.pushState({ sheets } satisfies Step, "", path),
      replace: (path) => history.replaceState(null, "", path),
      go: (by) => history.go(by),
    },
    sheetsAt(history.state),
  );
  private shown = here();
  /** The address of that page before it turned under a sheet: the steps below the sheet still have it. */
  private before: string | null = null;

  constructor() {
    addEventListener("popstate", ({ state }) => {
      this.sheets.arrived(sheetsAt(state));
      if (this.before === here()) history.replaceState(state, "", this.shown);
      if (this.before !== here() && sheetsAt(state) === 0) this.before = null;
      // Only a sheet came or went.
      if (this.shown === here()) return;
      this.shown = here();
      this.now = read(location.pathname, location.search);
      this.hash = location.hash;
    });
  }

  /** `hash` names a place on the page, "#C5". */
  go(route: Route, hash = ""): void {
    this.shown = pathOf(route) + hash;
    this.before = null;
    this.sheets.leave(this.shown);
    this.now = route;
    this.hash = hash;
    scrollTo(0, 0);
  }

  /** The page shows something else of the same: its address tells so, and Back still leads to the page before. */
  turn(route: Route): void {
    this.now = route;
    if (sheetsAt(history.state) > 0) this.before ??= this.shown;
    this.shown = pathOf(route);
    history.replaceState(history.state, "", this.shown);
  }
}

export const router = new Router();

/** What a press on a link to another page does. Another tab or window is the browser's own matter. */
export function follow(route: Route): (event: MouseEvent) => void {
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.go(route);
  };
}
