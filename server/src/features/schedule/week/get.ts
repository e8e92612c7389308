import { Type } from 'typebox';
import type { Db } from '../../../db/database.ts';
import { type Actor, administers } from '../../../kernel/actor.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { weekdays } from '../../../kernel/settings.ts';
import { addDays, Day, weekdayOf } from '../../../lib/days.ts';
import { IdFilter } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { holidaysBetween, regionOf } from '../../leave/index.ts';
import { shiftAbilitiesFor } from '../shifts/abilities.ts';
import { listAbsences } from './absences.ts';
import { type SchedulePerson, ScheduleWeek } from './record.ts';
import {
  countUnpublished,
  isPlannable,
  listPeople,
  listPlannablePeople,
  listPlannedDepartments,
  listShiftsOfWeek,
  listSpans,
  maxPeople,
  maxShifts,
  type PersonRow,
  type ShiftRow,
  spanOf,
  type SpanRow,
  type WeekFilter,
} from './store.ts';
import { byPerson, type PlanRules, warningsOf, workedMinutes } from './warnings.ts';
import { checkWeekStart, dayFinder, type Week, weekAround, weekFrom } from './week.ts';

export const weekQuery = {
  week_start: Type.Optional(Day('The first day of a week of the organization; this week unless given.')),
  department_id: Type.Optional(
    IdFilter('dep', 'Only shifts worked for this department or by its people, and only its people.'),
  ),
};

export function weekAsked({ organization }: Actor, start: string | undefined, nowMs: number): Week {
  if (start === undefined) return weekAround(organization, nowMs);
  checkWeekStart('week_start', start, organization.settings.week_start);
  return weekFrom(organization, start);
}

export const getSchedule = readOperation({
  id: 'schedule.get',
  route: 'GET /schedule',
  summary: 'Read the schedule of a week',
  description:
    'Shifts, people and absences of a week, for those who plan it. Each shift comes with what speaks against it: leave, another shift, fewer than 11 hours of rest since the shift of the day before, more hours than a week has before overtime.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  query: Strict(weekQuery),
  returns: ScheduleWeek,

  async run({ actor, db, nowMs, query }) {
    const { week_start: start, ...filter } = query;
    const week = weekAsked(actor, start, nowMs);
    const [days, departments, plannable, shifts, unpublished] = await Promise.all([
      daysOf(db, actor, week),
      listPlannedDepartments(db, actor),
      listPlannablePeople(db, actor, filter),
      listShiftsOfWeek(db, actor, week, filter),
      countUnpublished(db, actor, week, filter),
    ]);
    const people = await peopleOf(db, actor, plannable.slice(0, maxPeople), shifts);
    const ids = people.map(({ id }) => id);
    const [spans, absences] = await Promise.all([
      spansOf(db, actor, ids, { week, filter, shifts }),
      listAbsences(db, actor, ids, { start_date: week.start, end_date: addDays(week.end, 1) }),
    ]);
    const rules = rulesOf(actor, week);
    const warnings = warningsByShift(spans, absences, rules);
    const minutes = minutesOf(rules, spans);
    return {
      week_start: week.start,
      week_end: week.end,
      days: days.map((day) => ({ ...day, minutes: minutes.byDay.get(day.date) ?? 0 })),
      departments,
      people: people.map((person) => presentPerson(actor, person, minutes.byPerson)),
      has_more_people: plannable.length > maxPeople,
      shifts: shifts.map((shift) => ({
        ...shift,
        warnings: warnings.get(shift.id) ?? none,
        can: shiftAbilitiesFor(actor, shift, nowMs),
      })),
      absences: absences
        .filter(({ start_date }) => start_date <= week.end)
        .map(({ startMs: _start, endMs: _end, ...absence }) => absence),
      unpublished,
    };
  },
});

const none: ScheduleWeek['shifts'][number]['warnings'] = [];

/** The longest shift and the rest after it. */
export const marginMs = 35 * 3_600_000;

export const rulesOf = ({ organization: { settings, timezone } }: Actor, week: Week): PlanRules => ({
  week,
  weeklyMinutes: settings.overtime_weekly_minutes,
  dayOf: dayFinder(timezone, week),
});

async function daysOf(db: Db, actor: Actor, week: Week): Promise<Omit<ScheduleWeek['days'][number], 'minutes'>[]> {
  const { id, country, settings } = actor.organization;
  const region = await regionOf(db, id);
  const holidays = await holidaysBetween(db, { id, country, region }, week.start, week.end);
  const names = new Map(holidays.map(({ date, name }) => [date, name]));
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(week.start, index);
    const weekday = weekdays[weekdayOf(date) - 1];
    const is_weekend = weekday !== undefined && settings.weekend_days.includes(weekday);
    return { date, is_weekend, holiday: names.get(date) ?? null };
  });
}

/** Who has a shift that is shown has a row, also if others plan for them. */
async function peopleOf(
  db: Db,
  actor: Actor,
  plannable: readonly PersonRow[],
  shifts: readonly ShiftRow[],
): Promise<PersonRow[]> {
  const known = new Set(plannable.map(({ id }) => id));
  const others = new Set(shifts.flatMap(({ user_id: id }) => (id === null || known.has(id) ? [] : [id])));
  return [...plannable, ...(await listPeople(db, actor, [...others]))];
}

const isWorked = (shift: ShiftRow): shift is ShiftRow & { readonly user_id: string } =>
  shift.user_id !== null && shift.status === 'SCHEDULED';

/** All that people are planned for. Who sees every shift has those of the week already, which for 1,000 people are thousands. */
async function spansOf(
  db: Db,
  actor: Actor,
  userIds: readonly string[],
  shown: { readonly week: Week; readonly filter: WeekFilter; readonly shifts: readonly ShiftRow[] },
): Promise<SpanRow[]> {
  const { week, filter, shifts } = shown;
  const isWhole = administers(actor) && filter.department_id === undefined && shifts.length < maxShifts;
  const endMs = isWhole ? week.startMs : week.endMs;
  const others = await listSpans(db, actor, userIds, { startMs: week.startMs - marginMs, endMs });
  if (!isWhole) return others;
  return [...others, ...shifts.filter(isWorked).map(spanOf)];
}

const presentPerson = (actor: Actor, person: PersonRow, minutes: ReadonlyMap<string, number>): SchedulePerson => ({
  ...person,
  minutes: minutes.get(person.id) ?? 0,
  is_plannable: isPlannable(actor, person),
});

function warningsByShift(
  spans: readonly SpanRow[],
  absences: Awaited<ReturnType<typeof listAbsences>>,
  rules: PlanRules,
): Map<string, ScheduleWeek['shifts'][number]['warnings']> {
  const shiftsOf = byPerson(spans);
  const absencesOf = byPerson(absences);
  return new Map(
    [...shiftsOf].flatMap(([userId, shifts]) => [...warningsOf(shifts, absencesOf.get(userId) ?? [], rules)]),
  );
}

/** By the day on which a shift starts, and by person. */
function minutesOf(
  { week, dayOf }: PlanRules,
  spans: readonly SpanRow[],
): { byDay: Map<string, number>; byPerson: Map<string, number> } {
  const [byDay, byPerson] = [new Map<string, number>(), new Map<string, number>()];
  for (const span of spans) {
    if (span.startMs < week.startMs) continue;
    const worked = workedMinutes(span);
    const day = dayOf(span.startMs);
    byDay.set(day, (byDay.get(day) ?? 0) + worked);
    byPerson.set(span.user_id, (byPerson.get(span.user_id) ?? 0) + worked);
  }
  return { byDay, byPerson };
}
