import type { ReactNode } from 'react';
import { useFormat } from '../../format.ts';
import { dayViewTexts } from '../../texts/day-view.ts';
import { printTexts as texts } from '../../texts/print.ts';
import { usePrinting } from '../../ui/print.tsx';
import { fullName } from '../../words.ts';
import { type DayRow } from './day-model.ts';
import { sayBriefTimes, type Week } from './planned.ts';
import { isOnWall } from './roster.tsx';

/** Who works on a day, as it hangs on the wall: everyone of the list in its order, and what is published. On paper alone. */
export function DayRoster({
  week,
  day,
  rows,
  isByPerson,
  department,
}: {
  readonly week: Week;
  readonly day: string;
  readonly rows: readonly DayRow[];
  readonly isByPerson: boolean;
  /** Whose day it is, if it is not that of all. */
  readonly department: string | undefined;
}): ReactNode {
  const format = useFormat();
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  const names = new Map(week.people.map((person) => [person.id, fullName(person)]));
  const caption = [format.shortDay(day), department].filter(Boolean).join(' · ');
  const drafts = rows
    .flatMap(({ shifts }) => shifts)
    .filter((shift) => !shift.is_published && shift.status !== 'CANCELLED').length;
  return (
    <>
      <table className="roster roster--day print-only">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.person}</th>
            <th scope="col">{dayViewTexts.time}</th>
            <th scope="col">{dayViewTexts.what}</th>
            <th scope="col">{dayViewTexts.where}</th>
          </tr>
        </thead>
        <tbody>
          {rows.flatMap(({ row, shifts }) => {
            // The night before hangs on the paper of its own day.
            const shown = shifts.filter((shift) => isOnWall(shift) && format.dayOf(shift.starts_at) === day);
            const isAway = row.awayOn.get(day) === 'APPROVED';
            // Nothing is open: that needs no line.
            if (shown.length === 0 && row.person === null) return [];
            if (shown.length === 0) {
              return [
                <tr key={row.key}>
                  <th scope="row">{row.label}</th>
                  <td colSpan={3}>
                    <span className="roster__away">{isAway ? texts.away : dayViewTexts.noShift}</span>
                  </td>
                </tr>,
              ];
            }
            return shown.map((shift, index) => (
              <tr key={shift.id}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={shown.length}>
                    {row.label}
                    {row.person?.job_title != null && <small>{row.person.job_title}</small>}
                    {isAway && <small>{texts.away}</small>}
                  </th>
                )}
                <td className="tabular">{sayBriefTimes(format, shift)}</td>
                <td>
                  {[isByPerson ? null : (names.get(shift.user_id ?? '') ?? texts.openShifts), shift.title]
                    .filter((part) => part !== null)
                    .join(' · ')}
                </td>
                <td>{shift.location}</td>
              </tr>
            ));
          })}
        </tbody>
      </table>
      {drafts > 0 && <p className="roster__note print-only">{texts.withoutDrafts(drafts)}</p>}
    </>
  );
}
