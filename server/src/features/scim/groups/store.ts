import type { Db } from '../../../db/database.ts';
import { refuseDuplicate } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { Filter } from '../filter.ts';
import { anyCase, type Column, conditionOf, exact, isCommon } from '../filter-store.ts';
import type { Found } from '../users/store.ts';

/** A team as the service account that asks knows it. */
export interface GroupRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
  readonly changed_at: string;
  readonly external_id: string | null;
  readonly members: readonly string[];
}

const membership = `from team_members m
    join users member on member.organization_id = m.organization_id and member.id = m.user_id and member.is_active
   where m.organization_id = teams.organization_id and m.team_id = teams.id`;

const columns = sql.raw(`
  teams.id, teams.name, teams.created_at, greatest(teams.updated_at, l.updated_at) as changed_at, l.external_id,
  array(select m.user_id ${membership} order by m.user_id) as members`);

/** Without those that the account has deleted. */
const from = (actor: Actor): Sql => sql`
  from teams left join scim_teams l on l.organization_id = teams.organization_id and l.account_id = ${actor.userId}
         and l.team_id = teams.id
 where teams.organization_id = ${actor.organizationId} and l.removed_at is null`;

const filterable: ReadonlyMap<string, Column> = new Map<string, Column>([
  ['id', exact('teams.id')],
  ['externalid', exact('l.external_id')],
  ['displayname', anyCase('teams.name')],
]);

/** Groups that a person is in: of several values one is enough. */
const ofMembers = new Set(['members', 'members.value']);

function whereOf(filter: Filter): Sql {
  if (filter.kind === 'comparison' && ofMembers.has(filter.attribute) && filter.operator === 'eq') {
    return sql`(exists (select from team_members m where m.organization_id = teams.organization_id
      and m.team_id = teams.id and m.user_id = ${String(filter.value)}))`;
  }
  if (filter.kind === 'comparison') return conditionOf(filterable, filter);
  return sql`(${sql.join(filter.parts.map(whereOf), ` ${filter.kind} `)})`;
}

export async function listGroups(
  db: Db,
  actor: Actor,
  filter: Filter | null,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Found<GroupRow>> {
  const where = sql`${from(actor)} ${filter === null ? sql.nothing : sql`and ${whereOf(filter)}`}`;
  const total = sql<{ total: number }>`select count(*) as total ${where}`;
  const page = sql<GroupRow>`select ${columns} ${where} order by teams.id offset ${offset} limit ${limit}`;
  const isKept = isCommon(filter);
  const [counted, found] = await db.run([total.prepare(isKept), page.prepare(isKept)]);
  return {
    total: (counted?.rows[0] as { total: number } | undefined)?.total ?? 0,
    rows: (found?.rows ?? []) as GroupRow[],
  };
}

export async function getGroup(db: Db, actor: Actor, id: string): Promise<GroupRow> {
  return sql<GroupRow>`select ${columns} ${from(actor)} and teams.id = ${id}`.get(db, 'team');
}

/** Nobody else changes the team until the change is over. */
export async function lockGroup({ tx, actor }: UnitOfWork, id: string): Promise<void> {
  await sql`
    select from teams where organization_id = ${actor.organizationId} and id = ${id} for no key update`.execute(tx);
}

/** A team with this name that the account has deleted: it takes it up again. */
export async function findRemovedGroup({ tx, actor }: UnitOfWork, name: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select teams.id
      from teams join scim_teams l on l.organization_id = teams.organization_id and l.account_id = ${actor.userId}
       and l.team_id = teams.id and l.removed_at is not null
     where teams.organization_id = ${actor.organizationId} and lower(teams.name) = lower(${name})`.execute(tx);
  return rows[0]?.id ?? null;
}

const refuseTaken = refuseDuplicate('scim_teams_external_id_key', 'externalId', 'scim.externalIdTaken');

export async function saveGroupLink(
  { tx, actor, now }: UnitOfWork,
  teamId: string,
  { isCreated = false, externalId }: { readonly isCreated?: boolean; readonly externalId?: string | null | undefined },
): Promise<void> {
  await sql`
    insert into scim_teams as l (organization_id, account_id, team_id, external_id, is_created, created_at, updated_at)
    values (${actor.organizationId}, ${actor.userId}, ${teamId}, ${externalId ?? null}, ${isCreated}, ${now}, ${now})
    on conflict (organization_id, account_id, team_id) do update
       set external_id = case when ${externalId !== undefined}::boolean then excluded.external_id else l.external_id end,
           removed_at = null, updated_at = excluded.updated_at`
    .execute(tx)
    .catch(refuseTaken);
}

export async function removeGroupLink({ tx, actor, now }: UnitOfWork, teamId: string): Promise<void> {
  await sql`
    insert into scim_teams (organization_id, account_id, team_id, is_created, created_at, updated_at, removed_at)
    values (${actor.organizationId}, ${actor.userId}, ${teamId}, false, ${now}, ${now}, ${now})
    on conflict (organization_id, account_id, team_id) do update
       set removed_at = excluded.removed_at, updated_at = excluded.updated_at, external_id = null`.execute(tx);
}
