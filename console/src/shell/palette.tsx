import { ArrowRight, Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { folded } from '../name-words.ts';
import { present } from '../navigation.ts';
import { useNavigate } from '../router.tsx';
import { useCan, useSession } from '../session.tsx';
import { paletteScreens, paletteTexts, paletteWords } from '../texts/palette.ts';
import { usePaletteActions } from './palette-actions.ts';
import { usePeopleFound } from './palette-people.ts';
import { everythingFor } from './palette-screens.ts';
import type { Target } from './target.ts';
import './palette.css';

const moreWords: Readonly<Record<string, string>> = paletteWords;
const unlisted = Object.entries(paletteScreens).map(([path, label]) => ({ path, label }));

/** People, screens and actions by a few letters: the fastest way anywhere. */
export function Palette({ onClose }: { readonly onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const { targets, isSearching } = useTargets(text);
  const isWaiting = useRef(false);
  const current = targets[Math.min(active, targets.length - 1)];

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (element && !element.open) element.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  const go = (target: Target | undefined): void => {
    if (!target) return;
    onClose();
    navigate(target.to);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((index) => (index + step + targets.length) % Math.max(1, targets.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // Who types faster than the answer comes still gets there.
      if (isSearching) isWaiting.current = true;
      else go(current);
    }
  };
  useEffect(() => {
    if (!isWaiting.current || isSearching) return;
    isWaiting.current = false;
    go(current);
  });

  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={paletteTexts.search}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="palette__input">
        <Search size={16} aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          aria-label={paletteTexts.searchLabel}
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current ? `${listId}-${current.key}` : undefined}
          placeholder={paletteTexts.searchLabel}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
            isWaiting.current = false;
          }}
          onKeyDown={onKey}
        />
      </div>
      <ul className="palette__list" id={listId} role="listbox" aria-label={paletteTexts.results}>
        {targets.map((target) => (
          <li
            key={target.key}
            id={`${listId}-${target.key}`}
            role="option"
            aria-selected={target === current}
            className="palette__option"
            onMouseDown={(event) => {
              event.preventDefault();
              go(target);
            }}
          >
            <span>{target.label}</span>
            {target.small != null && <span className="palette__small">{target.small}</span>}
            <ArrowRight size={14} aria-hidden="true" />
          </li>
        ))}
        {targets.length === 0 && (
          <li className="palette__nothing" role="option" aria-selected="false" aria-disabled="true">
            {isSearching ? paletteTexts.searching : paletteTexts.nothingFound}
          </li>
        )}
      </ul>
    </dialog>
  );
}

const fits = (words: string, text: string): boolean => {
  const haystack = folded(words);
  return folded(text)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
};

/** The name in “Lina is ill”; null if the text reports no absence. */
function whoIsAbsent(text: string): string | null {
  const words = text.trim().split(/\s+/);
  const isOf = (list: readonly string[]) => (word: string) => list.includes(folded(word));
  const name = words.filter((word) => !isOf([...paletteTexts.absence, ...paletteTexts.aroundAbsence])(word)).join(' ');
  return words.some(isOf(paletteTexts.absence)) && name !== '' ? name : null;
}

/** Settings and help are long: they come once something is typed that could mean one. */
function useFurtherTargets(isAsked: boolean): readonly Target[] {
  const session = useSession();
  const [targets, setTargets] = useState<readonly Target[]>([]);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isShown = true;
    void import('./palette-further.ts').then(({ furtherTargets }) => {
      if (isShown) setTargets(furtherTargets(session));
    });
    return () => {
      isShown = false;
    };
  }, [isAsked, session]);
  return targets;
}

function useScreens(): readonly Target[] {
  const session = useSession();
  const entries = [...everythingFor(session), ...present(session, unlisted).map((entry) => ({ entry, place: null }))];
  return entries.map(({ entry: { label, path }, place }) => ({
    key: `screen-${path}`.replaceAll(/\W+/g, '-'),
    label,
    small: place,
    to: path,
    words: `${label} ${moreWords[path] ?? ''} ${place ?? ''}`,
  }));
}

/** What is called so comes before what is only described so. */
const byName = (targets: readonly Target[], typed: string): readonly Target[] => [
  ...targets.filter(({ label }) => fits(label, typed)),
  ...targets.filter(({ label, words }) => !fits(label, typed) && fits(words, typed)),
];

function useTargets(text: string): { readonly targets: readonly Target[]; readonly isSearching: boolean } {
  const can = useCan();
  const absent = can('schedule.uncovered') ? whoIsAbsent(text) : null;
  const { people: found, isSearching } = usePeopleFound(absent ?? text);
  const people =
    absent === null
      ? found
      : found.map((person) => ({
          ...person,
          label: paletteTexts.recordLeaveFor(person.label),
          to: `/calendar?record=${person.key}`,
        }));
  const actions = usePaletteActions();
  const screens = useScreens();
  const typed = text.trim();
  const further = useFurtherTargets(typed.length > 1);
  if (typed === '') return { targets: [...actions.first, ...screens].slice(0, 12), isSearching: false };
  const named = byName([...actions.first, ...actions.further, ...screens], typed);
  // A person is sought by name: many of one name leave room for what else is called so.
  const targets = [...people.slice(0, named.length > 0 ? 8 : 14), ...named, ...byName(further, typed)].slice(0, 14);
  return { targets, isSearching };
}
