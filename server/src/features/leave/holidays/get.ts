import { Type } from 'typebox';
import { readerOf } from '../../../kernel/actor.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { dayIn } from '../../../lib/days.ts';
import { Strict } from '../../../lib/schema.ts';
import { firstHolidayYear, HolidayYear, lastHolidayYear } from './record.ts';
import { holidaysBetween, regionOf } from './store.ts';

export const getPublicHolidays = readOperation({
  id: 'publicHolidays.get',
  route: 'GET /public-holidays',
  summary: 'Read the public holidays of a year',
  description:
    'Those of the organization’s country and region, without the ones it does not keep and with the ones it has added. No one’s leave is counted on them. Names are in the language that Accept-Language asks for.',
  scope: 'leaves:read',
  query: Strict({
    year: Type.Optional(
      Type.Integer({
        minimum: firstHolidayYear,
        maximum: lastHolidayYear,
        examples: [2026],
        description: 'This year on the organization’s calendar unless given.',
      }),
    ),
  }),
  returns: HolidayYear,
  isWorded: true,

  async run({ actor, origin, db, nowMs, query }) {
    const { id, country, timezone } = actor.organization;
    const year = query.year ?? Number(dayIn(timezone, nowMs).slice(0, 4));
    const region = await regionOf(db, id);
    const place = { id, country, region };
    const { language } = readerOf(origin);
    const holidays = await holidaysBetween(db, place, `${String(year)}-01-01`, `${String(year)}-12-31`, language);
    return { year, country, region, holidays };
  },
});
