import type { PersonalTable } from '../../kernel/personal-data.ts';

export const calendarData: readonly PersonalTable[] = [
  {
    table: 'calendar_feeds',
    area: 'account',
    key: ['id'],
    whenErased: 'deleted',
    withheld: { secret_hash: 'checks a secret, and tells nothing' },
  },
];
