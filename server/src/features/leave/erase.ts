import { sql } from '../../db/sql.ts';
import type { Reaction } from '../../kernel/events.ts';
import { userErased } from '../people/index.ts';

const words = ['reason', 'decision_comment', 'rejection_reason', 'cancellation_request_reason'];

/** Days, types and totals stay: payroll must be able to explain what it paid. What was written goes, also from events. */
export const eraseLeaveOfErased: Reaction = {
  to: userErased,
  summary:
    'Reasons and comments on the person’s leave and balances are emptied, also in earlier leave events; days, types and totals stay.',

  async run({ actor, tx }, userId) {
    const { organizationId } = actor;
    await sql`
      with no_notes as (
        update leave_ledger set note = null
         where organization_id = ${organizationId} and user_id = ${userId} and note is not null),
      emptied as (
        update leave_requests set ${sql.join(words.map((name) => sql`${sql.ref(name)} = null`))}
         where organization_id = ${organizationId} and user_id = ${userId} returning id)
      update events
         set snapshot = snapshot || ${JSON.stringify(Object.fromEntries(words.map((name) => [name, null])))}::jsonb
       where organization_id = ${organizationId} and subject_type = 'leave'
         and subject_id in (select id from emptied)`.execute(tx);
  },
};
