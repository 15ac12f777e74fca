import { expect, it } from "vitest";
import { textOf } from "./files";

const TEXT = '{"names": ["Änne 🐀"]}';

function utf16(text: string, little: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let place = 0; place < text.length; place++) view.setUint16(2 * place, text.charCodeAt(place), little);
  return new Uint8Array(view.buffer);
}

it.each([
  ["UTF-8", new TextEncoder().encode(TEXT)],
  ["UTF-8 with a byte order mark", new TextEncoder().encode(`\ufeff${TEXT}`)],
  ["UTF-16 as of PowerShell 5", utf16(`\ufeff${TEXT}`, true)],
  ["UTF-16, the other way round", utf16(`\ufeff${TEXT}`, false)],
])("a file in %s is read", async (_, bytes) => {
  expect(await textOf(new Blob([bytes]))).toBe(TEXT);
});
