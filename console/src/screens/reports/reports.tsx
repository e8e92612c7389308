import type { ReactNode } from 'react';
import { type Data, useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { administers } from '../../screen.ts';
import { useCan, useSession } from '../../session.tsx';
import { departmentsReportTexts, type ReportKind, reportsTexts, waysOf } from '../../texts/reports.ts';
import { whatIfTexts } from '../../texts/what-if.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page, Tabs } from '../../ui/page.tsx';
import { PendingPanel } from '../../ui/pending.tsx';
import type { Filter } from '../../ui/table-filters.tsx';
import { ViewsBar } from '../../ui/views-bar.tsx';
import { Agreement } from './agreement.tsx';
import { ClientFile } from './client-file.tsx';
import {
  billableFilter,
  departmentsFilter,
  groupingIn,
  measureFilter,
  ReportFile,
  ReportFilters,
  type ReportSearch,
} from './filters.tsx';
import { daysOf } from './periods.ts';
import { ReportView } from './report-view.tsx';
import { type Measure, projectPage, shownOf } from './shown.ts';
import '../../ui/field.css';
import '../../ui/data-table.css';
import './reports.css';

const kinds = Object.keys(reportsTexts.tabs) as readonly ReportKind[];
/** Those that can be grouped by two things. */
const pairs: readonly ReportKind[] = ['hours', 'absence'];

const departmentFilter: Filter = {
  name: 'department_id',
  label: reportsTexts.department,
  any: reportsTexts.anyDepartment,
  options: { path: '/departments' },
};

export function Screen(): ReactNode {
  const can = useCan();
  const format = useFormat();
  const [search] = useSearch<ReportSearch>();
  const open = kinds.filter((kind) => can(`reports.${kind}`));
  const kind = open.find((each) => each === search.tab) ?? open[0] ?? 'hours';
  const ways: Readonly<Record<string, string>> = waysOf[kind];
  const [usual = ''] = Object.keys(ways);
  const grouping = { ways, usual, usualThen: null };
  const hasThen = pairs.includes(kind);
  const { by, thenBy } = groupingIn(search, grouping);
  const measure = (search.measure ?? 'hours') as Measure;
  const query = {
    ...daysOf(search, format.today()),
    by,
    department_id: search.department_id,
    departments: search.departments,
    ...(hasThen && { then_by: thenBy ?? undefined }),
    ...(kind === 'hours' && {
      measure: search.measure,
      is_billable: search.is_billable,
    }),
  };
  const report = useRead(`/reports/${kind}`, { query: query as never }, { keepsPrevious: true });
  const address = (tab: ReportKind): string => (tab === open[0] ? '/reports' : `/reports?tab=${tab}`);
  return (
    <Page
      title={reportsTexts.title}
      lead={reportsTexts.lead}
      actions={
        <>
          {can('reports.departments') && (
            <ButtonLink to="/reports/departments">{departmentsReportTexts.title}</ButtonLink>
          )}
          {can('whatIf.create') && <ButtonLink to="/what-if">{whatIfTexts.title}</ButtonLink>}
          {report.data !== undefined && kind === 'hours' && isOfKind('hours', report.data) && (
            <ClientFile report={report.data as Data<'/reports/hours'>} query={query} />
          )}
          <ReportFile kind={kind} query={query} />
        </>
      }
    >
      <Tabs
        label={reportsTexts.title}
        current={address(kind)}
        tabs={open.map((each) => ({ to: address(each), label: reportsTexts.tabs[each] }))}
      />
      <ReportFilters
        grouping={grouping}
        hasThen={hasThen}
        more={[
          departmentFilter,
          departmentsFilter,
          ...(kind === 'hours' ? [billableFilter, measureFilter(can('compensation.listAll'))] : []),
        ]}
      />
      <ViewsBar list={`reports.${kind}`} />
      {report.error || report.data === undefined ? (
        <PendingPanel read={report} />
      ) : (
        <Body kind={kind} data={report.data} measure={measure} />
      )}
    </Page>
  );
}

const notYet = { error: null, reload: () => undefined };

/** While another report loads, the one before is still there and has other rows than this one reads. */
function Body({
  kind,
  data,
  measure,
}: {
  readonly kind: ReportKind;
  readonly data: { readonly totals?: unknown };
  readonly measure: Measure;
}): ReactNode {
  const format = useFormat();
  if (!isOfKind(kind, data)) return <PendingPanel read={notYet} />;
  const session = useSession();
  const shown = shownOf(kind, data, format, { measure, projects: administers(session) ? projectPage : null });
  const ways: Readonly<Record<string, string>> = waysOf[kind];
  return (
    <ReportView
      shown={shown}
      lead={ways[shown.by] ?? ''}
      then={shown.thenBy === null ? undefined : ways[shown.thenBy]}
      notes={kind === 'hours' && <Agreement report={data as Data<'/reports/hours'>} />}
    />
  );
}

const marks = { hours: 'total_minutes', absence: 'requests', headcount: 'joined' } as const;
const isOfKind = (kind: ReportKind, { totals }: { readonly totals?: unknown }): boolean =>
  kind === 'expenses' ? Array.isArray(totals) : !Array.isArray(totals) && marks[kind] in (totals as object);
