import type { Tx } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Declared } from '../../../kernel/declared.ts';
import type { ErasureBatch, ErasureProgress, ErasureStep } from '../../../kernel/erasing.ts';
import { type DataArea, emptied, isFilled, theirRows } from '../../../kernel/personal-data.ts';
import { lowestId } from '../../../lib/ids.ts';
import type { Keys } from '../../../lib/seal.ts';

const logBatch = 5000;
const eventBatch = 1000;
const rememberedBatch = 500;
/** The ids of changes that were under way when the record was emptied go back this far. */
const underWayMs = 120_000;
/** A transaction that is open for longer is none of the product's. */
const longestMs = 120_000;

/**
 * What the person did, and what was done to them, stays in the log by their id; what its record marks goes: the address they did it
 * from, and what was changed from what to what.
 */
async function emptyLog(table: string, area: DataArea, batch: ErasureBatch): Promise<ErasureProgress> {
  const { tx, services, organizationId, userId, after } = batch;
  const { personalData } = services.catalogue;
  const data = personalData.find((one) => one.table === table && one.area === area && one.record);
  if (!data?.record) throw new Error(`No feature says what the log ${table} tells about a person.`);
  const { record } = data;
  const theirs = theirRows(data, organizationId, userId);
  const { rows } = await sql<{ first: string | null; last: string | null; seen: number }>`
    select min(id) as first, max(id) as last, count(*) as seen from (
      select id from ${sql.table(table)}
       where ${theirs} and id > ${after ?? ''}
       order by id limit ${logBatch}) as page`.execute(tx);
  const { first = null, last = null, seen = 0 } = rows[0] ?? {};
  if (first === null) return { rows: 0, after: null };
  const { rowCount } = await sql`
    update ${sql.table(table)} set ${emptied(record, userId)}
     where ${theirs} and id >= ${first} and id <= ${last}
       and ${isFilled(record, userId)}`.execute(tx);
  return { rows: rowCount, after: seen === logBatch ? last : null };
}

interface Named {
  readonly id: string;
  readonly subject_type: string;
}

/** Lets each feature empty what its events say of the person. */
export async function emptyEvents(
  tx: Tx,
  { eventErasures }: Pick<Declared, 'eventErasures'>,
  { organizationId, userId }: Pick<ErasureBatch, 'organizationId' | 'userId'>,
  named: readonly Named[],
): Promise<number> {
  let changed = 0;
  for (const erasure of eventErasures) {
    const eventIds = named.filter(({ subject_type }) => subject_type === erasure.object).map(({ id }) => id);
    if (eventIds.length === 0) continue;
    changed += (await erasure.statement({ organizationId, userId, eventIds }).execute(tx)).rowCount;
  }
  return changed;
}

/** All events of the organization, for any of them may name the person; those that do are emptied. */
async function emptyEventsAfter(batch: ErasureBatch, after: string): Promise<ErasureProgress> {
  const { tx, services, organizationId, userId } = batch;
  const { rows } = await sql<{ last: string | null; seen: number; named: Named[] | null }>`
    select max(id) as last, count(*) as seen,
           jsonb_agg(jsonb_build_object('id', id, 'subject_type', subject_type) order by id) filter (where is_named) as named
      from (select id, subject_type, subject_id = ${userId} or position(${userId} in snapshot::text) > 0 as is_named
              from events where organization_id = ${organizationId} and id > ${after}
             order by id limit ${eventBatch}) as page`.execute(tx);
  const { last = null, seen = 0, named = null } = rows[0] ?? {};
  const changed = await emptyEvents(tx, services.catalogue, batch, named ?? []);
  return { rows: changed, after: seen === eventBatch ? last : null };
}

const waiting = 'waiting since ';

/** Waits for the transactions that are under way now: they may have read what was there before. */
async function waitForOthers({ tx, after }: ErasureBatch): Promise<ErasureProgress | null> {
  const since = after?.slice(waiting.length) ?? null;
  const { rows } = await sql<{ now: string; is_over: boolean }>`
    select clock_timestamp() as now, clock_timestamp() > ${since}::timestamptz + ${longestMs} * interval '1 millisecond' or not exists (
      select from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
         and xact_start <= coalesce(${since}::timestamptz, clock_timestamp())) as is_over`.execute(tx);
  if (rows[0]?.is_over === true) return null;
  return { rows: 0, after: `${waiting}${since ?? rows[0]?.now ?? ''}`, isWaiting: true };
}

async function emptyLateEvents(batch: ErasureBatch): Promise<ErasureProgress> {
  const { after, startedAtMs } = batch;
  const isSweeping = after !== null && !after.startsWith(waiting);
  const progress = isSweeping ? null : await waitForOthers(batch);
  return progress ?? emptyEventsAfter(batch, isSweeping ? after : lowestId('evt', startedAtMs - underWayMs));
}

/** One that opens no more is of no use: it counts as naming them. */
function opened(keys: Keys, purpose: string, context: string, sealed: Buffer, otherwise: string): string {
  try {
    return keys.open(purpose, context, sealed);
  } catch {
    return otherwise;
  }
}

/** Answers that were kept for repeated requests and name the person: what is left of them shows nothing. */
async function emptyRemembered({
  tx,
  services,
  organizationId,
  userId,
  after,
}: ErasureBatch): Promise<ErasureProgress> {
  const purpose = 'remembered-response';
  const { keys } = services;
  const { rows } = await sql<{ key_hash: Buffer; sealed_body: Buffer }>`
    select key_hash, sealed_body from idempotency_keys
     where organization_id = ${organizationId} and key_hash > ${Buffer.from(after ?? '', 'hex')} and status < 400
     order by key_hash limit ${rememberedBatch}`.execute(tx);
  let changed = 0;
  for (const { key_hash, sealed_body } of rows) {
    const context = key_hash.toString('hex');
    if (!opened(keys, purpose, context, sealed_body, userId).includes(userId)) continue;
    const { rowCount } = await sql`
      update idempotency_keys set sealed_body = ${keys.seal(purpose, context, '{}')}
       where organization_id = ${organizationId} and key_hash = ${key_hash}`.execute(tx);
    changed += rowCount;
  }
  return {
    rows: changed,
    after: rows.length === rememberedBatch ? (rows.at(-1)?.key_hash.toString('hex') ?? null) : null,
  };
}

export const personErasureSteps: readonly ErasureStep[] = [
  {
    name: 'events',
    summary: 'Earlier events lose the name and what was said of the person.',
    run: (batch) => emptyEventsAfter(batch, batch.after ?? ''),
  },
  {
    name: 'audit_log',
    summary: 'Audit rows of what the person did lose the address they did it from.',
    run: (batch) => emptyLog('audit_log', 'activity', batch),
  },
  {
    name: 'sensitive_access_log',
    summary: 'Access rows of what the person looked at lose the address they did it from.',
    run: (batch) => emptyLog('sensitive_access_log', 'activity', batch),
  },
  {
    name: 'remembered_answers',
    summary: 'Answers remembered for repeated requests that name the person are emptied.',
    run: emptyRemembered,
  },
  {
    name: 'late_events',
    summary: 'Events of changes that were under way when the person was erased are looked at once more.',
    isLate: true,
    run: emptyLateEvents,
  },
  {
    // Once no change is under way any more: one that began before may have written what was there.
    name: 'audit_values',
    summary: 'Audit rows that concern the person lose what was changed from what to what.',
    isLate: true,
    run: (batch) => emptyLog('audit_log', 'who_looked', batch),
  },
];
