import { write } from '../../client/hooks.ts';
import { uploadFile, type UploadOptions } from '../../client/upload.ts';
import { sendTexts } from '../../texts/expenses.ts';
import type { Report } from './record.ts';

export async function submitReport(id: string, idempotencyKey: string): Promise<Report> {
  const { data } = await write('post', '/expense-reports/{id}/submit', { path: { id }, idempotencyKey });
  return data;
}

/** Small reports may be approved at once by the organization's own rule. */
export const submittedText = ({ status, report_number }: Report): string =>
  status === 'APPROVED' ? sendTexts.submittedAndApproved(report_number) : sendTexts.submitted(report_number);

/** As it is, whatever its size up to 25 MB. */
export const uploadReceipt = (reportId: string, file: File, options: UploadOptions = {}): Promise<unknown> =>
  uploadFile(`/expense-reports/${reportId}/receipts/upload`, file, {}, options);

export const receiptAddress = (reportId: string, receiptId: string): string =>
  `/app/api/expense-reports/${reportId}/receipts/${receiptId}/content`;
