import { hash } from 'node:crypto';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { type PayPeriodSettings, type Span, weekOf } from '../pay-periods.ts';
import { absencesOf } from './absence.ts';
import { spanAround, spanFrom } from './around.ts';
import { readTime, saveTotals, type Sheet, type TimeOnDays } from './around-store.ts';
import { lockedStatuses } from './timesheet-states.ts';
import { breakFlagsOf, inOrder, type KeptEntry, totalsOf } from './totals.ts';

const compare = (one: string, other: string): number => (one < other ? -1 : 1);

/** By value: an entry that was just recorded is written in another way than one that was read. */
const lineOf = (entry: KeptEntry): string =>
  JSON.stringify([
    entry.id,
    Date.parse(entry.clock_in),
    entry.duration_minutes,
    entry.break_minutes,
    Number(entry.hourly_rate),
    entry.project_id,
    entry.task_id,
    entry.is_billable,
  ]);

/** Stands for the entries that a period counts: another entry in place of one is another timesheet, though the totals agree. */
function digestOf(entries: readonly KeptEntry[], { start, end }: Span): string {
  const lines = entries.filter(({ work_date: day }) => day >= start && day <= end).map(lineOf);
  return hash('sha256', lines.sort(compare).join('\n'), 'base64url').slice(0, 22);
}

/** Sheets whose totals may follow from these days: all that share a work week with one of them and are not locked. */
function movingAmong(sheets: readonly Sheet[], settings: PayPeriodSettings, days: readonly string[]): Sheet[] {
  const weeks = days.map((day) => weekOf(settings.week_start, day));
  return sheets
    .filter(
      ({ status, period_start, period_end }) =>
        !lockedStatuses.includes(status) && weeks.some(({ start, end }) => period_start <= end && period_end >= start),
    )
    .sort((one, other) => (one.period_start < other.period_start ? -1 : 1));
}

/**
 * Recomputes, from the entries, the timesheets that days of a person bear on. Called within every change of theirs, by
 * a change that holds the lock on the person's time: totals and entries are never committed apart.
 */
export async function refreshTimesheets(
  work: UnitOfWork,
  userId: string,
  days: readonly string[],
  submittingId?: string,
): Promise<void> {
  if (days.length === 0) return;
  const span = spanAround(work.actor.organization.settings, days);
  await recomputeFrom(work, userId, days, await readTime(work, userId, span), submittingId);
}

/**
 * The same from what is known already, as it is after the change, of the days of `spanAround`. Entries are compared with what was
 * submitted: a timesheet that is not, nor is about to be, needs no digest of them.
 */
export async function recomputeFrom(
  work: UnitOfWork,
  userId: string,
  days: readonly string[],
  time: TimeOnDays,
  submittingId?: string,
): Promise<void> {
  const { organization: tenant } = work.actor;
  const moving = movingAmong(time.sheets, tenant.settings, days);
  const [first, last] = [moving[0], moving.at(-1)];
  if (!first || !last) return;
  const periods = { start: first.period_start, end: last.period_end };
  const needed = spanFrom(tenant.settings, periods);
  // Timesheets from before the organization changed its pay period may reach further than those of today.
  const isKnown = needed.start >= time.span.start && needed.end <= time.span.end;
  const { entries, absence } = isKnown ? time : await readTime(work, userId, needed);
  const absences = await absencesOf(tenant, absence, periods);
  const ordered = inOrder(entries);
  for (const { id, status, period_start: start, period_end: end } of moving) {
    const period: Span = { start, end };
    const totals = totalsOf(ordered, period, tenant.settings, tenant.currency);
    const digest = status === 'SUBMITTED' || id === submittingId ? digestOf(entries, period) : null;
    const break_flags = breakFlagsOf(entries, period);
    work.tx.defer(saveTotals(work, id, digest, { ...totals, ...absences.within(period), break_flags }));
  }
}
