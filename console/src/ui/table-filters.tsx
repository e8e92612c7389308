import { Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearch } from '../router.tsx';
import { tableFiltersTexts } from '../texts/ui.ts';
import { Choice, type Choices } from './choice.tsx';
import './field.css';
import './data-table.css';

/** A choice that narrows a list; its value stands in the address under its name. */
export interface Filter {
  readonly name: string;
  readonly label: string;
  readonly options: Choices;
  /** What choosing nothing is called. */
  readonly any: string;
}

const typingMs = 250;

export function FilterBar({
  filters,
  searches,
  children,
}: {
  readonly filters: readonly Filter[];
  readonly searches: string | undefined;
  /** What else says how the list is shown. */
  readonly children?: ReactNode;
}): ReactNode {
  const [search, change] = useSearch();
  const set = filters.filter(({ name }) => search[name] !== undefined);
  return (
    <div className="filters" role="search">
      {searches !== undefined && <SearchBox label={searches} />}
      {filters.map(({ name, label, options, any }) => (
        <span key={name} className="select filters__select" data-label={label}>
          <Choice
            label={label}
            className={search[name] === undefined ? 'control' : 'control control--set'}
            empty={any}
            value={search[name] ?? ''}
            onChange={(value) => change({ [name]: value === '' ? undefined : value })}
            options={options}
          />
        </span>
      ))}
      {children}
      {/* Its place is kept: what is beside it stays where it is when one is chosen. */}
      {filters.length > 0 && (
        <button
          type="button"
          className={`button button--quiet button--small filters__clear${set.length > 0 ? ' filters__clear--set' : ''}`}
          onClick={() => change(Object.fromEntries(set.map(({ name }) => [name, undefined])))}
        >
          <X size={14} aria-hidden="true" />
          {tableFiltersTexts.clear}
        </button>
      )}
    </div>
  );
}

/** Asks at the first letter, and again when typing rests: not at every letter. */
function SearchBox({ label }: { readonly label: string }): ReactNode {
  const [search, change] = useSearch<'q'>();
  const [text, setText] = useState(search.q ?? '');
  const typedMs = useRef(-Infinity);
  const asked = useRef(search.q ?? '');
  // By a link or Back. What was asked from here comes back later, when more may have been typed.
  useEffect(() => {
    const given = search.q ?? '';
    if (given === asked.current) return;
    asked.current = given;
    setText(given);
  }, [search.q]);
  const isPending = text.trim() !== (search.q ?? '');
  const ask = (typed: string): void => {
    asked.current = typed.trim();
    change({ q: asked.current === '' ? undefined : asked.current });
  };
  const apply = (): void => {
    if (isPending) ask(text);
  };
  const type = (typed: string): void => {
    setText(typed);
    if (performance.now() - typedMs.current > typingMs) ask(typed);
    typedMs.current = performance.now();
  };
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(apply, typingMs);
    return () => clearTimeout(timer);
  });
  return (
    <span className="filters__search">
      <Search size={15} aria-hidden="true" />
      <input
        type="search"
        className="control"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => type(event.target.value)}
        // Before a link is followed: the list is to be there again on the way back.
        onBlur={apply}
      />
    </span>
  );
}
