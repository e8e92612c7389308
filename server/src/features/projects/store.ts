import { insertRow, type NewRow, refuseConstraint } from '../../db/rows.ts';
import { sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { NameSource } from '../../kernel/app-answers.ts';
import { type DepartmentPart, type PartRow, shownOfPart } from '../../kernel/department-parts.ts';
import { isAtLeast } from '../../kernel/scopes.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { conflict, invalid } from '../../lib/errors.ts';
import { codeFrom, freeCode } from '../people/index.ts';
import { visibleProjects } from './visibility.ts';

/** Clients and projects alike carry a code that is unique in the organization. */
type Coded = 'clients' | 'projects';
const words = { clients: 'client', projects: 'project' } as const;
const takenCode = { clients: 'projects.clientCodeTaken', projects: 'projects.projectCodeTaken' } as const;

async function nextCode(work: UnitOfWork, table: Coded, name: string): Promise<string> {
  const code = codeFrom(name, words[table].toUpperCase());
  const { rows } = await sql<{ code: string }>`
    select code from ${sql.table(table)}
     where organization_id = ${work.actor.organizationId} and (code = ${code} or starts_with(code, ${`${code}_`}))`.execute(
    work.tx,
  );
  return freeCode(code, new Set(rows.map((row) => row.code)));
}

/** Inserts under the code asked for, or under one that follows from the name. Answers with the code. */
export async function insertCoded<T extends Coded>(
  work: UnitOfWork,
  table: T,
  row: Omit<NewRow<T>, 'organization_id' | 'code'> & { readonly name: string },
  asked: string | undefined,
): Promise<string> {
  for (;;) {
    const code = asked ?? (await nextCode(work, table, row.name));
    const coded = { ...row, code, organization_id: work.actor.organizationId } as unknown as NewRow<T>;
    const { rowCount } = await sql`
      ${insertRow(table, coded)} on conflict (organization_id, code) do nothing`.execute(work.tx);
    if (rowCount === 1) return code;
    // A generated code that was taken in the meantime makes way for the next one.
    if (asked !== undefined) throw codeTaken(table);
  }
}

const codeTaken = (table: Coded) => conflict(takenCode[table], { field: 'code' });

/** Two requests for one code may pass every check; the index lets one through, the other learns why. */
export const refuseTakenCode = (table: Coded) => refuseConstraint({ [`${table}_code_key`]: () => codeTaken(table) });

interface Named {
  readonly id: string;
  readonly name: string;
}

const projectNames: NameSource = {
  prefix: 'prj',
  async find(db, actor, ids) {
    const { rows } = await sql<Named>`
      select projects.id, projects.name from projects
       where ${visibleProjects(actor)} and projects.id = any(${ids})`.execute(db);
    return rows;
  },
};

const taskNames: NameSource = {
  prefix: 'tsk',
  async find(db, actor, ids) {
    const { rows } = await sql<Named>`
      select tasks.id, tasks.name
        from tasks join projects on projects.organization_id = tasks.organization_id and projects.id = tasks.project_id
       where tasks.organization_id = ${actor.organizationId} and tasks.id = any(${ids}) and ${visibleProjects(actor)}`.execute(
      db,
    );
    return rows;
  },
};

/** Clients are for Department Heads and above. */
const clientNames: NameSource = {
  prefix: 'cli',
  async find(db, actor, ids) {
    if (!isAtLeast(actor.role, 'DEPARTMENT_HEAD')) return [];
    const { rows } = await sql<Named>`
      select id, name from clients where organization_id = ${actor.organizationId} and id = any(${ids})`.execute(db);
    return rows;
  },
};

export const names = [projectNames, taskNames, clientNames];

/** What a record is booked on. */
export interface Booking {
  readonly project: {
    readonly id: string;
    readonly name: string;
    readonly department_id: string | null;
    readonly is_billable: boolean;
    /** Decimal text, as stored. */
    readonly hourly_rate: string | null;
  } | null;
  readonly task: { readonly id: string; readonly name: string; readonly is_billable: boolean } | null;
}

interface BookingRow {
  id: string;
  name: string;
  department_id: string | null;
  is_billable: boolean;
  hourly_rate: string | null;
  task_id: string | null;
  task_name: string;
  task_is_billable: boolean;
}

interface NamedProject {
  readonly project_id?: string | null;
  readonly task_id?: string | null;
}

/** Asks for the project and the task that a body names; nothing to ask if it names none. 422 for a task without its project. */
export function bookingNamed(actor: Actor, { project_id: projectId = null, task_id: taskId = null }: NamedProject) {
  if (projectId === null) {
    if (taskId !== null) throw invalid('task_id', 'projects.taskNeedsProject');
    return null;
  }
  return sql<BookingRow>`
    select projects.id, projects.name, projects.department_id, projects.is_billable, projects.hourly_rate,
           tasks.id as task_id, tasks.name as task_name, tasks.is_billable as task_is_billable
      from projects left join tasks on tasks.organization_id = projects.organization_id
                                   and tasks.project_id = projects.id and tasks.id = ${taskId}
     where ${visibleProjects(actor)} and projects.id = ${projectId}`;
}

/** As it answered: 422 for a project that the actor does not see, or a task of another project. */
export function bookingFrom(named: NamedProject, row: BookingRow | undefined): Booking {
  const { project_id: projectId = null, task_id: taskId = null } = named;
  if (projectId === null) return { project: null, task: null };
  if (!row) throw invalid('project_id', 'reference.project');
  const { task_id, task_name, task_is_billable, ...project } = row;
  if (taskId === null) return { project, task: null };
  if (task_id === null) throw invalid('task_id', 'reference.task');
  return { project, task: { id: task_id, name: task_name, is_billable: task_is_billable } };
}

/** The project and the task that a body names, both at once. */
export async function checkProjectTask({ actor, tx }: UnitOfWork, named: NamedProject): Promise<Booking> {
  const asked = await bookingNamed(actor, named)?.execute(tx);
  return bookingFrom(named, asked?.rows[0]);
}

/** With their budgets. What is completed or archived stays where it was. */
const openProjects: DepartmentPart<UnitOfWork> = {
  kind: 'PROJECTS',
  async find(db, { organizationId }, { from }) {
    const { rows } = await sql<PartRow>`
      select null as user_id, name, count(*) over ()::integer as count from projects
       where organization_id = ${organizationId} and department_id = ${from} and status not in ('COMPLETED', 'ARCHIVED')
       order by lower(name), id limit ${sql.lit(shownOfPart)}`.execute(db);
    return rows;
  },
  move: ({ tx, actor, now }, { from, into }) =>
    sql`
      update projects set department_id = ${into}, updated_at = ${now}
       where organization_id = ${actor.organizationId} and department_id = ${from}
         and status not in ('COMPLETED', 'ARCHIVED')`.execute(tx),
};

export const projectParts: readonly DepartmentPart<UnitOfWork>[] = [openProjects];
