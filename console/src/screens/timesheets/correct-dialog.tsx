import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { addDays } from '../../calendar-days.ts';
import type { ApiError } from '../../client/error.ts';
import { type Answer, type Body, useWrite, write } from '../../client/hooks.ts';
import { useSettled } from '../../client/options.ts';
import { type Format, useFormat } from '../../format.ts';
import { correctionTexts as texts } from '../../texts/pay-runs.ts';
import { readNumber, typedNumber } from '../../typed-numbers.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput, NumberInput, SelectInput, TextAreaInput, TimeInput, useFormValues } from '../../ui/forms.tsx';
import { Facts } from '../../ui/page.tsx';
import { fullName, optionsOf } from '../../words.ts';
import { instantAt, wallTime } from '../../zone-times.ts';
import type { Entry, Sheet } from '../time/week-model.ts';
import { type Correction, factsOf } from './corrections.tsx';
import '../time/time.css';

type Change = Body<'/timesheets/{id}/corrections', 'post'>['changes'][number];

interface Values {
  entry_id: string;
  what: string;
  day: string;
  clock_in: string;
  clock_out: string;
  break_minutes: string;
  hourly_rate: string;
  reason: string;
}

/** An entry as it counts by now. */
interface Standing {
  readonly id: string;
  readonly clock_in: string;
  readonly clock_out: string;
  readonly break_minutes: number;
  readonly hourly_rate: number;
}

/** Entries that count, with what corrections have made of them since. */
function standingOf(entries: readonly Entry[], corrections: readonly Correction[]): Standing[] {
  const byId = new Map<string, Standing>();
  for (const { id, clock_in, clock_out, break_minutes, hourly_rate = 0, approval_status: decision } of entries) {
    if (clock_out !== null && decision !== 'REJECTED') {
      byId.set(id, { id, clock_in, clock_out, break_minutes, hourly_rate });
    }
  }
  const made = corrections.filter(({ status }) => status !== 'WITHDRAWN').toReversed();
  for (const { entry_id: id, after } of made.flatMap(({ changes }) => changes)) {
    if (after === null) byId.delete(id);
    else byId.set(id, { id, ...after });
  }
  return [...byId.values()].sort((one, other) => (one.clock_in < other.clock_in ? -1 : 1));
}

const valuesOf = (entry: Standing, format: Format): Omit<Values, 'what' | 'reason'> => ({
  entry_id: entry.id,
  day: format.dayOf(entry.clock_in),
  clock_in: wallTime(entry.clock_in, format.timeZone),
  clock_out: wallTime(entry.clock_out, format.timeZone),
  break_minutes: typedNumber(entry.break_minutes),
  hourly_rate: typedNumber(entry.hourly_rate),
});

