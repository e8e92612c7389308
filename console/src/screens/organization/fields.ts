import type { Data } from '../../client/hooks.ts';
import { countries } from '../../countries.ts';
import { readMinutes } from '../../format.ts';
import { language, languageNames, languages } from '../../language.ts';
import { grantsTexts } from '../../texts/access-grants.ts';
import { fieldNames } from '../../texts/field-names.ts';
import { formatTexts } from '../../texts/format.ts';
import { fieldsTexts } from '../../texts/organization/settings.ts';
import { timezones } from '../../time-zones.ts';
import { readNumber, typedNumber } from '../../typed-numbers.ts';
import type { Bound, Option } from '../../ui/field.tsx';
import { capitalized, nameIn } from '../../words.ts';

export type Settings = Data<'/settings'>;

/** A setting as the form shows it. `modules.expenses` names one inside another. */
export interface SettingField {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  readonly kind: 'text' | 'number' | 'coordinate' | 'hours' | 'date' | 'check' | 'select' | 'weekdays' | 'choices';
  readonly options?: readonly Option[];
  /** For a select or a text: what leaving it empty means. */
  readonly empty?: string;
}

export const settingTabs = [
  { id: 'general', label: fieldsTexts.general },
  { id: 'time', label: fieldsTexts.timeAndPay },
  { id: 'leave', label: fieldsTexts.leave },
  { id: 'expenses', label: fieldsTexts.expenses },
  { id: 'directory', label: fieldsTexts.directoryAndSchedule },
  { id: 'sign-in', label: fieldsTexts.signingIn },
] as const;
export type SettingTab = (typeof settingTabs)[number]['id'];

/** Tabs that hold records instead of settings. */
export const recordTabs = [
  { id: 'access', label: grantsTexts.tab },
  { id: 'rules', label: fieldsTexts.rules },
  { id: 'kiosks', label: fieldsTexts.kiosks },
  { id: 'custom-fields', label: fieldsTexts.customFields },
  { id: 'checklists', label: fieldsTexts.checklists },
  { id: 'benefits', label: fieldsTexts.benefits },
  { id: 'history', label: fieldsTexts.history },
] as const;
export type RecordTab = (typeof recordTabs)[number]['id'];

export interface SettingGroup {
  readonly tab: SettingTab;
  readonly title: string;
  readonly note?: string;
  readonly fields: readonly SettingField[];
}

export const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

const weekdayNames = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });

/** As a label: some languages write the name itself in small letters. The first day of 2024 was a Monday. */
export const weekdayName = (day: (typeof weekdays)[number]): string =>
  capitalized(weekdayNames.format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day))));

const currencies = (): Option[] => {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: `${code} – ${names.of(code) ?? code}`,
  }));
};

const selfServiceFields: readonly Settings['self_service_fields'][number][] = [
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
];

