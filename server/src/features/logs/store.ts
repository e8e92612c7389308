import { Type } from 'typebox';
import type { Db } from '../../db/database.ts';
import { optional } from '../../db/rows.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { type Page, pageOf, type PageRequest, rowsFor } from '../../kernel/cursor.ts';
import { among, equal } from '../../kernel/filters.ts';
import { descending, seekAfter } from '../../kernel/keyset.ts';
import { Day, dayBoundsMs } from '../../lib/days.ts';
import { invalid } from '../../lib/errors.ts';
import { type IdPrefix, lowestId } from '../../lib/ids.ts';
import { say } from '../../lib/texts/texts.ts';
import { decisions } from './decisions.ts';
import { actorColumn, actorJoin, type AuditRow, ipColumn } from './record.ts';
import { concernsSeen } from './visibility.ts';

/** Calendar days of the organization, both ends included. */
export const windowFilters = {
  start_date: Type.Optional(Day("First day, in the organization's timezone.")),
  end_date: Type.Optional(Day("Last day, in the organization's timezone.")),
};

export interface Window {
  start_date?: string;
  end_date?: string;
}

/** The days as a range of ids, which carry their instant: the primary key serves window and paging alike. */
export function withinWindow({ start_date: start, end_date: end }: Window, timezone: string, prefix: IdPrefix): Sql {
  if (start !== undefined && end !== undefined && end < start) {
    throw invalid('end_date', say('validation.beforeOther', { other: 'start_date' }));
  }
  const from = start === undefined ? null : dayBoundsMs(timezone, start).startMs;
  const until = end === undefined ? null : dayBoundsMs(timezone, end).endMs;
  return sql`${optional(from !== null && sql`and log.id >= ${lowestId(prefix, from)}`)}
             ${optional(until !== null && sql`and log.id < ${lowestId(prefix, until)}`)}`;
}

interface AuditFilter extends Window {
  readonly actor_id?: string;
  readonly action?: string;
  readonly subject_id?: string;
  readonly subject_type?: readonly string[];
  readonly person_id?: string;
  readonly field?: string;
  readonly surface?: readonly string[];
  readonly decided_by_concerned?: boolean;
}

/** A row as it is kept: what changed from what to what is sealed. */
export type KeptAuditRow = Omit<AuditRow, 'changes' | 'subject'> & { readonly sealed_values: Buffer | null };

const newestFirst = descending('log.id');

/** By who did it, or by who accepted it; along `audit_log_own_idx`. */
const isOwn = sql.raw('log.accepted_by_id = coalesce(log.person_id, log.subject_id)');
const ownDecisions = sql`and (log.actor_id = log.person_id or ${isOwn})
       and (${isOwn} or log.action = any(${[...decisions]}))`;

const concerned = sql.raw(`coalesce(log.person_id, case when log.subject_type = 'user' then log.subject_id end)`);

function conditions(reader: Actor, filter: AuditFilter, page: PageRequest): Sql {
  const { field } = filter;
  return sql`log.organization_id = ${reader.organizationId} ${concernsSeen(reader, concerned)}
       ${equal('log.actor_id', filter.actor_id)} ${equal('log.action', filter.action)}
       ${equal('log.subject_id', filter.subject_id)} ${among('log.subject_type', filter.subject_type)}
       ${among('log.surface', filter.surface)}
       ${optional(field !== undefined && sql`and log.changed_fields @> array[${field}]::text[]`)}
       ${optional(filter.decided_by_concerned === true && ownDecisions)}
       ${withinWindow(filter, reader.organization.timezone, 'aud')}
       ${seekAfter(newestFirst, page)}`;
}

/** What was done to the person, and to a record of theirs: each along its own index, and no row is in both. */
function rowsAbout(personId: string, where: Sql, limit: Sql): Sql {
  const along = (column: string): Sql => sql`
    (select log.* from audit_log log where ${where} and ${sql.ref(column)} = ${personId} order by log.id desc limit ${limit})`;
  return sql`(${along('log.subject_id')} union all ${along('log.person_id')})`;
}

export async function listAudit(
  db: Db,
  reader: Actor,
  filter: AuditFilter,
  page: PageRequest,
): Promise<Page<KeptAuditRow>> {
  const { person_id: personId } = filter;
  const where = conditions(reader, filter, page);
  const limit = rowsFor(page);
  const { rows } = await sql<KeptAuditRow>`
    select log.id, log.at, ${actorColumn}, log.surface, log.token_id, log.action, log.subject_type, log.subject_id,
           ${concerned} as person_id,
           log.record_count, log.changed_fields, log.sealed_values, log.accepted_by_id, log.asked_by_id, ${ipColumn}, log.request_id
      from ${personId === undefined ? sql.raw('audit_log') : rowsAbout(personId, where, limit)} log ${actorJoin}
     where ${personId === undefined ? where : sql`true`}
     order by log.id desc limit ${limit}`.execute(db);
  return pageOf(rows, page.limit, (row) => [row.id]);
}
