import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { recordLeaveTexts } from '../../texts/leave/record.ts';
import { batchTexts, scheduleTexts as texts, weekGridTexts } from '../../texts/schedule.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Avatar } from '../../ui/page.tsx';
import { useTodayInSight } from '../../ui/use-today-in-sight.ts';
import { fullName } from '../../words.ts';
import { draftOf } from './drafts.ts';
import { type PlannedPerson, type PlannedShift, type Week } from './planned.ts';
import { ShiftChip, StillSeen } from './shift-chip.tsx';
import type { Gap } from './staffing-row.tsx';
import { type Drag, useDrag } from './use-drag.ts';
import { useFrame } from './use-frame.ts';
import { type KeyMove, useMoveKeys } from './use-move-keys.ts';
import { isSelectable, type Selection } from './use-selection.ts';
import { WeekFoot, WeekHead } from './week-edges.tsx';
import { isFreeDay, type Place, type Row } from './week-model.ts';

/** In pixels, as the styles have it. */
const rowHeight = { roomy: 52, compact: 27 };

export interface GridProps {
  readonly week: Week;
  readonly rows: readonly Row[];
  readonly isByPerson: boolean;
  /** A row is one line high. */
  readonly isCompact: boolean;
  readonly cost: ReadonlyMap<string, number> | null;
  /** An average in place of what people earn. */
  readonly isCostStandard: boolean;
  readonly selection: Selection;
  readonly onOpen: (shift: PlannedShift) => void;
  readonly onAdd: (row: Row, day: string) => void;
  readonly onMove: (shift: PlannedShift, row: Row, day: string) => void;
  /** All that are selected, one of which was moved there. */
  readonly onMoveSelected: (shift: PlannedShift, row: Row, day: string) => void;
  readonly onRecordLeave: (person: PlannedPerson) => void;
  readonly onFill: (gap: Gap) => void;
  readonly onDay: (day: string) => void;
}

/** A row for each person or department, a column for each day. Only the rows in sight are in the document. */
export function WeekGrid(props: GridProps): ReactNode {
  const { week, rows, isByPerson, isCompact, onMove } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isCompact ? rowHeight.compact : rowHeight.roomy),
    overscan: 8,
    getItemKey: (index) => rows[index]?.key ?? index,
  });
  useEffect(() => virtual.measure(), [isCompact, virtual]);
  useTodayInSight(scroller, week.days[0]?.date ?? '');
  const shifts = new Map(week.shifts.map((shift) => [shift.id, shift]));
  const moveTo = (shiftId: string, { row, day }: Place): void => {
    const [shift, target] = [shifts.get(shiftId), rows[row]];
    if (!shift || target?.takes !== true) return;
    (props.selection.ids.size > 1 && props.selection.ids.has(shiftId) ? props.onMoveSelected : onMove)(
      shift,
      target,
      day,
    );
  };
  const { drag, begin, takeClick } = useDrag(scroller, moveTo);
  const frame = useFrame(scroller, (ids) => props.selection.add(ids.flatMap((id) => shifts.get(id) ?? [])));
  const keys = useMoveKeys({
    rows,
    days: week.days.map(({ date }) => date),
    scroller,
    onDrop: moveTo,
    scrollTo: (row) => virtual.scrollToIndex(row),
  });
  const over = drag?.over ?? keys.move?.place ?? null;
  const movingId = drag?.shiftId ?? keys.move?.shiftId ?? null;
  const movingCount = movingId !== null && props.selection.ids.has(movingId) ? props.selection.ids.size : 1;
  return (
    <>
      <MoveBar move={keys.move} rows={rows} shifts={shifts} count={movingCount} isMany={props.selection.ids.size > 1} />
      <div
        ref={scroller}
        className={[
          'planner__scroll week-grid',
          movingId !== null && 'week-grid--moving',
          isCompact && 'week-grid--compact',
        ]
          .filter(Boolean)
          .join(' ')}
        tabIndex={0}
        role="region"
        aria-label={weekGridTexts.shiftsOfTheWeek}
        onKeyDown={keys.onKeyDown}
        onPointerDown={(event) => {
          keys.onPointerDown();
          frame.begin(event);
        }}
      >
        <div role="table" aria-label={texts.title} aria-rowcount={rows.length + 2} className="week-grid__table">
          <WeekHead week={week} rows={rows} isByPerson={isByPerson} selection={props.selection} onDay={props.onDay} />
          <div role="rowgroup" className="week-grid__rows" style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index, start, key }) => {
              const row = rows[index];
              return (
                row && (
                  <div
                    key={key}
                    ref={virtual.measureElement}
                    data-index={index}
                    role="row"
                    aria-rowindex={index + 2}
                    className={
                      row.person === null && isByPerson ? 'week-grid__row week-grid__row--open' : 'week-grid__row'
                    }
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    <RowHead row={row} onRecordLeave={props.onRecordLeave} />
                    {week.days.map((day) => {
                      const { date } = day;
                      return (
                        <Cell
                          key={date}
                          {...props}
                          row={row}
                          index={index}
                          date={date}
                          isFree={isFreeDay(day, row)}
                          isOver={over?.row === index && over.day === date}
                          movingId={movingId}
                          onDragStart={begin}
                          takeClick={takeClick}
                          onMoveKeys={(shift) => keys.begin(shift.id, { row: index, day: date })}
                        />
                      );
                    })}
                  </div>
                )
              );
            })}
          </div>
          <WeekFoot
            week={week}
            rows={rows}
            cost={props.cost}
            isCostStandard={props.isCostStandard}
            onFill={props.onFill}
          />
        </div>
      </div>
      {frame.frame && <div className="week-grid__frame" style={{ ...frame.frame }} />}
      {drag && <Ghost drag={drag} shift={shifts.get(drag.shiftId)} count={movingCount} />}
    </>
  );
}

