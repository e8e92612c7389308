import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { NotifyQueue } from './notify-queue.ts';

const everyMs = 50;
/** Should a process have died between its commit and its signal, waiters find the event this much later. */
const sweepMs = 3000;
/** How many of those who were woken read at a time. The others keep waiting, without a connection. */
const readersAtATime = 6;
const idsInPayload = 200;

/** One who waits. Open from before the first look, so that nothing is missed between the look and the wait. */
export class EventWaiter {
  readonly organizationId: string;
  readonly #signals: EventSignals;
  #isSignalled = false;
  #isOver: boolean;
  #wake: (() => void) | null = null;

  constructor(signals: EventSignals, organizationId: string) {
    this.#signals = signals;
    this.organizationId = organizationId;
    this.#isOver = signals.isClosed;
  }

  /** The client has left or the process stops: there is nothing to wait for. */
  get isOver(): boolean {
    return this.#isOver;
  }

  signal(): void {
    this.#isSignalled = true;
    this.#wake?.();
  }

  end(): void {
    this.#isOver = true;
    this.#wake?.();
  }

  /** Until there is a signal, at once if there was one since the last wait; at most this long. */
  async wait(ms: number): Promise<void> {
    if (!this.#isSignalled && !this.#isOver && ms > 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#wake = null;
    }
    this.#isSignalled = false;
  }

  close(): void {
    this.#signals.remove(this);
  }
}

/** Wakes those who wait for events of an organization, whichever process wrote them. They hold no connection meanwhile. */
export class EventSignals {
  static readonly channel = 'muster_events';
  /** For what those who were woken read. */
  readonly inTurn = pLimit(readersAtATime);
  readonly #db: Db;
  readonly #log: Logger;
  readonly #process = randomUUID();
  readonly #queue: NotifyQueue<true>;
  readonly #waiters = new Map<string, Set<EventWaiter>>();
  #sweep: NodeJS.Timeout | null = null;
  #newest = new Map<string, number>();
  #isClosed = false;

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#log = log;
    const { channel } = EventSignals;
    this.#queue = new NotifyQueue(db, log, {
      channel,
      everyMs,
      payloadsOf: (ids) => this.#payloadsOf([...ids.keys()]),
    });
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get waiterCount(): number {
    return [...this.#waiters.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** After the commit of events. */
  signal(organizationId: string): void {
    this.#wake(organizationId);
    if (!this.#isClosed) this.#queue.add(organizationId, () => true);
  }

  /** What a process signalled; this one knows its own. */
  receive(payload: string): void {
    const [from, ...organizationIds] = payload.split(' ');
    if (from !== this.#process) for (const id of organizationIds) this.#wake(id);
  }

  /** Rights are others now: who waits is judged again, and sent away if they are not let in any more. */
  accessChanged(organizationId: string): void {
    this.#wake(organizationId);
  }

  /** Signals may have been lost. */
  gap(): void {
    for (const id of this.#waiters.keys()) this.#wake(id);
  }

  wait(organizationId: string): EventWaiter {
    const waiter = new EventWaiter(this, organizationId);
    const known = this.#waiters.get(organizationId);
    if (known) known.add(waiter);
    else this.#waiters.set(organizationId, new Set([waiter]));
    this.#sweep ??= setInterval(() => void this.#lookAround(), sweepMs).unref();
    return waiter;
  }

  remove(waiter: EventWaiter): void {
    const { organizationId } = waiter;
    const known = this.#waiters.get(organizationId);
    known?.delete(waiter);
    if (known?.size === 0) this.#waiters.delete(organizationId);
    if (this.#waiters.size > 0 || !this.#sweep) return;
    clearInterval(this.#sweep);
    this.#sweep = null;
    this.#newest.clear();
  }

  /** The process stops: all who wait get their answer, and none waits from now on. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const waiters of this.#waiters.values()) for (const waiter of waiters) waiter.end();
    await this.#queue.close();
  }

  #wake(organizationId: string): void {
    for (const waiter of this.#waiters.get(organizationId) ?? []) waiter.signal();
  }

  #payloadsOf(ids: readonly string[]): string[] {
    return Array.from({ length: Math.ceil(ids.length / idsInPayload) }, (_, n) =>
      [this.#process, ...ids.slice(n * idsInPayload, (n + 1) * idsInPayload)].join(' '),
    );
  }

  async #lookAround(): Promise<void> {
    const ids = [...this.#waiters.keys()];
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
      this.#log.warn({ err: error }, 'could not look for events that no process signalled');
    }
  }
}
