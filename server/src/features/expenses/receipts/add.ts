import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { StoredFile } from '../../../kernel/file-store.ts';
import { keepFile } from '../../../kernel/files.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict, enforce, notFound } from '../../../lib/errors.ts';
import type { ReportStatus } from '../reports/record.ts';
import { mayEditReport, takesReceipts } from '../reports/rules.ts';
import { checkNotErased, lockVisibleReport, reportAfter } from '../reports/store.ts';
import { visibleReports } from '../visibility.ts';
import type { Receipt } from './record.ts';

export const maxReceipts = 100;

interface Receiver {
  readonly user_id: string;
  readonly status: ReportStatus;
  readonly erased_at: string | null;
}

function checkReceiver(actor: Actor, report: Receiver, receiptCount: number): void {
  enforce(mayEditReport(actor, report));
  enforce(takesReceipts(report));
  checkNotErased(report);
  if (receiptCount >= maxReceipts) {
    throw conflict(`An expense report holds at most ${String(maxReceipts)} receipts.`, { reason: 'limit' });
  }
}

/** Before a large file is on its way: what would be refused in the end is refused now. Takes no lock. */
export async function checkTakesReceipt(db: Db, actor: Actor, id: string): Promise<void> {
  const { rows } = await sql<Receiver & { receipt_count: number }>`
    select r.user_id, r.status, users.erased_at,
           (select count(*)::int from expense_receipts c
             where c.organization_id = r.organization_id and c.report_id = r.id) as receipt_count
      from expense_reports r join users on users.organization_id = r.organization_id and users.id = r.user_id
     where ${visibleReports(actor)} and r.organization_id = ${actor.organizationId} and r.id = ${id}
       and r.deleted_at is null`.execute(db);
  if (!rows[0]) throw notFound('expense report');
  checkReceiver(actor, rows[0], rows[0].receipt_count);
}

export async function addReceipt(work: UnitOfWork, reportId: string, file: StoredFile): Promise<Receipt> {
  const { actor } = work;
  const report = await lockVisibleReport(work, reportId);
  checkReceiver(actor, report, report.receipts.length);
  work.concerns(report.user_id);
  const id = work.newId('rct');
  const key = await keepFile(work, file);
  await work.insert('expense_receipts', { report_id: report.id, id, file_key: key, uploaded_at: work.now });
  await work.update('expense_reports', report.id, {});
  work.audit({ subjectId: report.id, changedFields: ['receipts'] });
  const { receipts } = await reportAfter(work, report.id);
  const added = receipts.find((receipt) => receipt.id === id);
  if (!added) throw new Error('The receipt is gone although it was just added.');
  return added;
}
