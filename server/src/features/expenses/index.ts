import type { AccessRule, Feature } from '../../kernel/catalogue.ts';
import { stepsAreNotKept } from '../approvals/index.ts';
import { eraseReceiptsOfErased, expenseData, expenseEventErasure } from './erase.ts';
import { expenseEvents } from './events.ts';
import { createReceipt, getReceiptContent, removeReceipt, uploadReceipt } from './receipts/operations.ts';
import { createExpenseReport } from './reports/create.ts';
import { getReportDeciders } from './reports/deciders.ts';
import { deleteExpenseReport } from './reports/delete.ts';
import { approveExpenseReport, payExpenseReport, rejectExpenseReport, reviewExpenseReport } from './reports/moves.ts';
import { getExpenseReport, listExpenseReports } from './reports/reads.ts';
import { reportStates } from './reports/report-states.ts';
import { expenseParts, reportSubjects } from './reports/store.ts';
import { submitExpenseReport } from './reports/submit.ts';
import { updateExpenseReport } from './reports/update.ts';
import { reportVisibility } from './visibility.ts';

/** The rules of visibility.ts and reports/rules.ts, in words. */
export const expenseAccess: readonly AccessRule[] = [
  {
    of: 'expense reports',
    readers:
      'the person; Department Heads for their department scope and where they are the approver; in the app their manager, once handed in; Administrators and Executives for anyone',
    writers:
      'the person, Administrators and Executives while DRAFT or REJECTED; decided on and paid by the approver, Department Heads for their department scope, Administrators and Executives, and decided on in the app by their manager, with steps by who takes the one that waits; never one’s own',
  },
];

export { shownReport } from './reports/reads.ts';
export type { ReportRow } from './reports/store.ts';
export { reportsToDecide } from './visibility.ts';

export const expenses: Feature = {
  name: 'expenses',
  logSubjects: [reportSubjects],
  departmentParts: expenseParts,
  title: 'Expenses',
  summary: 'Expense reports with their lines, receipts and approval.',
  operations: [
    listExpenseReports,
    getExpenseReport,
    getReportDeciders,
    createExpenseReport,
    updateExpenseReport,
    deleteExpenseReport,
    submitExpenseReport,
    reviewExpenseReport,
    approveExpenseReport,
    rejectExpenseReport,
    payExpenseReport,
    createReceipt,
    uploadReceipt,
    getReceiptContent,
    removeReceipt,
  ],
  events: expenseEvents,
  states: [reportStates],
  access: expenseAccess,
  reactions: [eraseReceiptsOfErased],
  auditRules: [stepsAreNotKept('expense_report')],
  personalData: expenseData,
  packages: [
    {
      name: 'EXPENSES_PAYING',
      sees: 'Expense reports of others that are approved or paid, with their receipts, whom to pay and how.',
      does: 'Marks them as paid, and exports them.',
      never: 'Pay, leave and documents; drafts, and what waits for approval or was rejected; nothing of one’s own.',
    },
  ],
  visibilities: [reportVisibility],
  eventErasures: [expenseEventErasure],
};
