import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from './button.tsx';
import './combobox.css';

interface Match {
  readonly id: string;
  readonly content: ReactNode;
}

/** Id, name and description of a field, or its name to those who do not see it. */
export type Wiring = InputHTMLAttributes<HTMLInputElement | HTMLSelectElement> & {
  readonly ref?: (element: HTMLElement | null) => void;
};

/** A choice by typing, as screen readers know it: what is typed is searched by the caller. */
export function Combobox<M extends Match>({
  wiring,
  label,
  className = 'control',
  placeholder,
  text,
  shown,
  matches,
  note,
  clear,
  isSearching = false,
  isDisabled = false,
  onText,
  onChoose,
}: {
  readonly wiring: Wiring;
  readonly label: string;
  readonly className?: string;
  readonly placeholder: string;
  /** What is typed; null: the list is closed. */
  readonly text: string | null;
  /** What is chosen, while nothing is typed. */
  readonly shown: string;
  readonly matches: readonly M[];
  /** Below the matches. */
  readonly note: string | null;
  /** Names the cross that takes the choice back, if there is one. */
  readonly clear?: string | null;
  /** The matches are those of a text before: Enter waits for its own. */
  readonly isSearching?: boolean;
  readonly isDisabled?: boolean;
  readonly onText: (text: string | null) => void;
  readonly onChoose: (match: M | null) => void;
}): ReactNode {
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const isOpen = text !== null;
  const current = matches[Math.min(active, matches.length - 1)];
  const choose = (match: M | null): void => {
    onChoose(match);
    onText(null);
  };
  const open = (): void => {
    if (isOpen) return;
    setActive(0);
    onText('');
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) {
        open();
        return;
      }
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((index) => (Math.min(index, matches.length - 1) + step + matches.length) % Math.max(1, matches.length));
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (current && !isSearching) choose(current);
    } else if (event.key === 'Escape' && isOpen) {
      // Only the list closes, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      onText(null);
    }
  };
  return (
    <div className="picker">
      <input
        {...wiring}
        ref={(element) => {
          input.current = element;
          wiring.ref?.(element);
        }}
        className={className}
        role="combobox"
        type="text"
        autoComplete="off"
        spellCheck={false}
        disabled={isDisabled}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && current ? `${listId}-${current.id}` : undefined}
        placeholder={placeholder}
        value={text ?? shown}
        onChange={(event) => {
          onText(event.target.value);
          setActive(0);
        }}
        onClick={open}
        onKeyDown={onKey}
        onBlur={(event) => {
          wiring.onBlur?.(event);
          onText(null);
        }}
      />
      {clear != null && !isOpen && (
        <span className="picker__clear">
          <IconButton label={clear} icon="close" onClick={() => choose(null)} />
        </span>
      )}
      {isOpen && (
        <Options anchor={input} id={listId} label={label}>
          {matches.map((match) => (
            <Choice
              key={match.id}
              id={`${listId}-${match.id}`}
              isActive={match === current}
              onChoose={() => choose(match)}
            >
              {match.content}
            </Choice>
          ))}
          {note !== null && (
            <li className="picker__note" role="presentation">
              {note}
            </li>
          )}
        </Options>
      )}
    </div>
  );
}

function Choice({
  id,
  isActive,
  onChoose,
  children,
}: {
  readonly id: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <li
      ref={item}
      id={id}
      role="option"
      aria-selected={isActive}
      className="picker__option"
      // Before the input loses the focus and the list is gone.
      onMouseDown={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      {children}
    </li>
  );
}

/** Above everything, dialogs included, under the input it belongs to. */
function Options({
  anchor,
  id,
  label,
  children,
}: {
  readonly anchor: React.RefObject<HTMLElement | null>;
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => list.current?.showPopover(), []);
  useEffect(() => {
    const place = (): void => {
      const box = anchor.current?.getBoundingClientRect();
      if (!box || !list.current) return;
      Object.assign(list.current.style, {
        left: `${box.left}px`,
        top: `${box.bottom + 4}px`,
        width: `${box.width}px`,
      });
    };
    place();
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [anchor]);
  return (
    <ul ref={list} id={id} className="picker__list" role="listbox" aria-label={label} popover="manual">
      {children}
    </ul>
  );
}
