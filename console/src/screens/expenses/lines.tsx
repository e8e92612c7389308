import type { ReactNode } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/button.tsx';
import { CheckInput, DayInput, SelectInput, TextInput } from '../../ui/forms.tsx';
import { Panel } from '../../ui/page.tsx';
import { AmountInput } from './amount-input.tsx';
import type { ShownReceipt } from './receipts.tsx';
import { currencyOptions, expenseOptions, perDiemOptions, unitOptions } from './record.ts';
import { newLine, newMileage, newPerDiem, type ReportValues } from './values.ts';

type ArrayName = 'line_items' | 'per_diems' | 'mileage';

/** Rows of one kind, each with its fields and a way out, and a button for one more. */
function Rows({
  name,
  title,
  note,
  one,
  add,
  fresh,
  children,
}: {
  readonly name: ArrayName;
  readonly title: string;
  readonly note: string;
  /** What one of them is called, before its number. */
  readonly one: string;
  readonly add: string;
  readonly fresh: (date: string, currency: string) => object;
  readonly children: (path: string) => ReactNode;
}): ReactNode {
  const format = useFormat();
  const form = useFormContext<ReportValues>();
  const rows = useFieldArray<ReportValues, ArrayName>({ control: form.control, name });
  const append = (): void => {
    const last = form.getValues(name).at(-1);
    rows.append(fresh(last?.date ?? format.today(), form.getValues('currency')) as never, {
      focusName: `${name}.${rows.fields.length}.date`,
    });
  };
  return (
    <Panel title={title} {...(rows.fields.length === 0 && { note })} actions={<Button onClick={append}>{add}</Button>}>
      {rows.fields.length > 0 && (
        <ol className="lines">
          {rows.fields.map((row, index) => (
            <li key={row.id} className="line">
              <div className="line__head">
                <span>{`${one} ${index + 1}`}</span>
                <Button size="small" kind="quiet-danger" onClick={() => rows.remove(index)}>
                  Remove<span className="only-read-aloud">{` ${one.toLowerCase()} ${index + 1}`}</span>
                </Button>
              </div>
              {children(`${name}.${index}`)}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

/** The currency of a line, and the rate where it is not the report's. */
function CurrencyFields({ path }: { readonly path: string }): ReactNode {
  const own = useWatch<ReportValues, 'currency'>({ name: 'currency' });
  const line = useWatch({ name: `${path}.currency` }) as string;
  return (
    <>
      <SelectInput name={`${path}.currency`} label="Currency" options={currencyOptions([own, line])} />
      {line !== own && (
        <AmountInput
          name={`${path}.exchange_rate`}
          label="Exchange rate"
          hint={`What 1 ${line} is worth in ${own}.`}
          isRequired
        />
      )}
    </>
  );
}

export function LineItems({ receipts }: { readonly receipts: readonly ShownReceipt[] }): ReactNode {
  return (
    <Rows
      name="line_items"
      title="What you paid for"
      note="One line for each thing on your receipts."
      one="Expense"
      add="Add an expense"
      fresh={newLine}
    >
      {(path) => (
        <>
          <div className="line__fields">
            <DayInput name={`${path}.date`} label="Date" isRequired />
            <SelectInput name={`${path}.expense_type`} label="Kind" options={expenseOptions} />
            <TextInput name={`${path}.vendor`} label="Paid to" isOptional maxLength={200} />
            <TextInput name={`${path}.description`} label="What for" isOptional maxLength={500} />
            <AmountInput name={`${path}.amount_before_tax`} label="Amount before tax" isRequired />
            <CurrencyFields path={path} />
            {receipts.length > 0 && (
              <SelectInput
                name={`${path}.receipt_id`}
                label="Receipt"
                empty="None"
                options={receipts.map(({ id, file_name }) => ({ value: id, label: file_name }))}
              />
            )}
          </div>
          <details>
            <summary>Taxes and tip</summary>
            <div className="line__fields">
              <AmountInput name={`${path}.gst`} label="GST" />
              <AmountInput name={`${path}.pst`} label="PST" />
              <AmountInput name={`${path}.hst`} label="HST" />
              <AmountInput name={`${path}.qst`} label="QST" />
              <AmountInput name={`${path}.gratuity`} label="Tip" />
            </div>
          </details>
        </>
      )}
    </Rows>
  );
}

export function PerDiems(): ReactNode {
  return (
    <Rows
      name="per_diems"
      title="Daily allowances"
      note="Flat amounts for days and meals away."
      one="Allowance"
      add="Add an allowance"
      fresh={newPerDiem}
    >
      {(path) => (
        <div className="line__fields">
          <DayInput name={`${path}.date`} label="Date" isRequired />
          <SelectInput name={`${path}.per_diem_type`} label="For" options={perDiemOptions} />
          <AmountInput name={`${path}.quantity`} label="How many" isRequired />
          <AmountInput name={`${path}.rate`} label="Amount for one" isRequired />
          <CurrencyFields path={path} />
          <CheckInput name={`${path}.meal_provided`} label="A meal was provided" />
        </div>
      )}
    </Rows>
  );
}

export function MileageLines(): ReactNode {
  return (
    <Rows
      name="mileage"
      title="Mileage"
      note="Drives in your own car."
      one="Drive"
      add="Add a drive"
      fresh={newMileage}
    >
      {(path) => (
        <div className="line__fields">
          <DayInput name={`${path}.date`} label="Date" isRequired />
          <TextInput name={`${path}.description`} label="From where to where" isOptional maxLength={500} />
          <AmountInput name={`${path}.distance`} label="Distance" hint="One way." isRequired />
          <SelectInput name={`${path}.unit`} label="Counted in" options={unitOptions} />
          <AmountInput name={`${path}.rate_per_unit`} label="Rate for one" isRequired />
          <CheckInput name={`${path}.round_trip`} label="There and back" />
        </div>
      )}
    </Rows>
  );
}
