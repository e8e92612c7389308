import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../client/error.ts';
import { write } from '../../client/hooks.ts';
import { navigate } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { expensesTexts, newTexts } from '../../texts/expenses.ts';
import { Page } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ReceiptsPanel } from './receipts.tsx';
import { type Intent, ReportForm } from './report-form.tsx';
import { submitReport, submittedText, uploadReceipt } from './send.ts';
import { UploadProgress } from './sent-files.tsx';
import { useHeldFiles } from './use-held-files.ts';
import { bodyOf, emptyReport, type ReportValues } from './values.ts';

/** Receipts wait in the page until the report exists; then they follow one by one. */
export function Screen(): ReactNode {
  const { organization } = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const { held, ready, uploads, remove } = useHeldFiles();
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number } | null>(null);

  const send = async (values: ReportValues, intent: Intent): Promise<void> => {
    const { data: report } = await write('post', '/expense-reports', { body: bodyOf(values) });
    let said: string = expensesTexts.saved;
    try {
      for (const file of ready()) {
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

  return (
    <Page title={newTexts.newExpenseReport} back={{ to: '/expenses', label: expensesTexts.title }}>
      <ReportForm
        initial={emptyReport(organization.currency)}
        report={null}
        receipts={[]}
        uploads={uploads}
        isHeld={held.length > 0}
        onSend={send}
        receiptsPanel={
          <>
            <ReceiptsPanel receipts={held} uploads={uploads} onRemove={remove} />
            {sending && <UploadProgress name={sending.name} share={sending.share} />}
          </>
        }
      />
    </Page>
  );
}
