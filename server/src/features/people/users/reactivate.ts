import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { activity, activityOf } from '../person-states.ts';
import { notErased, personRecord } from './guards.ts';
import { presentPerson, tiersFor } from './present.ts';
import { Person } from './record.ts';
import { mayEdit, takeSeat } from './rules.ts';
import { lockVisiblePerson, savePerson } from './store.ts';

export const reactivateUser = writeOperation({
  id: 'users.reactivate',
  route: 'POST /users/{id}/reactivate',
  subject: 'user',
  summary: 'Reactivate a person',
  description: 'Takes a seat. Tokens and sessions that ended with the deactivation do not come back.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  guards: guardsOn(personRecord, [mayEdit, notErased, activity.guard('reactivate')]),
  params: Strict({ id: Id('usr') }),
  returns: Person,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const { tx, now } = work;
    const person = await lockVisiblePerson(tx, actor, params.id);
    await work.guard(person);
    const move = activity.move(activityOf(person), 'reactivate');
    await takeSeat(work);
    const saved = await savePerson(tx, actor.organizationId, person.id, {
      is_active: true,
      deactivated_at: null,
      offboarded_at: null,
      updated_at: now,
    });
    work.audit({ subjectId: person.id, before: person, after: { is_active: true } });
    await work.raiseMove(activity, move, saved);
    work.changesAccess();
    return presentPerson(work.services.keys, actor, saved, tiersFor(actor, ['employment']));
  },
});
