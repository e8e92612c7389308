import type { ReactNode } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DayInput, Form, SelectInput, useFormValues } from '../../ui/forms.tsx';
import { useToast } from '../../ui/toast.tsx';
import { optionsOf } from '../../words.ts';
import { kindNames, kindsWithDays, texts, type ExportKind } from './texts.ts';

interface Values {
  kind: ExportKind;
  start_date: string;
  end_date: string;
}

export function ExportDialog({
  kind: chosen = 'people',
  onClose,
  onStarted,
}: {
  readonly kind?: ExportKind;
  readonly onClose: () => void;
  readonly onStarted: () => void;
}): ReactNode {
  const toast = useToast();
  const format = useFormat();
  const create = useWrite('post', '/exports');
  const today = format.today();
  return (
    <Dialog title={texts.dialog} onClose={onClose}>
      <Form<Values>
        initial={{ kind: chosen, start_date: `${today.slice(0, 4)}-01-01`, end_date: today }}
        onSubmit={async ({ kind, start_date, end_date }) => {
          const filters = kindsWithDays.includes(kind) ? `start_date=${start_date}&end_date=${end_date}` : '';
          await create.mutateAsync({ body: { kind, filters } });
          toast(texts.started);
          onStarted();
        }}
      >
        <SelectInput name="kind" label={texts.which} options={optionsOf(kindNames)} hint={texts.audited} />
        <Days />
        <div className="form__actions form__actions--end">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" isBusy={create.isPending}>
            {texts.send}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

function Days(): ReactNode {
  const { kind } = useFormValues<Values>();
  if (!kindsWithDays.includes(kind)) return null;
  return (
    <div className="form__grid">
      <DayInput name="start_date" label={texts.from} isRequired />
      <DayInput name="end_date" label={texts.to} isRequired />
    </div>
  );
}
