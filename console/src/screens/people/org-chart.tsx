import { type ReactNode, useMemo, useState } from 'react';
import { useRead } from '../../client/hooks.ts';
import { keep, readKept } from '../../kept.ts';
import { useSearch } from '../../router.tsx';
import { useSees } from '../../session.tsx';
import { useIsWide } from '../../shell/use-is-wide.ts';
import { orgChartTexts } from '../../texts/people/people.ts';
import { Button } from '../../ui/button.tsx';
import { Control } from '../../ui/control.tsx';
import { Failure, Skeleton, State } from '../../ui/notice.tsx';
import { Page, Panel, Who } from '../../ui/page.tsx';
import { PrintButton } from '../../ui/print.tsx';
import { FilterBar } from '../../ui/table-filters.tsx';
import { OrgBoxes } from './org-boxes.tsx';
import { type Chart, chartOf, foldedAtFirst, pathsTo, type Shown } from './org-chart-model.ts';
import { OrgList } from './org-list.tsx';
import '../../ui/field.css';
import '../../ui/data-table.css';
import './people.css';

const views = ['chart', 'list'] as const;
type View = (typeof views)[number];
const keptView = 'org-chart.view';

/** Boxes where there is room for them, unless the person chose otherwise on this device. */
function useView(): [view: View, choose: (view: View) => void] {
  const isWide = useIsWide();
  const [chosen, setChosen] = useState<View | undefined>(() => views.find((view) => view === readKept(keptView)));
  return [
    chosen ?? (isWide ? 'chart' : 'list'),
    (view) => {
      keep(keptView, view);
      setChosen(view);
    },
  ];
}

export function Screen(): ReactNode {
  const [search] = useSearch<'q' | 'on'>();
  const read = useRead('/org-chart', { query: { as_of: search.on } }, { keepsPrevious: true });
  const chart = useMemo(() => chartOf(read.data?.people ?? []), [read.data]);
  const atFirst = useMemo(() => foldedAtFirst(chart), [chart]);
  // null: nothing was folded by hand yet.
  const [folded, setFolded] = useState<ReadonlySet<string> | null>(null);
  const closed = folded ?? atFirst;
  const text = search.q ?? '';
  const above = useMemo(() => pathsTo(chart, text), [chart, text]);
  const [view, choose] = useView();
  const toggle = (id: string): void => {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setFolded(next);
  };
  const shown: Shown = { chart, text, isOpen: (id) => (text === '' ? !closed.has(id) : above.has(id)), toggle };
  const foldAll = (): void => setFolded(closed.size > 0 ? new Set() : new Set(chart.reportsOf.keys()));
  return (
    <Page
      title={orgChartTexts.title}
      lead={orgChartTexts.lead}
      actions={
        <>
          <PrintButton />
          <Button onClick={foldAll}>{closed.size > 0 ? orgChartTexts.unfoldAll : orgChartTexts.foldAll}</Button>
        </>
      }
    >
      <div className="org-chart__day no-print">
        <FilterBar filters={[]} searches={orgChartTexts.search} />
        <ChartDay />
        <span className="org-chart__views" role="group" aria-label={orgChartTexts.view}>
          {views.map((one) => (
            <Button key={one} size="small" aria-pressed={view === one} onClick={() => choose(one)}>
              {orgChartTexts.views[one]}
            </Button>
          ))}
        </span>
      </div>
      {(read.data === undefined || chart.apart.length === 0 || chart.roots.length > 0) && (
        <div className="panel">
          {!read.data && (
            <div className="panel__body">
              {read.error ? <Failure error={read.error} retry={read.reload} /> : <Skeleton lines={6} />}
            </div>
          )}
          {read.data?.people.length === 0 && (
            <State icon="info" title={orgChartTexts.empty}>
              {orgChartTexts.emptyHint}
            </State>
          )}
          {chart.roots.length > 0 &&
            (view === 'chart' ? (
              <OrgBoxes {...shown} />
            ) : (
              <div className="panel__body">
                <OrgList {...shown} />
              </div>
            ))}
        </div>
      )}
      <Apart chart={chart} />
    </Page>
  );
}

/** Neither above anyone nor below: beside the chart, not in it. */
function Apart({ chart }: { readonly chart: Chart }): ReactNode {
  if (chart.apart.length === 0) return null;
  return (
    <Panel title={orgChartTexts.apart} note={orgChartTexts.apartNote}>
      <ul className="org-apart">
        {chart.apart.map((member) => (
          <li key={member.id}>
            <Who person={member} small={member.job_title} to={`/people/${member.id}`} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Another day than today, for those who see what was and what is planned. */
function ChartDay(): ReactNode {
  const sees = useSees();
  const [search, change] = useSearch<'on'>();
  if (!sees('users.employment:read')) return null;
  return (
    <>
      <label className="org-chart__day">
        {orgChartTexts.on}
        <Control
          type="date"
          value={search.on ?? ''}
          onChange={(event) => change({ on: event.target.value === '' ? undefined : event.target.value })}
        />
      </label>
      {search.on !== undefined && (
        <Button size="small" onClick={() => change({ on: undefined })}>
          {orgChartTexts.today}
        </Button>
      )}
    </>
  );
}
