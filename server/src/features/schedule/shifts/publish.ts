import { Temporal } from 'temporal-polyfill';
import { Type } from 'typebox';
import { sql } from '../../../db/sql.ts';
import { administers } from '../../../kernel/actor.ts';
import { addDays, Day, dayBoundsMs } from '../../../kernel/days.ts';
import { enforce, invalid } from '../../../kernel/errors.ts';
import { Id } from '../../../kernel/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../kernel/schema.ts';
import { weekdays, type Weekday } from '../../../kernel/settings.ts';
import type { Work } from '../../../kernel/work.ts';
import { checkDepartment } from '../../people/index.ts';
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
    checkWeekStart(body.week_start, actor.organization.settings.week_start);
    await checkDepartment(work, 'department_id', body.department_id);
    if (body.department_id !== undefined) enforce(mayManage(actor, body.department_id));
    const published = await publishWeek(work, body.week_start, body.department_id);
    work.audit({
      action: 'shifts.publish',
      ...(body.department_id !== undefined && { subjectType: 'department', subjectId: body.department_id }),
      recordCount: published,
      changedFields: ['is_published'],
    });
    if (published > 0) await work.react(shiftsPublished, body.week_start);
    return { published };
  },
});

function checkWeekStart(day: string, weekStart: Weekday): void {
  const weekday = weekdays[Temporal.PlainDate.from(day).dayOfWeek - 1];
  if (weekday === weekStart) return;
  const name = weekStart.charAt(0) + weekStart.slice(1).toLowerCase();
  throw invalid('week_start', `week_start must be a ${name}: the weeks of this organization begin on that day.`);
}

async function publishWeek(work: Work, weekStart: string, departmentId: string | undefined): Promise<number> {
  const { actor, tx, now } = work;
  const { startMs, endMs } = dayBoundsMs(actor.organization.timezone, weekStart, addDays(weekStart, 6));
  const { rows } = await sql`
    update shifts set is_published = true, updated_at = ${now}
     where organization_id = ${actor.organizationId} and not is_published and status <> 'CANCELLED'
       and starts_at >= to_timestamp(${startMs / 1000}) and starts_at < to_timestamp(${endMs / 1000})
       ${departmentId === undefined ? sql`` : sql`and department_id = ${departmentId}`}
       ${administers(actor) ? sql`` : sql`and department_id = any(${actor.departmentScope})`}
     returning 1`.execute(tx);
  return rows.length;
}
