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
  {
    table: 'one_time_codes',
    area: 'account',
    key: ['user_id'],
    whenErased: 'deleted',
    withheld: { sealed_secret: 'makes codes that sign in', last_step: 'counts codes, and tells nothing' },
  },
  {
    table: 'recovery_codes',
    area: 'account',
    key: ['code_hash'],
    whenErased: 'deleted',
    withheld: { code_hash: 'checks a secret, and tells nothing' },
  },
  {
    table: 'passkeys',
    area: 'account',
    key: ['id'],
    whenErased: 'deleted',
    withheld: {
      credential_id: 'a random id',
      public_key: 'checks a signature, and tells nothing',
      transports: 'how the browser reaches it',
      counter: 'counts uses, against copies',
    },
  },
  {
    table: 'email_changes',
    area: 'account',
    key: ['id'],
    whenErased: 'deleted',
    withheld: { confirm_hash: secret.token_hash, undo_hash: secret.token_hash },
  },
  {
    table: 'identity_links',
    area: 'account',
    key: ['id'],
    whenErased: 'deleted',
  },
  { table: 'break_glass_people', area: 'account', key: ['user_id'], whenErased: 'deleted' },
  { table: 'sign_ins', area: 'account', key: ['id'], whenErased: 'deleted' },
  {
    table: 'invitations',
    area: 'account',
    key: ['user_id'],
    whenErased: 'deleted',
    withheld: { standing: 'follows from the other columns' },
  },
  { table: 'password_links', area: 'account', key: ['token_hash'], whenErased: 'deleted', withheld: secret },
];
