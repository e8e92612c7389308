import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';

/** Of the entry: these columns, and only these. */
export async function saveLocation(
  { actor, tx }: UnitOfWork,
  entryId: string,
  values: Readonly<Record<string, string | number | boolean | null>>,
): Promise<void> {
  const names = Object.keys(values).map((name) => sql.ref(name));
  await sql`
    insert into time_entry_locations (organization_id, time_entry_id, ${sql.join(names)})
    values (${actor.organizationId}, ${entryId}, ${sql.join(Object.values(values))})
    on conflict (organization_id, time_entry_id)
    do update set ${sql.join(names.map((name) => sql`${name} = excluded.${name}`))}`.execute(tx);
}
