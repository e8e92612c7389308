import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { addDays } from '../../calendar-days.ts';
import { useList, write } from '../../client/hooks.ts';
import { useOptions } from '../../client/options.ts';
import { useProjectShortcuts } from '../../client/project-shortcuts.ts';
import { sayBooking } from '../../clock/booking.ts';
import { mustLeaveFirst, switchClock } from '../../clock/switch-clock.ts';
import { useClock } from '../../clock/use-clock.ts';
import { useFormat } from '../../format.ts';
import { fits } from '../../name-words.ts';
import { useSearch } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { quickTexts as texts, timeTexts } from '../../texts/time.ts';
import { Choice } from '../../ui/choice.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { minutesLater } from '../../zone-times.ts';
import { bookable } from './bookable.ts';
import { type Line, readLine, restOf } from './quick-line.ts';
import { sayRefusal } from './refusal.ts';
import { instantOf, startOf } from './save-cell.ts';
import { type Booking, type Entry, keyOf } from './week-model.ts';
import '../../ui/field.css';

interface Found extends Booking {
  readonly name: string;
}

const recentDays = 28;
const mostFound = 8;

/** Project, task and hours in one line; without hours the clock goes on with it. Enter saves, and the next can be typed. */
export function QuickEntry({
  days,
  dayEntries,
}: {
  readonly days: readonly string[];
  readonly dayEntries: (day: string) => readonly Entry[];
}): ReactNode {
  const format = useFormat();
  const queries = useQueryClient();
  const clock = useClock();
  const can = useCan();
  const today = format.today();
  // In the address: who looks something up and comes back goes on with the same day.
  const [search, change] = useSearch<'day'>();
  const usual = days.includes(today) ? today : (days[0] ?? today);
  const day = days.find((one) => one === search.day) ?? usual;
  const [text, setText] = useState<string | null>(null);
  const [said, setSaid] = useState<{ readonly text: string; readonly isRefused: boolean } | null>(null);
  const line = readLine(text ?? '');
  const { found, isSearching } = useFound(line, text !== null);

  // Who types on before the week is renewed goes on where the entry before ends all the same.
  const unseen = useRef<Pick<Entry, 'id' | 'clock_in' | 'clock_out'>[]>([]);
  const shown = useRef(dayEntries);
  useEffect(() => {
    shown.current = dayEntries;
    const isSeen = (id: string): boolean => days.some((one) => dayEntries(one).some((entry) => entry.id === id));
    unseen.current = unseen.current.filter(({ id }) => !isSeen(id));
  });
  const record = async (booking: Found, minutes: number): Promise<void> => {
    const others = [...shown.current(day), ...unseen.current.filter(({ clock_in: at }) => format.dayOf(at) === day)];
    const { timeZone, dayOf } = format;
    const clock_in = line.from === null ? startOf(day, others, timeZone, dayOf) : instantOf(day, line.from, timeZone);
    const { data: entry } = await write('post', '/time-entries', {
      body: {
        clock_in,
        clock_out: minutesLater(clock_in, minutes),
        break_minutes: 0,
        is_duration: line.from === null,
        project_id: booking.project_id,
        task_id: booking.task_id,
        ...(line.note !== '' && { description: line.note }),
      },
      idempotencyKey: crypto.randomUUID(),
    });
    unseen.current = [...unseen.current, entry];
    setSaid({ text: texts.recorded(booking.name, format.minutes(minutes)), isRefused: false });
  };
  const start = async (booking: Found): Promise<void> => {
    if (mustLeaveFirst(clock)) {
      setSaid({ text: texts.clockOutFirst, isRefused: true });
      return;
    }
    await switchClock(clock, {
      ...(booking.project_id !== null && { project_id: booking.project_id }),
      ...(booking.task_id !== null && { task_id: booking.task_id }),
    });
    setSaid({ text: texts.started(booking.name), isRefused: false });
  };
  const choose = async (booking: Found): Promise<void> => {
    setSaid(null);
    try {
      await (line.minutes === null ? start(booking) : record(booking, line.minutes));
      for (const path of ['/time-entries', '/timesheets', '/home', '/clock', '/working-rule-breaches']) {
        void queries.invalidateQueries({ queryKey: [path] });
      }
    } catch (error) {
      setSaid({ text: sayRefusal(error, format), isRefused: true });
    }
  };

  /** One after the other: each knows where the one before it ends. */
  const before = useRef(Promise.resolve());
  const mayStart = can('clock.in');
  const doesOf = ({ minutes, from }: Line): string => {
    if (minutes === null) return clock.since == null ? texts.start : texts.switch;
    if (from === null) return format.minutes(minutes);
    const begins = instantOf(day, from, format.timeZone);
    return texts.span(format.time(begins), format.time(minutesLater(begins, minutes)), format.minutes(minutes));
  };
  return (
    <div className="quick-entry">
      <span className="quick-entry__line">
        <Combobox
          wiring={{ 'aria-label': texts.label }}
          label={texts.label}
          placeholder={texts.placeholder}
          text={text}
          shown=""
          isSearching={isSearching}
          matches={(mayStart || line.minutes !== null ? found : []).map((booking) => ({
            id: keyOf(booking),
            booking,
            content: (
              <span className="quick-entry__match">
                <span>{booking.name}</span>
                <span className="quiet tabular">{doesOf(line)}</span>
              </span>
            ),
          }))}
          note={found.length === 0 ? (isSearching ? texts.searching : texts.nothingFound) : texts.how}
          onText={setText}
          onChoose={(match) => {
            if (match) before.current = before.current.then(() => choose(match.booking));
          }}
        />
      </span>
      <span className="select quick-entry__day">
        <Choice
          label={texts.day}
          value={day}
          onChange={(to) => change({ day: to === usual ? undefined : to })}
          options={days.map((one) => ({
            value: one,
            label:
              one === today ? texts.today : one > today ? texts.future(format.shortDay(one)) : format.shortDay(one),
          }))}
        />
      </span>
      <span className={said?.isRefused === true ? 'quick-entry__refused' : 'quick-entry__said'} role="status">
        {said?.text}
      </span>
    </div>
  );
}

