import type { StoredFile } from '../../../kernel/file-store.ts';
import { keepFile } from '../../../kernel/files.ts';
import { asItStands, type Asking, enforceGuards, guardsOn } from '../../../kernel/guards.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { notErased, reportRecord, takingReceipts } from '../reports/guards.ts';
import { hasRoomForReceipt, mayEditReport } from '../reports/rules.ts';
import { lockVisibleReport, reportAfter } from '../reports/store.ts';
import type { Receipt } from './record.ts';
import { getReceiver } from './store.ts';

/** What is asked before a receipt is taken, in whichever way it comes. */
export const receiving = guardsOn(reportRecord, [
  mayEditReport,
  takingReceipts,
  notErased,
  asItStands(hasRoomForReceipt),
]);

/** Before a large file is on its way: what would be refused in the end is refused now. Takes no lock. */
export async function checkTakesReceipt(asking: Asking, id: string): Promise<void> {
  await enforceGuards(asking, receiving, await getReceiver(asking.db, asking.actor, id));
}

export async function addReceipt(work: UnitOfWork, reportId: string, file: StoredFile): Promise<Receipt> {
  const report = await lockVisibleReport(work, reportId);
  await work.guard(report, receiving);
  work.addDataSubject(report.user_id);
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
