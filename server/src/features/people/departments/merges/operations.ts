import { Type } from 'typebox';
import { readerOf } from '../../../../kernel/actor.ts';
import { mapPage } from '../../../../kernel/cursor.ts';
import { IdsFilter } from '../../../../kernel/filters.ts';
import { listOperation, readOperation, writeOperation } from '../../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../../kernel/unit-of-work.ts';
import { Day } from '../../../../lib/days.ts';
import { conflict, invalid } from '../../../../lib/errors.ts';
import { Id } from '../../../../lib/ids.ts';
import { Strict } from '../../../../lib/schema.ts';
import { checkDepartment } from '../references-store.ts';
import { departmentWith, lockDepartment } from '../store.ts';
import { mergeTask } from './carry-out.ts';
import { DepartmentMerge, DepartmentMergePreview, NewDepartmentMerge } from './record.ts';
import {
  getPlannedMerge,
  isEndPlanned,
  mergePlanned,
  pageOfMerges,
  presentMerge,
  refusePlanned,
  todayIn,
} from './store.ts';

const params = Strict({ id: Id('dep') });

export const previewDepartmentMerge = readOperation({
  id: 'departments.previewMerge',
  route: 'GET /departments/{id}/merge-preview',
  shows: ['department', 'user', 'team', 'shift', 'project', 'leave', 'timesheet', 'expense_report'],
  summary: 'See what would come along if a department became part of another',
  description: 'By name, as things are today.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params,
  query: Strict({ effective_date: Day('The first day on which there would be one department.') }),
  returns: DepartmentMergePreview,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, services, params: { id }, query: { effective_date } }) {
    await departmentWith(db, actor, id);
    const found = await Promise.all(
      services.catalogue.departmentParts.map(async (part) => ({
        kind: part.kind,
        rows: await part.find(db, actor, { from: id, day: effective_date }),
      })),
    );
    return {
      department_id: id,
      effective_date,
      parts: found.flatMap(({ kind, rows }) =>
        rows[0] ? [{ kind, count: rows[0].count, first: rows.map(({ user_id, name }) => ({ user_id, name })) }] : [],
      ),
    };
  },
});

export const mergeDepartment = writeOperation({
  id: 'departments.merge',
  route: 'POST /departments/{id}/merge',
  subject: 'department_merge',
  summary: 'Make a department part of another as of a day',
  description:
    'When that day begins, or within the minute if it is today: its active people, planned changes of jobs into it, teams, shifts of that day and later, week templates, projects with their budgets, expense reports that are not approved, approval policies, locked dates that are not over, requirements, checklist templates, kiosks and service accounts go to the other department, and it becomes inactive. What was stays as it was.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  effects: {
    may: ['DEPARTMENT_DELETED', 'PERSON_CHANGED', 'LEAD_GIVEN'],
    of: ({ body }) => [
      'DEPARTMENT_DELETED',
      'PERSON_CHANGED',
      ...(body['leads_follow'] === false ? [] : (['LEAD_GIVEN'] as const)),
    ],
  },
  params,
  body: NewDepartmentMerge,
  returns: DepartmentMerge,
  status: 201,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params: { id }, body }) {
    const today = await checkMerge(work, id, body);
    const row = {
      id: work.newId('dmg'),
      department_id: id,
      into_id: body.into_id,
      effective_date: body.effective_date,
      leads_follow: body.leads_follow ?? true,
      reason: body.reason ?? null,
      created_by_id: actor.userId,
      moved_count: 0,
      done_at: null,
      problem: null,
      created_at: work.now,
      updated_at: work.now,
    };
    await work.insert('department_merges', row).catch(refusePlanned);
    if (row.effective_date === today) {
      work.enqueue(mergeTask, { organization_id: actor.organizationId, department_id: id });
    }
    work.audit({ subjectId: row.id, after: body });
    return presentMerge(readerOf(work.origin), today, row);
  },
});

/** Answers today, on the organization's calendar. */
async function checkMerge(work: UnitOfWork, id: string, body: NewDepartmentMerge): Promise<string> {
  const { is_active: isActive } = await lockDepartment(work.tx, work.actor, id);
  const { into_id: into, effective_date: day } = body;
  if (into === id) throw invalid('into_id', 'people.mergeIntoItself');
  await checkDepartment(work, 'into_id', into);
  if (!(await departmentWith(work.tx, work.actor, into)).is_active)
    throw invalid('into_id', 'people.mergeIntoInactive');
  const today = todayIn(work);
  if (day < today) throw invalid('effective_date', 'people.mergePast');
  if (!isActive) throw conflict('people.mergeOfInactive', { reason: 'inactive' });
  if (await isEndPlanned(work, id, into)) throw mergePlanned();
  return today;
}

export const undoDepartmentMerge = writeOperation({
  id: 'departments.undoMerge',
  route: 'DELETE /departments/{id}/merge',
  subject: 'department_merge',
  summary: 'Undo a planned merge of a department',
  description: 'Before its day, or while something is in its way. Answers it as it was.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params,
  returns: DepartmentMerge,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params: { id } }) {
    await departmentWith(work.tx, actor, id);
    const merge = presentMerge(readerOf(work.origin), todayIn(work), await getPlannedMerge(work, id));
    if (!merge.is_undoable) throw conflict('people.mergeBegun', { reason: 'begun' });
    await work.delete('department_merges', merge.id);
    work.audit({ subjectId: merge.id, before: { into_id: merge.into_id, effective_date: merge.effective_date } });
    return merge;
  },
});

export const listDepartmentMerges = listOperation({
  id: 'departments.listMerges',
  route: 'GET /department-merges',
  shows: ['department', 'department_merge'],
  summary: 'List merges of departments',
  description: 'Those that are planned and those that were carried out.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  query: Strict({
    department_id: Type.Optional(IdsFilter('dep', 'Only where one of these departments ends, or takes another in.')),
    planned: Type.Optional(Type.Boolean({ description: 'true: only those that are not carried out.' })),
  }),
  returns: DepartmentMerge,
  order: 'newest first',

  async run({ actor, origin, db, query, page, nowMs }) {
    const today = todayIn({ actor, nowMs });
    return mapPage(await pageOfMerges(db, actor, query, page), (row) => presentMerge(readerOf(origin), today, row));
  },
});
