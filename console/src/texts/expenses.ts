import type { Report, ReportStatus } from '../screens/expenses/record.ts';

export const statusNames: Readonly<Record<ReportStatus, string>> = {
  DRAFT: 'Draft',
  SUBMITTED: 'Waiting for a decision',
  PENDING_APPROVAL: 'Being looked at',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  PAID: 'Paid',
};

export const typeNames: Readonly<Record<Report['report_type'], string>> = {
  REIMBURSEMENT: 'To be paid back',
  CORPORATE_CARD: 'Paid by company card',
  TRAVEL: 'Business trip',
};

export const expenseNames: Readonly<Record<Report['line_items'][number]['expense_type'], string>> = {
  MEALS: 'Meals',
  GROUND_TRANSPORT: 'Taxi, bus or train',
  ACCOMMODATION: 'Accommodation',
  AIRFARE: 'Airfare',
  ENTERTAINMENT: 'Entertainment',
  SUPPLIES: 'Supplies',
  COMMUNICATION: 'Phone and internet',
  TRAINING: 'Training',
  OTHER: 'Something else',
};

export const perDiemNames: Readonly<Record<Report['per_diems'][number]['per_diem_type'], string>> = {
  FULL_DAY: 'Full day',
  PARTIAL_DAY: 'Part of a day',
  BREAKFAST: 'Breakfast',
  LUNCH: 'Lunch',
  DINNER: 'Dinner',
  INCIDENTALS: 'Incidentals',
};

export const unitNames: Readonly<Record<Report['mileage'][number]['unit'], string>> = {
  KILOMETERS: 'Kilometres',
  MILES: 'Miles',
};

export const expensesTexts = {
  title: 'Expenses',
  start: 'New report',
  emptyTitle: 'No expenses yet',
  empty: 'Start a report when you paid for something at work. A photo of the receipt is enough.',
  lead: 'What you paid for work and want back.',
  save: 'Save draft',
  saved: 'Saved.',
  submit: 'Submit',
  receiptHint: 'Photos are made smaller before they are sent. PDF files up to 25 MB.',
  noReceipts: 'No receipts yet.',
  total: 'Total',
  totalAfterSaving: 'The total is worked out when you save.',
  totalBeforeChanges: 'As last saved; save to see it with your changes.',
} as const;
