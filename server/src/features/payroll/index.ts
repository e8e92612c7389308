import type { Feature } from '../../kernel/catalogue.ts';
import { readersOfPayroll } from '../time/index.ts';
import { createCorrection, withdrawCorrection } from './corrections/operations.ts';
import { getTimesheetCorrection, listCorrections, listWaitingCorrections } from './corrections/reads.ts';
import { correctionStates } from './corrections/rules.ts';
import { payrollData } from './erase.ts';
import { getPayRunFile, previewPayrollFile } from './files/file.ts';
import {
  createPayrollTemplate,
  deletePayrollTemplate,
  listPayrollPresets,
  listPayrollTemplates,
  updatePayrollTemplate,
} from './files/operations.ts';
import { getPayRunContent } from './pay-runs/content.ts';
import { createPayRun } from './pay-runs/create.ts';
import { previewPayPeriod } from './pay-runs/preview.ts';
import { checkPayRunSeal, getPayRun, listPayRunLines, listPayRuns } from './pay-runs/reads.ts';
import { getPayrollFile } from './periods/file.ts';
import { finalizePayPeriod, listPayPeriods } from './periods/operations.ts';

export { undoOfCorrection } from './corrections/operations.ts';
export { namesRate } from './corrections/rules.ts';
export { listCountedPeriods } from './periods/store.ts';

export const payroll: Feature = {
  name: 'payroll',
  title: 'Payroll',
  summary: 'Pay periods, pay runs that are sealed, files for payroll, and corrections of locked timesheets.',
  operations: [
    listPayPeriods,
    finalizePayPeriod,
    getPayrollFile,
    previewPayPeriod,
    listPayRuns,
    getPayRun,
    listPayRunLines,
    getPayRunContent,
    checkPayRunSeal,
    createPayRun,
    previewPayrollFile,
    getPayRunFile,
    listPayrollPresets,
    listPayrollTemplates,
    createPayrollTemplate,
    updatePayrollTemplate,
    deletePayrollTemplate,
    listCorrections,
    getTimesheetCorrection,
    listWaitingCorrections,
    createCorrection,
    withdrawCorrection,
  ],
  states: [correctionStates],
  access: [
    {
      of: 'corrections of locked timesheets',
      readers: `${readersOfPayroll}; pay figures by Administrators and Executives, and in the app by who prepares payroll`,
      writers: 'Administrators, Executives and who prepares payroll; never one’s own',
    },
    {
      of: 'pay runs',
      readers:
        'Administrators, Executives and who prepares payroll for everyone; every line shown is logged as compensation is',
      writers: 'sealed by Administrators, Executives and who prepares payroll for everyone; never changed',
    },
    {
      of: 'templates of payroll files',
      readers: 'Administrators, Executives and who prepares payroll for everyone',
      writers: 'Administrators and Executives',
    },
  ],
  personalData: payrollData,
  packages: [
    {
      name: 'PAYROLL_PREPARING',
      sees: 'Timesheets with their entries, pay periods and what people are paid; for everyone, also pay runs and payroll files.',
      does: 'Reminds, locks timesheets and corrects locked ones of others, and exports; for everyone, also seals pay runs.',
      never:
        'Private types of leave and the reasons of any, documents and government identifiers; locks and corrects nothing of one’s own, and changes nobody’s pay.',
    },
  ],
};
