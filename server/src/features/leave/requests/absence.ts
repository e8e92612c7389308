import type { Tenant } from '../../../kernel/actor.ts';
import { isWeekend } from '../../../kernel/settings.ts';
import { standardDayMinutes } from '../balances/ledger.ts';
import { isRemoved, libraryDaysBetween, type Removal } from '../holidays/store.ts';

/** A day that is paid without work. */
export interface PaidDay {
  readonly date: string;
  readonly minutes: number;
}

export interface AbsenceRow {
  readonly region: string | null;
  readonly own_holidays: string[];
  readonly removals: Removal[];
  readonly leave: PaidDay[];
}

/** What a person is paid for without working: approved leave of paid types, its part of a standard day or its hours, and public holidays. */
export interface PaidAbsence {
  readonly leave: readonly PaidDay[];
  readonly holidays: readonly PaidDay[];
}

/** The same as they were answered, with the holidays of the country between these days. */
export async function paidAbsence(tenant: Tenant, row: AbsenceRow, from: string, to: string): Promise<PaidAbsence> {
  const library = await libraryDaysBetween(tenant.country, row.region, from, to);
  const kept = library.filter((day) => !isRemoved(row.removals, day)).map(({ date }) => date);
  // A holiday on a weekend is no day's pay.
  const { weekend_days: weekend } = tenant.settings;
  const dates = [...new Set([...kept, ...row.own_holidays])].filter((date) => !isWeekend(weekend, date));
  const minutes = standardDayMinutes(tenant);
  return { leave: row.leave, holidays: dates.map((date) => ({ date, minutes })) };
}
