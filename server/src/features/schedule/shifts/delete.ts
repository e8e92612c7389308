import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { isKeptBack } from '../drafts/drafts.ts';
import { saveDraft } from '../drafts/store.ts';
import { planning } from '../planning.ts';
import { Shift } from './record.ts';
import { mayManage, shiftRecord } from './rules.ts';
import { shiftChanging, shiftRemoving } from './shift-states.ts';
import { lockPlannedShift } from './store.ts';

export const deleteShift = writeOperation({
  id: 'shifts.delete',
  route: 'DELETE /shifts/{id}',
  subject: 'shift',
  summary: 'Delete a shift',
  description:
    'Answers the shift as it was. To keep it in the schedule, cancel it instead. Where `publish_changes` is WHEN_PUBLISHED a published shift goes when that is published.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  packages: planning,
  guards: guardsOn(shiftRecord, [mayManage]),
  params: Strict({ id: Id('shf') }),
  returns: Shift,
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ work, params }) {
    const shift = await lockPlannedShift(work, params.id);
    await work.guard(shift);
    return removeShift(work, shift);
  },
});

export async function removeShift(work: UnitOfWork, shift: Shift): Promise<Shift> {
  if (isKeptBack(work.actor, shift)) {
    await saveDraft(work, shift.id, { ...shift, status: 'CANCELLED' }, true);
    return shift;
  }
  await work.react(shiftChanging, shift.id);
  await work.react(shiftRemoving, shift.id);
  await work.delete('shifts', shift.id);
  return shift;
}
