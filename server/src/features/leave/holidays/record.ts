import { Type, type Static } from 'typebox';
import { Day } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { Nullable, Strict, Text } from '../../../kernel/schema.ts';

export const firstHolidayYear = 1970;
export const lastHolidayYear = 2100;

export const PublicHoliday = Type.Object(
  {
    id: Id('hol'),
    date: Day(),
    name: Type.String({ examples: ['Family Day'] }),
    is_custom: Type.Boolean({ description: 'Added by the organization; false: a holiday of its country or region.' }),
  },
  { $id: 'PublicHoliday' },
);
export type PublicHoliday = Static<typeof PublicHoliday>;

export const HolidayYear = Type.Object(
  {
    year: Type.Integer({ examples: [2026] }),
    country: Type.String({ description: 'ISO 3166-1 alpha-2.', examples: ['CA'] }),
    region: Nullable(Type.String({ examples: ['ON'] })),
    holidays: Type.Array(PublicHoliday, { description: 'In the order of their dates.' }),
  },
  { $id: 'HolidayYear', description: 'The public holidays of one calendar year, as the organization keeps them.' },
);

export const NewPublicHoliday = Strict({
  date: Day(),
  name: Text(100, { examples: ['Founders’ Day'] }),
});
