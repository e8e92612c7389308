import { type Static, Type } from 'typebox';
import { readOperation } from '../../../kernel/operation.ts';
import { Day, daysBetween } from '../../../lib/days.ts';
import { invalid } from '../../../lib/errors.ts';
import { Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { openHolidays } from '../holidays/places.ts';
import { workLocationOf } from '../holidays/store.ts';
import { listPlannedLeave } from './planned-store.ts';

/** More than any screen of one person shows at a time. */
const maxDays = 92;

const DaysOff = Type.Object(
  {
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
  },
  { $id: 'DaysOff', description: 'One’s own public holidays and leave.' },
);
export type DaysOff = Static<typeof DaysOff>;

export const getMyDaysOff = readOperation({
  id: 'leaves.daysOff',
  route: 'GET /days-off/mine',
  summary: 'Read one’s own days off',
  description:
    'Public holidays of the place of work (`holiday_regions`), else of the organization, and leave, between two days.',
  surface: 'app',
  scope: null,
  query: Strict({
    start_date: Day('First day.'),
    end_date: Day(`Last day; at most ${String(maxDays)} days in all.`),
  }),
  returns: DaysOff,

  async run({ actor, db, query: { start_date: from, end_date: to } }) {
    if (to < from) throw invalid('end_date', say('validation.beforeOther', { other: 'start_date' }));
    if (daysBetween(from, to) >= maxDays) throw invalid('end_date', say('calendar.tooLong', { days: maxDays }));
    const { organization, organizationId, userId, language } = actor;
    const [book, location, planned] = await Promise.all([
      openHolidays(db, organization, from, to, language),
      userId === null ? null : workLocationOf(db, organizationId, userId),
      userId === null ? [] : listPlannedLeave(db, actor, [userId], { start_date: from, end_date: to }),
    ]);
    const own = (await book.at([location])).of(location);
    return {
      holidays: [...own].map(([date, name]) => ({ date, name })),
      leaves: planned.map(({ start_date, end_date }) => ({ start_date, end_date })),
    };
  },
});
