// The service worker as browsers run it, on caches and a network of the test.
import { describe, expect, it } from "vitest";
import { cachedFiles, wordsOf, worker } from "../scripts/worker.js";

const HOST = "https://tavern.test";
const PAGE = "<!doctype html><html lang='en'>";
const FILES = ["/assets/app-1.js"];
const BOX = "/api/games/rattus/catalogue";

/** A browser: what it keeps outlives the workers that it runs. */
class Browser {
  stores = new Map();
  asked = [];
  online = true;
  page = PAGE;
  left = false;
  pages = [];
  opened = [];
  shown = [];

  caches = {
    open: async (name) => this.store(name),
    keys: async () => [...this.stores.keys()],
    delete: async (name) => this.stores.delete(name),
    match: async (request, { cacheName } = {}) => {
      const path = this.path(request);
      const stores = cacheName ? [this.store(cacheName)] : [...this.stores.values()];
      return stores
        .map((it) => it.held.get(path))
        .find(Boolean)
        ?.clone();
    },
  };

  path(request) {
    return new URL(request.url ?? request, HOST).pathname;
  }

  store(name) {
    if (this.stores.has(name)) return this.stores.get(name);
    const held = new Map();
    const put = async (request, answer) => void held.set(this.path(request), answer);
    const add = async (request) => put(request, await this.fetch(request));
    const store = { held, put, add, addAll: (requests) => Promise.all(requests.map(add)) };
    this.stores.set(name, store);
    return store;
  }

  fetch = async (request) => {
    const path = this.path(request);
    if (!this.online) throw new TypeError("no network");
    this.asked.push(path);
    return new Response(path === "/" || !path.includes(".") ? this.page : `the file ${path}`, {
      headers: { "x-from": "network" },
    });
  };

  /** Let the worker hear something, and wait until it has done what it does. */
  async hears(name, event) {
    let done;
    this.heard[name]({ ...event, waitUntil: (it) => (done = it) });
    await done;
  }

  /** Install a worker and let it take over; returns how it answers a request: undefined where it leaves it to the browser. */
  async run(code, query = "", root = "") {
    const heard = {};
    const self = {
      location: new URL(`${root}/worker.js${query}`, HOST),
      addEventListener: (name, act) => (heard[name] = act),
      skipWaiting: () => undefined,
      clients: {
        claim: async () => undefined,
        matchAll: async () => this.pages,
        openWindow: async (address) => void this.opened.push(address),
      },
      registration: {
        unregister: async () => (this.left = true),
        showNotification: async (title, shown) => void this.shown.push({ title, ...shown }),
      },
    };
    const Asked = class {
      constructor(path) {
        this.url = new URL(path, HOST).href;
      }
    };
    new Function("self", "caches", "fetch", "Request", code)(self, this.caches, this.fetch, Asked);
    for (const name of ["install", "activate"]) {
      let done;
      heard[name]({ waitUntil: (it) => (done = it) });
      await done;
    }
    this.heard = heard;
    return (path, { mode = "no-cors", method = "GET" } = {}) => {
      let answer;
      const request = { url: new URL(path, HOST).href, mode, method };
      heard.fetch?.({ request, preloadResponse: Promise.resolve(undefined), respondWith: (it) => (answer = it) });
      return answer;
    };
  }
}

