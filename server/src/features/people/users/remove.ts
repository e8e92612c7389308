import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, enforce } from '../../../lib/errors.ts';
import { userRemoved } from '../events.ts';
import { activity } from '../person-states.ts';
import { checkExecutiveRemains } from './executives.ts';
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
  await work.delete('users', id).catch(refuseWhileInUse);
  work.audit({ action: 'users.remove', subjectType: 'user', subjectId: id });
  if (person.is_active) {
    const gone = { ...person, is_active: false, updated_at: now };
    await work.raiseMove(activity, activity.move('ACTIVE', 'deactivate'), gone);
  }
  work.changesAccess();
}

/** What a table that refers to the person is called; others by their own name. */
const words: Readonly<Record<string, string>> = {
  users: 'people who report to them',
  departments: 'a department that they head',
  user_credentials: 'a password that they have set',
  user_personal_details: 'personal details',
  user_government_ids: 'government identifiers',
  team_members: 'a team that they belong to',
  compensation_records: 'compensation',
  leave_ledger: 'a leave balance',
  assets: 'equipment',
};

function refuseWhileInUse(error: unknown): never {
  const { code, table = '' } = error as { code?: string; table?: string };
  if (code !== '23503') throw error;
  const what = words[table] ?? table.replaceAll('_', ' ');
  throw conflict(`The person stays, because there is more about them by now: ${what}.`, { reason: 'in_use' });
}
