/** A place at the table for tests of one game's play: what it says is written down, and what it does not need stays away. */

export class QuietPlace {
  readonly seat = 0;
  readonly sitting: string = 'HIGO2746/1/0';
  mayAct = true;
  isNarrow = false;
  warnings: string[] = [];
  told: string[] = [];

  draft(): Promise<null> {
    return Promise.resolve(null);
  }

  appraiseAfter(): Promise<null> {
    return Promise.resolve(null);
  }

  preview(): void {}

  move(change: () => void): void {
    change();
  }

  refuse(code: string): void {
    this.warnings.push(code);
  }

  warn(text: string): void {
    this.warnings.push(text);
  }

  tell(text: string): void {
    this.told.push(text);
  }
}
