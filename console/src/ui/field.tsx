import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { fieldTexts } from '../texts/ui.ts';
import { Control } from './control.tsx';
import { Icon } from './icon.tsx';
import './field.css';

/** One value of a form, and how to change it. */
export interface Bound<V> {
  readonly name: string;
  readonly value: V;
  readonly set: (value: V) => void;
  readonly error: string | null;
}

interface Described {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isOptional?: boolean | undefined;
}

interface Wiring {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Label, control, hint and error, tied together for readers of every kind. */
export function Field({
  label,
  hint,
  isOptional = false,
  name,
  error,
  children,
}: Described & {
  readonly name: string;
  readonly error: string | null;
  readonly children: (wiring: Wiring) => ReactNode;
}): ReactNode {
  const id = useId();
  const describedBy = [hint !== undefined && `${id}-hint`, error !== null && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {isOptional && <span className="field__optional"> {fieldTexts.optional}</span>}
      </label>
      {children({
        id,
        name,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error === null ? undefined : true,
      })}
      {hint !== undefined && (
        <div className="field__hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error !== null && <FieldError id={`${id}-error`} message={error} />}
    </div>
  );
}

function FieldError({ id, message }: { readonly id: string; readonly message: string }): ReactNode {
  return (
    <p className="field__error" id={id}>
      <Icon name="warning" />
      {message}
    </p>
  );
}

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'name' | 'id' | 'className'>;

export function TextField({
  field,
  label,
  hint,
  isOptional,
  ...input
}: Described & InputProps & { readonly field: Bound<string> }): ReactNode {
  return (
    <Field label={label} hint={hint} isOptional={isOptional} name={field.name} error={field.error}>
      {(wiring) => (
        <Control
          type="text"
          autoComplete="off"
          {...input}
          {...wiring}
          value={field.value}
          onChange={(event) => field.set(event.target.value)}
        />
      )}
    </Field>
  );
}

export interface Option {
  readonly value: string;
  readonly label: string;
  /** To what it belongs, where there are many: said beside it and searched with it. */
  readonly area?: string;
}

export function SelectField({
  field,
  label,
  hint,
  isOptional,
  options,
  empty,
  isDisabled = false,
}: Described & {
  readonly field: Bound<string>;
  readonly options: readonly Option[];
  /** What choosing nothing is called; without it something must be chosen. */
  readonly empty?: string;
  readonly isDisabled?: boolean;
}): ReactNode {
  return (
    <Field label={label} hint={hint} isOptional={isOptional} name={field.name} error={field.error}>
      {(wiring) => (
        <span className="select">
          <select
            {...wiring}
            className="control"
            value={field.value}
            disabled={isDisabled}
            onChange={(event) => field.set(event.target.value)}
          >
            {empty !== undefined && <option value="">{empty}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}

export function CheckField({
  field,
  label,
  hint,
}: Omit<Described, 'isOptional'> & { readonly field: Bound<boolean> }): ReactNode {
  const id = useId();
  return (
    <div className="check">
      <input
        id={id}
        type="checkbox"
        name={field.name}
        checked={field.value}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => field.set(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <div className="field__hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {field.error !== null && <FieldError id={`${id}-error`} message={field.error} />}
    </div>
  );
}
