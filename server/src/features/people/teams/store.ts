import type { Db } from '../../../db/database.ts';
import { refuseDuplicate } from '../../../db/rows.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { Page, PageRequest } from '../../../kernel/cursor.ts';
import { among, since, type UpdatedSince } from '../../../kernel/filters.ts';
import { ascending, changesOf, orderOf, pageBy, pageIn, seekAfter } from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, notFound } from '../../../lib/errors.ts';
import { visiblePeople } from '../visibility.ts';
import { maxMembersShown, type Team, teamFieldNames, type TeamWithMembers } from './record.ts';

const memberCount = `(select count(*) from team_members m
    join users member on member.organization_id = m.organization_id and member.id = m.user_id and member.is_active
   where m.organization_id = teams.organization_id and m.team_id = teams.id) as member_count`;

/** The record, its members counted by the same statement. */
const columns = sql.raw(
  teamFieldNames.map((name) => (name === 'member_count' ? memberCount : `teams.${name}`)).join(', '),
);

async function selectTeam(db: Db, actor: Actor, id: string, lock: Sql): Promise<Team> {
  const { rows } = await sql<Team>`
    select ${columns} from teams where teams.organization_id = ${actor.organizationId} and teams.id = ${id} ${lock}`.execute(
    db,
  );
  if (!rows[0]) throw notFound('team');
  return rows[0];
}

/** Everyone in the organization sees every team. */
export const getTeam = (db: Db, actor: Actor, id: string): Promise<Team> => selectTeam(db, actor, id, sql.nothing);

/** Locks the team. */
export const lockTeam = (db: Db, actor: Actor, id: string): Promise<Team> =>
  selectTeam(db, actor, id, sql`for no key update of teams`);

/** Those of the ids that are active teams; none of them is removed until the change is over. */
export async function findActiveTeams({ tx, actor }: UnitOfWork, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from teams
     where organization_id = ${actor.organizationId} and id = any(${[...ids]}) and status = 'ACTIVE'
     order by id for key share`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** The team, and the members whom the actor sees in the directory. */
export async function getTeamWithMembers(db: Db, actor: Actor, id: string): Promise<TeamWithMembers> {
  const team = await getTeam(db, actor, id);
  const { rows: members } = await sql<TeamWithMembers['members'][number]>`
    select users.id, users.first_name, users.last_name, users.job_title
      from team_members m join users on users.organization_id = m.organization_id and users.id = m.user_id
     where m.organization_id = ${actor.organizationId} and m.team_id = ${id} and users.is_active and ${visiblePeople(actor)}
     order by users.last_name, users.first_name, users.id limit ${maxMembersShown}`.execute(db);
  return { ...team, members };
}

const byId = ascending('teams.id');
const byChange = changesOf('teams');

export async function listTeams(
  db: Db,
  actor: Actor,
  filter: { status?: readonly string[]; department_id?: readonly string[] } & UpdatedSince,
  page: PageRequest,
): Promise<Page<Team>> {
  const order = orderOf(byId, byChange, filter);
  const { rows } = await sql<Team>`
    select ${columns} from teams
     where teams.organization_id = ${actor.organizationId}
       ${among('teams.status', filter.status)} ${among('teams.department_id', filter.department_id)}
       ${since('teams', filter)} ${seekAfter(order, page)}
     ${pageIn(order, page)}`.execute(db);
  return pageBy(order, rows, page);
}

/** Two requests for one name may pass every check; the index lets one through, the other learns why. */
export const refuseDuplicateName = refuseDuplicate('teams_name_key', 'name', 'people.teamNameTaken');

/** Locks people whom the actor sees: 404 outside their view, 409 for one who is deactivated. */
export async function lockPeopleToJoin({ actor, tx }: UnitOfWork, userIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ is_active: boolean }>`
    select users.is_active from users where ${visiblePeople(actor)} and users.id = any(${[...userIds]})
     order by users.id for share of users`.execute(tx);
  if (rows.length < new Set(userIds).size) throw notFound('person');
  if (rows.some(({ is_active }) => !is_active)) throw conflict('people.inactiveJoins', { reason: 'inactive' });
}

/** By name, whatever the case; one that is in use before one that is archived. */
export async function findTeamCalled({ actor, tx }: UnitOfWork, name: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from teams where organization_id = ${actor.organizationId} and lower(name) = lower(${name})
     order by status, id limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Those who were no members yet. */
export async function insertMembers(
  { actor, tx, now }: UnitOfWork,
  teamId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    insert into team_members (organization_id, team_id, user_id, created_at)
    select ${actor.organizationId}, ${teamId}, id, ${now}::timestamptz from unnest(${[...userIds]}::text[]) as id
    on conflict do nothing returning user_id`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

/** These, or everyone who works here but these. */
export type Leaving = { readonly ids: readonly string[] } | { readonly allBut: readonly string[] };

/** How many were members. */
export async function deleteMembers({ actor, tx }: UnitOfWork, teamId: string, who: Leaving): Promise<number> {
  const chosen =
    'ids' in who
      ? sql`m.user_id = any(${[...who.ids]})`
      : sql`m.user_id <> all(${[...who.allBut]}::text[]) and exists (select from users
          where users.organization_id = m.organization_id and users.id = m.user_id and users.is_active)`;
  const { rowCount } = await sql`
    delete from team_members m
     where m.organization_id = ${actor.organizationId} and m.team_id = ${teamId} and ${chosen}`.execute(tx);
  return rowCount;
}

/** Teams that the person leads have no lead; answers their ids. */
export async function clearLeads({ actor, tx, now }: UnitOfWork, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update teams set lead_id = null, updated_at = ${now}
     where organization_id = ${actor.organizationId} and lead_id = ${userId} returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
