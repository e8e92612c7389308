import { type Static, Type } from 'typebox';
import { Day, weekdayOf } from '../lib/days.ts';
import { Id } from '../lib/ids.ts';
import { NeedsTwo } from '../lib/needs-two.ts';
import { Nullable, Strict, Text } from '../lib/schema.ts';
import { TaxRates } from '../lib/tax-rates.ts';
import { languages } from '../lib/texts/texts.ts';
import { effectNames, isForTwo } from './effects.ts';
import { packageNames } from './packages.ts';
import { type KeptWorkingRules, keptWorkingRules } from './working-rules.ts';

export const plans = ['FREE', 'PRO', 'BUSINESS', 'ENTERPRISE'] as const;
export type Plan = (typeof plans)[number];
export const subscriptionStatuses = ['ACTIVE', 'TRIALING', 'PAST_DUE', 'CANCELLED'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const modules = ['time_tracking', 'expenses'] as const;
export type ModuleName = (typeof modules)[number];

export const secondFactorPolicies = ['OPTIONAL', 'ADMINISTRATORS', 'EVERYONE'] as const;

/** Which apps people may connect. */
export const connectedAppPolicies = ['ANYONE', 'LISTED', 'NOBODY'] as const;

export const signInPolicies = ['ANY', 'SSO_ONLY'] as const;

export const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type Weekday = (typeof weekdays)[number];

export function isWeekend(weekendDays: readonly Weekday[], date: string): boolean {
  const weekday = weekdays[weekdayOf(date) - 1];
  return weekday !== undefined && weekendDays.includes(weekday);
}

/** What people know best about themselves; never role, pay or department. */
export const selfServiceFields = [
  'first_name',
  'last_name',
  'date_of_birth',
  'gender',
  'pronouns',
  'marital_status',
  'nationality',
  'home_address',
  'personal_email',
  'phone',
  'mobile_phone',
  'emergency_contacts',
] as const;

export const reportTypes = ['REIMBURSEMENT', 'CORPORATE_CARD', 'TRAVEL'] as const;

/** Who takes a step of an approval. */
export const stepTakers = ['MANAGER', 'DEPARTMENT_HEAD', 'ROLE', 'PERSON', 'HOLDER_OF'] as const;
export const stepRoles = ['DEPARTMENT_HEAD', 'ADMINISTRATOR', 'EXECUTIVE'] as const;

const PolicyStep = Strict({
  by: Type.Enum([...stepTakers], {
    description:
      'MANAGER: the person’s manager. DEPARTMENT_HEAD: who heads or manages their department. ROLE: anyone with `role` or one above. PERSON: `user_id`. HOLDER_OF: whoever was given `package` for people of their department.',
  }),
  role: Type.Optional(Type.Enum([...stepRoles], { description: 'With ROLE alone: the lowest role that takes it.' })),
  user_id: Type.Optional(Id('usr', 'With PERSON alone: an active person of the organization.')),
  package: Type.Optional(
    Type.Enum([...packageNames], { description: 'With HOLDER_OF alone: what they were given beyond their role.' }),
  ),
});
export type PolicyStep = Static<typeof PolicyStep>;

const maxNamed = 50;
const department_ids = Type.Optional(
  Type.Array(Id('dep'), {
    minItems: 1,
    maxItems: maxNamed,
    uniqueItems: true,
    description: 'For people of these departments.',
  }),
);

const steps = Type.Array(PolicyStep, {
  minItems: 1,
  maxItems: 5,
  description: 'Who decides, one after the other.',
  examples: [[{ by: 'MANAGER' }, { by: 'ROLE', role: 'ADMINISTRATOR' }]],
});

/** All that is given must hold; nothing given: every request. */
const LeaveApprovalPolicy = Strict({
  applies: Strict(
    {
      min_days: Type.Optional(
        Type.Number({ minimum: 0, maximum: 1000, description: 'For leave of so many working days or more.' }),
      ),
      leave_type_ids: Type.Optional(
        Type.Array(Id('lvt'), {
          minItems: 1,
          maxItems: maxNamed,
          uniqueItems: true,
          description: 'For leave of these types.',
        }),
      ),
      department_ids,
    },
    { description: 'To which requests it applies: all that is given must hold. Nothing given: to all.' },
  ),
  steps,
});
export type LeaveApprovalPolicy = Static<typeof LeaveApprovalPolicy>;

const ExpenseApprovalPolicy = Strict({
  applies: Strict(
    {
      min_amount: Type.Optional(
        Type.Number({
          minimum: 0,
          maximum: 1_000_000_000,
          description:
            'For reports of this total or more, in the organization’s currency; a report in another currency is taken to reach it.',
        }),
      ),
      report_types: Type.Optional(
        Type.Array(Type.Enum([...reportTypes]), {
          minItems: 1,
          maxItems: reportTypes.length,
          uniqueItems: true,
          description: 'For reports settled in these ways.',
        }),
      ),
      department_ids,
    },
    { description: 'To which reports it applies: all that is given must hold. Nothing given: to all.' },
  ),
  steps,
});
export type ExpenseApprovalPolicy = Static<typeof ExpenseApprovalPolicy>;

const maxPolicies = 20;
const maxHolidayRegions = 50;

const HolidayRegion = Strict({
  work_location: Text(200, {
    description: 'The place of work, as people’s records name it, whatever the case.',
    examples: ['Montréal'],
  }),
  country: Nullable(Type.String({ maxLength: 2, examples: ['CA'] }), {
    description: 'ISO 3166-1 alpha-2; null: that of the organization.',
  }),
  region: Nullable(Text(10, { examples: ['QC'] }), { description: 'State or province; null: those of the country.' }),
});

/** What an organization can set besides its own record, with the values that hold until it does. */
export const Settings = Type.Object(
  {
    api_enabled: Type.Boolean({ default: true, description: 'Whether API tokens of the organization are served.' }),
    modules: Type.Object(
      {
        time_tracking: Type.Boolean({ description: 'Time entries, timesheets and their events.' }),
        expenses: Type.Boolean({ description: 'Expense reports and their events.' }),
      },
      {
        description: 'Which parts are switched on.',
        additionalProperties: false,
        default: { time_tracking: true, expenses: true },
      },
    ),
    default_language: Type.Enum(languages, {
      default: 'en',
      description: 'What people read who have chosen no language of their own.',
    }),
    second_factor: Type.Enum([...secondFactorPolicies], {
      default: 'OPTIONAL',
      description:
        'Who needs a second factor to sign in: nobody, Administrators and Executives, or everyone. Who has none sets one up as they next sign in.',
    }),
    sign_in_policy: Type.Enum([...signInPolicies], {
      default: 'ANY',
      description:
        'How people sign in: with whatever they have, or with an identity provider alone. Executives set it by an operation of its own.',
    }),
    connected_apps: Type.Enum([...connectedAppPolicies], {
      default: 'ANYONE',
      description:
        'Which apps people may connect to their account: any, those that an Administrator has approved, or none. Administrators set it by an operation of its own.',
    }),
    session_idle_minutes: Type.Integer({
      minimum: 15,
      maximum: 43_200,
      default: 20_160,
      description: 'A session that nothing was asked in for so many minutes has ended.',
    }),
    session_max_hours: Type.Integer({
      minimum: 1,
      maximum: 2160,
      default: 720,
      description: 'After so many hours a session ends whatever happens in it.',
    }),
    week_start: Type.Enum(['MONDAY', 'SUNDAY'], { default: 'MONDAY', description: 'On which day a work week begins.' }),
    working_rules: Type.Unsafe<KeptWorkingRules>(
      Strict(keptWorkingRules, {
        default: { pack: null, rules: [] },
        description:
          'Which rules on rest, breaks and hours apply: a pack by place, and what differs from it. Administrators set it by an operation of its own.',
      }),
    ),
    weekend_days: Type.Array(Type.Enum([...weekdays]), {
      description: 'Days on which no one works: leave does not count them.',
      default: ['SATURDAY', 'SUNDAY'],
      maxItems: 6,
      uniqueItems: true,
    }),
    directory_employee_sees_all: Type.Boolean({
      description: 'Whether Employees see everyone in the directory; else only themselves.',
      default: false,
    }),
    directory_department_head_sees_all: Type.Boolean({
      description: 'Whether Department Heads see everyone in the directory; else the people of their departments.',
      default: false,
    }),
    time_manual_entry: Type.Boolean({
      description: 'Whether people below Administrator record time by hand and by the API.',
      default: true,
    }),
    time_edit_clock_times: Type.Boolean({
      description: 'Whether people below Administrator change clock times that are recorded.',
      default: true,
    }),
    clock_ask_after_hours: Type.Integer({
      description: 'Who clocks out after more hours than this says when they left.',
      minimum: 1,
      maximum: 24,
      default: 12,
    }),
    kiosk_badge_is_enough: Type.Boolean({
      description: 'Whether a badge proves at a kiosk who scans it; else their PIN does.',
      default: false,
    }),
    time_approval_required: Type.Boolean({
      description: 'Whether entries of people below Administrator wait for approval.',
      default: true,
    }),
    time_rounding_increment: Type.Enum([0, 5, 6, 10, 15, 30], {
      description: 'Clock times are rounded to so many minutes; 0: to the minute as they come.',
      default: 0,
    }),
    time_rounding_mode: Type.Enum(['nearest', 'up', 'down'], {
      description: 'To which step clock times are rounded.',
      default: 'nearest',
    }),
    time_locked_through: Type.Union([Day(), Type.Null()], {
      default: null,
      description: 'Time up to this day no longer changes; null: none is locked.',
    }),
    time_geofence: Type.Union(
      [
        Type.Object(
          {
            latitude: Type.Number({ description: 'Of the middle, in degrees north.', minimum: -90, maximum: 90 }),
            longitude: Type.Number({ description: 'Of the middle, in degrees east.', minimum: -180, maximum: 180 }),
            radius_m: Type.Number({
              description: 'How far from the middle is still inside, in metres.',
              minimum: 1,
              maximum: 1_000_000,
            }),
          },
          { additionalProperties: false },
        ),
        Type.Null(),
      ],
      { default: null, description: 'Where people are expected to clock in; null: anywhere.' },
    ),
    pay_period_type: Type.Enum(['WEEKLY', 'BIWEEKLY', 'SEMI_MONTHLY', 'MONTHLY'], {
      default: 'BIWEEKLY',
      description: 'How long a pay period is. Timesheets that are there keep their days.',
    }),
    pay_period_anchor: Type.String({
      description: 'A day on which a BIWEEKLY pay period begins.',
      format: 'date',
      default: '2024-01-01',
    }),
    overtime_mode: Type.Enum(['weekly_only', 'daily_only', 'greater_of', 'daily_then_weekly'], {
      description: 'Which of the two thresholds makes overtime, and how they go together.',
      default: 'weekly_only',
    }),
    overtime_daily_minutes: Type.Integer({
      description: 'Minutes of a day beyond which work is overtime; also the length of a standard day.',
      minimum: 0,
      maximum: 1440,
      default: 480,
    }),
    overtime_weekly_minutes: Type.Integer({
      description: 'Minutes of a work week beyond which work is overtime.',
      minimum: 0,
      maximum: 10_080,
      default: 2400,
    }),
    overtime_multiplier: Type.Number({
      description: 'What overtime is paid at, times the rate.',
      minimum: 1,
      maximum: 10,
      default: 1.5,
    }),
    hours_accounts: Type.Boolean({
      description: 'Whether what people work is held against what their contract asks for, and carried on.',
      default: false,
    }),
    hours_accounts_from: Type.Union([Day(), Type.Null()], {
      description:
        'The first day that counts in hours accounts. null: none yet; switching them on without it begins with the first of the month.',
      default: null,
    }),
    hours_account_cap_minutes: Type.Union([Type.Integer({ minimum: 0, maximum: 600_000 }), Type.Null()], {
      description: 'What an hours account should not exceed at the end of a month, in minutes; null: no cap.',
      default: null,
    }),
    hours_account_cap: Type.Enum(['WARN', 'CUT'], {
      description:
        'What the cap does at the end of a month: WARN says who is above it, CUT takes away what is above it.',
      default: 'WARN',
    }),
    booked_leave_on_other_hours: Type.Enum(['KEPT', 'RECOUNTED'], {
      description:
        'What becomes of leave that is booked when a person’s working pattern changes from a day on: KEPT costs what it was booked with, RECOUNTED is counted anew from that day, with the difference in the balance.',
      default: 'KEPT',
    }),
    schedule_employee_visibility: Type.Enum(['OWN', 'DEPARTMENT', 'EVERYONE'], {
      description: 'Whose shifts Employees see.',
      default: 'OWN',
    }),
    schedule_default_schedules: Type.Boolean({
      description: 'Whether Employees also see shifts that are not published.',
      default: false,
    }),
    availability_deadline_days: Type.Union([Type.Integer({ minimum: 0, maximum: 60 }), Type.Null()], {
      description:
        'So many days before its first day a week is fixed: people no longer change when they can work in it. null: never.',
      default: null,
    }),
    swap_approval: Type.Enum(['NONE', 'IF_WARNED', 'ALWAYS'], {
      description:
        'When those who plan approve what people give each other of their shifts: never, where the schedule would warn of it, or always.',
      default: 'IF_WARNED',
    }),
    publish_changes: Type.Enum(['WHEN_PUBLISHED', 'AT_ONCE'], {
      description:
        'When changes of published shifts hold: once they are published in their turn, or at once. New organizations begin with WHEN_PUBLISHED.',
      default: 'AT_ONCE',
    }),
    open_shift_approval: Type.Boolean({
      description:
        'Whether people apply for open shifts, and those who plan choose one of them; else the first who claims gets it.',
      default: false,
    }),
    expense_auto_approve_threshold: Type.Union([Type.Number({ minimum: 0, maximum: 1_000_000_000 }), Type.Null()], {
      description: 'Expense reports up to this total are approved on submission; null: none.',
      default: null,
    }),
    expense_tax_rates: Type.Union([TaxRates, Type.Null()], {
      description:
        'What is worked out as tax within the amount that someone paid, in percent; null: what is usual in the country and region.',
      default: null,
    }),
    reminder_days: Type.Integer({
      description: 'Who can decide is reminded of a request after so many working days; 0: never.',
      minimum: 0,
      maximum: 30,
      default: 2,
    }),
    escalation_days: Type.Integer({
      description: 'Administrators are told of a request after so many working days; 0: never.',
      minimum: 0,
      maximum: 60,
      default: 5,
    }),
    holiday_regions: Type.Array(HolidayRegion, {
      description:
        'Places of work with public holidays of another region or country. People who work elsewhere have those of the organization.',
      default: [],
      maxItems: maxHolidayRegions,
    }),
    leave_approval_policies: Type.Array(LeaveApprovalPolicy, {
      description:
        'Leave on which several people decide, one after the other. The first that applies holds; none: as ever.',
      default: [],
      maxItems: maxPolicies,
    }),
    expense_approval_policies: Type.Array(ExpenseApprovalPolicy, {
      description:
        'Expense reports on which several people decide, one after the other. The first that applies holds; none: as ever.',
      default: [],
      maxItems: maxPolicies,
    }),
    four_eyes: NeedsTwo(
      Type.Array(Type.String({ maxLength: 64, examples: ['ROLE_GIVEN'] }), {
        description: `What needs two people, by what it causes, whichever operation does it: one proposes, another accepts. Of ${effectNames.filter(isForTwo).join(', ')}. The id of an operation stands for that operation and for what it causes. To change this list always needs two.`,
        default: [],
        maxItems: 100,
        uniqueItems: true,
      }),
    ),
    self_service_fields: Type.Array(Type.Enum([...selfServiceFields]), {
      description: 'Fields of their own record that people may ask Administrators to change.',
      default: [...selfServiceFields],
      maxItems: selfServiceFields.length,
      uniqueItems: true,
    }),
    proposal_days: Type.Integer({
      description: 'How many days a proposal waits for someone to accept it.',
      minimum: 1,
      maximum: 90,
      default: 14,
    }),
    events_retention_days: Type.Integer({
      minimum: 30,
      maximum: 400,
      default: 90,
      description: 'How many days events are kept.',
    }),
    audit_retention_days: Type.Integer({
      minimum: 365,
      maximum: 3650,
      default: 2555,
      description: 'How many days the audit log goes back.',
    }),
    access_log_retention_days: Type.Integer({
      minimum: 365,
      maximum: 3650,
      default: 2555,
      description: 'How many days the log of looks at private records goes back.',
    }),
    deliveries_retention_days: Type.Integer({
      minimum: 7,
      maximum: 400,
      default: 30,
      description: 'How many days the log of webhook deliveries goes back.',
    }),
  },
  { additionalProperties: false },
);
export type Settings = Static<typeof Settings>;

export const defaultSettings = Object.fromEntries(
  Object.entries(Settings.properties).map(([key, schema]) => [key, (schema as { default?: unknown }).default]),
) as Settings;

export type StoredSettings = Partial<Omit<Settings, 'modules'>> & { modules?: Partial<Settings['modules']> };

export const withDefaults = (stored: StoredSettings): Settings => ({
  ...defaultSettings,
  ...stored,
  modules: { ...defaultSettings.modules, ...stored.modules },
});

export type RetentionSetting = Extract<keyof Settings, `${string}_retention_days`>;

/** Seats count active people. null: no limit. */
export const seatsOfPlan: Record<Plan, number | null> = { FREE: 5, PRO: 50, BUSINESS: 250, ENTERPRISE: null };
