import type { Item } from '../../client/hooks.ts';

export type Export = Item<'/exports'>;
export type ExportKind = Export['kind'];

export const kindNames: Readonly<Record<ExportKind, string>> = {
  people: 'People',
  departments: 'Departments',
  teams: 'Teams',
  time_entries: 'Time entries',
  timesheets: 'Timesheets',
  pay_periods: 'Pay periods',
  leave: 'Time off',
  leave_balances: 'Leave balances',
  leave_types: 'Leave types',
  locked_dates: 'Locked dates',
  shifts: 'Shifts',
  projects: 'Projects',
  clients: 'Clients',
  expenses: 'Expense reports',
  documents: 'Documents',
  folders: 'Folders',
  equipment: 'Equipment',
  equipment_categories: 'Equipment categories',
  training: 'Training',
  courses: 'Courses',
  certifications: 'Certifications',
  benefits: 'Benefits',
  benefit_plans: 'Benefit plans',
  compensation: 'Compensation',
  custom_fields: 'Custom fields',
  custom_field_tabs: 'Tabs of custom fields',
  custom_field_values: 'Values of custom fields',
  checklists: 'Onboarding and offboarding',
  checklist_templates: 'Templates of checklists',
  audit_log: 'Audit log',
  access_log: 'Access log',
  requests: 'Requests',
  api_tokens: 'API tokens',
  webhooks: 'Webhooks',
  imports: 'Imports',
};

export const isExportKind = (text: string | undefined): text is ExportKind =>
  text !== undefined && Object.hasOwn(kindNames, text);

/** Lists that are narrowed by days; the first two show a few weeks unless told. */
export const kindsWithDays: readonly ExportKind[] = [
  'time_entries',
  'shifts',
  'leave',
  'expenses',
  'audit_log',
  'access_log',
];

export const texts = {
  title: 'Exports',
  lead: 'Any list as a file for a spreadsheet. Files are kept for a week, and only you can download yours.',
  create: 'Export a list',
  dialog: 'Export a list',
  which: 'Which list',
  from: 'From',
  to: 'To',
  send: 'Start the export',
  started: 'The export has started. Its file appears here.',
  download: 'Download',
  emptyTitle: 'Nothing was exported yet',
  empty: 'Choose a list; its file is written in the background and appears here.',
  audited: 'Each export is recorded in the audit log.',
  waiting: 'Waiting',
  underWay: 'Being written',
  done: 'Ready',
  failed: 'Stopped',
  reasons: {
    author_not_allowed: 'You may no longer read this list.',
    list_refused: 'The list could not be read with these filters.',
  },
} as const;
