import { type Actor, isOneself } from '../../../kernel/actor.ts';
import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { forbidden, type Verdict } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { lockVisiblePerson, noGuest, notErased, personRecord, worksHere } from '../../people/index.ts';
import { kioskPinMade, mayDecideOnTime } from '../../time/index.ts';
import { MadePin, madePin, presentMade } from './made.ts';
import { savePin } from './store.ts';

/** Who leads the person: they could also record the hours by hand. One's own is chosen in the profile. */
const mayMakePin = (actor: Actor, { id, department_id }: { id: string; department_id: string | null }): Verdict =>
  isOneself(actor, id) ? forbidden('kiosks.ownPin') : mayDecideOnTime(actor, { user_id: id, department_id });

export const makeKioskPinFor = writeOperation({
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  module: 'time_tracking',
  id: 'kioskPin.makeFor',
  route: 'POST /users/{id}/kiosk-pin',
  subject: 'user',
  summary: 'Make a person a PIN for kiosks',
  description:
    'For who has no phone at hand and forgot theirs, or never had one. By who leads the person, to be handed over: eight random digits in place of the PIN, shown in this one answer alone. The person is told, and can choose another in their profile at any time.',
  guards: guardsOn(personRecord, [mayMakePin, notErased, noGuest, worksHere]),
  worksOn: 'by hand: A PIN is handed over to one person.',
  unrehearsed: 'rehearsal.secret',
  params: Strict({ id: Id('usr') }),
  returns: MadePin,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  prepare: ({ params }) => madePin(params.id),

  async run({ actor, work, params, prepared }) {
    const person = await lockVisiblePerson(work.tx, actor, params.id);
    await work.guard(person);
    await savePin(work, person.id, prepared.hash);
    work.audit({ subjectId: person.id, changedFields: ['kiosk_pin'] });
    await work.react(kioskPinMade, person.id);
    return presentMade(work, prepared);
  },
});
