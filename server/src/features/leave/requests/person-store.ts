import { sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { either, everyone, type Predicate } from '../../../kernel/view.ts';
import { conflict, invalid } from '../../../lib/errors.ts';
import { visiblePeople } from '../../people/index.ts';
import { whoseLeaveIsSeen } from '../visibility.ts';
import type { Person } from './rules.ts';

type Held = Person & { readonly is_active: boolean; readonly erased_at: string | null };

/** Anyone who moves, deactivates or erases the person meanwhile waits for this change, or this change for them. */
async function lockedPerson(
  { actor, tx }: UnitOfWork,
  userId: string,
  view: Predicate = everyone()(actor),
): Promise<Held | null> {
  const { rows } = await sql<Held>`
    select id as user_id, department_id, manager_id, is_active, erased_at from users
     where organization_id = ${actor.organizationId} and id = ${userId} and ${view} for share`.execute(tx);
  return rows[0] ?? null;
}

/** For the owner of a leave that is there. */
export async function lockPerson(work: UnitOfWork, userId: string): Promise<void> {
  const person = await lockedPerson(work, userId);
  if (person?.erased_at !== null) {
    throw conflict('leave.erased', { reason: 'erased' });
  }
}

/**
 * For a person whom a request names, or the caller: 422 if they are no active person of the organization. Who sees neither
 * them nor their leave does not learn that they are there.
 */
export async function lockNamedPerson(work: UnitOfWork, field: string, userId: string): Promise<Person> {
  const person = await lockedPerson(work, userId, either(visiblePeople, whoseLeaveIsSeen)(work.actor));
  if (!person?.is_active) {
    throw invalid(field, 'reference.activePerson', { reason: 'person' });
  }
  return person;
}
