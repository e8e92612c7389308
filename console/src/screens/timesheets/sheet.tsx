import { type ReactNode, useState } from 'react';
import { useList, useRead, useWrite } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { useRouteParam } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { navigationTexts } from '../../texts/navigation.ts';
import { correctionTexts } from '../../texts/pay-runs.ts';
import { sheetTexts as texts } from '../../texts/timesheets.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Facts, Page, Panel, Status } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { PrintButton } from '../../ui/print.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fullName } from '../../words.ts';
import { sayDecider } from '../approvals/say-decider.ts';
import { BreakFlags } from '../time/break-flags.tsx';
import { ByHandButton } from '../time/by-hand-button.tsx';
import { sheetFileAddress, useSheetFacts } from '../time/sheet-facts.ts';
import { sheetStates } from '../time/states.ts';
import type { Sheet } from '../time/week-model.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { Corrections, useCorrections } from './corrections.tsx';
import { HowTotalsCameAbout } from './explanation.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { SheetBreaches } from './rule-breaches.tsx';
import { SheetDays } from './sheet-days.tsx';

/** One's own are listed in My time. A deputy whose role is Employee has no list of others' timesheets, unless they prepare payroll. */
function useBack(sheet?: Sheet): { readonly to: string; readonly label: string } {
  const { user } = useSession();
  const can = useCan();
  if (sheet?.user_id === user.id) return { to: '/my-time/timesheets', label: texts.back };
  return user.role === 'EMPLOYEE' && !can('timesheets.finalize')
    ? { to: '/inbox', label: navigationTexts.inbox }
    : { to: '/timesheets', label: texts.back };
}

export function Screen(): ReactNode {
  const id = useRouteParam();
  const { data, nameOf, error, reload } = useRead('/timesheets/{id}', { path: { id } });
  const back = useBack();
  if (data === undefined) {
    return <PendingPage title={texts.title} back={back} read={{ error, reload }} />;
  }
  return <OneSheet sheet={data} nameOf={nameOf} />;
}

interface OneSheetProps {
  readonly sheet: Sheet;
  readonly nameOf: (id: string | null) => string | null;
}

/** Who decided last, and when. */
function sayDecision({ sheet, nameOf }: OneSheetProps, format: Format): string | null {
  const { approved_at, approved_by_id, on_behalf_of_id, finalized_at, finalized_by_id } = sheet;
  if (finalized_at !== null) {
    return texts.finalizedBy(nameOf(finalized_by_id), format.instant(finalized_at));
  }
  if (sheet.status !== 'APPROVED' || approved_at === null) return null;
  return texts.approvedBy(sayDecider(nameOf, approved_by_id, on_behalf_of_id), format.instant(approved_at));
}

function OneSheet({ sheet, nameOf }: OneSheetProps): ReactNode {
  const format = useFormat();
  const facts = useSheetFacts(sheet);
  const back = useBack(sheet);
  const decision = sayDecision({ sheet, nameOf }, format);
  const { word, tone } = sheetStates[sheet.status] ?? { word: '' };
  const entries = useList(
    '/time-entries',
    { query: { user_id: sheet.user_id, start_date: sheet.period_start, end_date: sheet.period_end } },
    { pageSize: 100 },
  );
  const isLocked = sheet.status === 'FINALIZED' || sheet.status === 'SIGNED';
  const isOwn = sheet.user_id === useSession().user.id;
  const corrections = useCorrections(sheet.id, isLocked);
  const [isCorrecting, setIsCorrecting] = useState(false);
  // Whoever decides for someone else sees the totals alone.
  const isInPlace = entries.rows?.length === 0 && sheet.entry_count > 0;
  return (
    <Page
      title={fullName(sheet.user)}
      tab={texts.title}
      back={back}
      lead={
        <span className="lead-line">
          {format.days(sheet.period_start, sheet.period_end)}
          <Status {...(tone && { tone })}>{word}</Status>
          {sheet.status === 'SUBMITTED' && sheet.submitted_at !== null && (
            <span>{texts.submittedAt(format.instant(sheet.submitted_at))}</span>
          )}
          {decision !== null && <span>{decision}</span>}
        </span>
      }
      actions={
        <>
          <PrintButton />
          {!isInPlace && (
            <a className="button" href={sheetFileAddress(sheet.id)} download>
              {texts.downloadPdf}
            </a>
          )}
          {!isLocked && !isOwn && <ByHandButton person={sheet.user} day={sheet.period_start} />}
          <SheetActions sheet={sheet} />
          {sheet.can?.includes('timesheets.correct') === true && (
            <Button onClick={() => setIsCorrecting(true)}>{correctionTexts.correct}</Button>
          )}
        </>
      }
    >
      {sheet.rejection_reason !== null && (
        <Notice tone="warning">{texts.sentBack(nameOf(sheet.rejected_by_id), sheet.rejection_reason)}</Notice>
      )}
      {sheet.submission_reason !== null && (
        <Notice>{texts.submittedFor(nameOf(sheet.submitted_by_id), sheet.submission_reason)}</Notice>
      )}
      {sheet.changed_since_submitted && <Notice tone="warning">{sayChange(sheet, format)}</Notice>}
      <Panel title={texts.totals}>
        <Facts facts={facts} />
        <BreakFlags flags={sheet.break_flags} />
        {!isInPlace && <SheetBreaches of={sheet} warnsAlone />}
        {!isInPlace && <HowTotalsCameAbout sheet={sheet} />}
      </Panel>
      <Corrections list={corrections} />
      {isCorrecting && (
        <CorrectDialog
          sheet={sheet}
          entries={entries.rows ?? []}
          corrections={corrections.rows ?? []}
          onClose={() => setIsCorrecting(false)}
        />
      )}
      {isInPlace ? <Notice>{texts.entriesUnseen(sheet.entry_count)}</Notice> : <SheetDays entries={entries} />}
    </Page>
  );
}

