import { type ReactNode, useEffect, useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useFormat } from '../../format.ts';
import { useSession } from '../../session.tsx';
import { linesTexts } from '../../texts/expenses.ts';
import { Button } from '../../ui/button.tsx';
import { CheckInput, DayInput, NumberInput, SelectInput, TextInput } from '../../ui/forms.tsx';
import { Panel } from '../../ui/page.tsx';
import type { ShownReceipt } from './receipts.tsx';
import { currencyOptions, expenseOptions, perDiemOptions, unitOptions } from './record.ts';
import { taxesOf, taxesWithin, taxNames } from './taxes.ts';
import { type LineValues, newLine, newMileage, newPerDiem, type ReportValues } from './values.ts';

type ArrayName = 'line_items' | 'per_diems' | 'mileage';

/** Rows of one kind, each with its fields and a way out, and a button for one more. */
function Rows({
  name,
  title,
  note,
  one,
  remove,
  add,
  fresh,
  focus = 'date',
  children,
}: {
  readonly name: ArrayName;
  readonly title: string;
  readonly note: string;
  readonly one: (number: number) => string;
  readonly remove: (number: number) => string;
  readonly add: string;
  readonly fresh: (date: string, currency: string) => object;
  /** The field of a new row that one types into first. */
  readonly focus?: string;
  readonly children: (path: string) => ReactNode;
}): ReactNode {
  const format = useFormat();
  const form = useFormContext<ReportValues>();
  const rows = useFieldArray<ReportValues, ArrayName>({ control: form.control, name });
  const append = (): void => {
    const last = form.getValues(name).at(-1);
    rows.append(fresh(last?.date ?? format.today(), form.getValues('currency')) as never, {
      focusName: `${name}.${rows.fields.length}.${focus}`,
    });
  };
  return (
    <Panel title={title} {...(rows.fields.length === 0 && { note })} actions={<Button onClick={append}>{add}</Button>}>
      {rows.fields.length > 0 && (
        <ol className="lines">
          {rows.fields.map((row, index) => (
            <li key={row.id} className="line">
              <div className="line__head">
                <span>{one(index + 1)}</span>
                <Button
                  size="small"
                  kind="quiet-danger"
                  aria-label={remove(index + 1)}
                  onClick={() => rows.remove(index)}
                >
                  {linesTexts.remove}
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

/** The currency of a line, and the rate if it is not the report's. */
function CurrencyFields({ path }: { readonly path: string }): ReactNode {
  const own = useWatch<ReportValues, 'currency'>({ name: 'currency' });
  const line = useWatch({ name: `${path}.currency` }) as string;
  return (
    <>
      <SelectInput name={`${path}.currency`} label={linesTexts.currency} options={currencyOptions([own, line])} />
      {line !== own && (
        <NumberInput
          name={`${path}.exchange_rate`}
          label={linesTexts.exchangeRate}
          hint={linesTexts.exchangeRateHint(line, own)}
          isRequired
        />
      )}
    </>
  );
}

/** Taxes follow what was paid, unless someone has typed others. */
function useTaxesOf(path: string): { readonly shown: readonly (typeof taxNames)[number][]; readonly sum: number } {
  const { organization } = useSession();
  const { currency: home, tax_rates: rates } = organization;
  const form = useFormContext();
  const [paid, gratuity, currency] = useWatch({
    name: [`${path}.paid`, `${path}.gratuity`, `${path}.currency`],
  }) as [string, string, string];
  const taxes = useWatch({ name: taxNames.map((name) => `${path}.${name}`) }) as string[];
  const last = useRef({ path, paid, gratuity, currency });
  useEffect(() => {
    const before = last.current;
    last.current = { path, paid, gratuity, currency };
    if (before.path !== path) return;
    const line = form.getValues(path) as LineValues;
    const expected = taxesWithin(before, rates, home);
    if (taxNames.some((name) => line[name] !== expected[name])) return;
    const now = taxesWithin({ paid, gratuity, currency }, rates, home);
    for (const name of taxNames) {
      if (now[name] !== line[name]) form.setValue(`${path}.${name}`, now[name], { shouldDirty: true });
    }
  }, [form, path, paid, gratuity, currency, rates, home]);
  const isCanadian = organization.country === 'CA';
  const shown = taxNames.filter((name, index) => isCanadian || rates[name] !== undefined || taxes[index] !== '');
  const [gst = '', pst = '', hst = '', qst = ''] = taxes;
  return { shown: shown.length === 0 ? ['gst'] : shown, sum: taxesOf({ gst, pst, hst, qst }) };
}

/** What was paid and what of it were taxes; a closed fold says how much. */
function TaxFields({ path }: { readonly path: string }): ReactNode {
  const format = useFormat();
  const { country } = useSession().organization;
  const { shown, sum } = useTaxesOf(path);
  const currency = useWatch({ name: `${path}.currency` }) as string;
  return (
    <details>
      <summary>
        {linesTexts.taxesAndTip}
        {sum > 0 && <span className="quiet"> {linesTexts.within(format.money(sum, currency))}</span>}
      </summary>
      <div className="line__fields">
        {shown.map((name) => (
          <NumberInput
            key={name}
            name={`${path}.${name}`}
            label={name === 'gst' && country !== 'CA' ? linesTexts.vat : linesTexts[name]}
          />
        ))}
        <NumberInput name={`${path}.gratuity`} label={linesTexts.tip} />
      </div>
    </details>
  );
}

export function LineItems({ receipts }: { readonly receipts: readonly ShownReceipt[] }): ReactNode {
  return (
    <Rows
      name="line_items"
      title={linesTexts.whatYouPaidFor}
      note={linesTexts.lineItemsNote}
      one={linesTexts.expense}
      remove={linesTexts.removeExpense}
      add={linesTexts.addAnExpense}
      fresh={newLine}
      focus="paid"
    >
      {(path) => (
        <>
          <div className="line__fields">
            <NumberInput name={`${path}.paid`} label={linesTexts.amountPaid} hint={linesTexts.amountPaidHint} />
            <DayInput name={`${path}.date`} label={linesTexts.date} isRequired />
            <SelectInput name={`${path}.expense_type`} label={linesTexts.kind} options={expenseOptions} />
            <TextInput name={`${path}.vendor`} label={linesTexts.paidTo} isOptional maxLength={200} />
            <TextInput name={`${path}.description`} label={linesTexts.whatFor} isOptional maxLength={500} />
            <CurrencyFields path={path} />
            {receipts.length > 0 && (
              <SelectInput
                name={`${path}.receipt_id`}
                label={linesTexts.receipt}
                empty={linesTexts.none}
                options={receipts.map(({ id, file_name }) => ({ value: id, label: file_name }))}
              />
            )}
          </div>
          <TaxFields path={path} />
        </>
      )}
    </Rows>
  );
}

export function PerDiems(): ReactNode {
  return (
    <Rows
      name="per_diems"
      title={linesTexts.dailyAllowances}
      note={linesTexts.perDiemsNote}
      one={linesTexts.allowance}
      remove={linesTexts.removeAllowance}
      add={linesTexts.addAnAllowance}
      fresh={newPerDiem}
    >
      {(path) => (
        <div className="line__fields">
          <DayInput name={`${path}.date`} label={linesTexts.date} isRequired />
          <SelectInput name={`${path}.per_diem_type`} label={linesTexts.for} options={perDiemOptions} />
          <NumberInput name={`${path}.quantity`} label={linesTexts.howMany} isRequired />
          <NumberInput name={`${path}.rate`} label={linesTexts.amountForOne} isRequired />
          <CurrencyFields path={path} />
          <CheckInput name={`${path}.meal_provided`} label={linesTexts.aMealWasProvided} />
        </div>
      )}
    </Rows>
  );
}

export function MileageLines(): ReactNode {
  return (
    <Rows
      name="mileage"
      title={linesTexts.mileage}
      note={linesTexts.mileageNote}
      one={linesTexts.drive}
      remove={linesTexts.removeDrive}
      add={linesTexts.addADrive}
      fresh={newMileage}
    >
      {(path) => (
        <div className="line__fields">
          <DayInput name={`${path}.date`} label={linesTexts.date} isRequired />
          <TextInput name={`${path}.description`} label={linesTexts.fromWhereToWhere} isOptional maxLength={500} />
          <NumberInput name={`${path}.distance`} label={linesTexts.distance} hint={linesTexts.oneWay} isRequired />
          <SelectInput name={`${path}.unit`} label={linesTexts.countedIn} options={unitOptions} />
          <NumberInput name={`${path}.rate_per_unit`} label={linesTexts.rateForOne} isRequired />
          <CheckInput name={`${path}.round_trip`} label={linesTexts.thereAndBack} />
        </div>
      )}
    </Rows>
  );
}