export const settingGroups: readonly SettingGroup[] = [
  {
    tab: 'general',
    title: fieldsTexts.organization,
    fields: [
      { key: 'name', label: fieldsTexts.name, kind: 'text', hint: fieldsTexts.nameHint },
      {
        key: 'timezone',
        label: fieldsTexts.timezone,
        kind: 'select',
        options: timezones(),
        hint: fieldsTexts.timezoneHint,
      },
      {
        key: 'country',
        label: fieldsTexts.country,
        kind: 'select',
        options: countries(),
        hint: fieldsTexts.countryHint,
      },
      {
        key: 'default_language',
        label: fieldsTexts.language,
        kind: 'select',
        options: languages.map((one) => ({ value: one, label: languageNames[one] })),
        hint: fieldsTexts.languageHint,
      },
      { key: 'region', label: fieldsTexts.region, kind: 'text', empty: fieldsTexts.none, hint: fieldsTexts.regionHint },
      {
        key: 'currency',
        label: fieldsTexts.currency,
        kind: 'select',
        options: currencies(),
        hint: fieldsTexts.currencyHint,
      },
      { key: 'base_url', label: fieldsTexts.apiAddress, kind: 'text', hint: fieldsTexts.baseUrlHint },
    ],
  },
  {
    tab: 'general',
    title: fieldsTexts.apiAndModules,
    fields: [
      { key: 'api_enabled', label: fieldsTexts.api, kind: 'check', hint: fieldsTexts.apiEnabledHint },
      {
        key: 'modules.time_tracking',
        label: fieldsTexts.timeTracking,
        kind: 'check',
        hint: fieldsTexts.timeEntriesTimesheetsClock,
      },
      {
        key: 'modules.expenses',
        label: fieldsTexts.expenses,
        kind: 'check',
        hint: fieldsTexts.expenseReportsAndReceipts,
      },
    ],
  },
  {
    tab: 'directory',
    title: fieldsTexts.directory,
    note: fieldsTexts.directoryNote,
    fields: [
      {
        key: 'directory_employee_sees_all',
        label: fieldsTexts.employeesSeeEveryone,
        kind: 'check',
        hint: fieldsTexts.directoryEmployeeSeesAllHint,
      },
      {
        key: 'directory_department_head_sees_all',
        label: fieldsTexts.departmentHeadsSeeEveryone,
        kind: 'check',
        hint: fieldsTexts.departmentHeadsSeeEveryoneHint,
      },
    ],
  },
  {
    tab: 'time',
    title: fieldsTexts.calendarAndPayPeriods,
    fields: [
      {
        key: 'week_start',
        label: fieldsTexts.theWeekStartsOn,
        kind: 'select',
        options: [
          { value: 'MONDAY', label: weekdayName('MONDAY') },
          { value: 'SUNDAY', label: weekdayName('SUNDAY') },
        ],
        hint: fieldsTexts.weekStartHint,
      },
      {
        key: 'pay_period_type',
        label: fieldsTexts.payPeriod,
        kind: 'select',
        options: [
          { value: 'WEEKLY', label: fieldsTexts.weekly },
          { value: 'BIWEEKLY', label: fieldsTexts.everyTwoWeeks },
          { value: 'SEMI_MONTHLY', label: fieldsTexts.twiceAMonth },
          { value: 'MONTHLY', label: fieldsTexts.monthly },
        ],
        hint: fieldsTexts.payPeriodTypeHint,
      },
      {
        key: 'pay_period_anchor',
        label: fieldsTexts.aPeriodBeginsOn,
        kind: 'date',
        hint: fieldsTexts.payPeriodAnchorHint,
      },
    ],
  },
  {
    tab: 'leave',
    title: fieldsTexts.workingDays,
    note: fieldsTexts.workingDaysNote,
    fields: [
      {
        key: 'weekend_days',
        label: fieldsTexts.weekend,
        kind: 'weekdays',
        hint: fieldsTexts.weekendDaysHint,
      },
      {
        key: 'booked_leave_on_other_hours',
        label: fieldsTexts.bookedLeaveOnOtherHours,
        kind: 'select',
        options: [
          { value: 'KEPT', label: fieldsTexts.bookedLeaveKept },
          { value: 'RECOUNTED', label: fieldsTexts.bookedLeaveRecounted },
        ],
        hint: fieldsTexts.bookedLeaveOnOtherHoursHint,
      },
    ],
  },
  {
    tab: 'time',
    title: fieldsTexts.time,
    fields: [
      {
        key: 'time_manual_entry',
        label: fieldsTexts.peopleMayEnterTime,
        kind: 'check',
        hint: fieldsTexts.timeManualEntryHint,
      },
      {
        key: 'time_edit_clock_times',
        label: fieldsTexts.peopleMayCorrectClockTimes,
        kind: 'check',
        hint: fieldsTexts.timeEditClockTimesHint,
      },
      {
        key: 'clock_ask_after_hours',
        label: fieldsTexts.askWhenTheyLeft,
        kind: 'number',
        hint: fieldsTexts.clockAskAfterHoursHint,
      },
      {
        key: 'kiosk_badge_is_enough',
        label: fieldsTexts.badgeIsEnough,
        kind: 'check',
        hint: fieldsTexts.badgeIsEnoughHint,
      },
      {
        key: 'time_approval_required',
        label: fieldsTexts.timeNeedsApproval,
        kind: 'check',
        hint: fieldsTexts.timeApprovalRequiredHint,
      },
      {
        key: 'time_rounding_increment',
        label: fieldsTexts.roundClockTimesTo,
        kind: 'select',
        options: [
          { value: '0', label: fieldsTexts.noRounding },
          ...[5, 6, 10, 15, 30].map((minutes) => ({ value: String(minutes), label: fieldsTexts.minutes(minutes) })),
        ],
        hint: fieldsTexts.timeRoundingIncrementHint,
      },
      {
        key: 'time_rounding_mode',
        label: fieldsTexts.rounding,
        kind: 'select',
        options: [
          { value: 'nearest', label: fieldsTexts.toTheNearestStep },
          { value: 'up', label: fieldsTexts.up },
          { value: 'down', label: fieldsTexts.down },
        ],
        hint: fieldsTexts.timeRoundingModeHint,
      },
      {
        key: 'time_locked_through',
        label: fieldsTexts.lockedThrough,
        kind: 'date',
        empty: fieldsTexts.none,
        hint: fieldsTexts.timeLockedThroughHint,
      },
      {
        key: 'time_geofence.latitude',
        label: fieldsTexts.clockingInAtLatitude,
        kind: 'coordinate',
        empty: fieldsTexts.none,
        hint: fieldsTexts.timeGeofenceLatitudeHint,
      },
      {
        key: 'time_geofence.longitude',
        label: fieldsTexts.clockingInAtLongitude,
        kind: 'coordinate',
        empty: fieldsTexts.none,
      },
      {
        key: 'time_geofence.radius_m',
        label: fieldsTexts.clockingInWithin,
        kind: 'number',
        empty: fieldsTexts.none,
        hint: fieldsTexts.timeGeofenceRadiusMHint,
      },
    ],
  },
  {
    tab: 'time',
    title: fieldsTexts.hoursAccounts,
    note: fieldsTexts.hoursAccountsNote,
    fields: [
      {
        key: 'hours_accounts',
        label: fieldsTexts.keepHoursAccounts,
        kind: 'check',
        hint: fieldsTexts.keepHoursAccountsHint,
      },
      {
        key: 'hours_accounts_from',
        label: fieldsTexts.hoursAccountsFrom,
        kind: 'date',
        empty: fieldsTexts.none,
        hint: fieldsTexts.hoursAccountsFromHint,
      },
      {
        key: 'hours_account_cap_minutes',
        label: fieldsTexts.hoursAccountCapMinutes,
        kind: 'hours',
        empty: fieldsTexts.none,
        hint: fieldsTexts.hoursAccountCapMinutesHint,
      },
      {
        key: 'hours_account_cap',
        label: fieldsTexts.hoursAccountCap,
        kind: 'select',
        options: [
          { value: 'WARN', label: fieldsTexts.capWarns },
          { value: 'CUT', label: fieldsTexts.capCuts },
        ],
        hint: fieldsTexts.hoursAccountCapHint,
      },
    ],
  },
  {
    tab: 'time',
    title: fieldsTexts.overtime,
    fields: [
      {
        key: 'overtime_mode',
        label: fieldsTexts.counts,
        kind: 'select',
        options: [
          { value: 'weekly_only', label: fieldsTexts.byTheWeek },
          { value: 'daily_only', label: fieldsTexts.byTheDay },
          { value: 'greater_of', label: fieldsTexts.theGreaterOfBoth },
          { value: 'daily_then_weekly', label: fieldsTexts.byTheDayThenTheWeek },
        ],
        hint: fieldsTexts.overtimeModeHint,
      },
      { key: 'overtime_daily_minutes', label: fieldsTexts.aDaysHoursBeforeOvertime, kind: 'hours' },
      { key: 'overtime_weekly_minutes', label: fieldsTexts.aWeeksHoursBeforeOvertime, kind: 'hours' },
      {
        key: 'overtime_multiplier',
        label: fieldsTexts.payMultiplier,
        kind: 'number',
        hint: fieldsTexts.overtimeMultiplierHint,
      },
    ],
  },
  {
    tab: 'directory',
    title: fieldsTexts.schedule,
    fields: [
      {
        key: 'schedule_employee_visibility',
        label: fieldsTexts.employeesSeeTheShifts,
        kind: 'select',
        options: [
          { value: 'OWN', label: fieldsTexts.themselves },
          { value: 'DEPARTMENT', label: fieldsTexts.theirDepartment },
          { value: 'EVERYONE', label: fieldsTexts.everyone },
        ],
        hint: fieldsTexts.scheduleEmployeeVisibilityHint,
      },
      {
        key: 'schedule_default_schedules',
        label: fieldsTexts.useDefaultSchedules,
        kind: 'check',
        hint: fieldsTexts.scheduleDefaultSchedulesHint,
      },
      {
        key: 'availability_deadline_days',
        label: fieldsTexts.availabilityFixed,
        kind: 'number',
        empty: fieldsTexts.none,
        hint: fieldsTexts.availabilityFixedHint,
      },
      {
        key: 'publish_changes',
        label: fieldsTexts.publishChanges,
        kind: 'select',
        options: [
          { value: 'WHEN_PUBLISHED', label: fieldsTexts.publishChangesWhenPublished },
          { value: 'AT_ONCE', label: fieldsTexts.publishChangesAtOnce },
        ],
        hint: fieldsTexts.publishChangesHint,
      },
      {
        key: 'swap_approval',
        label: fieldsTexts.swapApproval,
        kind: 'select',
        options: [
          { value: 'NONE', label: fieldsTexts.swapApprovalNone },
          { value: 'IF_WARNED', label: fieldsTexts.swapApprovalIfWarned },
          { value: 'ALWAYS', label: fieldsTexts.swapApprovalAlways },
        ],
        hint: fieldsTexts.swapApprovalHint,
      },
      {
        key: 'open_shift_approval',
        label: fieldsTexts.openShiftApproval,
        kind: 'check',
        hint: fieldsTexts.openShiftApprovalHint,
      },
    ],
  },
  {
    tab: 'sign-in',
    title: fieldsTexts.secondFactor,
    note: fieldsTexts.secondFactorNote,
    fields: [
      {
        key: 'second_factor',
        label: fieldsTexts.whoNeedsOne,
        kind: 'select',
        options: [
          { value: 'OPTIONAL', label: fieldsTexts.whoeverWants },
          { value: 'ADMINISTRATORS', label: fieldsTexts.administratorsAndExecutives },
          { value: 'EVERYONE', label: fieldsTexts.everyone },
        ],
        hint: fieldsTexts.whoNeedsOneHint,
      },
    ],
  },
  {
    tab: 'sign-in',
    title: fieldsTexts.sessions,
    note: fieldsTexts.sessionsNote,
    fields: [
      {
        key: 'session_idle_minutes',
        label: fieldsTexts.idleMinutes,
        kind: 'number',
        hint: fieldsTexts.idleMinutesHint,
      },
      { key: 'session_max_hours', label: fieldsTexts.maxHours, kind: 'number', hint: fieldsTexts.maxHoursHint },
    ],
  },
  {
    tab: 'expenses',
    title: fieldsTexts.expenses,
    fields: [
      {
        key: 'expense_auto_approve_threshold',
        label: fieldsTexts.approveByItself,
        kind: 'number',
        empty: fieldsTexts.none,
        hint: fieldsTexts.expenseAutoApproveThresholdHint,
      },
    ],
  },
  {
    tab: 'expenses',
    title: fieldsTexts.taxRates,
    note: fieldsTexts.taxRatesNote,
    fields: [
      { key: 'expense_tax_rates.gst', label: fieldsTexts.gstRate, kind: 'number', empty: fieldsTexts.none },
      { key: 'expense_tax_rates.pst', label: fieldsTexts.pstRate, kind: 'number', empty: fieldsTexts.none },
      { key: 'expense_tax_rates.hst', label: fieldsTexts.hstRate, kind: 'number', empty: fieldsTexts.none },
      { key: 'expense_tax_rates.qst', label: fieldsTexts.qstRate, kind: 'number', empty: fieldsTexts.none },
    ],
  },
  {
    tab: 'general',
    title: fieldsTexts.decisions,
    note: fieldsTexts.decisionsNote,
    fields: [
      { key: 'reminder_days', label: fieldsTexts.remindAfter, kind: 'number', hint: fieldsTexts.remindAfterHint },
      { key: 'escalation_days', label: fieldsTexts.escalateAfter, kind: 'number', hint: fieldsTexts.escalateAfterHint },
    ],
  },
  {
    tab: 'general',
    title: fieldsTexts.proposals,
    fields: [
      { key: 'proposal_days', label: fieldsTexts.proposalDays, kind: 'number', hint: fieldsTexts.proposalDaysHint },
      {
        key: 'self_service_fields',
        label: fieldsTexts.selfServiceFields,
        kind: 'choices',
        options: selfServiceFields.map((name) => ({ value: name, label: capitalized(nameIn(fieldNames, name)) })),
        hint: fieldsTexts.selfServiceFieldsHint,
      },
    ],
  },
  {
    tab: 'general',
    title: fieldsTexts.howLongItIsKept,
    fields: [
      { key: 'events_retention_days', label: fieldsTexts.events, kind: 'number', hint: fieldsTexts.days30To400 },
      {
        key: 'deliveries_retention_days',
        label: fieldsTexts.webhookDeliveries,
        kind: 'number',
        hint: fieldsTexts.days7To400,
      },
      { key: 'audit_retention_days', label: fieldsTexts.auditLog, kind: 'number', hint: fieldsTexts.days365To3650 },
      {
        key: 'access_log_retention_days',
        label: fieldsTexts.sensitiveAccessLog,
        kind: 'number',
        hint: fieldsTexts.days365To3650,
      },
    ],
  },
];

