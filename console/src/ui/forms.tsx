import { useBlocker } from '@tanstack/react-router';
import { type InputHTMLAttributes, type ReactNode, useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  get,
  useController,
  useForm,
  useFormContext,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form';
import { ApiError } from '../client/error.ts';
import { formsTexts } from '../texts/ui.ts';
import { readNumber } from '../typed-numbers.ts';
import { Button } from './button.tsx';
import { Choice, type Choices } from './choice.tsx';
import { ConfirmLeaving } from './confirm-leaving.tsx';
import { Control } from './control.tsx';
import { useDialogGuard, useHeld } from './dialog-guard.ts';
import { Field } from './field.tsx';
import { FailureNotice } from './notice.tsx';
import { useTypedText } from './typed-text.ts';
import './form.css';

interface FormProps<V extends FieldValues> {
  readonly initial: V;
  /** May throw an ApiError: it appears at the field it names, or above the form. */
  readonly onSubmit: (values: V, form: UseFormReturn<V>) => Promise<unknown>;
  readonly label?: string;
  /** A page whose work would be lost asks before it is left; a filter or a sign-in does not. A dialog always asks. */
  readonly guardsChanges?: boolean;
  /** Something that is no field, such as a file, would be lost as well. */
  readonly isHeld?: boolean;
  /** Whoever was asked left without it. */
  readonly onLeave?: (() => void) | undefined;
  readonly children: ReactNode | ((form: UseFormReturn<V>) => ReactNode);
}

/** Values, what is wrong with each of them, and sending them once. */
export function Form<V extends FieldValues>({
  initial,
  onSubmit,
  label,
  guardsChanges = false,
  isHeld = false,
  onLeave,
  children,
}: FormProps<V>): ReactNode {
  const isInDialog = useDialogGuard() !== null;
  const form = useForm<V>({ defaultValues: initial as DefaultValues<V>, shouldFocusError: true });
  useTypedText(form, initial);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await onSubmit(values, form);
      form.reset(undefined, { keepValues: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const name = fieldNamed(error.field, form.getValues());
      if (name === null) setFailure(error);
      else form.setError(name as never, { type: 'server', message: error.message }, { shouldFocus: true });
    }
  });
  return (
    <FormProvider {...form}>
      <form
        className="form"
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.stopPropagation();
          void submit(event);
        }}
      >
        {failure && <FailureNotice error={failure} />}
        {typeof children === 'function' ? children(form) : children}
        {(guardsChanges || isInDialog) && <LeavingGuard holdsMore={isHeld} onLeave={onLeave} />}
      </form>
    </FormProvider>
  );
}

/** `lines[0].amount` and `address.city` as react-hook-form names them, if the form has such a field. */
function fieldNamed(field: string | null, values: object): string | null {
  if (field === null) return null;
  const name = field.replaceAll(/\[(\d+)\]/g, '.$1');
  if (get(values, name) !== undefined) return name;
  const [first = ''] = name.split('.');
  return first in values ? first : null;
}

/** Whether something was typed that has not been sent. */
export const useIsChanged = (): boolean => useFormState().isDirty;

