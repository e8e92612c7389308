import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { Actor, Tenant } from '../../../kernel/actor.ts';
import { addDays, instantAtMs } from '../../../lib/days.ts';
import { inTurn } from '../../../lib/in-turn.ts';
import { type Language, type Message, say, sayTo } from '../../../lib/texts/texts.ts';
import type { LeaveEntry, ShiftEntry } from './entries-store.ts';
import type { FeedKind } from './record.ts';

/** How often programs are asked to look again. */
const refreshSeconds = 3600;

/** Folding lines is slow: so many entries take some milliseconds. */
const entriesATurn = 20;
const [begin, end] = ['BEGIN:VEVENT\r\n', 'END:VCALENDAR'];

/** A calendar in parts, so that a long one holds up no one. */
async function write<Entry>(
  kind: FeedKind,
  { organization, language }: Actor,
  entries: readonly Entry[],
  eventOf: (entry: Entry) => ICalEventData,
): Promise<string> {
  const empty = ical({
    // The library writes it as it is.
    name: told(language, say(`calendar.${kind}`, { organization: organization.name.replaceAll(/[\r\n,;\\]+/g, ' ') })),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Muster', product: 'Calendar', language: language.toUpperCase() },
    ttl: refreshSeconds,
  }).toString();
  const parts: string[] = [];
  for (let i = 0; i < entries.length; i += entriesATurn) {
    const some = entries.slice(i, i + entriesATurn).map(eventOf);
    parts.push(await inTurn(() => eventsIn(ical({ events: some }).toString())));
  }
  const close = empty.lastIndexOf(end);
  // Every line ends with CRLF (RFC 5545, 3.1); the library leaves it off the last.
  return `${empty.slice(0, close)}${parts.join('')}${end}\r\n`;
}

const eventsIn = (calendar: string): string =>
  calendar.slice(calendar.indexOf(`\r\n${begin}`) + 2, calendar.lastIndexOf(end));

const idOf = (id: string): string => `${id}@muster`;

const told = (language: Language, message: Message): string => sayTo({ language, audience: 'app' }, message);

export const writeShifts = (owner: Actor, shifts: readonly ShiftEntry[]): Promise<string> =>
  write('MY_SHIFTS', owner, shifts, ({ id, title, location, starts_at, ends_at, updated_at }) => ({
    id: idOf(id),
    stamp: updated_at,
    start: starts_at,
    end: ends_at,
    summary: title ?? told(owner.language, say('calendar.shift', {})),
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

type HalvesKey = 'leave' | 'leaveMorning' | 'leaveAfternoon' | 'leaveFromNoon' | 'leaveUntilNoon' | 'leaveNoonToNoon';

function halvesOf({ start_date, end_date, start_half, end_half }: LeaveEntry): HalvesKey {
  if (start_date === end_date) {
    if (start_half === 'FIRST_HALF') return 'leaveMorning';
    return start_half === 'SECOND_HALF' ? 'leaveAfternoon' : 'leave';
  }
  if (start_half === 'SECOND_HALF') return end_half === 'FIRST_HALF' ? 'leaveNoonToNoon' : 'leaveFromNoon';
  return end_half === 'FIRST_HALF' ? 'leaveUntilNoon' : 'leave';
}

export const writeLeaves = (
  kind: 'MY_LEAVE' | 'TEAM_LEAVE',
  owner: Actor,
  leaves: readonly LeaveEntry[],
): Promise<string> => {
  const { organization, language } = owner;
  // Private leave reads the same for everyone: an address is handed to other services.
  const away = told(language, say('calendar.away', {}));
  return write(kind, owner, leaves, (leave) => {
    const what = told(
      language,
      say(`calendar.${halvesOf(leave)}`, { what: leave.is_private ? away : leave.type_name }),
    );
    const person = `${leave.first_name} ${leave.last_name}`;
    return {
      id: idOf(leave.id),
      stamp: leave.updated_at,
      ...timesOf(organization, leave),
      summary: kind === 'MY_LEAVE' ? what : told(language, say('calendar.leaveOf', { person, what })),
      status: leave.status === 'PENDING' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    };
  });
};
