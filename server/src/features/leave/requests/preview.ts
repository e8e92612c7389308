import { readerOf } from '../../../kernel/actor.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { addDays, dayIn, daysBetween } from '../../../lib/days.ts';
import { invalid, Refusal } from '../../../lib/errors.ts';
import { type Reader, sayTo } from '../../../lib/texts/texts.ts';
import { expectBalance } from '../balances/ledger.ts';
import { placeOfPerson } from '../calendar/place-store.ts';
import { holidayRegionOf } from '../holidays/regions.ts';
import { holidaysBetween } from '../holidays/store.ts';
import { findLockedDates } from '../locked-dates/store.ts';
import type { LeaveTypeRow } from '../types/store.ts';
import { isDecidedAtOnce, lockBookablePerson } from './create.ts';
import {
  balanceOf,
  countLeave,
  daysOfSameType,
  heedsLockedDates,
  isInUse,
  lockType,
  newlyLocked,
  noWorkingDays,
  overLeave,
  overLocked,
  type Plan,
} from './plan.ts';
import { isWholeFor } from './present.ts';
import { LeavePreview, type ProblemReason } from './preview-record.ts';
import { countColleaguesAway, findDeciders, foreseenSteps } from './preview-store.ts';
import { LeaveToPreview } from './record.ts';
import { keepsThePast, manages, type Person } from './rules.ts';
import { instantsOf, spanFaults, spanOf } from './span.ts';
import { getVisibleLeave, type LeaveRow, listOverlapping } from './store.ts';

type Problem = LeavePreview['problems'][number];
/** More of one kind within one leave are not told one by one. */
const maxOfAKind = 20;

export const previewLeave = writeOperation({
  id: 'leaves.preview',
  route: 'POST /leaves/preview',
  summary: 'Preview a leave',
  description:
    'Takes the body of a booking and books nothing; with `replaces_id`, that of a change of an approved leave: which days count and why, what is left afterwards, everything it would be refused for, who decides, and how many colleagues are away. A person, type or range that cannot be booked at all is a problem among the others, not a refusal; of someone for whom the caller may not book, nothing is told.',
  scope: 'leaves:write',
  changesNothing: true,
  body: LeaveToPreview,
  returns: LeavePreview,

  async run({ work, body }) {
    const problems: Problem[] = [];
    const reader = readerOf(work.origin);
    const person = await orProblem(reader, problems, () => lockBookablePerson(work, body));
    const replaced = await findReplaced(work, body, person);
    const type = await orProblem(reader, problems, () => lockType(work, body.leave_type_id));
    const inUse = type === null || isInUse(type);
    if (inUse !== true) problems.push(problemOf(reader, inUse));
    const faults = spanFaults(type, body);
    problems.push(...faults.map((fault) => problemOf(reader, fault)));
    if (type === null || faults.length > 0) return nothingCounted(type, problems);
    const plan = await countLeave(work, person?.user_id ?? null, type, spanOf(type, body));
    if (plan.byDate.length === 0) problems.push(problemOf(reader, noWorkingDays(), datesOf(plan.span)));
    const met = await concerning(work, person, plan, replaced, problems);
    return { ...(await factsOf(work, person, plan)), ...met, problems };
  },
});

/** The leave in whose place it would be: 422 if it is out of view; one that cannot be changed is as if none was named. */
async function findReplaced(work: UnitOfWork, body: LeaveToPreview, person: Person | null): Promise<LeaveRow | null> {
  if (body.replaces_id === undefined) return null;
  const leave = await getVisibleLeave(work.tx, work.actor, body.replaces_id).catch((error: unknown) => {
    throw error instanceof Refusal ? invalid('replaces_id', 'reference.leave') : error;
  });
  if (person === null) return null;
  const isTheirs = leave.user_id === person.user_id && leave.status === 'APPROVED';
  return isTheirs && isWholeFor(work.actor, leave) ? leave : null;
}

/** What booking would go on with; null if it would be refused at this point, which is noted. */
async function orProblem<T>(reader: Reader, problems: Problem[], step: () => Promise<T>): Promise<T | null> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    problems.push(problemOf(reader, error));
    return null;
  }
}

const problemOf = (reader: Reader, refusal: Refusal, dates: string[] = []): Problem => ({
  reason: refusal.reason as ProblemReason,
  message: sayTo(reader, refusal.said),
  dates,
});

const nothingCounted = (type: LeaveTypeRow | null, problems: Problem[]): LeavePreview => ({
  total_days: 0,
  total_hours: null,
  days: [],
  balance: { available_before: null, available_after: null, unit: type?.unit ?? 'DAYS' },
  problems,
  decided_by: [],
  steps: [],
  shifts: [],
  colleagues_away: 0,
});

