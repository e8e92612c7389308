import type { ApiError } from '../../client/error.ts';
import { write } from '../../client/hooks.ts';
import { uploadFile, type UploadOptions } from '../../client/upload.ts';
import { answerOf } from '../../offline/answer.ts';
import type { Sending, Sent } from '../../offline/kept.ts';
import { newTexts, sendTexts } from '../../texts/expenses.ts';
import type { Report } from './record.ts';
import { bodyOf, type ReportValues } from './values.ts';

export async function submitReport(id: string, idempotencyKey: string, person?: string): Promise<Report> {
  const { data } = await write('post', '/expense-reports/{id}/submit', { path: { id }, idempotencyKey, person });
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

/** The report, its receipts one by one, and the submission. */
export async function send({ userId: person, kept, stepTo, onProgress }: Sending<ReportValues>): Promise<Sent> {
  const { id, values, intent } = kept;
  const create = async (): Promise<string> =>
    (await write('post', '/expense-reports', { body: bodyOf(values), idempotencyKey: id, person })).data.id;
  const recordId = kept.recordId ?? (await create());
  await stepTo({ recordId });
  let said: string = newTexts.saved;
  let { files } = kept;
  try {
    for (const { id: idempotencyKey, file } of files) {
      onProgress?.(file.name, 0);
      const progress = (share: number): void => onProgress?.(file.name, share);
      await uploadReceipt(recordId, file, { idempotencyKey, person, onProgress: progress });
      files = files.filter((other) => other.id !== idempotencyKey);
      await stepTo({ files });
    }
    if (intent === 'submit') said = submittedText(await submitReport(recordId, `${id}-submit`, person));
  } catch (error) {
    if (answerOf(error).kind === 'unsent') throw error;
    // The report exists now: it is not created twice, and what is missing is said on its own page.
    said = newTexts.theDraftWasSaved((error as ApiError).message);
  }
  return { recordId, said };
}
