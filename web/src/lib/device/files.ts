// Files that somebody chooses or drops: their text, in the encodings that editors and shells write.

/** The text of a file: UTF-8, or UTF-16 where its byte order mark says so, as PowerShell 5 writes it. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  const mark =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  // It drops the mark
  return new TextDecoder(mark).decode(bytes);
}
