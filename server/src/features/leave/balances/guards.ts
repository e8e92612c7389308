import { administers } from '../../../kernel/actor.ts';
import { type GuardedRecord, guardsOn, type Rule } from '../../../kernel/guards.ts';
import { isForAnother } from '../../../kernel/never-for-oneself.ts';
import { forbidden } from '../../../lib/errors.ts';
import { findPeople } from '../requests/store.ts';
import { keepsLeaveOf } from '../visibility.ts';
import { LeaveBalances, PersonBalances } from './record.ts';

interface Subject {
  readonly user_id: string;
  readonly department_id: string | null;
}

/** Where the person belongs is looked up for those alone to whom it matters. */
const balances: GuardedRecord<Subject> = {
  schemas: [LeaveBalances, PersonBalances],
  async subjectsOf({ db, actor }, shown: readonly { readonly user_id: string }[]) {
    const ids = shown.map(({ user_id: id }) => id);
    const people = actor.grants.length === 0 ? null : await findPeople(db, actor, ids);
    return ids.map((id) => ({ user_id: id, department_id: people?.get(id)?.department_id ?? null }));
  },
};

/** Anyone's but one's own: by Administrators and Executives, and by who keeps the leave of the person's department. */
const mayAdjust: Rule<Subject> = (actor, person) => {
  const verdict = isForAnother(actor, person.user_id, 'leaveBalance', { field: 'user_id', reason: 'own' });
  if (verdict !== true) return verdict;
  return administers(actor) || keepsLeaveOf(actor, person) || forbidden('leave.adjustForOther', { field: 'user_id' });
};

export const adjusting = guardsOn(balances, [mayAdjust]);
