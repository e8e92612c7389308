import { type ReactNode, useState } from 'react';
import { addDays } from '../../calendar-days.ts';
import { fixedList, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link, navigate } from '../../router.tsx';
import { closeTexts as texts, payRunTexts } from '../../texts/pay-runs.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';
import { Facts, type Names, Page, Panel, PersonLink, Status } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { useToast } from '../../ui/toast.tsx';
import { Steps } from '../people/steps.tsx';
import { sheetStates } from '../time/states.ts';
import { type Preview, runAddress, sayTotals, signed, workedMinutes } from './totals.ts';
import './pay-runs.css';

const back = { to: '/pay-periods', label: payRunTexts.back };

/** What blocks, a look at it, the seal. */
export function ClosePeriod({ start }: { readonly start: string }): ReactNode {
  const format = useFormat();
  const read = useRead('/pay-periods/preview', { query: { period_start: start } }, { keepsPrevious: true });
  const [step, setStep] = useState(0);
  const { data } = read;
  if (data === undefined) return <PendingPage title={texts.titleAlone} back={back} read={read} />;
  const isBlocked = data.blocking.length > 0;
  const shown = isBlocked ? 0 : step;
  const next = (
    <Button kind="primary" onClick={() => setStep(shown + 1)}>
      {texts.next}
    </Button>
  );
  const before = <Button onClick={() => setStep(shown - 1)}>{texts.before}</Button>;
  return (
    <Page title={texts.title(format.days(data.period_start, data.period_end))} back={back}>
      <Steps labels={texts.steps} current={shown} />
      {shown === 0 && (
        <>
          <Blocks preview={data} names={read} />
          <div className="close-actions">
            {!isBlocked && (data.line_count > 0 ? next : <Notice>{texts.nothing}</Notice>)}
          </div>
        </>
      )}
      {shown === 1 && (
        <>
          <Look preview={data} names={read} />
          <div className="close-actions">
            {before}
            {next}
          </div>
        </>
      )}
      {shown === 2 && <Seal preview={data} before={before} />}
    </Page>
  );
}

interface Part {
  readonly preview: Preview;
  readonly names: Names;
}

function Blocks({ preview, names }: Part): ReactNode {
  const { period_start, period_end, blocking } = preview;
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const finalize = useWrite('post', '/pay-periods/finalize');
  const remind = useWrite('post', '/pay-periods/remind');
  if (blocking.length === 0) return <Notice>{texts.nothingBlocks}</Notice>;
  const approved = blocking.filter(({ status }) => status === 'APPROVED').length;
  const isAnyoneLate = blocking.some(({ status }) => status === 'OPEN' || status === 'REJECTED');
  const body = { period_start, period_end };
  const columns: readonly TableColumn<Preview['blocking'][number]>[] = [
    {
      id: 'person',
      title: texts.person,
      kind: 'lead',
      cell: ({ timesheet_id: id, user_id: person }) => (
        <Link to={`/timesheets/${id}`} className="row-link">
          {names.nameOf(person) ?? payRunTexts.somebody}
        </Link>
      ),
    },
    {
      id: 'state',
      title: texts.state,
      cell: ({ status }) => {
        const { word, tone } = sheetStates[status] ?? { word: '' };
        return <Status {...(tone && { tone })}>{word}</Status>;
      },
    },
  ];
  const sendReminders = (): void =>
    remind.mutate(
      { body },
      { onSuccess: ({ reminded }) => toast(reminded > 0 ? texts.reminded(reminded) : texts.alreadyReminded) },
    );
  return (
    <>
      {remind.error && <FailureNotice error={remind.error} />}
      <Notice tone="warning">{texts.blocks(blocking.length)}</Notice>
      <DataTable
        label={texts.blockedTable}
        list={fixedList(blocking)}
        columns={columns}
        keyOf={({ timesheet_id: id }) => id}
        noun={texts.blockedNoun}
      />
      <div className="close-actions">
        {isAnyoneLate && (
          <Button isBusy={remind.isPending} onClick={sendReminders}>
            {texts.remind}
          </Button>
        )}
        {approved > 0 && (
          <Button kind="primary" onClick={() => setIsAsking(true)}>
            {texts.finalize(approved)}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={texts.finalize(approved)}
          action={texts.finalize(approved)}
          isDangerous={false}
          onClose={() => setIsAsking(false)}
          done={texts.finalizeStarted}
          onConfirm={() => finalize.mutateAsync({ body })}
        >
          {texts.finalizeQuestion}
        </ConfirmDialog>
      )}
    </>
  );
}

