import type { Item } from '../client/hooks.ts';
import { counted } from './counted.ts';

type Report = Item<'/expense-reports'>;

export const statusNames: Readonly<Record<Report['status'], string>> = {
  DRAFT: 'Draft',
  SUBMITTED: 'Submitted',
  PENDING_APPROVAL: 'In review',
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

/** A daily allowance as a line of a report names it. */
export const allowanceNames: Readonly<Record<Report['per_diems'][number]['per_diem_type'], string>> = {
  FULL_DAY: 'Allowance: full day',
  PARTIAL_DAY: 'Allowance: part of a day',
  BREAKFAST: 'Allowance: breakfast',
  LUNCH: 'Allowance: lunch',
  DINNER: 'Allowance: dinner',
  INCIDENTALS: 'Allowance: incidentals',
};

export const distances: Readonly<Record<Report['mileage'][number]['unit'], (distance: string) => string>> = {
  KILOMETERS: (distance) => `${distance} kilometres`,
  MILES: (distance) => `${distance} miles`,
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

export const decideDialogsTexts = {
  payTitle: (count: number): string => counted(count, { one: 'Mark as paid', other: 'Mark # reports as paid' }),
  markAsPaid: 'Mark as paid',
  bankTransfer: 'Bank transfer',
  paidTo: (name: string): string => `The money goes to ${name}.`,
  payText: 'Muster does not move any money. This records that the report was paid, and tells the person.',
  howItWasPaid: 'How it was paid',
  reference: 'Reference',
  paymentReferenceHint: 'The number or name of the payment at your bank or in payroll.',
  rejectTitle: (count: number): string => counted(count, { one: 'Reject the report', other: 'Reject # reports' }),
  reject: 'Reject',
  sayWhy: 'Say why: the person reads it.',
  hint: 'The person reads it, and can change the report and submit it again.',
} as const;

export const linesTexts = {
  remove: 'Remove',
  currency: 'Currency',
  exchangeRate: 'Exchange rate',
  exchangeRateHint: (currency: string, own: string): string => `What 1 ${currency} is worth in ${own}.`,
  whatYouPaidFor: 'What you paid for',
  lineItemsNote: 'One line for each thing on your receipts.',
  expense: (number: number): string => `Expense ${number}`,
  removeExpense: (number: number): string => `Remove expense ${number}`,
  addAnExpense: 'Add an expense',
  date: 'Date',
  kind: 'Kind',
  paidTo: 'Paid to',
  whatFor: 'What for',
  amountPaid: 'Amount paid',
  amountPaidHint: 'In all, as on the receipt.',
  receipt: 'Receipt',
  none: 'None',
  taxesAndTip: 'Taxes and tip',
  within: (amount: string): string => `${amount} of taxes`,
  gst: 'GST',
  vat: 'VAT or GST',
  pst: 'PST',
  hst: 'HST',
  qst: 'QST',
  tip: 'Tip',
  dailyAllowances: 'Daily allowances',
  perDiemsNote: 'Flat amounts for days and meals away.',
  allowance: (number: number): string => `Allowance ${number}`,
  removeAllowance: (number: number): string => `Remove allowance ${number}`,
  addAnAllowance: 'Add an allowance',
  for: 'For',
  howMany: 'How many',
  amountForOne: 'Amount for one',
  aMealWasProvided: 'A meal was provided',
  mileage: 'Mileage',
  mileageNote: 'Drives in your own car.',
  drive: (number: number): string => `Drive ${number}`,
  removeDrive: (number: number): string => `Remove drive ${number}`,
  addADrive: 'Add a drive',
  fromWhereToWhere: 'From where to where',
  distance: 'Distance',
  oneWay: 'One way.',
  countedIn: 'Counted in',
  rateForOne: 'Rate for one',
  thereAndBack: 'There and back',
} as const;

export const listTexts = {
  report: 'Report',
  number: 'Number',
  status: 'Status',
  started: 'Started',
  settled: 'Settled',
  receipts: 'Receipts',
  myExpenseReports: 'My expense reports',
  noun: (count: number): string => counted(count, { one: '# report', other: '# reports' }),
  anyStatus: 'Any status',
} as const;

export const newTexts = {
  theFileCould: 'The file could not be read.',
  theDraftWasSaved: (reason: string): string => `The draft was saved, but: ${reason}`,
  newExpenseReport: 'New expense report',
  saved: 'Saved.',
  titleOf: (day: string): string => `Expenses of ${day}`,
  restored: (when: string): string => `You wrote this on ${when}, and it is on this device only.`,
  startOver: 'Start over',
} as const;

export const receiptsTexts = {
  receipts: 'Receipts',
  dropPhotosOrPDFFiles: 'or drop photos or PDF files here',
  addAReceipt: 'Add a receipt',
  receiptFiles: 'Receipt files',
  download: (fileName: string): string => `Download ${fileName}`,
  remove: 'Remove',
} as const;

export const reportFormTexts = {
  expenseReport: 'Expense report',
  waitsForReceipt: 'Waiting for the receipt…',
  receiptMissing: 'A receipt is not ready. Try it again, or dismiss it.',
  nothingToSubmit: 'Add an expense, an allowance or a drive to submit.',
  about: 'About',
  title: 'Title',
  enterATitle: 'Enter a title.',
  enterTheAmount: 'Enter what you paid.',
  moreTaxThanPaid: 'Taxes and tip are more than what was paid.',
  titlePlaceholder: 'Supplier visit in Montréal',
  howItIsSettled: 'How it is settled',
  currencyOfTheTotal: 'Currency of the total',
  project: 'Project',
  noProject: 'No project',
  firstDayOfTheTrip: 'First day of the trip',
  lastDayOfTheTrip: 'Last day of the trip',
  whyYouTravelled: 'Why you travelled',
  remarks: 'Remarks',
  costCenter: 'Cost centre',
  costCenterHint: 'As bookkeeping calls it.',
  payTo: 'Pay to',
  payToHint: 'A name, if someone other than you is to be paid.',
  billable: 'Billed to a client',
  asTheProject: 'As the project',
  billed: 'Yes',
  notBilled: 'No',
} as const;

export const reportLinesTexts = {
  driveThereAndBack: 'Drive, there and back',
  drive: 'Drive',
  whatWasClaimed: 'What was claimed',
  lines: 'Lines',
  date: 'Date',
  kind: 'Kind',
  details: 'Details',
  amount: 'Amount',
} as const;

export const reportTexts = {
  expensesToPay: 'Expenses to pay',
  expenseReport: 'Expense report',
  rejectedBy: (name: string): string => `Rejected by ${name}.`,
  rejected: 'Rejected.',
  removeTitle: (fileName: string): string => `Remove ${fileName}?`,
  remove: 'Remove',
  removeText: 'The file is deleted for good. Lines that refer to it stay.',
  about: 'About',
  settled: 'Settled',
  trip: 'Trip',
  whyTheyTravelled: 'Why they travelled',
  project: 'Project',
  department: 'Department',
  remarks: 'Remarks',
  costCenter: 'Cost centre',
  payTo: 'Pay to',
  billable: 'Billed to a client',
  yes: 'Yes',
  no: 'No',
  delete: 'Delete',
  takenUp: 'The person and the other approvers see that you are looking at it.',
  takeUp: 'Take up',
  reject: 'Reject',
  approved: 'Approved.',
  approve: 'Approve',
  markAsPaid: 'Mark as paid',
  markedAsPaid: 'Marked as paid.',
  deleteTitle: (title: string): string => `Delete ${title}?`,
  theReportWasDeleted: 'The report was deleted.',
  deleteText: (reportNumber: string): string =>
    `Its lines and receipts go with it. The number ${reportNumber} is not used again.`,
} as const;

export const sendTexts = {
  submittedAndApproved: (reportNumber: string): string => `Submitted and approved, ${reportNumber}`,
  submitted: (reportNumber: string): string => `Submitted, ${reportNumber}`,
} as const;

export const sentFilesTexts = {
  receiptsOnTheirWay: 'Receipts on their way',
  sending: (name: string): string => `Sending ${name}`,
  stop: 'Stop',
  wasNotSent: (name: string, problem: string): string => `${name} was not sent. ${problem}`,
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
} as const;

export const shrinkTexts = {
  isNeitherAPictureNor: (name: string): string => `${name} is neither a picture nor a PDF file.`,
  isTooLarge: (name: string): string => `${name} is too large: at most 25 MB.`,
  thisBrowserCannotMakePictures: 'This browser cannot make pictures smaller.',
} as const;

export const summaryTexts = {
  expenses: 'Expenses',
  dailyAllowances: 'Daily allowances',
  mileage: 'Mileage',
  taxesWithin: 'Taxes within',
  totals: 'Totals',
  startedBy: (name: string): string => `Started by ${name}`,
  submitted: 'Submitted',
  looksAtIt: (approver: string): string => `${approver} is looking at it`,
  approvedByTheOrganizationsRule: 'Approved by the organization’s rule',
  approvedBy: (approver: string): string => `Approved by ${approver}`,
  rejected: 'Rejected',
  rejectedBy: (approver: string): string => `Rejected by ${approver}`,
  paidOn: (day: string): string => `Paid on ${day}`,
  history: 'History',
  decides: (approver: string): string => `${approver} decides.`,
} as const;

export const toPayTexts = {
  report: 'Report',
  person: 'Person',
  payTo: 'Pay to',
  number: 'Number',
  status: 'Status',
  submitted: 'Submitted',
  receipts: 'Receipts',
  costCenter: 'Cost centre',
  billable: 'Billed to a client',
  yes: 'Yes',
  no: 'No',
  expensesToPay: 'Expenses to pay',
  expensesToPayLead: 'What was approved and waits for its money.',
  noun: (count: number): string => counted(count, { one: '# report', other: '# reports' }),
  readyToPay: 'Ready to pay',
  exportWhatIsShown: 'Export',
  empty: { title: 'Nothing to pay', text: 'Approved reports appear here until they are marked as paid.' },
  title: 'Title',
  approved: 'Approved',
  currency: 'Currency',
  total: 'Total',
  paid: 'Paid',
  method: 'Method',
  reference: 'Reference',
  said: {
    approve: (count: number): string =>
      counted(count, { one: '# report was approved.', other: '# reports were approved.' }),
    reject: (count: number): string =>
      counted(count, { one: '# report was rejected.', other: '# reports were rejected.' }),
    pay: (count: number): string =>
      counted(count, { one: '# report was marked as paid.', other: '# reports were marked as paid.' }),
  },
  approve: 'Approve',
  reject: 'Reject',
  markAsPaid: 'Mark as paid',
  ownLeftOut: (count: number): string =>
    counted(count, {
      one: 'Your own report is left out: someone else decides on it.',
      other: 'Your own # reports are left out: someone else decides on them.',
    }),
} as const;