function RowHead({ row, onRecordLeave }: { readonly row: Row } & Pick<GridProps, 'onRecordLeave'>): ReactNode {
  const format = useFormat();
  const { user } = useSession();
  const { person } = row;
  const isOver = person?.contract_minutes != null && person.minutes > person.contract_minutes;
  return (
    <div role="rowheader" className="planner__who week-grid__who">
      {row.person && <Avatar person={row.person} />}
      <span className="week-grid__name">
        {person?.is_plannable === true ? (
          <Link to={person.id === user.id ? '/me' : `/people/${person.id}`} className="planner__name" title={row.label}>
            <FoldedName row={row} />
          </Link>
        ) : (
          <span className="planner__name">
            <FoldedName row={row} />
          </span>
        )}
        {row.person ? (
          <>
            <span
              className={isOver ? 'week-grid__over tabular' : 'quiet tabular'}
              title={isOver ? texts.overContract : undefined}
            >
              {row.person.contract_minutes === null
                ? weekGridTexts.hours(format.minutes(row.person.minutes))
                : weekGridTexts.hoursOf(
                    weekGridTexts.fullHours(format.minutes(row.person.minutes)),
                    weekGridTexts.fullHours(format.minutes(row.person.contract_minutes)),
                  )}
            </span>
            {row.person.last_day !== null && (
              <span className="week-grid__leaves">{weekGridTexts.lastDay(format.shortDay(row.person.last_day))}</span>
            )}
          </>
        ) : (
          row.hint !== null && <span className="quiet">{row.hint}</span>
        )}
      </span>
      {person?.is_plannable === true && person.id !== user.id && user.role !== 'EMPLOYEE' && (
        <span className="planner__act">
          <IconButton
            label={recordLeaveTexts.recordLeaveFor(row.label)}
            icon="plus"
            onClick={() => onRecordLeave(person)}
          />
        </span>
      )}
    </div>
  );
}

const shortName = ({ first_name: given, last_name: family }: PlannedPerson): string =>
  family === '' ? given : `${given} ${family.charAt(0)}.`;

/** Where the whole name has no room, the family name is its initial: before anything is cut. */
function FoldedName({ row: { label, person } }: { readonly row: Row }): ReactNode {
  if (!person) return label;
  return (
    <span className="folded-name">
      <span className="folded-name__short" aria-hidden="true">
        {shortName(person)}
      </span>
      <span className="folded-name__full">{label}</span>
    </span>
  );
}

interface CellProps extends GridProps {
  readonly row: Row;
  readonly index: number;
  readonly date: string;
  readonly isFree: boolean;
  readonly isOver: boolean;
  readonly movingId: string | null;
  readonly onDragStart: ReturnType<typeof useDrag>['begin'];
  readonly takeClick: () => boolean;
  readonly onMoveKeys: (shift: PlannedShift) => void;
}

