import { type ReactNode, useState } from 'react';
import { useRead } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useCan, useSession } from '../../session.tsx';
import { weekNotesTexts as texts } from '../../texts/time.ts';
import { sayBreach } from '../../texts/working-rules.ts';
import { Notice } from '../../ui/notice.tsx';
import { type Row, totalOf } from './week-model.ts';

const weekdays = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;
const fullWeek = 6;

/** What to know of the hours of a week as they are typed: days off, a sixth day, and what the working rules say. */
export function WeekNotes({
  rows,
  days,
}: {
  readonly rows: readonly Row[];
  readonly days: readonly string[];
}): ReactNode {
  const can = useCan();
  const format = useFormat();
  const { user, organization } = useSession();
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const worked = days.filter((day) => totalOf(rows, day) > 0);
  const total = worked.reduce((sum, day) => sum + totalOf(rows, day), 0);
  const [last, setLast] = useState({ total, isChanged: false });
  if (last.total !== total) setLast({ total, isChanged: true });
  // What stood there before is told by the flags of its timesheet.
  const isAsked = last.isChanged && can('workingRules.breaches');
  const { data } = useRead(
    '/working-rule-breaches',
    { query: { from, to, user_id: user.id } },
    { isEnabled: isAsked, keepsPrevious: true },
  );
  const isOff = (day: string): boolean => {
    const name = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
    return name !== undefined && organization.weekend_days.includes(name);
  };
  const sixth = worked[fullWeek - 1];
  const notes = [
    ...worked.filter(isOff).map((day) => ({ day, text: texts.dayOff })),
    ...(sixth === undefined ? [] : [{ day: sixth, text: texts.sixthDay(worked.length) }]),
    ...(data?.breaches ?? []).map((breach) => ({ day: breach.day, text: sayBreach(format, breach) })),
  ].sort((one, other) => one.day.localeCompare(other.day));
  if (notes.length === 0) return null;
  return (
    <div role="status">
      <Notice tone="warning">
        <strong>{texts.title}</strong>
        <ul className="week-notes">
          {notes.map(({ day, text }) => (
            <li key={`${day} ${text}`}>{texts.note(format.shortDay(day), text)}</li>
          ))}
        </ul>
        <span className="quiet">{texts.saved}</span>
      </Notice>
    </div>
  );
}
