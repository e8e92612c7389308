import type { Feature } from '../../kernel/catalogue.ts';
import { readersOfTime } from '../time/index.ts';
import { createHoursAccountEntry } from './enter.ts';
import { accountsData } from './erase.ts';
import { getHoursAccount, listHoursAccounts } from './reads.ts';

export { hoursBalance } from './worked-out.ts';
export { Month } from './record.ts';

export const hoursAccounts: Feature = {
  name: 'hours-accounts',
  title: 'Hours accounts',
  summary: 'What people worked more or less than agreed, month by month.',
  operations: [getHoursAccount, listHoursAccounts, createHoursAccountEntry],
  access: [
    {
      of: 'hours accounts',
      readers: readersOfTime,
      writers: 'Administrators and Executives, by entries that stay; never for oneself',
    },
  ],
  personalData: accountsData,
};
