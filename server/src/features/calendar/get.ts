import { Type } from 'typebox';
import { abilitiesFor } from '../../kernel/abilities.ts';
import type { Actor } from '../../kernel/actor.ts';
import { readOperation } from '../../kernel/operation.ts';
import { isWeekend } from '../../kernel/settings.ts';
import { addDays, Day, daysBetween } from '../../lib/days.ts';
import { invalid } from '../../lib/errors.ts';
import { IdFilter } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { say } from '../../lib/texts/texts.ts';
import type { DayWindow } from '../../lib/windows.ts';
import { Leave, openHolidays, type PlacedHolidays } from '../leave/index.ts';
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
    'Leave that waits or is approved, shifts and public holidays of some days, by person: the people whose leave the reader sees. Private leave has no title for readers who may not know its type. Public holidays are those of the places where the people shown work.',
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
    const [book, found, leaves, shifts] = await Promise.all([
      openHolidays(db, actor.organization, start_date, end_date, actor.language),
      listCalendarPeople(db, actor, filter),
      listCalendarLeaves({ actor, db, nowMs }, abilitiesFor(services.catalogue, Leave), filter, window),
      listCalendarShifts(db, actor, filter, window),
    ]);
    const people = found.slice(0, maxPeople);
    const holidays = await book.at(people.map((person) => person.work_location));
    return {
      ...window,
      days: daysOf(actor, holidays, window),
      people: people.map(({ work_location: location, ...person }) => ({
        ...person,
        holidays: [...holidays.of(location).keys()],
      })),
      has_more_people: found.length > maxPeople,
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

function daysOf(
  { organization: { settings } }: Actor,
  holidays: PlacedHolidays,
  { start_date: start, end_date: end }: DayWindow,
): Calendar['days'] {
  return Array.from({ length: daysBetween(start, end) + 1 }, (_, index) => {
    const date = addDays(start, index);
    return { date, is_weekend: isWeekend(settings.weekend_days, date), ...holidays.on(date) };
  });
}
