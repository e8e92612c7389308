import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { type Format, useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { timelineTexts } from '../../texts/calendar.ts';
import { recordLeaveTexts } from '../../texts/leave/record.ts';
import { IconButton } from '../../ui/button.tsx';
import { Avatar } from '../../ui/page.tsx';
import { useTodayInSight } from '../../ui/use-today-in-sight.ts';
import { fullName } from '../../words.ts';
import { daysBetween } from '../leave/days.ts';
import type { CalendarData, CalendarLeave } from './record.ts';

const rowHeight = 36;

type Person = CalendarData['people'][number];
type Shift = CalendarData['shifts'][number];

interface Row {
  readonly person: Person;
  readonly leaves: readonly CalendarLeave[];
  readonly shifts: readonly Shift[];
}

/** One row a person, one column a day. Only the rows in sight are in the document. */
export function Timeline({
  data,
  onOpen,
  onRecord,
}: {
  readonly data: CalendarData;
  readonly onOpen: (leaveId: string) => void;
  readonly onRecord: ((person: Person) => void) | null;
}): ReactNode {
  const format = useFormat();
  const rows = useMemo(() => rowsOf(data), [data]);
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  });
  const today = format.today();
  useTodayInSight(scroller, data.start_date);
  const style = { '--days': data.days.length } as CSSProperties;
  return (
    <div
      ref={scroller}
      className="planner__scroll timeline"
      style={style}
      tabIndex={0}
      role="region"
      aria-label={timelineTexts.peopleAndDays}
    >
      <div className="timeline__head" aria-hidden="true">
        <span className="timeline__corner" />
        {data.days.map(({ date, is_weekend: isWeekend, is_holiday: isHoliday, holiday }) => (
          <span
            key={date}
            className={dayClass(date === today, isWeekend || isHoliday)}
            data-today={date === today ? '' : undefined}
            title={holiday ?? undefined}
          >
            <span className="timeline__letter">{format.weekday(date).charAt(0).toUpperCase()}</span>
            {Number(date.slice(8))}
          </span>
        ))}
      </div>
      <ul className="timeline__rows" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <li key={row.person.id} className="timeline__row" style={{ transform: `translateY(${start}px)` }}>
                <span className="planner__who timeline__who">
                  <Avatar person={row.person} />
                  <PlannedName person={row.person} />
                  {onRecord && (
                    <span className="planner__act">
                      <IconButton
                        label={recordLeaveTexts.recordLeaveFor(fullName(row.person))}
                        icon="plus"
                        onClick={() => onRecord(row.person)}
                      />
                    </span>
                  )}
                </span>
                <div className="timeline__days">
                  <FreeDays data={data} person={row.person} today={today} />
                  {row.shifts.map((shift) => (
                    <ShiftMark key={shift.id} shift={shift} first={data.start_date} format={format} />
                  ))}
                  {row.leaves.map((leave) => (
                    <LeaveBar
                      key={leave.id}
                      leave={leave}
                      person={row.person}
                      data={data}
                      format={format}
                      onOpen={onOpen}
                    />
                  ))}
                </div>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

/** An Employee sees who of their people is away, and the pages of none. */
function PlannedName({ person }: { readonly person: Person }): ReactNode {
  const { user } = useSession();
  const name = fullName(person);
  if (user.role === 'EMPLOYEE' && person.id !== user.id) return <span className="planner__name">{name}</span>;
  return (
    <Link to={person.id === user.id ? '/me' : `/people/${person.id}`} className="planner__name" title={name}>
      {name}
    </Link>
  );
}

const dayClass = (isToday: boolean, isFree: boolean): string =>
  ['timeline__day', isToday && 'timeline__day--today', isFree && 'timeline__day--free'].filter(Boolean).join(' ');

function rowsOf({ people, leaves, shifts }: CalendarData): Row[] {
  const leavesOf = byPerson(leaves);
  const shiftsOf = byPerson(shifts);
  return people.map((person) => ({
    person,
    leaves: leavesOf.get(person.id) ?? [],
    shifts: shiftsOf.get(person.id) ?? [],
  }));
}

function byPerson<T extends { readonly user_id: string }>(records: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const record of records) {
    const group = groups.get(record.user_id);
    if (group) group.push(record);
    else groups.set(record.user_id, [record]);
  }
  return groups;
}

/** Grid lines: columns are counted from 1. */
const columnOf = (first: string, date: string): number => daysBetween(first, date) + 1;

function FreeDays({
  data,
  person,
  today,
}: {
  readonly data: CalendarData;
  readonly person: Person;
  readonly today: string;
}): ReactNode {
  return data.days.map(({ date, is_weekend: isWeekend }, index) =>
    isWeekend || person.holidays.includes(date) || date === today ? (
      <span
        key={date}
        aria-hidden="true"
        className={date === today ? 'timeline__cell timeline__cell--today' : 'timeline__cell'}
        style={{ gridColumn: index + 1 }}
      />
    ) : null,
  );
}

function ShiftMark({
  shift,
  first,
  format,
}: {
  readonly shift: Shift;
  readonly first: string;
  readonly format: Format;
}): ReactNode {
  const times = timelineTexts.times(format.time(shift.starts_at), format.time(shift.ends_at));
  const day = format.dayOf(shift.starts_at);
  const said = (shift.is_published ? timelineTexts.shiftOn : timelineTexts.draftOn)(format.shortDay(day), times);
  return (
    <span
      className={shift.is_published ? 'timeline__shift' : 'timeline__shift timeline__shift--draft'}
      style={{ gridColumn: columnOf(first, day) }}
      title={said}
    >
      <span className="only-read-aloud">{said}</span>
    </span>
  );
}

function LeaveBar({
  leave,
  person,
  data,
  format,
  onOpen,
}: {
  readonly leave: CalendarLeave;
  readonly person: Person;
  readonly data: CalendarData;
  readonly format: Format;
  readonly onOpen: (leaveId: string) => void;
}): ReactNode {
  const from = leave.start_date < data.start_date ? data.start_date : leave.start_date;
  const to = leave.end_date > data.end_date ? data.end_date : leave.end_date;
  const title = leave.title ?? timelineTexts.away;
  const days = format.days(leave.start_date, leave.end_date);
  const isPending = leave.status === 'PENDING';
  const style = {
    gridColumn: `${columnOf(data.start_date, from)} / ${columnOf(data.start_date, to) + 1}`,
    '--leave': leave.color ?? 'var(--ink-3)',
  } as CSSProperties;
  return (
    <button
      type="button"
      className={isPending ? 'timeline__leave timeline__leave--pending' : 'timeline__leave'}
      style={style}
      aria-label={(isPending ? timelineTexts.pendingLeave : timelineTexts.approvedLeave)(fullName(person), title, days)}
      title={timelineTexts.leave(title, days)}
      onClick={() => onOpen(leave.id)}
    >
      {/* One day has no room for a name: its colour stands in the legend, and the tooltip and the dialog have it. */}
      {from === to ? null : title}
    </button>
  );
}
