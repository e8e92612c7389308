import type { Database, Db } from '../../db/database.ts';
import { primaryPosition } from '../../db/replica.ts';
import { optional } from '../../db/rows.ts';
import { executeTogether, type Sql, sql } from '../../db/sql.ts';
import { rowsFor } from '../../kernel/cursor.ts';
import type { EventRow } from '../../kernel/rendering/envelope.ts';
import { lowestId } from '../../lib/ids.ts';
import type { Place } from './place.ts';

export type FeedRow = EventRow & { readonly position: number };

/** What is looked for; null or absent: everything. */
export interface FeedFilter {
  readonly types: readonly string[] | null;
  readonly subjectId?: string | undefined;
}

/** Of events that were looked at in the order of the feed. */
export interface Looked {
  readonly rows: readonly FeedRow[];
  /** Further ones are there, and may be read. */
  readonly isMore: boolean;
  /** Further ones are there, but an open transaction may still commit one before them. */
  readonly isHeldBack: boolean;
  /** The last one that was looked at, whether it is among the rows or not. */
  readonly last: Pick<FeedRow, 'position' | 'id' | 'created_at'> | null;
}

/** How many events a filter looks at before it answers with what it has. */
const lookedAtOnce = 5000;
/** From the instant that an event tells to the commit that makes it visible. No change takes nearly as long. */
export const longestChangeMs = 3_600_000;

const columns = sql.raw(
  'e.organization_id, e.id, e.type, e.created_at, e.subject_id, e.snapshot, e.previous, e.position',
);

/** In a statement of its own before the rows are read: what was open then may have committed by the time of the next snapshot. */
const horizonOf = (organizationId: string): Sql<{ horizon: number }> =>
  sql<{ horizon: number }>`select event_horizon(${organizationId}) as horizon`;

/** How far the feed may be read, and from where. */
export interface Reading {
  readonly db: Db;
  /** null: asked for with the rows. */
  readonly horizon: number | null;
}

const replicaPatienceMs = 250;

/**
 * Locks and open transactions are known to the primary alone, so that is where the horizon is asked for. A replica is read from only once it
 * has replayed all that was committed by then: every event up to the horizon, and the rights of now.
 */
export async function beginReading({ replica }: Database, db: Db, organizationId: string): Promise<Reading> {
  if (!replica) return { db, horizon: null };
  const [[at], [now]] = await executeTogether(db, horizonOf(organizationId), primaryPosition);
  return {
    db: await replica.since(organizationId, now?.position ?? Infinity, replicaPatienceMs),
    horizon: at?.horizon ?? 0,
  };
}

/** The statements that read rows, behind one that tells the horizon if it is not known yet. */
const horizonFor = ({ horizon }: Reading, organizationId: string): Sql<{ horizon: number }> =>
  horizon === null ? horizonOf(organizationId) : sql<{ horizon: number }>`select ${horizon}::bigint as horizon`;

/** All after a place, in their order. */
const after = (organizationId: string, { position, id }: Place, { subjectId }: FeedFilter): Sql => sql`
  from events e where e.organization_id = ${organizationId}
   ${optional(subjectId !== undefined && sql`and e.subject_id = ${subjectId}`)}
   and (e.position, e.id) > (${position}::bigint, ${id})
 order by e.position, e.id`;

const wanted = ({ types }: FeedFilter, { sinceMs }: Place): Sql => sql`
  ${optional(types !== null && sql`and e.type = any(${types}::text[])`)}
  ${optional(sinceMs !== null && sql`and e.created_at >= ${new Date(sinceMs).toISOString()}::timestamptz`)}`;

/** Up to so many events after a place: one round trip, and never more than `lookedAtOnce` rows looked at. */
export async function lookAfter(
  reading: Reading,
  organizationId: string,
  place: Place,
  filter: FeedFilter,
  limit: number,
): Promise<Looked> {
  const { db } = reading;
  if (filter.types === null && place.sinceMs === null) {
    const [[at], rows] = await executeTogether(
      db,
      horizonFor(reading, organizationId),
      sql<FeedRow>`select ${columns} ${after(organizationId, place, filter)} limit ${rowsFor({ limit, after: null })}`,
    );
    return within(rows, at?.horizon ?? 0, limit, null);
  }
  const [[at], rows, [end]] = await executeTogether(
    db,
    horizonFor(reading, organizationId),
    sql<FeedRow>`select ${columns} from (select ${columns} ${after(organizationId, place, filter)} limit ${sql.lit(lookedAtOnce)}) as e
                  where true ${wanted(filter, place)} order by e.position, e.id limit ${rowsFor({ limit, after: null })}`,
    sql<End>`select e.position, e.id, e.created_at, count(*) over () as looked
               from (select e.position, e.id, e.created_at ${after(organizationId, place, filter)} limit ${sql.lit(lookedAtOnce)}) as e
              order by e.position desc, e.id desc limit 1`,
  );
  return within(rows, at?.horizon ?? 0, limit, end ?? null);
}

type End = Pick<FeedRow, 'position' | 'id' | 'created_at'> & { readonly looked: number };

/** `end` is the last event that a filter looked at. */
function within(found: readonly FeedRow[], horizon: number, limit: number, end: End | null): Looked {
  const settled = found.filter(({ position }) => position <= horizon);
  const rows = settled.slice(0, limit);
  const lastFound = rows.at(-1) ?? null;
  if (settled.length > limit) return { rows, isMore: true, isHeldBack: false, last: lastFound };
  const isHeldBack = settled.length < found.length || (end !== null && end.position > horizon);
  const isEndReached = end !== null && !isHeldBack;
  return {
    rows,
    isMore: isEndReached && end.looked === lookedAtOnce,
    isHeldBack,
    last: isEndReached ? end : lastFound,
  };
}

/** The newest event that nothing can appear before any more. */
export async function findNewest(db: Db, organizationId: string): Promise<{ position: number; id: string } | null> {
  const { rows: horizons } = await horizonOf(organizationId).execute(db);
  const { rows } = await sql<{ position: number; id: string }>`
    select position, id from events
     where organization_id = ${organizationId} and position <= ${horizons[0]?.horizon ?? 0}::bigint
     order by position desc, id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** An event that comes before all that happened since an instant: it was visible by then. */
export async function findBefore(
  db: Db,
  organizationId: string,
  instantMs: number,
): Promise<{ position: number; id: string } | null> {
  const { rows } = await sql<{ position: number; id: string }>`
    select position, id from events
     where organization_id = ${organizationId} and id < ${lowestId('evt', instantMs - longestChangeMs)}
     order by id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** False if the reader waits already, in whichever process. By the database's clock, which all of them share. */
export async function beginWait(db: Db, organizationId: string, reader: string, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    insert into event_waits (organization_id, reader, expires_at)
    values (${organizationId}, ${reader}, now() + ${seconds + 2} * interval '1 second')
    on conflict (organization_id, reader) do update set expires_at = excluded.expires_at
     where event_waits.expires_at <= now() returning reader`.execute(db);
  return rows.length > 0;
}

export async function endWait(db: Db, organizationId: string, reader: string): Promise<void> {
  await sql`delete from event_waits where organization_id = ${organizationId} and reader = ${reader}`.execute(db);
}
