import { type Static, Type } from 'typebox';
import { readOperation } from '../../../kernel/operation.ts';
import { Day, daysBetween } from '../../../lib/days.ts';
import { invalid } from '../../../lib/errors.ts';
import { Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { openHolidays } from './places.ts';
import { workLocationOf } from './store.ts';

/** More than any screen of one person shows at a time. */
const maxDays = 92;

const MyHolidays = Type.Object(
  {
    holidays: Type.Array(
      Type.Object({
        date: Day('The day itself.'),
        name: Type.String({ description: 'What the holiday is called.', examples: ['Canada Day'] }),
      }),
      { description: 'In the order of their dates.' },
    ),
  },
  { $id: 'MyHolidays', description: 'One’s own public holidays, by the place where one works.' },
);
export type MyHolidays = Static<typeof MyHolidays>;

export const getMyHolidays = readOperation({
  id: 'publicHolidays.mine',
  route: 'GET /public-holidays/mine',
  summary: 'Read one’s own public holidays',
  description: 'Those of the place of work (`holiday_regions`), else of the organization, between two days.',
  surface: 'app',
  scope: null,
  query: Strict({
    start_date: Day('First day.'),
    end_date: Day(`Last day; at most ${String(maxDays)} days in all.`),
  }),
  returns: MyHolidays,

  async run({ actor, db, query: { start_date: from, end_date: to } }) {
    if (to < from) throw invalid('end_date', say('validation.beforeOther', { other: 'start_date' }));
    if (daysBetween(from, to) >= maxDays) throw invalid('end_date', say('calendar.tooLong', { days: maxDays }));
    const { organization, organizationId, userId, language } = actor;
    const [book, location] = await Promise.all([
      openHolidays(db, organization, from, to, language),
      userId === null ? null : workLocationOf(db, organizationId, userId),
    ]);
    const own = (await book.at([location])).of(location);
    return { holidays: [...own].map(([date, name]) => ({ date, name })) };
  },
});
