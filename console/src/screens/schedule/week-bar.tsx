import type { ReactNode } from 'react';
import { addDays, weekStartOf } from '../../calendar-days.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { useSession } from '../../session.tsx';
import { scheduleTexts as texts } from '../../texts/schedule.ts';
import { findPerson } from '../../texts/ui.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { FilterBar } from '../../ui/table-filters.tsx';
import { type Week } from './planned.ts';
import '../../ui/field.css';

/** Which week, whose, and how it is laid out; all of it stands in the address. */
export function WeekBar({
  start,
  week,
  isByPerson,
  children,
}: {
  readonly start: string;
  readonly week: Week | undefined;
  readonly isByPerson: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const format = useFormat();
  const { organization } = useSession();
  const [search, change] = useSearch<'week' | 'department_id' | 'by' | 'q'>();
  const thisWeek = weekStartOf(format.today(), organization.week_start);
  const go = (day: string): void => change({ week: day === thisWeek ? undefined : day });
  return (
    <div className="planner__bar">
      <IconButton label={texts.previousWeek} icon="back" onClick={() => go(addDays(start, -7))} />
      <h2 className="schedule__week" aria-live="polite">
        {format.days(start, addDays(start, 6))}
      </h2>
      <IconButton label={texts.nextWeek} icon="forward" onClick={() => go(addDays(start, 7))} />
      {start !== thisWeek && (
        <Button size="small" onClick={() => go(thisWeek)}>
          {texts.thisWeek}
        </Button>
      )}
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
