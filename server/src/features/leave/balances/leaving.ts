import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { numberOf, unitsOf } from '../amounts.ts';
import type { LeaveType } from '../types/record.ts';
import { allLeaveTypes, type LeaveTypeRow } from '../types/store.ts';
import { seesLeaveOfType } from '../visibility.ts';
import { sumBookedAfter } from './leaving-store.ts';
import { getVisiblePerson } from './people-store.ts';
import { presentBalance } from './present.ts';
import { leavePersonOf, readAccounts } from './store.ts';

export interface LeftOnLeaving {
  readonly leave_type_id: string;
  readonly name: string;
  readonly unit: LeaveType['unit'];
  /** As if what is booked for after the last day had been cancelled. */
  readonly available: number;
  readonly booked_after: number;
}

/** Paid leave that is given out by the year: the rest of it is money. Of sickness nothing is. */
const isPaidOut = (type: LeaveTypeRow): boolean =>
  type.is_active && type.is_paid && !type.is_sickness && type.annual_allowance !== null;

/** What a person will have left of each type at the end of their last day, by the rules and bookings of now. */
export async function leaveOnLeaving(db: Db, actor: Actor, userId: string, lastDay: string): Promise<LeftOnLeaving[]> {
  const tenant = actor.organization;
  const row = await getVisiblePerson(db, actor, userId);
  const [types, accounts, booked] = await Promise.all([
    allLeaveTypes(db, tenant.id),
    readAccounts(db, tenant.id, { userIds: [userId] }),
    sumBookedAfter(db, tenant.id, userId, lastDay),
  ]);
  const person = leavePersonOf(tenant, { ...row, employment_end_date: lastDay });
  const year = Number(lastDay.slice(0, 4));
  return types
    .filter(
      (type) =>
        isPaidOut(type) &&
        seesLeaveOfType(actor, type, { user_id: row.id, department_id: row.department_id, manager_id: row.manager_id }),
    )
    .map((type) => {
      const account = accounts.of(userId, type.id);
      const { available } = presentBalance({ tenant, person, type, account, year, today: lastDay });
      const after = booked.find(({ leave_type_id }) => leave_type_id === type.id);
      return {
        leave_type_id: type.id,
        name: type.name,
        unit: type.unit,
        available: numberOf(unitsOf(String(available ?? 0)) + unitsOf(after?.amount_that_year ?? '0')),
        booked_after: numberOf(unitsOf(after?.amount ?? '0')),
      };
    });
}
