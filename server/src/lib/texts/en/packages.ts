/** What can be given beyond a role, by name. */
export const packageTitles = {
  EXPENSES_PAYING: 'Pay expenses',
  LEAVE_KEEPING: 'Keep leave',
  RECORDS_KEEPING: 'Keep records',
} as const;
export type PackageCode = keyof typeof packageTitles;
