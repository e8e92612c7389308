import { Type } from 'typebox';
import type { Db } from '../../../db/database.ts';
import { abilitiesFor } from '../../../kernel/abilities.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { readOperation } from '../../../kernel/operation.ts';
import { isWeekend } from '../../../kernel/settings.ts';
import { contractMinutesOn, type HeldPattern } from '../../../kernel/working-patterns.ts';
import { addDays, Day } from '../../../lib/days.ts';
import { IdFilter } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { openHolidays, type PlacedHolidays } from '../../leave/index.ts';
import { warningRules, workCalendar } from '../../working-rules/index.ts';
import { listWaiting } from '../applications/store.ts';
import type { SaidSpan } from '../availability/said.ts';
import { listAvailability } from '../availability/store.ts';
import { budgetedHours } from '../budgets/sums.ts';
import { countDrafts, listDrafts } from '../drafts/store.ts';
import { planning, publishes } from '../planning.ts';
import { Shift } from '../shifts/record.ts';
import { findGaps } from '../staffing/store.ts';
import { visibleShifts } from '../visibility.ts';
import { listAbsences } from './absences.ts';
import { type SchedulePerson, ScheduleWeek } from './record.ts';
import {
  countUnpublished,
  isInReach,
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
import { byPerson, type Contract, dayOffBy, type PlanRules, warningsOf, workedMinutes } from './warnings.ts';
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
  shows: ['shift', 'leave', 'labor_budget', 'time_entry'],
  summary: 'Read the schedule of a week',
  description:
    'Shifts, people and absences of a week, for those who plan it. Each shift comes with what speaks against it: leave, another shift, what the working rules of the organization warn of (rest, longest day and week, breaks), more hours than a week has before overtime, a day after the person’s last one, a day off by their working pattern, a time at which they said they cannot work.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  packages: planning,
  query: Strict(weekQuery),
  returns: ScheduleWeek,

  async run({ services, actor, db, nowMs, query }) {
    const { week_start: start, ...filter } = query;
    const week = weekAsked(actor, start, nowMs);
    const [book, departments, plannable, shifts, drafts, changeCount, unpublished, gaps, budgets] = await Promise.all([
      openHolidays(db, actor.organization, week.start, week.end, actor.language),
      listPlannedDepartments(db, actor),
      listPlannablePeople(db, actor, week, filter),
      listShiftsOfWeek(db, actor, week, filter),
      listDrafts(db, actor, week, filter),
      countDrafts(db, actor, week, filter),
      countUnpublished(db, actor, week, filter),
      findGaps(db, actor, week, filter),
      budgetedHours(db, actor, week, filter, nowMs),
    ]);
    const people = await peopleOf(db, actor, week, plannable.slice(0, maxPeople), [
      ...shifts,
      ...drafts.map(({ published }) => published),
    ]);
    const holidays = await book.at(people.map((person) => person.work_location));
    const ids = people.map(({ id }) => id);
    const inReach = people.filter((person) => isInReach(actor, person)).map(({ id }) => id);
    const [spans, absences, said, waiting] = await Promise.all([
      spansOf(db, actor, ids, { week, filter, shifts }),
      listAbsences(db, actor, ids, { start_date: week.start, end_date: addDays(week.end, 1) }),
      listAvailability(db, actor, inReach, { start_date: addDays(week.start, -2), end_date: addDays(week.end, 1) }),
      waitingOf(db, actor, shifts),
    ]);
    const can = await abilitiesFor(services.catalogue, Shift).findFor({ actor, db, nowMs }, shifts);
    const rules = rulesOf(actor, week);
    const warnings = warningsByShift(spans, absences, rules, contractsOf(actor, people, said));
    const minutes = minutesOf(rules, spans, shifts);
    return {
      week_start: week.start,
      week_end: week.end,
      days: daysOf(actor, week, holidays).map((day) => ({ ...day, minutes: minutes.byDay.get(day.date) ?? 0 })),
      departments,
      people: people.map(({ work_location: location, ...person }) => ({
        ...presentPerson(actor, week, person, minutes.byPerson),
        holidays: [...holidays.of(location).keys()],
      })),
      has_more_people: plannable.length > maxPeople,
      shifts: shifts.map((shift, index) => ({
        ...shift,
        application_count: waiting.filter(({ shift_id }) => shift_id === shift.id).length,
        warnings: warnings.get(shift.id) ?? none,
        can: can[index] ?? [],
      })),
      absences: absences
        .filter(({ start_date }) => start_date <= week.end)
        .map(({ startMs: _start, endMs: _end, ...absence }) => absence),
      availability: [...said].flatMap(([user_id, spans]) =>
        spans
          .filter(({ startMs, endMs }) => startMs < week.endMs && endMs > week.startMs)
          .map(({ kind, startMs, endMs }) => ({
            user_id,
            kind,
            starts_at: new Date(startMs).toISOString(),
            ends_at: new Date(endMs).toISOString(),
          })),
      ),
      gaps,
      budgets,
      drafts,
      unpublished: { ...unpublished, change_count: changeCount },
    };
  },
});

