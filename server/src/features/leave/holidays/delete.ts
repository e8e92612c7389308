import { Type } from 'typebox';
import { sql } from '../../../db/sql.ts';
import { invalid, notFound } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { PublicHoliday } from './record.ts';
import { dateWithin, holidaysBetween, lockHolidays, placeOf } from './store.ts';

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
  const holiday = (await deleteOwn(work, id, isEveryYear)) ?? (await removeDay(work, id, isEveryYear));
  work.audit({ action: 'publicHolidays.delete', subjectType: 'public_holiday', subjectId: holiday.id });
  return holiday;
}

async function deleteOwn({ actor, tx }: UnitOfWork, id: string, isEveryYear: boolean): Promise<PublicHoliday | null> {
  const { rows } = await sql<PublicHoliday>`
    delete from public_holidays where organization_id = ${actor.organizationId} and id = ${id}
    returning id, date, name, true as is_custom`.execute(tx);
  if (rows[0] && isEveryYear) throw invalid('every_year', 'A holiday of the organization’s own stands for one day.');
  return rows[0] ?? null;
}

async function removeDay(work: UnitOfWork, id: string, isEveryYear: boolean): Promise<PublicHoliday> {
  const { actor, tx, now } = work;
  const date = dateWithin(id);
  const days = date === null ? [] : await holidaysBetween(tx, await placeOf(work), date, date);
  const day = days.find((one) => one.id === id);
  if (!day) throw notFound('public holiday');
  await sql`
    insert into public_holiday_removals (organization_id, name, date, is_every_year, created_at)
    values (${actor.organizationId}, ${day.name}, ${day.date}, ${isEveryYear}, ${now})`.execute(tx);
  return day;
}
