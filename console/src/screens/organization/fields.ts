import type { Data } from '../../client/hooks.ts';
import type { Option } from '../../ui/field.tsx';

export type Settings = Data<'/settings'>;

/** A setting as the form shows it. `modules.expenses` names one inside another. */
export interface SettingField {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  readonly kind: 'text' | 'number' | 'date' | 'check' | 'select' | 'weekdays';
  readonly options?: readonly Option[];
  /** For a select or a text: what leaving it empty means. */
  readonly empty?: string;
}

export const settingTabs = [
  { id: 'general', label: 'General' },
  { id: 'time', label: 'Time and pay' },
  { id: 'leave', label: 'Leave' },
  { id: 'expenses', label: 'Expenses' },
  { id: 'directory', label: 'Directory and schedule' },
] as const;
export type SettingTab = (typeof settingTabs)[number]['id'];

/** Tabs that hold records instead of settings. */
export const recordTabs = [
  { id: 'custom-fields', label: 'Custom fields' },
  { id: 'checklists', label: 'Checklists' },
  { id: 'benefits', label: 'Benefits' },
] as const;
export type RecordTab = (typeof recordTabs)[number]['id'];

export interface SettingGroup {
  readonly tab: SettingTab;
  readonly title: string;
  readonly note?: string;
  readonly fields: readonly SettingField[];
}

const same = (...values: string[]): Option[] => values.map((value) => ({ value, label: value }));

export const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

/** Of the runtime, with UTC, which it leaves out. */
const timezones = (): Option[] => same('UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC'));

const currencies = (): Option[] => {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: `${code} – ${names.of(code) ?? code}`,
  }));
};

