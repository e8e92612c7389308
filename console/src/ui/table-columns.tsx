import { Columns3 } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { keep, readKeptJson } from '../kept.ts';
import { tableColumnsTexts } from '../texts/ui.ts';

export interface TableColumn<T> {
  /** Names the column in saved choices. */
  readonly id: string;
  readonly title: string;
  readonly cell: (row: T) => ReactNode;
  /** `lead` names the row and never hides; `actions` has no heading to see. */
  readonly kind?: 'lead' | 'number' | 'actions';
  /** The value of `sort` that orders by it; `-` before it turns the order round. */
  readonly sort?: string;
  /** Where the server knows no order by it: what it is, for a list that is there as a whole. */
  readonly order?: (row: T) => string | number | null | undefined;
  /** The list comes in the order of this column. */
  readonly usual?: 'ascending' | 'descending';
  /** What it says is clear without its heading: on a phone it stands in the line below the lead. */
  readonly isPlain?: boolean;
  /** Not shown until someone asks for it. */
  readonly isExtra?: boolean;
}

const nameOf = (label: string): string => `columns.${label}`;

function readHidden<T>(label: string, columns: readonly TableColumn<T>[]): ReadonlySet<string> {
  const kept = readKeptJson(nameOf(label));
  return new Set(Array.isArray(kept) ? (kept as string[]) : usualHidden(columns));
}

/** The columns that wait until they are asked for. */
export const usualHidden = <T,>(columns: readonly TableColumn<T>[]): readonly string[] =>
  columns.filter(({ isExtra }) => isExtra === true).map(({ id }) => id);

/** Which columns someone does not want to see, remembered in this browser. */
export function useHiddenColumns<T>(
  label: string,
  columns: readonly TableColumn<T>[],
): [ReadonlySet<string>, (hidden: ReadonlySet<string>) => void] {
  const [hidden, setHidden] = useState(() => readHidden(label, columns));
  const change = (next: ReadonlySet<string>): void => {
    setHidden(next);
    keep(nameOf(label), JSON.stringify([...next]));
  };
  return [hidden, change];
}

/** A popover is in the top layer, where it knows nothing of its button. */
function placeBelow(popover: HTMLElement | null, button: HTMLElement | null): void {
  if (!popover || !button) return;
  const { bottom, right } = button.getBoundingClientRect();
  popover.style.top = `${String(bottom + 4)}px`;
  popover.style.right = `${String(document.documentElement.clientWidth - right)}px`;
}

export function ColumnChooser<T>({
  columns,
  hidden,
  onChange,
}: {
  readonly columns: readonly TableColumn<T>[];
  readonly hidden: ReadonlySet<string>;
  readonly onChange: (hidden: ReadonlySet<string>) => void;
}): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const optional = columns.filter(({ kind }) => kind !== 'lead' && kind !== 'actions');
  if (optional.length < 3) return null;
  const toggle = (column: string): void => {
    const next = new Set(hidden);
    if (!next.delete(column)) next.add(column);
    onChange(next);
  };
  return (
    <>
      <button
        type="button"
        className="button button--quiet button--icon data-table__columns"
        aria-label={tableColumnsTexts.columns}
        title={tableColumnsTexts.columns}
        popoverTarget={id}
        ref={button}
      >
        <Columns3 size={16} aria-hidden="true" />
      </button>
      <div
        id={id}
        popover="auto"
        className="popover"
        ref={list}
        onBeforeToggle={() => placeBelow(list.current, button.current)}
      >
        <fieldset>
          <legend>{tableColumnsTexts.columns}</legend>
          {optional.map((column) => (
            <label key={column.id} className="popover__check">
              <input type="checkbox" checked={!hidden.has(column.id)} onChange={() => toggle(column.id)} />
              {column.title}
            </label>
          ))}
        </fieldset>
      </div>
    </>
  );
}
