import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { enforce } from '../../../lib/errors.ts';
import { releaseHeadships } from '../departments/release-headships.ts';
import { activity, activityOf } from '../person-states.ts';
import { checkExecutiveRemains } from './executives-store.ts';
import { mayEdit } from './rules.ts';
import { type LockedPerson, type PersonRow, savePerson } from './store.ts';

/**
 * Ends a person's way in. No operation of the API does this: completing an offboarding does. Tokens, sessions and
 * webhook endpoints follow by reaction to the event; 409 for someone who is inactive already.
 */
export async function deactivatePerson(
  work: UnitOfWork,
  person: LockedPerson,
  { offboarded }: { offboarded: boolean },
): Promise<PersonRow> {
  const { actor, tx, now } = work;
  enforce(mayEdit(actor, person));
  const move = activity.move(activityOf(person), 'deactivate');
  await checkExecutiveRemains(work, person);
  const saved = await savePerson(tx, actor.organizationId, person.id, {
    is_active: false,
    deactivated_at: now,
    offboarded_at: offboarded ? now : null,
    updated_at: now,
  });
  work.audit({
    action: 'users.deactivate',
    subjectType: 'user',
    subjectId: person.id,
    before: person,
    after: { is_active: false },
  });
  await work.raiseMove(activity, move, saved);
  await releaseHeadships(work, person.id);
  work.changesAccess();
  return saved;
}
