// Texts follow the language and the game that is spoken about, without anything being made anew.
import { flushSync } from "svelte";
import { afterEach, expect, it } from "vitest";
import { filesIn } from "./wordfiles";
import { about, has, language, moreWords, speak, t, wordsOf } from "./words";

const LESSONS = import.meta.glob<string>("../../../../src/ratskeller/games/*/lessons/words/*.ftl", {
  query: "?words",
  import: "default",
});

afterEach(async () => {
  await speak("en");
  await about(null);
});

/** What is read, each time that something it depends on has changed. */
function seen(read: () => unknown): { all: unknown[]; stop: () => void } {
  const all: unknown[] = [];
  const stop = $effect.root(() => {
    $effect(() => void all.push(read()));
  });
  flushSync();
  return { all, stop };
}

it("texts are read again in another language", async () => {
  const { all, stop } = seen(() => [language(), t("settings-language")]);
  await speak("de");
  flushSync();
  expect(all).toEqual([
    ["en", "Language"],
    ["de", "Sprache"],
  ]);
  stop();
});

it("texts are read again when another game is spoken about", async () => {
  const { all, stop } = seen(() => has("card-monk"));
  await about("rattus");
  flushSync();
  expect(all).toEqual([false, true]);
  stop();
});

it("nothing is read again where the words stay the same", async () => {
  const { all, stop } = seen(() => t("settings-language"));
  await speak("en");
  flushSync();
  expect(all).toHaveLength(1);
  stop();
});

it("words of a game that is not spoken about, and those of more files, follow as well", async () => {
  const lessons = await moreWords(filesIn(LESSONS, "carcassonne"), "carcassonne");
  const { all, stop } = seen(() => [wordsOf("rattus").t("card-monk"), lessons.t("first-welcome"), lessons.language]);
  await speak("de");
  flushSync();
  expect(all.map((it) => (it as string[])[2])).toEqual(["en", "de"]);
  expect(all[0]).not.toContain((all[1] as string[])[0]);
  expect(all[0]).not.toContain((all[1] as string[])[1]);
  expect(await moreWords(filesIn(LESSONS, "carcassonne"), "carcassonne")).toBe(lessons);
  stop();
});
