import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { type Format, useFormat } from '../../format.ts';
import { breakTexts as texts } from '../../texts/breaks.ts';
import { timeTexts } from '../../texts/time.ts';
import { Button } from '../../ui/button.tsx';
import { NumberInput, TimeInput } from '../../ui/forms.tsx';
import { wallTime } from '../../zone-times.ts';
import type { Entry } from './week-model.ts';

export interface BreakValues {
  start: string;
  end: string;
}

/** As they were taken: one of which a part is paid is one break again. An open one has no end yet. */
export function breaksOf(entry: Entry | null): readonly { readonly start: string; readonly end: string | null }[] {
  const taken: { start: string; end: string | null }[] = [];
  for (const { start, end } of entry?.breaks ?? []) {
    const before = taken.at(-1);
    if (before?.end === start) before.end = end;
    else taken.push({ start, end });
  }
  return taken;
}

export const breakValuesOf = (entry: Entry | null, format: Format): BreakValues[] =>
  breaksOf(entry).map(({ start, end }) => ({
    start: wallTime(start, format.timeZone),
    end: end === null ? '' : wallTime(end, format.timeZone),
  }));

const maxBreaks = 24;

/** How long the break was, or each with its times. */
export function BreakInputs(): ReactNode {
  const format = useFormat();
  const { control } = useFormContext<{ breaks: BreakValues[] }>();
  const rows = useFieldArray({ control, name: 'breaks' });
  const add = (
    <Button
      size="small"
      onClick={() => rows.append({ start: '', end: '' }, { focusName: `breaks.${String(rows.fields.length)}.start` })}
    >
      {rows.fields.length === 0 ? texts.withTimes : texts.add}
    </Button>
  );
  return (
    <>
      {rows.fields.length === 0 && <NumberInput name="break_minutes" label={timeTexts.break} />}
      {rows.fields.map((row, index) => (
        <div key={row.id} className="entry-times">
          <TimeInput name={`breaks.${String(index)}.start`} label={texts.from(format.number(index + 1))} isRequired />
          <TimeInput name={`breaks.${String(index)}.end`} label={texts.to(format.number(index + 1))} isRequired />
          <Button
            size="small"
            kind="quiet-danger"
            aria-label={texts.removeOne(format.number(index + 1))}
            onClick={() => rows.remove(index)}
          >
            {texts.remove}
          </Button>
        </div>
      ))}
      {rows.fields.length < maxBreaks && <div>{add}</div>}
    </>
  );
}
