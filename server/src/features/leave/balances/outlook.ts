import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { numberOf, unitsOf } from '../amounts.ts';
import type { LeaveType } from '../types/record.ts';
import { allLeaveTypes } from '../types/store.ts';
import { seesLeaveOfType } from '../visibility.ts';
import { sumBookedByYear } from './leaving-store.ts';
import { getVisiblePerson } from './people-store.ts';
import { presentBalance } from './present.ts';
import { leavePersonOf, readAccounts } from './store.ts';

/** A balance as it will stand at the end of a year, by the rules, patterns and bookings of now. */
export interface OutlookOfYear {
  readonly leave_type_id: string;
  readonly name: string;
  readonly unit: LeaveType['unit'];
  readonly is_pro_rata: boolean;
  readonly year: number;
  /** Granted and accrued, brought over and adjusted. */
  readonly granted: number;
  readonly taken: number;
  readonly booked: number;
  readonly left: number;
}

/** Of each type with an allowance that the actor may know, this year and the next. */
export async function leaveOutlook(db: Db, actor: Actor, userId: string, today: string): Promise<OutlookOfYear[]> {
  const tenant = actor.organization;
  const row = await getVisiblePerson(db, actor, userId);
  const [types, accounts, booked] = await Promise.all([
    allLeaveTypes(db, tenant.id),
    readAccounts(db, tenant.id, { userIds: [userId] }),
    sumBookedByYear(db, tenant.id, userId, today),
  ]);
  const person = leavePersonOf(tenant, row);
  const whose = { user_id: row.id, department_id: row.department_id, manager_id: row.manager_id };
  const thisYear = Number(today.slice(0, 4));
  const shown = types.filter(
    (type) => type.is_active && type.annual_allowance !== null && seesLeaveOfType(actor, type, whose),
  );
  return shown.flatMap((type) =>
    [thisYear, thisYear + 1].map((year): OutlookOfYear => {
      const account = accounts.of(userId, type.id);
      const end = `${String(year)}-12-31`;
      const balance = presentBalance({ tenant, person, type, account, year, today: end });
      const { accrued, carried_over, adjusted, taken, pending, available } = balance;
      const later = booked.find((one) => one.leave_type_id === type.id && one.year === year);
      const approved = unitsOf(later?.amount ?? '0');
      const units = (number: number) => unitsOf(String(number));
      return {
        leave_type_id: type.id,
        name: type.name,
        unit: type.unit,
        is_pro_rata: type.pro_rata,
        year,
        granted: numberOf(units(accrued) + units(carried_over) + units(adjusted)),
        taken: numberOf(units(taken) - approved),
        booked: numberOf(approved + units(pending)),
        left: available ?? 0,
      };
    }),
  );
}
