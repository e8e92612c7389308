import type { ReactNode } from 'react';
import { type Data, fixedList, useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import {
  departmentsReportTexts as texts,
  noneOf,
  reportsTexts,
  reportViewTexts,
  shownTexts,
} from '../../texts/reports.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Page } from '../../ui/page.tsx';
import { PendingPanel } from '../../ui/pending.tsx';
import type { Filter } from '../../ui/table-filters.tsx';
import { optionsOf } from '../../words.ts';
import { ReportFile } from './filters.tsx';
import { daysOf } from './periods.ts';
import './reports.css';

type Row = Data<'/reports/departments'>['rows'][number];

const { custom: _custom, ...periods } = reportsTexts.periods;

const filters: readonly Filter[] = [
  { name: 'period', label: reportsTexts.period, any: reportsTexts.usualPeriod, options: optionsOf(periods) },
  {
    name: 'department_id',
    label: reportsTexts.department,
    any: reportsTexts.anyDepartment,
    options: { path: '/departments' },
  },
];

/** Whole months of whole departments: what may be read without seeing a person. */
export function Screen(): ReactNode {
  const format = useFormat();
  const [search] = useSearch<'period' | 'department_id'>();
  const { start_date: start, end_date: end } = daysOf(search.period === 'custom' ? {} : search, format.today());
  const query = {
    start_month: start?.slice(0, 7),
    end_month: end?.slice(0, 7),
    department_id: search.department_id,
  };
  const report = useRead('/reports/departments', { query }, { keepsPrevious: true });
  const number = (value: number | null): string => (value === null ? texts.notTold : format.number(value));
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'department',
      title: reportsTexts.department,
      kind: 'lead',
      cell: ({ department_name: name }) => name ?? noneOf['department'],
    },
    { id: 'month', title: texts.month, order: ({ month }) => month, cell: ({ month }) => format.month(`${month}-01`) },
    { id: 'people', title: shownTexts.peopleAtTheEnd, kind: 'number', cell: ({ people }) => number(people) },
    { id: 'joined', title: shownTexts.joined, kind: 'number', cell: ({ joined }) => number(joined) },
    { id: 'left', title: shownTexts.left, kind: 'number', cell: ({ left }) => number(left) },
    {
      id: 'hours',
      title: shownTexts.hours,
      kind: 'number',
      cell: ({ total_minutes: minutes }) => (minutes === null ? texts.notTold : format.minutes(minutes)),
    },
    {
      id: 'absence',
      title: shownTexts.workingDaysAway,
      kind: 'number',
      cell: ({ absence_days: days }) => number(days),
    },
  ];
  return (
    <Page title={texts.title} lead={texts.lead} actions={<ReportFile kind="departments" query={query} />}>
      {report.error || report.data === undefined ? (
        <PendingPanel read={report} />
      ) : (
        <>
          <DataTable
            label={texts.title}
            list={fixedList(report.data.rows)}
            columns={columns}
            keyOf={(row) => `${row.department_id ?? ''} ${row.month}`}
            noun={reportViewTexts.noun}
            filters={filters}
            empty={{ title: reportsTexts.emptyTitle, text: reportsTexts.empty }}
          />
          <p className="quiet">{texts.whyNot}</p>
        </>
      )}
    </Page>
  );
}
