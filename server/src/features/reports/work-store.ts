import type { Db } from '../../db/database.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { among } from '../../kernel/filters.ts';
import type { DayWindow } from '../../lib/windows.ts';
import { visibleProjects } from '../projects/index.ts';
import { onDays, whoseTimeIsDecided } from '../time/index.ts';
import { isWithin } from './names-store.ts';

export interface WorkAsked {
  readonly window: DayWindow;
  readonly filter: {
    readonly client_id?: string;
    readonly project_id?: string;
    readonly user_id?: readonly string[];
    readonly is_billable?: boolean;
  };
}

export interface PieceOfWork {
  readonly work_date: string;
  readonly project: string;
  readonly task: string | null;
  readonly person: string;
  readonly minutes: number;
  readonly note: string | null;
}

/** What a file is about by name: the client, or the project; null if the actor sees no project of it. */
export async function findSubject(db: Db, actor: Actor, { filter }: WorkAsked): Promise<string | null> {
  const { client_id: client, project_id: project } = filter;
  const { rows } = await sql<{ project: string; client: string | null }>`
    select projects.name as project, clients.name as client
      from projects left join clients on clients.organization_id = projects.organization_id and clients.id = projects.client_id
     where ${visibleProjects(actor)} ${isWithin(sql`projects.client_id`, client)} ${isWithin(sql`projects.id`, project)}
     order by projects.id limit 1`.execute(db);
  const [row] = rows;
  return (project === undefined ? row?.client : row?.project) ?? null;
}

/** Completed pieces that the actor sees, day by day; what was rejected is none. */
export async function listWork(db: Db, actor: Actor, asked: WorkAsked, most: number): Promise<PieceOfWork[]> {
  const { window, filter } = asked;
  const billable: Sql = filter.is_billable === undefined ? sql.nothing : sql`and e.is_billable = ${filter.is_billable}`;
  const { rows } = await sql<PieceOfWork>`
    select e.work_date, projects.name as project, tasks.name as task, e.duration_minutes as minutes, e.description as note,
           coalesce(users.preferred_name, users.first_name) || ' ' || users.last_name as person
      from projects
      join time_entries e on e.organization_id = projects.organization_id and e.project_id = projects.id
       and e.project_id is not null
      join users on users.organization_id = e.organization_id and users.id = e.user_id
      left join tasks on tasks.organization_id = e.organization_id and tasks.id = e.task_id
     where ${visibleProjects(actor)} ${isWithin(sql`projects.client_id`, filter.client_id)}
       ${isWithin(sql`projects.id`, filter.project_id)} and ${whoseTimeIsDecided(actor)}
       ${among('e.user_id', filter.user_id)} ${billable}
       and ${onDays({ start: window.start_date, end: window.end_date })}
       and e.status <> 'DELETED' and e.status = 'ACTIVE' and e.approval_status <> 'REJECTED'
     order by e.work_date, person, e.clock_in, e.id limit ${most}`.execute(db);
  return rows;
}
