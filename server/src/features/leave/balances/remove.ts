import type { Reaction } from '../../../kernel/unit-of-work.ts';
import { userRemoved } from '../../people/index.ts';
import { lockBalances } from './ledger.ts';
import { deleteAccruals } from './ledger-store.ts';

/**
 * Corrections go if they cancel each other out, as after an import of balances that was undone. Any other correction and all that
 * was taken stays, and with it the person: the foreign key refuses.
 */
export const deleteAccrualsOfRemoved: Reaction = {
  to: userRemoved,
  summary: 'What accrual entered for the person is deleted.',

  async run(work, userId) {
    await lockBalances(work, userId);
    await deleteAccruals(work, userId);
  },
};
