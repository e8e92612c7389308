import type { ReactNode } from 'react';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { reportsTexts } from '../../texts/reports.ts';
import { Control } from '../../ui/control.tsx';
import { DownloadLink } from '../../ui/download-link.tsx';
import { type Filter, FilterBar } from '../../ui/table-filters.tsx';
import { optionsOf } from '../../words.ts';
import { monthsToChoose } from './periods.ts';

export type ReportSearch =
  | 'tab'
  | 'by'
  | 'then_by'
  | 'measure'
  | 'is_billable'
  | 'period'
  | 'start_date'
  | 'end_date'
  | 'department_id'
  | 'departments';

type Names = Readonly<Record<string, string>>;

/** What rows stand for, and the second thing, which the address may leave out or name `none`. */
export interface Grouping {
  readonly ways: Names;
  readonly usual: string;
  readonly usualThen: string | null;
}

export function groupingIn(
  search: Readonly<Partial<Record<ReportSearch, string>>>,
  { ways, usual, usualThen }: Grouping,
) {
  const by = search.by !== undefined && search.by in ways ? search.by : usual;
  const asked = search.then_by === undefined ? usualThen : search.then_by in ways ? search.then_by : null;
  return { by, thenBy: asked === by ? null : asked };
}

/** The days, the groupings, and whatever else the report is narrowed by. */
export function ReportFilters({
  grouping,
  hasThen,
  more,
}: {
  readonly grouping: Grouping;
  readonly hasThen: boolean;
  readonly more: readonly Filter[];
}): ReactNode {
  const format = useFormat();
  const [search, change] = useSearch<ReportSearch>();
  const { ways, usual, usualThen } = grouping;
  const { by } = groupingIn(search, grouping);
  const months = monthsToChoose(format.today(), search.period).map((month) => ({
    value: month,
    label: format.month(`${month}-01`),
  }));
  const { custom, ...periods } = reportsTexts.periods;
  const second: Filter = {
    name: 'then_by',
    label: reportsTexts.thenBy,
    any: (usualThen === null || usualThen === by ? null : ways[usualThen]) ?? reportsTexts.nothingMore,
    options: [
      ...(usualThen === null || usualThen === by ? [] : [{ value: 'none', label: reportsTexts.nothingMore }]),
      ...optionsOf(ways).filter(({ value }) => value !== by && value !== usualThen),
    ],
  };
  return (
    <div className="report-filters">
      <FilterBar
        searches={undefined}
        filters={[
          {
            name: 'period',
            label: reportsTexts.period,
            any: reportsTexts.usualPeriod,
            options: [...optionsOf(periods), ...months, { value: 'custom', label: custom }],
          },
          {
            name: 'by',
            label: reportsTexts.by,
            any: ways[usual] ?? '',
            options: optionsOf(ways).filter(({ value }) => value !== usual),
          },
          ...(hasThen ? [second] : []),
          ...more,
        ]}
      />
      {search.period === 'custom' &&
        (['start_date', 'end_date'] as const).map((name) => (
          <label key={name} className="report-filters__day">
            {name === 'start_date' ? reportsTexts.from : reportsTexts.to}
            <Control
              type="date"
              value={search[name] ?? ''}
              onChange={(event) => change({ [name]: event.target.value === '' ? undefined : event.target.value })}
            />
          </label>
        ))}
    </div>
  );
}

/** The rows of what is shown as a file. */
export function ReportFile({
  kind,
  query,
}: {
  readonly kind: string;
  readonly query: Readonly<Record<string, string | undefined>>;
}): ReactNode {
  const set = Object.entries(query).filter((entry): entry is [string, string] => (entry[1] ?? '') !== '');
  return (
    <DownloadLink address={`/app/api/reports/${kind}/file?${new URLSearchParams(set).toString()}`}>
      {reportsTexts.export}
    </DownloadLink>
  );
}

export const billableFilter: Filter = {
  name: 'is_billable',
  label: reportsTexts.billable,
  any: reportsTexts.billableOrNot,
  options: optionsOf(reportsTexts.billables),
};

/** Of people who changed departments, which one their hours, leave or expenses belong to. */
export const departmentsFilter: Filter = {
  name: 'departments',
  label: reportsTexts.departments,
  any: reportsTexts.departmentsThen,
  options: [{ value: 'now', label: reportsTexts.departmentsNow }],
};

export const measureFilter = (hasCost: boolean): Filter => ({
  name: 'measure',
  label: reportsTexts.measure,
  any: reportsTexts.measures.hours,
  options: optionsOf(reportsTexts.measures).filter(({ value }) => value !== 'hours' && (hasCost || value !== 'cost')),
});
