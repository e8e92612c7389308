import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { weekdays } from '../../../kernel/settings.ts';
import type { Work } from '../../../kernel/work.ts';
import { standardDayMinutes } from '../balances/ledger.ts';
import { holidaysBetween, regionOf } from '../holidays/store.ts';
import type { LeaveRow } from './store.ts';

/** A day that is paid without work. */
export interface PaidDay {
  readonly date: string;
  readonly minutes: number;
}

/** Approved leave of paid types between two days: its part of a standard day, or its hours. */
export async function findPaidLeave({ actor, tx }: Work, userId: string, from: string, to: string): Promise<PaidDay[]> {
  const standard = standardDayMinutes(actor.organization);
  const { rows } = await sql<PaidDay>`
    select d.date, round(case when l.total_hours is null then d.days * ${standard}::int else d.hours * 60 end)::int as minutes
      from leave_request_days d
      join leave_requests l on l.organization_id = d.organization_id and l.id = d.leave_request_id
      join leave_types t on t.organization_id = l.organization_id and t.id = l.leave_type_id
     where d.organization_id = ${actor.organizationId} and d.user_id = ${userId}
       and d.date between ${from}::date and ${to}::date and l.status = 'APPROVED' and t.is_paid
     order by d.date`.execute(tx);
  return rows;
}

/** One change that touches many timesheets asks for the same days again and again. */
const holidaysAsked = new WeakMap<Work, Map<string, Promise<PaidDay[]>>>();

/** Public holidays between two days that are no weekend: a standard day each. */
export function findPaidHolidays(work: Work, from: string, to: string): Promise<PaidDay[]> {
  const asked = holidaysAsked.get(work) ?? new Map<string, Promise<PaidDay[]>>();
  holidaysAsked.set(work, asked);
  const found = asked.get(`${from} ${to}`) ?? readPaidHolidays(work, from, to);
  asked.set(`${from} ${to}`, found);
  return found;
}

async function readPaidHolidays({ actor, tx }: Work, from: string, to: string): Promise<PaidDay[]> {
  const { id, country, settings } = actor.organization;
  const place = { id, country, region: await regionOf(tx, id) };
  const dates = new Set((await holidaysBetween(tx, place, from, to)).map(({ date }) => date));
  const minutes = standardDayMinutes(actor.organization);
  const isWeekend = (date: string): boolean => {
    const weekday = weekdays[Temporal.PlainDate.from(date).dayOfWeek - 1];
    return weekday !== undefined && settings.weekend_days.includes(weekday);
  };
  return [...dates].filter((date) => !isWeekend(date)).map((date) => ({ date, minutes }));
}

/** A leave as far as whoever reacts to it asks. */
export type LeaveDays = Pick<LeaveRow, 'user_id' | 'status' | 'start_date' | 'end_date'>;

export async function findLeaveDays({ actor, tx }: Work, id: string): Promise<LeaveDays | null> {
  const { rows } = await sql<LeaveDays>`
    select user_id, status, start_date, end_date from leave_requests
     where organization_id = ${actor.organizationId} and id = ${id}`.execute(tx);
  return rows[0] ?? null;
}
