import { sql } from '../../db/sql.ts';
import type { PersonalTable } from '../../kernel/personal-data.ts';

/** What was written for and about the person goes with them; tasks they did for others keep their id. */
export const checklistData: readonly PersonalTable[] = [
  {
    table: 'checklist_tasks',
    area: 'onboarding',
    key: ['checklist_id', 'id'],
    rowsOf: (userId) => sql`checklist_id in (
      select c.id from checklists c
       where c.organization_id = checklist_tasks.organization_id and c.user_id = ${userId})`,
    whenErased: 'deleted',
  },
  { table: 'checklists', area: 'onboarding', key: ['id'], whenErased: 'deleted' },
];
