// Files that are kept on this device.

/** Milliseconds after which nobody needs the address of a file any more. */
const LATER = 60_000;

export function saved(file: File): void {
  const address = URL.createObjectURL(file);
  const way = document.createElement("a");
  [way.href, way.download] = [address, file.name];
  way.click();
  setTimeout(() => URL.revokeObjectURL(address), LATER);
}

/** A file as an address under which the page may show it. */
export function shownAs(file: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(reader.error ?? new Error("unreadable"));
    reader.readAsDataURL(file);
  });
}
