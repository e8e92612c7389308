import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** A busy process tells the others this often that there are events. Each NOTIFY waits for every other one, so it is no part of a commit. */
const tellingMs = 50;
/** Should a process have died between its commit and telling of it, those who wait hear of the event this much later. */
const sweepMs = 3000;
/** How many of those who were woken read at a time. The others keep waiting, without a connection. */
const readersAtATime = 6;
/** A payload holds 8,000 bytes at most. */
const idsInMessage = 200;

/** One who waits. Open from before the first look, so that nothing is missed between the look and the wait. */
export class BellListener {
  readonly organizationId: string;
  readonly #bell: EventBell;
  #isRung = false;
  #isOver: boolean;
  #wake: (() => void) | null = null;

  constructor(bell: EventBell, organizationId: string) {
    this.#bell = bell;
    this.organizationId = organizationId;
    this.#isOver = bell.isClosed;
  }

  /** The client has left or the process stops: there is nothing to wait for. */
  get isOver(): boolean {
    return this.#isOver;
  }

  ring(): void {
    this.#isRung = true;
    this.#wake?.();
  }

  end(): void {
    this.#isOver = true;
    this.#wake?.();
  }

  /** Until it rings, at once where it has rung since the last wait; at most this long. */
  async wait(ms: number): Promise<void> {
    if (!this.#isRung && !this.#isOver && ms > 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#wake = null;
    }
    this.#isRung = false;
  }

  close(): void {
    this.#bell.leave(this);
  }
}

/** Wakes those who wait for events of an organization, whichever process wrote them. They hold no connection meanwhile. */
export class EventBell {
  static readonly channel = 'muster_events';
  /** For what those who were woken read. */
  readonly inTurn = pLimit(readersAtATime);
  readonly #db: Db;
  readonly #log: Logger;
  readonly #process = randomUUID();
  readonly #listeners = new Map<string, Set<BellListener>>();
  readonly #untold = new Set<string>();
  #telling: NodeJS.Timeout | null = null;
  #sweep: NodeJS.Timeout | null = null;
  #newest = new Map<string, number>();
  #isClosed = false;

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get listenerCount(): number {
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** After the commit of events. */
  ring(organizationId: string): void {
    this.#wake(organizationId);
    if (this.#isClosed) return;
    this.#untold.add(organizationId);
    this.#telling ??= setTimeout(() => void this.#tell(), tellingMs).unref();
  }

  /** What another process told. */
  heard(message: string): void {
    const [from, ...organizationIds] = message.split(' ');
    if (from !== this.#process) for (const id of organizationIds) this.#wake(id);
  }

  /** Announcements may have been lost. */
  ringAll(): void {
    for (const id of this.#listeners.keys()) this.#wake(id);
  }

  listen(organizationId: string): BellListener {
    const listener = new BellListener(this, organizationId);
    const known = this.#listeners.get(organizationId);
    if (known) known.add(listener);
    else this.#listeners.set(organizationId, new Set([listener]));
    this.#sweep ??= setInterval(() => void this.#lookAround(), sweepMs).unref();
    return listener;
  }

  leave(listener: BellListener): void {
    const { organizationId } = listener;
    const known = this.#listeners.get(organizationId);
    known?.delete(listener);
    if (known?.size === 0) this.#listeners.delete(organizationId);
    if (this.#listeners.size > 0 || !this.#sweep) return;
    clearInterval(this.#sweep);
    this.#sweep = null;
    this.#newest.clear();
  }

  /** The process stops: everyone who waits gets their answer, and nobody waits from now on. */
  close(): void {
    this.#isClosed = true;
    if (this.#telling) clearTimeout(this.#telling);
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener.end();
  }

  #wake(organizationId: string): void {
    for (const listener of this.#listeners.get(organizationId) ?? []) listener.ring();
  }

  async #tell(): Promise<void> {
    const ids = [...this.#untold];
    this.#untold.clear();
    try {
      for (let i = 0; i < ids.length; i += idsInMessage) {
        const message = [this.#process, ...ids.slice(i, i + idsInMessage)].join(' ');
        await sql`select pg_notify(${EventBell.channel}, ${message})`.execute(this.#db);
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'other processes were not told of events; they find them by themselves');
    } finally {
      this.#telling =
        this.#untold.size > 0 && !this.#isClosed ? setTimeout(() => void this.#tell(), tellingMs).unref() : null;
    }
  }

  async #lookAround(): Promise<void> {
    const ids = [...this.#listeners.keys()];
    if (ids.length === 0) return;
    try {
      const { rows } = await sql<{ id: string; newest: number | null }>`
        select o.id, (select e.position from events e where e.organization_id = o.id
                       order by e.position desc, e.id desc limit 1) as newest
          from unnest(${ids}::text[]) as o (id)`.execute(this.#db);
      const before = this.#newest;
      this.#newest = new Map(rows.map(({ id, newest }) => [id, newest ?? 0]));
      for (const [id, newest] of this.#newest) if (before.get(id) !== newest) this.#wake(id);
    } catch (error) {
      this.#log.warn({ err: error }, 'could not look for events that nobody told of');
    }
  }
}
