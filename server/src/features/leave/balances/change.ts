import type { Units } from '../amounts.ts';
import { type Account, availableIn, bringUp, type DueEntry, movingBefore, plannedIn, yearOf } from './account.ts';
import type { EntitlingType, LeavePerson } from './entitlement.ts';

/** Amounts of one account by calendar year. */
export type Amounts = ReadonlyMap<number, Units>;

/** What a change adds to an account; negative amounts are given back. */
export interface AccountChange {
  readonly pending?: Amounts;
  readonly taken?: Amounts;
  readonly adjusted?: Amounts;
}

export interface Rules {
  readonly type: EntitlingType;
  readonly person: LeavePerson;
  readonly today: string;
}

/**
 * Counts a change in, and answers the entries that takes. The account is brought up before, so that the change meets the
 * ledger as a run just before would have left it, and after: what a closed year gets back moves on at once.
 */
export function changeAccount({ type, person, today }: Rules, account: Account, change: AccountChange): DueEntry[] {
  const due = bringUp(type, person, account, today);
  const settled = movingBefore(type, person, account, today);
  for (const field of ['pending', 'taken', 'adjusted'] as const) {
    for (const [year, units] of change[field] ?? []) yearOf(account, year)[field] += units;
  }
  return [...due, ...bringUp(type, person, account, today, settled)];
}

export const negated = (amounts: Amounts): Amounts => new Map([...amounts].map(([year, units]) => [year, -units]));

/** Year by year; what is in neither is in none. */
export function sumOfAmounts(...all: readonly Amounts[]): Amounts {
  const sums = new Map<number, Units>();
  for (const [year, units] of all.flatMap((amounts) => [...amounts])) sums.set(year, (sums.get(year) ?? 0) + units);
  return sums;
}

/** What a year offers: a grant can be booked against before its day comes, twelfths only once they have come. */
export function bookableIn({ type, person }: Pick<Rules, 'type' | 'person'>, account: Account, year: number): Units {
  const planned = plannedIn(type, person, account, year).filter(({ kind }) => kind === 'GRANT');
  return planned.reduce((sum, { units }) => sum + units, availableIn(yearOf(account, year)));
}

/** A year that does not offer what a leave takes of it. */
export interface Shortfall {
  readonly year: number;
  readonly wanted: Units;
  readonly available: Units;
}

/** The years that are overdrawn; `wanted` is reserved in the account already. */
export function findShortfalls(rules: Rules, account: Account, wanted: Amounts): Shortfall[] {
  return [...wanted].flatMap(([year, units]) => {
    const available = bookableIn(rules, account, year) + units;
    return units > 0 && units > available ? [{ year, wanted: units, available }] : [];
  });
}