/** It is not the timesheet that was submitted: the person who decides is told. */
function sayChange({ submitted_minutes: was, total_minutes: now }: Sheet, format: Format): string {
  if (was === null || was === now) return texts.changedSinceSubmitted;
  return texts.hoursSinceSubmitted(format.minutes(was), format.minutes(now));
}

type Step = 'reject' | 'finalize' | 'reopen';

function SheetActions({ sheet }: { readonly sheet: Sheet }): ReactNode {
  const toast = useToast();
  const approve = useWrite('post', '/timesheets/{id}/approve');
  const reject = useWrite('post', '/timesheets/{id}/reject');
  const finalize = useWrite('post', '/timesheets/{id}/finalize');
  const reopen = useWrite('post', '/timesheets/{id}/reopen');
  const [step, setStep] = useState<Step | null>(null);
  const path = { id: sheet.id };
  const { version } = sheet;
  const may = (operation: string): boolean => sheet.can?.some((one) => one === operation) === true;
  const done = (said: string): void => {
    toast(said);
    setStep(null);
  };
  return (
    <>
      {may('timesheets.reject') && <Button onClick={() => setStep('reject')}>{texts.reject}</Button>}
      {may('timesheets.approve') && (
        <Button
          kind="primary"
          isBusy={approve.isPending}
          onClick={() =>
            approve.mutate(
              { path, version },
              { onSuccess: () => toast(texts.approved(1)), onError: (error) => toast(error.message) },
            )
          }
        >
          {texts.approve}
        </Button>
      )}
      {may('timesheets.reopen') && <Button onClick={() => setStep('reopen')}>{texts.reopen}</Button>}
      {may('timesheets.finalize') && (
        <Button kind="primary" onClick={() => setStep('finalize')}>
          {texts.finalize}
        </Button>
      )}
      {step === 'reject' && (
        <RejectDialog
          onClose={() => setStep(null)}
          onReject={async (reason) => {
            await reject.mutateAsync({ path, version, body: { reason } });
            done(texts.rejected(1));
          }}
        />
      )}
      {step === 'finalize' && (
        <ConfirmDialog
          title={texts.finalize}
          action={texts.finalize}
          isDangerous={false}
          onClose={() => setStep(null)}
          onConfirm={async () => {
            await finalize.mutateAsync({ path, version });
            done(texts.finalized);
          }}
        >
          {texts.finalizeQuestion}
        </ConfirmDialog>
      )}
      {step === 'reopen' && (
        <ConfirmDialog
          title={texts.reopen}
          action={texts.reopen}
          isDangerous={false}
          onClose={() => setStep(null)}
          onConfirm={async () => {
            await reopen.mutateAsync({ path });
            done(texts.reopened);
          }}
        >
          {texts.reopenQuestion}
        </ConfirmDialog>
      )}
    </>
  );
}
