import { refuseDuplicate } from '../../../db/rows.ts';
import { readerOf, todayOf } from '../../../kernel/actor.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { editingEmployed } from '../users/guards.ts';
import { type LockedPerson, lockVisiblePerson } from '../users/store.ts';
import { changePerson } from '../users/update.ts';
import { patternChanged, patternFollows } from './patterns-store.ts';
import { Employment, type EmploymentValues, NewEmployment } from './record.ts';
import { checkDay, checkDiffers, checkValues, differingFrom } from './rules.ts';
import {
  carryPlans,
  type EmploymentRow,
  findCurrent,
  findFirst,
  findHeldBefore,
  findHeldOn,
  presentEmployment,
  saveEmployment,
} from './store.ts';

export const createEmployment = writeOperation({
  id: 'employment.create',
  route: 'POST /users/{id}/employment',
  subject: 'employment',
  summary: 'Change a person’s job from a day on',
  description:
    'A later day: the change is planned, and carried out when that day begins for the organization, by the rules of that day. Today or an earlier day: history is corrected, and today’s values with it unless something later was recorded.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  effects: ['PERSON_CHANGED'],
  guards: editingEmployed,
  params: Strict({ id: Id('usr') }),
  body: NewEmployment,
  returns: Employment,
  status: 201,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const person = await lockVisiblePerson(work.tx, actor, params.id);
    await work.guard(person);
    const row = await changeFrom(work, person, { reason: null, ...body });
    return presentEmployment(readerOf(work.origin), row);
  },
});

interface Change {
  readonly effective_date: string;
  readonly values: Partial<EmploymentValues>;
  readonly reason: string | null;
}

/** Plans a change, or corrects what was. */
export async function changeFrom(work: UnitOfWork, person: LockedPerson, change: Change): Promise<EmploymentRow> {
  const current = await findCurrent(work.tx, work.actor, person.id);
  // Someone who begins later has their first row then: a change of that day corrects it.
  const isPlanned =
    change.effective_date > todayOf(work.actor, work.nowMs) && change.effective_date > (current?.effective_date ?? '');
  checkDay(person, change.effective_date, { isPlanned });
  await checkValues(work, person, change.values);
  if (isPlanned) await plan(work, person, change);
  else await correct(work, person, current, change);
  if (change.values.working_pattern !== undefined) {
    await work.react(patternFollows, person.id, { from: change.effective_date });
  }
  const held = await findHeldOn(work.tx, work.actor, person.id, change.effective_date);
  if (!held) throw new Error('A change was written that holds on no day.');
  return held;
}

export const refuseTakenDay = refuseDuplicate('employment_day_key', 'effective_date', 'people.dayPlanned');

async function plan(work: UnitOfWork, person: LockedPerson, change: Change): Promise<void> {
  const held = (await findHeldOn(work.tx, work.actor, person.id, change.effective_date)) ?? person;
  const changed = differingFrom(held, change.values);
  checkDiffers(changed);
  await saveEmployment(work, {
    user_id: person.id,
    effective_date: change.effective_date,
    values: { ...held, ...change.values },
    changed: Object.keys(change.values),
    reason: change.reason,
    isPlanned: true,
  }).catch(refuseTakenDay);
  await carryPlans(work, person.id);
}

/** What was recorded for later days stays as it is; where nothing was, the person's own values follow. */
async function correct(
  work: UnitOfWork,
  person: LockedPerson,
  current: EmploymentRow | null,
  change: Change,
): Promise<void> {
  const { tx, actor } = work;
  const { effective_date: day, values, reason } = change;
  if (!current || current.effective_date <= day) {
    checkDiffers(differingFrom(person, values));
    await changePerson(work, person, values, { from: day, reason });
    return;
  }
  const held = await findHeldOn(tx, actor, person.id, day);
  const base = held ?? (await findFirst(tx, actor, person.id)) ?? person;
  checkDiffers(differingFrom(base, values));
  const before = held?.effective_date === day ? await findHeldBefore(tx, actor, person.id, day) : held;
  const corrected = { ...base, ...values };
  await saveEmployment(work, {
    user_id: person.id,
    effective_date: day,
    values: corrected,
    changed: before ? differingFrom(before, corrected) : [],
    reason,
    isPlanned: false,
  });
  if (differingFrom(base, values).includes('working_pattern')) await work.react(patternChanged, person.id);
}
