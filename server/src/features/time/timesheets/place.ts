import { sql } from '../../../db/sql.ts';
import { conflict } from '../../../kernel/errors.ts';
import { addDays } from '../../../kernel/days.ts';
import type { Work } from '../../../kernel/work.ts';
import { payPeriodOf, type Span } from '../pay-periods.ts';
import type { TimesheetStatus } from './record.ts';
import { lockedStatuses } from './timesheet-states.ts';

/** Where a day of a person belongs: their timesheet over it, or the period one would be opened for. */
export interface Place {
  readonly sheetId: string | null;
  readonly status: TimesheetStatus | null;
  readonly period: Span;
}

interface SheetRow {
  readonly id: string;
  readonly status: TimesheetStatus;
  readonly period_start: string;
  readonly period_end: string;
}

/**
 * A timesheet that is there keeps its days, also when the organization has changed its pay period since; a new one covers
 * the pay period of the day, less what others already cover. So no day is ever in two.
 */
export async function placeOf({ actor, tx }: Work, userId: string, day: string): Promise<Place> {
  const whole = payPeriodOf(actor.organization.settings, day);
  const { rows } = await sql<SheetRow>`
    select id, status, period_start, period_end from timesheets
     where organization_id = ${actor.organizationId} and user_id = ${userId}
       and period_start <= ${whole.end}::date and period_end >= ${whole.start}::date
     order by period_start`.execute(tx);
  const sheet = rows.find((row) => row.period_start <= day && row.period_end >= day);
  if (sheet) {
    return { sheetId: sheet.id, status: sheet.status, period: { start: sheet.period_start, end: sheet.period_end } };
  }
  const before = rows.findLast((row) => row.period_end < day);
  const after = rows.find((row) => row.period_start > day);
  return {
    sheetId: null,
    status: null,
    period: {
      start: before ? addDays(before.period_end, 1) : whole.start,
      end: after ? addDays(after.period_start, -1) : whole.end,
    },
  };
}

/** 409 inside a locked pay period: finalised or signed, or ending on or before the organization's time_locked_through. */
export function refuseLocked({ actor }: Work, { status, period }: Place): void {
  const details = { reason: 'locked', period_start: period.start, period_end: period.end };
  if (status !== null && lockedStatuses.includes(status)) {
    throw conflict(
      `The timesheet from ${period.start} to ${period.end} is ${status}: its hours no longer change.`,
      details,
    );
  }
  const { time_locked_through: lockedThrough } = actor.organization.settings;
  if (lockedThrough !== null && period.end <= lockedThrough) {
    throw conflict(`The organization has locked pay periods that end on or before ${lockedThrough}.`, details);
  }
}

/** The place of a day whose hours may change; otherwise 409. */
export async function openPlaceOf(work: Work, userId: string, day: string): Promise<Place> {
  const place = await placeOf(work, userId, day);
  refuseLocked(work, place);
  return place;
}

/** Opens the timesheet of the place where there is none. For whoever holds the person's time. */
export async function ensureSheet(work: Work, userId: string, { sheetId, period }: Place): Promise<void> {
  if (sheetId !== null) return;
  const { actor, now } = work;
  await sql`
    insert into timesheets (organization_id, id, user_id, period_start, period_end, period_type, status, currency, created_at, updated_at)
    values (${actor.organizationId}, ${work.newId('tsh')}, ${userId}, ${period.start}, ${period.end},
            ${actor.organization.settings.pay_period_type}, 'OPEN', ${actor.organization.currency}, ${now}, ${now})`.execute(
    work.tx,
  );
}
