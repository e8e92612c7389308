import { Type } from 'typebox';
import { readOperation, writeOperation } from '../../../kernel/operation.ts';
import { InstantInput, parseInstantMs } from '../../../lib/days.ts';
import { enforce, invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict, Text } from '../../../lib/schema.ts';
import { checkDepartment } from '../../people/index.ts';
import { planning } from '../planning.ts';
import { checkSpan, mayManage } from '../shifts/rules.ts';
import { findDepartmentOf, findVisibleShift, getVisibleShift } from '../shifts/store.ts';
import { checkYear } from '../week/week.ts';
import { findCandidates } from './find.ts';
import { Candidate } from './record.ts';

export const listCandidates = readOperation({
  id: 'shifts.candidates',
  route: 'GET /shifts/{id}/candidates',
  shows: ['shift', 'leave'],
  summary: 'List who could take a shift',
  description:
    'People of its department and those lent to it whom the caller may give shifts to, best first, each with what speaks for and against it. Who has it and who has left by that day are not among them. For those who manage the shift.',
  scope: 'schedules:read',
  role: 'DEPARTMENT_HEAD',
  packages: planning,
  params: Strict({ id: Id('shf') }),
  returns: Type.Array(Candidate),
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ actor, db, params }) {
    const shift = await getVisibleShift(db, actor, params.id);
    enforce(mayManage(actor, { department_id: shift.department_id }));
    const departmentId = shift.department_id ?? (await findDepartmentOf(db, actor, shift.user_id));
    if (departmentId === null) return [];
    return findCandidates(db, actor, {
      id: shift.id,
      startMs: Date.parse(shift.starts_at),
      endMs: Date.parse(shift.ends_at),
      breakMinutes: shift.break_minutes,
      departmentId,
      title: shift.title,
      userId: shift.user_id,
      isClosed: shift.status === 'CANCELLED',
    });
  },
});

/** An id that no shift has. */
const unsaved = '';

export const findCandidatesFor = writeOperation({
  id: 'schedule.candidates',
  route: 'POST /schedule/candidates',
  summary: 'List who could take a shift before it is saved',
  description: 'As GET /shifts/{id}/candidates for a shift as it is typed. Saves nothing.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  packages: planning,
  changesNothing: true,
  body: Strict({
    department_id: Id('dep', 'For which department it would be worked.'),
    starts_at: InstantInput('When the shift would begin.'),
    ends_at: InstantInput('After starts_at, at most 24 hours later.'),
    break_minutes: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1439, default: 0, description: 'Shorter than the shift.' }),
    ),
    title: Type.Optional(
      Nullable(Text(200), { description: 'As what it would be worked: certificates wanted of that job are named.' }),
    ),
    shift_id: Type.Optional(Id('shf', 'The shift that is being changed; it is not counted twice.')),
  }),
  returns: Type.Array(Candidate),
  refuses: ['FORBIDDEN'],

  async run({ actor, work, body }) {
    const {
      department_id: departmentId,
      starts_at,
      ends_at,
      break_minutes = 0,
      title = null,
      shift_id: shiftId,
    } = body;
    checkSpan({ starts_at, ends_at, break_minutes });
    const startMs = parseInstantMs(starts_at);
    checkYear('starts_at', new Date(startMs).toISOString());
    await checkDepartment(work, 'department_id', departmentId);
    enforce(mayManage(actor, { department_id: departmentId }));
    if (shiftId !== undefined && !(await findVisibleShift(work.tx, actor, shiftId))) {
      throw invalid('shift_id', 'reference.shift');
    }
    return findCandidates(work.tx, actor, {
      id: shiftId ?? unsaved,
      startMs,
      endMs: parseInstantMs(ends_at),
      breakMinutes: break_minutes,
      departmentId,
      title,
      userId: null,
      isClosed: false,
    });
  },
});
