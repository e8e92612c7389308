import { Type } from 'typebox';
import type { PersonalTable } from '../../kernel/personal-data.ts';
import { tokenName } from './record.ts';

/** What a person called their tokens is theirs as well; the rows stay for the logs that name them. */
export const tokenData: readonly PersonalTable[] = [
  {
    table: 'api_tokens',
    area: 'account',
    key: ['id'],
    record: Type.Object({ name: tokenName }),
    whenErased: 'emptied',
    kept: {
      prefix: 'the start of a random secret, which logs name',
      scopes: 'a list of codes',
      token_hash: 'checks a secret, and tells nothing',
    },
    withheld: { token_hash: 'checks a secret, and tells nothing' },
  },
];
