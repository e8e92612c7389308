import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { writtenDay, writtenTime } from '../format.ts';
import './field.css';

type ControlProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'value'> & {
  readonly value: string;
  readonly ref?: Ref<HTMLInputElement>;
};

/** How the app writes the value of a field that the browser would write its own way; null for every other field. */
function writtenAs(type: string | undefined, value: string): string | null {
  if (value === '') return null;
  if (type === 'date') return writtenDay(value);
  return type === 'time' ? writtenTime(value) : null;
}

/**
 * The input of a field. A day or a time is typed and picked as the browser does it, and stands there as the app writes it: the
 * browser would write it by its own language, in which 03/04 may be another day.
 */
export function Control(props: ControlProps): ReactNode {
  const { type, value } = props;
  if (type !== 'date' && type !== 'time') return <input {...props} className="control" />;
  const written = writtenAs(type, value);
  return (
    <span className="written" data-text={written ?? undefined}>
      <input {...props} className="control" />
    </span>
  );
}
