import { type ReactNode, useState } from 'react';
import { addDays } from '../../calendar-days.ts';
import { useList, useRead, useWrite } from '../../client/hooks.ts';
import { sayBooking } from '../../clock/booking.ts';
import { ClockPanel } from '../../clock/clock-panel.tsx';
import { useTaps } from '../../clock/use-clock.ts';
import { useFormat } from '../../format.ts';
import { dropTap } from '../../offline/taps.ts';
import { useSearch } from '../../router.tsx';
import { useCan, useSession } from '../../session.tsx';
import { entriesTexts, timeTexts as texts } from '../../texts/time.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Page, Status } from '../../ui/page.tsx';
import { wallTime } from '../../zone-times.ts';
import { BreakMark } from './break-flags.tsx';
import { Decision } from './decision.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { ShiftMarks } from './shift-flags.tsx';
import { sayTimes } from './span.ts';
import { entryFilters } from './states.ts';
import { MyTimeTabs } from './tabs.tsx';
import { type Entry, overlapping } from './week-model.ts';
import './time.css';

const daysBack: Readonly<Record<string, number>> = { week: 6, quarter: 89 };

export function Screen(): ReactNode {
  const { user } = useSession();
  const can = useCan();
  const format = useFormat();
  const [search] = useSearch<'days' | 'approval_status' | 'project_id'>();
  const today = format.today();
  const list = useList('/time-entries', {
    query: {
      user_id: user.id,
      start_date: addDays(today, -(daysBack[search.days ?? ''] ?? 29)),
      end_date: addDays(today, 30),
      project_id: search.project_id,
      approval_status: search.approval_status as Entry['approval_status'] | undefined,
    },
  });
  const [open, setOpen] = useState<Entry | 'new' | null>(null);
  const [removing, setRemoving] = useState<Entry | null>(null);
  const columns = useColumns(list.nameOf, overlapping(list.rows ?? []), setOpen, setRemoving);
  return (
    <Page
      title={texts.title}
      tab={texts.tabs.entries}
      actions={
        can('timeEntries.create') && (
          <Button kind="primary" icon="plus" onClick={() => setOpen('new')}>
            {texts.addEntry}
          </Button>
        )
      }
    >
      <ClockPanel />
      <MyTimeTabs current="/my-time/entries" />
      <DataTable
        label={texts.entries}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={entriesTexts.noun}
        filters={[
          ...entryFilters,
          { name: 'project_id', label: texts.project, any: entriesTexts.anyProject, options: { path: '/projects' } },
        ]}
        empty={{ title: texts.noEntriesTitle, text: texts.noEntries }}
      />
      {open !== null && <EntryDialog entry={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
      {removing && <RemoveDialog entry={removing} onClose={() => setRemoving(null)} />}
      <NamedEntry />
      <TapToCorrect />
    </Page>
  );
}

/** The entry that an address names, such as one that was never clocked out of. */
function NamedEntry(): ReactNode {
  const [search, change] = useSearch<'entry'>();
  const { data } = useRead(
    '/time-entries/{id}',
    { path: { id: search.entry ?? '' } },
    { isEnabled: search.entry !== undefined },
  );
  if (search.entry === undefined || data === undefined) return null;
  return <EntryDialog entry={data} onClose={() => change({ entry: undefined })} />;
}

/** A tap that the server did not take, entered by hand: it is dropped once the time is saved. */
function TapToCorrect(): ReactNode {
  const { user } = useSession();
  const format = useFormat();
  const [search, change] = useSearch<'tap'>();
  const tap = useTaps(user.id).find(({ key }) => key === search.tap);
  const clock = useRead('/clock', {}, { isEnabled: tap?.action === 'out' });
  if (!tap || (tap.action === 'out' && clock.data === undefined)) return null;
  const time = wallTime(tap.tappedAt, format.timeZone);
  const times = tap.action === 'in' ? { clock_in: time, clock_out: '' } : { clock_out: time };
  const running = tap.action === 'out' ? (clock.data?.entry ?? null) : null;
  return (
    <EntryDialog
      entry={running}
      preset={running ? times : { day: format.dayOf(tap.tappedAt), clock_in: '', ...times }}
      onSaved={() => dropTap(user.id, tap.key)}
      onClose={() => change({ tap: undefined })}
    />
  );
}

function useColumns(
  nameOf: (id: string | null) => string | null,
  twice: ReadonlySet<string>,
  open: (entry: Entry) => void,
  remove: (entry: Entry) => void,
): readonly TableColumn<Entry>[] {
  const format = useFormat();
  return [
    {
      id: 'day',
      title: texts.day,
      kind: 'lead',
      order: (entry) => entry.clock_in,
      usual: 'descending',
      cell: (entry) => {
        const day = format.dayOf(entry.clock_in);
        return (
          <span className="lead-line">
            {format.shortDay(day)}
            {day > format.today() && <Status>{texts.ahead}</Status>}
          </span>
        );
      },
    },
    {
      id: 'time',
      title: entriesTexts.time,
      isPlain: true,
      cell: (entry) => (
        <span className="lead-line">
          {sayTimes(entry, format)}
          <ShiftMarks flags={entry.shift_flags} />
          {twice.has(entry.id) && (
            <span title={texts.overlapsHint}>
              <Status tone="warning">{texts.overlaps}</Status>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'hours',
      title: entriesTexts.hours,
      kind: 'number',
      cell: (entry) => (entry.clock_out === null ? '' : format.minutes(entry.duration_minutes)),
    },
    {
      id: 'break',
      title: entriesTexts.break,
      kind: 'number',
      cell: (entry) => (
        <span className="lead-line">
          {entry.break_minutes === 0 ? '' : format.minutes(entry.break_minutes)}
          <BreakMark flags={entry.break_flags} />
        </span>
      ),
    },
    {
      id: 'project',
      title: texts.project,
      isPlain: true,
      cell: (entry) => sayBooking(nameOf(entry.project_id), nameOf(entry.task_id)),
    },
    { id: 'description', title: texts.description, isPlain: true, cell: (entry) => entry.description },
    {
      id: 'decision',
      title: texts.decision,
      isPlain: true,
      cell: (entry) => <Decision entry={entry} nameOf={nameOf} />,
    },
    { id: 'notes', title: entriesTexts.notes, isExtra: true, cell: (entry) => entry.notes },
    {
      id: 'actions',
      title: entriesTexts.actions,
      kind: 'actions',
      cell: (entry) => (
        <>
          {entry.can?.includes('timeEntries.update') === true && (
            <Button size="small" kind="quiet" onClick={() => open(entry)}>
              {texts.change}
            </Button>
          )}
          {entry.can?.includes('timeEntries.delete') === true && (
            <Button size="small" kind="quiet-danger" onClick={() => remove(entry)}>
              {texts.remove}
            </Button>
          )}
        </>
      ),
    },
  ];
}

function RemoveDialog({ entry, onClose }: { readonly entry: Entry; readonly onClose: () => void }): ReactNode {
  const format = useFormat();
  const remove = useWrite('delete', '/time-entries/{id}');
  const what = `${format.shortDay(format.dayOf(entry.clock_in))}, ${sayTimes(entry, format)}`;
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      action={texts.remove}
      onClose={onClose}
      done={texts.removed}
      onConfirm={() => remove.mutateAsync({ path: { id: entry.id } })}
    >
      {texts.removeText(what)}
    </ConfirmDialog>
  );
}
