import type { ReactNode } from 'react';
import type { OptionPath } from '../client/options.ts';
import type { Wiring } from './combobox.tsx';
import type { Option } from './field.tsx';

/** A list that is chosen from. */
export interface Source<R = never> {
  readonly path: OptionPath;
  readonly query?: object;
  /** What one is called; by its name unless told. */
  readonly labelOf?: (row: R) => string;
  /** Asked for once it is opened, and then searched by typing: for screens that have enough to ask for. */
  readonly isAskedWhenOpened?: boolean;
  /** Which of them are not to be offered. */
  readonly left?: readonly string[];
}

export interface ChoiceProps {
  readonly label: string;
  /** Id, name and description of the field; without them the label is read aloud. */
  readonly wiring?: Wiring;
  readonly className?: string;
  /** What choosing nothing is called; without it something must be chosen. */
  readonly empty?: string | undefined;
  readonly value: string;
  readonly isDisabled?: boolean;
  readonly onChange: (value: string, label: string) => void;
}

export function Select({
  label,
  wiring = { 'aria-label': label },
  className = 'control',
  empty,
  value,
  isDisabled = false,
  onChange,
  options,
  children,
}: ChoiceProps & {
  readonly options: readonly Option[];
  /** Options in groups, in place of them. */
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <select
      {...wiring}
      className={className}
      value={value}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.value, target.selectedOptions[0]?.label ?? '')}
    >
      {empty !== undefined && <option value="">{empty}</option>}
      {children ??
        options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
    </select>
  );
}
