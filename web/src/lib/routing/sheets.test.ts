// The browser's Back closes the topmost sheet, and whatever closes a sheet leaves no step behind.
import { beforeEach, expect, it } from "vitest";
import { Sheets } from "./sheets";

/** A history as browsers have it: pages with how many sheets lie over them. Going somewhere takes until `arrive` is called. */
class Past {
  steps = [{ path: "/t/one", sheets: 0 }];
  at = 0;
  private wanted = 0;

  push(path: string | null, sheets: number): void {
    this.steps = [...this.steps.slice(0, this.at + 1), { path: path ?? this.here.path, sheets }];
    this.at++;
  }

  replace(path: string): void {
    this.steps[this.at] = { path, sheets: 0 };
  }

  go(by: number): void {
    this.wanted += by;
  }

  get here(): { path: string; sheets: number } {
    return this.steps[this.at] as { path: string; sheets: number };
  }

  /** Come to where it was sent, and tell the sheets. */
  arrive(sheets: Sheets): void {
    while (this.wanted !== 0) {
      this.at = Math.min(this.steps.length - 1, Math.max(0, this.at + this.wanted));
      this.wanted = 0;
      sheets.arrived(this.here.sheets);
    }
  }

  /** Somebody presses Back or Forward. */
  press(by: number, sheets: Sheets): void {
    this.go(by);
    this.arrive(sheets);
  }
}

let past: Past;
let sheets: Sheets;
let closed: string[];

beforeEach(() => {
  past = new Past();
  closed = [];
  sheets = new Sheets({
    push: (path, depth) => past.push(path, depth),
    replace: (path) => past.replace(path),
    go: (by) => past.go(by),
  });
});

/** Open a sheet; what it returns is called when it has gone. */
function open(name: string): () => void {
  return sheets.opened(() => closed.push(name));
}

it("Back closes the topmost sheet, then the one below, and then leaves nothing of them", () => {
  open("help");
  open("rules");
  past.press(-1, sheets);
  expect(closed).toEqual(["rules"]);
  past.press(-1, sheets);
  expect(closed).toEqual(["rules", "help"]);
  expect(past.at).toBe(0);
});

it("a sheet that is closed by other means takes its step away", () => {
  open("help")();
  past.arrive(sheets);
  expect(past.at).toBe(0);
  expect(closed).toEqual([]);
});

it("Forward to a sheet that is closed leads back to the page", () => {
  open("help");
  past.press(-1, sheets);
  past.press(1, sheets);
  expect(past.at).toBe(0);
  expect(past.here.path).toBe("/t/one");
});

it("a sheet that opens while another goes has a step of its own", () => {
  const gone = open("book");
  gone();
  open("rules");
  past.arrive(sheets);
  past.press(-1, sheets);
  expect(closed).toEqual(["rules"]);
  expect(past.at).toBe(0);
});

it("a page that is opened from a sheet takes the place of its step", () => {
  const gone = open("help");
  sheets.leave("/rules/rattus");
  gone();
  expect(past.steps.map(({ path }) => path)).toEqual(["/t/one", "/rules/rattus"]);
  past.press(-1, sheets);
  expect(past.here.path).toBe("/t/one");
});

it("a page that is opened just when a sheet closes comes after the page below", () => {
  open("help")();
  sheets.leave("/");
  past.arrive(sheets);
  expect(past.steps.map(({ path }) => path)).toEqual(["/t/one", "/"]);
  past.press(-1, sheets);
  expect(past.here.path).toBe("/t/one");
});

it("after a reload with a sheet open, its step goes", () => {
  open("help");
  sheets = new Sheets(
    {
      push: (path, depth) => past.push(path, depth),
      replace: (path) => past.replace(path),
      go: (by) => past.go(by),
    },
    past.here.sheets,
  );
  past.arrive(sheets);
  expect(past.at).toBe(0);
});
