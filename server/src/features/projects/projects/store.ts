import { sql, type Sql } from '../../../db/sql.ts';
import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { mapPage, pageOf, rowsFor, type Page, type PageRequest } from '../../../kernel/cursor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { amountText } from '../../../kernel/money.ts';
import { seesMoney, visibleProjects } from '../visibility.ts';
import { projectFieldNames, type Project, type WholeProject } from './record.ts';

type Numeric = 'hourly_rate' | 'budget_hours' | 'budget_amount';
type ProjectRow = Omit<WholeProject, Numeric> & Record<Numeric, string | null>;

const columns = sql.raw(projectFieldNames.map((name) => `projects.${name}`).join(', '));

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

const fromRow = (row: ProjectRow): WholeProject => ({
  ...row,
  hourly_rate: numberOf(row.hourly_rate),
  budget_hours: numberOf(row.budget_hours),
  budget_amount: numberOf(row.budget_amount),
});

const decimals: Record<Numeric, number> = { hourly_rate: 4, budget_hours: 2, budget_amount: 4 };

/** Numbers as they are stored; 422 for one with more decimals than are kept. */
export const numericColumns = (values: Partial<WholeProject>): Partial<Record<Numeric, string | null>> =>
  Object.fromEntries(
    (Object.keys(decimals) as Numeric[]).flatMap((name) => {
      const value = values[name];
      if (value === undefined) return [];
      return [[name, value === null ? null : amountText(name, value, decimals[name])]];
    }),
  );

export function presentProject(actor: Actor, project: WholeProject): Project {
  if (seesMoney(actor)) return project;
  const { hourly_rate: _rate, budget_amount: _budget, ...shown } = project;
  return shown;
}

async function selectProject(db: Db, actor: Actor, id: string, lock: Sql): Promise<WholeProject> {
  const { rows } = await sql<ProjectRow>`
    select ${columns} from projects where ${visibleProjects(actor)} and projects.id = ${id} ${lock}`.execute(db);
  if (!rows[0]) throw notFound('project');
  return fromRow(rows[0]);
}

export const getVisibleProject = (db: Db, actor: Actor, id: string): Promise<WholeProject> =>
  selectProject(db, actor, id, sql``);

/** Takes the project, and with it the order and nesting of its tasks, until the change commits. */
export const lockVisibleProject = (db: Db, actor: Actor, id: string): Promise<WholeProject> =>
  selectProject(db, actor, id, sql`for no key update of projects`);

export async function listVisibleProjects(
  db: Db,
  actor: Actor,
  filter: { status?: string; client_id?: string },
  page: PageRequest,
): Promise<Page<Project>> {
  const { rows } = await sql<ProjectRow>`
    select ${columns} from projects
     where ${visibleProjects(actor)}
       ${filter.status === undefined ? sql`` : sql`and projects.status = ${filter.status}`}
       ${filter.client_id === undefined ? sql`` : sql`and projects.client_id = ${filter.client_id}`}
       ${page.after === null ? sql`` : sql`and projects.id > ${page.after[0]}`}
     order by projects.id limit ${rowsFor(page)}`.execute(db);
  const found = pageOf(rows, page.limit, (row) => [row.id]);
  return mapPage(found, (row) => presentProject(actor, fromRow(row)));
}
