import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { ApiError, fieldError } from '../../client/error.ts';
import { useOptions } from '../../client/options.ts';
import { useCan } from '../../session.tsx';
import { expensesTexts, reportFormTexts } from '../../texts/expenses.ts';
import { Button } from '../../ui/button.tsx';
import { DayInput, Form, SelectInput, TextAreaInput, TextInput, useIsChanged } from '../../ui/forms.tsx';
import { Panel } from '../../ui/page.tsx';
import { LineItems, MileageLines, PerDiems } from './lines.tsx';
import type { ShownReceipt } from './receipts.tsx';
import { currencyOptions, type Report, typeOptions } from './record.ts';
import { Totals } from './summary.tsx';
import { beforeTaxOf } from './taxes.ts';
import type { Uploads } from './use-uploads.ts';
import { isBlankLine, type ReportValues } from './values.ts';

export type Intent = 'save' | 'submit';

/** A report while it can be changed. What belongs to it but is no field, such as receipts, is given from outside. */
export function ReportForm({
  initial,
  report,
  receipts,
  receiptsPanel,
  uploads,
  isHeld = false,
  side,
  onSend,
  onChange,
  onLeave,
}: {
  readonly initial: ReportValues;
  /** As the server knows it; null before it was saved once. */
  readonly report: Report | null;
  /** Receipts that a line can refer to. */
  readonly receipts: readonly ShownReceipt[];
  readonly receiptsPanel: ReactNode;
  /** Receipts on their way: they are waited for. */
  readonly uploads: Uploads | null;
  /** Something beside the fields would be lost. */
  readonly isHeld?: boolean;
  readonly side?: ReactNode;
  readonly onSend: (values: ReportValues, intent: Intent) => Promise<void>;
  /** Hears of everything that is typed. */
  readonly onChange?: (values: ReportValues) => void;
  readonly onLeave?: () => void;
}): ReactNode {
  const intent = useRef<Intent>('save');
  return (
    <Form
      initial={initial}
      label={reportFormTexts.expenseReport}
      guardsChanges
      isHeld={isHeld || (uploads !== null && uploads.files.length > 0)}
      onLeave={onLeave}
      onSubmit={async (values, form) => {
        if (uploads && !(await uploads.settle())) throw fieldError('receipts', reportFormTexts.receiptMissing);
        await onSend(sendable(values, intent.current), intent.current).catch((error: unknown) => {
          throw atItsField(error);
        });
        // What was sent is what later changes are compared with.
        form.reset(values);
      }}
    >
      {onChange && <Hears onChange={onChange} />}
      <div className="report-layout report-layout--open">
        <div className="report-layout__main">
          {receiptsPanel}
          <LineItems receipts={receipts} />
          <About report={report} />
          <PerDiems />
          <MileageLines />
        </div>
        <div className="report-layout__side">
          <TotalsOfForm report={report} />
          <Actions isWaiting={uploads?.isBusy === true} onChoose={(chosen) => (intent.current = chosen)} />
          {side}
        </div>
      </div>
    </Form>
  );
}

/** Lines that nobody has typed into are no lines; the rest has an amount that its taxes fit into. Nothing at all is not submitted. */
function sendable(values: ReportValues, intent: Intent): ReportValues {
  const line_items = values.line_items.filter((line) => !isBlankLine(line));
  const others = line_items.length + values.per_diems.length + values.mileage.length;
  for (const [index, line] of values.line_items.entries()) {
    const isAsked = !isBlankLine(line) || (intent === 'submit' && others === 0);
    if (isAsked && line.paid.trim() === '') throw paidError(index, reportFormTexts.enterTheAmount);
    if (isAsked && beforeTaxOf(line) < 0) throw paidError(index, reportFormTexts.moreTaxThanPaid);
  }
  return { ...values, line_items };
}

const paidError = (index: number, message: string): ApiError => fieldError(`line_items.${index}.paid`, message);

/** The amount before tax is worked out: what the server says of it is said of what was paid. */
const atItsField = (error: unknown): unknown =>
  error instanceof ApiError && error.field?.endsWith('.amount_before_tax') === true
    ? fieldError(error.field.replace('amount_before_tax', 'paid'), error.message)
    : error;

