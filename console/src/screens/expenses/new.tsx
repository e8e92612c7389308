import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { isUnreachable } from '../../client/error.ts';
import { useFormat } from '../../format.ts';
import { findKept, forgetOne, readKept } from '../../offline/kept.ts';
import { sendKept, setAside } from '../../offline/outbox.ts';
import { navigate, useSearch } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { expensesTexts, newTexts } from '../../texts/expenses.ts';
import { outboxTexts } from '../../texts/offline.ts';
import { Button } from '../../ui/button.tsx';
import { Notice, Skeleton } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ReceiptsPanel } from './receipts.tsx';
import { type Intent, ReportForm } from './report-form.tsx';
import { UploadProgress } from './sent-files.tsx';
import { useHeldFiles } from './use-held-files.ts';
import { type KeptReport, useKeeping } from './use-keeping.ts';
import { emptyReport, type ReportValues } from './values.ts';

const back = { to: '/expenses', label: expensesTexts.title };

/** A new report, or the one that was being written when the app was closed. */
export function Screen(): ReactNode {
  const { user } = useSession();
  const [search] = useSearch<'kept'>();
  const [kept, setKept] = useState<KeptReport | null | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    void readKept(user.id).then((all) => {
      const written = all.filter(({ kind, intent }) => kind === 'expense' && intent === null) as KeptReport[];
      if (!isLeft) setKept(written.find(({ id }) => id === search.kept) ?? written[0] ?? null);
    });
    return () => {
      isLeft = true;
    };
    // What it is opened with; it then changes here.
  }, [user.id]);
  return (
    <Page title={newTexts.newExpenseReport} back={back}>
      {kept === undefined ? (
        <Skeleton lines={6} />
      ) : (
        <NewReport
          key={kept?.id ?? ''}
          kept={kept}
          onStartOver={() => {
            if (kept) void forgetOne(user.id, kept.id);
            setKept(null);
          }}
        />
      )}
    </Page>
  );
}

/** Receipts wait on this device until the report exists; then they follow one by one. */
function NewReport({
  kept,
  onStartOver,
}: {
  readonly kept: KeptReport | null;
  readonly onStartOver: () => void;
}): ReactNode {
  const { user, organization } = useSession();
  const format = useFormat();
  const queries = useQueryClient();
  const toast = useToast();
  const empty = useMemo(() => {
    const today = format.today();
    return emptyReport(newTexts.titleOf(format.day(today)), today, organization.currency);
  }, []);
  const [first] = useState<KeptReport>(() => kept ?? newReport(empty));
  const keeping = useKeeping(first);
  const { held, ready, uploads, remove } = useHeldFiles(first.files, keeping.hold);
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number } | null>(null);
  const show = useCallback((name: string, share: number): void => setSending({ name, share }), []);

  const send = async (values: ReportValues, intent: Intent): Promise<void> => {
    const files = ready().map(({ id, file }) => ({ id, file }));
    const handed = await keeping.hand({ values, files, intent });
    try {
      const { recordId, said } = await sendKept(user.id, handed, show);
      toast(said);
      void queries.invalidateQueries();
      navigate(`/expenses/${recordId}`, { replace: true });
    } catch (error) {
      const waiting = await findKept(user.id, handed.id);
      if (waiting && (isUnreachable(error) || waiting.recordId !== null)) {
        toast(outboxTexts.kept);
        navigate('/expenses', { replace: true });
        return;
      }
      keeping.take(await setAside(user.id, handed, null));
      throw error;
    } finally {
      setSending(null);
    }
  };

  return (
    <>
      {kept && (
        <Notice tone={kept.refusal === null ? 'info' : 'warning'}>
          {kept.refusal ?? newTexts.restored(format.instant(kept.keptAt))}{' '}
          <Button size="small" onClick={onStartOver}>
            {newTexts.startOver}
          </Button>
        </Notice>
      )}
      <ReportForm
        initial={first.values}
        report={null}
        receipts={[]}
        uploads={uploads}
        isHeld={kept !== null || held.length > 0}
        onSend={send}
        onChange={keeping.type}
        onLeave={keeping.forget}
        receiptsPanel={
          <>
            <ReceiptsPanel receipts={held} uploads={uploads} onRemove={remove} />
            {sending && <UploadProgress name={sending.name} share={sending.share} />}
          </>
        }
      />
    </>
  );
}

const newReport = (values: ReportValues): KeptReport => ({
  id: crypto.randomUUID(),
  kind: 'expense',
  title: values.title,
  values,
  files: [],
  keptAt: new Date().toISOString(),
  intent: null,
  recordId: null,
  refusal: null,
});
