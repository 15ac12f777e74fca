// The memory of Python after its first games, which this browser keeps: the next visit goes on from there instead of starting Python again.
import { unzipped, zipped } from "./pack";

const NAME = "ratskeller-python";

/** The snapshots of a site; `folder` is that of its version, so that no other version takes it. */
export class Snapshots {
  private readonly address: string;
  private readonly name: string;

  /** `code`: the address of the code that makes and reads them, which has a hash of it: no other code takes them. */
  constructor(folder: string, code: string) {
    this.address = `${folder}/memory/${code.slice(code.lastIndexOf("/") + 1)}`;
    this.name = `${NAME} ${folder.slice(0, folder.lastIndexOf("/"))}`;
  }

  /** The snapshot of this version, as it is kept; null if there is none. */
  async find(): Promise<Response | null> {
    return (await (await this.opened())?.match(this.address)) ?? null;
  }

  /** The memory in a snapshot. Errors: one that is damaged. */
  async read({ body }: Response): Promise<Uint8Array> {
    if (!body) throw new Error(this.address);
    return await unzipped(body);
  }

  /** Keep a snapshot; those of other versions go. If there is no room for it nothing is lost but time. */
  async keep(memory: Uint8Array<ArrayBuffer>): Promise<void> {
    const cache = await this.opened();
    if (!cache) return;
    await Promise.all((await cache.keys()).map((request) => cache.delete(request)));
    await cache.put(this.address, new Response(zipped(memory)));
  }

  async forget(): Promise<void> {
    await (await this.opened())?.delete(this.address);
  }

  /** Null where the browser keeps nothing: without https. */
  private async opened(): Promise<Cache | null> {
    return "caches" in globalThis ? caches.open(this.name) : null;
  }
}
