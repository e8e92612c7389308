import { Type } from 'typebox';
import { type Actor, administers, isInDepartmentScope } from '../../../kernel/actor.ts';
import type { AccessRule } from '../../../kernel/catalogue.ts';
import { IdsFilter } from '../../../kernel/filters.ts';
import { listOperation, readOperation, writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { isEmpty } from '../../../lib/changes.ts';
import { conflict, enforce, forbidden, invalid } from '../../../lib/errors.ts';
import { Id, IdFilter } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import { checkDepartment } from '../../people/index.ts';
import { checkYear } from '../week/week.ts';
import { NewStaffingRequirement, PlannedPosition, StaffingChanges, StaffingRequirement } from './record.ts';
import { countStaffing, getStaffing, listPositions, listStaffing, lockStaffing } from './store.ts';

/** A week is held against all of them at once. */
const mostRequirements = 2000;

const reads = { scope: 'staffing_requirements:read', role: 'DEPARTMENT_HEAD' } as const;
const writes = {
  scope: 'staffing_requirements:write',
  role: 'DEPARTMENT_HEAD',
  subject: 'staffing_requirement',
} as const;
const params = Strict({ id: Id('srq') });

export const staffingAccess: AccessRule = {
  of: 'staffing requirements',
  readers: 'Department Heads for their department scope; Administrators and Executives all',
  writers: 'those who plan the shifts of the department',
};

export const listStaffingRequirements = listOperation({
  ...reads,
  id: 'staffingRequirements.list',
  route: 'GET /staffing-requirements',
  summary: 'List how many people are wanted at work',
  description: 'Of the departments whose shifts the caller plans.',
  query: Strict({ department_id: Type.Optional(IdsFilter('dep', 'Only of this department.')) }),
  returns: StaffingRequirement,
  order: 'oldest first',

  run: ({ actor, db, query, page }) => listStaffing(db, actor, query, page),
});

export const listPlannedPositions = readOperation({
  id: 'schedule.positions',
  route: 'GET /schedule/positions',
  shows: ['shift', 'user'],
  summary: 'List what shifts and people are called',
  description:
    'Of the departments whose shifts the caller plans, what is used most first: what a staffing requirement can ask for.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  query: Strict({ department_id: Type.Optional(IdFilter('dep', 'Only of this department.')) }),
  returns: Type.Array(PlannedPosition),

  run: ({ actor, db, nowMs, query }) => listPositions(db, actor, query, nowMs),
});

export const getStaffingRequirement = readOperation({
  ...reads,
  id: 'staffingRequirements.get',
  route: 'GET /staffing-requirements/{id}',
  summary: 'Get how many people are wanted at some time',
  params,
  returns: StaffingRequirement,
  refuses: ['NOT_FOUND'],

  run: ({ actor, db, params: { id } }) => getStaffing(db, actor, id),
});

export const createStaffingRequirement = writeOperation({
  ...writes,
  id: 'staffingRequirements.create',
  route: 'POST /staffing-requirements',
  summary: 'Want some people at work at some time',
  description:
    'Every week by `weekday`, or on one `date`. The schedule of a week in the app says where fewer or more have a shift.',
  body: NewStaffingRequirement,
  returns: StaffingRequirement,
  status: 201,
  refuses: ['FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, body }) {
    const { department_id, position = null, weekday = null, date = null, from, to, people } = body;
    const wanted = { department_id, position: worded(position), weekday, date, from, to, people };
    await check(work, wanted, { department_id });
    if ((await countStaffing(work.tx, actor)) >= mostRequirements) {
      throw conflict(say('schedule.tooManyWanted', { limit: mostRequirements }), { reason: 'limit' });
    }
    const row = { id: work.newId('srq'), ...wanted, created_at: work.now, updated_at: work.now };
    const { from: from_time, to: to_time, ...rest } = row;
    await work.insert('staffing_requirements', { ...rest, from_time, to_time });
    return row;
  },
});

export const updateStaffingRequirement = writeOperation({
  ...writes,
  id: 'staffingRequirements.update',
  route: 'PATCH /staffing-requirements/{id}',
  summary: 'Change how many people are wanted, or when',
  description: 'Only the fields sent change; a weekday takes the place of a date, and the other way round.',
  params,
  body: StaffingChanges,
  returns: StaffingRequirement,
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ actor, work, params: { id }, body }) {
    const before = await lockStaffing(work.tx, actor, id);
    const changes = work.changesTo(before, {
      ...body,
      ...(body.position !== undefined && { position: worded(body.position) }),
      ...(body.weekday != null && body.date === undefined && { date: null }),
      ...(body.date != null && body.weekday === undefined && { weekday: null }),
    });
    if (isEmpty(changes)) return before;
    await check(work, { ...before, ...changes }, changes);
    await work.update('staffing_requirements', id, asStored(changes));
    return { ...before, ...changes, updated_at: work.now };
  },
});

export const deleteStaffingRequirement = writeOperation({
  ...writes,
  id: 'staffingRequirements.delete',
  route: 'DELETE /staffing-requirements/{id}',
  summary: 'Want them no longer',
  description: 'Shifts stay as they are.',
  params,
  returns: StaffingRequirement,
  refuses: ['NOT_FOUND'],

  async run({ actor, work, params: { id } }) {
    const wanted = await lockStaffing(work.tx, actor, id);
    await work.delete('staffing_requirements', id);
    return wanted;
  },
});

/** Words are compared with those of shifts and people: spaces alone would never fit. */
const worded = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text.trim());

type Hours = Partial<Pick<StaffingRequirement, 'from' | 'to'>>;

const asStored = <Given extends Hours>({ from, to, ...rest }: Given) => ({
  ...rest,
  ...(from !== undefined && { from_time: from }),
  ...(to !== undefined && { to_time: to }),
});

const leads = (actor: Actor, departmentId: string): boolean =>
  administers(actor) || isInDepartmentScope(actor, departmentId);

type Wanted = Pick<StaffingRequirement, 'department_id' | 'weekday' | 'date'>;

async function check(
  work: UnitOfWork,
  { department_id, weekday, date }: Wanted,
  given: { readonly department_id?: string },
): Promise<void> {
  if (given.department_id !== undefined) {
    await checkDepartment(work, 'department_id', department_id);
    enforce(leads(work.actor, department_id) || forbidden('schedule.notManaged'));
  }
  if ((weekday === null) === (date === null)) throw invalid('weekday', 'schedule.weekdayOrDate');
  if (date !== null) checkYear('date', date);
}
