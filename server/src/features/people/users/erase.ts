import { asItStands, guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Id } from '../../../lib/ids.ts';
import { erasedFields } from '../../../lib/personal.ts';
import { Strict } from '../../../lib/schema.ts';
import { PersonColumns } from '../erase.ts';
import { eraseKey, eraseTask, macOf } from '../erasures/job.ts';
import { Erasure } from '../erasures/record.ts';
import { emptyEvents } from '../erasures/steps.ts';
import { insertErasure } from '../erasures/store.ts';
import { userErased, userUpdated } from '../events.ts';
import { eraseRows, listLatestEvents } from './erase-store.ts';
import { notErased, personRecord } from './guards.ts';
import { directoryOf } from './present.ts';
import { hasLeft, mayEdit, mayErase } from './rules.ts';
import { type LockedPerson, lockPersonOrGuest, savePerson } from './store.ts';

export const eraseUser = writeOperation({
  id: 'users.erase',
  route: 'POST /users/{id}/erase',
  subject: 'user',
  summary: "Erase a person's personal data",
  description:
    'For an inactive person; cannot be undone. The id stays, with what payroll needs to tell whose totals are whose. The record is empty at once; what events, logs and deliveries say of the person follows in batches: see GET /users/{id}/erasure.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  effects: ['PERSON_ERASED'],
  guards: guardsOn(personRecord, [mayErase, mayEdit, notErased, asItStands(hasLeft)]),
  params: Strict({ id: Id('usr') }),
  returns: Erasure,
  status: 202,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const person = await lockPersonOrGuest(work.tx, actor, params.id);
    await work.guard(person);
    return erasePerson(work, person);
  },
});

/**
 * Keeps the id, and of the employment tier the dates, the type, employee_id and payroll_id: payroll must still tell whose
 * totals are whose. Their records are emptied here and now, whatever else names them by the job. Receivers learn of it by
 * user.updated, which names no old value.
 */
async function erasePerson(work: UnitOfWork, person: LockedPerson): Promise<Erasure> {
  const { actor, tx, now, services } = work;
  const { organizationId } = actor;
  await eraseRows(work, person.id);
  await work.react(userErased, person.id);
  const latest = await listLatestEvents(work, person.id);
  await emptyEvents(tx, services.catalogue, { organizationId, userId: person.id }, latest);
  const erased = await savePerson(tx, organizationId, person.id, {
    ...erasedFields(PersonColumns, person.id),
    erased_at: now,
    updated_at: now,
  });
  work.audit({ subjectId: person.id });
  await work.raise(userUpdated, { subjectId: person.id, snapshot: directoryOf(erased) });
  work.changesAccess();
  const ref = { organization_id: organizationId, id: work.newId('ers') };
  work.enqueue(eraseTask, ref, { jobKey: eraseKey(ref) });
  return insertErasure(tx, {
    ...ref,
    user_id: person.id,
    requested_by_id: actor.userId,
    email_mac: macOf(services, person.email),
    now,
  });
}
