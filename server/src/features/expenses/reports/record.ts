import { type Static, Type } from 'typebox';
import { reportTypes } from '../../../kernel/settings.ts';
import { Day, Instant } from '../../../lib/days.ts';
import { Changes, CreatedAt, described, OnBehalfOf, PersonName, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Personal } from '../../../lib/personal.ts';
import { Nullable, Prose, Strict, Text } from '../../../lib/schema.ts';
import { Sequenced } from '../../../lib/sequenced.ts';
import { Approvals } from '../../approvals/index.ts';
import { Receipt } from '../receipts/record.ts';
import { Currency, lineArrays, LineItem, Mileage, PerDiem } from './lines.ts';

export const reportStatuses = ['DRAFT', 'SUBMITTED', 'PENDING_APPROVAL', 'APPROVED', 'REJECTED', 'PAID'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

const total = (example: number, description: string) => Type.Number({ examples: [example], description });

/** What a caller sets, besides the lines. */
const editableFields = {
  title: Personal(
    Text(200, { description: 'What the expenses were for, in a line.', examples: ['Supplier visit in Montréal'] }),
    'Erased',
  ),
  description: Personal(Nullable(Prose(5000), { description: 'More on them, for anyone who decides.' })),
  trip_purpose: Personal(Nullable(Prose(500), { description: 'Why the person travelled.' })),
  report_type: Type.Enum([...reportTypes], {
    description: 'How it is settled: paid back, on a company card, or as a trip.',
  }),
  departure_date: Nullable(Day(), { description: 'First day of the trip; null: no trip.' }),
  return_date: Nullable(Day(), { description: 'Last day of the trip, not before departure_date; null: no trip.' }),
  currency: Currency('Totals are in it; amounts in other currencies are converted to it.'),
  department_id: Nullable(Id('dep'), { description: 'The department it is charged to; null: none.' }),
  project_id: Nullable(Id('prj'), { description: 'The project it belongs to: one that the person sees; null: none.' }),
  cost_center: Nullable(Text(100), { description: 'The cost centre that bookkeeping charges.' }),
  is_billable: Type.Boolean({ description: 'Whether a client is billed for it.' }),
  payable_to: Personal(Nullable(Text(200), { description: 'Who is paid, if it is not the person: a name.' })),
};

/** All but lines and receipts, in the order in which they are shown. */
export const reportFields = {
  id: RecordId('exp'),
  report_number: Sequenced(
    Type.String({
      examples: ['EXP-2026-00001'],
      description: 'Counts the reports of the organization by year, one after the other.',
    }),
  ),
  title: editableFields.title,
  description: editableFields.description,
  trip_purpose: editableFields.trip_purpose,
  report_type: editableFields.report_type,
  status: Type.Enum([...reportStatuses], {
    description:
      'SUBMITTED: waits for a decision; PENDING_APPROVAL: someone has begun to decide: an approver has taken it up, or a step of `approvals` was taken. Only DRAFT and REJECTED ones change.',
  }),
  departure_date: editableFields.departure_date,
  return_date: editableFields.return_date,
  currency: editableFields.currency,
  total_expenses: total(361.6, 'Sum of line_items in the report’s currency, taxes included.'),
  total_per_diems: total(75, 'Sum of per_diems in the report’s currency, taxes included.'),
  total_mileage: total(61.2, 'Sum of mileage in the report’s currency, taxes included.'),
  total_tax: total(41.6, 'The GST, PST, HST and QST within the three.'),
  grand_total: total(497.8, 'total_expenses, total_per_diems and total_mileage together.'),
  submitted_by: described(PersonName, 'Whose expenses they are, also before submission.'),
  approver: Nullable(PersonName, {
    examples: [null],
    description:
      'Who is to decide, from submission on; then who decided. null in a draft and for what no person decided.',
  }),
  on_behalf_of_id: OnBehalfOf(),
  approvals: Approvals(),
  department_id: editableFields.department_id,
  project_id: editableFields.project_id,
  cost_center: editableFields.cost_center,
  is_billable: editableFields.is_billable,
  submitted_at: Nullable(Instant(), { description: 'When it was last submitted; null in a draft.' }),
  approved_at: Nullable(Instant(), { description: 'When it was approved; null until then.' }),
  approver_notes: Personal(Nullable(Type.String(), { description: 'What the approver said with the approval.' })),
  rejection_reason: Personal(Nullable(Type.String(), { description: 'Until it is submitted again.' })),
  paid_at: Nullable(Instant(), { description: 'When it was marked as paid; null until then.' }),
  payment_method: Nullable(Type.String(), { description: 'How it was paid.' }),
  payment_reference: Personal(
    Nullable(Type.String(), { description: 'Names the payment in the bank’s or payroll’s books.' }),
  ),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
  payable_to: editableFields.payable_to,
};

/** What of a report is a column of its own; people and steps come beside them. */
export const reportColumnNames = Object.keys(reportFields).filter(
  (name) => name !== 'submitted_by' && name !== 'approver' && name !== 'approvals',
);
/** The report without its lines: columns of its table, and people by name. */
export const ReportFields = Type.Object(reportFields);

export const ExpenseReport = Type.Object(
  {
    ...reportFields,
    line_items: Type.Array(LineItem, { description: 'What was paid for, one by one.' }),
    per_diems: Type.Array(PerDiem, { description: 'Flat amounts for days and meals.' }),
    mileage: Type.Array(Mileage, { description: 'Drives in one’s own car.' }),
    receipts: Personal(Type.Array(Receipt, { description: 'Files that prove what was paid.' }), []),
  },
  {
    $id: 'ExpenseReport',
    description: 'Expenses of one person, submitted and decided on together. All totals are worked out by the server.',
  },
);
export type ExpenseReport = Static<typeof ExpenseReport>;

const optional = {
  description: Type.Optional(editableFields.description),
  trip_purpose: Type.Optional(editableFields.trip_purpose),
  report_type: Type.Optional({ ...editableFields.report_type, default: 'REIMBURSEMENT' }),
  departure_date: Type.Optional(editableFields.departure_date),
  return_date: Type.Optional(editableFields.return_date),
  cost_center: Type.Optional(editableFields.cost_center),
  payable_to: Type.Optional(editableFields.payable_to),
  line_items: Type.Optional(lineArrays.line_items),
  per_diems: Type.Optional(lineArrays.per_diems),
  mileage: Type.Optional(lineArrays.mileage),
};

export const NewExpenseReport = Strict({
  title: editableFields.title,
  ...optional,
  currency: Type.Optional({ ...editableFields.currency, description: 'That of the organization unless given.' }),
  department_id: Type.Optional({ ...editableFields.department_id, description: 'The person’s own unless given.' }),
  project_id: Type.Optional(editableFields.project_id),
  is_billable: Type.Optional({ ...editableFields.is_billable, description: 'As the project unless given.' }),
});
export type NewExpenseReport = Static<typeof NewExpenseReport>;

export const ExpenseReportChanges = Changes({
  title: editableFields.title,
  ...optional,
  report_type: editableFields.report_type,
  currency: {
    ...editableFields.currency,
    description: 'Changes only together with all lines that are there: their exchange rates are to the old one.',
  },
  department_id: editableFields.department_id,
  project_id: editableFields.project_id,
  is_billable: editableFields.is_billable,
});
export type ExpenseReportChanges = Static<typeof ExpenseReportChanges>;
