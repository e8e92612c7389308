import type { Logger } from 'pino';
import { sql } from '../db/sql.ts';
import type { Db } from '../db/database.ts';

/** What changed in an organization, for those who have it on their screen. */
export interface Change {
  readonly organizationId: string;
  /** Kinds of records, as the audit log names them. */
  readonly topics: readonly string[];
  /** Whom it concerns in person; null: too many to name. */
  readonly people: readonly string[] | null;
  /** Who did all of it in the app, where their own screen has asked already; null: others as well. */
  readonly by: string | null;
}

export interface ChangeListener {
  changed(change: Change): void;
  /** Rights, sessions or settings of the organization are others now. */
  accessChanged(organizationId: string): void;
  /** Announcements may have been missed. */
  gap(): void;
}

interface Gathered {
  readonly topics: Set<string>;
  readonly people: Set<string>;
  readonly by: Set<string | null>;
}

export const changeChannel = 'muster_changes';
const gatherMs = 250;
/** A payload of NOTIFY holds less than 8000 bytes. */
const maxPeople = 150;
const maxTopics = 40;

/**
 * Tells every process what was committed. A commit that notifies waits for every other one that does, so changes are
 * gathered and announced apart from them, a few times a second at most. One that is lost costs a late badge.
 */
export class Announcements {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #listeners = new Set<ChangeListener>();
  #gathered = new Map<string, Gathered>();
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> | null = null;

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  /** After a commit; `by` whom, for changes made on a screen of theirs. */
  changed(organizationId: string, topics: Iterable<string>, people: Iterable<string>, by: string | null): void {
    const known = this.#gathered.get(organizationId);
    const gathered = known ?? { topics: new Set(), people: new Set(), by: new Set() };
    if (!known) this.#gathered.set(organizationId, gathered);
    for (const topic of topics) gathered.topics.add(topic);
    for (const person of people) gathered.people.add(person);
    gathered.by.add(by);
    this.#timer ??= setTimeout(() => void this.#announce(), gatherMs).unref();
  }

  /** As a process hears it, its own announcements included. */
  heard(payload: string): void {
    const { o, t, p, b } = JSON.parse(payload) as { o: string; t: string[]; p: string[] | null; b: string | null };
    for (const listener of this.#listeners) listener.changed({ organizationId: o, topics: t, people: p, by: b });
  }

  accessChanged(organizationId: string): void {
    for (const listener of this.#listeners) listener.accessChanged(organizationId);
  }

  gap(): void {
    for (const listener of this.#listeners) listener.gap();
  }

  /** Answers with how to stop listening. */
  listen(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#underWay;
    await this.#announce();
  }

  async #announce(): Promise<void> {
    this.#timer = undefined;
    if (this.#underWay || this.#gathered.size === 0) return;
    const payloads = [...this.#gathered].map(([o, { topics, people, by }]) =>
      JSON.stringify({
        o,
        t: [...topics].slice(0, maxTopics),
        p: people.size > maxPeople ? null : [...people],
        b: by.size === 1 ? [...by][0] : null,
      }),
    );
    this.#gathered = new Map();
    this.#underWay = sql`select pg_notify(${changeChannel}, payload) from unnest(${payloads}::text[]) as payload`
      .execute(this.#db)
      .then(
        () => undefined,
        (error: unknown) => {
          this.#log.debug({ err: error }, 'changes could not be announced');
        },
      );
    await this.#underWay;
    this.#underWay = null;
    if (this.#gathered.size > 0) this.#timer ??= setTimeout(() => void this.#announce(), gatherMs).unref();
  }
}
