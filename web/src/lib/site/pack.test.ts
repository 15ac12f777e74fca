import { expect, it } from "vitest";
import { unpacked, unzipped, zipped } from "./pack";

const bytes = (text: string) => new TextEncoder().encode(text);
const stream = (content: Uint8Array<ArrayBuffer>) => new Blob([content]).stream();

async function packed(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(zipped(bytes(text))).arrayBuffer());
}

it("reads files that came as one", () => {
  const files = unpacked(bytes('[["a/empty.py", 0], ["b.txt", 9]]\ntwo\nlines'));
  expect([...files.keys()]).toEqual(["a/empty.py", "b.txt"]);
  expect(files.get("a/empty.py")).toEqual(bytes(""));
  expect(files.get("b.txt")).toEqual(bytes("two\nlines"));
});

it("gives back what it has packed", async () => {
  expect(await unzipped(stream(await packed("memory")))).toEqual(bytes("memory"));
});

it("refuses bytes that are damaged", async () => {
  const damaged = (await packed("memory")).fill(0, 12, 16);
  await expect(unzipped(stream(damaged))).rejects.toThrow();
});
