import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { write } from '../../client/hooks.ts';
import { navigate } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { expensesTexts, newTexts } from '../../texts/expenses.ts';
import { Page } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ReceiptsPanel, type ShownReceipt } from './receipts.tsx';
import { type Intent, ReportForm } from './report-form.tsx';
import { submitReport, submittedText, uploadReceipt } from './send.ts';
import { UploadProgress } from './sent-files.tsx';
import { UnusableFile } from './shrink.ts';
import { useUploads } from './use-uploads.ts';
import { bodyOf, emptyReport, type ReportValues } from './values.ts';

interface Waiting extends ShownReceipt {
  readonly file: File;
}

/** Pictures are shown by their bytes, which the page's policy allows; the rest is only downloaded. */
const addressOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    if (!file.type.startsWith('image/')) {
      resolve(URL.createObjectURL(file));
      return;
    }
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new UnusableFile(newTexts.theFileCould));
    reader.readAsDataURL(file);
  });

/** Receipts wait in the page until the report exists; then they follow one by one. */
export function Screen(): ReactNode {
  const { organization } = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  /** What is sent: a photo may become ready while the form already waits for it. */
  const ready = useRef<readonly Waiting[]>([]);
  const hold = (next: readonly Waiting[]): void => setWaiting((ready.current = next));
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number } | null>(null);

  const send = async (values: ReportValues, intent: Intent): Promise<void> => {
    const { data: report } = await write('post', '/expense-reports', { body: bodyOf(values) });
    let said: string = expensesTexts.saved;
    try {
      for (const { file } of ready.current) {
        const show = (share: number): void => setSending({ name: file.name, share });
        show(0);
        await uploadReceipt(report.id, file, { onProgress: show });
      }
      if (intent === 'submit') said = submittedText(await submitReport(report.id));
    } catch (error) {
      // The report exists now: it is not created twice, and what is missing is said on its own page.
      if (!(error instanceof ApiError)) throw error;
      said = newTexts.theDraftWasSaved(error.message);
    }
    void queries.invalidateQueries();
    toast(said);
    navigate(`/expenses/${report.id}`, { replace: true });
  };

  const add = async (file: File): Promise<void> => {
    const shown = {
      id: crypto.randomUUID(),
      file_name: file.name,
      mime_type: file.type,
      size_bytes: file.size,
      address: await addressOf(file),
    };
    hold([...ready.current, { ...shown, file }]);
  };
  const uploads = useUploads(add);

  return (
    <Page title={newTexts.newExpenseReport} back={{ to: '/expenses', label: expensesTexts.title }}>
      <ReportForm
        initial={emptyReport(organization.currency)}
        report={null}
        receipts={[]}
        uploads={uploads}
        isHeld={waiting.length > 0}
        onSend={send}
        receiptsPanel={
          <>
            <ReceiptsPanel
              receipts={waiting}
              uploads={uploads}
              onRemove={({ id }) => hold(ready.current.filter((receipt) => receipt.id !== id))}
            />
            {sending && <UploadProgress name={sending.name} share={sending.share} />}
          </>
        }
      />
    </Page>
  );
}
