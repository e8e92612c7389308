import { Type, type Static } from 'typebox';
import { Day } from './days.ts';

export const plans = ['FREE', 'PRO', 'BUSINESS', 'ENTERPRISE'] as const;
export type Plan = (typeof plans)[number];
export const subscriptionStatuses = ['ACTIVE', 'TRIALING', 'PAST_DUE', 'CANCELLED'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const modules = ['time_tracking', 'expenses'] as const;
export type ModuleName = (typeof modules)[number];

export const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type Weekday = (typeof weekdays)[number];

/** What an organization can set besides its own record, with the values that hold until it does. */
export const Settings = Type.Object(
  {
    api_enabled: Type.Boolean({ default: true, description: 'Whether API tokens of the organization are served.' }),
    modules: Type.Object(
      { time_tracking: Type.Boolean(), expenses: Type.Boolean() },
      { additionalProperties: false, default: { time_tracking: true, expenses: true } },
    ),
    week_start: Type.Enum(['MONDAY', 'SUNDAY'], { default: 'MONDAY' }),
    weekend_days: Type.Array(Type.Enum([...weekdays]), {
      default: ['SATURDAY', 'SUNDAY'],
      maxItems: 6,
      uniqueItems: true,
    }),
    directory_employee_sees_all: Type.Boolean({ default: false }),
    directory_department_head_sees_all: Type.Boolean({ default: false }),
    time_manual_entry: Type.Boolean({ default: true }),
    time_edit_clock_times: Type.Boolean({ default: true }),
    time_approval_required: Type.Boolean({ default: true }),
    time_rounding_increment: Type.Enum([0, 5, 6, 10, 15, 30], { default: 0 }),
    time_rounding_mode: Type.Enum(['nearest', 'up', 'down'], { default: 'nearest' }),
    time_locked_through: Type.Union([Day(), Type.Null()], { default: null }),
    time_geofence: Type.Union(
      [
        Type.Object(
          {
            latitude: Type.Number({ minimum: -90, maximum: 90 }),
            longitude: Type.Number({ minimum: -180, maximum: 180 }),
            radius_m: Type.Number({ minimum: 1, maximum: 1_000_000 }),
          },
          { additionalProperties: false },
        ),
        Type.Null(),
      ],
      { default: null, description: 'Where people are expected to clock in; null: anywhere.' },
    ),
    pay_period_type: Type.Enum(['WEEKLY', 'BIWEEKLY', 'SEMI_MONTHLY', 'MONTHLY'], { default: 'BIWEEKLY' }),
    pay_period_anchor: Type.String({ format: 'date', default: '2024-01-01' }),
    overtime_mode: Type.Enum(['weekly_only', 'daily_only', 'greater_of', 'daily_then_weekly'], {
      default: 'weekly_only',
    }),
    overtime_daily_minutes: Type.Integer({ minimum: 0, maximum: 1440, default: 480 }),
    overtime_weekly_minutes: Type.Integer({ minimum: 0, maximum: 10_080, default: 2400 }),
    overtime_multiplier: Type.Number({ minimum: 1, maximum: 10, default: 1.5 }),
    schedule_employee_visibility: Type.Enum(['OWN', 'DEPARTMENT', 'EVERYONE'], { default: 'OWN' }),
    schedule_default_schedules: Type.Boolean({ default: false }),
    expense_auto_approve_threshold: Type.Union([Type.Number({ minimum: 0, maximum: 1_000_000_000 }), Type.Null()], {
      default: null,
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
