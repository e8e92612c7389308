import type { ReactNode } from 'react';
import { fieldError } from '../../client/error.ts';
import { fixedList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { raiseTexts as texts } from '../../texts/audience.ts';
import { audienceTexts } from '../../texts/audience.ts';
import { readNumber } from '../../typed-numbers.ts';
import { AudienceInput, audienceOf, type AudienceValue, everyoneChosen } from '../../ui/audience-input.tsx';
import type { AskedOf } from '../../ui/bulk-change.tsx';
import { BulkDialog, type Rehearsed } from '../../ui/bulk-dialog.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { DayInput, NumberInput, TextInput } from '../../ui/forms.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Facts } from '../../ui/page.tsx';
import { type Figures, type Rise, sayDifference, sayMore } from './rise.tsx';

/** So many percent more for many people: what each has and would have, before it is done. */
export function RaiseDialog({
  chosen = { ...everyoneChosen, kind: 'people' },
  start,
  onClose,
}: {
  readonly chosen?: AudienceValue;
  readonly start: (asked: AskedOf) => Promise<void>;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const isPlanned = (day: string): boolean => day > format.today();
  return (
    <BulkDialog
      title={texts.title}
      operation="compensation.raise"
      initial={{ audience: chosen, percent: '', effective_date: format.today(), reason: '' }}
      asks={({ audience, percent, effective_date, reason }) => {
        const number = readNumber(percent);
        if (number === null || number === 0) throw fieldError('percent', texts.percentNeeded);
        const said = reason.trim() === '' ? {} : { reason: reason.trim() };
        return {
          audience: audienceOf(audience),
          input: { percent: number, effective_date, ...said },
          ...(isPlanned(effective_date) && {
            said: (count: number) => texts.planned(count, format.day(effective_date)),
          }),
        };
      }}
      action={(count, { effective_date: day }) => (isPlanned(day) ? texts.plan(count) : texts.action(count))}
      said={texts.done}
      start={start}
      onClose={onClose}
      shown={(rehearsed, { effective_date: day }) => (
        <Rises rehearsed={rehearsed} plannedFor={isPlanned(day) ? day : null} />
      )}
      isWide
    >
      <AudienceInput name="audience" label={texts.who} />
      <NumberInput name="percent" label={texts.percent} hint={texts.percentHint} isRequired />
      <DayInput name="effective_date" label={texts.from} isRequired />
      <TextInput name="reason" label={texts.reason} maxLength={500} isOptional />
      <p className="quiet">{texts.logged}</p>
    </BulkDialog>
  );
}

function Rises({
  rehearsed: { change, nameOf },
  plannedFor,
}: {
  readonly rehearsed: Rehearsed;
  readonly plannedFor: string | null;
}): ReactNode {
  const format = useFormat();
  const rows = change.outcomes.map(({ record_id: id, data }) => ({ id, ...(data as Rise) }));
  if (rows.length === 0) return null;
  const followed = rows.filter(({ planned_from: day }) => day !== null);
  const figures = (
    id: string,
    [before, after]: readonly [string, string],
    of: (rise: Rise) => Figures,
  ): readonly TableColumn<(typeof rows)[number]>[] => {
    const column = (which: 'before' | 'after', title: string): TableColumn<(typeof rows)[number]> => ({
      id: `${id} ${which}`,
      title,
      kind: 'number',
      cell: (row) => {
        const amount = of(row)[which];
        return amount === null ? '' : format.money(amount, row.after.currency);
      },
    });
    return [column('before', before), column('after', after)];
  };
  return (
    <>
      {plannedFor !== null && <Notice>{texts.onlyPlanned(format.day(plannedFor))}</Notice>}
      {followed.length > 0 && (
        <Notice tone="warning">
          {followed.map(({ id, planned_from: day }) => (
            <div key={id}>{`${nameOf(id)}: ${texts.followed(format.day(day ?? ''))}`}</div>
          ))}
        </Notice>
      )}
      <Facts
        isLines
        facts={sumsOf(rows).map((sum) => [texts.together, sayDifference(sum, sum.currency, format)] as const)}
      />
      <DataTable
        label={texts.table}
        noun={audienceTexts.people}
        list={fixedList(rows)}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'person',
            title: texts.person,
            kind: 'lead',
            cell: ({ id }) => nameOf(id),
          },
          ...figures('hour', texts.hours, ({ per_hour: hour }) => hour),
          ...figures('year', texts.years, ({ per_year: year }) => year),
          {
            id: 'more',
            title: texts.more,
            kind: 'number',
            cell: ({ per_year: year, after }) => sayMore(year, after.currency, format),
          },
        ]}
      />
    </>
  );
}

/** What all of it comes to in a year, for each currency. */
function sumsOf(rows: readonly Rise[]): readonly (Figures & { readonly currency: string })[] {
  const sums = new Map<string, { before: number; after: number }>();
  for (const { per_year: year, after } of rows) {
    const sum = sums.get(after.currency) ?? { before: 0, after: 0 };
    sums.set(after.currency, { before: sum.before + (year.before ?? 0), after: sum.after + (year.after ?? 0) });
  }
  return [...sums].map(([currency, sum]) => ({ currency, ...sum }));
}
