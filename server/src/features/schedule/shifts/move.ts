import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { planning } from '../planning.ts';
import { Shift } from './record.ts';
import { isNotCancelled, mayManage, shiftRecord } from './rules.ts';
import { changeFrom, checkShifted, shiftedFields } from './shifted.ts';
import { lockPlannedShift } from './store.ts';
import { changeShift } from './update.ts';

/** What a change of many shifts does to each of them. */
export const moveShift = writeOperation({
  id: 'shifts.move',
  route: 'POST /shifts/{id}/move',
  subject: 'shift',
  summary: 'Move a shift from where it stands',
  description:
    'By minutes, to another day, time or person, with another break, place or note. The end follows the start by the length that the shift has, also in nights in which clocks change.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  packages: planning,
  guards: guardsOn(shiftRecord, [mayManage, isNotCancelled]),
  params: Strict({ id: Id('shf') }),
  body: Strict(shiftedFields),
  returns: Shift,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const shift = await lockPlannedShift(work, params.id);
    await work.guard(shift);
    checkShifted(body);
    return changeShift(work, shift, changeFrom(actor, shift, body));
  },
});
