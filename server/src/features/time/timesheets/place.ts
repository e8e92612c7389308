import type { Actor } from '../../../kernel/actor.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { addDays } from '../../../lib/days.ts';
import { conflict, enforce, type Verdict } from '../../../lib/errors.ts';
import { say } from '../../../lib/texts/texts.ts';
import { payPeriodOf, type PayPeriodSettings, type Span } from '../pay-periods.ts';
import { insertSheet, listSheetsOver, type Sheet } from './around-store.ts';
import type { TimesheetStatus } from './record.ts';
import { lockedStatuses } from './timesheet-states.ts';

/** Where a day of a person belongs: their timesheet over it, or the period one would be opened for. */
export interface Place {
  readonly sheetId: string | null;
  readonly status: TimesheetStatus | null;
  readonly period: Span;
}

/** The timesheet of a day as a query joins it; null where there is none yet. */
export interface JoinedSheet {
  readonly sheet_status: TimesheetStatus | null;
  readonly period_start: string | null;
  readonly period_end: string | null;
}

/** Where the timesheet locks the day, or the organization has. A day without one takes hours. */
export const isOpenDay = (actor: Actor, { sheet_status: status, period_start, period_end }: JoinedSheet): Verdict =>
  period_start === null ||
  period_end === null ||
  isUnlocked(actor, { status, period: { start: period_start, end: period_end } });

/**
 * A timesheet that is there keeps its days, also when the organization has changed its pay period since; a new one covers
 * the pay period of the day, less what others already cover. So no day is ever in two.
 * @param sheets At least those over the pay period of the day, the earliest first.
 */
export function placeAmong(sheets: readonly Sheet[], settings: PayPeriodSettings, day: string): Place {
  const sheet = sheets.find((one) => one.period_start <= day && one.period_end >= day);
  if (sheet) {
    return { sheetId: sheet.id, status: sheet.status, period: { start: sheet.period_start, end: sheet.period_end } };
  }
  const { start, end } = payPeriodOf(settings, day);
  const before = sheets.findLast((one) => one.period_end < day && one.period_end >= start);
  const after = sheets.find((one) => one.period_start > day && one.period_start <= end);
  return {
    sheetId: null,
    status: null,
    period: {
      start: before ? addDays(before.period_end, 1) : start,
      end: after ? addDays(after.period_start, -1) : end,
    },
  };
}

/** A pay period is locked once it is finalised or signed, or if it ends on or before the organization's time_locked_through. */
export function isUnlocked({ organization }: Actor, { status, period }: Omit<Place, 'sheetId'>): Verdict {
  const details = { reason: 'locked', period_start: period.start, period_end: period.end };
  if (status !== null && lockedStatuses.includes(status)) {
    return conflict(say('time.sheetLocked', { start: period.start, end: period.end, status }), details);
  }
  const { time_locked_through: through } = organization.settings;
  return through === null || period.end > through || conflict(say('time.periodLocked', { through }), details);
}

/** The place of a day whose hours may change; otherwise 409. */
export async function openPlaceOf(work: UnitOfWork, userId: string, day: string): Promise<Place> {
  const place = await placeOf(work, userId, day);
  enforce(isUnlocked(work.actor, place));
  return place;
}

export async function placeOf(work: UnitOfWork, userId: string, day: string): Promise<Place> {
  const { settings } = work.actor.organization;
  const sheets = await listSheetsOver(work, userId, payPeriodOf(settings, day));
  return placeAmong(sheets, settings, day);
}

/** Opens the timesheet of the place if there is none, and answers with that. For a change that holds the lock on the person's time. */
export function ensureSheet(work: UnitOfWork, userId: string, { sheetId, period }: Place): Sheet | null {
  if (sheetId !== null) return null;
  const id = work.newId('tsh');
  work.tx.defer(insertSheet(work, { id, userId, period }));
  return { id, status: 'OPEN', period_start: period.start, period_end: period.end };
}
