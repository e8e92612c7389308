import type { Db } from '../../../db/database.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { type Choice, chosenFrom } from '../../../kernel/choices.ts';
import { mapPage, type Page, type PageRequest } from '../../../kernel/cursor.ts';
import { among, equal, since, type UpdatedSince } from '../../../kernel/filters.ts';
import {
  ascending,
  changesOf,
  keysOfPage,
  orderOf,
  pageBy,
  pageIn,
  perValueOf,
  seekAfter,
} from '../../../kernel/keyset.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import { amountText } from '../../../lib/money.ts';
import { seesMoney, visibleProjects } from '../visibility.ts';
import { type Project, projectFieldNames, type WholeProject } from './record.ts';

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
  selectProject(db, actor, id, sql.nothing);

/** Locks the project, and with it the order and nesting of its tasks. */
export const lockVisibleProject = (db: Db, actor: Actor, id: string): Promise<WholeProject> =>
  selectProject(db, actor, id, sql`for no key update of projects`);

export interface ProjectFilter extends UpdatedSince, Choice {
  readonly status?: readonly string[];
  readonly client_id?: string;
  readonly code?: string;
}

const byId = ascending('projects.id');
const byChange = changesOf('projects');

export async function listVisibleProjects(
  db: Db,
  actor: Actor,
  filter: ProjectFilter,
  page: PageRequest,
): Promise<Page<Project>> {
  const order = orderOf(byId, byChange, filter);
  const perValue = filter.updated_since === undefined ? perValueOf(['projects.status', filter.status]) : undefined;
  const where = sql`${visibleProjects(actor)}
    ${among('projects.status', filter.status, perValue)} ${equal('projects.client_id', filter.client_id)}
    ${equal('projects.code', filter.code)} ${since('projects', filter)} ${seekAfter(order, page)}
    ${chosenFrom('projects', filter, sql`projects.name || ' ' || projects.code`)}`;
  const { rows } = await sql<ProjectRow>`
    with page as materialized (${keysOfPage({ from: sql`projects`, where, perValue }, order, page)})
    select ${columns} from page
      join projects on projects.organization_id = ${actor.organizationId} and projects.id = page.id
     ${pageIn(order, page)}`.execute(db);
  return mapPage(pageBy(order, rows, page), (row) => presentProject(actor, fromRow(row)));
}

/** By code or by name, the one with this code first; two at most. */
export async function listProjectsCalled(
  { actor, tx }: UnitOfWork,
  text: string,
): Promise<{ readonly id: string; readonly code: string }[]> {
  const { rows } = await sql<{ id: string; code: string }>`
    select id, code from projects
     where organization_id = ${actor.organizationId} and (lower(code) = lower(${text}) or lower(name) = lower(${text}))
     order by code = ${text} desc, lower(code) = lower(${text}) desc, id limit 2`.execute(tx);
  return rows;
}