function Hears({ onChange }: { readonly onChange: (values: ReportValues) => void }): null {
  const form = useFormContext<ReportValues>();
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [form, onChange],
  );
  return null;
}

function TotalsOfForm({ report }: { readonly report: Report | null }): ReactNode {
  return <Totals report={report} isChanged={useIsChanged()} />;
}

function Actions({
  isWaiting,
  onChoose,
}: {
  /** A receipt is not ready yet. */
  readonly isWaiting: boolean;
  readonly onChoose: (intent: Intent) => void;
}): ReactNode {
  const { isSubmitting } = useFormState();
  const [chosen, setChosen] = useState<Intent>('save');
  const choose = (intent: Intent): void => {
    setChosen(intent);
    onChoose(intent);
  };
  const waitsWith = (intent: Intent): boolean => isSubmitting && isWaiting && chosen === intent;
  const [lines, perDiems, mileage] = useWatch<ReportValues, ['line_items', 'per_diems', 'mileage']>({
    name: ['line_items', 'per_diems', 'mileage'],
  });
  const isEmpty = lines.length + perDiems.length + mileage.length === 0;
  return (
    <div className="form__actions report-actions">
      <Button type="submit" kind="primary" disabled={isEmpty} isBusy={isSubmitting} onClick={() => choose('submit')}>
        {waitsWith('submit') ? reportFormTexts.waitsForReceipt : expensesTexts.submit}
      </Button>
      <Button type="submit" isBusy={isSubmitting} onClick={() => choose('save')}>
        {waitsWith('save') ? reportFormTexts.waitsForReceipt : expensesTexts.save}
      </Button>
      {isEmpty && <span className="quiet">{reportFormTexts.nothingToSubmit}</span>}
    </div>
  );
}

const billableOptions = [
  { value: 'true', label: reportFormTexts.billed },
  { value: 'false', label: reportFormTexts.notBilled },
];

function About({ report }: { readonly report: Report | null }): ReactNode {
  const can = useCan();
  const { rows: projects = [] } = useOptions('/projects', { isEnabled: can('projects.list') });
  const type = useWatch<ReportValues, 'report_type'>({ name: 'report_type' });
  const currency = useWatch<ReportValues, 'currency'>({ name: 'currency' });
  return (
    <Panel title={reportFormTexts.about}>
      <div className="form__grid">
        <TextInput
          name="title"
          label={reportFormTexts.title}
          isRequired={reportFormTexts.enterATitle}
          maxLength={200}
          placeholder={reportFormTexts.titlePlaceholder}
        />
        <SelectInput name="report_type" label={reportFormTexts.howItIsSettled} options={typeOptions} />
        <SelectInput name="currency" label={reportFormTexts.currencyOfTheTotal} options={currencyOptions([currency])} />
        {projects.length > 0 && (
          <SelectInput
            name="project_id"
            label={reportFormTexts.project}
            isOptional
            empty={reportFormTexts.noProject}
            options={{ path: '/projects' }}
          />
        )}
        {type === 'TRAVEL' && (
          <>
            <DayInput name="departure_date" label={reportFormTexts.firstDayOfTheTrip} isOptional />
            <DayInput name="return_date" label={reportFormTexts.lastDayOfTheTrip} isOptional />
            <TextInput name="trip_purpose" label={reportFormTexts.whyYouTravelled} isOptional maxLength={500} />
          </>
        )}
        <SelectInput
          name="is_billable"
          label={reportFormTexts.billable}
          options={billableOptions}
          {...(report === null && { empty: reportFormTexts.asTheProject })}
        />
        <TextInput
          name="cost_center"
          label={reportFormTexts.costCenter}
          hint={reportFormTexts.costCenterHint}
          isOptional
          maxLength={100}
        />
        <TextInput
          name="payable_to"
          label={reportFormTexts.payTo}
          hint={reportFormTexts.payToHint}
          isOptional
          maxLength={200}
        />
        <div className="form__wide">
          <TextAreaInput name="description" label={reportFormTexts.remarks} isOptional rows={2} />
        </div>
      </div>
    </Panel>
  );
}
