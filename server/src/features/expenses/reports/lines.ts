import { type Static, type TSchema, Type } from 'typebox';
import { Day } from '../../../lib/days.ts';
import { RecordId } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Amount } from '../../../lib/money.ts';
import { Personal } from '../../../lib/personal.ts';
import { Nullable, Prose, Strict, Text } from '../../../lib/schema.ts';

export const expenseTypes = [
  'ACCOMMODATION',
  'AIRFARE',
  'GROUND_TRANSPORT',
  'MEALS',
  'ENTERTAINMENT',
  'SUPPLIES',
  'COMMUNICATION',
  'TRAINING',
  'OTHER',
] as const;
const perDiemTypes = ['FULL_DAY', 'PARTIAL_DAY', 'BREAKFAST', 'LUNCH', 'DINNER', 'INCIDENTALS'] as const;
const mileageUnits = ['KILOMETERS', 'MILES'] as const;

export const Currency = (description: string) =>
  Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3, examples: ['CAD'], description: `ISO 4217. ${description}` });

const money = (example: number, description?: string) =>
  Type.Number({ examples: [example], ...(description !== undefined && { description }) });

/** What the server works out for every line. */
const totals = (example: number, inWords: string) => ({
  total: money(example, `${inWords}, in the currency of the line, not rounded.`),
  total_in_base_currency: money(
    example,
    'total × exchange_rate, rounded half up to the minor unit of the report’s currency.',
  ),
});

const currency = Currency('That of the report unless given.');
const exchangeRate = Type.Number({
  minimum: 0.000_000_01,
  maximum: 999_999.999_999_99,
  examples: [1],
  description:
    'What one unit of the line’s currency is worth in the report’s currency. At most eight decimals. Needed if the two differ; 1 if they are the same.',
});
const tax = (name: string, example = 0) => Amount(`${name} in the currency of the line.`, example);
const notes = Personal(Nullable(Prose(1000), { description: 'Remarks for anyone who checks the line.' }));

const lineFields = {
  date: Day('The day on which it was paid.'),
  description: Personal(
    Nullable(Prose(500, { examples: ['Two nights near the market'] }), { description: 'What was bought.' }),
  ),
  vendor: Personal(Nullable(Text(200, { examples: ['Hotel Pine'] }), { description: 'Who was paid.' })),
  expense_type: Type.Enum([...expenseTypes], { description: 'What kind of expense it is.' }),
  expense_class: Nullable(Text(100), { description: 'The class or account that bookkeeping knows it by.' }),
  currency,
  exchange_rate: exchangeRate,
  amount_before_tax: Amount('In the currency of the line.', 320),
  gst: tax('GST'),
  pst: tax('PST'),
  hst: tax('HST', 41.6),
  qst: tax('QST'),
  gratuity: tax('Gratuity'),
  receipt_id: Personal(
    Nullable(Id('rct'), { examples: [null], description: 'A receipt of the same report; null: none.' }),
  ),
  notes,
};

const perDiemFields = {
  date: Day('The day it is for.'),
  per_diem_type: Type.Enum([...perDiemTypes], { description: 'For a day, a part of it or a meal.' }),
  quantity: Type.Number({
    minimum: 0.01,
    maximum: 999.99,
    examples: [1],
    description: 'How many; at most two decimals.',
  }),
  rate: Type.Number({
    minimum: 0,
    maximum: 999_999.9999,
    examples: [75],
    description: 'For one; at most four decimals.',
  }),
  currency,
  exchange_rate: exchangeRate,
  gst: tax('GST'),
  pst: tax('PST'),
  meal_provided: Type.Boolean({ description: 'Whether a meal was provided, for anyone who checks the rate.' }),
  notes,
};

