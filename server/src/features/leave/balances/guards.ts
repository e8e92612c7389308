import { guardedAsShown, guardsOn, type Rule } from '../../../kernel/guards.ts';
import { isForAnother } from '../../../kernel/never-for-oneself.ts';
import { LeaveBalances, PersonBalances } from './record.ts';

interface Subject {
  readonly user_id: string;
}

/** For Administrators and Executives, whom the operation lets in alone: anyone's balance but their own. */
const mayAdjust: Rule<Subject> = (actor, { user_id: id }) =>
  isForAnother(actor, id, 'leaveBalance', { field: 'user_id', reason: 'own' });

export const adjusting = guardsOn(guardedAsShown<Subject>(LeaveBalances, PersonBalances), [mayAdjust]);
