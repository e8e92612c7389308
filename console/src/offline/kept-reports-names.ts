import { readKept } from '../kept.ts';

/** Expense reports that a device keeps, by their person. */
export const keptReportsDatabase = (userId: string): string => `muster.expenses.${userId}`;

/** Set while one of them waits to be sent: without it nobody has to look. */
export const keptReportsFlag = (userId: string): string => `expenses.${userId}`;

/** What was begun is forgotten with its person; what they asked to be sent is kept until they are back. */
export function forgetKeptReports(userId: string): void {
  if (readKept(keptReportsFlag(userId)) !== null) return;
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(keptReportsDatabase(userId));
}
