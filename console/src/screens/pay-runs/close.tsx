import { type ReactNode, useState } from 'react';
import { addDays } from '../../calendar-days.ts';
import { fixedList, useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link, navigate } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { closeTexts as texts, payRunTexts } from '../../texts/pay-runs.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';
import { Facts, type Names, Page, Panel, PersonLink, Status } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { Steps } from '../people/steps.tsx';
import { sheetStates } from '../time/states.ts';
import { closeAddress, minutesOf, type Preview, runAddress, sayTotals, signed, workedMinutes } from './totals.ts';
import './pay-runs.css';

const back = { to: '/pay-periods', label: payRunTexts.back };

/** What blocks, a look at it, the seal. */
export function ClosePeriod({ start }: { readonly start: string }): ReactNode {
  const format = useFormat();
  const read = useRead('/pay-periods/preview', { query: { period_start: start } }, { keepsPrevious: true });
  const [step, setStep] = useState(0);
  const [leftOut, setLeftOut] = useState<LeftOut>({});
  const { data } = read;
  if (data === undefined) return <PendingPage title={texts.titleAlone} back={back} read={read} />;
  const isBlocked = data.blocking.some(({ timesheet_id: id }) => leftOut[id] === undefined);
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
          <OpenBefore preview={data} />
          <Blocks preview={data} names={read} leftOut={leftOut} onLeaveOut={setLeftOut} />
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
      {shown === 2 && <Seal preview={data} names={read} leftOut={leftOut} before={before} />}
    </Page>
  );
}

/** Why the run goes without a timesheet, by its id. */
type LeftOut = Readonly<Record<string, string>>;

/** Periods that nobody closed, so that no one is forgotten. */
function OpenBefore({ preview: { open_before: periods } }: Pick<Part, 'preview'>): ReactNode {
  const format = useFormat();
  return periods.map(({ period_start: start, period_end: end, timesheet_count: count }) => (
    <Notice key={start} tone="warning">
      {texts.openBefore(format.days(start, end), count)} <Link to={closeAddress(start)}>{texts.closeThat}</Link>
    </Notice>
  ));
}

interface Part {
  readonly preview: Preview;
  readonly names: Names;
}

type Blocking = Preview['blocking'][number];

function Blocks({
  preview,
  names,
  leftOut,
  onLeaveOut,
}: Part & { readonly leftOut: LeftOut; readonly onLeaveOut: (leftOut: LeftOut) => void }): ReactNode {
  const { period_start, period_end, blocking } = preview;
  const can = useCan();
  const format = useFormat();
  const toast = useToast();
  const [asked, setAsked] = useState<{ readonly what: 'submit' | 'leave'; readonly sheet: Blocking } | null>(null);
  const submitFor = useWrite('post', '/timesheets/{id}/submit-for');
  const nameOf = ({ user_id: person }: Blocking): string => names.nameOf(person) ?? payRunTexts.somebody;
  const [isAsking, setIsAsking] = useState(false);
  const finalize = useWrite('post', '/pay-periods/finalize');
  const remind = useWrite('post', '/pay-periods/remind');
  if (blocking.length === 0) return <Notice>{texts.nothingBlocks}</Notice>;
  const waiting = blocking.filter(({ timesheet_id: id }) => leftOut[id] === undefined).length;
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
      cell: ({ timesheet_id: id, status, period_start: start, period_end: end }) => {
        const { word, tone } = sheetStates[status] ?? { word: '' };
        if (leftOut[id] !== undefined) return <Status>{texts.goesWithout(leftOut[id])}</Status>;
        return (
          <>
            <Status {...(tone && { tone })}>{word}</Status>{' '}
            {start !== period_start && <span className="quiet">{format.days(start, end)}</span>}
          </>
        );
      },
    },
    {
      id: 'actions',
      title: texts.actions,
      kind: 'actions',
      cell: (sheet) => {
        const { [sheet.timesheet_id]: reason, ...others } = leftOut;
        if (reason !== undefined) {
          return (
            <Button size="small" kind="quiet" onClick={() => onLeaveOut(others)}>
              {texts.takeAlong}
            </Button>
          );
        }
        const isTheirs = sheet.status === 'OPEN' || sheet.status === 'REJECTED';
        return (
          <>
            {isTheirs && can('timesheets.submitFor') && (
              <Button size="small" kind="quiet" onClick={() => setAsked({ what: 'submit', sheet })}>
                {texts.submitFor}
              </Button>
            )}{' '}
            <Button size="small" kind="quiet" onClick={() => setAsked({ what: 'leave', sheet })}>
              {texts.goWithout}
            </Button>
          </>
        );
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
      {waiting > 0 && <Notice tone="warning">{texts.blocks(waiting)}</Notice>}
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
      {asked?.what === 'submit' && (
        <ReasonDialog
          title={texts.submitForTitle(nameOf(asked.sheet))}
          action={texts.submitFor}
          label={texts.reason}
          hint={texts.submitForHint}
          onSend={async (reason) => {
            await submitFor.mutateAsync({ path: { id: asked.sheet.timesheet_id }, body: { reason } });
            toast(texts.submittedFor(nameOf(asked.sheet)));
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.what === 'leave' && (
        <ReasonDialog
          title={texts.goWithoutTitle(nameOf(asked.sheet))}
          action={texts.goWithout}
          label={texts.reason}
          hint={texts.goWithoutHint}
          onSend={(reason) => {
            onLeaveOut({ ...leftOut, [asked.sheet.timesheet_id]: reason });
            setAsked(null);
            return Promise.resolve();
          }}
          onClose={() => setAsked(null)}
        />
      )}
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
          [payRunTexts.leave, format.minutes(minutesOf(preview.totals, 'paid_leave_minutes'))],
          [payRunTexts.holiday, format.minutes(minutesOf(preview.totals, 'holiday_minutes'))],
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

function Seal({
  preview,
  names,
  leftOut,
  before,
}: Part & { readonly leftOut: LeftOut; readonly before: ReactNode }): ReactNode {
  const without = preview.blocking.filter(({ timesheet_id: id }) => leftOut[id] !== undefined);
  const format = useFormat();
  const toast = useToast();
  const seal = useWrite('post', '/pay-runs');
  const send = (): void =>
    seal.mutate(
      {
        body: {
          period_start: preview.period_start,
          left_out: without.map(({ timesheet_id }) => ({ timesheet_id, reason: leftOut[timesheet_id] ?? '' })),
        },
      },
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
      {without.length > 0 && (
        <>
          <p>{texts.without}</p>
          <ul>
            {without.map(({ timesheet_id: id, user_id: person }) => (
              <li key={id}>
                <strong>{names.nameOf(person) ?? payRunTexts.somebody}</strong> {leftOut[id]}
              </li>
            ))}
          </ul>
        </>
      )}
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
