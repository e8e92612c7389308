import type { Shown } from '../../../kernel/versions.ts';
import { getExpenseReport } from './reads.ts';
import { presentReport, reportColumns, type ReportRow, withApprover } from './store.ts';

/** An expense report `r`, for those who show it among other things. */
export const shownReport: Shown<ReportRow> = {
  getOne: getExpenseReport,
  columns: () => reportColumns,
  joins: () => withApprover,
  present: (_actor, row) => presentReport(row),
};
