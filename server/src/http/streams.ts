import type { ServerResponse } from 'node:http';
import type { Actor } from '../kernel/actor.ts';
import type { Change, ChangeListener } from '../kernel/announcements.ts';
import type { Installation } from '../kernel/installation.ts';
import { Refusal } from '../lib/errors.ts';
import type { SessionAccess } from './access.ts';
import { rateLimited } from './gate.ts';
import { Stream } from './stream.ts';

export interface StreamLimits {
  readonly perPerson: number;
  readonly inAll: number;
  readonly heartbeatMs: number;
}

/** A browser has one for all its tabs. */
const usualLimits: StreamLimits = { perPerson: 6, inAll: 10_000, heartbeatMs: 25_000 };

/** What others may have to decide on; the rest is told to those it concerns in person. */
const decidable = new Set(['leave', 'time_entry', 'timesheet', 'expense_report']);

/**
 * Every open event stream of this process. None holds a database connection: they are driven by what the process hears, and
 * say that something changed, never what. Who asks then is judged as ever.
 */
export class Streams implements ChangeListener {
  readonly #installation: Installation;
  readonly #find: (hash: Buffer) => Promise<SessionAccess | null>;
  readonly #limits: StreamLimits;
  readonly #byOrganization = new Map<string, Set<Stream>>();
  readonly #toCheck = new Set<string>();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #stopListening: () => void;
  #count = 0;
  #isChecking = false;
  #isClosed = false;

  constructor(
    installation: Installation,
    find: (hash: Buffer) => Promise<SessionAccess | null>,
    limits: Partial<StreamLimits> = {},
  ) {
    this.#installation = installation;
    this.#find = find;
    this.#limits = { ...usualLimits, ...limits };
    this.#stopListening = installation.announcements.listen(this);
    this.#heartbeat = setInterval(() => {
      this.#beat();
    }, this.#limits.heartbeatMs).unref();
  }

  get size(): number {
    return this.#count;
  }

  /** Throws if there are too many; from then on nothing is answered but through the stream. */
  admit({ organizationId, userId }: Actor): void {
    const { inAll, perPerson } = this.#limits;
    if (this.#isClosed || this.#count >= inAll)
      throw new Refusal('UNAVAILABLE', 'request.noMoreStreams', undefined, { 'Retry-After': '30' });
    const own = [...(this.#byOrganization.get(organizationId) ?? [])].filter((stream) => stream.userId === userId);
    if (own.length >= perPerson) throw rateLimited('access.streams', 60_000);
  }

  open(session: SessionAccess & { hash: Buffer }, response: ServerResponse): void {
    const { organizationId } = session.actor;
    const stream = new Stream(session, response);
    const streams = this.#byOrganization.get(organizationId) ?? new Set();
    this.#byOrganization.set(organizationId, streams.add(stream));
    this.#count++;
    response.once('close', () => {
      stream.end();
      this.#count--;
      streams.delete(stream);
      if (streams.size === 0 && this.#byOrganization.get(organizationId) === streams)
        this.#byOrganization.delete(organizationId);
    });
  }

  changed({ organizationId, topics, people, by }: Change): void {
    const forDeciders = topics.filter((topic) => decidable.has(topic));
    for (const stream of this.#byOrganization.get(organizationId) ?? []) {
      const isConcerned = people?.includes(stream.userId ?? '') ?? true;
      if (isConcerned) stream.tell([...topics, 'notification'], 0);
      // Spread out: otherwise everyone in charge would ask in the same moment.
      else if (stream.decides && stream.userId !== by && forDeciders.length > 0)
        stream.tell(forDeciders, Math.random() * 1000);
    }
  }

  accessChanged(organizationId: string): void {
    if (!this.#byOrganization.has(organizationId)) return;
    this.#toCheck.add(organizationId);
    if (!this.#isChecking) void this.#checkAll();
  }

  /** What was missed no one knows: each comes back by itself and asks for everything. */
  gap(): void {
    for (const stream of this.#all()) stream.end();
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    this.#stopListening();
    this.gap();
  }

  #all(): Stream[] {
    return [...this.#byOrganization.values()].flatMap((streams) => [...streams]);
  }

  #beat(): void {
    const now = this.#installation.clock.now();
    for (const stream of this.#all()) {
      if (stream.expiresAt <= now || !stream.beat()) stream.end();
    }
  }

  /** One after the other, with at most one connection: a session that is gone ends its stream. */
  async #checkAll(): Promise<void> {
    this.#isChecking = true;
    for (const organizationId of this.#toCheck) {
      this.#toCheck.delete(organizationId);
      for (const stream of [...(this.#byOrganization.get(organizationId) ?? [])]) await this.#check(stream);
    }
    this.#isChecking = false;
  }

  async #check(stream: Stream): Promise<void> {
    try {
      const access = await this.#find(stream.hash);
      if (!access || access.expiresAt <= this.#installation.clock.now()) stream.end();
      else stream.renew(access);
    } catch {
      // Whether the session still holds is not known: the browser comes back and is asked.
      stream.end();
    }
  }
}
