import { type ReactNode, useState } from 'react';
import { addDays } from '../../calendar-days.ts';
import { useList, write } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { useSearch } from '../../router.tsx';
import { timeTexts } from '../../texts/time.ts';
import { sheetTexts as texts, timeEntriesTexts } from '../../texts/timesheets.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Page, Status, Who } from '../../ui/page.tsx';
import { EntryDialog } from '../time/entry-dialog.tsx';
import { entryFilters, entryStates } from '../time/states.ts';
import type { Entry } from '../time/week-model.ts';
import { useDoMany } from './decide-many.ts';
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
  const projects = useList('/projects', {}, { pageSize: 100 });
  const departments = useList('/departments', {}, { pageSize: 100 });
  const [open, setOpen] = useState<Entry | null>(null);
  const columns = useColumns(list.nameOf, setOpen);
  const named = (rows: readonly { id: string; name: string }[] | undefined) =>
    (rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Page title={timeEntriesTexts.timeEntries}>
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
            options: named(departments.rows),
          },
          {
            name: 'project_id',
            label: timeEntriesTexts.project,
            any: timeEntriesTexts.anyProject,
            options: named(projects.rows),
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
        bulk={{ actions: (rows, clear) => <BulkActions rows={rows} clear={clear} /> }}
        empty={{ title: timeTexts.noEntriesTitle, text: timeEntriesTexts.hoursThatPeopleClock }}
      />
      {open && <EntryDialog entry={open} onClose={() => setOpen(null)} />}
    </Page>
  );
}

function Person({ name }: { readonly name: string | null }): ReactNode {
  const [first_name = '', ...rest] = (name ?? '').split(' ');
  return <Who person={{ first_name, last_name: rest.join(' ') }} />;
}

function useColumns(
  nameOf: (id: string | null) => string | null,
  open: (entry: Entry) => void,
): readonly TableColumn<Entry>[] {
  const format = useFormat();
  return [
    { id: 'person', title: texts.person, kind: 'lead', cell: (entry) => <Person name={nameOf(entry.user_id)} /> },
    { id: 'day', title: timeEntriesTexts.day, cell: (entry) => format.shortDay(format.dayOf(entry.clock_in)) },
    {
      id: 'time',
      title: timeEntriesTexts.time,
      cell: (entry) =>
        entry.clock_out === null ? texts.running : `${format.time(entry.clock_in)} – ${format.time(entry.clock_out)}`,
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
    {
      id: 'decision',
      title: timeTexts.decision,
      cell: (entry) => {
        const { word, tone } = entryStates[entry.approval_status] ?? { word: '' };
        return <Status {...(tone && { tone })}>{word}</Status>;
      },
    },
    {
      id: 'actions',
      title: timeEntriesTexts.actions,
      kind: 'actions',
      cell: (entry) =>
        entry.can?.includes('timeEntries.update') === true && (
          <Button size="small" kind="quiet" onClick={() => open(entry)}>
            {timeTexts.change}
          </Button>
        ),
    },
  ];
}

/** What of the chosen ones may be decided on; the others are left alone. */
function BulkActions({ rows, clear }: { readonly rows: readonly Entry[]; readonly clear: () => void }): ReactNode {
  const { progress, run } = useDoMany();
  const [isRejecting, setIsRejecting] = useState(false);
  const decidable = rows.filter(({ can }) => can?.includes('timeEntries.approve') === true);
  if (decidable.length === 0) return null;
  const approve = async (): Promise<void> => {
    await run(decidable, ({ id }) => write('post', '/time-entries/{id}/approve', { path: { id } }), texts.approved);
    clear();
  };
  const reject = async (reason: string): Promise<void> => {
    await run(
      decidable,
      ({ id }) => write('post', '/time-entries/{id}/reject', { path: { id }, body: { reason } }),
      texts.rejected,
    );
    setIsRejecting(false);
    clear();
  };
  return (
    <>
      <Button kind="primary" size="small" isBusy={progress !== null} onClick={() => void approve()}>
        {texts.approveMany(decidable.length)}
      </Button>
      <Button size="small" onClick={() => setIsRejecting(true)}>
        {texts.rejectMany(decidable.length)}
      </Button>
      {isRejecting && <RejectDialog onReject={reject} onClose={() => setIsRejecting(false)} />}
    </>
  );
}