/** What fits the words: favourites, what was booked on of late, then projects, then tasks of the first of them. */
function useFound(
  { words }: Line,
  isOpen: boolean,
): { readonly found: readonly Found[]; readonly isSearching: boolean } {
  const { user } = useSession();
  const format = useFormat();
  const today = format.today();
  const recent = useList(
    '/time-entries',
    { query: { user_id: user.id, start_date: addDays(today, -recentDays), end_date: today } },
    { isEnabled: isOpen, pageSize: 100 },
  );
  const shortcuts = useProjectShortcuts(isOpen);
  const [first = ''] = words;
  const { rows: projects = [], isSearching } = useOptions('/projects', {
    query: bookable.query,
    text: first,
    isEnabled: isOpen,
  });
  const nearest = projects.find(({ name }) => fits(name, [first]));
  const rest = nearest ? restOf(nearest.name, words) : [];
  const tasks = useList(
    '/projects/{id}/tasks',
    { path: { id: nearest?.id ?? '' } },
    { isEnabled: isOpen && nearest !== undefined, pageSize: 100 },
  );
  const found = useMemo(() => {
    const booked: Found[] = (recent.rows ?? [])
      .filter(({ project_id: id }) => id !== null)
      .map(({ project_id, task_id }) => {
        const project = recent.nameOf(project_id);
        const name = project === null ? '' : sayBooking(project, recent.nameOf(task_id));
        return { project_id, task_id, name };
      })
      .filter(({ name }) => name !== '');
    const whole: Found[] = projects.map(({ id, name }) => ({ project_id: id, task_id: null, name }));
    const ofTasks: Found[] = nearest
      ? (tasks.rows ?? [])
          .filter(({ name }) => fits(name, rest))
          .map((task) => ({
            project_id: nearest.id,
            task_id: task.id,
            name: timeTexts.booking(nearest.name, task.name),
          }))
      : [];
    const marked: Found[] = (shortcuts?.favourites ?? [])
      .filter(({ status }) => status === bookable.query.status)
      .map(({ id, name }) => ({ project_id: id, task_id: null, name }));
    const fitting = (some: readonly Found[]): Found[] => some.filter(({ name }) => fits(name, words));
    const known = fitting([...marked, ...booked]);
    const all = [...known, ...fitting([...whole, ...(rest.length > 0 ? ofTasks : [])])];
    return {
      matches: [...new Map(all.map((one) => [keyOf(one), one])).values()].slice(0, mostFound),
      // What is known comes first whatever else is found: nobody waits for it.
      isKnown: known.length > 0,
    };
  }, [recent.rows, shortcuts?.favourites.map(({ id }) => id).join(' '), projects, tasks.rows, words.join(' ')]);
  const isOnItsWay = isSearching || (rest.length > 0 && tasks.rows === undefined);
  return { found: found.matches, isSearching: isOnItsWay && !found.isKnown };
}
