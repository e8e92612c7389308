import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import { Day } from '../../../lib/days.ts';
import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkDepartment } from '../../people/index.ts';
import { publishing } from '../planning.ts';
import { mayPublish } from '../shifts/rules.ts';
import { checkWeekStart, weekFrom } from '../week/week.ts';
import { discardDrafts } from './drafts.ts';

const maxDiscarded = 1000;

export const discardShiftChanges = writeOperation({
  id: 'shifts.discardChanges',
  route: 'POST /shifts/discard-changes',
  summary: 'Throw away changes that are not published',
  description:
    'Of published shifts of a week: they stand again as people see them. Those of a department, or of every department that the person manages, or only those named. Shifts that were never published stay.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  packages: publishing,
  body: Strict({
    week_start: Day('The first day of a week of the organization.'),
    department_id: Type.Optional(Id('dep', 'Only shifts of this department.')),
    shift_ids: Type.Optional(
      Type.Array(Id('shf'), {
        minItems: 1,
        maxItems: maxDiscarded,
        uniqueItems: true,
        description: 'Only changes of these shifts.',
      }),
    ),
  }),
  returns: Type.Object({
    discarded: Type.Array(Id('shf'), { description: 'The shifts that stand again as they were published.' }),
  }),
  refuses: ['FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, body }) {
    const { week_start: weekStart, ...filter } = body;
    checkWeekStart('week_start', weekStart, actor.organization.settings.week_start);
    await checkDepartment(work, 'department_id', body.department_id);
    const { department_id } = body;
    if (department_id !== undefined) enforce(mayPublish(actor, { department_id }));
    const discarded = await discardDrafts(work, weekFrom(actor.organization, weekStart), filter);
    work.audit({
      ...(department_id !== undefined && { subjectType: 'department', subjectId: department_id }),
      recordCount: discarded.length,
    });
    return { discarded };
  },
});
