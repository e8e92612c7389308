import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { addDays, isDay, weekDays, weekStartOf } from '../../calendar-days.ts';
import { useList, useRead } from '../../client/hooks.ts';
import { sayBooking } from '../../clock/booking.ts';
import { ClockPanel } from '../../clock/clock-panel.tsx';
import { useFormat } from '../../format.ts';
import { keep, readKept } from '../../kept.ts';
import { useSearch } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { timeTexts as texts } from '../../texts/time.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { PendingPanel } from '../../ui/pending.tsx';
import { useToast } from '../../ui/toast.tsx';
import {
  type Copied,
  copyEntries,
  type Copying,
  copyLastDay,
  findLastWeek,
  removeCopies,
  type WeekCopies,
} from './copy-week.ts';
import { CopyWeekDialog } from './copy-week-dialog.tsx';
import { WeekGrid } from './grid.tsx';
import { QuickEntry } from './quick-entry.tsx';
import { sayRefusal } from './refusal.ts';
import { RejectedEntries } from './rejected-entries.tsx';
import { SheetBar } from './sheet-bar.tsx';
import { StartFields } from './start-fields.tsx';
import { MyTimeTabs } from './tabs.tsx';
import { type Booking, rowsOf } from './week-model.ts';
import { WeekNotes } from './week-notes.tsx';
import { entriesPerPage, sheetsPerPage, weekQueries } from './week-queries.ts';
import './time.css';

function useWeek() {
  const { user, organization } = useSession();
  const format = useFormat();
  const [search] = useSearch<'week'>();
  const start = weekStartOf(isDay(search.week) ? search.week : format.today(), organization.week_start);
  const end = addDays(start, 6);
  const queries = weekQueries(user.id, start);
  const entries = useList('/time-entries', queries.entries, { pageSize: entriesPerPage });
  const sheets = useList('/timesheets', queries.sheets, { pageSize: sheetsPerPage });
  const shortcuts = useRead('/project-shortcuts');
  const within = (sheets.rows ?? []).filter((sheet) => sheet.period_start <= end && sheet.period_end >= start);
  const { hasProjects, isKnown, isAssumed } = useHasProjects(shortcuts.data?.has_projects, shortcuts.error !== null);
  // What stands above has its height first: the clock before the week, the grid before what stands below it.
  const isThere = entries.rows !== undefined && isKnown;
  return {
    start,
    end,
    entries,
    isThere,
    sheets: within,
    nameInSheet: sheets.nameOf,
    hasProjects,
    isPlaced: isKnown || isAssumed,
  };
}

const kept = 'has-projects';

/** Whether there are projects to choose from: until it is known, as it was on this device the last time. */
function useHasProjects(now: boolean | undefined, hasFailed: boolean) {
  const [last] = useState(() => readKept(kept));
  useEffect(() => {
    if (now !== undefined) keep(kept, now ? 'yes' : 'no');
  }, [now]);
  return { hasProjects: now ?? last === 'yes', isKnown: now !== undefined || hasFailed, isAssumed: last !== null };
}

export function Screen(): ReactNode {
  const can = useCan();
  const format = useFormat();
  const { user, organization } = useSession();
  const { start, end, entries, isThere, isPlaced, sheets, nameInSheet, hasProjects } = useWeek();
  const [added, setAdded] = useState<readonly Booking[]>([]);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const rows = useMemo(
    () => rowsOf(start, entries.rows ?? [], sheets, (entry) => format.dayOf(entry.clock_in), added),
    [start, entries.rows, sheets, format, added],
  );
  const nameOf = ({ project_id, task_id }: Booking): string => {
    const project =
      project_id === null ? texts.noProject : (entries.nameOf(project_id) ?? names[project_id] ?? texts.hiddenProject);
    return sayBooking(project, task_id === null ? null : (entries.nameOf(task_id) ?? names[task_id] ?? null));
  };
  const writes = can('timeEntries.create');
  return (
    <Page title={texts.title}>
      <ClockPanel startFields={hasProjects ? (onChange) => <StartFields onChange={onChange} /> : undefined} />
      {isPlaced && (
        <>
          <MyTimeTabs current="/my-time" />
          <div className="week-bar">
            <WeekSteps start={start} thisWeek={weekStartOf(format.today(), organization.week_start)} />
            <strong>{format.days(start, end)}</strong>
            {writes && (
              <CopyButtons
                isReady={entries.rows !== undefined}
                start={start}
                today={start <= format.today() && format.today() <= end ? format.today() : null}
                copying={{ userId: user.id, rows, timeZone: organization.timezone }}
              />
            )}
          </div>
          {writes && hasProjects && isThere && (
            <QuickEntry
              key={`entry ${start}`}
              days={weekDays(start)}
              dayEntries={(day) => (entries.rows ?? []).filter((entry) => format.dayOf(entry.clock_in) === day)}
            />
          )}
          {isThere && (
            <RejectedEntries
              entries={rows.flatMap(({ cells }) => cells.flatMap(({ rejected }) => rejected))}
              nameOf={nameOf}
            />
          )}
          {!isThere ? (
            <PendingPanel read={entries} />
          ) : (
            <WeekGrid
              key={`grid ${start}`}
              rows={rows}
              days={weekDays(start)}
              dayEntries={(day) => (entries.rows ?? []).filter((entry) => format.dayOf(entry.clock_in) === day)}
              nameOf={nameOf}
              canWrite={writes}
              hasProjects={hasProjects}
              onAdd={(booking, more) => {
                setNames((current) => ({ ...current, ...more }));
                setAdded((current) => [...current, booking]);
              }}
            />
          )}
          {isThere && <WeekNotes key={`notes ${start}`} rows={rows} days={weekDays(start)} />}
          {isThere && sheets.map((sheet) => <SheetBar key={sheet.id} sheet={sheet} nameOf={nameInSheet} />)}
        </>
      )}
    </Page>
  );
}

