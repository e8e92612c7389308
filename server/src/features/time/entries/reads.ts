import { Type } from 'typebox';
import { administers } from '../../../kernel/actor.ts';
import { mapPage } from '../../../kernel/cursor.ts';
import { explainParameter } from '../../../kernel/explain.ts';
import { AnyOf, IdsFilter, updatedSince } from '../../../kernel/filters.ts';
import { listOperation, readOperation } from '../../../kernel/operation.ts';
import type { Shown } from '../../../kernel/versions.ts';
import { dayIn } from '../../../lib/days.ts';
import { forbidden } from '../../../lib/errors.ts';
import { Id, IdFilter } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { checkWindow, dayWindow, windowFilters } from '../../../lib/windows.ts';
import { seesLocations } from '../visibility.ts';
import { listVisibleEntries, windowOfCursor } from './list-store.ts';
import { presentEntry, showsLocations, withheldFromEntries } from './present.ts';
import { approvalStatuses, entryIncludes, TimeEntry } from './record.ts';
import { entryColumns, entryJoins, type EntryRow, getEntryToDecide } from './store.ts';

export const getTimeEntry = readOperation({
  id: 'timeEntries.get',
  route: 'GET /time-entries/{id}',
  summary: 'Get a time entry',
  description: 'Also one that was deleted, with status DELETED.',
  scope: 'time_entries:read',
  module: 'time_tracking',
  params: Strict({ id: Id('ten') }),
  query: Strict(explainParameter),
  returns: TimeEntry,
  includes: entryIncludes,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, nowMs, params, query, fields, answerMeta }) {
    const withLocations = showsLocations(actor, fields);
    const { row, by } = await getEntryToDecide({ actor, db, nowMs }, params.id, withLocations);
    if (query.explain) answerMeta.withheld = withheldFromEntries(by, [row]);
    return presentEntry(by, row, withLocations);
  },
});

const defaultWindow = { length: 30, from: 'ends today' } as const;

export const listTimeEntries = listOperation({
  id: 'timeEntries.list',
  route: 'GET /time-entries',
  summary: 'List time entries',
  description:
    'Entries that start on the days of the window, on the organization’s calendar: the last 30 days unless told otherwise, at most 120. With updated_since only the days that are given count. Deleted ones are left out. Filters narrow and never widen what the owner of the token sees. Every page is recorded as an export in the audit log.',
  scope: 'time_entries:read',
  module: 'time_tracking',
  query: Strict({
    ...windowFilters,
    user_id: Type.Optional(IdsFilter('usr', 'Only entries of this person.')),
    department_id: Type.Optional(
      IdsFilter('dep', 'Only entries of people of this department. For Administrators and Executives.'),
    ),
    project_id: Type.Optional(IdFilter('prj', 'Only work on this project.')),
    approval_status: Type.Optional(AnyOf(Type.Enum([...approvalStatuses]), 'Only entries in this state of approval.')),
    is_billable: Type.Optional(Type.Boolean({ description: 'Only billable entries, or only others.' })),
    ...updatedSince,
    ...explainParameter,
  }),
  returns: TimeEntry,
  includes: entryIncludes,
  order: 'newest first, by clock_in',
  refuses: ['FORBIDDEN'],

  async run({ actor, origin, db, nowMs, query, page, fields, audit, answerMeta }) {
    if (query.department_id !== undefined && !administers(actor)) {
      throw forbidden('reference.departmentFilter', { field: 'department_id' });
    }
    checkWindow(query);
    // Pages that began before midnight go on with the days they began with.
    const window =
      query.updated_since === undefined
        ? (windowOfCursor(page) ?? dayWindow(query, dayIn(actor.organization.timezone, nowMs), defaultWindow))
        : {};
    const withLocations = showsLocations(actor, fields);
    const found = await listVisibleEntries(db, { actor, filter: { ...query, ...window }, page, withLocations });
    // A look at one's own week on a screen is no export.
    const isOwnScreen = origin.surface === 'app' && query.user_id?.length === 1 && query.user_id[0] === actor.userId;
    if (!isOwnScreen) {
      audit({ action: 'time_entries.export', subjectType: 'time_entry', recordCount: found.items.length });
    }
    if (query.explain) answerMeta.withheld = withheldFromEntries(actor, found.items);
    return mapPage(found, (row) => presentEntry(actor, row, withLocations));
  },
});

/** A time entry `e`, for those who show it among other things. */
export const shownEntry: Shown<EntryRow> = {
  getOne: getTimeEntry,
  columns: (actor) => entryColumns(actor.organization, seesLocations(actor)),
  joins: (actor) => entryJoins(seesLocations(actor)),
  present: (actor, row) => presentEntry(actor, row),
};
