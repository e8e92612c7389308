import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, enforce } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import { userRemoved } from '../events.ts';
import { activity } from '../person-states.ts';
import { deleteFirstMemberships } from '../teams/store.ts';
import { checkExecutiveRemains } from './executives-store.ts';
import { deletePersonalDetails } from './private-store.ts';
import { mayEdit, mayRemove } from './rules.ts';
import { lockVisiblePerson } from './store.ts';

/**
 * Takes back a person whom nothing depends on yet; for the undoing of an import. A receiver that was told of the person
 * learns by user.deactivated that they are no longer there.
 */
export async function removePerson(work: UnitOfWork, id: string): Promise<void> {
  const { actor, tx, now } = work;
  const person = await lockVisiblePerson(tx, actor, id);
  enforce(mayRemove(actor, person));
  enforce(mayEdit(actor, person));
  await checkExecutiveRemains(work, person);
  await work.react(userRemoved, id);
  await deletePersonalDetails(tx, actor.organizationId, id);
  await deleteFirstMemberships(work, id);
  await work.delete('users', id).catch(refuseWhileInUse);
  work.audit({ action: 'users.remove', subjectType: 'user', subjectId: id });
  if (person.is_active) {
    const gone = { ...person, is_active: false, updated_at: now };
    await work.raiseMove(activity, activity.move('ACTIVE', 'deactivate'), gone);
  }
  work.changesAccess();
}

/** Columns that name who decided, whichever table has them. */
const isDecision = /_(approved|decided|finalized|signed|cancelled|completed)_by_id_/;

function refuseWhileInUse(error: unknown): never {
  const { code, table = '', constraint = '' } = error as { code?: string; table?: string; constraint?: string };
  if (code !== '23503') throw error;
  const trace = isDecision.test(constraint) ? 'decision' : table;
  throw conflict(say('people.stays', { trace }), { reason: 'in_use' });
}
