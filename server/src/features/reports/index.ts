import type { Feature } from '../../kernel/catalogue.ts';
import { getAbsenceFile, getAbsenceReport } from './absence.ts';
import { getExpensesFile, getExpensesReport } from './expenses.ts';
import { getHeadcountFile, getHeadcountReport } from './headcount.ts';
import { getHoursFile, getHoursReport } from './hours.ts';
import { getWorkFile } from './work.ts';

export const reports: Feature = {
  name: 'reports',
  title: 'Reports',
  summary: 'Hours, absence, headcount and expenses added up.',
  operations: [
    getHoursReport,
    getHoursFile,
    getWorkFile,
    getAbsenceReport,
    getAbsenceFile,
    getHeadcountReport,
    getHeadcountFile,
    getExpensesReport,
    getExpensesFile,
  ],
  personalData: [
    {
      table: 'time_month_totals',
      area: 'time',
      key: ['month', 'user_id', 'project_id', 'is_billable'],
      whenErased: 'kept',
    },
  ],
};
