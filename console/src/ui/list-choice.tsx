import { type ReactNode, useState } from 'react';
import { useOptions } from '../client/options.ts';
import { type ProjectShortcuts, useProjectShortcuts } from '../client/project-shortcuts.ts';
import { locale } from '../language.ts';
import { fits, wordsOf } from '../name-words.ts';
import { firstTexts } from '../texts/favourites.ts';
import { choiceTexts } from '../texts/ui.ts';
import { Combobox, type Wiring } from './combobox.tsx';
import type { Option } from './field.tsx';
import { type ChoiceProps, Select, type Source } from './select.tsx';

interface Row {
  readonly id: string;
  readonly name?: string;
  readonly label?: string;
}

/** What a person finds first in a list. */
interface Group {
  readonly title: string;
  readonly options: readonly Option[];
}

const noGroups: readonly Group[] = [];

/** Favourites and recent ones among projects; other lists have none. */
function useFirst({ path, query, left = [] }: Source, isOpened: boolean): readonly Group[] {
  const shortcuts = useProjectShortcuts(path === '/projects' && isOpened);
  if (shortcuts === undefined) return noGroups;
  const wanted = query !== undefined && 'status' in query ? query.status : undefined;
  const group = (title: string, ones: ProjectShortcuts['recent']): Group => ({
    title,
    options: ones
      .filter(({ id, status }) => (wanted === undefined || status === wanted) && !left.includes(id))
      .map(({ id, name }) => ({ value: id, label: name })),
  });
  return [group(firstTexts.favourites, shortcuts.favourites), group(firstTexts.recent, shortcuts.recent)].filter(
    ({ options }) => options.length > 0,
  );
}

/** A select of a list of the server; one that is longer than a page is searched by typing. */
export function ListChoice({ source, ...props }: ChoiceProps & { readonly source: Source }): ReactNode {
  const { label, wiring = { 'aria-label': label }, className, empty, value, isDisabled, onChange } = props;
  const { path, query, labelOf, left = [], isAskedWhenOpened = false } = source;
  const [text, setText] = useState<string | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  const isOpened = text !== null || isFocused;
  const found = useOptions(path, {
    ...(query && { query }),
    text: text ?? '',
    chosen: value,
    isEnabled: !isAskedWhenOpened || isOpened || value !== '',
  });
  const first = useFirst(source, isOpened);
  const named = (row: Row): string => labelOf?.(row as never) ?? row.name ?? row.label ?? row.id;
  const rows: readonly Row[] = (found.rows ?? []).filter(({ id }) => !left.includes(id));
  const isFirst = (id: string): boolean => first.some(({ options: ones }) => ones.some(({ value: one }) => one === id));
  const options = rows.filter(({ id }) => !isFirst(id)).map((row) => ({ value: row.id, label: named(row) }));
  if (!found.isCut && !isAskedWhenOpened) {
    const isListed = found.chosen === null || isFirst(value) || rows.some(({ id }) => id === value);
    const chosen = isListed ? [] : [{ value, label: named(found.chosen) }];
    // Custom fields have an order of their own.
    if (path !== '/custom-fields') options.sort((a, b) => a.label.localeCompare(b.label, locale()));
    const watched: Wiring = {
      ...wiring,
      onFocus: () => setIsFocused(true),
      onBlur: (event) => {
        wiring.onBlur?.(event);
        setIsFocused(false);
      },
    };
    const all = [...options, ...chosen];
    return (
      <Select {...props} wiring={watched} options={all}>
        {first.length > 0 ? <Groups groups={[...first, { title: firstTexts.others, options: all }]} /> : undefined}
      </Select>
    );
  }
  const words = wordsOf(text ?? '');
  const none = empty !== undefined && words.length === 0 ? [{ value: '', label: empty, hint: null }] : [];
  const ahead = first.flatMap(({ title, options: ones }) =>
    ones.filter((option) => fits(option.label, words)).map((option) => ({ ...option, hint: title })),
  );
  // A list that came whole is searched here.
  const fitting = found.isCut ? options : options.filter((option) => fits(option.label, words));
  const isLoading = found.rows === undefined;
  const note =
    found.isSearching || isLoading
      ? choiceTexts.searching
      : found.hasMore
        ? choiceTexts.typeToFindOthers
        : fitting.length === 0 && ahead.length === 0
          ? choiceTexts.nothingFound
          : null;
  return (
    <Combobox
      // A person who was on the select before the list was there stays on it.
      wiring={{ ...wiring, autoFocus: isFocused }}
      label={label}
      {...(className !== undefined && { className })}
      placeholder={empty ?? choiceTexts.typeToFind}
      text={text}
      shown={found.chosen === null ? '' : named(found.chosen)}
      matches={[...none, ...ahead, ...fitting.map((option) => ({ ...option, hint: null }))].map((option) => ({
        id: option.value,
        label: option.label,
        content: option.hint === null ? option.label : <Hinted label={option.label} hint={option.hint} />,
      }))}
      note={note}
      isSearching={(found.isSearching || isLoading) && ahead.length === 0}
      {...(isDisabled !== undefined && { isDisabled })}
      onText={setText}
      onChoose={(match) => onChange(match?.id ?? '', match?.label ?? '')}
    />
  );
}

/** What begins as it is typed before what only contains it; otherwise in their order. */
function beginningFirst(options: readonly Option[], typed: string): readonly Option[] {
  const start = typed.trim().toLowerCase();
  const rank = ({ label }: Option): number => {
    const low = label.toLowerCase();
    return low === start ? 0 : low.startsWith(start) ? 1 : 2;
  };
  return start === '' ? options : options.toSorted((one, other) => rank(one) - rank(other));
}

/** Many options that are known, by what they belong to: searched by words of both. */
export function LongChoice({ options, ...props }: ChoiceProps & { readonly options: readonly Option[] }): ReactNode {
  const { label, wiring = { 'aria-label': label }, className, empty, value, isDisabled, onChange } = props;
  const [text, setText] = useState<string | null>(null);
  const words = wordsOf(text ?? '');
  const fitting = beginningFirst(
    options.filter((option) => fits(`${option.label} ${option.area ?? ''}`, words)),
    text ?? '',
  );
  const none = empty !== undefined && words.length === 0 ? [{ value: '', label: empty }] : [];
  return (
    <Combobox
      wiring={wiring}
      label={label}
      {...(className !== undefined && { className })}
      placeholder={empty ?? choiceTexts.typeToFind}
      text={text}
      shown={options.find((option) => option.value === value)?.label ?? ''}
      matches={[...none, ...fitting].map((option: Option) => ({
        id: option.value,
        label: option.label,
        content: option.area === undefined ? option.label : <Hinted label={option.label} hint={option.area} />,
      }))}
      note={fitting.length === 0 ? choiceTexts.nothingFound : null}
      {...(isDisabled !== undefined && { isDisabled })}
      onText={setText}
      onChoose={(match) => onChange(match?.id ?? '', match?.label ?? '')}
    />
  );
}

const Groups = ({ groups }: { readonly groups: readonly Group[] }): ReactNode =>
  groups.map(({ title, options }) => (
    <optgroup key={title} label={title}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </optgroup>
  ));

const Hinted = ({ label, hint }: { readonly label: string; readonly hint: string }): ReactNode => (
  <span className="picker__hinted">
    <span>{label}</span>
    <span className="picker__hint">{hint}</span>
  </span>
);
