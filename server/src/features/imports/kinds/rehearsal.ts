import { type Cells, namesOf } from '../row-cells.ts';

/** A record that rows name and that is not there, and by how many rows. */
export interface Missing {
  readonly column: string;
  readonly name: string;
  readonly rows: number;
  /** What is there and called almost so. */
  readonly nearest?: string | null;
}

/** As many as a screen can tell of. */
const maxMissing = 500;

/**
 * What the earlier rows of a rehearsal would have added. Each row is tried in a transaction of its own that is undone, so
 * that no lock outlives a row; what later rows have to know of it is kept here.
 */
export class Rehearsal {
  /** In lower case, each with its line. */
  readonly emails = new Map<string, number>();
  /** In lower case. */
  readonly departmentNames = new Set<string>();
  readonly departmentCodes = new Set<string>();
  /** Date and name, in lower case. */
  readonly holidays = new Set<string>();
  /** Person and course, by id. */
  readonly training = new Set<string>();
  readonly #people = new Set<string>();
  readonly #missing = new Map<string, Missing>();
  #ofThisRow: (() => void)[] = [];

  addPerson(cells: Cells): void {
    for (const name of namesOf(cells)) this.#people.add(name);
  }

  /** Whether an earlier row would have added someone of this address, number or name. */
  knows(text: string): boolean {
    return this.#people.has(text.toLowerCase());
  }

  addMissing(column: string, name: string): void {
    const key = `${column} ${name.toLowerCase()}`;
    const rows = (this.#missing.get(key)?.rows ?? 0) + 1;
    if (rows > 1 || this.#missing.size < maxMissing) this.#missing.set(key, { column, name, rows });
  }

  get missing(): readonly Missing[] {
    return [...this.#missing.values()];
  }

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
