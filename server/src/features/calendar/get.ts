import { Type } from 'typebox';
import type { Db } from '../../db/database.ts';
import { abilitiesFor } from '../../kernel/abilities.ts';
import type { Actor } from '../../kernel/actor.ts';
import { readOperation } from '../../kernel/operation.ts';
import { weekdays } from '../../kernel/settings.ts';
import { addDays, Day, daysBetween, weekdayOf } from '../../lib/days.ts';
import { invalid } from '../../lib/errors.ts';
import { IdFilter } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { say } from '../../lib/texts/texts.ts';
import type { DayWindow } from '../../lib/windows.ts';
import { holidaysBetween, Leave, regionOf } from '../leave/index.ts';
import { Calendar } from './record.ts';
import { listCalendarLeaves, listCalendarPeople, listCalendarShifts, maxPeople } from './store.ts';

/** A month with the rest of its first and last week. */
const maxDays = 42;

export const getCalendar = readOperation({
  id: 'calendar.get',
  route: 'GET /calendar',
  shows: ['leave', 'shift', 'public_holiday'],
  summary: 'Read the calendar of people',
  description:
    'Leave that waits or is approved, shifts and public holidays of some days, by person: the people whose leave the reader sees. Private leave has no title for readers who may not know its type.',
  surface: 'app',
  scope: null,
  query: Strict({
    start_date: Day('First day.'),
    end_date: Day(`Last day; at most ${String(maxDays)} days in all.`),
    department_id: Type.Optional(IdFilter('dep', 'Only people of this department.')),
  }),
  returns: Calendar,

  async run({ services, actor, db, nowMs, query }) {
    const { start_date, end_date, ...filter } = query;
    const window = { start_date, end_date };
    checkWindow(window);
    const [days, people, leaves, shifts] = await Promise.all([
      daysOf(db, actor, window),
      listCalendarPeople(db, actor, filter),
      listCalendarLeaves({ actor, db, nowMs }, abilitiesFor(services.catalogue, Leave), filter, window),
      listCalendarShifts(db, actor, filter, window),
    ]);
    return {
      ...window,
      days,
      people: people.slice(0, maxPeople),
      has_more_people: people.length > maxPeople,
      leaves,
      shifts,
    };
  },
});

function checkWindow({ start_date: start, end_date: end }: DayWindow): void {
  if (end < start) throw invalid('end_date', say('validation.beforeOther', { other: 'start_date' }));
  if (daysBetween(start, end) >= maxDays) {
    throw invalid('end_date', say('calendar.tooLong', { days: maxDays }));
  }
}

async function daysOf(
  db: Db,
  actor: Actor,
  { start_date: start, end_date: end }: DayWindow,
): Promise<Calendar['days']> {
  const { id, country, settings } = actor.organization;
  const holidays = await holidaysBetween(
    db,
    { id, country, region: await regionOf(db, id) },
    start,
    end,
    actor.language,
  );
  const names = new Map(holidays.map(({ date, name }) => [date, name]));
  return Array.from({ length: daysBetween(start, end) + 1 }, (_, index) => {
    const date = addDays(start, index);
    const weekday = weekdays[weekdayOf(date) - 1];
    const is_weekend = weekday !== undefined && settings.weekend_days.includes(weekday);
    return { date, is_weekend, holiday: names.get(date) ?? null };
  });
}
