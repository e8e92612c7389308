import { sql } from '../../db/sql.ts';
import type { PersonalTable } from '../../kernel/personal-data.ts';

/** What someone was before a change of many, kept to take it back: goes with them. */
export const bulkData: readonly PersonalTable[] = [
  {
    table: 'long_work_steps',
    area: 'activity',
    key: ['work_id', 'position'],
    rowsOf: (userId) => sql`(record_id = ${userId} or (kept -> 'user_ids') @> to_jsonb(${userId}::text))`,
    whenErased: 'deleted',
  },
];
