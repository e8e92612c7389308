import type { Db } from '../../../db/database.ts';
import { updateRow } from '../../../db/rows.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { dropFiles } from '../../../kernel/files.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notFound } from '../../../lib/errors.ts';
import type { ReportStatus } from '../reports/record.ts';
import { findReportAsDecider } from '../reports/store.ts';
import { reportsSeen } from '../visibility.ts';

/** The key of its file, for those who see the report or decide on it in someone's place. */
export async function getVisibleReceiptKey(
  asking: { readonly actor: Actor; readonly db: Db; readonly nowMs: number },
  { id, receipt_id }: { readonly id: string; readonly receipt_id: string },
): Promise<string> {
  const { actor, db } = asking;
  const key = await findReportAsDecider(asking, async (isSeen) => {
    const { rows } = await sql<{ file_key: string }>`
      select c.file_key from expense_receipts c
        join expense_reports r on r.organization_id = c.organization_id and r.id = c.report_id
        join users on users.organization_id = r.organization_id and users.id = r.user_id
       where ${isSeen} and r.organization_id = ${actor.organizationId} and r.id = ${id}
         and r.deleted_at is null and c.id = ${receipt_id}`.execute(db);
    return rows[0]?.file_key;
  });
  if (key === undefined) throw notFound('receipt');
  return key;
}

/** With its file. Lines that refer to it refer to none. */
export async function deleteReceipt(work: UnitOfWork, reportId: string, id: string): Promise<void> {
  const { organizationId: organization_id } = work.actor;
  const lines = { organization_id, report_id: reportId, receipt_id: id };
  await updateRow('expense_line_items', lines, { receipt_id: null }).execute(work.tx);
  const { rows } = await sql<{ file_key: string }>`
    delete from expense_receipts
     where organization_id = ${organization_id} and report_id = ${reportId} and id = ${id}
    returning file_key`.execute(work.tx);
  if (!rows[0]) throw notFound('receipt');
  await dropFiles(work, [rows[0].file_key]);
}

export interface Receiver {
  readonly user_id: string;
  readonly status: ReportStatus;
  readonly erased_at: string | null;
  readonly receipts: readonly string[];
}

/** A report to which a receipt is to be added. */
export async function getReceiver(db: Db, actor: Actor, id: string): Promise<Receiver> {
  return sql<Receiver>`
    select r.user_id, r.status, users.erased_at,
           array(select c.id from expense_receipts c
                  where c.organization_id = r.organization_id and c.report_id = r.id) as receipts
      from expense_reports r join users on users.organization_id = r.organization_id and users.id = r.user_id
     where ${reportsSeen(actor)} and r.organization_id = ${actor.organizationId} and r.id = ${id}
       and r.deleted_at is null`.get(db, 'expense report');
}
