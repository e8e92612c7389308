import { type ReactNode, useState } from 'react';
import { fixedList } from '../../client/hooks.ts';
import { downloadCsv } from '../../csv.ts';
import { type Format, useFormat } from '../../format.ts';
import { whatIfTexts as texts } from '../../texts/what-if.ts';
import { Button } from '../../ui/button.tsx';
import { Rows } from '../../ui/charts.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Notice, State } from '../../ui/notice.tsx';
import { Facts, Panel } from '../../ui/page.tsx';
import { signed } from '../hours-accounts/signed.ts';
import type { Tried } from './question.tsx';
import type { WhatIf } from './record.ts';
import { PersonSheets } from './sheets.tsx';

type Row = WhatIf['people'][number];
type Way = keyof typeof texts.ways;
const ways = Object.keys(texts.ways) as readonly Way[];
const rowsInChart = 10;
const rowsAtOnce = 25;

const nameOf = (format: Format, way: Way, row: Row): string =>
  way === 'periods' && row.id !== null ? format.day(row.id) : (row.name ?? texts.noDepartment);

/** More has its sign, too. */
const signedMoney = (format: Format, amount: number, currency: string): string =>
  `${amount > 0 ? '+' : ''}${format.money(amount, currency)}`;

const away = ({ paid_leave_minutes, holiday_minutes }: Row['before']): number => paid_leave_minutes + holiday_minutes;

