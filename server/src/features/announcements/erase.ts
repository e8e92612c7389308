import { sql } from '../../db/sql.ts';
import type { PersonalTable } from '../../kernel/personal-data.ts';
import type { Reaction } from '../../kernel/unit-of-work.ts';
import { userRemoved } from '../people/index.ts';

/** What went to a person, and when they read it. What was said is the organization's own. */
export const announcementData: readonly PersonalTable[] = [
  { table: 'announcement_readers', area: 'account', key: ['announcement_id'], whenErased: 'deleted' },
];

export const forgetReader: Reaction = {
  to: userRemoved,
  summary: 'What was announced to the person is theirs no longer.',
  async run({ actor, tx }, userId) {
    await sql`delete from announcement_readers where organization_id = ${actor.organizationId} and user_id = ${userId}`.execute(
      tx,
    );
  },
};
