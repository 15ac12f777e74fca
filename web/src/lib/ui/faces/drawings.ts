// The portraits of bots: a level is drawn in the file of its name.
const FILES = import.meta.glob<string>("./drawn/*.svg", { query: "?raw", import: "default", eager: true });

/** The drawing of this name. */
export function drawing(name: string): string | undefined {
  return FILES[`./drawn/${name}.svg`];
}
