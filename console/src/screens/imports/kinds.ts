import type { Data, Item } from '../../client/hooks.ts';
import { kindsTexts } from '../../texts/imports.ts';

export type ImportKind = Item<'/imports'>['kind'];

/** A kind as the server knows it: its columns, and how earlier files named them. */
export type KindInfo = Data<'/import-kinds'>['kinds'][number];

/** What each kind is called, and where what was imported is seen. */
export const importKinds: Readonly<Record<ImportKind, { readonly label: string; readonly to: string }>> = {
  people: { label: kindsTexts.people, to: '/people' },
  departments: { label: kindsTexts.departments, to: '/departments' },
  time_entries: { label: kindsTexts.timeEntries, to: '/time-entries' },
  leave_balances: { label: kindsTexts.leaveBalances, to: '/leave-balances' },
  compensation: { label: kindsTexts.compensation, to: '/pay' },
  equipment: { label: kindsTexts.equipment, to: '/equipment' },
  holidays: { label: kindsTexts.publicHolidays, to: '/leave-balances/holidays' },
  training: { label: kindsTexts.training, to: '/training' },
  certifications: { label: kindsTexts.certificates, to: '/certificates' },
  benefits: { label: kindsTexts.benefits, to: '/benefits' },
};

export const isImportKind = (text: string | undefined): text is ImportKind =>
  text !== undefined && Object.hasOwn(importKinds, text);
