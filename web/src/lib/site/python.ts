// The Python of a site without a server: Pyodide, with the package's rules, views and tables.
import type { loadPyodide, PyodideAPI } from "pyodide";
import { file, nameOf } from "./files";
import type { Progress } from "./messages";
import { unpacked, unzipped } from "./pack";
import { Snapshots } from "./snapshot";

/** Answers a request, both as JSON (`site/requests.py`). */
export type Serve = (request: string) => string;

/** The names of the bots by game. */
export type Bots = Readonly<Record<string, readonly string[]>>;

/** Where Python looks for modules. */
const PACKAGES = "/lib/python3.14/site-packages/";
/** The suffix of modules of machine code. */
const LIBRARY = ".so";
const MODULES = "python.pack";
/** Milliseconds after the start: what is done for later visits must not hold up the first table. */
const LATER = 5000;
/** Milliseconds between what is done for later visits, in which requests are answered. */
const PAUSE = 500;

/** Starts Python, and says how far it is to those who wait for it. */
export class Startup {
  private readonly serve: Promise<Serve>;
  private progress: Progress = { phase: "loading", loaded: 0, total: 1 };
  private wanted = false;

  constructor(
    folder: string,
    bots: Promise<Bots>,
    private readonly say: (progress: Progress) => void,
  ) {
    this.serve = python(folder, bots, (progress) => this.tell(progress));
    this.serve.catch((error: unknown) =>
      this.tell({ phase: "failed", what: error instanceof Error ? error.message : String(error) }),
    );
  }

  /** What answers requests, once it is there. If it fails this is never settled: the page begins anew with another worker. */
  async wait(): Promise<Serve> {
    if (!this.wanted) {
      this.wanted = true;
      this.say(this.progress);
    }
    return this.serve.catch(() => new Promise<never>(() => undefined));
  }

  private tell(progress: Progress): void {
    // Other files may still be coming
    if (this.progress.phase === "failed") return;
    this.progress = progress;
    if (this.wanted || progress.phase === "ready") this.say(progress);
  }
}

type Files = ReadonlyMap<string, Uint8Array>;
type Config = NonNullable<Parameters<typeof loadPyodide>[0]>;
type Create = NonNullable<Config["createPyodideModule"]>;

/** The files that Python sees. */
interface Disk {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array): void;
}

/** What a module of Emscripten has once its memory is there, and Python has not begun. */
interface Bare {
  readonly FS: Disk;
  onRuntimeInitialized(): void;
  loadDynamicLibrary(name: string, flags: Record<string, boolean>, scope: object): void;
}

/** Python as a site runs it. */
interface Running {
  readonly runtime: PyodideAPI;
  readonly serve: Serve;
}

/** Write a file where Python looks for modules; returns its path. */
function write(disk: Disk, name: string, content: Uint8Array): string {
  const path = PACKAGES + name;
  disk.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  disk.writeFile(path, content);
  return path;
}

/** Makes Pyodide's module. Machine code is loaded before Python begins: so it always lies at the same place, and a snapshot finds it there. */
function withLibraries(create: Create, files: Files): Create {
  const libraries = [...files].filter(([name]) => name.endsWith(LIBRARY));
  return (settings) => {
    const bare = settings as unknown as Bare;
    bare.onRuntimeInitialized = () => {
      for (const [name, content] of libraries)
        bare.loadDynamicLibrary(write(bare.FS, name, content), { global: false, nodelete: true }, {});
    };
    return create(settings);
  };
}

type Load = (config: Config) => Promise<Running>;

/** What starts Pyodide from a folder, with our modules. */
async function loader(indexURL: string, files: Promise<Files>): Promise<Load> {
  const [code, module] = await Promise.all([
    import(/* @vite-ignore */ `${indexURL}pyodide.mjs`) as Promise<{ loadPyodide: typeof loadPyodide }>,
    import(/* @vite-ignore */ `${indexURL}pyodide.asm.mjs`) as Promise<{ default: Create }>,
  ]);
  const createPyodideModule: Create = async (settings) => withLibraries(module.default, await files)(settings);
  return async (config) => {
    const runtime = await code.loadPyodide({ indexURL, createPyodideModule, ...config });
    for (const [name, content] of await files) write(runtime.FS as Disk, name, content);
    const { serve } = runtime.pyimport("ratskeller.site.requests") as { serve: Serve };
    return { runtime, serve };
  };
}

/** Python from the memory of an earlier visit; null where there is none, or none that can be read. */
async function remembered(load: Load, snapshots: Snapshots): Promise<Running | null> {
  const found = await snapshots.find().catch(() => null);
  if (!found) return null;
  try {
    const python = await load({ _loadSnapshot: snapshots.read(found) });
    // Refused as every bad request is, if all is where it should be
    JSON.parse(python.serve("{}"));
    return python;
  } catch {
    await snapshots.forget();
    return null;
  }
}

/** Do what a first game of each kind needs, and keep the memory in which it is done. */
async function remember(runtime: PyodideAPI, snapshots: Snapshots, bots: Promise<Bots>): Promise<void> {
  const { warm_up } = runtime.pyimport("ratskeller.site.requests") as {
    warm_up: (game: string, bot: string) => void;
  };
  for (const [game, [bot]] of Object.entries(await bots)) {
    if (bot !== undefined) warm_up(game, bot);
    await new Promise((go) => setTimeout(go, PAUSE));
  }
  await snapshots.keep(new Uint8Array(runtime.makeMemorySnapshot()));
}

async function started(load: Load, snapshots: Snapshots, bots: Promise<Bots>): Promise<Serve> {
  const python = await remembered(load, snapshots);
  if (python) return python.serve;
  const { runtime, serve } = await load({ _makeSnapshot: true });
  setTimeout(() => remember(runtime, snapshots, bots).catch(() => undefined), LATER);
  return serve;
}

/** Load everything from the folder of the site; it takes seconds. */
async function python(folder: string, bots: Promise<Bots>, tell: (progress: Progress) => void): Promise<Serve> {
  const sizes = (await (await file(`${folder}/sizes.json`)).json()) as Record<string, number>;
  const failed = new Promise<never>((_, reject) => {
    // Pyodide takes no other, and goes on waiting for a file that has not come
    globalThis.fetch = counting(sizes, folder, tell, reject);
  });
  const files = fetch(`${folder}/${MODULES}`)
    .then(({ body }) => (body ? unzipped(body) : new Uint8Array()))
    .then(unpacked);
  files.catch(() => undefined);
  const snapshots = new Snapshots(folder, import.meta.url);
  const begun = loader(`${folder}/pyodide/`, files).then((load) => started(load, snapshots, bots));
  const serve = await Promise.race([begun, failed]);
  tell({ phase: "ready" });
  return serve;
}

/** A `fetch` that counts the bytes of the files whose sizes are known, and says which one does not come. */
function counting(
  sizes: Record<string, number>,
  folder: string,
  tell: (progress: Progress) => void,
  fail: (error: unknown) => void,
): typeof fetch {
  const plain = globalThis.fetch;
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  const count = async (body: ReadableStream<Uint8Array>) => {
    for (const reader = body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) return;
      loaded += value.length;
      tell(loaded < total ? { phase: "loading", loaded, total } : { phase: "starting" });
    }
  };
  return async (asked, options) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    if (!(address.slice(folder.length + 1) in sizes)) return plain(asked, options);
    try {
      const answer = await file(address, () => plain(asked, options));
      const { body } = answer.clone();
      if (body) count(body).catch(() => fail(new Error(nameOf(address))));
      return answer;
    } catch (error) {
      fail(error);
      throw error;
    }
  };
}
