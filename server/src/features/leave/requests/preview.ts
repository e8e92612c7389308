import { Type, type Static } from 'typebox';
import { addDays, Day, daysBetween } from '../../../kernel/days.ts';
import { enforce, type Refusal } from '../../../kernel/errors.ts';
import { PersonName } from '../../../kernel/fields.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Nullable } from '../../../kernel/schema.ts';
import type { Work } from '../../../kernel/work.ts';
import { expectBalance } from '../balances/ledger.ts';
import { holidaysBetween, placeOf } from '../holidays/store.ts';
import { findLockedDates } from '../locked-dates/store.ts';
import { leaveUnits } from '../types/record.ts';
import { personIdOf } from './create.ts';
import { holdNamedPerson } from './person.ts';
import { countLeave, holdBookableType, lockedMessage, noWorkingDays, overlapMessage, type Plan } from './plan.ts';
import { countColleaguesAway, findDeciders } from './preview-store.ts';
import { NewLeave } from './record.ts';
import { manages, mayBookFor, type Person } from './rules.ts';
import { spanOf } from './span.ts';
import { findOverlapping } from './store.ts';

const whys = ['WORKING_DAY', 'HALF_DAY', 'WEEKEND', 'HOLIDAY', 'PART_OF_DAY'] as const;
const reasons = ['no_working_days', 'overlap', 'locked_dates', 'balance'] as const;
/** More locked stretches within one leave are not told one by one. */
const maxLocked = 20;

const LeavePreview = Type.Object(
  {
    total_days: Type.Number({ examples: [3], description: 'Working days that it takes; a half day is 0.5.' }),
    total_hours: Nullable(Type.Number(), { description: 'For types counted in hours, else null.' }),
    days: Type.Array(
      Type.Object({
        date: Day('A day of the range.'),
        counted: Type.Number({ examples: [1], description: 'The part of a day that is taken.' }),
        why: Type.Enum([...whys], { description: 'Why it counts as it does.' }),
        holiday: Nullable(Type.String(), { description: 'What the public holiday is called; null on other days.' }),
      }),
      { description: 'Every day of the range, in order.' },
    ),
    balance: Type.Object(
      {
        available_before: Nullable(Type.Number(), { description: 'What can be booked now; null: unlimited.' }),
        available_after: Nullable(Type.Number(), { description: 'What would be left; null: unlimited.' }),
        unit: Type.Enum([...leaveUnits], { description: 'What the type is counted in.' }),
      },
      { description: 'Of the year in which the leave begins.' },
    ),
    problems: Type.Array(
      Type.Object({
        reason: Type.Enum([...reasons], { description: 'As in `details.reason` of the refusal.' }),
        message: Type.String({ description: 'What is in the way, in words.' }),
        dates: Type.Array(Day(), { description: 'The days of the leave that it is about.' }),
      }),
      { description: 'Everything that booking it would be refused for.' },
    ),
    decided_by: Type.Array(PersonName, {
      description: 'Empty where nobody has to decide, or where only Administrators and Executives can.',
    }),
    colleagues_away: Type.Integer({
      description: 'How many others of the department are on approved leave in the range.',
    }),
  },
  { $id: 'LeavePreview', description: 'What a leave would cost and meet, before it is booked.' },
);
type LeavePreview = Static<typeof LeavePreview>;

export const previewLeave = writeOperation({
  id: 'leaves.preview',
  route: 'POST /leaves/preview',
  summary: 'Preview a leave',
  description:
    'Takes the body of a booking and books nothing: which days count and why, what is left afterwards, everything it would be refused for, who decides, and how many colleagues are away. A range, type or person that cannot be booked at all is refused as the booking would be.',
  scope: 'leaves:write',
  changesNothing: true,
  body: NewLeave,
  returns: LeavePreview,
  refuses: ['FORBIDDEN'],

  async run({ work, body }) {
    const person = await holdNamedPerson(work, 'user_id', personIdOf(work, body));
    enforce(mayBookFor(work.actor, person));
    const type = await holdBookableType(work, body.leave_type_id);
    return preview(work, person, await countLeave(work, type, spanOf(type.unit, body)));
  },
});

async function preview(work: Work, person: Person, plan: Plan): Promise<LeavePreview> {
  const { type, span, byDate, totals } = plan;
  const owner = { userId: person.user_id, leaveType: type };
  const place = await placeOf(work);
  const isDecidedAtOnce = !type.requires_approval || manages(work.actor, person);
  const [holidays, expected, other, locked, deciders, colleagues_away] = await Promise.all([
    holidaysBetween(work.tx, place, span.start_date, span.end_date),
    expectBalance(work, owner, byDate, Number(span.start_date.slice(0, 4))),
    findOverlapping(work, person.user_id, span, null),
    findLockedDates(work.tx, place.id, person.department_id, span.start_date, span.end_date, maxLocked),
    isDecidedAtOnce ? [] : findDeciders(work, person),
    countColleaguesAway(work, person, span),
  ]);
  const problem = (reason: (typeof reasons)[number], message: string, dates: string[]) => ({ reason, message, dates });
  const problems = [
    ...(byDate.length === 0 ? [problem('no_working_days', noWorkingDays().message, datesOf(span))] : []),
    ...(other ? [problem('overlap', overlapMessage, datesWithin(span, other))] : []),
    ...locked.map((stretch) => problem('locked_dates', lockedMessage(stretch), datesWithin(span, stretch))),
    ...(expected?.refusal ? [problem('balance', expected.refusal.message, datesShort(expected.refusal, plan))] : []),
  ];
  return {
    ...totals,
    days: daysOf(plan, new Map(holidays.map(({ date, name }) => [date, name]))),
    balance: {
      available_before: expected?.before ?? null,
      available_after: expected?.after ?? null,
      unit: type.unit,
    },
    problems,
    decided_by: deciders,
    colleagues_away,
  };
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
  byDate.map(({ date }) => date).filter((date) => date.startsWith(String(details?.['year'])));

function daysOf({ span, byDate }: Plan, holidays: ReadonlyMap<string, string>): LeavePreview['days'] {
  const counted = new Map(byDate.map(({ date, fraction }) => [date, fraction]));
  return datesOf(span).map((date) => {
    const fraction = counted.get(date) ?? 0;
    const holiday = holidays.get(date) ?? null;
    const isHours = span.start_time !== null;
    const why =
      fraction === 0
        ? holiday === null
          ? 'WEEKEND'
          : 'HOLIDAY'
        : isHours
          ? 'PART_OF_DAY'
          : fraction === 1
            ? 'WORKING_DAY'
            : 'HALF_DAY';
    return { date, counted: fraction, why, holiday };
  });
}
