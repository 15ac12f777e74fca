import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { keepForLater } from "./lib/alone";

const target = document.getElementById("app");
if (target) mount(App, { target });

/** Milliseconds after which what was asked for is there, and what may be needed later can be fetched. */
const LATER = 4000;
if (import.meta.env.PROD) setTimeout(keepForLater, LATER);
