import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { dayIn } from '../../../lib/days.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { findPlannedRehire } from '../employment/periods-store.ts';
import { carryPlans } from '../employment/store.ts';
import { activity, activityOf } from '../person-states.ts';
import { noGuest, notErased, personRecord } from './guards.ts';
import { presentPerson, tiersFor } from './present.ts';
import { Person } from './record.ts';
import { mayEdit, takeSeat } from './rules.ts';
import { lockVisiblePerson, savePerson } from './store.ts';

/** Who never left is not hired again. */
async function dropPlannedRehire(work: UnitOfWork, userId: string): Promise<void> {
  const id = await findPlannedRehire(work, userId);
  if (id === null) return;
  await work.delete('employment', id);
  await carryPlans(work, userId);
  work.audit({ action: 'employment.delete', subjectType: 'employment', subjectId: id, personId: userId });
}

export const reactivateUser = writeOperation({
  id: 'users.reactivate',
  route: 'POST /users/{id}/reactivate',
  subject: 'user',
  summary: 'Reactivate a person',
  description:
    'For a mistake: the employment goes on, so an employment_end_date that has passed, or that an offboarding gave, is cleared; an open offboarding and a hiring that is planned are taken back. Who left and comes back is hired again instead (`POST /users/{id}/rehire`). Takes a seat. Tokens and sessions that ended with the deactivation do not come back.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  effects: ['PERSON_CHANGED', 'ROLE_GIVEN'],
  guards: guardsOn(personRecord, [mayEdit, notErased, noGuest, activity.guard('reactivate')]),
  params: Strict({ id: Id('usr') }),
  returns: Person,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const { tx, now, nowMs } = work;
    const person = await lockVisiblePerson(tx, actor, params.id);
    await work.guard(person);
    const move = activity.move(activityOf(person), 'reactivate');
    await takeSeat(work);
    const today = dayIn(actor.organization.timezone, nowMs);
    // Active people have not left: leave, pay and reports go by that day.
    const ended = person.employment_end_date !== null &&
      person.employment_end_date < today && { employment_end_date: null };
    const saved = await savePerson(tx, actor.organizationId, person.id, {
      is_active: true,
      deactivated_at: null,
      offboarded_at: null,
      ...ended,
      updated_at: now,
    });
    await dropPlannedRehire(work, person.id);
    work.audit({ subjectId: person.id, before: person, after: { is_active: true, ...ended } });
    await work.raiseMove(activity, move, saved);
    work.changesAccess();
    // What reacts to it may have put the end of employment back.
    const after = await lockVisiblePerson(tx, actor, person.id);
    return presentPerson(work.services.keys, actor, after, tiersFor(actor, ['employment']));
  },
});
