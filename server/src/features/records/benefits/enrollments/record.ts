import { Type, type Static } from 'typebox';
import { Day, Instant } from '../../../../kernel/days.ts';
import { Id } from '../../../../kernel/ids.ts';
import { Amount } from '../../../../kernel/money.ts';
import { Nullable, Strict, Text } from '../../../../kernel/schema.ts';
import { planFields } from '../plans/record.ts';

export const enrollmentStatuses = ['PENDING', 'ACTIVE', 'ENDED'] as const;
export type EnrollmentStatus = (typeof enrollmentStatuses)[number];

const { id: planId, name, provider, kind } = planFields;
const statuses = Type.Enum([...enrollmentStatuses]);

const enrollmentFields = {
  id: Id('ben'),
  user_id: Id('usr'),
  plan: Type.Object({ id: planId, name, provider, kind }),
  status: {
    ...statuses,
    description: 'PENDING until the start_date, or until it was confirmed; ENDED once the end_date has passed.',
  },
  coverage_level: Nullable(Text(100)),
  start_date: Day(),
  end_date: Nullable(Day('The last day of cover.')),
  employee_contribution: Amount('What the person pays each pay period.', 42.5),
  employer_contribution: Amount('What the organization pays each pay period.', 85),
  currency: Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3, examples: ['CAD'], description: 'ISO 4217.' }),
  created_at: Instant(),
  updated_at: Instant(),
};

export const BenefitEnrollment = Type.Object(enrollmentFields, { $id: 'BenefitEnrollment' });
export type BenefitEnrollment = Static<typeof BenefitEnrollment>;

const { coverage_level, start_date, end_date, employee_contribution, employer_contribution, currency } =
  enrollmentFields;

export const NewEnrollment = Strict({
  plan_id: Id('bpl'),
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

export const EnrollmentChanges = Strict({
  status: Type.Optional({
    ...statuses,
    description: 'ACTIVE confirms it; ENDED ends it, today unless an end_date is given.',
  }),
  coverage_level: Type.Optional(coverage_level),
  end_date: Type.Optional(end_date),
  employee_contribution: Type.Optional(employee_contribution),
  employer_contribution: Type.Optional(employer_contribution),
});
