/**
 * What the earlier rows of a rehearsal would have added. Each row is tried in a transaction of its own that is undone, so
 * that no lock outlives a row; what later rows have to know of it is kept here.
 */
export class Rehearsal {
  /** In lower case. */
  readonly emails = new Set<string>();
  /** In lower case. */
  readonly departmentNames = new Set<string>();
  readonly departmentCodes = new Set<string>();
  /** Date and name, in lower case. */
  readonly holidays = new Set<string>();
  /** Person and course, by id. */
  readonly training = new Set<string>();
  #ofThisRow: (() => void)[] = [];

  /** Counts once the row has held before the database as well. */
  add(note: () => void): void {
    this.#ofThisRow.push(note);
  }

  keepRow(): void {
    for (const note of this.#ofThisRow) note();
    this.dropRow();
  }

  dropRow(): void {
    this.#ofThisRow = [];
  }
}
