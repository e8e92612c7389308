import { type Static, Type } from 'typebox';
import { Names } from '../../../kernel/names.ts';
import { Changes, RecordId } from '../../../lib/fields.ts';
import { Nullable, Strict, Text } from '../../../lib/schema.ts';

export const leaveUnits = ['DAYS', 'HOURS'] as const;
export type LeaveUnit = (typeof leaveUnits)[number];
export const accruals = ['ANNUAL_GRANT', 'MONTHLY'] as const;
export type Accrual = (typeof accruals)[number];

const amount = Type.Number({ minimum: 0, maximum: 100_000, examples: [20] });

const serviceAllowances = Type.Array(
  Strict(
    {
      after_years: Type.Integer({
        minimum: 1,
        maximum: 60,
        examples: [5],
        description: 'Completed years of employment.',
      }),
      annual_allowance: { ...amount, description: 'What a full year gives from then on, in `unit`.' },
    },
    { description: 'What a year gives to those who have been here so long.' },
  ),
  {
    maxItems: 20,
    examples: [[]],
    description:
      'More for those who have been here longer, in order: by the years completed when it is given, that is at the start of the year or month. Empty: the same for everyone.',
  },
);

const fields = {
  id: RecordId('lvt'),
  name: Text(100, { description: 'Unique in the organization, whatever the case.', examples: ['Vacation'] }),
  names: Names({ fr: 'Vacances' }),
  code: Type.String({
    pattern: '^\\S+$',
    maxLength: 40,
    description: 'Short name for other systems; unique in the organization, whatever the case.',
    examples: ['VACATION'],
  }),
  color: Type.String({
    description: 'Hex colour in calendars.',
    pattern: '^#[0-9A-Fa-f]{6}$',
    maxLength: 7,
    examples: ['#2563EB'],
  }),
  is_private: Type.Boolean({
    examples: [false],
    description: 'Seen by the person, their manager, Administrators and Executives; others see that someone is away.',
  }),
  is_paid: Type.Boolean({ description: 'Paid leave appears on the timesheet.' }),
  requires_approval: Type.Boolean({ description: 'Whether a request waits for a decision.' }),
  unit: Type.Enum([...leaveUnits], { description: 'What the type is counted in.' }),
  annual_allowance: Nullable(amount, {
    description: 'What a full year gives, in `unit`, with at most two decimals. null: unlimited, no balance is kept.',
  }),
  accrual: Type.Enum([...accruals], {
    description:
      'ANNUAL_GRANT gives the allowance at the start of the year, MONTHLY a twelfth at the start of each month.',
  }),
  carry_over_limit: Nullable(amount, {
    description: 'The most that moves into the next year, where it is used first. 0: nothing; null: all that is left.',
  }),
  service_allowances: serviceAllowances,
  carry_over_expires_on: Nullable(
    Type.String({ pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$', maxLength: 5, examples: ['03-31'] }),
    {
      description:
        'Month and day after which what was brought over is lost, as far as it is neither taken nor booked by then. null: at the end of the year.',
    },
  ),
  pro_rata: Type.Boolean({
    examples: [false],
    description:
      'Whether it is given by the working days of a person’s pattern against those of the organization’s week: a grant rounded up to a half, from the day on which a pattern holds. Each change of pattern is followed by an entry for the difference. What was given before the type became so stays.',
  }),
  is_sickness: Type.Boolean({
    examples: [false],
    description:
      'Whether it is for illness: it is offered as such, locked dates do not stand in its way, and who leads the person is told at once.',
  }),
  is_for_family: Type.Boolean({
    examples: [false],
    description:
      'Of a type for illness: that of a child or another of the family, rather than one’s own. It is offered beside illness of one’s own, and asks for certificates by its own rule.',
  }),
  allows_hours: Type.Boolean({
    examples: [false],
    description:
      'Of a type counted in DAYS: whether part of one day can be taken from one time to another (`start_time`, `end_time`); it costs that part of the day.',
  }),
  certificate_after_days: Nullable(Type.Integer({ minimum: 0, maximum: 365 }), {
    examples: [null],
    description:
      'A certificate is asked for once the person is away for more than so many calendar days on end; 0: from the first day on. null: never.',
  }),
  is_active: Type.Boolean({
    description: 'An inactive type stays with what was booked and cannot be booked any more.',
  }),
};

export const LeaveType = Type.Object(fields, {
  $id: 'LeaveType',
  description: 'A kind of leave, and how much of it people have.',
});
export type LeaveType = Static<typeof LeaveType>;

const { id: _id, name, names, code, ...rest } = fields;

export const NewLeaveType = Strict({
  name,
  names: Type.Optional({ ...names, default: {} }),
  code: Type.Optional({ ...code, description: 'Made from the name when absent.' }),
  color: Type.Optional({ ...rest.color, default: '#2563EB' }),
  is_private: Type.Optional({ ...rest.is_private, default: false }),
  is_paid: Type.Optional({ ...rest.is_paid, default: true }),
  requires_approval: Type.Optional({ ...rest.requires_approval, default: true }),
  unit: Type.Optional({ ...rest.unit, default: 'DAYS' }),
  annual_allowance: Type.Optional(rest.annual_allowance),
  accrual: Type.Optional({ ...rest.accrual, default: 'ANNUAL_GRANT' }),
  carry_over_limit: Type.Optional({ ...rest.carry_over_limit, default: 0 }),
  service_allowances: Type.Optional({ ...rest.service_allowances, default: [] }),
  carry_over_expires_on: Type.Optional(rest.carry_over_expires_on),
  pro_rata: Type.Optional({ ...rest.pro_rata, default: false }),
  is_sickness: Type.Optional({ ...rest.is_sickness, default: false }),
  is_for_family: Type.Optional({ ...rest.is_for_family, default: false }),
  allows_hours: Type.Optional({ ...rest.allows_hours, default: false }),
  certificate_after_days: Type.Optional(rest.certificate_after_days),
  is_active: Type.Optional({ ...rest.is_active, default: true }),
});
export type NewLeaveType = Static<typeof NewLeaveType>;

export const LeaveTypeChanges = Changes({
  name,
  names,
  code,
  color: rest.color,
  is_private: rest.is_private,
  is_paid: rest.is_paid,
  requires_approval: rest.requires_approval,
  unit: rest.unit,
  annual_allowance: rest.annual_allowance,
  accrual: rest.accrual,
  carry_over_limit: rest.carry_over_limit,
  service_allowances: rest.service_allowances,
  carry_over_expires_on: rest.carry_over_expires_on,
  pro_rata: rest.pro_rata,
  is_sickness: rest.is_sickness,
  is_for_family: rest.is_for_family,
  allows_hours: rest.allows_hours,
  certificate_after_days: rest.certificate_after_days,
  is_active: rest.is_active,
});
export type LeaveTypeChanges = Static<typeof LeaveTypeChanges>;
