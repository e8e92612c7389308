import type { PersonalTable } from '../../kernel/personal-data.ts';

const secret = 'checks a secret, and tells nothing';

/** The apps that a person has connected go with them; the tokens of these have been taken back by then. */
export const appData: readonly PersonalTable[] = [
  {
    table: 'app_grants',
    area: 'account',
    key: ['id'],
    whenErased: 'deleted',
    withheld: {
      code_hash: secret,
      code_challenge: secret,
      family_hash: secret,
      refresh_hash: secret,
    },
  },
];
