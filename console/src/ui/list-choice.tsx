import { type ReactNode, useState } from 'react';
import { useOptions } from '../client/options.ts';
import { locale } from '../language.ts';
import { choiceTexts } from '../texts/ui.ts';
import { Combobox, type Wiring } from './combobox.tsx';
import { type ChoiceProps, Select, type Source } from './select.tsx';

interface Row {
  readonly id: string;
  readonly name?: string;
  readonly label?: string;
}

/** A select of a list of the server; one that is longer than a page is searched by typing. */
export function ListChoice({ source, ...props }: ChoiceProps & { readonly source: Source }): ReactNode {
  const { label, wiring = { 'aria-label': label }, className, empty, value, isDisabled, onChange } = props;
  const { path, query, labelOf, left = [] } = source;
  const [text, setText] = useState<string | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  const found = useOptions(path, { ...(query && { query }), text: text ?? '', chosen: value });
  const named = (row: Row): string => labelOf?.(row as never) ?? row.name ?? row.label ?? row.id;
  const rows: readonly Row[] = (found.rows ?? []).filter(({ id }) => !left.includes(id));
  const options = rows.map((row) => ({ value: row.id, label: named(row) }));
  if (!found.isCut) {
    const isListed = found.chosen === null || rows.some(({ id }) => id === value);
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
    return <Select {...props} wiring={watched} options={[...options, ...chosen]} />;
  }
  const none = empty !== undefined && (text ?? '').trim() === '' ? [{ value: '', label: empty }] : [];
  const note = found.isSearching
    ? choiceTexts.searching
    : found.hasMore
      ? choiceTexts.typeToFindOthers
      : rows.length === 0
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
      matches={[...none, ...options].map((option) => ({ id: option.value, content: option.label }))}
      note={note}
      isSearching={found.isSearching}
      {...(isDisabled !== undefined && { isDisabled })}
      onText={setText}
      onChoose={(match) => onChange(match?.id ?? '', match?.content ?? '')}
    />
  );
}
