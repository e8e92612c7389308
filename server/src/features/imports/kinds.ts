import { departmentRows } from './departments.ts';
import { peopleRows } from './people.ts';
import { timeEntryRows } from './time-entries.ts';
import type { RowKind } from './rows.ts';

/** What can be imported. A new kind is a file beside these and a line here. */
export const importKinds = {
  people: peopleRows,
  departments: departmentRows,
  time_entries: timeEntryRows,
} as const satisfies Record<string, RowKind>;

export type ImportKind = keyof typeof importKinds;
export const importKindNames = Object.keys(importKinds) as ImportKind[];
export const isImportKind = (name: string): name is ImportKind => Object.hasOwn(importKinds, name);
