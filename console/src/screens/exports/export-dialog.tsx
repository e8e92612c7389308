import type { ReactNode } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { exportsTexts, kindNames } from '../../texts/exports.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput, SelectInput, useFormValues } from '../../ui/forms.tsx';
import { optionsOf } from '../../words.ts';
import { type ExportKind, kindsWithDays } from './kinds.ts';

interface Values {
  kind: ExportKind;
  start_date: string;
  end_date: string;
}

export function ExportDialog({
  onClose,
  onStarted,
}: {
  readonly onClose: () => void;
  readonly onStarted: () => void;
}): ReactNode {
  const format = useFormat();
  const create = useWrite('post', '/exports');
  const today = format.today();
  return (
    <FormDialog<Values>
      title={exportsTexts.dialog}
      action={exportsTexts.send}
      done={exportsTexts.started}
      initial={{ kind: 'people', start_date: `${today.slice(0, 4)}-01-01`, end_date: today }}
      onSubmit={({ kind, start_date, end_date }) => {
        const filters = kindsWithDays.includes(kind) ? `start_date=${start_date}&end_date=${end_date}` : '';
        return create.mutateAsync({ body: { kind, filters } });
      }}
      onDone={onStarted}
      onClose={onClose}
    >
      <SelectInput name="kind" label={exportsTexts.which} options={optionsOf(kindNames)} hint={exportsTexts.audited} />
      <Days />
    </FormDialog>
  );
}

function Days(): ReactNode {
  const { kind } = useFormValues<Values>();
  if (!kindsWithDays.includes(kind)) return null;
  return (
    <div className="form__grid">
      <DayInput name="start_date" label={exportsTexts.from} isRequired />
      <DayInput name="end_date" label={exportsTexts.to} isRequired />
    </div>
  );
}
