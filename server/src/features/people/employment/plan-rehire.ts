import { rehearse } from '../../../kernel/rehearse.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict } from '../../../lib/errors.ts';
import { rehirePerson, type Rehiring } from '../users/rehire.ts';
import type { LockedPerson } from '../users/store.ts';
import { refuseTakenDay } from './create.ts';
import { findPlannedRehire } from './periods-store.ts';
import { carryPlans, findHeldOn, saveEmployment } from './store.ts';

/** Hires someone again on a later day: all of it is rehearsed now, and done when that day begins. Answers the id of the planned change. */
export async function planRehire(
  work: UnitOfWork,
  person: LockedPerson,
  hiring: Rehiring,
  reason: string | null,
): Promise<string> {
  if ((await findPlannedRehire(work, person.id)) !== null)
    throw conflict('people.rehirePlanned', { reason: 'planned' });
  await rehearse(work, () => rehirePerson(work, person, hiring, { reason }));
  const held = (await findHeldOn(work.tx, work.actor, person.id, hiring.start_date)) ?? person;
  await saveEmployment(work, {
    user_id: person.id,
    effective_date: hiring.start_date,
    values: { ...held, ...hiring.values },
    changed: Object.keys(hiring.values),
    reason,
    isPlanned: true,
    rehire: hiring,
  }).catch(refuseTakenDay);
  await carryPlans(work, person.id);
  const id = await findPlannedRehire(work, person.id);
  if (id === null) throw new Error('A hiring was planned that is not there.');
  return id;
}