describe("the service worker", () => {
  it("asks the server for the page, and shows the kept one, marked, only when there is no answer", async () => {
    const browser = new Browser();
    const ask = await browser.run(worker(FILES, "1"));
    browser.page = "<html>newer";
    expect(await (await ask("/t/abc", { mode: "navigate" })).text()).toBe("<html>newer");
    browser.online = false;
    expect(await (await ask("/t/abc", { mode: "navigate" })).text()).toBe("<!doctype html><html data-alone lang='en'>");
  });

  it("keeps and answers only what lies in its own folder of a host, and leaves what another site there keeps", async () => {
    const browser = new Browser();
    await browser.run(worker(FILES, "1"));
    const folder = await browser.run(worker(FILES, "2"), "", "/games/x");
    const names = [...browser.stores.keys()];
    expect(names).toHaveLength(2);
    await browser.run(worker(FILES, "3"));
    const whole = await browser.run(worker(FILES, "4"));
    expect([...browser.stores.keys()]).toContain(names[1]);
    browser.asked.length = 0;
    await folder(`/games/x${FILES[0]}`);
    expect([folder(FILES[0]), folder("/games/y/", { mode: "navigate" }), browser.asked]).toEqual([
      undefined,
      undefined,
      [],
    ]);
    browser.online = false;
    expect(await (await folder("/games/x/t/abc", { mode: "navigate" })).text()).toContain("data-alone");
    expect(await (await folder(`/games/x${BOX}`)).text()).toBe(PAGE);
    expect(await (await whole("/t/abc", { mode: "navigate" })).text()).toContain("data-alone");
  });

  it("takes files from what is kept, and asks for those that it lacks", async () => {
    const browser = new Browser();
    const ask = await browser.run(worker(FILES, "1"));
    browser.asked.length = 0;
    await ask(FILES[0]);
    await ask("/assets/other-2.js");
    expect(browser.asked).toEqual(["/assets/other-2.js"]);
  });

  it("leaves everything personal and all that changes something to the server", async () => {
    const ask = await new Browser().run(worker(FILES, "1"));
    for (const path of [
      "/api/me",
      "/api/tables/abc",
      "/api/tables/abc/record",
      "/favicon.svg",
      "https://other.test/assets/x.js",
    ])
      expect(ask(path)).toBeUndefined();
    expect(ask("/api/tables/abc/record", { mode: "navigate" })).toBeUndefined();
    expect(ask(FILES[0], { method: "POST" })).toBeUndefined();
  });

  it("keeps what is in the box of a game for its rules, the newest", async () => {
    const browser = new Browser();
    const ask = await browser.run(worker(FILES, "1"));
    expect([...browser.stores.values()][0].held.has(BOX)).toBe(true);
    browser.page = "newer";
    await ask(BOX);
    browser.online = false;
    expect(await (await ask(BOX)).text()).toBe("newer");
  });

  it("keeps the files of the build before it for tables that are open, and no older ones", async () => {
    const browser = new Browser();
    for (const build of ["1", "2", "3"]) await browser.run(worker([`/assets/app-${build}.js`], build));
    const files = [...browser.stores.values()]
      .flatMap(({ held }) => [...held.keys()])
      .filter((path) => path.includes("app"));
    expect(files).toEqual(["/assets/app-2.js", "/assets/app-3.js"]);
  });

  it("shows what the server tells, and leads to the table, where it is open already", async () => {
    const browser = new Browser();
    await browser.run(worker(FILES, "1"));
    const told = { title: "Your turn", body: "with Bert", path: "/t/abc", tag: "x" };
    await browser.hears("push", { data: { json: () => told } });
    await browser.hears("push", { data: null });
    expect(browser.shown.map(({ title, tag }) => [title, tag])).toEqual([
      ["Your turn", "x"],
      ["Ratskeller", ""],
    ]);
    const pressed = (path) => ({ notification: { close: () => undefined, data: { path } } });
    await browser.hears("notificationclick", pressed("/t/abc"));
    let focused = 0;
    browser.pages = [{ url: `${HOST}/t/abc?x`, focus: async () => (focused += 1) }];
    await browser.hears("notificationclick", pressed("/t/abc"));
    await browser.hears("notificationclick", pressed("https://other.test/t/abc"));
    expect([focused, browser.opened]).toEqual([1, [`${HOST}/t/abc`, `${HOST}/`]]);
  });

  it("keeps the words of the language that is spoken, and English ones", async () => {
    const words = { en: ["/assets/en-1.js"], de: ["/assets/de-1.js"], nl: ["/assets/nl-1.js"] };
    for (const [query, others] of [
      ["?language=de", ["/assets/de-1.js"]],
      ["?language=en", []],
      ["?language=tlh", []],
      ["", []],
    ]) {
      const browser = new Browser();
      await browser.run(worker(FILES, "1", words), query);
      const held = [...[...browser.stores.values()][0].held.keys()].filter((path) => /(en|de|nl)-1/.test(path));
      expect(held.sort()).toEqual([...others, "/assets/en-1.js"]);
    }
  });

  it("can be got rid of with all that it kept", async () => {
    const browser = new Browser();
    await browser.run(worker(FILES, "1"));
    const ask = await browser.run(worker(FILES, "1", {}, true));
    expect([browser.stores.size, browser.left, ask("/", { mode: "navigate" })]).toEqual([0, true, undefined]);
  });

  it("knows which files hold words", () => {
    const bundle = {
      a: { fileName: "assets/de-1.js", moduleIds: ["/games/rats/book/words/de.ftl?words"] },
      b: { fileName: "assets/lib-1.js", moduleIds: ["/src/lib/words.ts"] },
      c: { fileName: "assets/lib-1.css" },
    };
    expect(wordsOf(bundle)).toEqual({ de: ["/assets/de-1.js"] });
  });

  it("keeps no table", () => {
    const names = [
      "assets/lib-1.js",
      "assets/rattus-table-2.js",
      "assets/lib-1.css",
      "assets/lib-1.js.br",
      "worker.js",
      "assets/text-1.woff2",
    ];
    expect(cachedFiles(names)).toEqual([
      "/assets/lib-1.css",
      "/assets/lib-1.js",
      "/assets/text-1.woff2",
      "/favicon.svg",
      "/manifest.webmanifest",
    ]);
  });
});
