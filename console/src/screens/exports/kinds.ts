import type { Item } from '../../client/hooks.ts';
import { kindNames } from '../../texts/exports.ts';

export type Export = Item<'/exports'>;
export type ExportKind = Export['kind'];

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