export const settingGroups: readonly SettingGroup[] = [
  {
    tab: 'general',
    title: 'Organization',
    fields: [
      { key: 'name', label: 'Name', kind: 'text', hint: 'Stands above the navigation and in every mail.' },
      {
        key: 'timezone',
        label: 'Timezone',
        kind: 'select',
        options: timezones(),
        hint: 'Calendar days are days in this zone.',
      },
      { key: 'country', label: 'Country', kind: 'text', hint: 'Two letters, such as CA.' },
      { key: 'region', label: 'Region', kind: 'text', empty: 'none', hint: 'State or province, for public holidays.' },
      {
        key: 'currency',
        label: 'Currency',
        kind: 'select',
        options: currencies(),
        hint: 'Pay, expenses and budgets without a currency of their own are in it.',
      },
      { key: 'base_url', label: 'API address', kind: 'text', hint: 'For a domain of your own; ends in /api/v1.' },
    ],
  },
  {
    tab: 'general',
    title: 'API and modules',
    fields: [
      { key: 'api_enabled', label: 'API', kind: 'check', hint: 'Off: every token is refused.' },
      { key: 'modules.time_tracking', label: 'Time tracking', kind: 'check', hint: 'Time entries, timesheets, clock.' },
      { key: 'modules.expenses', label: 'Expenses', kind: 'check', hint: 'Expense reports and receipts.' },
    ],
  },
  {
    tab: 'directory',
    title: 'Directory',
    note: 'Without these, Employees see themselves and Department Heads the departments they head or manage.',
    fields: [
      {
        key: 'directory_employee_sees_all',
        label: 'Employees see everyone',
        kind: 'check',
        hint: 'Names, job titles and departments of all colleagues, in the directory and through the API.',
      },
      {
        key: 'directory_department_head_sees_all',
        label: 'Department Heads see everyone',
        kind: 'check',
        hint: 'The directory of the whole organization; private data stays with their own departments.',
      },
    ],
  },
  {
    tab: 'time',
    title: 'Calendar and pay periods',
    fields: [
      {
        key: 'week_start',
        label: 'The week starts on',
        kind: 'select',
        options: [
          { value: 'MONDAY', label: 'Monday' },
          { value: 'SUNDAY', label: 'Sunday' },
        ],
        hint: 'Weeks of the calendar, the schedule and weekly overtime begin on it.',
      },
      {
        key: 'pay_period_type',
        label: 'Pay period',
        kind: 'select',
        options: [
          { value: 'WEEKLY', label: 'Weekly' },
          { value: 'BIWEEKLY', label: 'Every two weeks' },
          { value: 'SEMI_MONTHLY', label: 'Twice a month' },
          { value: 'MONTHLY', label: 'Monthly' },
        ],
        hint: 'A timesheet covers one of them.',
      },
      {
        key: 'pay_period_anchor',
        label: 'A period begins on',
        kind: 'date',
        hint: 'Any first day of a two-week period.',
      },
    ],
  },
  {
    tab: 'leave',
    title: 'Working days',
    note: 'Country and region, which public holidays follow, are under General.',
    fields: [
      {
        key: 'weekend_days',
        label: 'Weekend',
        kind: 'weekdays',
        hint: 'Leave takes no days from the balance on these.',
      },
    ],
  },
  {
    tab: 'time',
    title: 'Time',
    fields: [
      {
        key: 'time_manual_entry',
        label: 'People may enter time by hand',
        kind: 'check',
        hint: 'Off: Employees record time with the clock alone.',
      },
      {
        key: 'time_edit_clock_times',
        label: 'People may correct clock times',
        kind: 'check',
        hint: 'Off: what the clock recorded is changed by those who approve it.',
      },
      {
        key: 'time_approval_required',
        label: 'Time needs approval',
        kind: 'check',
        hint: 'Off: recorded time counts at once.',
      },
      {
        key: 'time_rounding_increment',
        label: 'Round clock times to',
        kind: 'select',
        options: [
          { value: '0', label: 'No rounding' },
          ...['5', '6', '10', '15', '30'].map((value) => ({ value, label: `${value} minutes` })),
        ],
        hint: 'What was clocked is kept as well; hours are counted from the rounded times.',
      },
      {
        key: 'time_rounding_mode',
        label: 'Rounding',
        kind: 'select',
        options: [
          { value: 'nearest', label: 'To the nearest step' },
          { value: 'up', label: 'Up' },
          { value: 'down', label: 'Down' },
        ],
        hint: 'Which way a time between two steps goes.',
      },
      {
        key: 'time_locked_through',
        label: 'Locked through',
        kind: 'date',
        empty: 'none',
        hint: 'No changes up to this day.',
      },
      {
        key: 'time_geofence.latitude',
        label: 'Clocking in at: latitude',
        kind: 'number',
        empty: 'none',
        hint: 'In degrees, such as 43.6532. All three empty: anywhere.',
      },
      { key: 'time_geofence.longitude', label: 'Clocking in at: longitude', kind: 'number', empty: 'none' },
      {
        key: 'time_geofence.radius_m',
        label: 'Clocking in within',
        kind: 'number',
        empty: 'none',
        hint: 'Metres around that place. Outside of it an entry is marked.',
      },
    ],
  },
  {
    tab: 'time',
    title: 'Overtime',
    fields: [
      {
        key: 'overtime_mode',
        label: 'Counts',
        kind: 'select',
        options: [
          { value: 'weekly_only', label: 'By the week' },
          { value: 'daily_only', label: 'By the day' },
          { value: 'greater_of', label: 'The greater of both' },
          { value: 'daily_then_weekly', label: 'By the day, then by the week' },
        ],
        hint: 'Which hours are paid as overtime.',
      },
      { key: 'overtime_daily_minutes', label: 'A day’s minutes before overtime', kind: 'number' },
      { key: 'overtime_weekly_minutes', label: 'A week’s minutes before overtime', kind: 'number' },
      {
        key: 'overtime_multiplier',
        label: 'Pay multiplier',
        kind: 'number',
        hint: 'An hour of overtime is paid as this many hours.',
      },
    ],
  },
  {
    tab: 'directory',
    title: 'Schedule',
    fields: [
      {
        key: 'schedule_employee_visibility',
        label: 'Employees see the shifts of',
        kind: 'select',
        options: [
          { value: 'OWN', label: 'Themselves' },
          { value: 'DEPARTMENT', label: 'Their department' },
          { value: 'EVERYONE', label: 'Everyone' },
        ],
        hint: 'Published shifts, in the app and through the API.',
      },
      {
        key: 'schedule_default_schedules',
        label: 'Use default schedules',
        kind: 'check',
        hint: 'Weeks that are not published are shown too.',
      },
    ],
  },
  {
    tab: 'expenses',
    title: 'Expenses',
    fields: [
      {
        key: 'expense_auto_approve_threshold',
        label: 'Approve by itself up to',
        kind: 'number',
        empty: 'none',
        hint: 'A report of at most this total is approved on submission. Empty: never.',
      },
    ],
  },
  {
    tab: 'general',
    title: 'How long it is kept',
    fields: [
      { key: 'events_retention_days', label: 'Events', kind: 'number', hint: 'Days, 30 to 400.' },
      { key: 'deliveries_retention_days', label: 'Webhook deliveries', kind: 'number', hint: 'Days, 7 to 400.' },
      { key: 'audit_retention_days', label: 'Audit log', kind: 'number', hint: 'Days, 365 to 3650.' },
      { key: 'access_log_retention_days', label: 'Sensitive access log', kind: 'number', hint: 'Days, 365 to 3650.' },
    ],
  },
];

export type SettingValues = Readonly<Record<string, string | boolean | readonly string[]>>;

const fields = settingGroups.flatMap((group) => group.fields);

const valueAt = (settings: Settings, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((value, part) => (value as Readonly<Record<string, unknown>> | null)?.[part], settings);

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const valuesOf = (settings: Settings): SettingValues =>
  Object.fromEntries(
    fields.map(({ key }) => {
      const value = valueAt(settings, key);
      return [key, typeof value === 'boolean' || Array.isArray(value) ? value : textOf(value)];
    }),
  );

export const changedKeys = (before: SettingValues, after: SettingValues): string[] =>
  fields.map(({ key }) => key).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));

/** Settings of several fields that are saved as one, or cleared. */
const wholes = ['time_geofence'];

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
  const isNumber = key === 'time_rounding_increment' || fields.find((field) => field.key === key)?.kind === 'number';
  if (text === '') return null;
  return isNumber && Number.isFinite(Number(text)) ? Number(text) : text;
}

/** The tab that holds a field which the server refuses, such as `modules.expenses`. */
export const tabOf = (field: string): SettingTab | null =>
  settingGroups.find((group) => group.fields.some(({ key }) => key === field || key.startsWith(`${field}.`)))?.tab ??
  null;
