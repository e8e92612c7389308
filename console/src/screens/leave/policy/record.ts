import type { Data, Item } from '../../../client/hooks.ts';
import type { Format } from '../../../format.ts';

export type LeaveType = Item<'/leave-types'>;
export type LockedDates = Item<'/locked-dates'>;
export type PersonBalances = Item<'/leave-balances/people'>;
export type Balance = PersonBalances['balances'][number];
export type LedgerEntry = Item<'/leave-balances/ledger'>;
export type TypePreview = Data<'/leave-types/preview', 'post'>;
export type HolidayBase = Data<'/public-holidays/base'>;

/** `+2.5`, `−3`: what an entry does to the balance. */
export const saySigned = (format: Format, amount: number): string =>
  `${amount < 0 ? '−' : '+'}${format.number(Math.abs(amount))}`;
