import type { ReactNode } from 'react';
import { useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { ownReportTexts as texts } from '../../texts/reports.ts';
import { timeTexts } from '../../texts/time.ts';
import { Page } from '../../ui/page.tsx';
import { PendingPanel } from '../../ui/pending.tsx';
import { MyTimeTabs } from '../time/tabs.tsx';
import { Agreement } from './agreement.tsx';
import { ClientFile } from './client-file.tsx';
import { billableFilter, groupingIn, ReportFile, ReportFilters, type ReportSearch } from './filters.tsx';
import { daysOf } from './periods.ts';
import { ReportView } from './report-view.tsx';
import { type ProjectPlace, shownOf } from './shown.ts';
import '../../ui/field.css';
import '../../ui/data-table.css';
import './reports.css';

const grouping = { ways: texts.ways, usual: 'client', usualThen: 'project' };

/** One’s own hours on a project, with what was noted. */
const ownHours: ProjectPlace = (id) => `/my-time/entries?project_id=${id}&days=quarter`;

/** What one has worked oneself: for which client, on what. */
export function Screen(): ReactNode {
  const format = useFormat();
  const { user } = useSession();
  const [search] = useSearch<ReportSearch>();
  const { by, thenBy } = groupingIn(search, grouping);
  const query = {
    ...daysOf(search, format.today()),
    user_id: user.id,
    by,
    then_by: thenBy ?? undefined,
    is_billable: search.is_billable,
  };
  const report = useRead('/reports/hours', { query: query as never }, { keepsPrevious: true });
  const ways: Readonly<Record<string, string>> = texts.ways;
  return (
    <Page
      title={timeTexts.title}
      tab={timeTexts.tabs.report}
      lead={texts.lead}
      actions={
        <>
          {report.data && <ClientFile report={report.data} query={query} />}
          <ReportFile kind="hours" query={query} />
        </>
      }
    >
      <MyTimeTabs current="/my-time/report" />
      <ReportFilters grouping={grouping} hasThen more={[billableFilter]} />
      {report.error || report.data === undefined ? (
        <PendingPanel read={report} />
      ) : (
        <ReportView
          shown={shownOf('hours', report.data, format, { projects: ownHours })}
          lead={ways[report.data.by] ?? ''}
          then={report.data.then_by === null ? undefined : ways[report.data.then_by]}
          notes={<Agreement report={report.data} />}
        />
      )}
    </Page>
  );
}