function LeavingGuard({
  holdsMore,
  onLeave,
}: {
  readonly holdsMore: boolean;
  readonly onLeave: (() => void) | undefined;
}): ReactNode {
  const { isDirty, isSubmitting } = useFormState();
  const isHeld = (isDirty || holdsMore) && !isSubmitting;
  const dialog = useDialogGuard();
  useHeld(dialog, isHeld);
  const blocker = useBlocker({
    shouldBlockFn: () => isHeld && dialog?.isLeft() !== true,
    enableBeforeUnload: () => isHeld,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  const leave = (): void => {
    onLeave?.();
    blocker.proceed();
  };
  return <ConfirmLeaving onStay={blocker.reset} onLeave={leave} />;
}

/** Busy while its form is being sent. */
export function SubmitButton({
  isDangerous = false,
  isWide = false,
  isDisabled = false,
  children,
}: {
  readonly isDangerous?: boolean;
  readonly isWide?: boolean;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const { isSubmitting } = useFormState();
  const kind = isDangerous ? 'danger' : 'primary';
  return (
    <Button type="submit" kind={kind} isWide={isWide} isBusy={isSubmitting} disabled={isDisabled}>
      {children}
    </Button>
  );
}

interface Judged {
  /** What is wrong with what was typed; said at once, and never sent. */
  readonly problemOf?: ((typed: string) => string | null) | undefined;
}

interface Described {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isOptional?: boolean;
  /** What to say when it is left blank; true for a plain sentence. */
  readonly isRequired?: boolean | string;
}

function useField<V>({ name, label, isRequired = false, problemOf }: Described & Judged) {
  const { field, fieldState } = useController({
    name,
    rules: {
      validate: (value: unknown) => {
        if (!isBlank(value)) return problemOf?.(value as string) ?? true;
        if (isRequired === false) return true;
        return typeof isRequired === 'string' ? isRequired : formsTexts.isNeeded(label);
      },
    },
  });
  return { field: { ...field, value: field.value as V }, error: fieldState.error?.message ?? null };
}

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'onBlur' | 'name' | 'id' | 'className' | 'required'
>;

export function TextInput({
  name,
  label,
  hint,
  isOptional,
  isRequired,
  problemOf,
  ...input
}: Described & Judged & InputProps): ReactNode {
  const { field, error } = useField<string>({
    name,
    label,
    problemOf,
    ...(isRequired !== undefined && { isRequired }),
  });
  return (
    <Field label={label} hint={hint} isOptional={isOptional} name={name} error={error}>
      {(wiring) => <Control type="text" autoComplete="off" {...input} {...wiring} {...field} value={field.value} />}
    </Field>
  );
}

/** A calendar day, typed or picked the way the browser does it everywhere. */
export const DayInput = (props: Described & { readonly min?: string; readonly max?: string }): ReactNode => (
  <TextInput {...props} type="date" />
);

export const TimeInput = (props: Described): ReactNode => <TextInput {...props} type="time" />;

const numberProblem = (typed: string): string | null => (readNumber(typed) === null ? formsTexts.enterANumber : null);

/** A number as people write it in their language; its screen takes it with `readNumber`. */
export const NumberInput = (props: Described): ReactNode => (
  <TextInput {...props} inputMode="decimal" problemOf={numberProblem} />
);

export function TextAreaInput({
  name,
  label,
  hint,
  isOptional,
  isRequired,
  rows = 3,
  autoFocus,
}: Described & { readonly rows?: number; readonly autoFocus?: boolean }): ReactNode {
  const { field, error } = useField<string>({ name, label, ...(isRequired !== undefined && { isRequired }) });
  return (
    <Field label={label} hint={hint} isOptional={isOptional} name={name} error={error}>
      {(wiring) => <textarea {...wiring} {...field} rows={rows} className="control" autoFocus={autoFocus} />}
    </Field>
  );
}

export function SelectInput({
  name,
  label,
  hint,
  isOptional,
  isRequired,
  options,
  empty,
  disabled = false,
}: Described & {
  readonly options: Choices;
  /** What choosing nothing is called; without it something must be chosen. */
  readonly empty?: string;
  readonly disabled?: boolean;
}): ReactNode {
  const { field, error } = useField<string>({ name, label, ...(isRequired !== undefined && { isRequired }) });
  return (
    <Field label={label} hint={hint} isOptional={isOptional} name={name} error={error}>
      {(wiring) => (
        <span className="select">
          <Choice
            label={label}
            wiring={{ ...wiring, ref: field.ref, onBlur: field.onBlur }}
            empty={empty}
            value={field.value}
            isDisabled={disabled}
            onChange={field.onChange}
            options={options}
          />
        </span>
      )}
    </Field>
  );
}

export function CheckInput({ name, label, hint }: Pick<Described, 'name' | 'label' | 'hint'>): ReactNode {
  const { field, error } = useField<boolean>({ name, label });
  return (
    <div className="check">
      <input
        id={`check-${name}`}
        type="checkbox"
        name={name}
        ref={field.ref}
        checked={field.value}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.checked)}
        aria-describedby={hint === undefined ? undefined : `check-${name}-hint`}
      />
      <label htmlFor={`check-${name}`}>{label}</label>
      {hint !== undefined && (
        <div className="field__hint" id={`check-${name}-hint`}>
          {hint}
        </div>
      )}
      {error !== null && <p className="field__error">{error}</p>}
    </div>
  );
}

/** Anything else with a label: a picker, a range. It gets the value and how to change it. */
export function CustomInput<V>({
  name,
  label,
  hint,
  isOptional,
  isRequired,
  children,
}: Described & {
  readonly children: (
    control: { readonly id: string; readonly value: V; readonly set: (value: V) => void },
    error: string | null,
  ) => ReactNode;
}): ReactNode {
  const { field, error } = useField<V>({ name, label, ...(isRequired !== undefined && { isRequired }) });
  return (
    <Field label={label} hint={hint} isOptional={isOptional} name={name} error={error}>
      {({ id }) => children({ id, value: field.value, set: field.onChange }, error)}
    </Field>
  );
}

/** Tells a parent of every change, such as a total that follows what is typed. */
export function useFormValues<V extends FieldValues>(): V {
  const form = useFormContext<V>();
  const [values, setValues] = useState(() => form.getValues());
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: (state) => setValues(state.values) }),
    [form],
  );
  return values;
}

/** A text left empty means "none" on the wire. */
export const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
