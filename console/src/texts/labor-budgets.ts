/** What the work of a department may take in a week. */
export const laborBudgetTexts = {
  budget: 'Budget',
  title: 'Budget of the week',
  lead: (days: string): string =>
    `How many hours, and how much money, may go into ${days}. It limits nothing: the week says what it comes to.`,
  department: 'Department',
  hours: 'Hours',
  amount: 'Money',
  amountHint:
    'Only Administrators, Executives and those who were given standard cost see it. Leave both empty for no budget.',
  save: 'Save',
  saved: 'Saved.',
  caption: 'Budget, plan and what it comes to',
  planned: 'Planned',
  worked: 'Worked',
  forecast: 'Forecast',
  left: 'Left by forecast',
  inHours: (hours: string): string => `${hours} h`,
  over: (much: string): string => `${much} over`,
  change: 'Change',
  changeOf: (department: string): string => `Change the budget of ${department}`,
  editTitle: (department: string): string => `Budget of ${department}`,
} as const;
