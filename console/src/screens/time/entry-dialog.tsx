import type { ReactNode } from 'react';
import { addDays } from '../../calendar-days.ts';
import { useRead, useWrite } from '../../client/hooks.ts';
import { type Format, useFormat } from '../../format.ts';
import { timeTexts as texts } from '../../texts/time.ts';
import { readNumber, typedNumber } from '../../typed-numbers.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput, orNull, TextAreaInput, TimeInput } from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { instantAt, wallTime } from '../../zone-times.ts';
import { BookingInputs } from './booking-inputs.tsx';
import { BreakFlags } from './break-flags.tsx';
import { BreakInputs, breaksOf, type BreakValues, breakValuesOf } from './break-inputs.tsx';
import { type Entry } from './week-model.ts';
import './time.css';

interface Values {
  day: string;
  clock_in: string;
  clock_out: string;
  break_minutes: string;
  breaks: BreakValues[];
  project_id: string;
  task_id: string;
  description: string;
}

const initialOf = (entry: Entry | null, format: Format): Values => ({
  day: entry ? format.dayOf(entry.clock_in) : format.today(),
  clock_in: entry ? wallTime(entry.clock_in, format.timeZone) : '09:00',
  clock_out: entry?.clock_out == null ? (entry ? '' : '17:00') : wallTime(entry.clock_out, format.timeZone),
  break_minutes: typedNumber(entry?.break_minutes ?? 0),
  breaks: breakValuesOf(entry, format),
  project_id: entry?.project_id ?? '',
  task_id: entry?.task_id ?? '',
  description: entry?.description ?? '',
});

/** An end before its start lies on the next day. */
const endOf = ({ day, clock_in, clock_out }: Values, timeZone: string): string =>
  instantAt(clock_out <= clock_in ? addDays(day, 1) : day, clock_out, timeZone);

/** What stands there as it was opened is not sent: a form knows minutes, and a clock was tapped at a second. */
function timesOf(values: Values, before: Values | null, timeZone: string): { clock_in?: string; clock_out?: string } {
  const startOf = ({ day, clock_in }: Values): string => instantAt(day, clock_in, timeZone);
  const isSame = (time: (of: Values) => string): boolean => before !== null && time(before) === time(values);
  const hasEnd = values.clock_out !== '' && !(before?.clock_out !== '' && isSame((of) => endOf(of, timeZone)));
  return {
    ...(!isSame(startOf) && { clock_in: startOf(values) }),
    ...(hasEnd && { clock_out: endOf(values, timeZone) }),
  };
}

/** Breaks with their times if there are any; those that stand there as they were opened are not sent, for a clock knows seconds. */
function pausesOf(
  entry: Entry | null,
  values: Values,
  format: Format,
): { break_minutes?: number; breaks?: { start: string; end: string }[] } {
  const before = breakValuesOf(entry, format);
  if (values.breaks.length === 0) {
    // Taken out of the form, they are a figure from now on.
    const figure = readNumber(values.break_minutes) ?? 0;
    return before.length > 0 && figure === 0 ? { breaks: [] } : { break_minutes: figure };
  }
  if (JSON.stringify(values.breaks) === JSON.stringify(before)) return {};
  const known = breaksOf(entry);
  const at = (time: string, earliest: string): string =>
    instantAt(time < earliest ? addDays(values.day, 1) : values.day, time, format.timeZone);
  return {
    breaks: values.breaks.map(({ start, end }) => {
      const index = before.findIndex((one) => one.start === start && one.end === end);
      const { start: from, end: to } = known[index] ?? {};
      if (from !== undefined && to != null) return { start: from, end: to };
      return { start: at(start, values.clock_in), end: at(end, values.clock_in) };
    }),
  };
}

/** The same form for a new entry and for one that is there; one that runs may go on without an end. */
export function EntryDialog({
  entry,
  preset = {},
  onSaved,
  onClose,
}: {
  readonly entry: Entry | null;
  /** What the form starts with in place of what is there. */
  readonly preset?: Partial<Values>;
  readonly onSaved?: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const create = useWrite('post', '/time-entries');
  const update = useWrite('patch', '/time-entries/{id}');
  const isRunning = entry?.clock_out === null;
  const isRejected = entry?.approval_status === 'REJECTED';
  return (
    <FormDialog<Values, Pick<Entry, 'approval_status'>>
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
          next: ({ day, clock_out }: Values) => ({
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
