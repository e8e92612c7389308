import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { enforce } from '../../../lib/errors.ts';
import { checkDepartment } from '../../people/index.ts';
import { planning } from '../planning.ts';
import { NewShift, Shift } from './record.ts';
import { checkInReach, checkOffered, checkSpan, instantOf, mayManage } from './rules.ts';
import { shiftChanging } from './shift-states.ts';
import { offerOpenShift } from './tell.ts';
import { lockPerson, refusePlannedOverlap } from './workers-store.ts';

export const createShift = writeOperation({
  id: 'shifts.create',
  route: 'POST /shifts',
  subject: 'shift',
  summary: 'Create a shift',
  description: 'Without user_id it is open, for someone of the department to claim.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  packages: planning,
  body: NewShift,
  returns: Shift,
  status: 201,
  refuses: ['FORBIDDEN', 'CONFLICT'],

  run({ work, body }) {
    return addShift(work, body);
  },
});

async function addShift(work: UnitOfWork, asked: NewShift): Promise<Shift> {
  const { actor, now } = work;
  const person = asked.user_id == null ? null : await lockPerson(work, asked.user_id);
  if (person) checkInReach(actor, person);
  const shift: Omit<Shift, 'user'> = {
    id: work.newId('shf'),
    title: null,
    break_minutes: 0,
    location: null,
    is_published: false,
    notes: null,
    ...asked,
    user_id: person?.id ?? null,
    department_id: asked.department_id === undefined ? (person?.department_id ?? null) : asked.department_id,
    starts_at: instantOf(asked.starts_at),
    ends_at: instantOf(asked.ends_at),
    status: person ? 'SCHEDULED' : 'OPEN',
    created_at: now,
    updated_at: now,
  };
  checkSpan(shift);
  checkOffered(shift);
  await checkDepartment(work, 'department_id', asked.department_id);
  enforce(mayManage(actor, shift));
  if (person) await refusePlannedOverlap(work, shift);
  await work.insert('shifts', shift);
  await work.react(shiftChanging, shift.id);
  if (!person) await offerOpenShift(work, shift.id);
  const user = person && { id: person.id, first_name: person.first_name, last_name: person.last_name };
  return { ...shift, user };
}
