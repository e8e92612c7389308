import type { PersonalTable } from '../../kernel/personal-data.ts';

const secret = { token_hash: 'checks a secret, and tells nothing' };

export const sessionData: readonly PersonalTable[] = [
  { table: 'sessions', area: 'account', key: ['id'], whenErased: 'deleted', withheld: secret },
  {
    table: 'user_credentials',
    area: 'account',
    key: ['user_id'],
    whenErased: 'deleted',
    withheld: { password_hash: 'checks a password, and would help to guess it' },
  },
  { table: 'invitations', area: 'account', key: ['user_id'], whenErased: 'deleted' },
  { table: 'password_links', area: 'account', key: ['token_hash'], whenErased: 'deleted', withheld: secret },
];
