import { type ReactNode, useState } from 'react';
import type { List } from '../../client/hooks.ts';
import { sayBooking } from '../../clock/booking.ts';
import { useFormat } from '../../format.ts';
import { entriesTexts } from '../../texts/time.ts';
import { handTexts } from '../../texts/time-by-hand.ts';
import { sheetDaysTexts, sheetTexts as texts } from '../../texts/timesheets.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { BreakMark } from '../time/break-flags.tsx';
import { ByHandDialog } from '../time/by-hand-dialog.tsx';
import { Decision } from '../time/decision.tsx';
import { ShiftMarks } from '../time/shift-flags.tsx';
import { sayTimes } from '../time/span.ts';
import type { Entry } from '../time/week-model.ts';

const mayCorrect = ({ can }: Entry): boolean => can?.includes('timeEntries.correct') === true;

/** Entry by entry, the latest day first; the first of several on a day has the day's hours beside it. */
export function SheetDays({ entries }: { readonly entries: List<Entry> }): ReactNode {
  const format = useFormat();
  const rows = entries.rows ?? [];
  const dayOf = (entry: Entry): string => format.dayOf(entry.clock_in);
  const sameDay = (entry: Entry): readonly Entry[] => rows.filter((one) => dayOf(one) === dayOf(entry));
  const hasSeveral = (entry: Entry): boolean => sameDay(entry).length > 1;
  const dayTotal = (entry: Entry): number =>
    sameDay(entry)
      .filter(({ approval_status: status }) => status !== 'REJECTED')
      .reduce((sum, one) => sum + one.duration_minutes, 0);
  const [correcting, setCorrecting] = useState<Entry | null>(null);
  return (
    <>
      <DataTable
        label={texts.days}
        list={entries}
        keyOf={({ id }) => id}
        noun={sheetDaysTexts.noun}
        empty={{ title: texts.noDays, text: '' }}
        columns={[
          { id: 'day', title: sheetDaysTexts.day, kind: 'lead', cell: (entry) => format.shortDay(dayOf(entry)) },
          {
            id: 'time',
            title: sheetDaysTexts.time,
            cell: (entry) => (
              <span className="lead-line">
                {sayTimes(entry, format)}
                <ShiftMarks flags={entry.shift_flags} />
              </span>
            ),
          },
          ...(rows.some(({ break_flags: flags }) => flags.length > 0)
            ? [
                {
                  id: 'break',
                  title: sheetDaysTexts.break,
                  cell: (entry: Entry) => <BreakMark flags={entry.break_flags} />,
                },
              ]
            : []),
          {
            id: 'project',
            title: sheetDaysTexts.project,
            cell: (entry) =>
              sayBooking(entries.nameOf(entry.project_id) ?? texts.noProject, entries.nameOf(entry.task_id)),
          },
          { id: 'what', title: sheetDaysTexts.description, cell: (entry) => entry.description },
          {
            id: 'decision',
            title: sheetDaysTexts.decision,
            cell: (entry) => <Decision entry={entry} nameOf={entries.nameOf} />,
          },
          {
            id: 'hours',
            title: sheetDaysTexts.hours,
            kind: 'number',
            cell: (entry) => (entry.clock_out === null ? '' : format.minutes(entry.duration_minutes)),
          },
          ...(rows.some(hasSeveral)
            ? [
                {
                  id: 'total',
                  title: sheetDaysTexts.dayTotal,
                  kind: 'number' as const,
                  cell: (entry: Entry) =>
                    hasSeveral(entry) && sameDay(entry)[0] === entry ? (
                      <strong>{format.minutes(dayTotal(entry))}</strong>
                    ) : (
                      ''
                    ),
                },
              ]
            : []),
          ...(rows.some(mayCorrect)
            ? [
                {
                  id: 'actions',
                  title: entriesTexts.actions,
                  kind: 'actions' as const,
                  cell: (entry: Entry) =>
                    mayCorrect(entry) && (
                      <Button size="small" kind="quiet" onClick={() => setCorrecting(entry)}>
                        {handTexts.correct}
                        <span className="only-read-aloud"> {format.shortDay(dayOf(entry))}</span>
                      </Button>
                    ),
                },
              ]
            : []),
        ]}
      />
      {correcting && <ByHandDialog entry={correcting} onClose={() => setCorrecting(null)} />}
    </>
  );
}
