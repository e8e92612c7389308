import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import { visibleProjects } from '../../projects/index.ts';

interface TaskRow {
  readonly project_id: string;
  readonly task_id: string | null;
  readonly total_minutes: number | null;
  readonly billable_minutes: number | null;
  readonly billable_amount: number | null;
}

/** One row a task; the project is there also if no one has worked on it yet. */
export async function sumProjectHours(db: Db, actor: Actor, projectId: string) {
  const { rows } = await sql<TaskRow>`
    select projects.id as project_id, worked.task_id, worked.total_minutes, worked.billable_minutes, worked.billable_amount
      from projects left join lateral (
        select e.task_id, sum(e.duration_minutes)::int as total_minutes,
               coalesce(sum(e.duration_minutes) filter (where e.is_billable), 0)::int as billable_minutes,
               coalesce(sum(e.hourly_rate * e.duration_minutes / 60) filter (where e.is_billable), 0)::float8 as billable_amount
          from time_entries e
         where e.organization_id = projects.organization_id and e.project_id = projects.id and e.project_id is not null
           and e.status <> 'DELETED' and e.status = 'ACTIVE' and e.approval_status <> 'REJECTED'
         group by e.task_id) as worked on true
     where ${visibleProjects(actor)} and projects.id = ${projectId}`.execute(db);
  if (rows.length === 0) throw notFound('project');
  const worked = rows.filter((row) => row.total_minutes !== null);
  const sum = (pick: (row: TaskRow) => number | null): number => worked.reduce((all, row) => all + (pick(row) ?? 0), 0);
  return {
    project_id: projectId,
    total_minutes: sum((row) => row.total_minutes),
    billable_minutes: sum((row) => row.billable_minutes),
    billable_amount: Math.round(sum((row) => row.billable_amount) * 100) / 100,
    tasks: worked.map((row) => ({ task_id: row.task_id, total_minutes: row.total_minutes ?? 0 })),
  };
}

export interface ImportedEntry {
  readonly id: string;
  readonly user_id: string;
  readonly work_date: string;
}

export async function listImportedEntries({ actor, tx }: UnitOfWork, importId: string): Promise<ImportedEntry[]> {
  const { rows } = await sql<ImportedEntry>`
    select id, user_id, work_date from time_entries
     where organization_id = ${actor.organizationId} and import_id = ${importId} and status <> 'DELETED'
     order by id`.execute(tx);
  return rows;
}

export async function deleteImported({ actor, tx, now }: UnitOfWork, ids: readonly string[]): Promise<void> {
  await sql`
    update time_entries set status = 'DELETED', updated_at = ${now}
     where organization_id = ${actor.organizationId} and id = any(${[...ids]}) and status <> 'DELETED'`.execute(tx);
}
