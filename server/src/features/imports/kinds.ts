import type { Db } from '../../db/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import { departmentRows } from './kinds/departments.ts';
import { equipmentRows } from './kinds/equipment.ts';
import { holidayRows, leaveBalanceRows } from './kinds/leave.ts';
import { customColumns, peopleRows } from './kinds/people.ts';
import { benefitRows, certificationRows, compensationRows } from './kinds/records.ts';
import { timeEntryRows } from './kinds/time-entries.ts';
import { trainingRows } from './kinds/training.ts';
import type { RowKind } from './rows.ts';

/** What can be imported. A new kind is a file in `kinds/` and a line here. */
export const importKinds = {
  people: peopleRows,
  departments: departmentRows,
  time_entries: timeEntryRows,
  leave_balances: leaveBalanceRows,
  compensation: compensationRows,
  equipment: equipmentRows,
  holidays: holidayRows,
  training: trainingRows,
  certifications: certificationRows,
  benefits: benefitRows,
} as const satisfies Record<string, RowKind>;

export type ImportKind = keyof typeof importKinds;
export const importKindNames = Object.keys(importKinds) as ImportKind[];
export const isImportKind = (name: string): name is ImportKind => Object.hasOwn(importKinds, name);

/** Whose rows may say what someone is paid. */
export const bringsPay = (kind: unknown): boolean => kind === 'people' || kind === 'compensation';

/** A kind with the columns that the organization has made for itself. */
export async function kindFor(db: Db, actor: Pick<Actor, 'organizationId'>, name: ImportKind): Promise<RowKind> {
  const kind: RowKind = importKinds[name];
  if (name !== 'people') return kind;
  return { ...kind, columns: { ...kind.columns, ...(await customColumns(db, actor)) } };
}
