import type { PersonalTable } from '../../kernel/personal-data.ts';
import { TimesheetCorrection } from './corrections/record.ts';
import { LeftOut } from './pay-runs/record.ts';

/** What was paid stays explained; what was written about people goes, as far as it was not handed to payroll. */
export const payrollData: readonly PersonalTable[] = [
  {
    table: 'timesheet_corrections',
    area: 'time',
    key: ['id'],
    record: TimesheetCorrection,
    whenErased: 'emptied',
    kept: {
      currency: 'an ISO code',
      changes: 'hours and rates before and after, no words',
      explanation: 'how the totals came about: minutes, rates and days, no words',
    },
  },
  {
    table: 'pay_run_lines',
    area: 'time',
    key: ['id'],
    scope: 'pay_runs:read',
    whenErased: 'kept',
    kept: {
      payroll_id: 'sealed: what payroll was handed stays as it was, without a name',
      employee_id: 'sealed: what payroll was handed stays as it was, without a name',
      department_name: 'a name of a department',
      currency: 'an ISO code',
      reason: 'sealed: why pay was corrected is part of what was handed to payroll',
      paid_leave: 'minutes by type of leave',
      explanation_hash: 'a digest',
    },
  },
  {
    table: 'pay_run_left_out',
    area: 'time',
    key: ['pay_run_id', 'timesheet_id'],
    scope: 'pay_runs:read',
    record: LeftOut,
    whenErased: 'emptied',
  },
];
