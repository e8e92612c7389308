import type { Outcome } from '../../db/batch.ts';
import { Sql, sql } from '../../db/sql.ts';
import { newId } from '../../lib/ids.ts';
import { traceparent } from '../../tracing.ts';
import type { Actor, Origin } from '../actor.ts';
import { withCause } from '../job-cause.ts';

/** Who else was needed for a change besides the person who made it. */
export interface Consent {
  /** The person who accepted what the actor had proposed. */
  readonly acceptedById?: string;
  /** The person who asked for what the actor then did. */
  readonly askedById?: string;
}

/** One field of a record, from what to what. */
export interface ValueChange {
  readonly subject_type: string | null;
  readonly subject_id: string | null;
  readonly person_id: string | null;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A change or an export, as the audit log keeps it. */
export interface AuditEntry extends Consent {
  readonly action: string;
  readonly subjectType?: string;
  readonly subjectId?: string;
  /** Whom it concerns, unless the subject is the person, or `before` or `after` names them. */
  readonly personId?: string;
  readonly recordCount?: number;
  /** Those of `after` unless they are named. */
  readonly changedFields?: readonly string[];
  /** The record as it stood: values of the changed fields are taken from both. */
  readonly before?: object;
  readonly after?: object;
}

/** By field: before and after. */
export type AuditValues = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** One private record shown to someone. */
export interface AccessEntry {
  readonly userId: string;
  readonly tier: 'personal' | 'government_id' | 'compensation';
  readonly recordId: string;
}

type RowOf<Columns> = { readonly [Name in keyof Columns]: unknown };

/** A table that rows are added to, one or many at a time, each by a statement of one text. */
class LogTable<Columns extends Record<string, string>> {
  readonly #columns: readonly string[];
  readonly #insertOne: readonly string[];
  readonly #insertMany: readonly string[];

