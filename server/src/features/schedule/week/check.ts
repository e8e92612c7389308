import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import { dayIn, InstantInput, parseInstantMs } from '../../../lib/days.ts';
import { invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { planning } from '../planning.ts';
import { checkInReach, checkSpan } from '../shifts/rules.ts';
import { findVisibleShift, findWorkerOn } from '../shifts/store.ts';
import { notThere } from '../shifts/workers-store.ts';
import { warningsForPerson } from './person-warnings.ts';
import { ShiftWarning } from './record.ts';
import { checkYear } from './week.ts';

const ShiftCheck = Type.Object(
  { warnings: Type.Array(ShiftWarning, { description: 'What speaks against it; empty: nothing.' }) },
  { $id: 'ShiftCheck', description: 'What a shift would meet, before it is saved.' },
);

/** An id that no shift has. */
const candidateId = '';

export const checkShift = writeOperation({
  id: 'schedule.check',
  route: 'POST /schedule/check',
  summary: 'Look at a shift before it is saved',
  description: 'Saves nothing: what would speak against giving this person a shift at this time.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  packages: planning,
  changesNothing: true,
  body: Strict({
    user_id: Id('usr', 'Who would work it.'),
    starts_at: InstantInput('When the shift would begin.'),
    ends_at: InstantInput('After starts_at, at most 24 hours later.'),
    break_minutes: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1439, default: 0, description: 'Shorter than the shift.' }),
    ),
    shift_id: Type.Optional(Id('shf', 'The shift that would be moved or changed; it is not counted twice.')),
  }),
  returns: ShiftCheck,

  async run({ actor, work, body }) {
    const { user_id, starts_at, ends_at, break_minutes = 0, shift_id } = body;
    checkSpan({ starts_at, ends_at, break_minutes });
    checkYear('starts_at', new Date(parseInstantMs(starts_at)).toISOString());
    const day = dayIn(actor.organization.timezone, parseInstantMs(starts_at));
    const worker = await findWorkerOn(work.tx, actor, user_id, day);
    if (!worker) throw invalid('user_id', notThere);
    checkInReach(actor, worker);
    if (shift_id !== undefined && !(await findVisibleShift(work.tx, actor, shift_id))) {
      throw invalid('shift_id', 'reference.shift');
    }
    const shift = {
      id: candidateId,
      startMs: parseInstantMs(starts_at),
      endMs: parseInstantMs(ends_at),
      breakMinutes: break_minutes,
    };
    const without = shift_id === undefined ? [] : [shift_id];
    return { warnings: await warningsForPerson(work.tx, actor, worker, shift, { without, as: 'planned' }) };
  },
});
