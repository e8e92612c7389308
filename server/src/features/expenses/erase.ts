import { sql } from '../../db/sql.ts';
import type { Reaction } from '../../kernel/events.ts';
import { dropFiles } from '../../kernel/files.ts';
import type { Work } from '../../kernel/work.ts';
import { userErased } from '../people/index.ts';

/**
 * Numbers, dates, kinds and amounts stay: bookkeeping must be able to explain what it paid. What people wrote, where they
 * bought and their receipts go, also from what events told before. A draft was never claimed and is dropped.
 */
export const eraseExpensesOfErased: Reaction = {
  to: userErased,
  summary:
    'Texts and receipts of the person’s expense reports are emptied, drafts are deleted, and their name leaves earlier expense events; numbers, dates and amounts stay.',

  async run(work, userId) {
    await emptyReports(work, userId);
    await emptyLines(work, userId);
    await dropReceipts(work, userId);
    await emptyEvents(work, userId);
  },
};

const ofPerson = ({ actor }: Work, userId: string) =>
  sql`organization_id = ${actor.organizationId} and report_id in (
    select id from expense_reports where organization_id = ${actor.organizationId} and user_id = ${userId})`;

async function emptyReports({ actor, tx, now }: Work, userId: string): Promise<void> {
  await sql`
    update expense_reports
       set title = 'Erased', description = null, trip_purpose = null, payable_to = null, approver_notes = null,
           rejection_reason = null, payment_reference = null,
           deleted_at = case status when 'DRAFT' then coalesce(deleted_at, ${now}) else deleted_at end
     where organization_id = ${actor.organizationId} and user_id = ${userId}`.execute(tx);
}

async function emptyLines(work: Work, userId: string): Promise<void> {
  await sql`
    with items as (
      update expense_line_items set description = null, vendor = null, notes = null, receipt_id = null
       where ${ofPerson(work, userId)}),
    days as (
      update expense_per_diems set notes = null where ${ofPerson(work, userId)})
    update expense_mileage set description = null, notes = null where ${ofPerson(work, userId)}`.execute(work.tx);
}

async function dropReceipts(work: Work, userId: string): Promise<void> {
  const { rows } = await sql<{ file_key: string }>`
    delete from expense_receipts where ${ofPerson(work, userId)} returning file_key`.execute(work.tx);
  await dropFiles(
    work,
    rows.map(({ file_key }) => file_key),
  );
}

const nobody = (userId: string): string => JSON.stringify({ id: userId, first_name: 'Erased', last_name: 'Person' });

/** Every element of an array of the snapshot without its words. */
const wordless = (array: string, words: string) =>
  sql.raw(`(select coalesce(jsonb_agg(line || '${words}' order by place), '[]')
    from jsonb_array_elements(snapshot -> '${array}') with ordinality as l (line, place))`);

/** Of the person's own reports all words go; on those of others their name as the approver. */
async function emptyEvents({ actor, tx }: Work, userId: string): Promise<void> {
  const { organizationId } = actor;
  const words = `{"title": "Erased", "description": null, "trip_purpose": null, "payable_to": null, "receipts": [],
    "approver_notes": null, "rejection_reason": null, "payment_reference": null}`;
  await sql`
    update events
       set snapshot = snapshot || ${words}::jsonb || jsonb_build_object('submitted_by', ${nobody(userId)}::jsonb,
             'line_items', ${wordless('line_items', '{"description": null, "vendor": null, "notes": null, "receipt_id": null}')},
             'per_diems', ${wordless('per_diems', '{"notes": null}')},
             'mileage', ${wordless('mileage', '{"description": null, "notes": null}')})
     where organization_id = ${organizationId} and subject_type = 'expense_report' and subject_id in (
       select id from expense_reports where organization_id = ${organizationId} and user_id = ${userId})`.execute(tx);
  await sql`
    update events set snapshot = jsonb_set(snapshot, '{approver}', ${nobody(userId)}::jsonb)
     where organization_id = ${organizationId} and subject_type = 'expense_report'
       and subject_id in (select id from expense_reports where organization_id = ${organizationId})
       and snapshot -> 'approver' ->> 'id' = ${userId}`.execute(tx);
}
