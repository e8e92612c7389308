import { useEffect, useRef, useState, type SubmitEvent, type ReactNode } from 'react';
import { ApiError } from '../api.ts';
import { FailureNotice } from './notice.tsx';
import type { Bound } from './field.tsx';
import './form.css';

type Value = string | boolean | readonly string[];
type Values = Readonly<Record<string, Value>>;

export interface Form<T extends Values> {
  readonly values: T;
  readonly bind: <K extends keyof T & string>(name: K) => Bound<T[K]>;
  readonly set: (changes: Partial<T>) => void;
  readonly reset: (values: T) => void;
  readonly isBusy: boolean;
  readonly failure: ApiError | null;
  readonly submit: () => Promise<void>;
  readonly element: React.RefObject<HTMLFormElement | null>;
}

interface FormOptions<T extends Values> {
  readonly initial: T;
  /** Fields that must not be left blank, with what to say. */
  readonly required?: Partial<Record<keyof T & string, string>>;
  readonly submit: (values: T) => Promise<void>;
}

/** Values, what is wrong with them, and sending them once. The server's word on a field appears at that field. */
export function useForm<T extends Values>({ initial, required = {}, submit }: FormOptions<T>): Form<T> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    // The first field that is wrong gets the focus, and with it what is wrong is read out.
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const showErrors = (found: Readonly<Record<string, string>>): void => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };

  const refuse = (error: unknown): void => {
    if (!(error instanceof ApiError)) throw error;
    const name = Object.keys(values).find((known) => error.field === known || error.field?.startsWith(`${known}.`));
    if (name === undefined) setFailure(error);
    else showErrors({ [name]: error.message });
  };

  return {
    values,
    element,
    isBusy,
    failure,
    set: (changes) => setValues((current) => ({ ...current, ...changes })),
    reset: (next) => {
      setValues(next);
      setErrors({});
      setFailure(null);
    },
    bind: (name) => ({
      name,
      value: values[name],
      error: errors[name] ?? null,
      set: (value) => {
        setValues((current) => ({ ...current, [name]: value }));
        setErrors(({ [name]: _, ...others }) => others);
      },
    }),
    submit: async () => {
      setFailure(null);
      const missing = Object.entries<string | undefined>(required).filter(([name]) => isBlank(values[name]));
      if (missing.length > 0) {
        showErrors(Object.fromEntries(missing.map(([name, said]) => [name, said ?? ''])));
        return;
      }
      setErrors({});
      setIsBusy(true);
      try {
        await submit(values);
      } catch (error) {
        refuse(error);
      } finally {
        setIsBusy(false);
      }
    },
  };
}

const isBlank = (value: Value | undefined): boolean =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;

export function FormView<T extends Values>({
  form,
  label,
  children,
}: {
  readonly form: Form<T>;
  readonly label?: string;
  readonly children: ReactNode;
}): ReactNode {
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form className="form" ref={form.element} onSubmit={onSubmit} noValidate aria-label={label}>
      {form.failure && <FailureNotice error={form.failure} />}
      {children}
    </form>
  );
}

/** A text left empty means "none" on the wire. */
export const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
