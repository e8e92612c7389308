import type { ReactNode } from 'react';
import { fixedList } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { byTitles, reportsTexts, reportViewTexts } from '../../texts/reports.ts';
import { Bars, Rows } from '../../ui/charts.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { State } from '../../ui/notice.tsx';
import { Facts, Panel } from '../../ui/page.tsx';
import { grouped } from './periods.ts';
import type { Shown, ShownRow } from './shown.ts';

const rowsInChart = 10;

/** The charts, and beneath them the table of the same numbers. */
export function ReportView({
  shown,
  lead,
  then,
  notes,
}: {
  readonly shown: Shown;
  readonly lead: string;
  /** What heads the second column, if rows stand for two things. */
  readonly then?: string | undefined;
  readonly notes?: ReactNode;
}): ReactNode {
  const format = useFormat();
  if (shown.rows.length === 0) {
    return (
      <div className="panel">
        <State icon="info" title={reportsTexts.emptyTitle}>
          {reportsTexts.empty}
        </State>
      </div>
    );
  }
  const one = byTitles[shown.by] ?? reportsTexts.by;
  const title = then === undefined ? one : reportViewTexts.byBoth(one, then);
  const columns: readonly TableColumn<ShownRow>[] = [
    {
      id: 'label',
      title: lead,
      kind: 'lead',
      cell: ({ label, to }) =>
        to === null ? (
          label
        ) : (
          <Link to={to} className="row-link">
            {label}
          </Link>
        ),
    },
    ...(then === undefined
      ? []
      : [{ id: 'then', title: then, cell: ({ then: second }: ShownRow) => second } satisfies TableColumn<ShownRow>]),
    ...shown.columns.map((column, index): TableColumn<ShownRow> => ({
      id: column,
      title: column,
      kind: 'number',
      cell: ({ cells }) => cells[index],
    })),
  ];
  return (
    <>
      <Panel title={reportsTexts.atGlance} note={format.days(shown.start, shown.end)}>
        <Facts facts={shown.facts} />
        {notes}
      </Panel>
      <div className="report-charts">
        <TimeChart shown={shown} format={format} />
        <Panel title={title}>
          <Rows
            label={reportViewTexts.chart(shown.chartLabel, title)}
            bars={shown.rows
              .filter(({ value }) => value > 0)
              .slice(0, rowsInChart)
              .map(({ label, then: second, value, said }) => ({
                label: second === undefined ? label : reportViewTexts.pair(label, second),
                value,
                said,
              }))}
          />
        </Panel>
      </div>
      <DataTable
        label={title}
        list={fixedList(shown.rows)}
        columns={columns}
        keyOf={({ key }) => key}
        noun={reportViewTexts.noun}
      />
      {shown.hasMore && <p className="quiet">{reportsTexts.hasMore}</p>}
    </>
  );
}

/** As the figures beside the chart say it; only what is too long to stand above a bar is shortened. */
function sayAbove(value: number, format: Format): string {
  if (value < 10_000) return format.number(value, value < 100 ? 1 : 0);
  return new Intl.NumberFormat(format.locale, { notation: 'compact', maximumSignificantDigits: 3 }).format(value);
}

function TimeChart({ shown, format }: { readonly shown: Shown; readonly format: Format }): ReactNode {
  const { unit, groups } = grouped(shown.months);
  if (groups.length === 0) return null;
  const month = new Intl.DateTimeFormat(format.locale, { month: 'short', timeZone: 'UTC' });
  const title = { month: reportsTexts.byMonth, quarter: reportsTexts.byQuarter, year: reportsTexts.byYear }[unit];
  return (
    <Panel title={title} note={shown.chartLabel}>
      <Bars
        label={reportViewTexts.chart(shown.chartLabel, title)}
        bars={groups.map(([key, months]) => {
          const value =
            shown.merges === 'last' ? (months.at(-1)?.value ?? 0) : months.reduce((sum, each) => sum + each.value, 0);
          const label = unit === 'month' ? month.format(new Date(`${key}-15T12:00:00Z`)) : key;
          return { label, value, said: sayAbove(value, format) };
        })}
      />
    </Panel>
  );
}
