// The service worker of a site without a server: the whole site from one version, with the network off.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const HOST = "https://tavern.test";
const CODE = readFileSync(new URL("site.js", import.meta.url), "utf-8");

/** A browser: what it keeps outlives the workers that it runs. */
class Browser {
  stores = new Map();
  files = new Map();
  online = true;

  open(name) {
    if (!this.stores.has(name)) this.stores.set(name, new Map());
    const held = this.stores.get(name);
    return {
      addAll: async (requests) => {
        for (const request of requests) held.set(this.path(request), await this.fetch(request));
      },
      match: async (request) => held.get(this.path(request))?.clone(),
    };
  }

  path(request) {
    return new URL(request.url ?? request, HOST).pathname;
  }

  fetch = async (request) => {
    const found = this.files.get(this.path(request));
    if (!this.online || found === undefined) throw new TypeError("no network");
    return new Response(found);
  };

  /** Install a version, and let it take over: returns what it does with an address. */
  async install(version, root = "/") {
    const heard = {};
    const scope = {
      location: { href: `${HOST}${root}worker.js`, origin: HOST },
      addEventListener: (name, act) => (heard[name] = act),
      clients: { claim: async () => undefined },
    };
    const caches = {
      open: async (name) => this.open(name),
      keys: async () => [...this.stores.keys()],
      delete: async (name) => this.stores.delete(name),
    };
    class HostRequest extends Request {
      constructor(address, options) {
        super(new URL(address, HOST), options);
      }
    }
    const names = ["self", "caches", "fetch", "Request", "VERSION", "FILES"];
    const files = ["/", "/assets/app.js"];
    new Function(...names, CODE)(scope, caches, this.fetch, HostRequest, version, files);
    for (const step of ["install", "activate"]) {
      let done;
      heard[step]({ waitUntil: (promise) => (done = promise) });
      await done;
    }
    return async (path, mode = "no-cors") => {
      let answered = null;
      const request = { url: `${HOST}${path}`, method: "GET", mode };
      heard.fetch({ request, respondWith: (promise) => (answered = promise) });
      return answered === null ? null : (await answered).text();
    };
  }
}

function browser(root, version) {
  const made = new Browser();
  made.files.set(root, `page ${version}`).set(`${root}assets/app.js`, `code ${version}`);
  return made;
}

it("shows the page under every address, and its files, with the network off", async () => {
  const made = browser("/", 1);
  const ask = await made.install("1");
  made.online = false;
  expect(await ask("/t/some-table", "navigate")).toBe("page 1");
  expect(await ask("/assets/app.js")).toBe("code 1");
});

it("goes on with its own version when the host has another", async () => {
  const made = browser("/", 1);
  const ask = await made.install("1");
  made.files.set("/", "page 2").set("/assets/app.js", "code 2");
  expect([await ask("/", "navigate"), await ask("/assets/app.js")]).toEqual(["page 1", "code 1"]);
});

it("forgets the version before only when the new one takes over", async () => {
  const made = browser("/", 1);
  await made.install("1");
  made.files.set("/", "page 2").set("/assets/app.js", "code 2");
  const ask = await made.install("2");
  expect([...made.stores.keys()]).toEqual(["ratskeller-site-2"]);
  expect(await ask("/assets/app.js")).toBe("code 2");
});

it("leaves other sites of the host alone", async () => {
  const made = browser("/games/", 1);
  made.stores.set("ratskeller-site-7", new Map());
  const ask = await made.install("1", "/games/");
  expect(await ask("/elsewhere", "navigate")).toBeNull();
  expect(await ask("/games/t/x", "navigate")).toBe("page 1");
  expect(made.stores.has("ratskeller-site-7")).toBe(true);
});
