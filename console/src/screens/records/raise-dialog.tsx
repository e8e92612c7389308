import type { ReactNode } from 'react';
import { fieldError } from '../../client/error.ts';
import { fixedList } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { raiseTexts as texts } from '../../texts/audience.ts';
import { audienceTexts } from '../../texts/audience.ts';
import { AudienceInput, audienceOf, type AudienceValue, everyoneChosen } from '../../ui/audience-input.tsx';
import type { AskedOf } from '../../ui/bulk-change.tsx';
import { BulkDialog, type Rehearsed } from '../../ui/bulk-dialog.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { DayInput, NumberInput, TextInput } from '../../ui/forms.tsx';
import type { Pay } from './pay-parts.tsx';

interface Rise {
  readonly before: Pay;
  readonly after: Pay;
}

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
  return (
    <BulkDialog
      title={texts.title}
      operation="compensation.raise"
      initial={{ audience: chosen, percent: '', effective_date: format.today(), reason: '' }}
      asks={({ audience, percent, effective_date, reason }) => {
        const number = Number(percent.trim().replace(',', '.'));
        if (percent.trim() === '' || Number.isNaN(number) || number === 0) {
          throw fieldError('percent', texts.percentNeeded);
        }
        const said = reason.trim() === '' ? {} : { reason: reason.trim() };
        return { audience: audienceOf(audience), input: { percent: number, effective_date, ...said } };
      }}
      action={texts.action}
      said={texts.done}
      start={start}
      onClose={onClose}
      shown={(rehearsed) => <Rises rehearsed={rehearsed} />}
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

function Rises({ rehearsed: { change, nameOf } }: { readonly rehearsed: Rehearsed }): ReactNode {
  const format = useFormat();
  const rows = change.outcomes.map(({ record_id: id, data }) => ({ id, ...(data as Rise) }));
  if (rows.length === 0) return null;
  const money = (amount: number, currency: string): string => format.money(amount, currency);
  return (
    <DataTable
      label={texts.table}
      noun={audienceTexts.people}
      list={fixedList(rows)}
      keyOf={({ id }) => id}
      columns={[
        { id: 'person', title: texts.person, kind: 'lead', cell: ({ id }) => nameOf(id) },
        {
          id: 'today',
          title: texts.today,
          kind: 'number',
          cell: ({ before }) => money(before.amount, before.currency),
        },
        { id: 'new', title: texts.becomes, kind: 'number', cell: ({ after }) => money(after.amount, after.currency) },
        {
          id: 'difference',
          title: texts.difference,
          kind: 'number',
          cell: ({ before, after }) => money(after.amount - before.amount, after.currency),
        },
      ]}
    />
  );
}
