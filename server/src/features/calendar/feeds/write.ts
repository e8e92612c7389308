import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { Tenant } from '../../../kernel/actor.ts';
import { addDays, instantAtMs } from '../../../lib/days.ts';
import { inTurn } from '../../../lib/in-turn.ts';
import type { LeaveEntry, ShiftEntry } from './entries.ts';
import type { FeedKind } from './record.ts';

const names: Record<FeedKind, string> = {
  MY_SHIFTS: 'My shifts',
  MY_LEAVE: 'My time off',
  TEAM_LEAVE: 'Time off of the team',
};
/** How often programs are asked to look again. */
const refreshSeconds = 3600;

/** Private leave reads the same for everyone: an address is handed to other services. */
const away = 'Away';

/** Folding lines is slow: so many entries take some milliseconds. */
const entriesATurn = 20;
const [begin, end] = ['BEGIN:VEVENT\r\n', 'END:VCALENDAR'];

/** A calendar in parts, so that a long one holds up no one. */
async function write<Entry>(
  kind: FeedKind,
  { name }: Tenant,
  entries: readonly Entry[],
  eventOf: (entry: Entry) => ICalEventData,
): Promise<string> {
  const empty = ical({
    // The library writes it as it is.
    name: `${names[kind]} (${name.replaceAll(/[\r\n,;\\]+/g, ' ')})`,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Muster', product: 'Calendar', language: 'EN' },
    ttl: refreshSeconds,
  }).toString();
  const parts: string[] = [];
  for (let i = 0; i < entries.length; i += entriesATurn) {
    const some = entries.slice(i, i + entriesATurn).map(eventOf);
    parts.push(await inTurn(() => eventsIn(ical({ events: some }).toString())));
  }
  const close = empty.lastIndexOf(end);
  return `${empty.slice(0, close)}${parts.join('')}${empty.slice(close)}`;
}

const eventsIn = (calendar: string): string =>
  calendar.slice(calendar.indexOf(`\r\n${begin}`) + 2, calendar.lastIndexOf(end));

const idOf = (id: string): string => `${id}@muster`;

export const writeShifts = (tenant: Tenant, shifts: readonly ShiftEntry[]): Promise<string> =>
  write('MY_SHIFTS', tenant, shifts, ({ id, title, location, starts_at, ends_at, updated_at }) => ({
    id: idOf(id),
    stamp: updated_at,
    start: starts_at,
    end: ends_at,
    summary: title ?? 'Shift',
    ...(location !== null && { location }),
  }));

/** A time on the organization's clock. */
const instantOf = ({ timezone }: Tenant, day: string, time: string): string =>
  new Date(instantAtMs(timezone, day, time)).toISOString();

/** Hours as they are; whole and half days as days, which programs show above the hours. The day of the end is not part of it. */
function timesOf(tenant: Tenant, { start_date, end_date, start_time, end_time }: LeaveEntry) {
  if (start_time !== null && end_time !== null)
    return { start: instantOf(tenant, start_date, start_time), end: instantOf(tenant, end_date, end_time) };
  const midnight = (day: string): string => `${day}T00:00:00.000Z`;
  return { start: midnight(start_date), end: midnight(addDays(end_date, 1)), allDay: true };
}

function halvesOf({ start_date, end_date, start_half, end_half }: LeaveEntry): string {
  if (start_date === end_date) {
    if (start_half === 'FIRST_HALF') return ' (morning)';
    return start_half === 'SECOND_HALF' ? ' (afternoon)' : '';
  }
  const parts = [
    ...(start_half === 'SECOND_HALF' ? ['from noon of the first day'] : []),
    ...(end_half === 'FIRST_HALF' ? ['until noon of the last day'] : []),
  ];
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

export const writeLeaves = (
  kind: 'MY_LEAVE' | 'TEAM_LEAVE',
  tenant: Tenant,
  leaves: readonly LeaveEntry[],
): Promise<string> =>
  write(kind, tenant, leaves, (leave) => {
    const what = `${leave.is_private ? away : leave.type_name}${halvesOf(leave)}`;
    return {
      id: idOf(leave.id),
      stamp: leave.updated_at,
      ...timesOf(tenant, leave),
      summary: kind === 'MY_LEAVE' ? what : `${leave.first_name} ${leave.last_name}: ${what}`,
      status: leave.status === 'PENDING' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    };
  });
