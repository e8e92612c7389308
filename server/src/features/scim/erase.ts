import type { PersonalTable } from '../../kernel/personal-data.ts';

export const scimData: readonly PersonalTable[] = [
  { table: 'scim_people', area: 'account', key: ['account_id', 'user_id'], whenErased: 'deleted' },
];
