import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { writtenDay, writtenTime } from '../format.ts';
import { fieldTexts } from '../texts/ui.ts';
import './field.css';

type ControlProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'value'> & {
  readonly value: string;
  readonly ref?: Ref<HTMLInputElement>;
};

/**
 * The input of a field. A day or a time is typed and picked as the browser does it, and stands there as the app writes it: the
 * browser would write it by its own language, in which 03/04 may be another day.
 */
export function Control(props: ControlProps): ReactNode {
  const { type, value } = props;
  if (type !== 'date' && type !== 'time') return <input {...props} className="control" />;
  const written = type === 'date' ? writtenDay(value) : writtenTime(value);
  const nothing = type === 'date' ? fieldTexts.chooseDay : fieldTexts.chooseTime;
  return (
    <span className={written === null ? 'written written--empty' : 'written'} data-text={written ?? nothing}>
      <input {...props} className="control" />
    </span>
  );
}
