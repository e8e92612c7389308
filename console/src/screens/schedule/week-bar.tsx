import type { ReactNode } from 'react';
import { addDays, weekStartOf } from '../../calendar-days.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { dayViewTexts as dayTexts } from '../../texts/day-view.ts';
import { scheduleTexts as texts } from '../../texts/schedule.ts';
import { findPerson } from '../../texts/ui.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { FilterBar } from '../../ui/table-filters.tsx';
import { type Week } from './planned.ts';
import { useIsPhone } from './use-is-phone.ts';
import '../../ui/field.css';

/** Which week, whose, and how it is laid out; all of it stands in the address. */
export function WeekBar({
  start,
  day,
  week,
  isByPerson,
  children,
}: {
  readonly start: string;
  /** The day that is shown by the hour; null: the week is shown. */
  readonly day: string | null;
  readonly week: Week | undefined;
  readonly isByPerson: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const format = useFormat();
  const { organization } = useSession();
  const [search, change] = useSearch<'week' | 'day' | 'department_id' | 'by' | 'q'>();
  const isPhone = useIsPhone();
  const thisWeek = weekStartOf(format.today(), organization.week_start);
  // Where nothing is asked for, a phone shows the day.
  const go = (first: string): void =>
    change({ day: undefined, week: first === thisWeek && !isPhone ? undefined : first });
  const goToDay = (date: string): void => change({ week: undefined, day: date });
  const today = format.today();
  const step = day === null ? 7 : 1;
  const move = (by: number): void => (day === null ? go(addDays(start, by)) : goToDay(addDays(day, by)));
  return (
    <div className="planner__bar">
      <IconButton
        label={day === null ? texts.previousWeek : dayTexts.previousDay}
        icon="back"
        onClick={() => move(-step)}
      />
      <h2 className="schedule__week" aria-live="polite">
        {day === null ? format.days(start, addDays(start, 6)) : format.shortDay(day)}
      </h2>
      <IconButton label={day === null ? texts.nextWeek : dayTexts.nextDay} icon="forward" onClick={() => move(step)} />
      {day === null && start !== thisWeek && (
        <Button size="small" onClick={() => go(thisWeek)}>
          {texts.thisWeek}
        </Button>
      )}
      {day !== null && day !== today && (
        <Button size="small" onClick={() => goToDay(today)}>
          {dayTexts.today}
        </Button>
      )}
      <span className="schedule__views" role="group">
        <Button size="small" aria-pressed={day !== null} onClick={() => goToDay(start === thisWeek ? today : start)}>
          {dayTexts.day}
        </Button>
        <Button size="small" aria-pressed={day === null} onClick={() => go(start)}>
          {dayTexts.week}
        </Button>
      </span>
      <span className="schedule__filters">
        {isByPerson && <FilterBar filters={[]} searches={findPerson} />}
        {week && week.departments.length > 1 && (
          <span className="select">
            <select
              className="control"
              aria-label={texts.department}
              value={search.department_id ?? ''}
              onChange={({ target }) => change({ department_id: target.value === '' ? undefined : target.value })}
            >
              <option value="">{texts.allDepartments}</option>
              {week.departments.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </span>
        )}
        <span className="select">
          <select
            className="control"
            aria-label={texts.rows}
            value={isByPerson ? 'person' : 'department'}
            onChange={({ target }) => change({ by: target.value === 'person' ? undefined : target.value })}
          >
            <option value="person">{texts.byPerson}</option>
            <option value="department">{texts.byDepartment}</option>
          </select>
        </span>
        {children}
      </span>
    </div>
  );
}
