import { type ReactNode, useState } from 'react';
import { useList, useRead } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { administers } from '../../screen.ts';
import { useCan, useSession } from '../../session.tsx';
import { payRunTexts as texts } from '../../texts/pay-runs.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { DownloadLink } from '../../ui/download-link.tsx';
import { Failure } from '../../ui/notice.tsx';
import { Facts, type Names, Page, Panel, PersonLink, Status } from '../../ui/page.tsx';
import { PendingPage } from '../../ui/pending.tsx';
import { filesAddress, minutesOf, type PayLine, type PayRun, runsAddress, sayTotals, workedMinutes } from './totals.ts';
import './pay-runs.css';

const back = { to: runsAddress, label: texts.backToRuns };
const fileOf = ({ id }: PayRun, as: 'json' | 'csv'): string => `/app/api/pay-runs/${id}/content?format=${as}`;

/** One run, with its seal and its lines. */
export function OnePayRun({ id }: { readonly id: string }): ReactNode {
  const { data, error, reload, nameOf } = useRead('/pay-runs/{id}', { path: { id } });
  if (data === undefined) return <PendingPage title={texts.title} back={back} read={{ error, reload }} />;
  return <OneRun run={data} nameOf={nameOf} />;
}

function OneRun({ run, nameOf }: { readonly run: PayRun; readonly nameOf: (id: string | null) => string | null }) {
  const format = useFormat();
  const can = useCan();
  const session = useSession();
  const list = useList('/pay-runs/{id}/lines', { path: { id: run.id } }, { pageSize: 100 });
  return (
    <Page
      title={texts.numbered(format.number(run.number))}
      back={back}
      lead={
        <span className="lead-line">
          {format.days(run.period_start, run.period_end)}
          <span>{texts.sealedBy(nameOf(run.created_by_id), format.instant(run.created_at))}</span>
        </span>
      }
      actions={
        <>
          {can('payRuns.file') && <ButtonLink to={filesAddress(run.id)}>{texts.files}</ButtonLink>}
          <DownloadLink address={fileOf(run, 'csv')}>{texts.exportCsv}</DownloadLink>
          <DownloadLink address={fileOf(run, 'json')}>{texts.exportSealed}</DownloadLink>
        </>
      }
    >
      <Panel title={texts.seal} actions={<SealCheck id={run.id} />}>
        <Facts
          facts={[
            [texts.total, sayTotals(run.totals, format)],
            [texts.regular, format.minutes(minutesOf(run.totals, 'regular_minutes'))],
            [texts.overtime, format.minutes(workedMinutes(run.totals) - minutesOf(run.totals, 'regular_minutes'))],
            [texts.leave, format.minutes(minutesOf(run.totals, 'paid_leave_minutes'))],
            [texts.holiday, format.minutes(minutesOf(run.totals, 'holiday_minutes'))],
            [texts.lines, format.number(run.line_count)],
            [texts.corrections, format.number(run.correction_count)],
          ]}
        />
        <details className="seal-of-run">
          <summary>{texts.forAuditors}</summary>
          <Facts
            isLines
            facts={[
              [texts.hash, <code className="seal">{run.hash}</code>],
              [
                texts.previousHash,
                run.previous_hash === null ? texts.firstOfAll : <code className="seal">{run.previous_hash}</code>,
              ],
            ]}
          />
          <p className="quiet">{texts.sealHint}</p>
        </details>
      </Panel>
      {run.left_out.length > 0 && (
        <Panel title={texts.leftOut}>
          <p className="quiet">{texts.leftOutHint}</p>
          <ul>
            {run.left_out.map(({ timesheet_id: sheet, user_id: person, reason }) => (
              <li key={sheet}>
                <Link to={`/timesheets/${sheet}`}>{nameOf(person) ?? texts.somebody}</Link> {reason}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <DataTable
        label={texts.linesTable}
        list={list}
        columns={columnsOf(format, list, administers(session) ? texts.leaveUnknown : texts.leaveUntold)}
        keyOf={({ id }) => id}
        noun={texts.linesNoun}
      />
    </Page>
  );
}

/** Worked out anew from what stands in the database, once it is asked for. */
function SealCheck({ id }: { readonly id: string }): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  const { data, error, isLoading, reload } = useRead('/pay-runs/{id}/seal', { path: { id } }, { isEnabled: isAsked });
  const isWhole = data?.is_intact === true && data.is_chained && data.computed_hash === data.hash;
  const problem = data?.is_intact === true ? texts.unchained : texts.changed;
  return (
    <>
      <span role="status">
        {data !== undefined && <Status tone={isWhole ? 'good' : 'bad'}>{isWhole ? texts.intact : problem}</Status>}
      </span>
      {error !== null && <Failure error={error} retry={reload} />}
      <Button isBusy={isAsked && isLoading} onClick={() => (isAsked ? reload() : setIsAsked(true))}>
        {data === undefined ? texts.check : texts.checkAgain}
      </Button>
    </>
  );
}

function columnsOf(format: Format, names: Names, withoutType: string): readonly TableColumn<PayLine>[] {
  const hours = (minutes: number): string => (minutes === 0 ? '' : format.minutes(minutes));
  const money = (name: 'regular_pay' | 'overtime_pay' | 'total_pay') => (line: PayLine) =>
    format.money(line[name], line.currency);
  return [
    {
      id: 'person',
      title: texts.person,
      kind: 'lead',
      cell: ({ user_id: id }) => <PersonLink id={id} of={names} />,
    },
    {
      id: 'kind',
      title: texts.kind,
      cell: ({ kind, timesheet_id: sheet }) => <Link to={`/timesheets/${sheet}`}>{texts.kinds[kind]}</Link>,
    },
    { id: 'period', title: texts.period, cell: (line) => format.days(line.period_start, line.period_end) },
    { id: 'department', title: texts.department, cell: ({ department_name: name }) => name },
    { id: 'payroll', title: texts.payrollNumber, cell: ({ payroll_id: number }) => number, isExtra: true },
    { id: 'employee', title: texts.employeeNumber, cell: ({ employee_id: number }) => number, isExtra: true },
    { id: 'regular', title: texts.regular, kind: 'number', cell: (line) => hours(line.regular_minutes) },
    { id: 'overtime', title: texts.overtime, kind: 'number', cell: (line) => hours(line.overtime_minutes) },
    {
      id: 'leave',
      title: texts.leave,
      kind: 'number',
      cell: ({ paid_leave: leave, paid_leave_minutes: all }) =>
        leave.length === 0
          ? hours(all)
          : leave.map(({ name, minutes }) => texts.leaveOf(name ?? withoutType, hours(minutes))).join(', '),
    },
    { id: 'holiday', title: texts.holiday, kind: 'number', cell: (line) => hours(line.holiday_minutes) },
    { id: 'regularPay', title: texts.regularPay, kind: 'number', cell: money('regular_pay'), isExtra: true },
    { id: 'overtimePay', title: texts.overtimePay, kind: 'number', cell: money('overtime_pay'), isExtra: true },
    { id: 'pay', title: texts.pay, kind: 'number', cell: money('total_pay') },
    { id: 'reason', title: texts.reason, cell: ({ reason }) => reason },
    {
      id: 'explanation',
      title: texts.explanation,
      isExtra: true,
      cell: ({ explanation_hash: hash }) => hash !== null && <code className="seal">{hash.slice(0, 12)}</code>,
    },
  ];
}
