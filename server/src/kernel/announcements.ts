import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import { NotifyQueue } from './notify-queue.ts';

/** What changed in an organization, for those who have it on their screen. */
export interface Change {
  readonly organizationId: string;
  /** Kinds of records, as the audit log names them. */
  readonly topics: readonly string[];
  /** Whom it concerns in person; null: too many to name. */
  readonly people: readonly string[] | null;
  /** Who did all of it in the app, if their own screen has asked already; null: others as well. */
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

const everyMs = 250;
const maxPeople = 150;
const maxTopics = 40;

const payloadOf = ([o, { topics, people, by }]: [string, Gathered]): string =>
  JSON.stringify({
    o,
    t: [...topics].slice(0, maxTopics),
    p: people.size > maxPeople ? null : [...people],
    b: by.size === 1 ? [...by][0] : null,
  });

/** Tells every process what was committed, a few times a second at most. One that is lost costs a late badge. */
export class Announcements {
  static readonly channel = 'muster_changes';
  readonly #queue: NotifyQueue<Gathered>;
  readonly #listeners = new Set<ChangeListener>();

  constructor(db: Db, log: Logger) {
    const { channel } = Announcements;
    this.#queue = new NotifyQueue(db, log, { channel, everyMs, payloadsOf: (all) => [...all].map(payloadOf) });
  }

  /** After a commit; `by` whom, for changes made on a screen of theirs. */
  changed(organizationId: string, topics: Iterable<string>, people: Iterable<string>, by: string | null): void {
    this.#queue.add(organizationId, (known) => {
      const gathered = known ?? { topics: new Set(), people: new Set(), by: new Set() };
      for (const topic of topics) gathered.topics.add(topic);
      for (const person of people) gathered.people.add(person);
      gathered.by.add(by);
      return gathered;
    });
  }

  /** What a process announced, this one included. */
  receive(payload: string): void {
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

  close(): Promise<void> {
    return this.#queue.close();
  }
}
