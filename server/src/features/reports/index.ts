import type { Feature } from '../../kernel/catalogue.ts';
import { getAbsenceFile, getAbsenceReport } from './absence.ts';
import { getDepartmentsFile, getDepartmentsReport } from './departments.ts';
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
    getDepartmentsReport,
    getDepartmentsFile,
  ],
  packages: [
    {
      name: 'REPORTS_READING',
      sees: 'Hours, absence and headcount of departments, by month.',
      does: 'Reads and exports them.',
      never:
        'Expenses and money; anything of one person; absence of a month that is not over, or of a department in which fewer than three people whose leave they do not see were from its first day to its last.',
    },
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
