import { sql } from '../../db/sql.ts';
import type { Reaction } from '../../kernel/unit-of-work.ts';
import { userErased } from '../people/index.ts';

/** What a person called their tokens is theirs as well; the rows stay for the logs that name them. */
export const eraseTokensOfErased: Reaction = {
  to: userErased,
  summary: "The names of the person's API tokens are erased.",

  async run(work, userId) {
    await sql`
      update api_tokens set name = 'Erased'
       where organization_id = ${work.actor.organizationId} and user_id = ${userId}`.execute(work.tx);
  },
};
