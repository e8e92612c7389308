import type { ReactNode } from 'react';
import { useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { periodsTexts } from '../../texts/people/rehire.ts';
import { Panel, Status } from '../../ui/page.tsx';

const tones = { PAST: undefined, CURRENT: 'good', PLANNED: 'warning' } as const;

/** Of who was hired again, or is to be. Someone with one employment reads its days among the facts. */
export function PeriodsPanel({ personId }: { readonly personId: string }): ReactNode {
  const format = useFormat();
  const { data } = useRead('/users/{id}/employment-periods', { path: { id: personId } });
  const day = (value: string | null): string | null => (value === null ? null : format.day(value));
  if (!data || data.periods.length < 2) return null;
  return (
    <Panel title={periodsTexts.title}>
      <ol className="history">
        {data.periods.map(({ number, started_on, ended_on, status, probation_period_months: probation }) => (
          <li key={number} className="job-history__row">
            <div className="job-history__head">
              <strong>{periodsTexts.number(number)}</strong>
              <Status {...(tones[status] && { tone: tones[status] })}>{periodsTexts.states[status]}</Status>
            </div>
            <div>{periodsTexts.span(day(started_on), day(ended_on))}</div>
            {probation != null && <div className="history__when">{periodsTexts.probation(probation)}</div>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
