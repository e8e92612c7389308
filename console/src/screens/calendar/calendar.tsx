import { type ReactNode, useState } from 'react';
import { useRead } from '../../client/hooks.ts';
import { useOptions } from '../../client/options.ts';
import { useFormat } from '../../format.ts';
import { locale } from '../../language.ts';
import { useSearch } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { calendarTexts } from '../../texts/calendar.ts';
import { recordLeaveTexts } from '../../texts/leave/record.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Failure, Skeleton, State } from '../../ui/notice.tsx';
import { Page, Swatch } from '../../ui/page.tsx';
import { PrintButton } from '../../ui/print.tsx';
import { addMonths, daysOfMonth, monthOf } from '../leave/days.ts';
import { RecordLeaveDialog } from '../leave/record-leave.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { MonthSheet } from './month-sheet.tsx';
import type { CalendarData } from './record.ts';
import { Timeline } from './timeline.tsx';
import '../../ui/field.css';
import '../../ui/planner.css';
import './calendar.css';

/** In the address: whose it is is chosen in the dialog. */
const anyone = 'new';

/** A month of people: who is away, who works, and what waits for a decision. */
export function Screen(): ReactNode {
  const format = useFormat();
  const [search, change] = useSearch<'month' | 'department_id' | 'record'>();
  const thisMonth = monthOf(format.today());
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(search.month ?? '') ? (search.month ?? thisMonth) : thisMonth;
  const days = daysOfMonth(month);
  const query = { start_date: days[0] ?? '', end_date: days.at(-1) ?? '', department_id: search.department_id };
  const calendar = useRead('/calendar', { query }, { keepsPrevious: true });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { data } = calendar;
  const can = useCan();
  const { user } = useSession();
  // Everyone shown is someone for whom the reader may book.
  const mayRecord =
    can('leaves.create') && (data ? data.people.some(({ id }) => id !== user.id) : user.role !== 'EMPLOYEE');
  const chosen = data?.leaves.find(({ id }) => id === chosenId);
  const person = data?.people.find(({ id }) => id === chosen?.user_id);
  const go = (to: string): void => change({ month: to === thisMonth ? undefined : to });
  return (
    <Page
      title={calendarTexts.calendar}
      actions={
        <>
          {/* The list of leave knows no departments: only all of it can be exported. */}
          {search.department_id === undefined && <ExportButton kind="leave" query={query} isSmall={false} />}
          <PrintButton />
          {mayRecord && (
            <Button kind="primary" icon="plus" disabled={!data} onClick={() => change({ record: anyone })}>
              {recordLeaveTexts.recordLeave}
            </Button>
          )}
        </>
      }
    >
      <div className="panel planner prints-wide">
        <div className="planner__bar">
          <IconButton label={calendarTexts.previousMonth} icon="back" onClick={() => go(addMonths(month, -1))} />
          <h2 className="calendar__month" aria-live="polite">
            {format.month(`${month}-01`)}
          </h2>
          <IconButton label={calendarTexts.nextMonth} icon="forward" onClick={() => go(addMonths(month, 1))} />
          {month !== thisMonth && (
            <Button size="small" onClick={() => go(thisMonth)}>
              {calendarTexts.thisMonth}
            </Button>
          )}
          <DepartmentFilter value={search.department_id ?? ''} onChange={(id) => change({ department_id: id })} />
          {data && <span className="quiet calendar__count">{sayCount(data)}</span>}
        </div>
        {calendar.error && !data && <Failure error={calendar.error} retry={calendar.reload} />}
        {calendar.isLoading && (
          <div className="panel__body">
            <Skeleton lines={8} />
          </div>
        )}
        {data?.people.length === 0 && (
          <State icon="people" title={calendarTexts.nobodyToShow}>
            {calendarTexts.peopleWhoseLeaveYouSee}
          </State>
        )}
        {data && data.people.length > 0 && (
          <Timeline data={data} onOpen={setChosenId} onRecord={mayRecord ? ({ id }) => change({ record: id }) : null} />
        )}
        {data && <MonthSheet data={data} />}
        {data && <Holidays data={data} />}
        {data && <Legend leaves={data.leaves} />}
      </div>
      {data && search.record !== undefined && mayRecord && (
        <RecordLeaveDialog
          key={search.record}
          person={data.people.find(({ id }) => id === search.record) ?? null}
          onClose={() => change({ record: undefined })}
        />
      )}
      {chosen && person && <LeaveDialog leave={chosen} person={person} onClose={() => setChosenId(null)} />}
    </Page>
  );
}

function sayCount({ people, leaves, has_more_people: hasMore }: CalendarData): string {
  const waiting = leaves.filter(({ can }) => can.includes('leaves.approve')).length;
  const shown = hasMore ? calendarTexts.theFirstPeople(people.length) : calendarTexts.people(people.length);
  return waiting === 0 ? shown : calendarTexts.waitingForYou(shown, waiting);
}

function DepartmentFilter({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (id: string | undefined) => void;
}): ReactNode {
  const can = useCan();
  const { rows = [] } = useOptions('/departments', { isEnabled: can('departments.list') });
  if (rows.length < 2) return null;
  return (
    <span className="select calendar__department">
      <Choice
        label={calendarTexts.department}
        empty={calendarTexts.allDepartments}
        value={value}
        onChange={(id) => onChange(id === '' ? undefined : id)}
        options={{ path: '/departments' }}
      />
    </span>
  );
}

/** Where not all who are shown have one, with its places. */
function Holidays({ data }: { readonly data: CalendarData }): ReactNode {
  const format = useFormat();
  const days = data.days.filter(({ holiday }) => holiday !== null);
  if (days.length === 0) return null;
  return (
    <p className="calendar__holidays">
      {calendarTexts.publicHolidays(
        days.map(({ date, holiday }) => calendarTexts.holidayOn(format.shortDay(date), holiday ?? '')).join('; '),
      )}
    </p>
  );
}

/** The types of leave that are to be seen, by their colours, and what the marks mean. */
function Legend({ leaves }: { readonly leaves: CalendarData['leaves'] }): ReactNode {
  const types = new Map(leaves.map(({ title, color }) => [title ?? calendarTexts.away, color ?? 'var(--ink-3)']));
  return (
    <ul className="calendar__legend no-print" aria-label={calendarTexts.whatTheMarksMean}>
      {[...types]
        .sort(([one], [other]) => one.localeCompare(other, locale()))
        .map(([title, color]) => (
          <li key={title}>
            <Swatch color={color}>{title}</Swatch>
          </li>
        ))}
      <li>
        <span className="calendar__key calendar__key--approved" aria-hidden="true" /> {calendarTexts.approvedLeave}
      </li>
      <li>
        <span className="calendar__key calendar__key--pending" aria-hidden="true" /> {calendarTexts.waitsForADecision}
      </li>
      <li>
        <span className="calendar__key calendar__key--shift" aria-hidden="true" /> {calendarTexts.shift}
      </li>
      <li>
        <span className="calendar__key calendar__key--free" aria-hidden="true" /> {calendarTexts.weekendOrPublicHoliday}
      </li>
    </ul>
  );
}
