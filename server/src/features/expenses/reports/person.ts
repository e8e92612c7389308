import { sql } from '../../../db/sql.ts';
import { conflict, invalid } from '../../../lib/errors.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';

/** Whose new report it is: the actor, held until the change commits so that nobody erases them meanwhile. */
export async function holdOwner({ actor, tx }: UnitOfWork): Promise<{ id: string; department_id: string | null }> {
  if (actor.userId === null) throw invalid('', 'The installation itself has no expenses of its own.');
  const { rows } = await sql<{ id: string; department_id: string | null; erased_at: string | null }>`
    select id, department_id, erased_at from users
     where organization_id = ${actor.organizationId} and id = ${actor.userId} for share`.execute(tx);
  const [person] = rows;
  if (person?.erased_at !== null) throw conflict('The personal data of this person was erased.', { reason: 'erased' });
  return person;
}
