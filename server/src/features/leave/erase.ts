import { sql } from '../../db/sql.ts';
import { type EventErasure, theseEvents } from '../../kernel/erasing.ts';
import type { Reaction } from '../../kernel/unit-of-work.ts';
import { userErased } from '../people/index.ts';

const words = ['reason', 'decision_comment', 'rejection_reason', 'cancellation_request_reason'];

/** Days, types and totals stay: payroll must be able to explain what it paid. What was written goes. */
export const eraseLeaveOfErased: Reaction = {
  to: userErased,
  summary:
    'Reasons and comments on the person’s leave and balances are emptied, also in earlier leave events; days, types and totals stay.',

  async run({ actor, tx, now }, userId) {
    const { organizationId } = actor;
    await sql`
      with no_notes as (
        update leave_ledger set note = null
         where organization_id = ${organizationId} and user_id = ${userId} and note is not null)
      update leave_requests set ${sql.join(words.map((name) => sql`${sql.ref(name)} = null`))}, updated_at = ${now}
       where organization_id = ${organizationId} and user_id = ${userId}`.execute(tx);
  },
};

export const leaveEventErasure: EventErasure = {
  object: 'leave',
  statement: (events) => sql`
    update events
       set snapshot = snapshot || ${JSON.stringify(Object.fromEntries(words.map((name) => [name, null])))}::jsonb
     where ${theseEvents(events)} and subject_type = 'leave' and snapshot ->> 'user_id' = ${events.userId}`,
};
