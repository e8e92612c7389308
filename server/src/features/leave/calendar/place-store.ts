import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { HeldPattern } from '../../../kernel/working-patterns.ts';
import { patternsColumn } from '../../people/index.ts';
import { regionOf } from '../holidays/store.ts';

interface Place {
  readonly region: string | null;
  readonly work_location: string | null;
  readonly patterns: readonly HeldPattern[];
}

/** Where holidays are looked up, and on which days between two the person works by patterns of their own. */
export async function placeOfPerson(
  db: Db,
  organizationId: string,
  userId: string | null,
  from: string,
  to: string,
): Promise<Place> {
  if (userId === null) return { region: await regionOf(db, organizationId), work_location: null, patterns: [] };
  const { rows } = await sql<Place>`
    select o.region, users.work_location, ${patternsColumn(from, to)} from users join organizations o on o.id = users.organization_id
     where users.organization_id = ${organizationId} and users.id = ${userId}`.execute(db);
  return rows[0] ?? { region: null, work_location: null, patterns: [] };
}
