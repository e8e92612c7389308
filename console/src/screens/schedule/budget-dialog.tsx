import type { ReactNode } from 'react';
import { useRead, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { laborBudgetTexts as texts } from '../../texts/labor-budgets.ts';
import { readNumber, typedNumber } from '../../typed-numbers.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { NumberInput, SelectInput } from '../../ui/forms.tsx';
import { type Week } from './planned.ts';

const Fields = (): ReactNode => (
  <div className="shift-form__row">
    <NumberInput name="hours" label={texts.hours} isOptional />
    <NumberInput name="amount" label={texts.amount} hint={texts.amountHint} isOptional />
  </div>
);

interface Typed {
  readonly hours: string;
  readonly amount: string;
}

const valueOf = (text: string): number | null => (text.trim() === '' ? null : readNumber(text));
const valuesOf = ({ hours, amount }: Typed) => ({ hours: valueOf(hours), amount: valueOf(amount) });

/** A budget for a department of this week. */
export function AddBudgetDialog({
  week,
  departments,
  departmentId,
  onClose,
}: {
  readonly week: Pick<Week, 'week_start' | 'week_end'> & { readonly budgets: readonly { department_id: string }[] };
  /** Whose budgets one sets. */
  readonly departments: readonly Week['departments'][number][];
  readonly departmentId: string | undefined;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const create = useWrite('post', '/labor-budgets');
  const known = new Set(week.budgets.map(({ department_id: id }) => id));
  const first =
    departments.find(({ id }) => id === departmentId)?.id ??
    departments.find(({ id }) => !known.has(id))?.id ??
    departments[0]?.id ??
    '';
  return (
    <FormDialog<Typed & { readonly department_id: string }>
      title={texts.title}
      action={texts.save}
      done={texts.saved}
      initial={{ department_id: first, hours: '', amount: '' }}
      onSubmit={({ department_id, ...typed }) =>
        create.mutateAsync({ body: { department_id, week: week.week_start, ...valuesOf(typed) } })
      }
      onClose={onClose}
    >
      <p className="quiet">{texts.lead(format.days(week.week_start, week.week_end))}</p>
      <SelectInput
        name="department_id"
        label={texts.department}
        options={departments.map(({ id, name }) => ({ value: id, label: name }))}
        isRequired
      />
      <Fields />
    </FormDialog>
  );
}

/** Both left empty, there is none. */
export function EditBudgetDialog({
  id,
  department,
  onClose,
}: {
  readonly id: string;
  readonly department: string;
  readonly onClose: () => void;
}): ReactNode {
  const budget = useRead('/labor-budgets/{id}', { path: { id } });
  const update = useWrite('patch', '/labor-budgets/{id}');
  const remove = useWrite('delete', '/labor-budgets/{id}');
  const { data } = budget;
  return (
    <FormDialog<Typed>
      key={data === undefined ? 'coming' : 'there'}
      title={texts.editTitle(department)}
      action={texts.save}
      done={texts.saved}
      needs={budget}
      initial={{ hours: typedNumber(data?.hours), amount: typedNumber(data?.amount) }}
      onSubmit={(typed): Promise<unknown> => {
        const values = valuesOf(typed);
        const isNone = values.hours === null && values.amount === null;
        return isNone ? remove.mutateAsync({ path: { id } }) : update.mutateAsync({ path: { id }, body: values });
      }}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  );
}
