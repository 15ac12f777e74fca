/** Which sheet lies over a table. */
export class Sheets {
  now = $state<string | null>(null);

  open(name: string): void {
    this.now = name;
  }

  close(): void {
    this.now = null;
  }
}
