import { asItStands, type GuardedRecord } from '../../../kernel/guards.ts';
import { versionOf } from '../../../kernel/versions.ts';
import { decidesOn } from '../../approvals/index.ts';
import { getExpenseReport } from './reads.ts';
import { ExpenseReport } from './record.ts';
import { hasLines, isEditable, isNotErased, mayDecide, takesReceipts } from './rules.ts';
import { findBehindReports, type ReportContext } from './store.ts';

type Subject = Pick<ExpenseReport, 'status' | 'line_items' | 'per_diems' | 'mileage' | 'receipts'> & ReportContext;

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

/** Their approver, who heads or manages their department, their manager, Administrators; and in their place whoever is their deputy now. */
export const decides = decidesOn<ReportContext>('EXPENSES', mayDecide);

export const editable = asItStands(isEditable);
export const notErased = asItStands(isNotErased);
export const withLines = asItStands(hasLines);
export const takingReceipts = asItStands(takesReceipts);