function WeekSteps({ start, thisWeek }: { readonly start: string; readonly thisWeek: string }): ReactNode {
  return (
    <span className="week-bar__steps">
      <ButtonLink to={`/my-time?week=${addDays(start, -7)}`} icon="back" size="small">
        <span className="only-read-aloud">{texts.previous}</span>
      </ButtonLink>
      <ButtonLink to={`/my-time?week=${addDays(start, 7)}`} icon="forward" size="small">
        <span className="only-read-aloud">{texts.next}</span>
      </ButtonLink>
      {start !== thisWeek && (
        <ButtonLink to="/my-time" size="small">
          {texts.thisWeek}
        </ButtonLink>
      )}
    </span>
  );
}

function CopyButtons({
  isReady,
  start,
  today,
  copying,
}: {
  /** What is there already is known, and not copied again. */
  readonly isReady: boolean;
  readonly start: string;
  /** If it is in the week that is shown. */
  readonly today: string | null;
  readonly copying: Copying;
}): ReactNode {
  const queries = useQueryClient();
  const format = useFormat();
  const toast = useToast();
  const [busy, setBusy] = useState<'day' | 'week' | null>(null);
  const [asked, setAsked] = useState<WeekCopies | null>(null);
  const takeBack = async (ids: readonly string[]): Promise<void> => {
    try {
      await removeCopies(ids);
      toast(texts.copyUndone);
    } catch (error) {
      toast(sayRefusal(error, format));
    }
    await queries.invalidateQueries();
  };
  const copy = async (what: 'day' | 'week', work: () => Promise<Copied | null>): Promise<void> => {
    setBusy(what);
    try {
      const done = await work();
      if (done === null) return;
      const { ids, refusals } = done;
      const [refusal] = refusals;
      const undo = ids.length === 0 ? undefined : { label: texts.undo, onPress: () => void takeBack(ids) };
      if (refusal !== undefined) toast(texts.copiedSome(ids.length, sayRefusal(refusal, format)), undo);
      else if (ids.length === 0) toast(what === 'day' ? texts.nothingToCopyOfDay : texts.nothingToCopy);
      else toast(texts.copied(ids.length), undo);
      if (ids.length > 0) await queries.invalidateQueries();
    } catch (error) {
      toast(sayRefusal(error, format));
    } finally {
      setBusy(null);
    }
  };
  /** Only where it makes a difference which of them are copied. */
  const ask = async (): Promise<Copied | null> => {
    const found = await findLastWeek(queries, start, copying, format.dayOf);
    const count = found.everything.length;
    const isPlain = [found.ofProjects, found.ofEmptyDays].every(({ length }) => length === count || length === 0);
    if (isPlain) return copyEntries(found.everything);
    setAsked(found);
    return null;
  };
  return (
    <span className="week-bar__end">
      {today !== null && (
        <Button
          icon="copy"
          size="small"
          isBusy={busy === 'day'}
          disabled={!isReady || busy !== null}
          onClick={() => void copy('day', () => copyLastDay(queries, today, copying, format.dayOf))}
        >
          {texts.copyDay}
        </Button>
      )}
      <Button
        icon="copy"
        size="small"
        isBusy={busy === 'week'}
        disabled={!isReady || busy !== null}
        onClick={() => void copy('week', ask)}
      >
        {texts.copy}
      </Button>
      {asked && (
        <CopyWeekDialog
          found={asked}
          onClose={() => setAsked(null)}
          onChoose={(entries) => {
            setAsked(null);
            void copy('week', () => copyEntries(entries));
          }}
        />
      )}
    </span>
  );
}
