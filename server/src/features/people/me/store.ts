import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { isLanguage, type Language } from '../../../lib/texts/texts.ts';

type Person = Pick<Actor, 'organizationId' | 'userId'>;

/** What a person has chosen to read; null: nothing, or a language that this build does not have. */
export async function findLanguage(db: Db, { organizationId, userId }: Person): Promise<Language | null> {
  const { rows } = await sql<{ language: string | null }>`
    select language from users where organization_id = ${organizationId} and id = ${userId}`.execute(db);
  const language = rows[0]?.language;
  return isLanguage(language) ? language : null;
}

/** `updated_at` stays: it belongs to the directory, whose readers do not see the language. */
export async function saveLanguage(
  db: Db,
  { organizationId, userId }: Person,
  language: Language | null,
): Promise<void> {
  await sql`
    update users set language = ${language} where organization_id = ${organizationId} and id = ${userId}`.execute(db);
}