export type SettingValues = Readonly<Record<string, string | boolean | readonly string[]>>;

const fields = settingGroups.flatMap((group) => group.fields);

const valueAt = (settings: Settings, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((value, part) => (value as Readonly<Record<string, unknown>> | null)?.[part], settings);

/** 8, or 7:30. */
const hoursOf = (minutes: number): string =>
  minutes % 60 === 0
    ? String(minutes / 60)
    : formatTexts.hours(String(Math.floor(minutes / 60)), String(minutes % 60).padStart(2, '0'));

function textOf(value: unknown, kind: SettingField['kind']): string {
  if (typeof value === 'number') return kind === 'hours' ? hoursOf(value) : typedNumber(value);
  return typeof value === 'string' ? value : '';
}

export const valuesOf = (settings: Settings): SettingValues =>
  Object.fromEntries(
    fields.map(({ key, kind }) => {
      const value = valueAt(settings, key);
      return [key, typeof value === 'boolean' || Array.isArray(value) ? value : textOf(value, kind)];
    }),
  );

export const changedKeys = (before: SettingValues, after: SettingValues): string[] =>
  fields.map(({ key }) => key).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));

/** Settings of several fields that are saved as one, or cleared. */
const wholes = ['time_geofence', 'expense_tax_rates'];

function wholeOf(outer: string, values: SettingValues): Record<string, unknown> | null {
  const parts = fields
    .filter(({ key }) => key.startsWith(`${outer}.`))
    .map(({ key }) => [key.slice(outer.length + 1), wireValue(key, values[key] ?? '')] as const)
    .filter(([, value]) => value !== null);
  return parts.length === 0 ? null : Object.fromEntries(parts);
}

/** The body of PATCH /settings: what differs, nested as the settings are. */
export function changesBetween(before: SettingValues, after: SettingValues): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const key of changedKeys(before, after)) {
    const value = wireValue(key, after[key] ?? '');
    const [outer = key, inner] = key.split('.');
    if (inner === undefined) changes[outer] = value;
    else if (wholes.includes(outer)) changes[outer] = wholeOf(outer, after);
    else changes[outer] = { ...(changes[outer] as object | undefined), [inner]: value };
  }
  return changes;
}

function wireValue(key: string, value: SettingValues[string]): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return null;
  switch (key === 'time_rounding_increment' ? 'number' : fields.find((field) => field.key === key)?.kind) {
    case 'hours':
      return readMinutes(text) ?? text;
    case 'number':
    case 'coordinate':
      return readNumber(text) ?? text;
    default:
      return text;
  }
}

/** The tab that holds a field which the server refuses, such as `modules.expenses`. */
export const tabOf = (field: string): SettingTab | null =>
  settingGroups.find((group) => group.fields.some(({ key }) => key === field || key.startsWith(`${field}.`)))?.tab ??
  null;

export interface SettingsForm {
  readonly values: SettingValues;
  readonly bind: (key: string) => Bound<SettingValues[string]>;
}
