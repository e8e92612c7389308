import { sql } from '../../db/sql.ts';
import type { PersonalTable } from '../../kernel/personal-data.ts';

const itself = 'what came of it stands in the records';

/** A proposal goes with whoever made it, decided on it or is named in it: what was done stays in the records and their logs. */
export const proposalData: readonly PersonalTable[] = [
  {
    table: 'proposals',
    area: 'activity',
    key: ['id'],
    rowsOf: (userId) => sql`(proposed_by_id = ${userId} or exists (
      select from proposal_people named
       where named.organization_id = proposals.organization_id and named.proposal_id = proposals.id and named.user_id = ${userId}))`,
    whenErased: 'deleted',
    withheld: { sealed_request: itself, sealed_outcome: itself, role: 'a code', scopes: 'a list of codes' },
  },
];
