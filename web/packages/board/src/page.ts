// The page of a frame (`/embed/…` of the server): a board with its data, and steps through a recorded game.
import type { RatskellerBoard, Replay } from "./element";

/** What the server wrote into the page beside the replay. */
interface Labels {
  back: string;
  next: string;
  /** With `{number}` and `{count}`. */
  step: string;
  /** The address of the table; absent for a record. */
  table?: string;
}

/** The board of a game in the language of the page. */
async function shown(replay: Replay): Promise<RatskellerBoard> {
  const language = document.documentElement.lang;
  await import("./element");
  await import(/* @vite-ignore */ `./${replay.game}.js`);
  if (language !== "en") await import(/* @vite-ignore */ `./words/${replay.game}.${language}.js`);
  const board = document.createElement("ratskeller-board");
  board.record = replay;
  board.interactive = true;
  const wishes = new URLSearchParams(location.search);
  const [at, theme] = [wishes.get("at"), wishes.get("theme")];
  if (at !== null) board.at = Number(at);
  if (theme !== null) {
    board.theme = theme;
    document.documentElement.style.colorScheme = theme;
  }
  return board;
}

/** Buttons and a slider that lead through the game. */
function steps(board: RatskellerBoard, labels: Labels): HTMLElement {
  const bar = document.createElement("nav");
  const slider = Object.assign(document.createElement("input"), { type: "range", min: "0", max: String(board.length) });
  const note = document.createElement("output");
  const go = (at: number): void => {
    board.at = Math.min(Math.max(at, 0), board.length);
    slider.value = String(board.at);
    const values: Record<string, string> = { number: String(board.at), count: String(board.length) };
    note.value = labels.step.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
    slider.setAttribute("aria-label", note.value);
  };
  const button = (text: string, by: number): HTMLButtonElement => {
    const made = Object.assign(document.createElement("button"), { type: "button", textContent: text });
    made.addEventListener("click", () => go(board.at + by));
    return made;
  };
  slider.addEventListener("input", () => go(Number(slider.value)));
  bar.append(button(labels.back, -1), slider, button(labels.next, 1), note);
  go(board.at);
  return bar;
}

function link(labels: Labels): HTMLAnchorElement {
  const to = labels.table ?? "";
  return Object.assign(document.createElement("a"), {
    href: to,
    target: "_blank",
    rel: "noopener",
    textContent: document.title,
  });
}

const data = document.getElementById("replay") as HTMLScriptElement;
const labels = data.dataset as unknown as Labels;
const board = await shown(JSON.parse(data.text) as Replay);
const below = document.createElement("footer");
if (board.length > 0) below.append(steps(board, labels));
if (labels.table !== undefined) below.append(link(labels));
document.body.append(board, below);
