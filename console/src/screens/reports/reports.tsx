import type { ReactNode } from 'react';
import { useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { type ReportKind, reportsTexts, waysOf } from '../../texts/reports.ts';
import { Page, Tabs } from '../../ui/page.tsx';
import { PendingPanel } from '../../ui/pending.tsx';
import { FilterBar } from '../../ui/table-filters.tsx';
import { ViewsBar } from '../../ui/views-bar.tsx';
import { optionsOf } from '../../words.ts';
import { daysOf } from './periods.ts';
import { ReportView } from './report-view.tsx';
import { shownOf } from './shown.ts';
import '../../ui/data-table.css';
import './reports.css';

const kinds = Object.keys(reportsTexts.tabs) as readonly ReportKind[];
type Name = 'tab' | 'by' | 'period' | 'start_date' | 'end_date' | 'department_id' | 'departments';

export function Screen(): ReactNode {
  const can = useCan();
  const format = useFormat();
  const [search] = useSearch<Name>();
  const open = kinds.filter((kind) => can(`reports.${kind}`));
  const kind = open.find((each) => each === search.tab) ?? open[0] ?? 'headcount';
  const ways: Readonly<Record<string, string>> = waysOf[kind];
  const [usual = ''] = Object.keys(ways);
  const by = search.by !== undefined && search.by in ways ? search.by : usual;
  const asksDepartments = kind === 'hours' && (by === 'department' || search.department_id !== undefined);
  const query = {
    ...daysOf(search, format.today()),
    by,
    department_id: search.department_id,
    ...(asksDepartments && { departments: search.departments }),
  };
  const report = useRead(`/reports/${kind}`, { query: query as never }, { keepsPrevious: true });
  const address = (tab: ReportKind): string => (tab === open[0] ? '/reports' : `/reports?tab=${tab}`);
  return (
    <Page title={reportsTexts.title} lead={reportsTexts.lead} actions={<FileLink kind={kind} query={query} />}>
      <Tabs
        label={reportsTexts.title}
        current={address(kind)}
        tabs={open.map((each) => ({ to: address(each), label: reportsTexts.tabs[each] }))}
      />
      <ViewsBar list={`reports.${kind}`} />
      <Filters ways={ways} usual={usual} asksDepartments={asksDepartments} />
      {report.error || report.data === undefined ? (
        <PendingPanel read={report} />
      ) : (
        <Body kind={kind} data={report.data} />
      )}
    </Page>
  );
}

const notYet = { error: null, reload: () => undefined };

/** While another report loads, the one before is still there and has other rows than this one reads. */
function Body({ kind, data }: { readonly kind: ReportKind; readonly data: { readonly totals?: unknown } }): ReactNode {
  const format = useFormat();
  if (!isOfKind(kind, data)) return <PendingPanel read={notYet} />;
  const shown = shownOf(kind, data, format);
  const ways: Readonly<Record<string, string>> = waysOf[kind];
  return <ReportView shown={shown} lead={ways[shown.by] ?? ''} />;
}

const marks = { hours: 'total_minutes', absence: 'requests', headcount: 'joined' } as const;
const isOfKind = (kind: ReportKind, { totals }: { readonly totals?: unknown }): boolean =>
  kind === 'expenses' ? Array.isArray(totals) : !Array.isArray(totals) && marks[kind] in (totals as object);

function Filters({
  ways,
  usual,
  asksDepartments,
}: {
  readonly ways: Readonly<Record<string, string>>;
  readonly usual: string;
  readonly asksDepartments: boolean;
}): ReactNode {
  const [search, change] = useSearch<Name>();
  return (
    <div className="report-filters">
      <FilterBar
        searches={undefined}
        filters={[
          {
            name: 'period',
            label: reportsTexts.period,
            any: reportsTexts.usualPeriod,
            options: optionsOf(reportsTexts.periods),
          },
          {
            name: 'by',
            label: reportsTexts.by,
            any: ways[usual] ?? '',
            options: optionsOf(ways).filter(({ value }) => value !== usual),
          },
          {
            name: 'department_id',
            label: reportsTexts.department,
            any: reportsTexts.anyDepartment,
            options: { path: '/departments' },
          },
          ...(asksDepartments
            ? [
                {
                  name: 'departments',
                  label: reportsTexts.departments,
                  any: reportsTexts.departmentsThen,
                  options: [{ value: 'now', label: reportsTexts.departmentsNow }],
                },
              ]
            : []),
        ]}
      />
      {search.period === 'custom' &&
        (['start_date', 'end_date'] as const).map((name) => (
          <label key={name} className="report-filters__day">
            {name === 'start_date' ? reportsTexts.from : reportsTexts.to}
            <input
              type="date"
              className="control"
              value={search[name] ?? ''}
              onChange={(event) => change({ [name]: event.target.value === '' ? undefined : event.target.value })}
            />
          </label>
        ))}
    </div>
  );
}

function FileLink({
  kind,
  query,
}: {
  readonly kind: ReportKind;
  readonly query: Readonly<Record<string, string | undefined>>;
}): ReactNode {
  const set = Object.entries(query).filter((entry): entry is [string, string] => (entry[1] ?? '') !== '');
  return (
    <a className="button" href={`/app/api/reports/${kind}/file?${new URLSearchParams(set).toString()}`} download>
      {reportsTexts.export}
    </a>
  );
}
