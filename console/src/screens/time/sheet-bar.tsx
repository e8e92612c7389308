import { type ReactNode, useState } from 'react';
import { useList, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { timeTexts as texts } from '../../texts/time.ts';
import { sheetTexts } from '../../texts/timesheets.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Facts, Panel, Status } from '../../ui/page.tsx';
import { HowTotalsCameAbout } from '../timesheets/explanation.tsx';
import { BreakFlags } from './break-flags.tsx';
import { lockNotes } from './lock-notes.ts';
import { sheetFileAddress, useSheetFacts } from './sheet-facts.ts';
import { sheetStates } from './states.ts';
import type { Sheet } from './week-model.ts';

/** How one's own timesheet stands, what it holds, and the next step. */
export function SheetBar({
  sheet,
  nameOf,
}: {
  readonly sheet: Sheet;
  readonly nameOf: (id: string | null) => string | null;
}): ReactNode {
  const format = useFormat();
  const facts = useSheetFacts(sheet);
  const submit = useWrite('post', '/timesheets/{id}/submit');
  const sign = useWrite('post', '/timesheets/{id}/sign');
  const [asks, setAsks] = useState<'submit' | 'sign' | null>(null);
  const days = format.days(sheet.period_start, sheet.period_end);
  const { word, tone } = sheetStates[sheet.status] ?? { word: sheet.status };
  const note = lockNotes[sheet.status];
  const path = { id: sheet.id };
  return (
    <Panel
      title={texts.sheet(days)}
      note={<Status {...(tone && { tone })}>{word}</Status>}
      actions={
        <>
          <a className="button" href={sheetFileAddress(sheet.id)} download>
            {texts.downloadPdf}
          </a>
          {sheet.can?.includes('timesheets.submit') === true && (
            <Button kind="primary" onClick={() => setAsks('submit')}>
              {texts.submit}
            </Button>
          )}
          {sheet.can?.includes('timesheets.sign') === true && (
            <Button kind="primary" onClick={() => setAsks('sign')}>
              {texts.sign}
            </Button>
          )}
        </>
      }
    >
      {sheet.status === 'REJECTED' && sheet.rejection_reason !== null && (
        <Notice tone="warning">{texts.rejected(nameOf(sheet.rejected_by_id), sheet.rejection_reason)}</Notice>
      )}
      {sheet.submission_reason !== null && (
        <Notice>{sheetTexts.submittedFor(nameOf(sheet.submitted_by_id), sheet.submission_reason)}</Notice>
      )}
      {note !== undefined && <p className="quiet">{note}</p>}
      <Facts facts={facts} />
      <BreakFlags flags={sheet.break_flags} />
      <HowTotalsCameAbout sheet={sheet} />
      {(sheet.status === 'FINALIZED' || sheet.status === 'SIGNED') && (
        <p>
          <Link to={`/timesheets/${sheet.id}`}>{texts.corrections}</Link>
        </p>
      )}
      {asks === 'submit' && (
        <ConfirmDialog
          title={texts.submit}
          action={texts.submit}
          isDangerous={false}
          onClose={() => setAsks(null)}
          done={texts.submitted}
          onConfirm={() => submit.mutateAsync({ path })}
        >
          {texts.submitQuestion(days)}
          <RejectedNote sheet={sheet} />
        </ConfirmDialog>
      )}
      {asks === 'sign' && (
        <ConfirmDialog
          title={texts.sign}
          action={texts.sign}
          isDangerous={false}
          onClose={() => setAsks(null)}
          done={texts.signed}
          onConfirm={() => sign.mutateAsync({ path })}
        >
          {texts.signQuestion(days)}
        </ConfirmDialog>
      )}
    </Panel>
  );
}

/** Said before the timesheet goes: what was turned down in it does not count. */
function RejectedNote({ sheet }: { readonly sheet: Sheet }): ReactNode {
  const format = useFormat();
  const { user_id, period_start: start_date, period_end: end_date } = sheet;
  const { rows = [] } = useList(
    '/time-entries',
    { query: { user_id, start_date, end_date, approval_status: 'REJECTED' } },
    { pageSize: 100 },
  );
  if (rows.length === 0) return null;
  const minutes = rows.reduce((sum, { duration_minutes: one }) => sum + one, 0);
  return <Notice tone="warning">{texts.submitRejected(rows.length, format.minutes(minutes))}</Notice>;
}
