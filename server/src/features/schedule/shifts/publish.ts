import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import { Day } from '../../../lib/days.ts';
import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkDepartment } from '../../people/index.ts';
import { savePublished } from '../week/store.ts';
import { checkWeekStart, weekFrom } from '../week/week.ts';
import { mayManage } from './rules.ts';
import { shiftsPublished } from './shift-states.ts';

export const publishShifts = writeOperation({
  id: 'shifts.publish',
  route: 'POST /shifts/publish',
  summary: 'Publish the shifts of a week',
  description:
    'Those of a department, or of every department that the person manages. Cancelled shifts stay as they are.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  body: Strict({
    week_start: Day('The first day of a week of the organization.'),
    department_id: Type.Optional(Id('dep', 'Only shifts of this department.')),
  }),
  returns: Type.Object({
    published: Type.Integer({ description: 'How many shifts were published just now.', minimum: 0 }),
  }),
  refuses: ['FORBIDDEN'],

  async run({ actor, work, body }) {
    const { week_start: weekStart, ...filter } = body;
    checkWeekStart('week_start', weekStart, actor.organization.settings.week_start);
    await checkDepartment(work, 'department_id', body.department_id);
    const { department_id } = body;
    if (department_id !== undefined) enforce(mayManage(actor, { department_id }));
    const published = await savePublished(work, weekFrom(actor.organization, weekStart), filter);
    work.audit({
      ...(body.department_id !== undefined && { subjectType: 'department', subjectId: body.department_id }),
      recordCount: published,
      changedFields: ['is_published'],
    });
    if (published > 0) await work.react(shiftsPublished, body.week_start);
    return { published };
  },
});
