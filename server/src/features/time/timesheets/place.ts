import { type Sql, sql } from '../../../db/sql.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { addDays } from '../../../lib/days.ts';
import { conflict } from '../../../lib/errors.ts';
import { longestPeriodDays, payPeriodOf, type PayPeriodSettings, type Span } from '../pay-periods.ts';
import type { TimesheetStatus } from './record.ts';
import { lockedStatuses } from './timesheet-states.ts';

/** Where a day of a person belongs: their timesheet over it, or the period one would be opened for. */
export interface Place {
  readonly sheetId: string | null;
  readonly status: TimesheetStatus | null;
  readonly period: Span;
}

/** A timesheet as far as its days go. */
export interface Sheet {
  readonly id: string;
  readonly status: TimesheetStatus;
  readonly period_start: string;
  readonly period_end: string;
}

/** A column on the table users: the person's timesheets that have one of these days, the earliest first. */
export const sheetsColumn = ({ start, end }: Span): Sql => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'status', t.status,
            'period_start', t.period_start, 'period_end', t.period_end) order by t.period_start), '[]')
     from timesheets t
    where t.organization_id = users.organization_id and t.user_id = users.id
      and t.period_start between ${addDays(start, 1 - longestPeriodDays)}::date and ${end}::date
      and t.period_end >= ${start}::date) as sheets`;

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

/** 409 inside a locked pay period: finalised or signed, or ending on or before the organization's time_locked_through. */
export function refuseLocked({ actor }: UnitOfWork, { status, period }: Place): void {
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
export async function openPlaceOf(work: UnitOfWork, userId: string, day: string): Promise<Place> {
  const { settings } = work.actor.organization;
  const { rows } = await sql<{ sheets: Sheet[] }>`
    select ${sheetsColumn(payPeriodOf(settings, day))} from users
     where users.organization_id = ${work.actor.organizationId} and users.id = ${userId}`.execute(work.tx);
  const place = placeAmong(rows[0]?.sheets ?? [], settings, day);
  refuseLocked(work, place);
  return place;
}

/** Opens the timesheet of the place if there is none, and answers with that. For a change that holds the lock on the person's time. */
export function ensureSheet(work: UnitOfWork, userId: string, { sheetId, period }: Place): Sheet | null {
  if (sheetId !== null) return null;
  const { actor, now } = work;
  const id = work.newId('tsh');
  const opened = sql`
    insert into timesheets (organization_id, id, user_id, period_start, period_end, period_type, status, currency, created_at, updated_at)
    values (${actor.organizationId}, ${id}, ${userId}, ${period.start}, ${period.end},
            ${actor.organization.settings.pay_period_type}, 'OPEN', ${actor.organization.currency}, ${now}, ${now})`;
  work.tx.defer(opened);
  return { id, status: 'OPEN', period_start: period.start, period_end: period.end };
}
