import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { addDays } from '../../calendar-days.ts';
import { type Data, useRead } from '../../client/hooks.ts';
import { useNowMs } from '../../clock/use-clock.ts';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { dayViewTexts as texts } from '../../texts/day-view.ts';
import { whoIsHereTexts } from '../../texts/home-team.ts';
import { scheduleTexts } from '../../texts/schedule.ts';
import { standardCostTexts } from '../../texts/standard-cost.ts';
import { IconButton } from '../../ui/button.tsx';
import { Avatar, Status } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';
import { type DayRow, type Hours, hoursOfDay, placeOf } from './day-model.ts';
import { draftOf } from './drafts.ts';
import { type PlannedPerson, type PlannedShift, sayBriefTime } from './planned.ts';
import { ShiftChip, StillSeen } from './shift-chip.tsx';
import { GapsOfDay } from './staffing-row.tsx';
import { isSelectable } from './use-selection.ts';
import { useSwipe } from './use-swipe.ts';
import { type GridProps } from './week-grid.tsx';
import { isFreeDay, minutesShown, type Row } from './week-model.ts';
import './day.css';

const lookEveryMs = 60_000;

interface DayProps extends Pick<
  GridProps,
  'week' | 'isByPerson' | 'cost' | 'isCostStandard' | 'selection' | 'onOpen' | 'onAdd' | 'onFill'
> {
  readonly day: string;
  readonly rows: readonly DayRow[];
  readonly onGo: (day: string) => void;
}

