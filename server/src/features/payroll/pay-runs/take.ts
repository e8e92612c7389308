import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { sumOfAmounts } from '../../../lib/money.ts';
import { hashOfJson } from '../../../lib/seal-of-run.ts';
import { leaveTypeNamesOf } from '../../leave/index.ts';
import { type Explained, explanationWithPay, lockedStatuses, payPeriodOf, type Span } from '../../time/index.ts';
import type { PayRunLine, PayTotals } from './record.ts';
import { listCorrectionsToTake, listExplanations, listSheetsToTake, type Taken } from './take-store.ts';

/** What stands in the way of a run, and what it would take. */
export interface Takings {
  /** null: no pay period begins on that day. */
  readonly period: Span | null;
  readonly blocking: readonly Taken[];
  readonly taken: readonly Taken[];
  /** Timesheets that it goes without. */
  readonly without: readonly Taken[];
}

/** Timesheets of the period, and those that runs before went without, that are in no run yet, and every open correction. */
export async function takingsOf(
  db: Db,
  actor: Actor,
  periodStart: string,
  lockedCorrections?: readonly string[],
  leftOut: ReadonlySet<string> = new Set(),
): Promise<Takings> {
  const all = await listSheetsToTake(db, actor, periodStart);
  const sheets = all.filter(({ timesheet_id: id }) => !leftOut.has(id));
  const corrections = await listCorrectionsToTake(db, actor, lockedCorrections);
  const isLocked = ({ status }: Taken): boolean => lockedStatuses.includes(status);
  const ends = all.filter(({ period_start: start }) => start === periodStart).map(({ period_end }) => period_end);
  const onCalendar = payPeriodOf(actor.organization.settings, periodStart);
  const end = ends.reduce<string | null>((last, one) => (last === null || one > last ? one : last), null);
  const calendarEnd = onCalendar.start === periodStart ? onCalendar.end : null;
  const lastDay = end ?? calendarEnd;
  return {
    period: lastDay === null ? null : { start: periodStart, end: lastDay },
    blocking: sheets.filter((sheet) => !isLocked(sheet)),
    taken: [...sheets.filter(isLocked), ...corrections],
    without: all.filter(({ timesheet_id: id }) => leftOut.has(id)),
  };
}

export const totalPay = ({ regular_pay, overtime_pay }: Pick<Taken, 'regular_pay' | 'overtime_pay'>): string =>
  sumOfAmounts([regular_pay, overtime_pay]);

/** The sums for each currency, exact. */
export function totalsOf(taken: readonly Taken[]): PayTotals[] {
  const currencies = [...new Set(taken.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const own = taken.filter((line) => line.currency === currency);
    type Minutes = 'regular_minutes' | 'overtime_minutes' | 'paid_leave_minutes' | 'holiday_minutes';
    const minutes = (name: Minutes): number => own.reduce((sum, line) => sum + line[name], 0);
    return {
      regular_minutes: minutes('regular_minutes'),
      overtime_minutes: minutes('overtime_minutes'),
      paid_leave_minutes: minutes('paid_leave_minutes'),
      holiday_minutes: minutes('holiday_minutes'),
      regular_pay: Number(sumOfAmounts(own.map(({ regular_pay }) => regular_pay))),
      overtime_pay: Number(sumOfAmounts(own.map(({ overtime_pay }) => overtime_pay))),
      total_pay: Number(sumOfAmounts(own.map(totalPay))),
      currency,
    };
  });
}

/** Explanations are long: so many are read at a time. */
const atATime = 500;

interface Behind {
  readonly hash: string | null;
  readonly leave: NonNullable<Explained['leave_by_type']>;
}

async function behind(db: Db, actor: Actor, taken: readonly Taken[]): Promise<ReadonlyMap<string, Behind>> {
  const found = new Map<string, Behind>();
  for (let i = 0; i < taken.length; i += atATime) {
    const some = taken.slice(i, i + atATime);
    const corrections = some.flatMap(({ correction_id: id }) => (id === null ? [] : [id]));
    const sheets = some.filter(({ correction_id: id }) => id === null).map(({ timesheet_id: id }) => id);
    for (const { id, explanation, ...sheet } of await listExplanations(db, actor, sheets, corrections)) {
      found.set(id, {
        hash: explanation === null ? null : hashOfJson(explanationWithPay(explanation, sheet)),
        leave: explanation?.leave_by_type ?? [],
      });
    }
  }
  return found;
}

type Named = PayRunLine['paid_leave'];

/** By type as it was kept with the lock; what was kept without types is there without one. */
function leaveOf(
  { paid_leave_minutes: all, correction_id }: Taken,
  { leave }: Behind,
  names: ReadonlyMap<string, string>,
): Named {
  if (correction_id !== null || all === 0) return [];
  const byType = leave
    .filter(({ minutes }) => minutes > 0)
    .map(({ leave_type_id, minutes }) => ({ leave_type_id, name: names.get(leave_type_id) ?? null, minutes }));
  const rest = all - byType.reduce((sum, { minutes }) => sum + minutes, 0);
  return rest === 0 ? byType : [...byType, { leave_type_id: null, name: null, minutes: rest }];
}

/** The lines of a run, in the order of their ids. */
export async function linesOf(
  db: Db,
  actor: Actor,
  taken: readonly Taken[],
  { runId, newLineId }: { readonly runId: string; readonly newLineId: () => string },
): Promise<PayRunLine[]> {
  const explained = await behind(db, actor, taken);
  const typeIds = new Set([...explained.values()].flatMap(({ leave }) => leave.map((one) => one.leave_type_id)));
  const names = await leaveTypeNamesOf(db, actor, [...typeIds]);
  return taken.map((line): PayRunLine => {
    const explanationId = line.correction_id ?? line.timesheet_id;
    const known = explained.get(explanationId) ?? { hash: null, leave: [] };
    return {
      id: newLineId(),
      pay_run_id: runId,
      kind: line.correction_id === null ? 'TIMESHEET' : 'CORRECTION',
      user_id: line.user_id,
      timesheet_id: line.timesheet_id,
      correction_id: line.correction_id,
      period_start: line.period_start,
      period_end: line.period_end,
      payroll_id: line.payroll_id,
      employee_id: line.employee_id,
      department_id: line.department_id,
      department_name: line.department_name,
      regular_minutes: line.regular_minutes,
      overtime_minutes: line.overtime_minutes,
      paid_leave_minutes: line.paid_leave_minutes,
      paid_leave: leaveOf(line, known, names),
      holiday_minutes: line.holiday_minutes,
      regular_pay: Number(line.regular_pay),
      overtime_pay: Number(line.overtime_pay),
      total_pay: Number(totalPay(line)),
      currency: line.currency,
      reason: line.reason,
      explanation_id: explanationId,
      explanation_hash: known.hash,
    };
  });
}
