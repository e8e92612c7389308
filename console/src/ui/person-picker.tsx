import { type ReactNode, useState } from 'react';
import { type Data, useRead } from '../client/hooks.ts';
import { useSettled } from '../client/options.ts';
import { personPickerTexts } from '../texts/ui.ts';
import { fullName } from '../words.ts';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';
import { Who } from './page.tsx';

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

/** A person chosen by typing part of their name. */
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
  const { matches, isSearching } = usePeople(text !== null, text ?? '', left);
  return (
    <Field label={label} hint={hint} isOptional={isOptional} name={name} error={error}>
      {(wiring) => (
        <Combobox
          wiring={wiring}
          label={label}
          placeholder={personPickerTexts.typeAName}
          text={text}
          shown={chosen ? fullName(chosen) : ''}
          matches={matches.map((person) => ({
            id: person.id,
            person,
            content: <Who person={person} small={person.job_title ?? person.email} />,
          }))}
          note={matches.length === 0 ? noteOf(text ?? '', isSearching) : null}
          clear={chosen && personPickerTexts.remove(fullName(chosen))}
          onText={setText}
          onChoose={(match) => onChoose(match && match.person)}
        />
      )}
    </Field>
  );
}

const noteOf = (text: string, isSearching: boolean): string => {
  if (isSearching) return personPickerTexts.searching;
  return text.trim() === '' ? personPickerTexts.typeTheFirstLetters : personPickerTexts.nobodyFound;
};

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
