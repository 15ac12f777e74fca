// The Python of a site without a server: Pyodide, with the package's rules, views and tables.
import type { loadPyodide, PyodideAPI } from "pyodide";
import { file, nameOf } from "./files";
import type { Progress } from "./messages";
import { Snapshots } from "./snapshot";

/** Answers a request, both as JSON (`site/requests.py`). */
export type Serve = (request: string) => string;

/** Starts Python, and says how far it is to those who wait for it. */
export class Startup {
  private readonly serve: Promise<Serve>;
  private progress: Progress = { phase: "loading", loaded: 0, total: 1 };
  private wanted = false;

  /** `folder`: the folder of the site. */
  constructor(
    folder: string,
    private readonly say: (progress: Progress) => void,
  ) {
    this.serve = python(folder, (progress) => this.tell(progress));
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

interface Code {
  readonly loadPyodide: typeof loadPyodide;
}

/** Pyodide as it is after its start: from the memory of an earlier one, or anew. */
async function started({ loadPyodide }: Code, indexURL: string, snapshots: Snapshots): Promise<PyodideAPI> {
  const memory = await snapshots.read().catch(() => null);
  if (memory) {
    try {
      return await loadPyodide({ indexURL, _loadSnapshot: memory });
    } catch {
      await snapshots.forget();
    }
  }
  const runtime = await loadPyodide({ indexURL, _makeSnapshot: true });
  // Only before any module of machine code is loaded, such as that of msgspec
  snapshots.keep(new Uint8Array(runtime.makeMemorySnapshot()));
  return runtime;
}

/** Load everything from the folder of the site; it takes seconds. */
async function python(folder: string, tell: (progress: Progress) => void): Promise<Serve> {
  const pyodide = `${folder}/pyodide/`;
  const code = import(/* @vite-ignore */ `${pyodide}pyodide.mjs`) as Promise<Code>;
  code.catch(() => undefined);
  const sizes = (await (await file(`${folder}/sizes.json`)).json()) as Record<string, number>;
  const failed = new Promise<never>((_, reject) => {
    // Pyodide takes no other, and goes on waiting for a file that has not come
    globalThis.fetch = counting(sizes, folder, tell, reject);
  });
  const loaded = Promise.all([
    code.then((it) => started(it, pyodide, new Snapshots(folder))),
    fetch(`${folder}/python.zip`).then((answer) => answer.arrayBuffer()),
  ]);
  const [runtime, packed] = await Promise.race([loaded, failed]);
  // Into the folder where Python looks for modules first
  runtime.unpackArchive(packed, "zip");
  const module = runtime.pyimport("ratskeller.site.requests") as { serve: Serve };
  tell({ phase: "ready" });
  return module.serve;
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
