import { sql } from '../../../db/sql.ts';
import type { Shown } from '../../../kernel/versions.ts';
import { presentTimesheet } from './present.ts';
import { getTimesheet } from './reads.ts';
import { sheetColumns, type TimesheetRow } from './store.ts';

/** A timesheet `t`, for those who show it among other things. */
export const shownSheet: Shown<TimesheetRow> = {
  getOne: getTimesheet,
  columns: () => sheetColumns,
  joins: () => sql.nothing,
  present: presentTimesheet,
};
