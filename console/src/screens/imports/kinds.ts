import type { Data, Item } from '../../client/hooks.ts';
import { kindNames } from '../../texts/imports.ts';

export type ImportKind = Item<'/imports'>['kind'];

/** A kind as the server knows it: its columns, and how earlier files named them. */
export type KindInfo = Data<'/import-kinds'>['kinds'][number];

/** What each kind is called, and where what was imported is seen. */
export const importKinds: Readonly<Record<ImportKind, { readonly label: string; readonly to: string }>> = {
  people: { label: kindNames.people, to: '/people' },
  departments: { label: kindNames.departments, to: '/departments' },
  time_entries: { label: kindNames.time_entries, to: '/time-entries' },
  leave_balances: { label: kindNames.leave_balances, to: '/leave-balances' },
  compensation: { label: kindNames.compensation, to: '/pay' },
  equipment: { label: kindNames.equipment, to: '/equipment' },
  holidays: { label: kindNames.holidays, to: '/leave-balances/holidays' },
  training: { label: kindNames.training, to: '/training' },
  certifications: { label: kindNames.certifications, to: '/certificates' },
  benefits: { label: kindNames.benefits, to: '/benefits' },
};

export const isImportKind = (text: string | undefined): text is ImportKind =>
  text !== undefined && Object.hasOwn(importKinds, text);
