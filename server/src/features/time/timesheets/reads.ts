import { Type } from 'typebox';
import { sql } from '../../../db/sql.ts';
import { mapPage } from '../../../kernel/cursor.ts';
import { explainParameter } from '../../../kernel/explain.ts';
import { AnyOf, IdsFilter, updatedSince } from '../../../kernel/filters.ts';
import { listOperation, readOperation } from '../../../kernel/operation.ts';
import type { Shown } from '../../../kernel/versions.ts';
import { checkOrder } from '../../../lib/changes.ts';
import { Day } from '../../../lib/days.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { PersonSearch } from '../../people/index.ts';
import { presentTimesheet, withheldFromSheets } from './present.ts';
import { Timesheet, timesheetStatuses } from './record.ts';
import { getSheetToDecide, listVisibleSheets, sheetColumns, type TimesheetRow } from './store.ts';

export const getTimesheet = readOperation({
  id: 'timesheets.get',
  route: 'GET /timesheets/{id}',
  shows: ['time_entry'],
  summary: 'Get a timesheet',
  scope: 'timesheets:read',
  module: 'time_tracking',
  params: Strict({ id: Id('tsh') }),
  query: Strict(explainParameter),
  returns: Timesheet,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, nowMs, params, query, answerMeta }) {
    const { row, by } = await getSheetToDecide({ actor, db, nowMs }, params.id);
    if (query.explain) answerMeta.withheld = withheldFromSheets(by, [row]);
    return presentTimesheet(by, row);
  },
});

export const listTimesheets = listOperation({
  id: 'timesheets.list',
  route: 'GET /timesheets',
  shows: ['time_entry'],
  summary: 'List timesheets',
  description:
    'One’s own; Department Heads see those of their departments, who prepares payroll those of whom they were given, Administrators and Executives all. period_start and period_end keep the timesheets that lie within.',
  scope: 'timesheets:read',
  module: 'time_tracking',
  query: Strict({
    period_start: Type.Optional(Day('Only timesheets that start on this day or later.')),
    period_end: Type.Optional(Day('Only timesheets that end on this day or earlier.')),
    user_id: Type.Optional(IdsFilter('usr', 'Only timesheets of this person.')),
    status: Type.Optional(AnyOf(Type.Enum([...timesheetStatuses]), 'Only timesheets with this status.')),
    ...updatedSince,
    ...explainParameter,
  }),
  appQuery: PersonSearch,
  returns: Timesheet,
  order: 'newest period first',

  async run({ actor, db, query, page, answerMeta }) {
    checkOrder(query, 'period_start', 'period_end');
    const found = await listVisibleSheets(db, actor, query, page);
    if (query.explain) answerMeta.withheld = withheldFromSheets(actor, found.items);
    return mapPage(found, (row) => presentTimesheet(actor, row));
  },
});

/** A timesheet `t`, for those who show it among other things. */
export const shownSheet: Shown<TimesheetRow> = {
  getOne: getTimesheet,
  columns: () => sheetColumns,
  joins: () => sql.nothing,
  present: presentTimesheet,
};
