// What is read over a page. A link to the rules opens a sheet over a table, so that the game keeps its place, and a link to a single rule does
// so anywhere; the others open the page of the rules.
import { read, type Route } from "../routing/address";
import { under } from "../routing/root";
import { router } from "../routing/route.svelte";

export type Place = Extract<Route, { page: "rules" }> & {
  /** The number of the rule to begin with; "" for the beginning. */
  number: string;
  /** It was asked for over the page, or is no single rule: it lies there, too. */
  over: boolean;
};

class Reader {
  place = $state.raw<Place | null>(null);
  /** Rules have a place beside what is on the page. */
  private hasRoom = $state(false);

  /** What is read stands beside what is on the page, and not over it. */
  get isBeside(): boolean {
    return this.hasRoom && this.place?.over === false;
  }

  /** There is room for rules beside what is on the page. Returns what is to be called when there is none any more. */
  readBeside(): () => void {
    this.hasRoom = true;
    return () => {
      this.hasRoom = false;
      this.close();
    };
  }

  /** Follow a link to the rules, if it is one that opens where it is. */
  follow(event: MouseEvent): void {
    const links = `a[href^='${under("/rules/")}']`;
    const link = plainClick(event) ? (event.target as Element).closest<HTMLAnchorElement>(links) : null;
    if (!link) return;
    const route = read(link.pathname);
    if (route.page !== "rules") return;
    event.preventDefault();
    if (this.opensOver(link))
      this.place = {
        ...route,
        number: numberOf(link.hash),
        over: route.part !== "" || link.closest("dialog") !== null,
      };
    else router.go(route, link.hash);
  }

  private opensOver({ hash }: HTMLAnchorElement): boolean {
    const { page } = router.now;
    return this.place !== null || page === "table" || (page !== "rules" && hash !== "");
  }

  close(): void {
    this.place = null;
  }
}

/** A click that means the link itself, not a new window of it. */
function plainClick(event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey || defaultPrevented);
}

/** The number of a rule in an address: "#C5" is C5. */
export function numberOf(hash: string): string {
  return hash.slice(1);
}

export const reader = new Reader();
