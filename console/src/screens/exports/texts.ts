import type { Item } from '../../client/hooks.ts';

export type Export = Item<'/exports'>;
export type ExportKind = Export['kind'];

export const kindNames: Readonly<Record<ExportKind, string>> = {
  people: 'People',
  departments: 'Departments',
  teams: 'Teams',
  time_entries: 'Time entries',
  timesheets: 'Timesheets',
  leave: 'Time off',
  shifts: 'Shifts',
  projects: 'Projects',
  clients: 'Clients',
  expenses: 'Expense reports',
  documents: 'Documents',
  equipment: 'Equipment',
  training: 'Training',
  checklists: 'Onboarding and offboarding',
};

/** Lists that are narrowed by days; the first two show a few weeks unless told. */
export const kindsWithDays: readonly ExportKind[] = ['time_entries', 'shifts', 'leave', 'expenses'];

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
