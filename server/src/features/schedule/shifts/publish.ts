import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import { Day } from '../../../lib/days.ts';
import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkDepartment } from '../../people/index.ts';
import { publishDrafts } from '../drafts/drafts.ts';
import { publicationProposed, publishing } from '../planning.ts';
import { StaffingGap } from '../staffing/record.ts';
import { findGaps } from '../staffing/store.ts';
import { savePublished } from '../week/store.ts';
import { checkWeekStart, weekFrom } from '../week/week.ts';
import { mayPublish } from './rules.ts';
import { shiftsPublished } from './shift-states.ts';

export const publishShifts = writeOperation({
  id: 'shifts.publish',
  route: 'POST /shifts/publish',
  summary: 'Publish the shifts of a week',
  description:
    'Those of a department, or of every department that the person manages. Cancelled shifts stay as they are. What was published and is planned otherwise changes with it, all of it or nothing. The answer names where fewer people have a shift than are wanted. Who was given to plan proposes it for a department, to whoever publishes there.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  packages: publishing,
  proposing: publicationProposed,
  body: Strict({
    week_start: Day('The first day of a week of the organization.'),
    department_id: Type.Optional(Id('dep', 'Only shifts of this department.')),
  }),
  returns: Type.Object({
    published: Type.Integer({ description: 'How many shifts were published just now.', minimum: 0 }),
    changed: Type.Integer({ description: 'How many published shifts changed by it.', minimum: 0 }),
    gaps: Type.Array(StaffingGap, { description: 'Where fewer people have a shift than are wanted.' }),
  }),
  refuses: ['FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, body }) {
    const { week_start: weekStart, ...filter } = body;
    checkWeekStart('week_start', weekStart, actor.organization.settings.week_start);
    await checkDepartment(work, 'department_id', body.department_id);
    const { department_id } = body;
    if (department_id !== undefined) enforce(mayPublish(actor, { department_id }));
    const week = weekFrom(actor.organization, weekStart);
    const changed = await publishDrafts(work, week, filter);
    const published = await savePublished(work, week, filter);
    work.audit({
      ...(body.department_id !== undefined && { subjectType: 'department', subjectId: body.department_id }),
      recordCount: published + changed,
      changedFields: ['is_published'],
    });
    if (published > 0) await work.react(shiftsPublished, body.week_start);
    const gaps = await findGaps(work.tx, actor, week, filter);
    return { published, changed, gaps: gaps.filter(({ kind }) => kind === 'GAP') };
  },
});
