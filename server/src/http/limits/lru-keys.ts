import { TimeLog } from './time-log.ts';

/** The log of one key, linked by how recently it was used. */
export class Entry {
  readonly key: string;
  readonly log = new TimeLog();
  /** From then on the entry says nothing more and may be dropped. */
  idleAtMicros = 0;
  blockedUntilMicros = 0;
  isDropped = false;
  older: Entry | null = null;
  newer: Entry | null = null;

  constructor(key: string) {
    this.key = key;
  }
}

export interface LruSize {
  readonly maxKeys: number;
  /** Instants held over all keys, eight bytes each. */
  readonly maxInstants: number;
}

const sweptPerUse = 2;

/** Entries by key, bounded: idle ones are dropped as others are used, and when full the least recently used leaves. */
export class LruKeys {
  readonly #size: LruSize;
  readonly #entries = new Map<string, Entry>();
  #oldest: Entry | null = null;
  #newest: Entry | null = null;
  #instants = 0;

  constructor(size: LruSize) {
    this.#size = size;
  }

  get keyCount(): number {
    return this.#entries.size;
  }

  get instantCount(): number {
    return this.#instants;
  }

  /** Finds without counting as use. */
  peek(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  find(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (entry !== undefined && entry !== this.#newest) {
      this.#unlink(entry);
      this.#link(entry);
    }
    return entry;
  }

  add(key: string): Entry {
    const entry = new Entry(key);
    this.#entries.set(key, entry);
    this.#link(entry);
    this.#instants += entry.log.capacity;
    this.#makeRoom();
    return entry;
  }

  /** Logs grow only through here: their memory is counted. */
  push(entry: Entry, atMicros: number, count: number): void {
    const before = entry.log.capacity;
    entry.log.push(atMicros, count);
    // A take may still hold an entry that its own neighbour just pushed out.
    if (entry.log.capacity !== before && !entry.isDropped) {
      this.#instants += entry.log.capacity - before;
      this.#makeRoom();
    }
  }

  drop(entry: Entry): void {
    this.#entries.delete(entry.key);
    this.#unlink(entry);
    this.#instants -= entry.log.capacity;
    entry.isDropped = true;
  }

  /** A few per use are enough to keep up: each use adds at most one entry. */
  sweep(nowMicros: number): void {
    for (let i = 0; i < sweptPerUse && this.#oldest !== null && this.#oldest.idleAtMicros <= nowMicros; i++) {
      this.drop(this.#oldest);
    }
  }

  #makeRoom(): void {
    const { maxKeys, maxInstants } = this.#size;
    while ((this.#entries.size > maxKeys || this.#instants > maxInstants) && this.#oldest !== this.#newest) {
      this.drop(this.#oldest as Entry);
    }
  }

  #link(entry: Entry): void {
    entry.older = this.#newest;
    entry.newer = null;
    if (this.#newest === null) this.#oldest = entry;
    else this.#newest.newer = entry;
    this.#newest = entry;
  }

  #unlink(entry: Entry): void {
    if (entry.older === null) this.#oldest = entry.newer;
    else entry.older.newer = entry.newer;
    if (entry.newer === null) this.#newest = entry.older;
    else entry.newer.older = entry.older;
  }
}
