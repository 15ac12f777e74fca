// Shows how Python starts, over whatever page waits for it.
import { mount } from "svelte";
import { StartupShown, type Said, type Ways } from "./startup.svelte";
import StartupPanel from "./StartupPanel.svelte";
import { partWords } from "../text/partwords";

let startup: StartupShown | null = null;

export async function show(said: Said, ways: Ways): Promise<void> {
  startup?.take(said);
  if (startup) return;
  startup = new StartupShown(ways);
  startup.take(said);
  mount(StartupPanel, { target: document.body, props: { startup, words: await partWords("site") } });
}
