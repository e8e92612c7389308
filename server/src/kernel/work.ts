import { sql, type Sql } from '../db/sql.ts';
import type { Tx } from '../db/database.ts';
import { OpenTransaction } from '../db/transaction.ts';
import type { Actor, Origin } from './actor.ts';
import type { EventDefinition } from './events.ts';
import { newId, type IdPrefix } from './ids.ts';
import type { Installation } from './installation.ts';
import { jobRow, type JobOptions } from './job-outbox.ts';

/** A change or an export, as the audit log keeps it: names of fields, never their values. */
export interface AuditEntry {
  readonly action: string;
  readonly subjectType?: string;
  readonly subjectId?: string;
  readonly recordCount?: number;
  readonly changedFields?: readonly string[];
}

/** One private record shown to somebody. */
export interface AccessEntry {
  readonly userId: string;
  readonly tier: 'personal' | 'government_id' | 'compensation';
  readonly recordId: string;
}

type Row = Record<string, unknown>;

/** What is written beside a change, or after a look: gathered first, inserted by one statement. */
export class Trail {
  readonly events: Row[] = [];
  readonly audit: Row[] = [];
  readonly access: Row[] = [];
  readonly jobs: Row[] = [];

  get isEmpty(): boolean {
    return this.events.length + this.audit.length + this.access.length + this.jobs.length === 0;
  }

  addAudit(actor: Actor, origin: Origin, nowMs: number, entry: AuditEntry): void {
    this.audit.push({
      ...trace(actor, origin, nowMs),
      id: newId('aud', nowMs),
      action: entry.action,
      subject_type: entry.subjectType ?? null,
      subject_id: entry.subjectId ?? null,
      record_count: entry.recordCount ?? null,
      changed_fields: entry.changedFields ?? null,
    });
  }

  addAccess(actor: Actor, origin: Origin, nowMs: number, entries: readonly AccessEntry[]): void {
    for (const { userId, tier, recordId } of entries) {
      this.access.push({
        ...trace(actor, origin, nowMs),
        id: newId('sal', nowMs),
        user_id: userId,
        tier,
        record_id: recordId,
      });
    }
  }

  absorb(other: Trail): void {
    this.events.push(...other.events);
    this.audit.push(...other.audit);
    this.access.push(...other.access);
    this.jobs.push(...other.jobs);
  }
}

const trace = (actor: Actor, origin: Origin, nowMs: number): Row => ({
  organization_id: actor.organizationId,
  at: new Date(nowMs).toISOString(),
  actor_id: actor.userId,
  surface: origin.surface,
  token_id: origin.tokenId,
  ip: origin.ip,
  request_id: origin.requestId,
});

const auditColumns = sql`(organization_id text, id text, at timestamptz, actor_id text, surface text, token_id text,
  action text, subject_type text, subject_id text, record_count integer, changed_fields text[], ip text, request_id text)`;
const accessColumns = sql`(organization_id text, id text, at timestamptz, actor_id text, surface text, token_id text,
  user_id text, tier text, record_id text, ip text, request_id text)`;
const eventColumns = sql`(organization_id text, id text, type text, created_at timestamptz, subject_type text,
  subject_id text, snapshot jsonb, previous jsonb, actor_id text, surface text)`;

const jobColumns = sql`(task text, payload jsonb, run_at timestamptz, max_attempts integer, job_key text)`;

/** Sorts events to those who listen to them. */
export const fanOutTask = 'events.fan_out';

/** Whoever listens to an event is written down with it; of an event that nobody listens to, nothing. */
const eventParts = (events: readonly Row[]): Sql<unknown>[] => [
  sql`new_events as (
      insert into events (organization_id, id, type, created_at, subject_type, subject_id, snapshot, previous, actor_id, surface)
      select * from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e ${eventColumns}
      returning organization_id, id, type)`,
  sql`heard as (
      insert into event_fan_out (event_id, organization_id, listeners)
      select e.id, e.organization_id, jsonb_object_agg(l.endpoint_id, l.activation)
        from new_events e cross join lateral event_listeners(e.organization_id, e.type) as l
       group by e.id, e.organization_id returning event_id)`,
];

/** One job for all events that were heard, whoever raised them. */
const fanOutJob = sql`
      insert into job_outbox (task, payload, run_at, max_attempts, job_key)
      select ${sql.lit(fanOutTask)}, '{}', now(), 25, ${sql.lit(fanOutTask)} where exists (select from heard)`;

/** What a request leaves behind besides events, an insert for each table; nothing for a table that gets no row. */
function trailInserts({ jobs, audit, access }: Trail): Sql<unknown>[] {
  const inserts: Sql<unknown>[] = [];
  if (jobs.length > 0)
    inserts.push(sql`
      insert into job_outbox (task, payload, run_at, max_attempts, job_key)
      select * from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as j ${jobColumns}`);
  if (audit.length > 0)
    inserts.push(sql`
      insert into audit_log (organization_id, id, at, actor_id, surface, token_id, action, subject_type, subject_id,
        record_count, changed_fields, ip, request_id)
      select * from jsonb_to_recordset(${JSON.stringify(audit)}::jsonb) as a ${auditColumns}`);
  if (access.length > 0)
    inserts.push(sql`
      insert into sensitive_access_log (organization_id, id, at, actor_id, surface, token_id, user_id, tier, record_id, ip, request_id)
      select * from jsonb_to_recordset(${JSON.stringify(access)}::jsonb) as s ${accessColumns}`);
  return inserts;
}

