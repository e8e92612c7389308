import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { Item } from '../../client/hooks.ts';
import { startsForTexts } from '../../texts/people/hiring.ts';
import { Choice } from '../../ui/choice.tsx';
import { ChosenList } from '../../ui/chosen-list.tsx';
import { Field } from '../../ui/field.tsx';
import { useFormValues } from '../../ui/forms.tsx';
import type { NameOf } from './record.ts';
import '../../ui/audience-input.css';

type StartsFor = NonNullable<Item<'/checklist-templates'>['starts_for']>;

export interface StartsForValue {
  readonly kind: 'nobody' | 'everyone' | 'departments';
  readonly chosen: readonly { readonly id: string; readonly label: string }[];
}

export const startsForValue = (startsFor: StartsFor | null, nameOf: NameOf): StartsForValue => ({
  kind: startsFor === null ? 'nobody' : startsFor.everyone === true ? 'everyone' : 'departments',
  chosen: (startsFor?.department_ids ?? []).map((id) => ({ id, label: nameOf(id) ?? id })),
});

export function startsForOf({ kind, chosen }: StartsForValue): StartsFor | null {
  if (kind === 'nobody') return null;
  return kind === 'everyone' ? { everyone: true } : { department_ids: chosen.map(({ id }) => id) };
}

/** In a cell: the department by name, or how many there are. */
export function startsForSaid({ everyone, department_ids = [] }: StartsFor, nameOf: NameOf): string {
  if (everyone === true) return startsForTexts.everyone;
  const [only] = department_ids;
  const name = department_ids.length === 1 && only !== undefined ? nameOf(only) : null;
  return name ?? startsForTexts.someDepartments(department_ids.length);
}

const kinds: readonly { value: StartsForValue['kind']; label: string }[] = [
  { value: 'nobody', label: startsForTexts.nobody },
  { value: 'everyone', label: startsForTexts.everyone },
  { value: 'departments', label: startsForTexts.departments },
];

/** For whom a template starts without anyone having to think of it. Of an onboarding alone. */
export function StartsForFields(): ReactNode {
  const { type } = useFormValues<{ type: string }>();
  const { field, fieldState } = useController({
    name: 'starts_for',
    rules: {
      validate: (value: StartsForValue) =>
        value.kind !== 'departments' || value.chosen.length > 0 || startsForTexts.chooseOne,
    },
  });
  const value = field.value as StartsForValue;
  if (type !== 'ONBOARDING') return null;
  const set = (changes: Partial<StartsForValue>): void => field.onChange({ ...value, ...changes });
  return (
    <div className="audience" role="group" aria-label={startsForTexts.startsFor}>
      <Field label={startsForTexts.startsFor} hint={startsForTexts.hint} name="starts_for-kind" error={null}>
        {(wiring) => (
          <span className="select">
            <Choice
              label={startsForTexts.startsFor}
              wiring={wiring}
              value={value.kind}
              options={kinds}
              onChange={(kind) => set({ kind: kind as StartsForValue['kind'], chosen: [] })}
            />
          </span>
        )}
      </Field>
      {value.kind === 'departments' && (
        <Field label={startsForTexts.addADepartment} name="starts_for-departments" error={null}>
          {(wiring) => (
            <span className="select">
              <Choice
                label={startsForTexts.addADepartment}
                wiring={wiring}
                value=""
                empty={startsForTexts.choose}
                options={{ path: '/departments', left: value.chosen.map(({ id }) => id) }}
                onChange={(id, label) => id !== '' && set({ chosen: [...value.chosen, { id, label }] })}
              />
            </span>
          )}
        </Field>
      )}
      <ChosenList label={startsForTexts.startsFor} chosen={value.chosen} onChange={(chosen) => set({ chosen })} />
      {fieldState.error?.message !== undefined && <p className="field__error">{fieldState.error.message}</p>}
    </div>
  );
}
