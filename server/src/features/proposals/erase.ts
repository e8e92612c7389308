import { type Sql, sql } from '../../db/sql.ts';
import { dropFiles } from '../../kernel/files.ts';
import type { PersonalTable } from '../../kernel/personal-data.ts';
import type { Reaction } from '../../kernel/unit-of-work.ts';
import { userErased } from '../people/index.ts';

const itself = 'what came of it stands in the records';

const proposalsOf = (userId: string): Sql => sql`(proposed_by_id = ${userId} or exists (
  select from proposal_people named
   where named.organization_id = proposals.organization_id and named.proposal_id = proposals.id and named.user_id = ${userId}))`;

/** A proposal goes with whoever made it, decided on it or is named in it: what was done stays in the records and their logs. */
export const proposalData: readonly PersonalTable[] = [
  {
    table: 'proposals',
    area: 'activity',
    key: ['id'],
    rowsOf: proposalsOf,
    whenErased: 'deleted',
    isErasedApart: true,
    withheld: {
      file_key: itself,
      sealed_request: itself,
      sealed_outcome: itself,
      role: 'a code',
      scopes: 'a list of codes',
    },
  },
];

export const eraseProposalsOfErased: Reaction = {
  to: userErased,
  summary: 'Proposals that name the person are deleted, with their files.',

  async run(work, userId) {
    const { rows } = await sql<{ file_key: string | null }>`
      delete from proposals where organization_id = ${work.actor.organizationId} and ${proposalsOf(userId)}
      returning file_key`.execute(work.tx);
    await dropFiles(
      work,
      rows.flatMap(({ file_key: key }) => key ?? []),
    );
  },
};
