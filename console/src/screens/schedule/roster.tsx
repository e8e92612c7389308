import type { ReactNode } from 'react';
import { useFormat } from '../../format.ts';
import { printTexts as texts } from '../../texts/print.ts';
import { usePrinting } from '../../ui/print.tsx';
import { fullName } from '../../words.ts';
import { type PlannedShift, sayBriefTimes, type Week } from './planned.ts';
import { isFreeDay, type Row, workedMinutes } from './week-model.ts';

/** The week as it hangs on the wall: everyone, what is published and approved, on paper alone. */
export function Roster({
  week,
  rows,
  isByPerson,
  department,
}: {
  readonly week: Week;
  readonly rows: readonly Row[];
  readonly isByPerson: boolean;
  /** Whose week it is, if it is not that of all. */
  readonly department: string | undefined;
}): ReactNode {
  const format = useFormat();
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  const names = new Map(week.people.map((person) => [person.id, fullName(person)]));
  const caption = [format.days(week.week_start, week.week_end), department].filter(Boolean).join(' · ');
  const drafts = week.shifts.filter((shift) => !shift.is_published && shift.status !== 'CANCELLED').length;
  return (
    <>
      <table className="roster print-only">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.person}</th>
            {week.days.map(({ date, is_weekend: isWeekend, is_holiday: isHoliday, holiday }) => (
              <th key={date} scope="col" className={isWeekend || isHoliday ? 'roster__free' : undefined}>
                {format.shortDay(date)}
                {holiday !== null && <small>{holiday}</small>}
              </th>
            ))}
            {isByPerson && (
              <th scope="col" className="roster__hours">
                {texts.hours}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.label}
                {row.person?.job_title != null && <small>{row.person.job_title}</small>}
              </th>
              {week.days.map((day) => {
                const { date } = day;
                return (
                  <td key={date} className={isFreeDay(day, row) ? 'roster__free' : undefined}>
                    {row.awayOn.get(date) === 'APPROVED' && <span className="roster__away">{texts.away}</span>}
                    {(row.byDay.get(date) ?? []).filter(isOnWall).map((shift) => (
                      <span key={shift.id} className="roster__shift">
                        {sayBriefTimes(format, shift)}
                        {[
                          isByPerson ? null : (names.get(shift.user_id ?? '') ?? texts.openShifts),
                          shift.title,
                          shift.location,
                        ]
                          .filter((part) => part !== null)
                          .map((part) => (
                            <small key={part}>{part}</small>
                          ))}
                      </span>
                    ))}
                  </td>
                );
              })}
              {isByPerson && (
                <td className="roster__hours">{row.person && texts.hoursOf(format.minutes(minutesOf(row)))}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {drafts > 0 && <p className="roster__note print-only">{texts.withoutDrafts(drafts)}</p>}
    </>
  );
}

export const isOnWall = ({ status, is_published: isPublished }: PlannedShift): boolean =>
  isPublished && status !== 'CANCELLED';

const minutesOf = ({ byDay }: Row): number =>
  [...byDay.values()]
    .flat()
    .filter(isOnWall)
    .reduce((sum, shift) => sum + workedMinutes(shift), 0);