const mileageFields = {
  date: Day('The day of the drive.'),
  description: Personal(
    Nullable(Prose(500, { examples: ['To the farm and back'] }), {
      description: 'From where to where, and what for.',
    }),
  ),
  round_trip: Type.Boolean({ description: 'distance is one way and counts twice.' }),
  distance: Type.Number({
    minimum: 0.01,
    maximum: 999_999.99,
    examples: [42.5],
    description: 'How far, one way for a round trip; at most two decimals.',
  }),
  unit: Type.Enum([...mileageUnits], { description: 'What distance and rate_per_unit are counted in.' }),
  rate_per_unit: Type.Number({
    minimum: 0,
    maximum: 9999.9999,
    examples: [0.72],
    description: 'For one kilometre or mile; at most four decimals.',
  }),
  currency,
  exchange_rate: exchangeRate,
  gst: tax('GST'),
  notes,
};

export const LineItem = Type.Object(
  { id: RecordId('eli'), ...lineFields, ...totals(361.6, 'amount_before_tax with taxes and gratuity') },
  { $id: 'ExpenseLineItem', description: 'One thing that was paid for.' },
);
export const PerDiem = Type.Object(
  { id: RecordId('epd'), ...perDiemFields, ...totals(75, 'quantity × rate with taxes') },
  { $id: 'ExpensePerDiem', description: 'A flat amount for a day or a meal.' },
);
export const Mileage = Type.Object(
  {
    id: RecordId('emi'),
    ...mileageFields,
    ...totals(61.2, 'distance, doubled for a round trip, × rate_per_unit, with GST'),
  },
  { $id: 'ExpenseMileage', description: 'A drive in one’s own car.' },
);
export type LineItem = Static<typeof LineItem>;
export type PerDiem = Static<typeof PerDiem>;
export type Mileage = Static<typeof Mileage>;

/** Of the fields of a line, these alone must be given. */
const withDefaults = <P extends Record<string, TSchema>, K extends keyof P>(
  fields: P,
  required: readonly K[],
  naming: { readonly $id: string; readonly description: string },
) =>
  Strict(
    Object.fromEntries(
      Object.entries(fields).map(([name, schema]) => [
        name,
        (required as readonly string[]).includes(name) ? schema : Type.Optional(schema),
      ]),
    ),
    naming,
  ) as unknown as ReturnType<
    typeof Strict<Pick<P, K> & { [O in Exclude<keyof P, K>]: ReturnType<typeof Type.Optional<P[O]>> }>
  >;

const maxLines = 500;

export const NewLineItem = withDefaults(lineFields, ['date', 'expense_type', 'amount_before_tax'], {
  $id: 'NewExpenseLineItem',
  description: 'One thing that was paid for, as it is sent.',
});
export const NewPerDiem = withDefaults(perDiemFields, ['date', 'per_diem_type', 'rate'], {
  $id: 'NewExpensePerDiem',
  description: 'A flat amount for a day or a meal, as it is sent.',
});
export const NewMileage = withDefaults(mileageFields, ['date', 'distance', 'rate_per_unit'], {
  $id: 'NewExpenseMileage',
  description: 'A drive in one’s own car, as it is sent.',
});
export type NewLineItem = Static<typeof NewLineItem>;
export type NewPerDiem = Static<typeof NewPerDiem>;
export type NewMileage = Static<typeof NewMileage>;

const all = 'All of them: what is sent replaces what is there.';
const hotel = {
  date: '2026-03-09',
  expense_type: 'ACCOMMODATION',
  vendor: 'Hotel Pine',
  amount_before_tax: 320,
  hst: 41.6,
};
const day = { date: '2026-03-10', per_diem_type: 'FULL_DAY', rate: 75 };
const drive = { date: '2026-03-10', round_trip: true, distance: 42.5, rate_per_unit: 0.72 };
export const lineArrays = {
  line_items: Type.Array(NewLineItem, { maxItems: maxLines, description: all, examples: [[hotel]] }),
  per_diems: Type.Array(NewPerDiem, { maxItems: maxLines, description: all, examples: [[day]] }),
  mileage: Type.Array(NewMileage, { maxItems: maxLines, description: all, examples: [[drive]] }),
};

/** The arrays of a report that hold its lines. */
export const arrayNames = ['line_items', 'per_diems', 'mileage'] as const;
export type ArrayName = (typeof arrayNames)[number];