  constructor(table: string, columns: Columns) {
    this.#columns = Object.keys(columns);
    const head = `insert into ${table} (${this.#columns.join(', ')})`;
    const between = new Array<string>(this.#columns.length - 1).fill(', ');
    this.#insertOne = [`${head} values (`, ...between, ')'];
    const types = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
    this.#insertMany = [`${head} select * from jsonb_to_recordset(`, `::jsonb) as row (${types.join(', ')})`];
  }

  /** No statement for no rows. */
  insert(rows: readonly RowOf<Columns>[]): Sql[] {
    const [first] = rows;
    if (!first) return [];
    if (rows.length > 1) return [new Sql(this.#insertMany, [JSON.stringify(rows)])];
    return [
      new Sql(
        this.#insertOne,
        this.#columns.map((name) => first[name]),
      ),
    ];
  }
}

const traceColumns = {
  organization_id: 'text',
  id: 'text',
  at: 'timestamptz',
  actor_id: 'text',
  surface: 'text',
  token_id: 'text',
  ip: 'text',
  request_id: 'text',
};
const auditColumns = {
  ...traceColumns,
  action: 'text',
  subject_type: 'text',
  subject_id: 'text',
  record_count: 'integer',
  changed_fields: 'text[]',
  person_id: 'text',
  sealed_values: 'bytea',
  accepted_by_id: 'text',
  asked_by_id: 'text',
};
const accessColumns = { ...traceColumns, user_id: 'text', tier: 'text', record_id: 'text' };
const eventColumns = {
  organization_id: 'text',
  id: 'text',
  type: 'text',
  created_at: 'timestamptz',
  subject_type: 'text',
  subject_id: 'text',
  snapshot: 'jsonb',
  previous: 'jsonb',
  actor_id: 'text',
  surface: 'text',
};
const jobColumns = {
  task: 'text',
  payload: 'jsonb',
  run_at: 'timestamptz',
  max_attempts: 'integer',
  job_key: 'text',
};

export type EventRow = RowOf<typeof eventColumns>;
export type JobRow = RowOf<typeof jobColumns>;

const auditLog = new LogTable('audit_log', auditColumns);
const accessLog = new LogTable('sensitive_access_log', accessColumns);
const events = new LogTable('events', eventColumns);
export const jobOutbox = new LogTable('job_outbox', jobColumns);

/** Fans events out to the endpoints that are subscribed to them. */
export const fanOutTask = 'events.fan_out';

/**
 * The endpoints that its organization has subscribed to each event, and one job for all that have any (`kernel/subscription.ts`). Both carry the span that
 * raised the events, if it is traced.
 */
const fanOutStatement = (rows: readonly EventRow[]): Sql => sql`
  with subscribed as (
    insert into event_fan_out (event_id, organization_id, traceparent, listeners)
    select e.id, e.organization_id, ${traceparent()}, jsonb_object_agg(l.endpoint_id, l.activation)
      from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ type }) => type)}::text[],
                  ${rows.map(({ organization_id: of }) => of)}::text[]) as e (id, type, organization_id)
     cross join lateral event_listeners(e.organization_id, e.type) as l
     group by e.id, e.organization_id returning event_id)
  insert into job_outbox (task, payload, run_at, max_attempts, job_key)
  select ${sql.lit(fanOutTask)}, ${JSON.stringify(withCause({}))}::jsonb, now(), 25, ${sql.lit(fanOutTask)} where exists (select from subscribed)`;

/** Among the statements of a change with events. */
const fanOutIndex = 1;

/** What is written beside a change, or after a look: gathered first, sent together. */
export class ChangeLog {
  readonly organizationId: string;
  readonly events: EventRow[] = [];
  readonly jobs: JobRow[] = [];
  readonly audit: RowOf<typeof auditColumns>[] = [];
  readonly access: RowOf<typeof accessColumns>[] = [];
  /** What the audit rows hold sealed, as it is told by a rehearsal; nothing of it is written. */
  readonly values: ValueChange[] = [];

  constructor(organizationId: string) {
    this.organizationId = organizationId;
  }

  /** What was looked at, as it was told. */
  get accessEntries(): AccessEntry[] {
    return this.access.map(({ user_id, tier, record_id }) => ({
      userId: user_id as string,
      tier: tier as AccessEntry['tier'],
      recordId: record_id as string,
    }));
  }

  /** The looks alone, for a change that is undone: what was shown was shown. */
  looksAlone(): ChangeLog {
    const looks = new ChangeLog(this.organizationId);
    looks.access.push(...this.access);
    return looks;
  }

  get isEmpty(): boolean {
    return this.events.length + this.audit.length + this.access.length + this.jobs.length === 0;
  }

  /** `seal` writes the values for the id of the row; null if there are none to keep. */
  addAudit(
    actor: Actor,
    origin: Origin,
    nowMs: number,
    entry: AuditEntry,
    seal: (id: string) => string | null = () => null,
  ): void {
    const id = newId('aud', nowMs);
    this.audit.push({
      ...trace(actor, origin, nowMs),
      id,
      action: entry.action,
      subject_type: entry.subjectType ?? null,
      subject_id: entry.subjectId ?? null,
      record_count: entry.recordCount ?? null,
      changed_fields: entry.changedFields ?? null,
      person_id: entry.personId ?? null,
      sealed_values: seal(id),
      accepted_by_id: entry.acceptedById ?? null,
      asked_by_id: entry.askedById ?? null,
    });
  }

  addValues({ subjectType, subjectId, personId }: AuditEntry, values: AuditValues | null): void {
    const of = {
      subject_type: subjectType ?? null,
      subject_id: subjectId ?? null,
      person_id: personId ?? (subjectType === 'user' ? (subjectId ?? null) : null),
    };
    for (const [field, [before, after]] of Object.entries(values ?? {}))
      this.values.push({ ...of, field, before, after });
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

  /** Where it stands, for `rewind`. */
  mark(): readonly number[] {
    return this.#lists.map((list) => list.length);
  }

  /** Forgets what came after the mark. */
  rewind(mark: readonly number[]): void {
    for (const [index, list] of this.#lists.entries()) list.length = mark[index] ?? 0;
  }

  get #lists(): unknown[][] {
    return [this.events, this.jobs, this.audit, this.access, this.values];
  }

  /** Whether an event of it has a subscriber, by the outcomes of its statements; yes if they are not known. */
  isSubscribed(outcomes?: readonly Outcome[]): boolean {
    return this.events.length > 0 && outcomes?.at(fanOutIndex)?.rowCount !== 0;
  }

  /** To be sent in one go: all of it is kept, or nothing. */
  statements(): Sql[] {
    return [
      ...events.insert(this.events),
      ...(this.events.length > 0 ? [fanOutStatement(this.events)] : []),
      ...jobOutbox.insert(this.jobs),
      ...auditLog.insert(this.audit),
      ...accessLog.insert(this.access),
    ];
  }
}

/** What several looks left behind, of whichever organization. */
export const statementsOfReads = (changeLogs: readonly ChangeLog[]): Sql[] => [
  ...auditLog.insert(changeLogs.flatMap(({ audit }) => audit)),
  ...accessLog.insert(changeLogs.flatMap(({ access }) => access)),
];

const trace = (
  actor: Pick<Actor, 'organizationId' | 'userId'>,
  origin: Origin,
  nowMs: number,
): Omit<RowOf<typeof traceColumns>, 'id'> => ({
  organization_id: actor.organizationId,
  at: new Date(nowMs).toISOString(),
  actor_id: actor.userId,
  surface: origin.surface,
  token_id: origin.tokenId,
  ip: origin.ip,
  request_id: origin.requestId,
});
