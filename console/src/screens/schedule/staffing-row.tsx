import type { ReactNode } from 'react';
import { useFormat } from '../../format.ts';
import { staffingTexts as texts } from '../../texts/staffing.ts';
import { sayBriefTimes, type Week } from './planned.ts';

export type Gap = Week['gaps'][number];

/** Below the days: when too few have a shift. Pressed, one of it is planned. What there is too much of is told, and quiet. */
export function StaffingRow({ week, onFill }: { readonly week: Week; readonly onFill: (gap: Gap) => void }): ReactNode {
  if (week.gaps.length === 0) return null;
  return (
    <div role="row" className="week-grid__line">
      <span role="rowheader" className="planner__who week-grid__who">
        <span className="week-grid__name">
          <span>{texts.rowTitle}</span>
          <span className="quiet">{texts.rowHint}</span>
        </span>
      </span>
      {week.days.map(({ date }) => (
        <span key={date} role="cell" className="week-grid__gaps tabular">
          <GapsOfDay gaps={week.gaps} date={date} onFill={onFill} />
        </span>
      ))}
    </div>
  );
}

/** What is missing on a day; what there is too much of is quiet. */
export function GapsOfDay({
  gaps,
  date,
  onFill,
}: {
  readonly gaps: readonly Gap[];
  readonly date: string;
  readonly onFill: (gap: Gap) => void;
}): ReactNode {
  const format = useFormat();
  return gaps
    .filter((gap) => gap.date === date)
    .map((gap) => {
      const said = texts.gap(sayBriefTimes(format, gap), gap.position, gap);
      const key = `${gap.requirement_id}${gap.starts_at}`;
      return gap.kind === 'GAP' ? (
        <button
          key={key}
          type="button"
          className="week-grid__gap"
          aria-label={texts.addFor(format.shortDay(date), said)}
          onClick={() => onFill(gap)}
        >
          {said}
        </button>
      ) : (
        <span key={key} className="quiet">
          {said}
        </span>
      );
    });
}
