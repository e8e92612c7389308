/** What can be given beyond a role, by name. */
export const packageTitles = {
  EXPENSES_PAYING: 'Pay expenses',
  SCHEDULE_PLANNING: 'Plan shifts',
  SCHEDULE_PUBLISHING: 'Plan and publish shifts',
  SCHEDULE_COST: 'See standard cost',
  LEAVE_KEEPING: 'Keep leave',
  PAYROLL_PREPARING: 'Prepare payroll',
  RECORDS_KEEPING: 'Keep records',
  HIRING: 'Hire',
  REPORTS_READING: 'Read reports',
  DEVELOPING: 'Develop integrations',
  AUDITING: 'Read the logs',
} as const;
export type PackageCode = keyof typeof packageTitles;
