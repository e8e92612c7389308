import { type Static, Type } from 'typebox';
import { Day } from '../../../../lib/days.ts';
import { Changes, CreatedAt, RecordId, UpdatedAt } from '../../../../lib/fields.ts';
import { Id } from '../../../../lib/ids.ts';
import { Amount } from '../../../../lib/money.ts';
import { Nullable, Strict, Text } from '../../../../lib/schema.ts';
import { planFields } from '../plans/record.ts';

export const enrollmentStatuses = ['PENDING', 'ACTIVE', 'ENDED'] as const;
export type EnrollmentStatus = (typeof enrollmentStatuses)[number];

const { id: planId, name, provider, kind } = planFields;
const statuses = Type.Enum([...enrollmentStatuses]);

const enrollmentFields = {
  id: RecordId('ben'),
  user_id: Id('usr', 'Who is covered.'),
  plan: Type.Object({ id: planId, name, provider, kind }, { description: 'What the person is enrolled in.' }),
  status: {
    ...statuses,
    description: 'PENDING until the start_date, or until it was confirmed; ENDED once the end_date has passed.',
  },
  coverage_level: Nullable(Text(100), {
    description: 'Who else is covered, in the words of the plan, such as family.',
  }),
  start_date: Day('The first day of cover.'),
  end_date: Nullable(Day(), { examples: [null], description: 'The last day of cover; null: no end is known.' }),
  employee_contribution: Amount('What the person pays each pay period.', 42.5),
  employer_contribution: Amount('What the organization pays each pay period.', 85),
  currency: Type.String({ maxLength: 3, pattern: '^[A-Z]{3}$', examples: ['CAD'], description: 'ISO 4217.' }),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const BenefitEnrollment = Type.Object(enrollmentFields, {
  $id: 'BenefitEnrollment',
  description: 'A person’s place in a benefit plan.',
});
export type BenefitEnrollment = Static<typeof BenefitEnrollment>;

const { coverage_level, start_date, end_date, employee_contribution, employer_contribution, currency } =
  enrollmentFields;

export const NewEnrollment = Strict({
  plan_id: Id('bpl', 'A benefit plan of the organization.'),
  status: Type.Optional({
    ...statuses,
    default: 'ACTIVE',
    description: 'PENDING: still to be confirmed. With ENDED the end_date is today unless given.',
  }),
  coverage_level: Type.Optional(coverage_level),
  start_date,
  end_date: Type.Optional(end_date),
  employee_contribution: Type.Optional({ ...employee_contribution, default: 0 }),
  employer_contribution: Type.Optional({ ...employer_contribution, default: 0 }),
  currency: Type.Optional({ ...currency, description: 'ISO 4217; that of the organization unless given.' }),
});
export type NewEnrollment = Static<typeof NewEnrollment>;

export const EnrollmentChanges = Changes({
  status: {
    ...statuses,
    description: 'ACTIVE confirms it; ENDED ends it, today unless an end_date is given.',
  },
  coverage_level,
  end_date,
  employee_contribution,
  employer_contribution,
});
