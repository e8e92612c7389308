import { Type } from 'typebox';
import type { PersonalTable } from '../../kernel/personal-data.ts';
import { HoursAccountEntry } from './record.ts';

export const accountsData: readonly PersonalTable[] = [
  {
    table: 'hours_account_entries',
    area: 'time',
    key: ['id'],
    record: Type.Object({ note: HoursAccountEntry.properties.reason }),
    whenErased: 'emptied',
  },
];
