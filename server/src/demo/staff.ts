import type { Row } from '../db/rows.ts';
import { sql } from '../db/sql.ts';
import { addDays, daysBetween } from '../lib/days.ts';
import type { Demo, DemoPerson } from './demo.ts';

/** Someone of the demo with the days they work there. */
export interface Staff extends DemoPerson {
  readonly employmentType: string | null;
  readonly from: string;
  /** Their last day, or today. */
  readonly until: string;
}

export async function staffOf({ work, people, today }: Demo): Promise<Staff[]> {
  const rows = (
    await sql<
      Pick<Row<'users'>, 'id' | 'employment_start_date' | 'employment_end_date' | 'employment_type'>
    >`select id, employment_start_date, employment_end_date, employment_type from users where organization_id = ${work.actor.organizationId}`.execute(
      work.tx,
    )
  ).rows;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return people.map((person) => {
    const row = byId.get(person.id);
    const from = row?.employment_start_date ?? today;
    const until = row?.employment_end_date ?? today;
    return { ...person, employmentType: row?.employment_type ?? null, from, until: until < from ? from : until };
  });
}

export const stamps = ({ work }: Demo) => ({
  organization_id: work.actor.organizationId,
  created_at: work.now,
  updated_at: work.now,
});

/** A day of the person's time with the organization. */
export const dayOf = ({ random }: Demo, { from, until }: Staff): string =>
  addDays(from, random.between(0, Math.max(daysBetween(from, until), 0)));

/** In one statement, whatever the number of rows. */
export async function insertAll(
  { work }: Demo,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  if (names.length === 0) return;
  const columns = sql.join(names.map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    work.tx,
  );
}
