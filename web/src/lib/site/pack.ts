// Files that come as one, as `ratskeller.site.package` packs them: by gzip, a line of JSON with names and sizes, then what is in them.

const FORMAT = "gzip";
const LINE_END = "\n".charCodeAt(0);

/** The bytes that a stream has packed by gzip. */
export async function unzipped(packed: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(packed.pipeThrough(new DecompressionStream(FORMAT))).arrayBuffer());
}

/** A stream of bytes, packed by gzip. */
export function zipped(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(new CompressionStream(FORMAT));
}

/** Files by name. */
export function unpacked(bytes: Uint8Array): Map<string, Uint8Array> {
  const end = bytes.indexOf(LINE_END);
  const listed = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))) as [string, number][];
  let at = end + 1;
  return new Map(listed.map(([name, size]) => [name, bytes.subarray(at, (at += size))]));
}
