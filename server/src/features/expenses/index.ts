import type { Feature } from '../../kernel/catalogue.ts';

export const expenses: Feature = {
  name: 'expenses',
  title: 'Expenses',
  summary: 'Expense reports with their lines, receipts and approval.',
  operations: [],
};
