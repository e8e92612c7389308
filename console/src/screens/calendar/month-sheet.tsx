import type { ReactNode } from 'react';
import { type Format, useFormat } from '../../format.ts';
import { printTexts as texts } from '../../texts/print.ts';
import { usePrinting } from '../../ui/print.tsx';
import { fullName } from '../../words.ts';
import { sayBriefTime } from '../schedule/planned.ts';
import type { CalendarData } from './record.ts';

/** The month of everyone on one sheet, leave that is approved and shifts that are published, on paper alone. */
export function MonthSheet({ data }: { readonly data: CalendarData }): ReactNode {
  const format = useFormat();
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  const marks = marksOf(data, format);
  const freeClass = (isFree: boolean): string | undefined => (isFree ? 'roster__free' : undefined);
  return (
    <table className="roster roster--month print-only">
      <caption>{format.month(data.start_date)}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.person}</th>
          {data.days.map(({ date, is_weekend: isWeekend, is_holiday: isHoliday }) => (
            <th key={date} scope="col" className={freeClass(isWeekend || isHoliday)}>
              {Number(date.slice(8))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.people.map((person) => (
          <tr key={person.id}>
            <th scope="row">{fullName(person)}</th>
            {data.days.map(({ date, is_weekend: isWeekend }) => (
              <td key={date} className={freeClass(isWeekend || person.holidays.includes(date))}>
                {(marks.get(`${person.id} ${date}`) ?? []).map((mark, index) => (
                  // Marks of a day stay in their order.
                  <div key={index}>{mark}</div>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What stands in each cell: who is away and why as far as it is told, and from when until when someone works. */
function marksOf(data: CalendarData, format: Format): ReadonlyMap<string, readonly string[]> {
  const marks = new Map<string, string[]>();
  const add = (userId: string, date: string, ...said: string[]): void => {
    const key = `${userId} ${date}`;
    marks.set(key, [...(marks.get(key) ?? []), ...said]);
  };
  for (const { user_id: id, title, status, start_date: start, end_date: end } of data.leaves) {
    if (status !== 'APPROVED') continue;
    for (const { date } of data.days) if (date >= start && date <= end) add(id, date, title ?? texts.away);
  }
  for (const { user_id: id, starts_at: start, ends_at: end, is_published: isPublished } of data.shifts) {
    if (!isPublished) continue;
    add(id, format.dayOf(start), sayBriefTime(format, start), sayBriefTime(format, end));
  }
  return marks;
}
