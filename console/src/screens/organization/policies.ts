import type { Settings } from './fields.ts';

export type PolicyKind = 'leave' | 'expenses';
type LeavePolicy = Settings['leave_approval_policies'][number];
type ExpensePolicy = Settings['expense_approval_policies'][number];
export type Policy = LeavePolicy | ExpensePolicy;
/** Of either kind. */
export type Applies = LeavePolicy['applies'] & ExpensePolicy['applies'];
export type ExpenseType = NonNullable<ExpensePolicy['applies']['report_types']>[number];
