import type { Feature } from '../../kernel/catalogue.ts';

export const leave: Feature = {
  name: 'leave',
  title: 'Leave',
  summary: 'Time off: types, requests, balances, public holidays and locked dates.',
  operations: [],
};
