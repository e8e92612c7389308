import { selfOf } from '../../../kernel/actor.ts';
import { listOperation, writeOperation } from '../../../kernel/operation.ts';
import { isEmpty, trimmed } from '../../../lib/changes.ts';
import { Day, daysBetween } from '../../../lib/days.ts';
import { conflict, enforce, invalid } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { checkDepartment } from '../../people/index.ts';
import { planning } from '../planning.ts';
import { mayManage } from '../shifts/rules.ts';
import { planCopies } from '../week/copies.ts';
import { shiftsOf } from '../week/copy.ts';
import { insertCopies, lockCopies } from '../week/copy-store.ts';
import { checkWeekStart } from '../week/week.ts';
import { AppliedTemplate, NewWeekTemplate, WeekTemplate, WeekTemplateChanges } from './record.ts';
import {
  countTemplates,
  insertTemplate,
  listTemplates,
  listTemplateShifts,
  lockTemplate,
  presentTemplate,
  refuseName,
  type TemplateRow,
} from './store.ts';

const common = { surface: 'app', scope: null, role: 'DEPARTMENT_HEAD', packages: planning } as const;
const params = Strict({ id: Id('wtp') });
const maxTemplates = 100;

export const listWeekTemplates = listOperation({
  ...common,
  id: 'weekTemplates.list',
  route: 'GET /week-templates',
  summary: 'List templates of a week',
  description:
    'One’s own, and those of departments that one heads or manages; Administrators and Executives see all of them.',
  returns: WeekTemplate,
  order: 'oldest first',

  run: ({ actor, db, page }) => listTemplates(db, actor, page),
});

export const createWeekTemplate = writeOperation({
  ...common,
  id: 'weekTemplates.create',
  route: 'POST /week-templates',
  subject: 'week_template',
  summary: 'Save a week of shifts as a template',
  description: `Every shift of the week that is not cancelled, with its person: those of a department, or of every department that the person manages. Notes stay behind. At most ${String(maxTemplates)} in an organization.`,
  body: NewWeekTemplate,
  returns: WeekTemplate,
  status: 201,
  refuses: ['FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, body }) {
    const { name, week_start: start, department_id: departmentId } = trimmed(body);
    checkWeekStart('week_start', start, actor.organization.settings.week_start);
    await checkDepartment(work, 'department_id', departmentId);
    if (departmentId !== undefined) enforce(mayManage(actor, { department_id: departmentId }));
    const shifts = await shiftsOf(work, start, departmentId);
    if (shifts.length === 0) throw invalid('week_start', 'schedule.emptyWeek');
    if ((await countTemplates(work)) >= maxTemplates) {
      throw conflict(say('schedule.tooManyTemplates', { limit: maxTemplates }), { reason: 'limit' });
    }
    const template: TemplateRow = {
      id: work.newId('wtp'),
      name,
      department_id: departmentId ?? null,
      week_start: start,
      shift_count: shifts.length,
      created_by_id: selfOf(actor),
      created_at: work.now,
      updated_at: work.now,
    };
    await insertTemplate(work, template, shifts);
    return presentTemplate(template);
  },
});

export const updateWeekTemplate = writeOperation({
  ...common,
  id: 'weekTemplates.update',
  route: 'PATCH /week-templates/{id}',
  subject: 'week_template',
  summary: 'Rename a template of a week',
  params,
  body: WeekTemplateChanges,
  returns: WeekTemplate,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ work, params: { id }, body }) {
    const template = presentTemplate(await lockTemplate(work, id));
    const changes = work.changesTo(template, trimmed(body));
    if (isEmpty(changes)) return template;
    await work.update('week_templates', id, changes).catch(refuseName);
    return { ...template, ...changes, updated_at: work.now };
  },
});

export const deleteWeekTemplate = writeOperation({
  ...common,
  id: 'weekTemplates.delete',
  route: 'DELETE /week-templates/{id}',
  subject: 'week_template',
  summary: 'Delete a template of a week',
  description: 'Shifts that were made from it stay. Answers the template as it was.',
  params,
  returns: WeekTemplate,
  refuses: ['NOT_FOUND'],

  async run({ work, params: { id } }) {
    const template = await lockTemplate(work, id);
    await work.delete('week_templates', id);
    return presentTemplate(template);
  },
});

/** Weeks may begin on another day by now: shifts stay on their day of the week. */
const wholeWeeks = (days: number): number => Math.round(days / 7) * 7;

export const applyWeekTemplate = writeOperation({
  ...common,
  id: 'weekTemplates.apply',
  route: 'POST /week-templates/{id}/apply',
  summary: 'Lay a template over a week',
  description:
    'Its shifts of departments that the person manages, at the same times of the same days, as drafts. Rehearsed, it says what would be added and what would be left out. Asked twice, it adds nothing the second time.',
  params,
  body: Strict({ week_start: Day('The first day of the week to fill.') }),
  returns: AppliedTemplate,
  refuses: ['NOT_FOUND'],

  async run({ actor, work, params: { id }, body: { week_start: to } }) {
    checkWeekStart('week_start', to, actor.organization.settings.week_start);
    const template = await lockTemplate(work, id);
    await lockCopies(work);
    const shifts = await listTemplateShifts(work, id);
    const { copies, left } = await planCopies(work, shifts, wholeWeeks(daysBetween(template.week_start, to)), to);
    await insertCopies(work, copies);
    work.audit({ subjectType: 'week_template', subjectId: id, recordCount: copies.length });
    return {
      copied: copies.length,
      shift_ids: copies.map((copy) => copy.id),
      left_out: left.map(({ copy: { user_id, starts_at, ends_at, title }, reason }) => ({
        user_id,
        starts_at,
        ends_at,
        title,
        reason,
      })),
    };
  },
});
