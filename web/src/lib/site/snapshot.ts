// The memory of Python after its start, which this browser keeps: the next visit goes on from there instead of starting Python again.

const NAME = "ratskeller-python";
const FORMAT = "gzip";
/** Milliseconds after the start: packing it must not hold up the first table. */
const LATER = 5000;

/** The snapshots of a site; `folder` is that of its version, so that no other version takes it. */
export class Snapshots {
  private readonly address: string;
  private readonly name: string;

  constructor(folder: string) {
    this.address = `${folder}/memory`;
    this.name = `${NAME} ${folder.slice(0, folder.lastIndexOf("/"))}`;
  }

  /** The snapshot of this version; null if there is none. */
  async read(): Promise<Uint8Array | null> {
    const found = await (await this.opened())?.match(this.address);
    const body = found?.body?.pipeThrough(new DecompressionStream(FORMAT));
    return body ? new Uint8Array(await new Response(body).arrayBuffer()) : null;
  }

  /** Keep a snapshot, soon; those of other versions go. If there is no room for it nothing is lost but time. */
  keep(memory: Uint8Array<ArrayBuffer>): void {
    setTimeout(() => this.write(memory).catch(() => undefined), LATER);
  }

  async forget(): Promise<void> {
    await (await this.opened())?.delete(this.address);
  }

  private async write(memory: Uint8Array<ArrayBuffer>): Promise<void> {
    const cache = await this.opened();
    if (!cache) return;
    await Promise.all((await cache.keys()).map((request) => cache.delete(request)));
    await cache.put(this.address, new Response(new Blob([memory]).stream().pipeThrough(new CompressionStream(FORMAT))));
  }

  /** Null where the browser keeps nothing: without https. */
  private async opened(): Promise<Cache | null> {
    return "caches" in globalThis ? caches.open(this.name) : null;
  }
}
