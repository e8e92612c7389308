import type { Item } from '../../client/hooks.ts';

export type ImportKind = Item<'/imports'>['kind'];

/** What a file of each kind may hold; the first columns are required. */
export const importKinds: Readonly<
  Record<
    ImportKind,
    { readonly label: string; readonly required: readonly string[]; readonly optional: readonly string[] }
  >
> = {
  people: {
    label: 'People',
    required: ['first_name', 'last_name', 'email'],
    optional: [
      'middle_name',
      'preferred_name',
      'job_title',
      'division',
      'work_location',
      'department',
      'manager_email',
      'role',
      'level',
      'employment_start_date',
      'employment_end_date',
      'employment_type',
      'employee_id',
      'payroll_id',
      'probation_period_months',
    ],
  },
  departments: {
    label: 'Departments',
    required: ['name'],
    optional: ['code', 'description', 'color', 'head_email', 'is_active'],
  },
  time_entries: {
    label: 'Time entries',
    required: ['clock_in', 'clock_out'],
    optional: [
      'user_email',
      'user_id',
      'timezone',
      'break_minutes',
      'project',
      'project_id',
      'task',
      'task_id',
      'description',
      'notes',
      'tags',
      'is_billable',
      'hourly_rate',
    ],
  },
};
