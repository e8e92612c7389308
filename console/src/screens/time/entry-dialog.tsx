import type { ReactNode } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { timeTexts as texts } from '../../texts/time.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput, orNull, TextAreaInput, TimeInput } from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { instantAt } from '../../zone-times.ts';
import { BookingInputs } from './booking-inputs.tsx';
import { BreakFlags } from './break-flags.tsx';
import { BreakInputs } from './break-inputs.tsx';
import { CorrectionNote } from './correction-note.tsx';
import { endOf, type EntryValues, initialOf, pausesOf, timesOf } from './entry-values.ts';
import { ShiftFlags } from './shift-flags.tsx';
import { type Entry } from './week-model.ts';
import './time.css';

/** The same form for a new entry and for one that is there; one that runs may go on without an end. */
export function EntryDialog({
  entry,
  preset = {},
  onSaved,
  onClose,
}: {
  readonly entry: Entry | null;
  /** What the form starts with in place of what is there. */
  readonly preset?: Partial<EntryValues>;
  readonly onSaved?: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const create = useWrite('post', '/time-entries');
  const update = useWrite('patch', '/time-entries/{id}');
  const isRunning = entry?.clock_out === null;
  const isRejected = entry?.approval_status === 'REJECTED';
  return (
    <FormDialog<EntryValues, Pick<Entry, 'approval_status'>>
      title={entry ? texts.editEntry : texts.addEntry}
      action={isRejected ? texts.sendAgain : texts.saveEntry}
      done={({ approval_status: decision }) => {
        if (entry === null) return texts.entryAdded;
        if (!isRejected) return texts.entrySaved;
        return decision === 'REJECTED' ? texts.stillRejected : texts.sentAgain;
      }}
      {...(entry === null && {
        again: {
          action: texts.saveAndNext,
          next: ({ day, clock_out }: EntryValues) => ({
            ...initialOf(null, format),
            day,
            clock_in: clock_out,
            clock_out: '',
          }),
          focus: 'clock_out' as const,
        },
      })}
      initial={{ ...initialOf(entry, format), ...preset }}
      onDone={() => {
        onSaved?.();
        onClose();
      }}
      onClose={onClose}
      onSubmit={(values) => {
        const body = {
          ...pausesOf(entry, values, format),
          project_id: orNull(values.project_id),
          task_id: orNull(values.task_id),
          description: orNull(values.description),
        };
        if (entry === null) {
          const times = {
            clock_in: instantAt(values.day, values.clock_in, format.timeZone),
            clock_out: endOf(values, format.timeZone),
          };
          return create.mutateAsync({ body: { ...times, ...body }, idempotencyKey: crypto.randomUUID() });
        }
        const times = timesOf(values, initialOf(entry, format), format.timeZone);
        return update.mutateAsync({ path: { id: entry.id }, body: { ...times, ...body } });
      }}
    >
      {isRejected && <Notice tone="warning">{texts.rejectedBefore(entry.rejection_reason)}</Notice>}
      <DayInput name="day" label={texts.day} isRequired />
      <div className="entry-times">
        <TimeInput name="clock_in" label={texts.from} isRequired />
        <TimeInput name="clock_out" label={texts.to} isRequired={!isRunning} isOptional={isRunning} />
      </div>
      {entry?.is_duration === true && <p className="quiet">{texts.timesMadeUp}</p>}
      <BreakInputs />
      {entry !== null && <BreakFlags flags={entry.break_flags} />}
      {entry !== null && <ShiftFlags flags={entry.shift_flags} />}
      {entry !== null && <CorrectionNote entry={entry} by={null} />}
      {entry !== null && entry.source === 'CLOCK' && <RawTimes entry={entry} />}
      <p className="quiet">{isRunning ? texts.runsOn : texts.nextDay}</p>
      <BookingInputs />
      <TextAreaInput name="description" label={texts.description} isOptional rows={2} />
    </FormDialog>
  );
}

/** When the clock was tapped, if rounding moved it. */
function RawTimes({ entry }: { readonly entry: Entry }): ReactNode {
  const format = useFormat();
  const { data } = useRead('/time-entries/{id}/clock-times', { path: { id: entry.id } });
  if (data === undefined) return null;
  const { raw_clock_in: start, raw_clock_out: end } = data;
  if (start === entry.clock_in && (end === null || end === entry.clock_out)) return null;
  const times = end === null ? format.time(start) : `${format.time(start)} – ${format.time(end)}`;
  return <p className="quiet">{texts.tapped(times)}</p>;
}
