import type { Db } from '../../../db/database.ts';
import { advisoryLock } from '../../../db/rows.ts';
import { executeTogether, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import { visibleProjects } from '../../projects/index.ts';
import { maxRecent, type ProjectShortcuts } from './record.ts';

/** What was booked longer ago is no longer at hand. */
const recentDays = 28;

/** Those that the person still sees. */
export async function listShortcuts(db: Db, actor: Actor, nowMs: number): Promise<ProjectShortcuts> {
  const { organizationId, userId } = actor;
  const since = new Date(nowMs - recentDays * 86_400_000).toISOString();
  const shortcuts = sql<ProjectShortcuts['recent'][number] & { is_favourite: boolean }>`
    with marked as (
      select project_id from favourite_projects
       where organization_id = ${organizationId} and user_id = ${userId}
    ), booked as (
      select project_id, max(clock_in) as last_at from time_entries
       where organization_id = ${organizationId} and user_id = ${userId} and status <> 'DELETED'
         and clock_in >= ${since}::timestamptz and project_id is not null
         and project_id not in (select project_id from marked)
       group by project_id
    ), recent as (
      select booked.project_id, booked.last_at from booked
        join projects on projects.organization_id = ${organizationId} and projects.id = booked.project_id
       where ${visibleProjects(actor)} and projects.status = 'ACTIVE'
       order by booked.last_at desc, booked.project_id limit ${sql.lit(maxRecent)}
    )
    select projects.id as project_id, projects.status, last_at is null as is_favourite
      from (select project_id, null::timestamptz as last_at from marked
            union all select project_id, last_at from recent) as one
      join projects on projects.organization_id = ${organizationId} and projects.id = one.project_id
     where ${visibleProjects(actor)}
     order by last_at desc nulls first, lower(projects.name), projects.id`;
  const anything = sql<{ id: string }>`
    select projects.id from projects where ${visibleProjects(actor)} and projects.status = 'ACTIVE' limit 1`;
  const [rows, any] = await executeTogether(db, shortcuts, anything);
  const those = (isFavourite: boolean): ProjectShortcuts['recent'] =>
    rows.flatMap(({ is_favourite: is, ...shortcut }) => (is === isFavourite ? [shortcut] : []));
  return { has_projects: any.length > 0, favourites: those(true), recent: those(false) };
}

/** 404 for a project that the person does not see. */
export async function checkVisible({ actor, tx }: UnitOfWork, projectId: string): Promise<void> {
  const { rows } = await sql`
    select projects.id from projects where ${visibleProjects(actor)} and projects.id = ${projectId}`.execute(tx);
  if (!rows[0]) throw notFound('project');
}

/** Changes of them come one at a time for each person, so that the limit holds. */
export async function lockFavourites({ actor, tx }: UnitOfWork, userId: string): Promise<void> {
  await advisoryLock('favourites', actor.organizationId, userId).execute(tx);
}

export async function countFavourites({ actor, tx }: UnitOfWork, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from favourite_projects
     where organization_id = ${actor.organizationId} and user_id = ${userId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function markFavourite({ actor, tx, now }: UnitOfWork, userId: string, projectId: string): Promise<void> {
  await sql`
    insert into favourite_projects (organization_id, user_id, project_id, created_at)
    values (${actor.organizationId}, ${userId}, ${projectId}, ${now}::timestamptz)
    on conflict do nothing`.execute(tx);
}

export async function unmarkFavourite({ actor, tx }: UnitOfWork, userId: string, projectId: string): Promise<void> {
  await sql`
    delete from favourite_projects
     where organization_id = ${actor.organizationId} and user_id = ${userId} and project_id = ${projectId}`.execute(tx);
}