function Cell(props: CellProps): ReactNode {
  const { row, index, date, isFree, isOver, isByPerson, week, movingId, selection } = props;
  const isSelecting = selection.isOn || selection.ids.size > 0;
  const format = useFormat();
  const away = row.awayOn.get(date);
  const isGone = row.person?.last_day != null && date > row.person.last_day;
  const classes = [
    'week-grid__cell',
    (isFree || isGone) && 'week-grid__cell--free',
    isOver && (row.takes ? 'week-grid__cell--over' : 'week-grid__cell--closed'),
  ].filter(Boolean);
  return (
    <div role="cell" className={classes.join(' ')} data-day={date} data-row={index}>
      {away !== undefined && (
        <span className={away === 'APPROVED' ? 'week-grid__away' : 'week-grid__away week-grid__away--asked'}>
          {away === 'APPROVED' ? texts.away : texts.askedAway}
        </span>
      )}
      {row.saidOn.has(date) && (
        <Link
          to={`/my-availability?person=${row.person?.id ?? ''}`}
          className="week-grid__away week-grid__away--asked week-grid__said"
        >
          {row.saidOn.get(date)}
        </Link>
      )}
      {(row.byDay.get(date) ?? []).map((shift) => (
        <ShiftChip
          key={shift.id}
          shift={shift}
          draft={draftOf(week, shift)}
          who={isByPerson ? null : whoOf(week.people, shift)}
          isMoving={shift.id === movingId}
          isSelected={isSelecting && isSelectable(shift) ? selection.ids.has(shift.id) : null}
          onOpen={() => {
            if (props.takeClick()) return;
            if (selection.isOn && isSelectable(shift)) selection.toggle(shift);
            else props.onOpen(shift);
          }}
          onSelect={() => selection.toggle(shift)}
          onMove={() => props.onMoveKeys(shift)}
          onPointerDown={props.onDragStart(shift.id)}
        />
      ))}
      {(row.seenOn.get(date) ?? []).map((draft) => (
        <StillSeen key={draft.shift_id} draft={draft} who={isByPerson ? null : whoOf(week.people, draft.published)} />
      ))}
      {row.takes && !isGone && (
        <button
          type="button"
          className="week-grid__add"
          tabIndex={-1}
          aria-label={weekGridTexts.addAShift(row.label, format.shortDay(date))}
          onClick={() => props.onAdd(row, date)}
        >
          <Icon name="plus" />
        </button>
      )}
    </div>
  );
}

const whoOf = (people: readonly PlannedPerson[], shift: Pick<PlannedShift, 'user_id'>): string => {
  const person = people.find(({ id }) => id === shift.user_id);
  return person ? fullName(person) : weekGridTexts.open;
};

/** What hangs at the pointer. */
function Ghost({
  drag,
  shift,
  count,
}: {
  readonly drag: Drag;
  readonly shift: PlannedShift | undefined;
  readonly count: number;
}): ReactNode {
  const format = useFormat();
  if (!shift) return null;
  return (
    <div className="week-grid__ghost" aria-hidden="true" style={{ transform: `translate(${drag.x}px, ${drag.y}px)` }}>
      {count > 1
        ? batchTexts.shifts(count)
        : weekGridTexts.from(format.time(shift.starts_at), format.time(shift.ends_at))}
    </div>
  );
}

/** Says where a shift would go while the arrow keys move it. */
function MoveBar({
  move,
  rows,
  shifts,
  count,
  isMany,
}: {
  readonly move: KeyMove | null;
  readonly rows: readonly Row[];
  readonly shifts: ReadonlyMap<string, PlannedShift>;
  /** How many go along. */
  readonly count: number;
  /** More than one is selected. */
  readonly isMany: boolean;
}): ReactNode {
  const format = useFormat();
  const shift = move && shifts.get(move.shiftId);
  const row = move && rows[move.place.row];
  return (
    <div className="week-grid__bar" role="status" aria-live="assertive">
      {move && shift && row ? (
        <>
          <strong>
            {weekGridTexts.target(
              format.time(shift.starts_at),
              format.time(shift.ends_at),
              row.label,
              format.shortDay(move.place.day),
              row.takes,
            )}
            {count > 1 && ` (${batchTexts.shifts(count)})`}
          </strong>
          <span>{weekGridTexts.arrowKeysChooseThePlace}</span>
        </>
      ) : (
        <span className="quiet">
          {matchMedia('(pointer: coarse)').matches
            ? texts.moveHintTouch
            : isMany
              ? batchTexts.moveHint
              : texts.moveHint}
        </span>
      )}
    </div>
  );
}
