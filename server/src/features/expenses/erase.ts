import { sql } from '../../db/sql.ts';
import { erasedName, type EventErasure, theseEvents } from '../../kernel/erasing.ts';
import { dropFiles } from '../../kernel/files.ts';
import type { Reaction } from '../../kernel/unit-of-work.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { userErased } from '../people/index.ts';

/**
 * Numbers, dates, kinds and amounts stay: bookkeeping must be able to explain what it paid. What people wrote, where they
 * bought and their receipts go. A draft was never claimed and is dropped.
 */
export const eraseExpensesOfErased: Reaction = {
  to: userErased,
  summary:
    'Texts and receipts of the person’s expense reports are emptied, drafts are deleted, and their name leaves earlier expense events; numbers, dates and amounts stay.',

  async run(work, userId) {
    await emptyReports(work, userId);
    await emptyLines(work, userId);
    await dropReceipts(work, userId);
  },
};

const ofPerson = ({ actor }: UnitOfWork, userId: string) =>
  sql`organization_id = ${actor.organizationId} and report_id in (
    select id from expense_reports where organization_id = ${actor.organizationId} and user_id = ${userId})`;

async function emptyReports({ actor, tx, now }: UnitOfWork, userId: string): Promise<void> {
  await sql`
    update expense_reports
       set title = 'Erased', description = null, trip_purpose = null, payable_to = null, approver_notes = null,
           rejection_reason = null, payment_reference = null, updated_at = ${now},
           deleted_at = case status when 'DRAFT' then coalesce(deleted_at, ${now}) else deleted_at end
     where organization_id = ${actor.organizationId} and user_id = ${userId}`.execute(tx);
}

async function emptyLines(work: UnitOfWork, userId: string): Promise<void> {
  await sql`
    with items as (
      update expense_line_items set description = null, vendor = null, notes = null, receipt_id = null
       where ${ofPerson(work, userId)}),
    days as (
      update expense_per_diems set notes = null where ${ofPerson(work, userId)})
    update expense_mileage set description = null, notes = null where ${ofPerson(work, userId)}`.execute(work.tx);
}

async function dropReceipts(work: UnitOfWork, userId: string): Promise<void> {
  const { rows } = await sql<{ file_key: string }>`
    delete from expense_receipts where ${ofPerson(work, userId)} returning file_key`.execute(work.tx);
  await dropFiles(
    work,
    rows.map(({ file_key }) => file_key),
  );
}

/** Every element of an array of the snapshot without its words. */
const wordless = (array: string, words: string) =>
  sql.raw(`(select coalesce(jsonb_agg(line || '${words}' order by place), '[]')
    from jsonb_array_elements(snapshot -> '${array}') with ordinality as l (line, place))`);

const words = `{"title": "Erased", "description": null, "trip_purpose": null, "payable_to": null, "receipts": [],
  "approver_notes": null, "rejection_reason": null, "payment_reference": null}`;

/** Of the person's own reports all words go; on those of others their name as the approver. */
export const expenseEventErasure: EventErasure = {
  object: 'expense_report',
  statement: (events) => {
    const name = sql`${erasedName(events.userId)}::jsonb`;
    return sql`
      update events
         set snapshot = snapshot
               || case when snapshot #>> '{submitted_by,id}' = ${events.userId} then
                    ${words}::jsonb || jsonb_build_object('submitted_by', ${name},
                      'line_items', ${wordless('line_items', '{"description": null, "vendor": null, "notes": null, "receipt_id": null}')},
                      'per_diems', ${wordless('per_diems', '{"notes": null}')},
                      'mileage', ${wordless('mileage', '{"description": null, "notes": null}')}) else '{}' end
               || case when snapshot #>> '{approver,id}' = ${events.userId} then jsonb_build_object('approver', ${name}) else '{}' end
       where ${theseEvents(events)} and subject_type = 'expense_report'
         and ${events.userId} in (snapshot #>> '{submitted_by,id}', snapshot #>> '{approver,id}')`;
  },
};
