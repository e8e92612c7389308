import { sql } from '../../db/sql.ts';
import type { PersonalTable } from '../../kernel/personal-data.ts';
import { AccessGrant } from './record.ts';

/** Theirs, and what they gave. */
export const grantData: readonly PersonalTable[] = [
  {
    table: 'access_grants',
    area: 'account',
    key: ['id'],
    rowsOf: (userId) => sql`${userId} in (user_id, given_by_id, ended_by_id)`,
    record: AccessGrant,
    whenErased: 'emptied',
  },
];
