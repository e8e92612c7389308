import type { Data, Item } from '../../client/hooks.ts';

export type ImportKind = Item<'/imports'>['kind'];

/** A kind as the server knows it: its columns, and how earlier files named them. */
export type KindInfo = Data<'/import-kinds'>['kinds'][number];

/** What each kind is called, and where what was imported is seen. */
export const importKinds: Readonly<Record<ImportKind, { readonly label: string; readonly to: string }>> = {
  people: { label: 'People', to: '/people' },
  departments: { label: 'Departments', to: '/departments' },
  time_entries: { label: 'Time entries', to: '/time-entries' },
  leave_balances: { label: 'Leave balances', to: '/leave-balances' },
  compensation: { label: 'Compensation', to: '/people' },
  equipment: { label: 'Equipment', to: '/equipment' },
  holidays: { label: 'Public holidays', to: '/leave-balances/holidays' },
};

export const isImportKind = (text: string | undefined): text is ImportKind =>
  text !== undefined && Object.hasOwn(importKinds, text);
