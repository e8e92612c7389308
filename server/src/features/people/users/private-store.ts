import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { personalFieldNames, type PersonalTier } from './record.ts';

const json = new Set<string>(['home_address', 'emergency_contacts']);
const columns = sql.join(personalFieldNames.map((name) => sql.ref(name)));
const replacements = sql.join(personalFieldNames.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`));

export async function savePersonalDetails(
  db: Db,
  organizationId: string,
  userId: string,
  details: PersonalTier,
): Promise<void> {
  const values = personalFieldNames.map((name) =>
    json.has(name) && details[name] !== null ? JSON.stringify(details[name]) : details[name],
  );
  await sql`
    insert into user_personal_details (organization_id, user_id, ${columns})
    values (${organizationId}, ${userId}, ${sql.join(values)})
    on conflict (organization_id, user_id) do update set ${replacements}`.execute(db);
}

export async function saveSealedIds(db: Db, organizationId: string, userId: string, sealed: Buffer): Promise<void> {
  await sql`
    insert into user_government_ids (organization_id, user_id, sealed) values (${organizationId}, ${userId}, ${sealed})
    on conflict (organization_id, user_id) do update set sealed = excluded.sealed`.execute(db);
}
