import { type ReactNode, useState } from 'react';
import { addDays } from '../../calendar-days.ts';
import { useList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { timeTexts } from '../../texts/time.ts';
import { handTexts } from '../../texts/time-by-hand.ts';
import { sheetTexts as texts, timeEntriesTexts } from '../../texts/timesheets.ts';
import { type BulkChange, useBulkChange } from '../../ui/bulk-change.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Page, Who } from '../../ui/page.tsx';
import { sayDecider } from '../approvals/say-decider.ts';
import { ByHandButton } from '../time/by-hand-button.tsx';
import { ByHandDialog } from '../time/by-hand-dialog.tsx';
import { Decision } from '../time/decision.tsx';
import { EntryDialog } from '../time/entry-dialog.tsx';
import { ShiftMarks } from '../time/shift-flags.tsx';
import { sayTimes } from '../time/span.ts';
import { entryFilters } from '../time/states.ts';
import type { Entry } from '../time/week-model.ts';
import { RejectDialog } from './reject-dialog.tsx';

const daysBack: Readonly<Record<string, number>> = { week: 6, quarter: 89 };

export function Screen(): ReactNode {
  const format = useFormat();
  const [search] = useSearch<'days' | 'approval_status' | 'project_id' | 'department_id' | 'is_billable'>();
  const today = format.today();
  const query = {
    start_date: addDays(today, -(daysBack[search.days ?? ''] ?? 29)),
    end_date: today,
    approval_status: search.approval_status as Entry['approval_status'] | undefined,
    project_id: search.project_id,
    department_id: search.department_id,
    is_billable: search.is_billable === undefined ? undefined : search.is_billable === 'true',
  };
  const list = useList('/time-entries', { query });
  const [open, setOpen] = useState<Entry | null>(null);
  const [correcting, setCorrecting] = useState<Entry | null>(null);
  const columns = useColumns(list.nameOf, setOpen, setCorrecting);
  const bulk = useBulkChange<Entry>(({ user_id, clock_in }) =>
    timeEntriesTexts.entryOf(list.nameOf(user_id) ?? '', format.shortDay(format.dayOf(clock_in))),
  );
  return (
    <Page title={timeEntriesTexts.timeEntries} actions={<ByHandButton />}>
      {bulk.shown}
      <DataTable
        label={timeEntriesTexts.timeEntries}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        noun={timeEntriesTexts.noun}
        tools={<ExportButton kind="time_entries" query={query} />}
        filters={[
          ...entryFilters,
          {
            name: 'department_id',
            label: timeEntriesTexts.department,
            any: timeEntriesTexts.anyDepartment,
            options: { path: '/departments' },
          },
          {
            name: 'project_id',
            label: timeEntriesTexts.project,
            any: timeEntriesTexts.anyProject,
            options: { path: '/projects' },
          },
          {
            name: 'is_billable',
            label: timeEntriesTexts.billing,
            any: timeEntriesTexts.billableOrNot,
            options: [
              { value: 'true', label: timeEntriesTexts.billable },
              { value: 'false', label: timeEntriesTexts.notBillable },
            ],
          },
        ]}
        bulk={{ actions: (rows, clear) => <BulkActions rows={rows} clear={clear} bulk={bulk} /> }}
        empty={{ title: timeTexts.noEntriesTitle, text: timeEntriesTexts.hoursThatPeopleClock }}
      />
      {correcting && <ByHandDialog entry={correcting} onClose={() => setCorrecting(null)} />}
      {open && <EntryDialog entry={open} onClose={() => setOpen(null)} />}
    </Page>
  );
}

function Person({ name }: { readonly name: string | null }): ReactNode {
  const [first_name = '', ...rest] = (name ?? '').split(' ');
  return <Who person={{ first_name, last_name: rest.join(' ') }} />;
}

/** Where someone clocked in, if they were asked and the reader may know; whether that was away from work. */
function placeOf({ clock_in_address: address, outside_geofence, ...entry }: Entry): string | null {
  const { clock_in_latitude: north, clock_in_longitude: east } = entry;
  const place = address ?? (north == null || east == null ? null : `${north.toFixed(4)}, ${east.toFixed(4)}`);
  return place !== null && outside_geofence === true ? timeEntriesTexts.outside(place) : place;
}

function useColumns(
  nameOf: (id: string | null) => string | null,
  open: (entry: Entry) => void,
  correct: (entry: Entry) => void,
): readonly TableColumn<Entry>[] {
  const format = useFormat();
  return [
    { id: 'person', title: texts.person, kind: 'lead', cell: (entry) => <Person name={nameOf(entry.user_id)} /> },
    {
      id: 'day',
      title: timeEntriesTexts.day,
      order: (entry) => entry.clock_in,
      usual: 'descending',
      cell: (entry) => format.shortDay(format.dayOf(entry.clock_in)),
    },
    {
      id: 'time',
      title: timeEntriesTexts.time,
      cell: (entry) => (
        <span className="lead-line">
          {sayTimes(entry, format)}
          <ShiftMarks flags={entry.shift_flags} />
        </span>
      ),
    },
    {
      id: 'hours',
      title: timeEntriesTexts.hours,
      kind: 'number',
      cell: (entry) => (entry.clock_out === null ? '' : format.minutes(entry.duration_minutes)),
    },
    { id: 'project', title: timeEntriesTexts.project, cell: (entry) => nameOf(entry.project_id) },
    { id: 'task', title: timeEntriesTexts.task, isExtra: true, cell: (entry) => nameOf(entry.task_id) },
    { id: 'what', title: timeEntriesTexts.description, isExtra: true, cell: (entry) => entry.description },
    {
      id: 'amount',
      title: timeEntriesTexts.billable,
      kind: 'number',
      cell: (entry) => (entry.is_billable ? format.money(entry.billable_amount ?? 0) : ''),
    },
    { id: 'place', title: timeEntriesTexts.place, isExtra: true, cell: (entry) => placeOf(entry) },
    {
      id: 'decidedBy',
      title: timeEntriesTexts.decidedBy,
      isExtra: true,
      cell: (entry) => sayDecider(nameOf, entry.approved_by_id, entry.on_behalf_of_id),
    },
    {
      id: 'decision',
      title: timeTexts.decision,
      cell: (entry) => <Decision entry={entry} nameOf={nameOf} />,
    },
    {
      id: 'actions',
      title: timeEntriesTexts.actions,
      kind: 'actions',
      // Who may change it has no need of the other; on the timesheet an Administrator finds both.
      cell: ({ can = [], ...entry }) =>
        can.includes('timeEntries.update') ? (
          <Button size="small" kind="quiet" onClick={() => open({ ...entry, can })}>
            {timeTexts.change}
          </Button>
        ) : (
          can.includes('timeEntries.correct') && (
            <Button size="small" kind="quiet" onClick={() => correct({ ...entry, can })}>
              {handTexts.correct}
            </Button>
          )
        ),
    },
  ];
}

/** What of the chosen ones may be decided on; the others are left alone. */
function BulkActions({
  rows,
  clear,
  bulk,
}: {
  readonly rows: readonly Entry[];
  readonly clear: () => void;
  readonly bulk: BulkChange<Entry>;
}): ReactNode {
  const [isRejecting, setIsRejecting] = useState(false);
  const records = rows.filter(({ can }) => can?.includes('timeEntries.approve') === true);
  if (records.length === 0) return null;
  const approve = async (): Promise<void> => {
    await bulk.attempt({ operation: 'timeEntries.approve', records, said: texts.approved });
    clear();
  };
  const reject = async (reason: string): Promise<void> => {
    await bulk.start({ operation: 'timeEntries.reject', records, input: { reason }, said: texts.rejected });
    setIsRejecting(false);
    clear();
  };
  return (
    <>
      <Button kind="primary" size="small" isBusy={bulk.isBusy} onClick={() => void approve()}>
        {texts.approveMany(records.length)}
      </Button>
      <Button size="small" isBusy={bulk.isBusy} onClick={() => setIsRejecting(true)}>
        {texts.rejectMany(records.length)}
      </Button>
      {isRejecting && <RejectDialog onReject={reject} onClose={() => setIsRejecting(false)} />}
    </>
  );
}
