import type { Actor } from '../../../kernel/actor.ts';
import type { RecordAbilities } from '../../../kernel/app-answers.ts';
import { isAtLeast } from '../../../kernel/scopes.ts';
import { Shift } from './record.ts';
import { isOfItsDepartment, isOnOffer, manages } from './rules.ts';

type Planned = Pick<Shift, 'department_id' | 'status' | 'is_published' | 'starts_at'>;

/** A week has thousands of shifts: they share these. */
const abilities = {
  managed: ['shifts.update', 'shifts.delete'],
  offered: ['shifts.claim'],
  both: ['shifts.update', 'shifts.delete', 'shifts.claim'],
  none: [] as string[],
};

/** Whether a person is free is looked at when they claim. A cancelled shift is brought back by a change. */
export function shiftAbilitiesFor(actor: Actor, shift: Planned, nowMs: number): string[] {
  const isManaged = isAtLeast(actor.role, 'DEPARTMENT_HEAD') && manages(actor, shift.department_id);
  const isOffered =
    actor.userId !== null &&
    shift.status === 'OPEN' &&
    isOfItsDepartment(shift, actor.departmentId) === true &&
    isOnOffer(shift, nowMs) === true;
  if (isManaged) return isOffered ? abilities.both : abilities.managed;
  return isOffered ? abilities.offered : abilities.none;
}

export const shiftAbilities: RecordAbilities = {
  schema: Shift,
  operations: ['shifts.update', 'shifts.delete', 'shifts.claim'],
  find: (_db, actor, records: readonly Shift[], nowMs) =>
    Promise.resolve(records.map((shift) => shiftAbilitiesFor(actor, shift, nowMs))),
};