export function Answer({ answer, asked }: { readonly answer: WhatIf; readonly asked: Tried }): ReactNode {
  const format = useFormat();
  const [way, setWay] = useState<Way>('people');
  const [count, setCount] = useState(rowsAtOnce);
  const [open, setOpen] = useState<Row | null>(null);
  const { totals, currency } = answer;
  if (answer.sheets_total === 0) {
    return (
      <div className="panel">
        <State icon="info" title={texts.nothingTitle}>
          {texts.nothing}
        </State>
      </div>
    );
  }
  const money = (amount: number): string => format.money(amount, currency);
  const rows = answer[way];
  const choose = (one: Way): void => {
    setWay(one);
    setCount(rowsAtOnce);
  };
  const largest = rows.filter((row) => row.pay_difference !== 0);
  const chart = [...largest]
    .sort((one, other) => Math.abs(other.pay_difference) - Math.abs(one.pay_difference))
    .slice(0, rowsInChart);
  return (
    <>
      <Panel
        title={texts.answer}
        note={texts.days(format.days(answer.from, answer.to), totals.timesheets)}
        actions={<Button onClick={() => exportRows(answer, way, format)}>{texts.export}</Button>}
      >
        <Facts
          facts={[
            [texts.payBefore, money(totals.before.total_pay)],
            [texts.payAfter, money(totals.after.total_pay)],
            [texts.payDifference, <strong key="pay">{signedMoney(format, totals.pay_difference, currency)}</strong>],
            [texts.regularPayBefore, money(totals.before.regular_pay)],
            [texts.regularPayAfter, money(totals.after.regular_pay)],
            [texts.overtimePayBefore, money(totals.before.overtime_pay)],
            [texts.overtimePayAfter, money(totals.after.overtime_pay)],
            [texts.regularBefore, format.minutes(totals.before.regular_minutes)],
            [texts.regularAfter, format.minutes(totals.after.regular_minutes)],
            [texts.overtimeBefore, format.minutes(totals.before.overtime_minutes)],
            [texts.overtimeAfter, format.minutes(totals.after.overtime_minutes)],
            [texts.overtimeDifference, signed(format, totals.overtime_difference_minutes)],
            ...(away(totals.before) === away(totals.after)
              ? []
              : ([
                  [texts.leaveBefore, format.minutes(away(totals.before))],
                  [texts.leaveAfter, format.minutes(away(totals.after))],
                ] as const)),
          ]}
        />
        {answer.other_currency > 0 && <Notice>{texts.otherCurrency(answer.other_currency)}</Notice>}
      </Panel>
      {answer.unexplained_count > 0 && <NotExplained answer={answer} />}
      <div className="what-if-ways" role="group" aria-label={texts.by}>
        {ways.map((one) => (
          <Button key={one} aria-pressed={one === way} onClick={() => choose(one)}>
            {texts.ways[one]}
          </Button>
        ))}
      </div>
      <Panel title={texts.chart}>
        {chart.length === 0 ? (
          <p className="quiet">{texts.same}</p>
        ) : (
          <Rows
            label={texts.chart}
            bars={chart.map((row) => ({
              label: nameOf(format, way, row),
              value: Math.abs(row.pay_difference),
              said: signedMoney(format, row.pay_difference, currency),
            }))}
          />
        )}
      </Panel>
      <DataTable
        label={texts.ways[way]}
        list={{
          ...fixedList(rows.slice(0, count)),
          total: rows.length,
          hasMore: count < rows.length,
          loadMore: () => setCount(count + rowsAtOnce),
        }}
        columns={columnsOf(format, way, currency, setOpen)}
        keyOf={({ id }) => id ?? 'none'}
        noun={texts.noun}
      />
      {open && (
        <PersonSheets
          person={{ id: open.id ?? '', name: open.name ?? '' }}
          asked={asked}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function columnsOf(
  format: Format,
  way: Way,
  currency: string,
  onOpen: (row: Row) => void,
): readonly TableColumn<Row>[] {
  const number = (id: string, title: string, cell: (row: Row) => ReactNode): TableColumn<Row> => ({
    id,
    title,
    kind: 'number',
    cell,
  });
  return [
    { id: 'name', title: texts.ways[way], kind: 'lead', cell: (row) => nameOf(format, way, row) },
    number('timesheets', texts.sheets, (row) =>
      way === 'people' ? (
        <Button
          size="small"
          aria-label={texts.openSheets(format.number(row.timesheets), row.name ?? '')}
          onClick={() => onOpen(row)}
        >
          {format.number(row.timesheets)}
        </Button>
      ) : (
        format.number(row.timesheets)
      ),
    ),
    number('overtimeBefore', texts.overtimeBefore, (row) => format.minutes(row.before.overtime_minutes)),
    number('overtime', texts.overtimeDifference, (row) => signed(format, row.overtime_difference_minutes)),
    number('payBefore', texts.payBefore, (row) => format.money(row.before.total_pay, currency)),
    number('payAfter', texts.payAfter, (row) => format.money(row.after.total_pay, currency)),
    number('difference', texts.payDifference, (row) => (
      <strong>{signedMoney(format, row.pay_difference, currency)}</strong>
    )),
  ];
}

function NotExplained({ answer }: { readonly answer: WhatIf }): ReactNode {
  const format = useFormat();
  type Sheet = WhatIf['unexplained'][number];
  const said = ({ overtime_minutes, total_pay }: Sheet['kept']): string =>
    `${format.money(total_pay, answer.currency)} (${format.minutes(overtime_minutes)})`;
  return (
    <Panel title={texts.unexplainedTitle} note={texts.unexplained(answer.unexplained_count)}>
      <DataTable
        label={texts.unexplainedTitle}
        list={fixedList(answer.unexplained)}
        columns={[
          { id: 'person', title: texts.ways.people, kind: 'lead', cell: ({ name }) => name },
          {
            id: 'period',
            title: texts.ways.periods,
            cell: ({ period_start, period_end }) => format.days(period_start, period_end),
          },
          { id: 'kept', title: texts.kept, kind: 'number', cell: ({ kept }) => said(kept) },
          { id: 'out', title: texts.workedOut, kind: 'number', cell: ({ worked_out }) => said(worked_out) },
        ]}
        keyOf={({ timesheet_id }) => timesheet_id}
        noun={texts.sheetsNoun}
      />
    </Panel>
  );
}

const hours = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

/** The rows as they are shown, all of them. */
function exportRows(answer: WhatIf, way: Way, format: Format): void {
  const head = [
    texts.ways[way],
    texts.sheets,
    texts.overtimeBefore,
    texts.overtimeAfter,
    texts.payBefore,
    texts.payAfter,
    texts.regularPayBefore,
    texts.regularPayAfter,
    texts.overtimePayBefore,
    texts.overtimePayAfter,
    texts.payDifference,
  ];
  const lines = answer[way].map((row) => [
    nameOf(format, way, row),
    row.timesheets,
    hours(row.before.overtime_minutes),
    hours(row.after.overtime_minutes),
    row.before.total_pay,
    row.after.total_pay,
    row.before.regular_pay,
    row.after.regular_pay,
    row.before.overtime_pay,
    row.after.overtime_pay,
    row.pay_difference,
  ]);
  downloadCsv(`${texts.fileName}-${answer.from}.csv`, [head, ...lines]);
}
