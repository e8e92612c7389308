import { type Sql, sql } from '../../db/sql.ts';
import { eventErasure } from '../../kernel/erasing-events.ts';
import { dropFiles } from '../../kernel/files.ts';
import type { PersonalTable } from '../../kernel/personal-data.ts';
import type { Reaction } from '../../kernel/unit-of-work.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { ObjectSchema } from '../../lib/schema.ts';
import { withSaid } from '../approvals/index.ts';
import { userErased } from '../people/index.ts';
import { LineItem, Mileage, PerDiem } from './reports/lines.ts';
import { ExpenseReport, ReportFields } from './reports/record.ts';

const ofReports =
  (table: string) =>
  (userId: string): Sql =>
    sql`report_id in (
    select r.id from expense_reports r
     where r.organization_id = ${sql.ref(`${table}.organization_id`)} and r.user_id = ${userId})`;

const lines = (table: PersonalTable['table'], record: ObjectSchema, kept = {}): PersonalTable => ({
  table,
  area: 'expenses',
  key: ['report_id', 'position'],
  rowsOf: ofReports(table),
  record,
  whenErased: 'emptied',
  kept: { currency: 'an ISO code', ...kept },
});

/**
 * Numbers, dates, kinds and amounts stay: bookkeeping must be able to explain what it paid. What people wrote, where they
 * bought and their receipts go.
 */
export const expenseData: readonly PersonalTable[] = [
  {
    table: 'expense_reports',
    area: 'expenses',
    key: ['id'],
    record: withSaid(ReportFields),
    whenErased: 'emptied',
    kept: {
      approvals: 'who decided at which step, and when, by id',
      report_number: 'counts the reports of the organization',
      currency: 'an ISO code',
      cost_center: 'bookkeeping’s own',
      payment_method: 'bookkeeping must be able to explain what it paid',
    },
  },
  lines('expense_line_items', LineItem, { expense_class: 'the account of bookkeeping' }),
  lines('expense_per_diems', PerDiem),
  lines('expense_mileage', Mileage),
  {
    table: 'expense_receipts',
    area: 'expenses',
    key: ['report_id', 'id'],
    rowsOf: ofReports('expense_receipts'),
    whenErased: 'deleted',
    isErasedApart: true,
    file: 'file_key',
  },
];

export const eraseReceiptsOfErased: Reaction = {
  to: userErased,
  summary:
    'Receipts of the person’s expense reports are deleted with their files; so are drafts, which were never claimed.',

  async run(work, userId) {
    const { actor, tx, now } = work;
    await sql`
      update expense_reports set deleted_at = ${now}
       where organization_id = ${actor.organizationId} and user_id = ${userId} and status = 'DRAFT'
         and deleted_at is null`.execute(tx);
    await dropReceipts(work, userId);
  },
};

async function dropReceipts(work: UnitOfWork, userId: string): Promise<void> {
  const { rows } = await sql<{ file_key: string }>`
    delete from expense_receipts
     where organization_id = ${work.actor.organizationId} and ${ofReports('expense_receipts')(userId)}
    returning file_key`.execute(work.tx);
  await dropFiles(
    work,
    rows.map(({ file_key }) => file_key),
  );
}

/** Of the person's own reports all words go; on those of others their name as the approver. */
export const expenseEventErasure = eventErasure({
  object: 'expense_report',
  record: ExpenseReport,
  person: ['submitted_by', 'id'],
});
