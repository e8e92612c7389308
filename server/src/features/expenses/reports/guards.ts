import { asItStands, type GuardedRecord } from '../../../kernel/guards.ts';
import { versionOf } from '../../../kernel/versions.ts';
import { decidesOn, type Stepped } from '../../approvals/index.ts';
import { getExpenseReport } from './reads.ts';
import { ExpenseReport } from './record.ts';
import { hasLines, isEditable, isNotErased, mayDecide, takesReceipts } from './rules.ts';
import { findBehindReports, type ReportContext } from './store.ts';

type Subject = Pick<ExpenseReport, 'status' | 'approvals' | 'line_items' | 'per_diems' | 'mileage' | 'receipts'> &
  ReportContext;

/** A report as far as its steps go: whose it is decides, not what it is charged to. */
export const steppedReport = ({
  user_id,
  manager_id,
  person_department_id: department_id,
  approvals,
}: ReportContext & Pick<ExpenseReport, 'approvals'>): Stepped => ({ user_id, manager_id, department_id, approvals });

export const reportRecord: GuardedRecord<Subject> = {
  schemas: [ExpenseReport],
  version: (report) => versionOf(getExpenseReport, report),
  async subjectsOf({ db, actor }, reports: readonly ExpenseReport[]) {
    const behind = await findBehindReports(
      db,
      actor,
      reports.map(({ id }) => id),
    );
    return reports.map((report) => {
      const facts = behind.get(report.id);
      return facts ? { ...report, ...facts } : null;
    });
  },
};

/**
 * Their approver, who heads or manages their department, their manager, Administrators; with steps, who takes the one that waits; and in
 * their place whoever is their deputy now.
 */
export const decides = decidesOn<ReportContext & Pick<ExpenseReport, 'approvals'>>('EXPENSES', mayDecide, {
  steppedOf: steppedReport,
});

export const editable = asItStands(isEditable);
export const notErased = asItStands(isNotErased);
export const withLines = asItStands(hasLines);
export const takingReceipts = asItStands(takesReceipts);
