import { type Static, Type } from 'typebox';
import { Day } from '../../../lib/days.ts';
import { RecordId } from '../../../lib/fields.ts';
import { Nullable, Strict, Text } from '../../../lib/schema.ts';

export const firstHolidayYear = 1970;
export const lastHolidayYear = 2100;

export const PublicHoliday = Type.Object(
  {
    id: RecordId('hol'),
    date: { ...Day('The day itself.'), examples: ['2026-02-16'] },
    name: Type.String({ description: 'What the holiday is called.', examples: ['Family Day'] }),
    is_custom: Type.Boolean({ description: 'Added by the organization; false: a holiday of its country or region.' }),
  },
  { $id: 'PublicHoliday', description: 'A day off for everyone.' },
);
export type PublicHoliday = Static<typeof PublicHoliday>;

export const HolidayYear = Type.Object(
  {
    year: Type.Integer({ description: 'The calendar year.', examples: [2026] }),
    country: Type.String({ description: 'ISO 3166-1 alpha-2.', examples: ['CA'] }),
    region: Nullable(Type.String({ examples: ['ON'] }), {
      description: 'Province or state whose holidays count; null: those of the country alone.',
    }),
    holidays: Type.Array(PublicHoliday, { description: 'In the order of their dates.' }),
  },
  { $id: 'HolidayYear', description: 'The public holidays of one calendar year, as the organization keeps them.' },
);

export const NewPublicHoliday = Strict({
  date: Day('The day itself.'),
  name: Text(100, { description: 'What the holiday is called.', examples: ['Founders’ Day'] }),
});
export type NewPublicHoliday = Static<typeof NewPublicHoliday>;
