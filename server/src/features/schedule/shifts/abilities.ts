import type { Actor } from '../../../kernel/actor.ts';
import type { RecordAbilities } from '../../../kernel/app-answers.ts';
import { isAtLeast } from '../../../kernel/scopes.ts';
import { Shift } from './record.ts';
import { isOfItsDepartment, isOnOffer, mayManage } from './rules.ts';

type Planned = Pick<Shift, 'department_id' | 'status' | 'is_published' | 'starts_at'>;

/** Whether a person is free is looked at when they claim. A cancelled shift is brought back by a change. */
export function shiftAbilitiesFor(actor: Actor, shift: Planned, nowMs: number): string[] {
  const manages = isAtLeast(actor.role, 'DEPARTMENT_HEAD') && mayManage(actor, shift.department_id) === true;
  const claims =
    actor.userId !== null &&
    shift.status === 'OPEN' &&
    isOfItsDepartment(shift, actor.departmentId) === true &&
    isOnOffer(shift, nowMs) === true;
  return [...(manages ? ['shifts.update', 'shifts.delete'] : []), ...(claims ? ['shifts.claim'] : [])];
}

export const shiftAbilities: RecordAbilities = {
  schema: Shift,
  operations: ['shifts.update', 'shifts.delete', 'shifts.claim'],
  find: (_db, actor, records: readonly Shift[], nowMs) =>
    Promise.resolve(records.map((shift) => shiftAbilitiesFor(actor, shift, nowMs))),
};