/** A day by the hour: who works when, and of today who is in. */
export function DayGrid(props: DayProps): ReactNode {
  const { week, day, rows, cost, isByPerson } = props;
  const format = useFormat();
  const { organization } = useSession();
  const can = useCan();
  const isToday = day === format.today();
  const team = useRead('/team', {}, { isEnabled: isToday && can('team.get'), refetchEveryMs: lookEveryMs });
  const nowMs = useNowMs(lookEveryMs);
  const states = new Map(isToday ? team.data?.people.map(({ user_id: id, state }) => [id, state]) : []);
  const hours = useMemo(() => hoursOfDay(rows, day, organization.timezone), [rows, day, organization.timezone]);
  const swipe = useSwipe((step) => props.onGo(addDays(day, step)));
  const shown = rows.map(({ row }) => row);
  const people = new Set(
    shown
      .flatMap(({ byDay }) => byDay.get(day) ?? [])
      .flatMap(({ user_id: id, status }) => (id === null || status !== 'SCHEDULED' ? [] : [id])),
  );
  const told = texts.working(people.size, format.minutes(minutesShown(shown, day)));
  const holiday = week.days.find(({ date }) => date === day)?.holiday;
  return (
    <div className="day-grid no-print" {...swipe}>
      <p className="day-grid__sum tabular">
        <span>
          {cost === null
            ? told
            : (props.isCostStandard ? standardCostTexts : texts).sum(told, format.money(cost.get(day) ?? 0))}
        </span>
        {holiday != null && <span className="quiet">{holiday}</span>}
        <GapsOfDay gaps={week.gaps} date={day} onFill={props.onFill} />
      </p>
      <Marks hours={hours} />
      <ul className="day-grid__rows" aria-label={texts.shiftsOf(format.shortDay(day))}>
        {rows.map((one) => (
          <li
            key={one.row.key}
            className={one.row.person === null && isByPerson ? 'day-grid__row day-grid__row--open' : 'day-grid__row'}
          >
            <Who row={one.row} day={day} state={states.get(one.row.person?.id ?? '')} onAdd={props.onAdd} />
            <Line {...props} one={one} hours={hours} nowMs={isToday ? nowMs : null} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** With more, a phone names every fourth. */
const manyMarks = 12;

/** The hours along the top; each shift says its times, so these are for the eye alone. */
function Marks({ hours }: { readonly hours: Hours }): ReactNode {
  const format = useFormat();
  return (
    <div className="day-grid__head" aria-hidden="true">
      <span className="day-grid__who" />
      <span className={hours.marks.length > manyMarks ? 'day-grid__marks day-grid__marks--many' : 'day-grid__marks'}>
        {hours.marks.map((ms) => (
          <span key={ms} className="day-grid__mark">
            {sayBriefTime(format, new Date(ms).toISOString())}
          </span>
        ))}
      </span>
    </div>
  );
}

type HereState = Data<'/team'>['people'][number]['state'];
const tones: Partial<Record<HereState, 'good' | 'bad' | 'warning'>> = { LATE: 'bad', IN: 'good', ON_BREAK: 'warning' };

function Who({
  row,
  day,
  state,
  onAdd,
}: {
  readonly row: Row;
  readonly day: string;
  readonly state: HereState | undefined;
  readonly onAdd: DayProps['onAdd'];
}): ReactNode {
  const { user } = useSession();
  const { person } = row;
  const tone = state && tones[state];
  const isGone = person?.last_day != null && day > person.last_day;
  return (
    <div className="day-grid__who">
      {person && <Avatar person={person} />}
      <span className="day-grid__name">
        {person?.is_plannable === true ? (
          <Link to={person.id === user.id ? '/me' : `/people/${person.id}`} className="day-grid__label">
            {row.label}
          </Link>
        ) : (
          <span className="day-grid__label">{row.label}</span>
        )}
        {state !== undefined && <Status {...(tone && { tone })}>{whoIsHereTexts.states[state]}</Status>}
      </span>
      {row.takes && !isGone && <IconButton label={texts.add(row.label)} icon="plus" onClick={() => onAdd(row, day)} />}
    </div>
  );
}

interface LineProps extends DayProps {
  readonly one: DayRow;
  readonly hours: Hours;
  /** null: it is another day. */
  readonly nowMs: number | null;
}

function Line({ one, hours, nowMs, day, week, isByPerson, selection, onOpen }: LineProps): ReactNode {
  const { row, shifts } = one;
  const away = row.awayOn.get(day);
  const said = row.saidOn.get(day);
  const seen = row.seenOn.get(day) ?? [];
  const placed = inLanes(shifts);
  const lanes = placed.reduce((most, { lane }) => Math.max(most, lane + 1), 0);
  const isSelecting = selection.isOn || selection.ids.size > 0;
  const shownDay = week.days.find(({ date }) => date === day);
  const isFree = shownDay !== undefined && isFreeDay(shownDay, row);
  return (
    <div
      className={[
        'day-grid__line',
        isFree && 'day-grid__line--free',
        shifts.length + seen.length === 0 && away === undefined && said === undefined && 'day-grid__line--empty',
      ]
        .filter(Boolean)
        .join(' ')}
      style={{ '--hours': String(hours.marks.length) } as CSSProperties}
    >
      {nowMs !== null && nowMs >= hours.startMs && nowMs < hours.endMs && (
        <span className="day-grid__now" style={{ left: `${String(placeOf(hours, nowMs))}%` }} />
      )}
      {away !== undefined && (
        <span className={away === 'APPROVED' ? 'week-grid__away' : 'week-grid__away week-grid__away--asked'}>
          {away === 'APPROVED' ? scheduleTexts.away : scheduleTexts.askedAway}
        </span>
      )}
      {said !== undefined && (
        <Link
          to={`/my-availability?person=${row.person?.id ?? ''}`}
          className="week-grid__away week-grid__away--asked week-grid__said"
        >
          {said}
        </Link>
      )}
      {placed.map(({ shift, lane }) => {
        const [left, right] = [shift.starts_at, shift.ends_at].map((at) => placeOf(hours, Date.parse(at)));
        return (
          <span
            key={shift.id}
            className="day-grid__shift"
            style={{
              gridRow: lane + 2,
              marginLeft: `${String(left)}%`,
              width: `${String((right ?? 0) - (left ?? 0))}%`,
            }}
          >
            <ShiftChip
              shift={shift}
              draft={draftOf(week, shift)}
              who={isByPerson ? null : whoOf(week.people, shift)}
              isMoving={false}
              isSelected={isSelecting && isSelectable(shift) ? selection.ids.has(shift.id) : null}
              onOpen={() => (selection.isOn && isSelectable(shift) ? selection.toggle(shift) : onOpen(shift))}
              onSelect={() => selection.toggle(shift)}
            />
          </span>
        );
      })}
      {seen.map((draft, index) => {
        const { starts_at: start, ends_at: end } = draft.published;
        const [left, right] = [start, end].map((at) => placeOf(hours, Date.parse(at)));
        return (
          <span
            key={draft.shift_id}
            className="day-grid__shift"
            style={{
              gridRow: lanes + index + 2,
              marginLeft: `${String(left)}%`,
              width: `${String((right ?? 0) - (left ?? 0))}%`,
            }}
          >
            <StillSeen draft={draft} who={isByPerson ? null : whoOf(week.people, draft.published)} />
          </span>
        );
      })}
    </div>
  );
}

const whoOf = (people: readonly PlannedPerson[], shift: Pick<PlannedShift, 'user_id'>): string => {
  const person = people.find(({ id }) => id === shift.user_id);
  return person ? fullName(person) : scheduleTexts.openRow;
};

/** Shifts at the same time stand below each other. */
function inLanes(shifts: readonly PlannedShift[]): { readonly shift: PlannedShift; readonly lane: number }[] {
  const ends: string[] = [];
  return shifts
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))
    .map((shift) => {
      const free = ends.findIndex((end) => end <= shift.starts_at);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = shift.ends_at;
      return { shift, lane };
    });
}
