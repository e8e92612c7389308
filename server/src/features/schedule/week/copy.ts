import { Type } from 'typebox';
import type { Actor } from '../../../kernel/actor.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { Day, daysBetween } from '../../../lib/days.ts';
import { enforce, invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { checkDepartment } from '../../people/index.ts';
import { planning } from '../planning.ts';
import { mayManage } from '../shifts/rules.ts';
import { leftOutReasons, planCopies, whyLeftOut } from './copies.ts';
import { type Copy, insertCopies, listShiftsToCopy, lockCopies } from './copy-store.ts';
import { checkWeekStart, weekFrom } from './week.ts';

/** More are copied department by department. */
export const maxCopied = 2000;

const CopiedWeek = Type.Object(
  {
    copied: Type.Integer({ description: 'How many shifts were added, none of them published.', minimum: 0 }),
    shift_ids: Type.Array(Id('shf', 'A copy.'), {
      description: 'The shifts that were added: deleting them takes the copy back.',
    }),
    left_out: Type.Array(
      Type.Object({
        shift_id: Id('shf', 'The shift that has no copy.'),
        reason: Type.Enum([...leftOutReasons], { description: whyLeftOut }),
      }),
      { description: 'Shifts of the week that were not copied.' },
    ),
  },
  { $id: 'CopiedWeek', description: 'What came of copying a week of shifts.' },
);

export const copyWeek = writeOperation({
  id: 'schedule.copyWeek',
  route: 'POST /schedule/copy-week',
  summary: 'Copy a week of shifts',
  description: `Every shift of a week that is not cancelled, at the same times of the same days of another week, as drafts. Those of a department, or of every department that the person manages; at most ${String(maxCopied)}. Asked twice, it adds nothing the second time.`,
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  packages: planning,
  body: Strict({
    from_week_start: Day('The first day of the week to copy.'),
    to_week_start: { ...Day('The first day of the week to fill.'), examples: ['2026-03-16'] },
    department_id: Type.Optional(Id('dep', 'Only shifts of this department.')),
  }),
  returns: CopiedWeek,
  refuses: ['FORBIDDEN'],

  async run({ actor, work, body }) {
    const { from_week_start: from, to_week_start: to, department_id } = body;
    checkWeeks(actor, from, to);
    await checkDepartment(work, 'department_id', department_id);
    if (department_id !== undefined) enforce(mayManage(actor, { department_id }));
    await lockCopies(work);
    const shifts = await shiftsOf(work, from, department_id);
    const { copies, left } = await planCopies(work, shifts, daysBetween(from, to), to);
    await insertCopies(work, copies);
    work.audit({
      ...(department_id !== undefined && { subjectType: 'department', subjectId: department_id }),
      recordCount: copies.length,
    });
    return {
      copied: copies.length,
      shift_ids: copies.map(({ id }) => id),
      left_out: left.map(({ shift, reason }) => ({ shift_id: shift.id, reason })),
    };
  },
});

function checkWeeks({ organization: { settings } }: Actor, from: string, to: string): void {
  checkWeekStart('from_week_start', from, settings.week_start);
  checkWeekStart('to_week_start', to, settings.week_start);
  if (from === to) throw invalid('to_week_start', 'schedule.sameWeek');
}

/** Shifts of a week that the actor manages; 422 if they are too many for one copy. */
export async function shiftsOf(work: UnitOfWork, weekStart: string, departmentId: string | undefined): Promise<Copy[]> {
  const week = weekFrom(work.actor.organization, weekStart);
  const shifts = await listShiftsToCopy(work, week, departmentId, maxCopied + 1);
  if (shifts.length > maxCopied) throw invalid('department_id', say('schedule.tooManyCopied', { limit: maxCopied }));
  return shifts;
}