/** Puts one entry of a locked timesheet right. */
export function CorrectDialog({
  sheet,
  entries,
  corrections,
  onClose,
}: {
  readonly sheet: Sheet;
  readonly entries: readonly Entry[];
  readonly corrections: readonly Correction[];
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const save = useWrite('post', '/timesheets/{id}/corrections');
  const standing = standingOf(entries, corrections);
  const [first] = standing;
  const empty: Omit<Values, 'what' | 'reason'> = {
    entry_id: '',
    day: sheet.period_start,
    clock_in: '09:00',
    clock_out: '17:00',
    break_minutes: '0',
    hourly_rate: typedNumber(standing.at(-1)?.hourly_rate ?? 0),
  };
  const change = (values: Values): Change => {
    const { entry_id: id, day, clock_in: from, clock_out: to } = values;
    if (id !== '' && values.what === 'remove') return { entry_id: id, remove: true };
    return {
      ...(id !== '' && { entry_id: id }),
      clock_in: instantAt(day, from, format.timeZone),
      // An end before its start lies on the next day.
      clock_out: instantAt(to <= from ? addDays(day, 1) : day, to, format.timeZone),
      break_minutes: readNumber(values.break_minutes) ?? 0,
      hourly_rate: readNumber(values.hourly_rate) ?? 0,
    };
  };
  return (
    <FormDialog<Values>
      title={texts.dialog(fullName(sheet.user))}
      action={texts.save}
      done={texts.saved}
      initial={{ ...(first ? valuesOf(first, format) : empty), what: 'change', reason: '' }}
      onClose={onClose}
      onSubmit={(values) =>
        save.mutateAsync({ path: { id: sheet.id }, body: { changes: [change(values)], reason: values.reason } })
      }
    >
      <p className="quiet">{texts.stays}</p>
      <EntryInputs sheet={sheet} standing={standing} empty={empty} />
      <TextAreaInput name="reason" label={texts.reason} hint={texts.reasonHint} rows={2} isRequired />
      <Difference sheetId={sheet.id} changeOf={change} />
    </FormDialog>
  );
}

/** What it would come to: the correction itself, rehearsed by the server once the hand rests. */
function Difference({
  sheetId,
  changeOf,
}: {
  readonly sheetId: string;
  readonly changeOf: (values: Values) => Change;
}): ReactNode {
  const format = useFormat();
  const values = useFormValues<Values>();
  const isWhole =
    (values.entry_id !== '' && values.what === 'remove') ||
    [values.day, values.clock_in, values.clock_out].every((text) => text !== '');
  const rested = useSettled(isWhole ? JSON.stringify(changeOf(values)) : '');
  const { data, error } = useQuery<Answer<'/timesheets/{id}/corrections', 'post'>['data'], ApiError>({
    queryKey: ['/timesheets/{id}/corrections', 'rehearsed', sheetId, rested],
    enabled: rested !== '',
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async () => {
      const body = { changes: [JSON.parse(rested) as Change], reason: texts.rehearsed };
      const input = { path: { id: sheetId }, query: { dry_run: true }, body };
      return (await write('post', '/timesheets/{id}/corrections', input)).data;
    },
  });
  if (rested === '') return null;
  return (
    <section aria-label={texts.difference}>
      <h3>{texts.difference}</h3>
      <div role="status">
        {error ? <p className="quiet">{error.message}</p> : data && <Facts facts={factsOf(data, format)} />}
      </div>
    </section>
  );
}

function EntryInputs({
  sheet,
  standing,
  empty,
}: {
  readonly sheet: Sheet;
  readonly standing: readonly Standing[];
  readonly empty: Omit<Values, 'what' | 'reason'>;
}): ReactNode {
  const format = useFormat();
  const { entry_id: id, what } = useFormValues<Values>();
  const { setValue } = useFormContext<Values>();
  const before = useRef(id);
  // Another entry: its times are what one starts from.
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    const chosen = standing.find((entry) => entry.id === id);
    const { entry_id: _id, ...values } = chosen ? valuesOf(chosen, format) : empty;
    for (const [name, value] of Object.entries(values)) setValue(name as keyof typeof values, value);
  }, [id, standing, empty, format, setValue]);
  const options = standing.map((entry) => ({
    value: entry.id,
    label: `${format.shortDay(format.dayOf(entry.clock_in))}, ${format.time(entry.clock_in)}–${format.time(entry.clock_out)}`,
  }));
  return (
    <>
      <SelectInput name="entry_id" label={texts.entry} empty={texts.newEntry} options={options} />
      {id !== '' && <SelectInput name="what" label={texts.what} options={optionsOf(texts.whats)} />}
      {(id === '' || what !== 'remove') && (
        <>
          <DayInput name="day" label={texts.day} min={sheet.period_start} max={sheet.period_end} isRequired />
          <div className="entry-times">
            <TimeInput name="clock_in" label={texts.from} isRequired />
            <TimeInput name="clock_out" label={texts.to} isRequired />
            <NumberInput name="break_minutes" label={texts.break} />
          </div>
          <NumberInput name="hourly_rate" label={texts.rate} />
        </>
      )}
    </>
  );
}
