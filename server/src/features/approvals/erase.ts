import { sql } from '../../db/sql.ts';
import type { PersonalTable } from '../../kernel/personal-data.ts';

/** Theirs, and where they are the deputy. */
export const approvalsData: readonly PersonalTable[] = [
  {
    table: 'deputies',
    area: 'account',
    key: ['id'],
    rowsOf: (userId) => sql`${userId} in (user_id, deputy_id)`,
    whenErased: 'deleted',
  },
];
