import type { Db } from '../../db/database.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor, Tenant } from '../../kernel/actor.ts';
import { actorColumns, actorJoins, actorOf, type ActorRow } from '../people/index.ts';
import type { DecidingKind } from './deputies/record.ts';

interface Named {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Someone in whose place the actor decides at this moment. */
export interface StandIn {
  /** The person, with all their own rights and no deputies of theirs: no chains. */
  readonly of: Actor;
  readonly person: Named;
  readonly kinds: ReadonlySet<DecidingKind>;
}

/** Whether the deputy `d` is at work: on the days given, and with `while_away` while approved leave lasts, by its halves and hours. */
export function isAtWork({ timezone }: Pick<Tenant, 'timezone'>, now: string): Sql<boolean> {
  const local = sql`(${now}::timestamptz at time zone ${timezone})`;
  return sql<boolean>`(
    (d.from_date is not null or d.to_date is not null)
      and coalesce(d.from_date <= ${local}::date, true) and coalesce(d.to_date >= ${local}::date, true)
    or d.while_away and exists (
      select from leave_requests away
       where away.organization_id = d.organization_id and away.user_id = d.user_id and away.status = 'APPROVED'
         and away.start_date <= ${local}::date and away.end_date >= ${local}::date
         and leave_span(away.start_date, away.end_date, away.start_half, away.end_half, away.start_time, away.end_time)
             @> ${local}))`;
}

type StandInRow = ActorRow & Pick<Named, 'first_name' | 'last_name'> & { readonly kinds: DecidingKind[] };

/** In whose place the actor decides now; what someone was given for themselves is no one else's. Asked whenever it matters, and never kept: leave that is cancelled ends it at once. */
export async function listStandIns(db: Db, actor: Actor, now: string): Promise<readonly StandIn[]> {
  if (actor.userId === null) return [];
  const { rows } = await sql<StandInRow>`
    select ${actorColumns}, users.first_name, users.last_name, d.kinds
      from deputies d
      join users on users.organization_id = d.organization_id and users.id = d.user_id and users.is_active ${actorJoins}
     where d.organization_id = ${actor.organizationId} and d.deputy_id = ${actor.userId}
       and ${isAtWork(actor.organization, now)}
     order by d.user_id, d.id`.execute(db);
  const found = new Map<string, StandIn>();
  for (const row of rows) {
    const { user_id: id, first_name, last_name } = row;
    const kinds = new Set([...(found.get(id)?.kinds ?? []), ...row.kinds]);
    found.set(id, { of: { ...actorOf(row, null), grants: [] }, person: { id, first_name, last_name }, kinds });
  }
  return [...found.values()];
}

export interface DeputyAtWork extends Named {
  /** In whose place. */
  readonly on_behalf_of_id: string;
}

/** Who decides now in the place of some people. */
export async function listDeputiesAtWork(
  db: Db,
  { id, timezone }: Tenant,
  kind: DecidingKind,
  userIds: readonly string[],
  now: string,
): Promise<DeputyAtWork[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<DeputyAtWork>`
    select distinct users.id, users.first_name, users.last_name, d.user_id as on_behalf_of_id
      from deputies d
      join users on users.organization_id = d.organization_id and users.id = d.deputy_id and users.is_active
     where d.organization_id = ${id} and d.user_id = any(${[...userIds]}) and ${kind} = any(d.kinds)
       and ${isAtWork({ timezone }, now)}
     order by users.last_name, users.first_name, users.id`.execute(db);
  return rows;
}

/** When someone has a deputy: on days that are given, and while they are away. */
export interface DeputyTerm {
  readonly user_id: string;
  readonly deputy_id: string;
  readonly kinds: readonly DecidingKind[];
  readonly from: string | null;
  readonly to: string | null;
  readonly while_away: boolean;
}

/** All deputies of some people, at work or not. */
export async function listDeputyTerms(
  db: Db,
  organizationId: string,
  userIds: readonly string[],
): Promise<DeputyTerm[]> {
  const { rows } = await sql<DeputyTerm>`
    select d.user_id, d.deputy_id, d.kinds, d.from_date as "from", d.to_date as "to", d.while_away
      from deputies d
      join users on users.organization_id = d.organization_id and users.id = d.deputy_id and users.is_active
     where d.organization_id = ${organizationId} and d.user_id = any(${[...userIds]})`.execute(db);
  return rows;
}
