import type { Db } from '../../../db/database.ts';
import { optional } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { Page, PageRequest } from '../../../kernel/cursor.ts';
import { descending, pageBy, pageIn, seekAfter } from '../../../kernel/keyset.ts';
import { everyone, own, visibility } from '../../../kernel/view.ts';
import { lowestId } from '../../../lib/ids.ts';
import type { RequestErrors, RequestRow } from './record.ts';

const columns = { organization: 'log.organization_id', person: 'log.user_id', department: sql.raw('null') };

/** As with the tokens themselves: one's own; Administrators and Executives see everyone's, who was given to develop those of service accounts. */
export const visibleRequests = visibility(
  columns,
  {
    EMPLOYEE: own(columns),
    DEPARTMENT_HEAD: own(columns),
    ADMINISTRATOR: everyone(),
    EXECUTIVE: everyone(),
  },
  sql.nothing,
  { DEVELOPING: () => sql<boolean>`log.user_id < 'usr_'` },
);

const dayMs = 86_400_000;
export const keptDays = 7;
/** Grouped in one go, whatever there is. */
const newestErrors = 10_000;
const groupsShown = 50;

export interface NewRequest {
  readonly organizationId: string;
  readonly id: string;
  readonly at: string;
  readonly tokenId: string;
  readonly userId: string;
  readonly method: string;
  readonly operation: string | null;
  readonly path: string | null;
  readonly status: number;
  readonly errorCode: string | null;
  readonly durationMs: number;
  readonly ip: string | null;
}

/** A batch whose commit was not confirmed comes a second time. */
export async function insertRequests(db: Db, requests: readonly NewRequest[]): Promise<void> {
  await sql`
    insert into request_log (organization_id, id, at, token_id, user_id, method, operation, path, status, error_code,
                             duration_ms, ip, expires_at)
    select r."organizationId", r.id, r.at, r."tokenId", r."userId", r.method, r.operation, r.path, r.status, r."errorCode",
           r."durationMs", r.ip, r.at + ${sql.lit(keptDays)} * interval '1 day'
      from jsonb_to_recordset(${JSON.stringify(requests)}::jsonb) as r (
             "organizationId" text, id text, at timestamptz, "tokenId" text, "userId" text, method text, operation text,
             path text, status smallint, "errorCode" text, "durationMs" double precision, ip text)
        on conflict do nothing`.execute(db);
}

export const statusClasses = ['success', 'refused', 'failed', 'error'] as const;
export type StatusClass = (typeof statusClasses)[number];

/** `error` is both kinds. */
const statusIs: Record<StatusClass, Sql> = {
  success: sql.raw('log.status < 400'),
  refused: sql.raw('log.status >= 400 and log.status < 500'),
  failed: sql.raw('log.status >= 500'),
  error: sql.raw('log.status >= 400'),
};

/** Written so that the index of errors serves all but `success`. */
function hasStatus(classes: readonly StatusClass[] | undefined): Sql {
  if (classes === undefined) return sql.nothing;
  const anyOf = sql.join(
    classes.map((each) => statusIs[each]),
    ' or ',
  );
  return sql`${optional(!classes.includes('success') && sql`and log.status >= 400`)} and (${anyOf})`;
}

export interface RequestFilter {
  id?: string;
  status?: readonly StatusClass[];
  token_id?: string;
  operation?: string;
  error_code?: string;
}

const since = (nowMs: number, days: number): Sql => sql`and log.id >= ${lowestId('req', nowMs - days * dayMs)}`;

/** The address goes with the name of an erased person, before the row itself is gone. */
const shown = sql.raw(`
  log.id, log.at, log.method, log.path, log.operation, log.error_code, log.status, log.duration_ms,
  log.token_id, json_build_object('id', log.user_id, 'first_name', owner.first_name, 'last_name', owner.last_name) as owner,
  case when owner.id is not null then log.ip end as ip`);
const ownerJoin = sql.raw(`left join users owner
  on owner.organization_id = log.organization_id and owner.id = log.user_id and owner.erased_at is null`);

const newestFirst = descending('log.id');

export async function listVisibleRequests(
  db: Db,
  actor: Actor,
  filter: RequestFilter,
  page: PageRequest,
  nowMs: number,
): Promise<Page<RequestRow>> {
  const { rows } = await sql<RequestRow>`
    select ${shown} from request_log log ${ownerJoin}
     where ${visibleRequests(actor)} ${since(nowMs, keptDays)}
       ${optional(filter.id !== undefined && sql`and log.id = ${filter.id}`)}
       ${hasStatus(filter.status)}
       ${optional(filter.token_id !== undefined && sql`and log.token_id = ${filter.token_id}`)}
       ${optional(filter.operation !== undefined && sql`and log.operation = ${filter.operation}`)}
       ${optional(filter.error_code !== undefined && sql`and log.status >= 400 and log.error_code = ${filter.error_code}`)}
       ${seekAfter(newestFirst, page)}
     ${pageIn(newestFirst, page)}`.execute(db);
  return pageBy(newestFirst, rows, page);
}

export async function groupVisibleErrors(
  db: Db,
  actor: Actor,
  { token_id }: { token_id?: string },
  nowMs: number,
): Promise<RequestErrors[]> {
  const { rows } = await sql<RequestErrors>`
    select operation, error_code, status, count(*)::integer as count, count(distinct token_id)::integer as tokens,
           max(at) as last_at, max(id) as last_id
      from (select log.id, log.at, log.operation, log.error_code, log.status, log.token_id from request_log log
             where ${visibleRequests(actor)} and log.status >= 400 ${since(nowMs, keptDays)}
               ${optional(token_id !== undefined && sql`and log.token_id = ${token_id}`)}
             order by log.id desc limit ${sql.lit(newestErrors)}) as newest
     group by operation, error_code, status
     order by count desc, last_id desc limit ${sql.lit(groupsShown)}`.execute(db);
  return rows;
}