/** One statement for all that a request leaves behind, so that it costs one round trip; null where it leaves nothing. */
export function trailStatement(trail: Trail, ...beside: Sql<unknown>[]): Sql<unknown> | null {
  const hasEvents = trail.events.length > 0;
  const [last, ...others] = [...(hasEvents ? [fanOutJob] : []), ...trailInserts(trail), ...beside];
  if (!last) return null;
  const parts = others.map((insert, i) => sql`${sql.raw(`part_${String(i)}`)} as (${insert})`);
  if (hasEvents) parts.unshift(...eventParts(trail.events));
  return parts.length === 0 ? last : sql`with ${sql.join(parts)} ${last}`;
}

/**
 * One change: its transaction, who makes it, and what is written with it. Events, audit rows and jobs reach the
 * database before the commit, in the same transaction, or not at all.
 */
export class Work {
  readonly installation: Installation;
  readonly tx: Tx;
  readonly actor: Actor;
  readonly origin: Origin;
  readonly nowMs: number;
  readonly now: string;
  readonly #trail = new Trail();
  readonly #afterCommit: (() => void)[] = [];
  readonly #afterUndo: (() => void)[] = [];

  constructor(installation: Installation, tx: Tx, actor: Actor, origin: Origin) {
    this.installation = installation;
    this.tx = tx;
    this.actor = actor;
    this.origin = origin;
    this.nowMs = installation.clock.nowMs();
    this.now = new Date(this.nowMs).toISOString();
  }

  newId(prefix: IdPrefix): string {
    return newId(prefix, this.nowMs);
  }

  /** Records a fact, and runs what reacts to it in this same transaction. */
  async raise<Snapshot>(
    event: EventDefinition<Snapshot>,
    about: { subjectId: string; snapshot: Snapshot; previous?: Record<string, unknown> },
  ): Promise<void> {
    this.#trail.events.push({
      organization_id: this.actor.organizationId,
      id: this.newId('evt'),
      type: event.type,
      created_at: this.now,
      subject_type: event.object,
      subject_id: about.subjectId,
      snapshot: about.snapshot,
      previous: about.previous && Object.keys(about.previous).length > 0 ? about.previous : null,
      actor_id: this.actor.userId,
      surface: this.origin.surface,
    });
    if (this.#trail.events.length === 1) this.afterCommit(() => void this.#forwardIfHeard());
    await this.react(event.type, about.subjectId);
  }

  /** Without listeners there is nothing to hand over. Should what is remembered be out of date, the worker's rounds do it. */
  async #forwardIfHeard(): Promise<void> {
    const { access, jobs, database } = this.installation;
    const { organizationId } = this.actor;
    const isHeard = await access
      .get(`listeners:${organizationId}`, async () => {
        const { rows } = await sql<{ value: boolean }>`
          select exists (select from webhook_endpoints where organization_id = ${organizationId} and status = 'active') as value`.execute(
          database.db,
        );
        return { organizationId, value: rows[0]?.value ?? false };
      })
      .catch(() => true);
    if (isHeard === true) await jobs.forward();
  }

  /** Runs what reacts to a fact, in this same transaction. A fact that is no event, and so reaches no webhook, is told here. */
  async react(fact: string, subjectId: string): Promise<void> {
    for (const reaction of this.installation.catalogue.reactions.get(fact) ?? []) await reaction.run(this, subjectId);
  }

  audit(entry: AuditEntry): void {
    this.#trail.addAudit(this.actor, this.origin, this.nowMs, entry);
  }

  get isAudited(): boolean {
    return this.#trail.audit.length > 0;
  }

  accessed(entries: readonly AccessEntry[]): void {
    this.#trail.addAccess(this.actor, this.origin, this.nowMs, entries);
  }

  /** Hands a job to the worker when, and only when, this change commits. */
  enqueue(task: string, payload: Record<string, unknown>, options: JobOptions = {}): void {
    this.#trail.jobs.push(jobRow(this.installation.clock, task, payload, options));
    if (this.#trail.jobs.length === 1) this.afterCommit(() => void this.installation.jobs.forward());
  }

  /** For what only concerns this process's memory; never for something that must happen. */
  afterCommit(run: () => void): void {
    this.#afterCommit.push(run);
  }

  /** Clears up outside the database when this change certainly did not commit; a crash leaves it undone. */
  afterUndo(run: () => void): void {
    this.#afterUndo.push(run);
  }

  /** Role, activity, departments, tokens, settings: what this process remembers of the organization is out of date. */
  changesAccess(): void {
    this.afterCommit(() => {
      this.installation.access.forget(this.actor.organizationId);
    });
  }

  /** What the change leaves behind, and what is kept beside it: the last statement before its commit. */
  lastStatement(...beside: Sql<unknown>[]): Sql<unknown> | null {
    return trailStatement(this.#trail, ...beside);
  }

  committed(): void {
    for (const run of this.#afterCommit) run();
  }

  /** Not for a commit that failed: what became of that one is not known. */
  undone(): void {
    for (const run of this.#afterUndo.splice(0)) run();
  }
}

/** Runs a change in a transaction of its own: all of it, or nothing. */
export async function inWork<T>(
  installation: Installation,
  actor: Actor,
  origin: Origin,
  run: (work: Work) => Promise<T>,
): Promise<T> {
  const transaction = await OpenTransaction.begin(installation.database.pool);
  try {
    const work = new Work(installation, transaction.tx, actor, origin);
    const value = await run(work).catch((error: unknown) => {
      work.undone();
      throw error;
    });
    await transaction.commit(work.lastStatement());
    work.committed();
    return value;
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}
