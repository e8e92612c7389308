import type { Db } from '../../db/database.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { ImportKind } from './kinds.ts';

const person = `concat_ws(' ', u.first_name, u.last_name)`;

/** Records of a person, told by the person and what else they are. */
const ofPerson = (table: string, what: string, beside = ''): Sql =>
  sql.raw(`select t.id, concat_ws(' · ', ${person}, ${what}) as name, t.organization_id
             from ${table} t join users u on u.organization_id = t.organization_id and u.id = t.user_id ${beside}`);
const named = (table: string, key: string): string =>
  `join ${table} n on n.organization_id = t.organization_id and n.id = t.${key}`;
const itself = (table: string, name = 'name'): Sql =>
  sql.raw(`select id, ${name} as name, organization_id from ${table}`);

/** What records of each kind are called. */
const sources: Readonly<Record<ImportKind, readonly Sql[]>> = {
  people: [
    sql.raw(`select u.id, ${person} as name, u.organization_id from users u`),
    itself('departments'),
    itself('teams'),
    ofPerson('compensation_records', 't.effective_date::text'),
  ],
  departments: [itself('departments')],
  time_entries: [ofPerson('time_entries', 't.work_date::text')],
  leave_balances: [ofPerson('leave_ledger', 'n.name', named('leave_types', 'leave_type_id'))],
  compensation: [ofPerson('compensation_records', 't.effective_date::text')],
  equipment: [
    ofPerson('assets', 'n.name', named('asset_categories', 'category_id')),
    sql.raw(`select t.id, n.name, t.organization_id from stock_assets t ${named('asset_categories', 'category_id')}`),
  ],
  holidays: [itself('public_holidays', `concat_ws(' · ', name, date::text)`)],
  training: [ofPerson('training_assignments', 'n.name', named('courses', 'course_id'))],
  certifications: [ofPerson('certifications', 't.name')],
  benefits: [ofPerson('benefit_enrollments', 'n.name', named('benefit_plans', 'plan_id'))],
};

/** What is imported is seen by all who may import; names of people who were erased are empty. */
export async function namesOfRecords(
  { actor, tx }: { readonly actor: Actor; readonly tx: Db },
  kind: ImportKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const all = sources[kind].map(
    (source) => sql`
      select id, name from (${source}) as named
       where organization_id = ${actor.organizationId} and id = any(${[...ids]}::text[])`,
  );
  const { rows } = await sql<{ id: string; name: string }>`${sql.join(all, ' union all ')}`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const tablesOfNames: Readonly<Record<string, string>> = {
  department: 'departments',
  team: 'teams',
  leave_type: 'leave_types',
};
const mostNames = 1000;

/** What rows can name in a column. */
export async function listNamesOf(db: Db, organizationId: string, column: string): Promise<string[]> {
  const table = tablesOfNames[column];
  if (table === undefined) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(table)} where organization_id = ${organizationId} order by id limit ${mostNames}`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}
