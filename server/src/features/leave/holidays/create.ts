import { refuseConstraint } from '../../../db/rows.ts';
import { readerOf } from '../../../kernel/actor.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, invalid } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import { firstHolidayYear, lastHolidayYear, NewPublicHoliday, PublicHoliday } from './record.ts';
import { deleteRemovals, holidayIn, isRemoved, libraryHolidays, lockHolidays, placeOf, removalsOf } from './store.ts';

export const createPublicHoliday = writeOperation({
  id: 'publicHolidays.create',
  route: 'POST /public-holidays',
  subject: 'public_holiday',
  summary: 'Add a public holiday',
  description:
    'A day of the organization’s own, or one of its country that was removed before: that one comes back, in every year it was removed from. Leave booked already keeps the days it was counted with.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  body: NewPublicHoliday,
  returns: PublicHoliday,
  status: 201,
  refuses: ['CONFLICT'],

  run: ({ work, body }) => addHoliday(work, body),
});

/** By the same rules from wherever it is asked: app or import. */
export async function addHoliday(work: UnitOfWork, input: NewPublicHoliday): Promise<PublicHoliday> {
  const { date } = input;
  const name = input.name.trim();
  const year = Number(date.slice(0, 4));
  if (year < firstHolidayYear || year > lastHolidayYear) {
    throw invalid('date', say('leave.holidayYear', { first: firstHolidayYear, last: lastHolidayYear }));
  }
  await lockHolidays(work);
  const holiday = (await bringBack(work, date, name)) ?? (await addOwn(work, date, name));
  work.audit({
    action: 'publicHolidays.create',
    subjectType: 'public_holiday',
    subjectId: holiday.id,
    after: input,
  });
  return holiday;
}

export const holidayTaken = () => conflict('leave.holidayTaken', { field: 'name' });

/** A day of the country by this name: kept again if it was removed, taken if it was not; null: there is none. */
async function bringBack(work: UnitOfWork, date: string, name: string): Promise<PublicHoliday | null> {
  const days = await libraryHolidays(await placeOf(work), date, date);
  const isCalled = (one: string): boolean => one.toLowerCase() === name.toLowerCase();
  const day = days.find((one) => isCalled(one.name) || Object.values(one.names).some(isCalled));
  if (!day) return null;
  if (!isRemoved(await removalsOf(work.tx, work.actor.organizationId), day)) throw holidayTaken();
  await deleteRemovals(work, day);
  return holidayIn(readerOf(work.origin).language, day);
}

async function addOwn(work: UnitOfWork, date: string, name: string): Promise<PublicHoliday> {
  const id = work.newId('hol');
  await work
    .insert('public_holidays', { id, date, name, created_at: work.now })
    .catch(refuseConstraint({ public_holidays_date_key: holidayTaken }));
  return { id, date, name, is_custom: true };
}
