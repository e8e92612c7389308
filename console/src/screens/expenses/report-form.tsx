import { type ReactNode, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useRead } from '../../client/hooks.ts';
import { useCan } from '../../session.tsx';
import { expensesTexts, reportFormTexts } from '../../texts/expenses.ts';
import { Button } from '../../ui/button.tsx';
import { DayInput, Form, SelectInput, TextAreaInput, TextInput, useIsChanged } from '../../ui/forms.tsx';
import { Panel } from '../../ui/page.tsx';
import { LineItems, MileageLines, PerDiems } from './lines.tsx';
import type { ShownReceipt } from './receipts.tsx';
import { currencyOptions, type Report, typeOptions } from './record.ts';
import { Totals } from './summary.tsx';
import type { ReportValues } from './values.ts';

export type Intent = 'save' | 'submit';

/** A report while it can be changed. What belongs to it but is no field, such as receipts, is given from outside. */
export function ReportForm({
  initial,
  report,
  receipts,
  receiptsPanel,
  side,
  onSend,
}: {
  readonly initial: ReportValues;
  /** As the server knows it; null before it was saved once. */
  readonly report: Report | null;
  /** Receipts that a line can refer to. */
  readonly receipts: readonly ShownReceipt[];
  readonly receiptsPanel: ReactNode;
  readonly side?: ReactNode;
  readonly onSend: (values: ReportValues, intent: Intent) => Promise<void>;
}): ReactNode {
  const intent = useRef<Intent>('save');
  return (
    <Form
      initial={initial}
      label={reportFormTexts.expenseReport}
      guardsChanges
      onSubmit={async (values, form) => {
        await onSend(values, intent.current);
        // What was sent is what later changes are compared with.
        form.reset(values);
      }}
    >
      <div className="report-layout">
        <div className="report-layout__main">
          <About report={report} />
          {receiptsPanel}
          <LineItems receipts={receipts} />
          <PerDiems />
          <MileageLines />
        </div>
        <div className="report-layout__side">
          <TotalsOfForm report={report} />
          <Actions onChoose={(chosen) => (intent.current = chosen)} />
          {side}
        </div>
      </div>
    </Form>
  );
}

function TotalsOfForm({ report }: { readonly report: Report | null }): ReactNode {
  return <Totals report={report} isChanged={useIsChanged()} />;
}

function Actions({ onChoose }: { readonly onChoose: (intent: Intent) => void }): ReactNode {
  const { isSubmitting } = useFormState();
  const [lines, perDiems, mileage] = useWatch<ReportValues, ['line_items', 'per_diems', 'mileage']>({
    name: ['line_items', 'per_diems', 'mileage'],
  });
  const isEmpty = lines.length + perDiems.length + mileage.length === 0;
  return (
    <div className="form__actions">
      <Button type="submit" kind="primary" disabled={isEmpty} isBusy={isSubmitting} onClick={() => onChoose('submit')}>
        {expensesTexts.submit}
      </Button>
      <Button type="submit" isBusy={isSubmitting} onClick={() => onChoose('save')}>
        {expensesTexts.save}
      </Button>
      {isEmpty && <span className="quiet">{reportFormTexts.nothingToSubmit}</span>}
    </div>
  );
}

function About({ report }: { readonly report: Report | null }): ReactNode {
  const can = useCan();
  const projects = useRead('/projects', { query: { limit: 100 } }, { isEnabled: can('projects.list') });
  const type = useWatch<ReportValues, 'report_type'>({ name: 'report_type' });
  const currency = useWatch<ReportValues, 'currency'>({ name: 'currency' });
  const options = (projects.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Panel title={reportFormTexts.about}>
      <div className="form__grid">
        <TextInput
          name="title"
          label={reportFormTexts.title}
          isRequired={reportFormTexts.enterATitle}
          maxLength={200}
          autoFocus={report === null}
          placeholder={reportFormTexts.titlePlaceholder}
        />
        <SelectInput name="report_type" label={reportFormTexts.howItIsSettled} options={typeOptions} />
        <SelectInput name="currency" label={reportFormTexts.currencyOfTheTotal} options={currencyOptions([currency])} />
        {options.length > 0 && (
          <SelectInput
            name="project_id"
            label={reportFormTexts.project}
            isOptional
            empty={reportFormTexts.noProject}
            options={options}
          />
        )}
        {type === 'TRAVEL' && (
          <>
            <DayInput name="departure_date" label={reportFormTexts.firstDayOfTheTrip} isOptional />
            <DayInput name="return_date" label={reportFormTexts.lastDayOfTheTrip} isOptional />
            <TextInput name="trip_purpose" label={reportFormTexts.whyYouTravelled} isOptional maxLength={500} />
          </>
        )}
        <div className="form__wide">
          <TextAreaInput name="description" label={reportFormTexts.remarks} isOptional rows={2} />
        </div>
      </div>
    </Panel>
  );
}
