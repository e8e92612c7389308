import type { Data, Item } from '../../client/hooks.ts';
import type { Format } from '../../format.ts';

export type PayRun = Item<'/pay-runs'>;
export type PayLine = Item<'/pay-runs/{id}/lines'>;
export type Preview = Data<'/pay-periods/preview'>;

/** All of it is one screen: what is to be closed, how, and what was. */
export const runsAddress = '/pay-periods?show=runs';
export const runAddress = (id: string): string => `/pay-periods?run=${id}`;
export const filesAddress = (id: string): string => `/pay-periods?run=${id}&show=files`;
export const closeAddress = (periodStart: string): string => `/pay-periods?close=${periodStart}`;

/** What is paid in all, for each currency. */
export const sayTotals = (totals: PayRun['totals'], format: Format): string =>
  totals.map(({ total_pay: amount, currency }) => format.money(amount, currency)).join(' + ') || format.money(0);

export const workedMinutes = (totals: PayRun['totals']): number =>
  totals.reduce((sum, { regular_minutes: regular, overtime_minutes: overtime }) => sum + regular + overtime, 0);

export const minutesOf = (
  totals: PayRun['totals'],
  name: 'regular_minutes' | 'paid_leave_minutes' | 'holiday_minutes',
): number => totals.reduce((all, one) => all + one[name], 0);

/** A difference says which way it goes. */
export const signed = (text: string, value: number): string => (value > 0 ? `+${text}` : text);
