import type { NewLineItem, NewMileage, NewPerDiem } from '../features/expenses/index.ts';

type Dated<Line> = Omit<Line, 'date'> & { readonly day: number };

/** A report as people of the demo write one; days count from its first. */
export interface ExpensePlan {
  readonly title: string;
  readonly purpose: string | null;
  readonly type: 'REIMBURSEMENT' | 'CORPORATE_CARD' | 'TRAVEL';
  /** How many days it is about. */
  readonly days: number;
  readonly items: readonly Dated<NewLineItem>[];
  readonly perDiems?: readonly Dated<NewPerDiem>[];
  readonly mileage?: readonly Dated<NewMileage>[];
}

const item = (
  day: number,
  expense_type: NewLineItem['expense_type'],
  vendor: string | null,
  description: string | null,
  amount_before_tax: number,
  rest: Partial<NewLineItem> = {},
): Dated<NewLineItem> => ({ day, expense_type, vendor, description, amount_before_tax, ...rest });

const drive = (day: number, description: string, distance: number): Dated<NewMileage> => ({
  day,
  description,
  distance,
  round_trip: true,
  rate_per_unit: 0.72,
});

const dollars = { currency: 'USD', exchange_rate: 1.3725 };

export const expensePlans: readonly ExpensePlan[] = [
  {
    title: 'Cheese makers in Québec',
    purpose: 'New suppliers for the autumn menu',
    type: 'TRAVEL',
    days: 3,
    items: [
      item(0, 'ACCOMMODATION', 'Auberge du Marché', 'Two nights', 318, { gst: 15.9, qst: 31.72 }),
      item(1, 'MEALS', 'Chez Mireille', 'Dinner with the makers', 142.5, { gst: 7.13, qst: 14.21, gratuity: 24 }),
    ],
    perDiems: [
      { day: 0, per_diem_type: 'INCIDENTALS', quantity: 3, rate: 17.5 },
      { day: 2, per_diem_type: 'LUNCH', rate: 23.6 },
    ],
    mileage: [drive(0, 'To Québec and back', 782.4)],
  },
  {
    title: 'Restaurant show in Chicago',
    purpose: 'Ovens and ordering systems',
    type: 'TRAVEL',
    days: 4,
    items: [
      item(0, 'AIRFARE', 'Lakeline Air', null, 412.3, { hst: 53.6 }),
      item(0, 'ACCOMMODATION', 'The Alder', 'Three nights', 567, { ...dollars, pst: 98.66 }),
      item(1, 'GROUND_TRANSPORT', null, 'Airport train and taxis', 64.25, dollars),
    ],
    perDiems: [{ day: 1, per_diem_type: 'FULL_DAY', quantity: 3, rate: 82, ...dollars }],
  },
  {
    title: 'Knives and aprons',
    purpose: null,
    type: 'REIMBURSEMENT',
    days: 1,
    items: [
      item(0, 'SUPPLIES', 'Cutler Bros.', 'Two knives', 186, { hst: 24.18 }),
      item(0, 'SUPPLIES', 'Linen & Co', 'Aprons', 74.9, { hst: 9.74 }),
    ],
  },
  {
    title: 'Farm visits',
    purpose: 'Checking the asparagus',
    type: 'REIMBURSEMENT',
    days: 2,
    items: [],
    mileage: [drive(0, 'Pickering farm', 46.5), drive(1, 'Holland Marsh', 61.2)],
  },
  {
    title: 'Food handler course',
    purpose: null,
    type: 'REIMBURSEMENT',
    days: 1,
    items: [
      item(0, 'TRAINING', 'SafeServe', 'Course and exam', 95, { hst: 12.35 }),
      item(0, 'OTHER', null, 'Parking', 14.16, { hst: 1.84 }),
    ],
  },
  {
    title: 'Tasting for the wedding fair',
    purpose: null,
    type: 'CORPORATE_CARD',
    days: 1,
    items: [
      item(0, 'SUPPLIES', 'Bloom Street', 'Flowers', 128, { hst: 16.64 }),
      item(0, 'ENTERTAINMENT', 'Harbour Quartet', 'An hour of music', 350),
    ],
  },
  {
    title: 'Phone and data',
    purpose: null,
    type: 'REIMBURSEMENT',
    days: 1,
    items: [item(0, 'COMMUNICATION', 'Beacon Mobile', null, 45, { hst: 5.85 })],
  },
];
