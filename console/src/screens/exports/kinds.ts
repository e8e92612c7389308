import type { Item } from '../../client/hooks.ts';

export type Export = Item<'/exports'>;
export type ExportKind = Export['kind'];

/** Lists that are narrowed by days; the first two show a few weeks unless told. */
export const kindsWithDays: readonly ExportKind[] = [
  'time_entries',
  'shifts',
  'leave',
  'expenses',
  'audit_log',
  'access_log',
];
