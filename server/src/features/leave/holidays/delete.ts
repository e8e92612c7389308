import { Type } from 'typebox';
import { readerOf } from '../../../kernel/actor.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid, notFound } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { PublicHoliday } from './record.ts';
import {
  dateWithin,
  deleteOwnHoliday,
  holidayIn,
  isRemoved,
  libraryHolidays,
  lockHolidays,
  placeOf,
  removalsOf,
} from './store.ts';

export const deletePublicHoliday = writeOperation({
  id: 'publicHolidays.delete',
  route: 'DELETE /public-holidays/{id}',
  subject: 'public_holiday',
  summary: 'Remove a public holiday',
  description:
    'One of the organization’s own is deleted. One of its country or region is kept no longer, on this day or in every year; added by date and name it comes back. Leave booked already keeps the days it was counted with.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('hol') }),
  query: Strict({
    every_year: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'The holiday of this name in every year. For holidays of the country or region.',
      }),
    ),
  }),
  returns: PublicHoliday,
  refuses: ['NOT_FOUND'],

  run: ({ work, params, query }) => removeHoliday(work, params.id, query.every_year ?? false),
});

/** By the same rules from wherever it is asked: app, or the undoing of an import. */
export async function removeHoliday(work: UnitOfWork, id: string, isEveryYear: boolean): Promise<PublicHoliday> {
  await lockHolidays(work);
  const own = await deleteOwnHoliday(work, id);
  if (own && isEveryYear) throw invalid('every_year', 'leave.ownHolidayOnce');
  const holiday = own ?? (await removeDay(work, id, isEveryYear));
  work.audit({ action: 'publicHolidays.delete', subjectType: 'public_holiday', subjectId: holiday.id });
  return holiday;
}

async function removeDay(work: UnitOfWork, id: string, isEveryYear: boolean): Promise<PublicHoliday> {
  const date = dateWithin(id);
  const days = date === null ? [] : await libraryHolidays(await placeOf(work), date, date);
  const day = days.find((one) => one.id === id);
  if (!day || isRemoved(await removalsOf(work.tx, work.actor.organizationId), day)) throw notFound('public holiday');
  await work.insert('public_holiday_removals', {
    name: day.name,
    date: day.date,
    is_every_year: isEveryYear,
    created_at: work.now,
  });
  return holidayIn(readerOf(work.origin).language, day);
}
