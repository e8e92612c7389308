import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { orgChartTexts } from '../../texts/people/people.ts';
import { Who } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';
import { isFoundBy, type Member, type Shown } from './org-chart-model.ts';

/** Line by line, indented: for phones, and for paper on which the boxes would be too small. */
export const OrgList = (shown: Shown): ReactNode => (
  <ul className="tree">
    {shown.chart.roots.map((member) => (
      <Branch key={member.id} member={member} shown={shown} />
    ))}
  </ul>
);

function Branch({ member, shown }: { readonly member: Member; readonly shown: Shown }): ReactNode {
  const reports = shown.chart.reportsOf.get(member.id) ?? [];
  const isUnfolded = shown.isOpen(member.id);
  const Chevron = isUnfolded ? ChevronDown : ChevronRight;
  return (
    <li>
      <div className={isFoundBy(member, shown.text) ? 'tree__row tree__row--found' : 'tree__row'}>
        {reports.length > 0 ? (
          <button
            type="button"
            className="tree__toggle"
            aria-expanded={isUnfolded}
            aria-label={orgChartTexts.reportsOf(fullName(member))}
            onClick={() => shown.toggle(member.id)}
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
            <Branch key={report.id} member={report} shown={shown} />
          ))}
        </ul>
      )}
    </li>
  );
}
