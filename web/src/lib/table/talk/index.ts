// Talk at a table: fetched as one piece.
export { Talk } from "./talk.svelte";
export { default as TalkButton } from "./TalkButton.svelte";
export { default as TalkPanel } from "./TalkPanel.svelte";
