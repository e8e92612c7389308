import { sql } from '../../../db/sql.ts';
import type { Reaction } from '../../../kernel/unit-of-work.ts';
import { userRemoved } from '../../people/index.ts';
import { lockBalances } from './ledger.ts';

/** What accrual enters by itself. */
const ownEntries = sql`kind in ('GRANT', 'ACCRUAL', 'CARRY_OVER', 'EXPIRY')`;

/**
 * Corrections go if they cancel each other out, as after an import of balances that was undone. Any other correction and all that
 * was taken stays, and with it the person: the foreign key refuses.
 */
export const deleteAccrualsOfRemoved: Reaction = {
  to: userRemoved,
  summary: 'What accrual entered for the person is deleted.',

  async run(work, userId) {
    const { actor, tx } = work;
    const { organizationId } = actor;
    await lockBalances(work, userId);
    // Without this the trigger on the ledger refuses any delete; it ends with the transaction.
    await sql`select set_config('muster.removed_person', ${`${organizationId} ${userId}`}, true)`.execute(tx);
    await sql`
      delete from leave_ledger e
       where organization_id = ${organizationId} and user_id = ${userId}
         and (${ownEntries} or (kind = 'ADJUSTMENT' and 0 = (
               select sum(amount) from leave_ledger c
                where c.organization_id = ${organizationId} and c.user_id = ${userId} and c.kind = 'ADJUSTMENT'
                  and c.leave_type_id = e.leave_type_id and c.year = e.year)))`.execute(tx);
  },
};
