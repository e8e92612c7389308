/** What can be given beyond a role, by name. */
export const packageTitles = {
  EXPENSES_PAYING: 'Pay expenses',
} as const;
export type PackageCode = keyof typeof packageTitles;
