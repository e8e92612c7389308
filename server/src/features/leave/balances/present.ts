import type { Tenant } from '../../../kernel/actor.ts';
import { numberOf, type Units } from '../amounts.ts';
import type { LeaveTypeRow } from '../types/store.ts';
import { type Account, availableIn, bringUp, plannedIn, yearOf } from './account.ts';
import type { LeavePerson } from './entitlement.ts';
import type { LeaveBalance } from './record.ts';
import { entitlingTypeOf } from './store.ts';

interface Asked {
  readonly tenant: Tenant;
  readonly person: LeavePerson;
  readonly type: LeaveTypeRow;
  readonly account: Account;
  readonly year: number;
  readonly today: string;
}

const sumOf = (entries: readonly { readonly units: Units }[]): Units =>
  entries.reduce((sum, { units }) => sum + units, 0);

/**
 * The sum of the ledger's entries. What is due and not entered yet is counted as if it were: a balance is right whether
 * or not the nightly run has been.
 */
export function presentBalance({ tenant, person, type, account, year, today }: Asked): LeaveBalance {
  const entitling = entitlingTypeOf(tenant, type);
  bringUp(entitling, person, account, today);
  const sums = yearOf(account, year);
  const planned = plannedIn(entitling, person, account, year);
  // A grant can be booked against before its day comes.
  const granted = sumOf(planned.filter(({ kind }) => kind === 'GRANT'));
  const isLimited = type.annual_allowance !== null;
  return {
    leave_type: { id: type.id, name: type.name, code: type.code, color: type.color, is_private: type.is_private },
    entitled: isLimited ? numberOf(sums.accrued + sumOf(planned)) : null,
    accrued: numberOf(sums.accrued + granted),
    carried_over: numberOf(sums.carriedIn - sums.carriedOut - sums.expired),
    adjusted: numberOf(sums.adjusted),
    taken: numberOf(sums.taken),
    pending: numberOf(sums.pending),
    available: isLimited ? numberOf(availableIn(sums) + granted) : null,
    unit: type.unit,
  };
}
