import { type Static, Type } from 'typebox';
import type { Db } from '../../db/database.ts';
import { type Actor, administers, moduleIsOn } from '../../kernel/actor.ts';
import { addDays, Day } from '../../lib/days.ts';
import { listCountedPeriods } from '../payroll/index.ts';
import { payPeriodOf } from '../time/index.ts';

const count = (description: string) => Type.Integer({ minimum: 0, examples: [3], description });

export const OpenPeriod = Type.Object({
  period_start: Day('Its first day.'),
  period_end: Day('Its last day.'),
  unsent: count('Timesheets that were not submitted, or were rejected.'),
  undecided: count('Timesheets that wait for approval.'),
  ready: count('Timesheets that are approved and not final.'),
});
type OpenPeriod = Static<typeof OpenPeriod>;

/** For those who close pay periods: what the last one still waits for; null once it is locked or everything in it is final. */
export async function openPeriodFor(db: Db, actor: Actor, today: string): Promise<OpenPeriod | null> {
  const { settings } = actor.organization;
  if (!administers(actor) || !moduleIsOn(actor.organization, 'time_tracking')) return null;
  const { start, end } = payPeriodOf(settings, addDays(payPeriodOf(settings, today).start, -1));
  if (settings.time_locked_through !== null && end <= settings.time_locked_through) return null;
  const periods = await listCountedPeriods(db, actor, { start, end });
  const last = periods.find((period) => period.period_start === start && period.period_end === end);
  if (last === undefined) return null;
  const { OPEN = 0, REJECTED = 0, SUBMITTED = 0, APPROVED = 0 } = last.counts;
  const waits = { unsent: OPEN + REJECTED, undecided: SUBMITTED, ready: APPROVED };
  return Object.values(waits).every((number) => number === 0)
    ? null
    : { period_start: start, period_end: end, ...waits };
}
