import { readerOf, todayOf } from '../../../kernel/actor.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { isEmpty } from '../../../lib/changes.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { editing } from '../users/guards.ts';
import { lockVisiblePerson } from '../users/store.ts';
import { changeFrom, refuseTakenDay } from './create.ts';
import { patternFollows } from './patterns-store.ts';
import { Employment, EmploymentChanges, type EmploymentValues } from './record.ts';
import { checkDay, checkDiffers, checkNoRehire, checkPlanned, checkValues, differingFrom } from './rules.ts';
import { carryPlans, type EmploymentRow, findHeldOn, getEmployment, presentEmployment, savePlan } from './store.ts';

const params = Strict({ id: Id('usr'), employment_id: Id('emp') });

export const updateEmployment = writeOperation({
  id: 'employment.update',
  route: 'PATCH /users/{id}/employment/{employment_id}',
  subject: 'employment',
  summary: 'Change a planned change',
  description:
    'While it is PLANNED. Only the fields sent change; `values` replaces all that the change sets. A day that has begun carries it out at once. One that waits because something was in its way is planned again.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  effects: ['PERSON_CHANGED'],
  params,
  body: EmploymentChanges,
  returns: Employment,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params: ids, body }) {
    const person = await lockVisiblePerson(work.tx, actor, ids.id);
    await work.guard(person, editing);
    const row = await getEmployment(work, person.id, ids.employment_id);
    checkPlanned(row);
    checkNoRehire(row);
    const own = Object.fromEntries(row.changed.map((name) => [name, row[name]])) as Partial<EmploymentValues>;
    const before = { id: row.id, effective_date: row.effective_date, values: own, reason: row.reason };
    const changes = work.changesTo(before, body);
    const reader = readerOf(work.origin);
    if (isEmpty(changes) && row.waits_since === null) return presentEmployment(reader, row);

    const wanted = { ...before, ...changes };
    if (wanted.effective_date <= todayOf(actor, work.nowMs)) {
      await work.delete('employment', row.id);
      return presentEmployment(reader, await changeFrom(work, person, wanted));
    }
    checkDay(person, wanted.effective_date, { isPlanned: true });
    await checkValues(work, person, wanted.values);
    const held = (await findHeldOn(work.tx, actor, person.id, todayOf(actor, work.nowMs))) ?? person;
    checkDiffers(differingFrom(held, wanted.values));
    await savePlan(work, row.id, {
      effective_date: wanted.effective_date,
      values: { ...held, ...wanted.values },
      changed: Object.keys(wanted.values),
      reason: wanted.reason,
    }).catch(refuseTakenDay);
    await carryPlans(work, person.id);
    const first = row.effective_date < wanted.effective_date ? row.effective_date : wanted.effective_date;
    if (row.changed.includes('working_pattern') || wanted.values.working_pattern !== undefined) {
      await work.react(patternFollows, person.id, { from: first });
    }
    return presentEmployment(reader, await getEmployment(work, person.id, row.id));
  },
});

export const deleteEmployment = writeOperation({
  id: 'employment.delete',
  route: 'DELETE /users/{id}/employment/{employment_id}',
  subject: 'employment',
  summary: 'Delete a planned change',
  description:
    'While it is PLANNED, also one that hires someone again: what was carried out is history, and is corrected. Answers the change as it was.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  effects: ['PERSON_CHANGED'],
  params,
  returns: Employment,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params: ids }) {
    return presentEmployment(readerOf(work.origin), await removePlan(work, ids.id, ids.employment_id));
  },
});

/** 409 once it was carried out. */
export async function removePlan(work: UnitOfWork, userId: string, id: string): Promise<EmploymentRow> {
  const person = await lockVisiblePerson(work.tx, work.actor, userId);
  await work.guard(person, editing);
  const row = await getEmployment(work, person.id, id);
  checkPlanned(row);
  await work.delete('employment', row.id);
  await carryPlans(work, person.id);
  if (row.changed.includes('working_pattern')) {
    await work.react(patternFollows, person.id, { from: row.effective_date });
  }
  return row;
}