/** Who has applied for open shifts that the reader plans; nothing is read where no one applies. */
async function waitingOf(db: Db, actor: Actor, shifts: readonly ShiftRow[]): Promise<{ shift_id: string }[]> {
  if (!actor.organization.settings.open_shift_approval) return [];
  const open = shifts.filter(({ status, department_id }) => status === 'OPEN' && publishes(actor, department_id));
  return open.length === 0
    ? []
    : await listWaiting(
        db,
        actor,
        open.map(({ id }) => id),
      );
}

const none: ScheduleWeek['shifts'][number]['warnings'] = [];

/** The longest shift and the rest after it. */
export const marginMs = 35 * 3_600_000;

export const rulesOf = ({ organization: { settings, timezone } }: Actor, week: Week): PlanRules => ({
  week,
  weeklyMinutes: settings.overtime_weekly_minutes,
  rules: warningRules(settings.working_rules),
  // Of the weeks around it only the shifts next to it are read.
  calendar: { weekOf: workCalendar({ settings, timezone }).weekOf, dayOf: dayFinder(timezone, week), isOneWeek: true },
});

const daysOf = (
  { organization: { settings } }: Actor,
  { start }: Week,
  holidays: PlacedHolidays,
): Omit<ScheduleWeek['days'][number], 'minutes'>[] =>
  Array.from({ length: 7 }, (_, index) => {
    const date = addDays(start, index);
    return { date, is_weekend: isWeekend(settings.weekend_days, date), ...holidays.on(date) };
  });

/** Who has a shift that is shown has a row, also if others plan for them. */
async function peopleOf(
  db: Db,
  actor: Actor,
  week: Week,
  plannable: readonly PersonRow[],
  shifts: readonly Pick<ShiftRow, 'user_id'>[],
): Promise<PersonRow[]> {
  const known = new Set(plannable.map(({ id }) => id));
  const others = new Set(shifts.flatMap(({ user_id: id }) => (id === null || known.has(id) ? [] : [id])));
  return [...plannable, ...(await listPeople(db, actor, week, [...others]))];
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
  const isWhole = visibleShifts.seesAll(actor) && filter.department_id === undefined && shifts.length < maxShifts;
  const endMs = isWhole ? week.startMs : week.endMs;
  const others = await listSpans(db, actor, userIds, { startMs: week.startMs - marginMs, endMs });
  if (!isWhole) return others;
  return [...others, ...shifts.filter(isWorked).map(spanOf)];
}

function presentPerson(
  actor: Actor,
  week: Week,
  { patterns, ...person }: Omit<PersonRow, 'work_location'>,
  minutes: ReadonlyMap<string, number>,
): Omit<SchedulePerson, 'holidays'> {
  const inReach = isInReach(actor, person);
  return {
    ...person,
    contract_minutes: inReach ? contractOf(actor, week, patterns) : null,
    last_day: inReach ? person.last_day : null,
    minutes: minutes.get(person.id) ?? 0,
    is_plannable: inReach && (person.last_day === null || person.last_day >= week.start),
  };
}

export const contractOf = ({ organization }: Actor, { start }: Week, patterns: readonly HeldPattern[]): number =>
  Array.from({ length: 7 }, (_, index) =>
    contractMinutesOn(organization.settings, patterns, addDays(start, index)),
  ).reduce((sum, minutes) => sum + minutes, 0);

/** When someone leaves, and on which days they do not work, is told to those who plan for them. */
export const contractsOf = (
  actor: Actor,
  people: readonly PersonRow[],
  saidBy: ReadonlyMap<string, readonly SaidSpan[]>,
): Map<string, Contract> =>
  new Map(
    people
      .filter((person) => isInReach(actor, person))
      .map(({ id, last_day: lastDay, patterns }) => [
        id,
        { lastDay, isDayOff: dayOffBy(patterns), said: saidBy.get(id) ?? [] },
      ]),
  );

function warningsByShift(
  spans: readonly SpanRow[],
  absences: Awaited<ReturnType<typeof listAbsences>>,
  rules: PlanRules,
  contracts: ReadonlyMap<string, Contract>,
): Map<string, ScheduleWeek['shifts'][number]['warnings']> {
  const shiftsOf = byPerson(spans);
  const absencesOf = byPerson(absences);
  return new Map(
    [...shiftsOf].flatMap(([userId, shifts]) => [
      ...warningsOf(shifts, absencesOf.get(userId) ?? [], rules, contracts.get(userId)),
    ]),
  );
}

/** Of the shifts shown, by the day on which they start; of all that a person is planned for, by person. */
function minutesOf(
  { week, calendar }: PlanRules,
  spans: readonly SpanRow[],
  shown: readonly ShiftRow[],
): { byDay: Map<string, number>; byPerson: Map<string, number> } {
  const [byDay, byPerson] = [new Map<string, number>(), new Map<string, number>()];
  for (const span of spans) {
    if (span.startMs < week.startMs) continue;
    byPerson.set(span.user_id, (byPerson.get(span.user_id) ?? 0) + workedMinutes(span));
  }
  for (const span of shown.filter(isWorked).map(spanOf)) {
    const day = calendar.dayOf(span.startMs);
    byDay.set(day, (byDay.get(day) ?? 0) + workedMinutes(span));
  }
  return { byDay, byPerson };
}
