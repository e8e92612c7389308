import type { Static } from 'typebox';
import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import type { PersonName } from '../../../lib/fields.ts';
import type { Asker } from './line.ts';

/** A person, as far as it matters who decides on their requests. */
export async function findAsker({ actor, tx }: UnitOfWork, userId: string): Promise<Asker> {
  const { rows } = await sql<Asker>`
    select id as user_id, manager_id, department_id from users
     where organization_id = ${actor.organizationId} and id = ${userId}`.execute(tx);
  if (!rows[0]) throw notFound('person');
  return rows[0];
}

export async function listNamed(
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<Static<typeof PersonName>[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Static<typeof PersonName>>`
    select id, first_name, last_name from users
     where organization_id = ${organizationId} and id = any(${[...ids]})`.execute(db);
  return rows;
}
