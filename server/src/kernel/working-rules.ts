import { type Static, type TSchema, Type } from 'typebox';
import { Day } from '../lib/days.ts';
import { Nullable, Strict, Text } from '../lib/schema.ts';

export const packNames = ['CA-ON', 'CA-QC', 'CA-BC', 'DE', 'GB', 'FR'] as const;
export type PackName = (typeof packNames)[number];

export const ruleKinds = [
  'REST_BETWEEN_SHIFTS',
  'LONGEST_DAY',
  'LONGEST_WEEK',
  'BREAK',
  'WEEKLY_REST',
  'OVERTIME',
] as const;
export type RuleKind = (typeof ruleKinds)[number];

export const ruleActions = ['WARN', 'TELL', 'OFF'] as const;

const Minutes = (maximum: number, description: string) => Type.Integer({ minimum: 1, maximum, description });
const day = 1440;
const week = 7 * day;

/** The figures of each kind of rule. */
export const ruleValues = {
  REST_BETWEEN_SHIFTS: Strict({
    rest_minutes: Minutes(2 * day, 'At least so long between the work of one day and that of the next.'),
  }),
  LONGEST_DAY: Strict({ minutes: Minutes(day, 'At most so much work that begins on one day.') }),
  LONGEST_WEEK: Strict({ minutes: Minutes(week, 'At most so much work in a work week.') }),
  BREAK: Strict({
    after_minutes: Type.Integer({
      minimum: 0,
      maximum: day,
      description: 'It applies where the time without breaks is more than this.',
    }),
    break_minutes: Minutes(day - 1, 'At least so long a break altogether.'),
    paid: Type.Boolean({ description: 'Whether so many minutes of the earliest breaks are paid.' }),
    deducted: Type.Enum(['NEVER', 'IF_MISSING'], {
      description: 'IF_MISSING: what is missing of the break is taken off at clock-out; NEVER: it is told alone.',
    }),
  }),
  WEEKLY_REST: Strict({
    rest_minutes: Minutes(week, 'At least so long without a pause in each work week.'),
    in_two_weeks_minutes: Nullable(Minutes(2 * week, 'Or so long at once in two weeks that follow each other.'), {
      description: 'Or so long at once in two weeks that follow each other; null: there is no such choice.',
    }),
  }),
  OVERTIME: Strict({
    daily_minutes: Nullable(Minutes(day, 'Minutes of a day.'), {
      description: 'Overtime begins beyond so many minutes of a day; null: not by the day.',
    }),
    weekly_minutes: Nullable(Minutes(week, 'Minutes of a week.'), {
      description: 'Overtime begins beyond so many minutes of a work week; null: not by the week.',
    }),
    multiplier: Nullable(Type.Number({ minimum: 1, maximum: 10 }), {
      description: 'What it is paid at, times the rate; null: not one figure.',
    }),
  }),
} satisfies Record<RuleKind, TSchema>;

export type RuleValues = { readonly [kind in RuleKind]: Static<(typeof ruleValues)[kind]> };

const RuleSource = Strict(
  {
    citation: Text(500, {
      description: 'The law or agreement that the figure is from.',
      examples: ['Employment Standards Act, 2000, s. 20 (1)'],
    }),
    read_on: Nullable(Day('When it was read.'), { description: 'When it was read there; null: it is our own rule.' }),
  },
  { description: 'Where the figure is from.' },
);

interface Rule<Kind extends RuleKind> {
  readonly id: string;
  readonly kind: Kind;
  readonly values: RuleValues[Kind];
  readonly action: (typeof ruleActions)[number];
  readonly source: Static<typeof RuleSource>;
}

/** A rule as an organization keeps it, where it differs from its pack. */
export type KeptRule = { [Kind in RuleKind]: Rule<Kind> }[RuleKind];

/** Figures of all kinds; which of them a rule has follows from its kind. */
const figures = Object.assign({}, ...Object.values(ruleValues).map(({ properties }) => properties)) as Record<
  string,
  TSchema
>;

export const ruleFields = {
  id: Type.String({
    maxLength: 40,
    pattern: '^[a-z0-9][a-z0-9-]{0,39}$',
    description: 'Its name within the pack.',
    examples: ['break'],
  }),
  kind: Type.Enum([...ruleKinds], { description: 'What it is about.', examples: ['BREAK'] }),
  values: Type.Object(
    Object.fromEntries(Object.entries(figures).map(([name, schema]) => [name, Type.Optional(schema)])),
    {
      additionalProperties: false,
      description:
        'REST_BETWEEN_SHIFTS: `rest_minutes`. LONGEST_DAY, LONGEST_WEEK: `minutes`. BREAK: `after_minutes`, `break_minutes`, `paid`, `deducted`. WEEKLY_REST: `rest_minutes`, `in_two_weeks_minutes`. OVERTIME: `daily_minutes`, `weekly_minutes`, `multiplier`.',
      examples: [{ after_minutes: 300, break_minutes: 30, paid: false, deducted: 'NEVER' }],
    },
  ),
  action: Type.Enum([...ruleActions], {
    description:
      'WARN: in the schedule, in flags and in the report of breaches; TELL: in the report and in explanations alone; OFF: it is not looked at.',
  }),
  source: RuleSource,
};

export const maxRules = 40;

/** What an organization keeps: the pack it took, and what it changed. */
export interface KeptWorkingRules {
  pack: PackName | null;
  rules: readonly KeptRule[];
}

export const packField = Nullable(Type.Enum([...packNames]), { description: 'The pack that was taken; null: none.' });

export const keptWorkingRules = {
  pack: packField,
  rules: Type.Array(Strict(ruleFields, { description: 'A rule, and where it is from.' }), {
    maxItems: maxRules,
    description: 'Rules that differ from the pack, and those of its own.',
  }),
};