function Look({ preview, names }: Part): ReactNode {
  const format = useFormat();
  const { last_run: last, people } = preview;
  const lines = format.number(preview.line_count);
  const columns: readonly TableColumn<Preview['people'][number]>[] = [
    {
      id: 'person',
      title: texts.person,
      kind: 'lead',
      cell: ({ user_id: id }) => <PersonLink id={id} of={names} />,
    },
    {
      id: 'worked',
      title: texts.worked,
      kind: 'number',
      cell: ({ minutes, last_minutes: was }) => (
        <>
          {format.minutes(minutes)}{' '}
          {minutes !== was && <span className="quiet">{signed(format.minutes(minutes - was), minutes - was)}</span>}
        </>
      ),
    },
    { id: 'last', title: texts.last, kind: 'number', cell: (one) => format.money(one.last_total_pay, one.currency) },
    { id: 'now', title: texts.now, kind: 'number', cell: (one) => format.money(one.total_pay, one.currency) },
    {
      id: 'difference',
      title: texts.difference,
      kind: 'number',
      cell: ({ difference, currency }) => signed(format.money(difference, currency), difference),
    },
  ];
  return (
    <Panel title={texts.look}>
      <Facts
        facts={[
          [texts.total, sayTotals(preview.totals, format)],
          [texts.worked, format.minutes(workedMinutes(preview.totals))],
          [texts.people, format.number(preview.people_count)],
          [
            texts.lines,
            preview.correction_count === 0 ? lines : texts.ofWhichCorrections(lines, preview.correction_count),
          ],
          [
            texts.lastRun,
            last === null ? (
              texts.noLastRun
            ) : (
              <Link to={runAddress(last.id)}>
                {texts.lastRunSaid(
                  format.number(last.number),
                  format.days(last.period_start, last.period_end),
                  sayTotals(last.totals, format),
                )}
              </Link>
            ),
          ],
        ]}
      />
      {last !== null && addDays(last.period_end, 1) < preview.period_start && (
        <Notice tone="warning">
          {texts.skips(format.days(addDays(last.period_end, 1), addDays(preview.period_start, -1)))}
        </Notice>
      )}
      {people.length < preview.people_count && (
        <p className="quiet">{texts.cut(format.number(people.length), format.number(preview.people_count))}</p>
      )}
      <DataTable
        label={texts.differenceTable}
        list={fixedList(people)}
        columns={columns}
        keyOf={({ user_id: id, currency }) => `${id} ${currency}`}
        noun={texts.differenceNoun}
      />
    </Panel>
  );
}

function Seal({ preview, before }: { readonly preview: Preview; readonly before: ReactNode }): ReactNode {
  const format = useFormat();
  const toast = useToast();
  const seal = useWrite('post', '/pay-runs');
  const send = (): void =>
    seal.mutate(
      { body: { period_start: preview.period_start } },
      {
        onSuccess: ({ id, number }) => {
          toast(texts.sealed(format.number(number)));
          navigate(runAddress(id), { replace: true });
        },
      },
    );
  return (
    <Panel title={texts.sealTitle}>
      {seal.error && <FailureNotice error={seal.error} />}
      <Facts
        facts={[
          [payRunTexts.period, format.days(preview.period_start, preview.period_end)],
          [texts.total, sayTotals(preview.totals, format)],
          [texts.people, format.number(preview.people_count)],
        ]}
      />
      <p>{texts.sealText}</p>
      <div className="close-actions">
        {before}
        <Button kind="primary" isBusy={seal.isPending} onClick={send}>
          {texts.seal}
        </Button>
      </div>
    </Panel>
  );
}
