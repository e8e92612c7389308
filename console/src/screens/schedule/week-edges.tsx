import type { ReactNode } from 'react';
import { useFormat } from '../../format.ts';
import { dayViewTexts } from '../../texts/day-view.ts';
import { batchTexts, scheduleTexts as texts, weekEdgesTexts } from '../../texts/schedule.ts';
import { standardCostTexts } from '../../texts/standard-cost.ts';
import { IconButton } from '../../ui/button.tsx';
import { type PlannedShift, type Week } from './planned.ts';
import { type Gap, StaffingRow } from './staffing-row.tsx';
import { isSelectable, type Selection } from './use-selection.ts';
import { minutesShown, type Row } from './week-model.ts';

export function WeekHead({
  week,
  rows,
  isByPerson,
  selection,
  onDay,
}: {
  readonly week: Week;
  readonly rows: readonly Row[];
  readonly isByPerson: boolean;
  readonly selection: Selection;
  /** Opens a day by the hour. */
  readonly onDay: (day: string) => void;
}): ReactNode {
  const format = useFormat();
  const today = format.today();
  return (
    <div role="rowgroup" className="week-grid__head">
      <div role="row" aria-rowindex={1} className="week-grid__line">
        <span role="columnheader" className="planner__who week-grid__who">
          {isByPerson ? texts.person : texts.department}
        </span>
        {week.days.map(({ date, holiday }) => (
          <span
            key={date}
            role="columnheader"
            className={date === today ? 'week-grid__day week-grid__day--today' : 'week-grid__day'}
            data-today={date === today ? '' : undefined}
          >
            <span className="week-grid__date">
              <DayName
                date={date}
                shifts={rows.flatMap(({ byDay }) => byDay.get(date) ?? []).filter(isSelectable)}
                selection={selection}
              />
              <IconButton label={dayViewTexts.openDay(format.shortDay(date))} icon="eye" onClick={() => onDay(date)} />
            </span>
            {holiday !== null && (
              <span className="week-grid__holiday" title={holiday}>
                {holiday}
              </span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The day; pressed, all its shifts that are shown are selected. */
function DayName({
  date,
  shifts,
  selection,
}: {
  readonly date: string;
  readonly shifts: readonly PlannedShift[];
  readonly selection: Selection;
}): ReactNode {
  const format = useFormat();
  if (shifts.length === 0) return <span>{format.shortDay(date)}</span>;
  return (
    <button
      type="button"
      className="week-grid__select"
      aria-pressed={shifts.every(({ id }) => selection.ids.has(id))}
      title={batchTexts.selectDay(format.shortDay(date))}
      onClick={() => selection.toggleAll(shifts)}
    >
      {format.shortDay(date)}
      <span className="only-read-aloud">{batchTexts.selectAll}</span>
    </button>
  );
}

/** What each day comes to, in the rows that are shown. */
export function WeekFoot({
  week,
  rows,
  cost,
  isCostStandard,
  onFill,
}: {
  readonly week: Week;
  readonly rows: readonly Row[];
  readonly cost: ReadonlyMap<string, number> | null;
  readonly isCostStandard: boolean;
  readonly onFill: (gap: Gap) => void;
}): ReactNode {
  const format = useFormat();
  const minutesOn = new Map(week.days.map(({ date }) => [date, minutesShown(rows, date)]));
  const total = [...minutesOn.values()].reduce((sum, minutes) => sum + minutes, 0);
  const paid = cost && [...cost.values()].reduce((sum, amount) => sum + amount, 0);
  return (
    <div role="rowgroup" className="week-grid__foot">
      <StaffingRow week={week} onFill={onFill} />
      <div role="row" className="week-grid__line">
        <span role="rowheader" className="planner__who week-grid__who">
          <span className="week-grid__name">
            <span>
              {cost === null
                ? texts.hours
                : isCostStandard
                  ? standardCostTexts.hoursAndCost
                  : weekEdgesTexts.hoursAndCost}
            </span>
            <span className="quiet tabular">
              {paid === null
                ? weekEdgesTexts.hours(format.minutes(total))
                : weekEdgesTexts.hoursFor(format.minutes(total), format.money(paid))}
            </span>
          </span>
        </span>
        {week.days.map(({ date }) => (
          <span key={date} role="cell" className="week-grid__sum tabular">
            <span>{weekEdgesTexts.hours(format.minutes(minutesOn.get(date) ?? 0))}</span>
            {cost && <span className="quiet">{format.money(cost.get(date) ?? 0)}</span>}
          </span>
        ))}
      </div>
    </div>
  );
}
