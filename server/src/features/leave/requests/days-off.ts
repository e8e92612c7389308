import { type Static, Type } from 'typebox';
import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { Day } from '../../../lib/days.ts';
import type { DayWindow } from '../../../lib/windows.ts';
import { openHolidays } from '../holidays/places.ts';
import { workLocationOf } from '../holidays/store.ts';
import { listPlannedLeave } from './planned-store.ts';

export const DaysOff = {
  holidays: Type.Array(
    Type.Object({
      date: Day('The day itself.'),
      name: Type.String({ description: 'What the holiday is called.', examples: ['Canada Day'] }),
    }),
    { description: 'Public holidays by the place where one works, in the order of their dates.' },
  ),
  leaves: Type.Array(Type.Object({ start_date: Day('First day.'), end_date: Day('Last day.') }), {
    description: 'Leave that is approved or asked for, in the order of its first days.',
  }),
};
type DaysOff = { [Field in keyof typeof DaysOff]: Static<(typeof DaysOff)[Field]> };

/** One’s own, between two days. */
export async function daysOffOf(db: Db, actor: Actor, window: DayWindow): Promise<DaysOff> {
  const { organization, organizationId, userId, language } = actor;
  const [book, location, planned] = await Promise.all([
    openHolidays(db, organization, window.start_date, window.end_date, language),
    userId === null ? null : workLocationOf(db, organizationId, userId),
    userId === null ? [] : listPlannedLeave(db, actor, [userId], window),
  ]);
  const own = (await book.at([location])).of(location);
  return {
    holidays: [...own].map(([date, name]) => ({ date, name })),
    leaves: planned.map(({ start_date, end_date }) => ({ start_date, end_date })),
  };
}
