import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { personInputTexts } from '../texts/ui.ts';
import { type NamedPerson, PersonPicker } from './person-picker.tsx';

/** A person as a value of a form: null for no one. */
export function PersonInput({
  name,
  label,
  hint,
  isOptional,
  isRequired = false,
  left = [],
}: {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isOptional?: boolean;
  readonly isRequired?: boolean;
  /** People who are not to be offered. */
  readonly left?: readonly string[];
}): ReactNode {
  const { field, fieldState } = useController({
    name,
    rules: { validate: (value: unknown) => !isRequired || value !== null || personInputTexts.isNeeded(label) },
  });
  return (
    <PersonPicker
      name={name}
      label={label}
      hint={hint}
      {...(isOptional !== undefined && { isOptional })}
      error={fieldState.error?.message ?? null}
      chosen={field.value as NamedPerson | null}
      onChoose={field.onChange}
      left={left}
    />
  );
}
