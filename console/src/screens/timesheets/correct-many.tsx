import type { ReactNode } from 'react';
import { addDays } from '../../calendar-days.ts';
import { fixedList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { correctionTexts, correctManyTexts as texts } from '../../texts/pay-runs.ts';
import { readNumber } from '../../typed-numbers.ts';
import type { AskedOf } from '../../ui/bulk-change.tsx';
import { BulkDialog, type Rehearsed } from '../../ui/bulk-dialog.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { DayInput, NumberInput, SelectInput, TextAreaInput, TimeInput, useFormValues } from '../../ui/forms.tsx';
import { Facts } from '../../ui/page.tsx';
import { fullName, optionsOf } from '../../words.ts';
import { instantAt } from '../../zone-times.ts';
import { signed } from '../pay-runs/totals.ts';
import type { Sheet } from '../time/week-model.ts';
import type { Correction } from './corrections.tsx';
import '../time/time.css';

interface Values {
  what: keyof typeof texts.whats;
  day: string;
  clock_in: string;
  clock_out: string;
  break_minutes: string;
  hourly_rate: string;
  reason: string;
}

/** The same that was wrong on a day with the time of several people: what it makes of each, before it is done. */
export function CorrectManyDialog({
  sheets,
  start,
  onClose,
}: {
  readonly sheets: readonly Sheet[];
  readonly start: (asked: AskedOf) => Promise<void>;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const period = {
    min: sheets.map(({ period_start: day }) => day).reduce((last, day) => (day > last ? day : last), ''),
    max: sheets.map(({ period_end: day }) => day).reduce((first, day) => (day < first ? day : first)),
  };
  const times = ({ day, clock_in: from, clock_out: to }: Values) => ({
    clock_in: instantAt(day, from, format.timeZone),
    // An end before its start lies on the next day.
    clock_out: instantAt(to <= from ? addDays(day, 1) : day, to, format.timeZone),
  });
  const changeOf = (values: Values): object => {
    const { what, day } = values;
    const own = {
      break_minutes: readNumber(values.break_minutes) ?? 0,
      hourly_rate: readNumber(values.hourly_rate) ?? 0,
    };
    if (what === 'missing') return { ...times(values), ...own };
    if (what === 'times') return { work_date: day, ...times(values) };
    if (what === 'break') return { work_date: day, break_minutes: own.break_minutes };
    return what === 'rate' ? { work_date: day, hourly_rate: own.hourly_rate } : { work_date: day, remove: true };
  };
  return (
    <BulkDialog<Values>
      title={texts.title(sheets.length)}
      operation="timesheets.correct"
      initial={{
        what: 'break',
        day: period.min,
        clock_in: '09:00',
        clock_out: '17:00',
        break_minutes: '0',
        hourly_rate: '',
        reason: '',
      }}
      asks={(values) => ({
        records: sheets.map(({ id, user }) => ({ id, label: fullName(user) })),
        input: { changes: [changeOf(values)], reason: values.reason },
      })}
      action={(count) => texts.action(count)}
      said={texts.done}
      wouldChange={texts.would}
      start={start}
      onClose={onClose}
      shown={(rehearsed) => <Differences rehearsed={rehearsed} />}
      isWide
    >
      <p className="quiet">{correctionTexts.stays}</p>
      <SelectInput name="what" label={correctionTexts.what} options={optionsOf(texts.whats)} />
      <DayInput name="day" label={correctionTexts.day} min={period.min} max={period.max} isRequired />
      <Inputs />
      <TextAreaInput name="reason" label={correctionTexts.reason} hint={texts.reasonHint} rows={2} isRequired />
    </BulkDialog>
  );
}

function Inputs(): ReactNode {
  const { what } = useFormValues<Values>();
  const isTimed = what === 'missing' || what === 'times';
  return (
    <>
      {isTimed && (
        <div className="entry-times">
          <TimeInput name="clock_in" label={correctionTexts.from} isRequired />
          <TimeInput name="clock_out" label={correctionTexts.to} isRequired />
        </div>
      )}
      {(what === 'missing' || what === 'break') && <NumberInput name="break_minutes" label={correctionTexts.break} />}
      {(what === 'missing' || what === 'rate') && (
        <NumberInput name="hourly_rate" label={correctionTexts.rate} isRequired />
      )}
    </>
  );
}

function Differences({ rehearsed: { change, nameOf } }: { readonly rehearsed: Rehearsed }): ReactNode {
  const format = useFormat();
  const rows = change.outcomes.map(({ record_id: sheet, data }) => ({ ...(data as Correction), sheet }));
  if (rows.length === 0) return null;
  const sums = new Map<string, number>();
  for (const { total_pay: pay = 0, currency = '' } of rows) sums.set(currency, (sums.get(currency) ?? 0) + pay);
  const hours = (of: (row: Correction) => number) => (row: Correction) => signed(format.minutes(of(row)), of(row));
  return (
    <>
      <Facts
        facts={[...sums].map(([currency, pay]) => [texts.together, signed(format.money(pay, currency), pay)] as const)}
      />
      <DataTable
        label={correctionTexts.difference}
        noun={texts.noun}
        list={fixedList(rows)}
        keyOf={({ sheet }) => sheet}
        columns={[
          { id: 'person', title: texts.person, kind: 'lead', cell: ({ sheet }) => nameOf(sheet) },
          {
            id: 'regular',
            title: correctionTexts.regular,
            kind: 'number',
            cell: hours(({ regular_minutes: minutes }) => minutes),
          },
          {
            id: 'overtime',
            title: correctionTexts.overtime,
            kind: 'number',
            cell: hours(({ overtime_minutes: minutes }) => minutes),
          },
          {
            id: 'pay',
            title: correctionTexts.pay,
            kind: 'number',
            cell: ({ total_pay: pay = 0, currency }) => signed(format.money(pay, currency), pay),
          },
        ]}
      />
    </>
  );
}
