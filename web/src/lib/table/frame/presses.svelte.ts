// One rule for mouse, touch and keyboard, at the table of every game: one press gives one answer. A key that is held repeats itself and chooses,
// confirms or undoes nothing by that; nor does what is pressed so soon after the question has changed that it was meant for the one before.

/** Milliseconds after a changed question in which nobody has read it. */
const UNREAD = 300;
/** Where something is typed. */
const FIELD = "input, select, textarea";
/** What stands beside the game: nothing there answers its question. */
const ASIDE = "[data-aside]";
/** The page has this for as long as it takes no presses. */
const MARK = "data-fresh";

/** The keys that press what has the focus. */
const PRESSING: ReadonlySet<string> = new Set(["Enter", " "]);

function isIn(event: Event, what: string): boolean {
  return event.target instanceof Element && event.target.closest(what) !== null;
}

function drop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Whether a key by itself, or with a modifier, may choose, confirm or undo. */
function isActing({ key }: KeyboardEvent): boolean {
  return PRESSING.has(key) || /^[\p{L}\d]$/u.test(key);
}

/**
 * Keep presses that nobody meant from the table as long as a component lives; it is made before what hears of them. `question` is another
 * string for every question that is put to the viewer, null before there is any; `moving` are letters that only move the board, and may be held.
 */
export function guardPresses(question: () => string | null, moving: readonly string[] = []): void {
  let before: string | null = null;
  /** Nobody can have read the question yet. */
  let fresh = false;
  let timer = 0;
  /** The press that a click ends began while that was so. */
  let begunFresh = false;

  function isRepeated(event: KeyboardEvent): boolean {
    if (!event.repeat) return false;
    if (isIn(event, FIELD)) return event.key === "Enter" && !isIn(event, "textarea");
    return event.key === "Escape" || (isActing(event) && !moving.includes(event.key.toLowerCase()));
  }

  function isFresh(event: KeyboardEvent): boolean {
    if (!fresh || !isActing(event) || isIn(event, FIELD)) return false;
    return !(PRESSING.has(event.key) && isIn(event, ASIDE));
  }

  const keyed = (event: KeyboardEvent): void => {
    if (isRepeated(event) || isFresh(event)) drop(event);
  };
  const begun = (): void => {
    begunFresh = fresh;
  };
  const clicked = (event: MouseEvent): void => {
    // What a key clicks has been judged as a key
    const isByPointer = event.isTrusted && event.detail > 0;
    if (isByPointer && (fresh || begunFresh) && !isIn(event, ASIDE)) drop(event);
  };

  $effect.pre(() => {
    addEventListener("keydown", keyed, { capture: true });
    addEventListener("pointerdown", begun, { capture: true, passive: true });
    addEventListener("click", clicked, { capture: true });
    return () => {
      removeEventListener("keydown", keyed, { capture: true });
      removeEventListener("pointerdown", begun, { capture: true });
      removeEventListener("click", clicked, { capture: true });
      read();
    };
  });

  $effect(() => {
    const now = question();
    if (before !== null && now !== before) change();
    before = now;
  });

  function change(): void {
    fresh = true;
    document.documentElement.toggleAttribute(MARK, true);
    clearTimeout(timer);
    timer = window.setTimeout(read, UNREAD);
  }

  function read(): void {
    clearTimeout(timer);
    fresh = false;
    document.documentElement.toggleAttribute(MARK, false);
  }
}
