import type { Tenant } from '../../../kernel/actor.ts';
import type { ExpenseApprovalPolicy, LeaveApprovalPolicy, PolicyStep } from '../../../kernel/settings.ts';

export interface LeaveFacts {
  readonly department_id: string | null;
  readonly leave_type_id: string;
  readonly total_days: number;
}

export interface ReportFacts {
  readonly department_id: string | null;
  readonly report_type: string;
  readonly currency: string;
  readonly grand_total: number;
}

const isAmong = (ids: readonly string[] | undefined, id: string | null): boolean =>
  ids === undefined || (id !== null && ids.includes(id));

const leaveFits =
  (leave: LeaveFacts) =>
  ({ applies: { min_days = 0, leave_type_ids, department_ids } }: LeaveApprovalPolicy): boolean =>
    leave.total_days >= min_days &&
    isAmong(leave_type_ids, leave.leave_type_id) &&
    isAmong(department_ids, leave.department_id);

/** An amount in another currency is not compared: it is taken to reach the least one, as it is never approved by itself. */
const reportFits =
  (currency: string, report: ReportFacts) =>
  ({ applies: { min_amount = 0, report_types, department_ids } }: ExpenseApprovalPolicy): boolean =>
    (report.currency !== currency || report.grand_total >= min_amount) &&
    isAmong(report_types, report.report_type) &&
    isAmong(department_ids, report.department_id);

/** The place of the first policy that applies; -1: none. */
export const leavePolicyFor = (policies: readonly LeaveApprovalPolicy[], leave: LeaveFacts): number =>
  policies.findIndex(leaveFits(leave));

export const reportPolicyFor = (
  policies: readonly ExpenseApprovalPolicy[],
  currency: string,
  report: ReportFacts,
): number => policies.findIndex(reportFits(currency, report));

/** The steps of a leave by the policies of now; none: one decision, as ever. */
export const stepsOfLeave = ({ settings }: Tenant, leave: LeaveFacts): readonly PolicyStep[] =>
  settings.leave_approval_policies.find(leaveFits(leave))?.steps ?? [];

export const stepsOfReport = ({ currency, settings }: Tenant, report: ReportFacts): readonly PolicyStep[] =>
  settings.expense_approval_policies.find(reportFits(currency, report))?.steps ?? [];
