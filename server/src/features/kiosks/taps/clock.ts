import type { Operation } from '../../../kernel/declaration.ts';
import { clockBack, clockBreak, clockIn, clockOut } from '../../time/index.ts';
import type { Action } from './record.ts';

/** The clock’s own operations: a kiosk has no rules of its own. */
export const operationOf: Readonly<Record<Action, Operation>> = {
  IN: clockIn,
  OUT: clockOut,
  BREAK: clockBreak,
  BACK: clockBack,
};

const maxAddress = 300;

/** What is sent to it: the entry says at which kiosk it began and ended. */
export function bodyOf(
  action: Action,
  countsAt: string,
  { name, location }: { readonly name: string; readonly location: string | null },
): Record<string, unknown> {
  const address = (location === null ? name : `${name}, ${location}`).slice(0, maxAddress);
  return { tapped_at: countsAt, ...((action === 'IN' || action === 'OUT') && { address }) };
}
