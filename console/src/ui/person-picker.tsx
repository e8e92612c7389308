import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { type Data, useRead } from '../client/hooks.ts';
import { useSettled } from '../shell/palette-people.ts';
import { personPickerTexts } from '../texts/ui.ts';
import { fullName } from '../words.ts';
import { IconButton } from './button.tsx';
import { Field } from './field.tsx';
import { Who } from './page.tsx';
import './person-picker.css';

type PersonFound = Data<'/search'>['people'][number];
/** What a screen must know of a person to show them. */
export type NamedPerson = Pick<PersonFound, 'id' | 'first_name' | 'last_name'>;

interface PickerProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isOptional?: boolean;
  readonly name: string;
  readonly error?: string | null;
  readonly chosen: NamedPerson | null;
  readonly onChoose: (person: NamedPerson | null) => void;
  /** People who are not to be offered. */
  readonly left?: readonly string[];
}

/** A person chosen by typing part of their name: a combobox as screen readers know it. */
export function PersonPicker({
  label,
  hint,
  isOptional,
  name,
  error = null,
  chosen,
  onChoose,
  left = [],
}: PickerProps): ReactNode {
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const isOpen = text !== null;
  const { matches, isSearching } = usePeople(isOpen, text ?? '', left);
  const current = matches[Math.min(active, matches.length - 1)];

  const choose = (person: NamedPerson | null): void => {
    onChoose(person);
    setText(null);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) {
        setText('');
        return;
      }
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((index) => (Math.min(index, matches.length - 1) + step + matches.length) % Math.max(1, matches.length));
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (current) choose(current);
    } else if (event.key === 'Escape' && isOpen) {
      // Only the list closes, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setText(null);
    }
  };

  return (
    <Field label={label} hint={hint} isOptional={isOptional} name={name} error={error}>
      {(wiring) => (
        <div className="picker">
          <input
            {...wiring}
            ref={input}
            className="control"
            role="combobox"
            type="text"
            autoComplete="off"
            spellCheck={false}
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && current ? `${listId}-${current.id}` : undefined}
            placeholder={personPickerTexts.typeAName}
            value={text ?? (chosen ? fullName(chosen) : '')}
            onChange={(event) => {
              setText(event.target.value);
              setActive(0);
            }}
            onClick={() => setText((typed) => typed ?? '')}
            onKeyDown={onKey}
            onBlur={() => setText(null)}
          />
          {chosen && !isOpen && (
            <span className="picker__clear">
              <IconButton
                label={personPickerTexts.remove(fullName(chosen))}
                icon="close"
                onClick={() => choose(null)}
              />
            </span>
          )}
          {isOpen && (
            <Options anchor={input} id={listId} label={label}>
              {matches.map((person) => (
                <li
                  key={person.id}
                  id={`${listId}-${person.id}`}
                  role="option"
                  aria-selected={person === current}
                  className="picker__option"
                  // Before the input loses the focus and the list is gone.
                  onMouseDown={(event) => {
                    event.preventDefault();
                    choose(person);
                  }}
                >
                  <Who person={person} small={person.job_title ?? person.email} />
                </li>
              ))}
              {matches.length === 0 && (
                <li className="picker__note" role="presentation">
                  {noteOf(text, isSearching)}
                </li>
              )}
            </Options>
          )}
        </div>
      )}
    </Field>
  );
}

const noteOf = (text: string, isSearching: boolean): string => {
  if (isSearching) return personPickerTexts.searching;
  return text.trim() === '' ? personPickerTexts.typeTheFirstLetters : personPickerTexts.nobodyFound;
};

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

interface Found {
  readonly matches: readonly PersonFound[];
  readonly isSearching: boolean;
}

/** Active people whom the text finds; an empty text finds none. */
function usePeople(isOpen: boolean, text: string, left: readonly string[]): Found {
  const typed = text.trim();
  const asked = useSettled(typed);
  const { data, isLoading } = useRead(
    '/search',
    { query: { q: asked, status: 'active' } },
    { isEnabled: isOpen && asked !== '', keepsPrevious: true },
  );
  const matches = typed === '' ? [] : (data?.people ?? []).filter(({ id }) => !left.includes(id));
  return { matches, isSearching: typed !== '' && (typed !== asked || isLoading) };
}
