import type { NewLineItem, NewMileage, NewPerDiem } from '../features/expenses/index.ts';

/** A report as people of the demo write one; days count from its first. */
export interface ExpensePlan {
  readonly title: string;
  readonly purpose: string | null;
  readonly type: 'REIMBURSEMENT' | 'CORPORATE_CARD' | 'TRAVEL';
  /** How many days it is about. */
  readonly days: number;
  readonly items: readonly (Omit<NewLineItem, 'date'> & { readonly day: number })[];
  readonly perDiems?: readonly (Omit<NewPerDiem, 'date'> & { readonly day: number })[];
  readonly mileage?: readonly (Omit<NewMileage, 'date'> & { readonly day: number })[];
}

const dollars = { currency: 'USD', exchange_rate: 1.3725 };

export const expensePlans: readonly ExpensePlan[] = [
  {
    title: 'Cheese makers in Québec',
    purpose: 'New suppliers for the autumn menu',
    type: 'TRAVEL',
    days: 3,
    items: [
      {
        day: 0,
        expense_type: 'ACCOMMODATION',
        vendor: 'Auberge du Marché',
        description: 'Two nights',
        amount_before_tax: 318,
        gst: 15.9,
        qst: 31.72,
      },
      {
        day: 1,
        expense_type: 'MEALS',
        vendor: 'Chez Mireille',
        description: 'Dinner with the makers',
        amount_before_tax: 142.5,
        gst: 7.13,
        qst: 14.21,
        gratuity: 24,
      },
    ],
    perDiems: [
      { day: 0, per_diem_type: 'INCIDENTALS', quantity: 3, rate: 17.5 },
      { day: 2, per_diem_type: 'LUNCH', rate: 23.6 },
    ],
    mileage: [{ day: 0, description: 'To Québec and back', round_trip: true, distance: 782.4, rate_per_unit: 0.72 }],
  },
  {
    title: 'Restaurant show in Chicago',
    purpose: 'Ovens and ordering systems',
    type: 'TRAVEL',
    days: 4,
    items: [
      { day: 0, expense_type: 'AIRFARE', vendor: 'Lakeline Air', amount_before_tax: 412.3, hst: 53.6 },
      {
        day: 0,
        expense_type: 'ACCOMMODATION',
        vendor: 'The Alder',
        description: 'Three nights',
        ...dollars,
        amount_before_tax: 567,
        pst: 98.66,
      },
      {
        day: 1,
        expense_type: 'GROUND_TRANSPORT',
        description: 'Airport train and taxis',
        ...dollars,
        amount_before_tax: 64.25,
      },
    ],
    perDiems: [{ day: 1, per_diem_type: 'FULL_DAY', quantity: 3, rate: 82, ...dollars }],
  },
  {
    title: 'Knives and aprons',
    purpose: null,
    type: 'REIMBURSEMENT',
    days: 1,
    items: [
      {
        day: 0,
        expense_type: 'SUPPLIES',
        vendor: 'Cutler Bros.',
        description: 'Two knives',
        amount_before_tax: 186,
        hst: 24.18,
      },
      {
        day: 0,
        expense_type: 'SUPPLIES',
        vendor: 'Linen & Co',
        description: 'Aprons',
        amount_before_tax: 74.9,
        hst: 9.74,
      },
    ],
  },
  {
    title: 'Farm visits',
    purpose: 'Checking the asparagus',
    type: 'REIMBURSEMENT',
    days: 2,
    items: [],
    mileage: [
      { day: 0, description: 'Pickering farm', round_trip: true, distance: 46.5, rate_per_unit: 0.72 },
      { day: 1, description: 'Holland Marsh', round_trip: true, distance: 61.2, rate_per_unit: 0.72 },
    ],
  },
  {
    title: 'Food handler course',
    purpose: null,
    type: 'REIMBURSEMENT',
    days: 1,
    items: [
      {
        day: 0,
        expense_type: 'TRAINING',
        vendor: 'SafeServe',
        description: 'Course and exam',
        amount_before_tax: 95,
        hst: 12.35,
      },
      { day: 0, expense_type: 'OTHER', description: 'Parking', amount_before_tax: 14.16, hst: 1.84 },
    ],
  },
  {
    title: 'Tasting for the wedding fair',
    purpose: null,
    type: 'CORPORATE_CARD',
    days: 1,
    items: [
      {
        day: 0,
        expense_type: 'SUPPLIES',
        vendor: 'Bloom Street',
        description: 'Flowers',
        amount_before_tax: 128,
        hst: 16.64,
      },
      {
        day: 0,
        expense_type: 'ENTERTAINMENT',
        vendor: 'Harbour Quartet',
        description: 'An hour of music',
        amount_before_tax: 350,
      },
    ],
  },
  {
    title: 'Phone and data',
    purpose: null,
    type: 'REIMBURSEMENT',
    days: 1,
    items: [{ day: 0, expense_type: 'COMMUNICATION', vendor: 'Beacon Mobile', amount_before_tax: 45, hst: 5.85 }],
  },
];
