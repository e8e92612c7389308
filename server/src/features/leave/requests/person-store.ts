import { advisoryLocks } from '../../../db/rows.ts';
import { executeTogether, type Sql, sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { either, everyone, type Predicate } from '../../../kernel/view.ts';
import { conflict, invalid } from '../../../lib/errors.ts';
import { visiblePeople, whyNobody } from '../../people/index.ts';
import { whoseLeaveIsSeen } from '../visibility.ts';
import type { Person } from './rules.ts';

type Held = Person & { readonly is_active: boolean; readonly erased_at: string | null };

/** Anyone who moves, deactivates or erases the person meanwhile waits for this change, or this change for them. */
const lockingPerson = (actor: Actor, userId: string, view: Predicate): Sql<Held> => sql<Held>`
    select id as user_id, department_id, manager_id, is_active, erased_at from users
     where organization_id = ${actor.organizationId} and id = ${userId} and ${view} for share`;

/** For the owner of a leave that is there: the person, then their balances, then what `next` reads, in one batch. */
export async function lockOwner<Row>(
  { actor, tx }: UnitOfWork,
  userId: string,
  next: Sql<Row>,
): Promise<readonly Row[]> {
  const [[person], , rows] = await executeTogether(
    tx,
    lockingPerson(actor, userId, everyone()(actor)),
    advisoryLocks('leave', actor.organizationId, [userId]),
    next,
  );
  if (person?.erased_at !== null) {
    throw conflict('leave.erased', { reason: 'erased' });
  }
  return rows;
}

/**
 * For a person whom a request names, or the caller: 422 if they are no active person of the organization. Who sees neither
 * them nor their leave does not learn that they are there.
 */
export async function lockNamedPerson(work: UnitOfWork, field: string, userId: string): Promise<Person> {
  const { actor, tx } = work;
  const { rows } = await lockingPerson(actor, userId, either(visiblePeople, whoseLeaveIsSeen)(actor)).execute(tx);
  const [person] = rows;
  if (!person?.is_active) {
    const why = await whyNobody(work, field, userId, 'reference.activePerson');
    throw why.details?.['reason'] === 'guest' ? why : invalid(field, 'reference.activePerson', { reason: 'person' });
  }
  return person;
}
