import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { type Data, useRead } from '../../client/hooks.ts';
import { useSearch } from '../../router.tsx';
import { useSees } from '../../session.tsx';
import { orgChartTexts } from '../../texts/people/people.ts';
import { Button } from '../../ui/button.tsx';
import { Control } from '../../ui/control.tsx';
import { Failure, Skeleton, State } from '../../ui/notice.tsx';
import { Page, Who } from '../../ui/page.tsx';
import { PrintButton } from '../../ui/print.tsx';
import { FilterBar } from '../../ui/table-filters.tsx';
import { fullName } from '../../words.ts';
import '../../ui/field.css';
import '../../ui/data-table.css';
import './people.css';

type Member = Data<'/org-chart'>['people'][number];

interface Chart {
  readonly roots: readonly Member[];
  readonly reportsOf: ReadonlyMap<string, readonly Member[]>;
  readonly byId: ReadonlyMap<string, Member>;
}

/** Whose manager is not shown stands at the top: who has the most people first. */
function chartOf(people: readonly Member[]): Chart {
  const byId = new Map(people.map((member) => [member.id, member]));
  const reportsOf = new Map<string, Member[]>();
  const roots: Member[] = [];
  for (const member of people) {
    if (member.manager_id === null || !byId.has(member.manager_id)) roots.push(member);
    else reportsOf.set(member.manager_id, [...(reportsOf.get(member.manager_id) ?? []), member]);
  }
  const sizeOf = ({ id }: Member): number => (reportsOf.get(id) ?? []).reduce((sum, one) => sum + 1 + sizeOf(one), 0);
  const sizes = new Map(roots.map((root) => [root.id, sizeOf(root)]));
  roots.sort((one, other) => (sizes.get(other.id) ?? 0) - (sizes.get(one.id) ?? 0));
  return { roots, reportsOf, byId };
}

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const isFoundBy = (member: Member, text: string): boolean =>
  text !== '' && plain(`${fullName(member)} ${member.job_title ?? ''}`).includes(plain(text));

export function Screen(): ReactNode {
  const [search] = useSearch<'q' | 'on'>();
  const read = useRead('/org-chart', { query: { as_of: search.on } }, { keepsPrevious: true });
  const chart = useMemo(() => chartOf(read.data?.people ?? []), [read.data]);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const text = search.q ?? '';
  const above = useMemo(() => pathsTo(chart, text), [chart, text]);
  const toggle = (id: string): void =>
    setClosed((current) => {
      const next = new Set(current);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const foldAll = (): void => setClosed(closed.size > 0 ? new Set() : new Set(chart.reportsOf.keys()));
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
      <div className="org-chart__day">
        <FilterBar filters={[]} searches={orgChartTexts.search} />
        <ChartDay />
      </div>
      <div className="panel">
        <div className="panel__body">
          {!read.data && (read.error ? <Failure error={read.error} retry={read.reload} /> : <Skeleton lines={6} />)}
          {read.data?.people.length === 0 && (
            <State icon="info" title={orgChartTexts.empty}>
              {orgChartTexts.emptyHint}
            </State>
          )}
          <ul className="tree">
            {chart.roots.map((member) => (
              <Branch
                key={member.id}
                member={member}
                chart={chart}
                text={text}
                isOpen={(id) => (text === '' ? !closed.has(id) : above.has(id))}
                toggle={toggle}
              />
            ))}
          </ul>
        </div>
      </div>
    </Page>
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

/** Everyone above someone found: their branches are open while one searches. */
function pathsTo(chart: Chart, text: string): ReadonlySet<string> {
  const above = new Set<string>();
  if (text === '') return above;
  for (const member of chart.byId.values()) {
    if (!isFoundBy(member, text)) continue;
    let manager = member.manager_id === null ? undefined : chart.byId.get(member.manager_id);
    while (manager && !above.has(manager.id)) {
      above.add(manager.id);
      manager = manager.manager_id === null ? undefined : chart.byId.get(manager.manager_id);
    }
  }
  return above;
}

interface BranchProps {
  readonly member: Member;
  readonly chart: Chart;
  readonly text: string;
  readonly isOpen: (id: string) => boolean;
  readonly toggle: (id: string) => void;
}

function Branch({ member, chart, text, isOpen, toggle }: BranchProps): ReactNode {
  const reports = chart.reportsOf.get(member.id) ?? [];
  const isUnfolded = isOpen(member.id);
  const Chevron = isUnfolded ? ChevronDown : ChevronRight;
  return (
    <li>
      <div className={isFoundBy(member, text) ? 'tree__row tree__row--found' : 'tree__row'}>
        {reports.length > 0 ? (
          <button
            type="button"
            className="tree__toggle"
            aria-expanded={isUnfolded}
            aria-label={orgChartTexts.reportsOf(fullName(member))}
            onClick={() => toggle(member.id)}
          >
            <Chevron size={16} aria-hidden="true" />
          </button>
        ) : (
          <span className="tree__leaf" />
        )}
        <Who person={member} small={member.job_title} to={`/people/${member.id}`} />
        {reports.length > 0 && <span className="tree__count">{orgChartTexts.reports(reports.length)}</span>}
      </div>
      {isUnfolded && reports.length > 0 && (
        <ul>
          {reports.map((report) => (
            <Branch key={report.id} member={report} chart={chart} text={text} isOpen={isOpen} toggle={toggle} />
          ))}
        </ul>
      )}
    </li>
  );
}