/** What follows from the calendar, and from what the person is to work. */
async function factsOf(
  work: UnitOfWork,
  person: Person | null,
  plan: Plan,
): Promise<Pick<LeavePreview, 'total_days' | 'total_hours' | 'days' | 'shifts'>> {
  const { start_date: from, end_date: to } = plan.span;
  const { organization } = work.actor;
  const { region, work_location } = await placeOfPerson(work.tx, organization.id, person?.user_id ?? null, from, to);
  const place = { id: organization.id, ...holidayRegionOf(organization, region, work_location) };
  const holidays = await holidaysBetween(work.tx, place, from, to, readerOf(work.origin).language);
  const days = daysOf(plan, new Map(holidays.map(({ date, name }) => [date, name])));
  return { ...plan.totals, days, shifts: shiftsMet(work, plan) };
}

/** Halves and hours count: an afternoon off leaves the morning's shift as it is. */
function shiftsMet({ actor }: UnitOfWork, { span, planned }: Plan): LeavePreview['shifts'] {
  const { startMs, endMs } = instantsOf(actor.organization.timezone, span);
  return planned
    .filter((work) => work.is_seen && Date.parse(work.starts_at) < endMs && Date.parse(work.ends_at) > startMs)
    .slice(0, maxOfAKind)
    .map(({ id, title, starts_at, ends_at }) => ({ id, title, starts_at, ends_at }));
}

/** What the leave meets at the person: anyone who may not book for them learns nothing of it. */
async function concerning(
  work: UnitOfWork,
  person: Person | null,
  plan: Plan,
  replaced: LeaveRow | null,
  problems: Problem[],
): Promise<Pick<LeavePreview, 'balance' | 'decided_by' | 'steps' | 'colleagues_away'>> {
  const { type, span, byDate } = plan;
  const { balance, decided_by, steps: none, colleagues_away } = nothingCounted(type, []);
  if (person === null) return { balance, decided_by, steps: none, colleagues_away };
  const { actor, tx } = work;
  const reader = readerOf(work.origin);
  const steps = await foreseenSteps(work, person, plan);
  const taken = await daysOfSameType(work, replaced, type.id);
  const needsNobody = isDecidedAtOnce(work, person, plan) || manages(actor, person) || steps.length > 0;
  const [expected, others, locked, nearest, away] = await Promise.all([
    expectBalance(
      work,
      { ...balanceOf(work, person, type), byDate, replaced: taken },
      Number(span.start_date.slice(0, 4)),
    ),
    listOverlapping(work, person.user_id, span, replaced ? [replaced.id] : [], maxOfAKind),
    heedsLockedDates(type)
      ? findLockedDates(tx, actor.organizationId, person.department_id, span.start_date, span.end_date, maxOfAKind)
      : [],
    needsNobody ? [] : findDeciders(work, person),
    countColleaguesAway(work, person, span),
  ]);
  const past = replaced ? keepsThePast(replaced, span, dayIn(actor.organization.timezone, work.nowMs)) : true;
  if (past !== true) problems.push(problemOf(reader, past));
  problems.push(
    ...others.map((other) => problemOf(reader, overLeave(other), datesWithin(span, other))),
    ...newlyLocked(locked, span, replaced).map((stretch) =>
      problemOf(reader, overLocked(stretch), datesWithin(span, stretch)),
    ),
    ...(expected?.refusals ?? []).map((refusal) => problemOf(reader, refusal, datesShort(refusal, plan))),
  );
  const after = { available_before: expected?.before ?? null, available_after: expected?.after ?? null };
  const deciders = steps.find(({ deciders: takers }) => takers.length > 0)?.deciders ?? nearest;
  return { balance: { ...after, unit: type.unit }, decided_by: deciders, steps, colleagues_away: away };
}

interface Stretch {
  readonly start_date: string;
  readonly end_date: string;
}

const datesOf = ({ start_date: start, end_date: end }: Stretch): string[] =>
  Array.from({ length: daysBetween(start, end) + 1 }, (_, index) => addDays(start, index));

const datesWithin = (span: Stretch, { start_date, end_date }: Stretch): string[] =>
  datesOf(span).filter((date) => date >= start_date && date <= end_date);

/** The days of the year that has too little. */
const datesShort = ({ details }: Refusal, { byDate }: Plan): string[] =>
  byDate.map(({ date }) => date).filter((date) => Number(date.slice(0, 4)) === details?.['year']);

function daysOf(
  { span, byDate, isWorkedWeekend, hasPattern }: Plan,
  holidays: ReadonlyMap<string, string>,
): LeavePreview['days'] {
  const counted = new Map(byDate.map(({ date, fraction }) => [date, fraction]));
  return datesOf(span).map((date) => {
    const fraction = counted.get(date) ?? 0;
    const holiday = holidays.get(date) ?? null;
    const isHours = span.start_time !== null;
    const why =
      fraction === 0
        ? holiday === null
          ? hasPattern(date)
            ? 'NOT_A_WORKING_DAY'
            : 'WEEKEND'
          : 'HOLIDAY'
        : isWorkedWeekend(date)
          ? 'SHIFT'
          : isHours
            ? 'PART_OF_DAY'
            : fraction === 1
              ? 'WORKING_DAY'
              : 'HALF_DAY';
    return { date, counted: fraction, why, holiday };
  });
}
