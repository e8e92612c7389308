import { type Actor, administers, isInPerson, whyNotScope } from '../../../kernel/actor.ts';
import type { Withheld } from '../../../kernel/context.ts';
import { preparesPayrollOf } from '../visibility.ts';
import { payFieldNames, payScope, type Timesheet, timesheetFieldNames, type TimesheetInEvent } from './record.ts';
import type { TimesheetRow } from './store.ts';

/** Without pay figures: what events carry. */
export function snapshotOf(row: TimesheetRow): TimesheetInEvent {
  const sheet = {} as Record<string, unknown>;
  for (const name of timesheetFieldNames) sheet[name] = row[name];
  return sheet as unknown as TimesheetInEvent;
}

/** Pay figures: users.employment:read and an Administrator or Executive. */
const whyNoPay = (actor: Actor): Withheld['reason'] | null =>
  whyNotScope(actor, payScope) ?? (administers(actor) ? null : 'role');

/** Of everyone, by office. */
export const seesPay = (actor: Actor): boolean => whyNoPay(actor) === null;

/** Of someone in this department: in the app also who prepares their payroll. Tokens go by the office alone. */
export const seesPayOf = (actor: Actor, { department_id }: Pick<TimesheetRow, 'department_id'>): boolean =>
  seesPay(actor) || (isInPerson(actor) && preparesPayrollOf(actor, department_id));

/** What answers about these leave out. */
export function withheldFromSheets(actor: Actor, rows: readonly Pick<TimesheetRow, 'department_id'>[]): Withheld[] {
  const reason = whyNoPay(actor);
  return reason === null || (rows.length > 0 && rows.every((row) => seesPayOf(actor, row)))
    ? []
    : [{ fields: payFieldNames, scope: payScope, reason }];
}

export function presentTimesheet(actor: Actor, row: TimesheetRow): Timesheet {
  if (!seesPayOf(actor, row)) return snapshotOf(row);
  const { regular_pay, overtime_pay, total_pay, currency } = row;
  return {
    ...snapshotOf(row),
    regular_pay: Number(regular_pay),
    overtime_pay: Number(overtime_pay),
    total_pay: Number(total_pay),
    currency,
  };
}
