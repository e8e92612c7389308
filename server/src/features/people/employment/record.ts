import { type Static, Type } from 'typebox';
import { Day } from '../../../lib/days.ts';
import { Changes, CreatedAt, RecordId } from '../../../lib/fields.ts';
import { ActorId, Id } from '../../../lib/ids.ts';
import { Nullable, Strict, Text } from '../../../lib/schema.ts';
import { directoryFields, employmentFields, probationFields } from '../users/record.ts';

const { job_title, department_id, manager_id, division, work_location, level } = directoryFields;

/** What of a person is kept over time. */
export const employmentValues = {
  job_title,
  department_id,
  manager_id,
  division,
  work_location,
  level,
  employment_type: employmentFields.employment_type,
  working_pattern: employmentFields.working_pattern,
};
export const employmentValueNames = Object.keys(employmentValues) as (keyof typeof employmentValues)[];
export type EmploymentValueName = (typeof employmentValueNames)[number];

export const employmentStatuses = ['PAST', 'CURRENT', 'PLANNED'] as const;

const EmploymentValues = Type.Object(employmentValues, {
  $id: 'EmploymentValues',
  description: 'The values of a job that are kept over time.',
});
export type EmploymentValues = Static<typeof EmploymentValues>;

export const Employment = Type.Object(
  {
    id: RecordId('emp'),
    user_id: Id('usr', 'Whose job it is.'),
    effective_date: Day('The day from which it holds, on the organization’s calendar; until the next one does.'),
    values: EmploymentValues,
    changed: Type.Array(Type.Enum([...employmentValueNames]), {
      description: 'What differs from before; empty on the first row. Of a planned change: what it sets.',
    }),
    reason: Nullable(Text(500), { description: 'Why, in the words of who made the change; null: not said.' }),
    created_by_id: Nullable(ActorId(), { description: 'Who made or planned the change; null: not known.' }),
    created_at: CreatedAt(),
    status: Type.Enum([...employmentStatuses], {
      description: 'CURRENT: what holds today. PLANNED: it is carried out when its day begins.',
    }),
    is_rehire: Type.Boolean({
      description: 'Whether the person is hired again on this day: another employment begins.',
    }),
    problem: Nullable(Type.String(), {
      description:
        'Why a planned change was not carried out when it was due; it waits until it is changed or deleted. null: nothing is in its way.',
    }),
  },
  { $id: 'Employment', description: 'What a person’s job was, is or is planned to be, from a day on.' },
);
export type Employment = Static<typeof Employment>;

const Values = Changes(employmentValues);
const reason = Nullable(Text(500), { description: 'Why; shown with the change.' });

export const NewEmployment = Strict({
  effective_date: Day(
    'The day from which it holds. Later than today: it is planned. Today or earlier: history is corrected, and with it today’s values if nothing later was recorded.',
  ),
  values: { ...Values, description: 'What changes; everything else stays.' },
  reason: Type.Optional(reason),
});
export type NewEmployment = Static<typeof NewEmployment>;

export const EmploymentChanges = Strict({
  effective_date: Type.Optional(Day('Another day.')),
  values: Type.Optional({ ...Values, description: 'All that the change sets, in place of before.' }),
  reason: Type.Optional(reason),
});

export const EmploymentPeriod = Type.Object(
  {
    number: Type.Integer({ minimum: 1, examples: [2], description: '1 for the first employment, 2 for the second.' }),
    started_on: Nullable(Day(), { description: 'Its first day; null: not recorded.' }),
    ended_on: Nullable(Day(), { description: 'Its last day; null while no end is known.' }),
    status: Type.Enum(['PAST', 'CURRENT', 'PLANNED'], {
      description: 'PAST: it is over. PLANNED: the person left and is to be hired again on the first day.',
    }),
    probation_period_months: Type.Optional(probationFields.probation_period_months),
    planned_change_id: Nullable(Id('emp'), {
      examples: [null],
      description: 'Of one that is planned: the planned change to delete so that it does not begin.',
    }),
  },
  { $id: 'EmploymentPeriod', description: 'One employment of a person, from the first to the last day.' },
);
export type EmploymentPeriod = Static<typeof EmploymentPeriod>;

/** What a change of a person tells of itself to their history. */
export interface HistoryNote {
  readonly from?: string;
  readonly reason?: string | null;
  readonly by?: string | null;
  readonly plan?: string;
  /** A second employment begins: its first row stands even if the job is the same. */
  readonly rehired?: true;
  /** Their department becomes part of this one: what waits there comes along. */
  readonly isMerge?: true;
  /** An offboarding has begun, whose last day may be over: completing it ends access. */
  readonly isLeaving?: true;
}
