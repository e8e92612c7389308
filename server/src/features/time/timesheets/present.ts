import { type Actor, administers, whyNotScope } from '../../../kernel/actor.ts';
import type { Withheld } from '../../../kernel/context.ts';
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

export const seesPay = (actor: Actor): boolean => whyNoPay(actor) === null;

/** What an answer leaves out. */
export function withheldFromSheets(actor: Actor): Withheld[] {
  const reason = whyNoPay(actor);
  return reason === null ? [] : [{ fields: payFieldNames, scope: payScope, reason }];
}

export function presentTimesheet(actor: Actor, row: TimesheetRow): Timesheet {
  if (!seesPay(actor)) return snapshotOf(row);
  const { regular_pay, overtime_pay, total_pay, currency } = row;
  return {
    ...snapshotOf(row),
    regular_pay: Number(regular_pay),
    overtime_pay: Number(overtime_pay),
    total_pay: Number(total_pay),
    currency,
  };
}
