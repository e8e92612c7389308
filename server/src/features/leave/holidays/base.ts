import { Type } from 'typebox';
import { readerOf } from '../../../kernel/actor.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { Day, dayIn } from '../../../lib/days.ts';
import { RecordId } from '../../../lib/fields.ts';
import { Nullable, Strict, Text } from '../../../lib/schema.ts';
import { firstHolidayYear, lastHolidayYear } from './record.ts';
import { holidayRegionOf } from './regions.ts';
import { isRemoved, libraryHolidays, regionOf, removalsOf } from './store.ts';

const HolidayBase = Type.Object(
  {
    year: Type.Integer({ description: 'The calendar year.', examples: [2026] }),
    country: Type.String({ description: 'ISO 3166-1 alpha-2.', examples: ['CA'] }),
    region: Nullable(Type.String(), { description: 'Province or state whose holidays count.' }),
    holidays: Type.Array(
      Type.Object({
        id: RecordId('hol'),
        date: Day('The day itself.'),
        name: Type.String({ description: 'What the holiday is called.', examples: ['Family Day'] }),
        is_kept: Type.Boolean({ description: 'false: the organization works on this day.' }),
      }),
      { description: 'In the order of their dates.' },
    ),
  },
  { $id: 'HolidayBase', description: 'The public holidays of a country or region, kept by the organization or not.' },
);

export const getHolidayBase = readOperation({
  id: 'publicHolidays.base',
  route: 'GET /public-holidays/base',
  summary: 'Read the public holidays of the country',
  description:
    'Every holiday that the law of the country or region has in a year, with whether the organization keeps it. Days of its own are not among them.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  query: Strict({
    year: Type.Optional(
      Type.Integer({
        minimum: firstHolidayYear,
        maximum: lastHolidayYear,
        description: 'This year on the organization’s calendar unless given.',
      }),
    ),
    work_location: Type.Optional(
      Text(200, { description: 'Those of people who work there (`holiday_regions`), in place of the organization’s.' }),
    ),
  }),
  returns: HolidayBase,

  async run({ actor, origin, db, nowMs, query }) {
    const { id, timezone } = actor.organization;
    const year = query.year ?? Number(dayIn(timezone, nowMs).slice(0, 4));
    const { country, region } = holidayRegionOf(
      actor.organization,
      await regionOf(db, id),
      query.work_location ?? null,
    );
    const [days, removals] = await Promise.all([
      libraryHolidays({ id, country, region }, `${String(year)}-01-01`, `${String(year)}-12-31`),
      removalsOf(db, id),
    ]);
    const holidays = days.map((day) => ({
      id: day.id,
      date: day.date,
      name: day.names[readerOf(origin).language],
      is_kept: !isRemoved(removals, day),
    }));
    return { year, country, region, holidays };
  },
});
