import { type ReactNode, useState } from 'react';
import { type Item, useList, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link, useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { payRunTexts } from '../../texts/pay-runs.ts';
import { payPeriodsTexts, periodTexts as texts } from '../../texts/timesheets.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { DownloadLink } from '../../ui/download-link.tsx';
import { Page, Status, Tabs } from '../../ui/page.tsx';
import { ClosePeriod } from '../pay-runs/close.tsx';
import { PayrollFiles } from '../pay-runs/files.tsx';
import { PayRuns } from '../pay-runs/list.tsx';
import { OnePayRun } from '../pay-runs/run.tsx';
import { closeAddress, runsAddress } from '../pay-runs/totals.ts';
import { BlockedDialog } from './blocked-period.tsx';
import {
  FinalizeDialog,
  FinalizeProgress,
  isFinalizing,
  RefusedButton,
  RefusedDialog,
  useFinalizing,
} from './finalize-period.tsx';

type Period = Item<'/pay-periods'>;
type Asked =
  | { readonly what: 'finalize' | 'lock' | 'blocked'; readonly period: Period }
  | { readonly what: 'refused'; readonly changeId: string };

const addressOf = ({ period_start: start, period_end: end }: Period): string => `/timesheets?period=${start}_${end}`;

/** One place for closing a month: what is to be closed, and what was. */
export function Screen(): ReactNode {
  const [{ show, run, close }] = useSearch<'show' | 'run' | 'close'>();
  const can = useCan();
  if (run !== undefined && show === 'files' && can('payRuns.file')) return <PayrollFiles id={run} />;
  if (run !== undefined && can('payRuns.get')) return <OnePayRun id={run} />;
  if (close !== undefined && can('payRuns.create')) return <ClosePeriod start={close} />;
  return (
    <Page title={texts.title} lead={texts.lead}>
      {can('payRuns.list') && (
        <Tabs
          label={texts.title}
          tabs={[
            { to: '/pay-periods', label: texts.title },
            { to: runsAddress, label: payRunTexts.title },
          ]}
          current={show === 'runs' ? runsAddress : '/pay-periods'}
        />
      )}
      {show === 'runs' ? <PayRuns /> : <Periods />}
    </Page>
  );
}

function Periods(): ReactNode {
  const list = useList('/pay-periods');
  const [asked, setAsked] = useState<Asked | null>(null);
  const columns = useColumns(setAsked);
  return (
    <>
      <DataTable
        label={texts.table}
        list={list}
        columns={columns}
        keyOf={({ period_start: start }) => start}
        noun={payPeriodsTexts.noun}
        empty={{ title: texts.noneTitle, text: texts.none }}
      />
      {asked?.what === 'finalize' && <FinalizeDialog period={asked.period} onClose={() => setAsked(null)} />}
      {asked?.what === 'blocked' && <BlockedDialog period={asked.period} onClose={() => setAsked(null)} />}
      {asked?.what === 'refused' && <RefusedDialog id={asked.changeId} onClose={() => setAsked(null)} />}
      {asked?.what === 'lock' && <LockDialog period={asked.period} onClose={() => setAsked(null)} />}
    </>
  );
}

const blocking = ({ status_counts: counts }: Period): number => counts.OPEN + counts.SUBMITTED + counts.REJECTED;
const allOf = ({ status_counts: counts }: Period): number => Object.values(counts).reduce((sum, one) => sum + one, 0);

/** Nothing of it is left for a pay run. A timesheet that comes later opens it again. */
const isSealed = (period: Period): boolean => allOf(period) > 0 && period.sealed_count === allOf(period);

function State({ period, onAsk }: { readonly period: Period; readonly onAsk: () => void }): ReactNode {
  const { APPROVED: approved } = period.status_counts;
  if (period.is_locked) return <Status tone="good">{isSealed(period) ? texts.sealedAndLocked : texts.locked}</Status>;
  if (isSealed(period)) return <Status tone="good">{texts.sealed}</Status>;
  if (allOf(period) === 0) return <Status>{texts.empty}</Status>;
  if (blocking(period) > 0) {
    return (
      <Button size="small" onClick={onAsk}>
        <Status tone="warning">{texts.blocked(blocking(period))}</Status>
      </Button>
    );
  }
  return <Status tone="good">{approved > 0 ? texts.ready : texts.settled}</Status>;
}

function useColumns(ask: (asked: Asked) => void): readonly TableColumn<Period>[] {
  const format = useFormat();
  const can = useCan();
  const finalizingOf = useFinalizing();
  const isOver = ({ period_end: end }: Period): boolean => end < format.today();
  /** After the seal; where no one seals, once it is over. */
  const mayLock = (period: Period): boolean =>
    isOver(period) && (isSealed(period) || !can('payRuns.create') || allOf(period) === 0);
  const count = (id: string, title: string, of: (counts: Period['status_counts']) => number): TableColumn<Period> => ({
    id,
    title,
    kind: 'number',
    cell: ({ status_counts: counts }) => (of(counts) === 0 ? '' : format.number(of(counts))),
  });
  return [
    {
      id: 'period',
      title: texts.period,
      kind: 'lead',
      cell: (period) => (
        <Link to={addressOf(period)} className="row-link">
          {format.days(period.period_start, period.period_end)}
        </Link>
      ),
    },
    {
      id: 'state',
      title: texts.state,
      cell: (period) => (
        <>
          <State period={period} onAsk={() => ask({ what: 'blocked', period })} />{' '}
          <FinalizeProgress change={finalizingOf(period)} />
        </>
      ),
    },
    count('open', texts.open, ({ OPEN }) => OPEN),
    count('submitted', texts.submitted, ({ SUBMITTED }) => SUBMITTED),
    count('rejected', texts.sentBack, ({ REJECTED }) => REJECTED),
    count('approved', texts.approved, ({ APPROVED }) => APPROVED),
    count('done', texts.done, ({ FINALIZED, SIGNED }) => FINALIZED + SIGNED),
    {
      id: 'actions',
      title: payPeriodsTexts.actions,
      kind: 'actions',
      cell: (period) => (
        <>
          {/* One way: who closes does it all there. */}
          {can('payPeriods.finalize') &&
            !(can('payRuns.create') && isOver(period)) &&
            period.status_counts.APPROVED > 0 &&
            !isFinalizing(finalizingOf(period)) && (
              <Button size="small" onClick={() => ask({ what: 'finalize', period })}>
                {texts.finalizeAllShort}
              </Button>
            )}{' '}
          {can('payRuns.create') && allOf(period) > 0 && !isSealed(period) && isOver(period) && (
            <Link to={closeAddress(period.period_start)} className="button button--small">
              {texts.closePeriod}
            </Link>
          )}
          <RefusedButton change={finalizingOf(period)} onAsk={(changeId) => ask({ what: 'refused', changeId })} />
          {can('settings.update') && !period.is_locked && mayLock(period) && (
            <Button size="small" kind="quiet" onClick={() => ask({ what: 'lock', period })}>
              {texts.lock}
            </Button>
          )}
          {can('payPeriods.file') && allOf(period) > 0 && (
            <DownloadLink className="button button--small button--quiet" address={fileOf(period)}>
              {texts.export}
            </DownloadLink>
          )}
        </>
      ),
    },
  ];
}

/** The file is made by the server: it knows the numbers of people and the leave they took. */
const fileOf = ({ period_start, period_end }: Period): string =>
  `/app/api/pay-periods/file?${new URLSearchParams({ period_start, period_end }).toString()}`;

function LockDialog({ period, onClose }: { readonly period: Period; readonly onClose: () => void }): ReactNode {
  const format = useFormat();
  const lock = useWrite('patch', '/settings');
  return (
    <ConfirmDialog
      title={texts.lockTitle(format.days(period.period_start, period.period_end))}
      action={texts.lockAction}
      onClose={onClose}
      done={texts.lockDone}
      onConfirm={() => lock.mutateAsync({ body: { time_locked_through: period.period_end } })}
    >
      {texts.lockText(format.day(period.period_end))}
    </ConfirmDialog>
  );
}
