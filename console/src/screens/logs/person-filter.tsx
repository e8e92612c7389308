import { type ReactNode, useState } from 'react';
import { personFilterTexts } from '../../texts/logs.ts';
import { PersonPicker } from '../../ui/person-picker.tsx';

interface Named {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** A person as a filter: the address holds the id, the field shows the name, which came with the rows. */
export function PersonFilter({
  name,
  label,
  id,
  known,
  onChange,
}: {
  readonly name: string;
  readonly label: string;
  readonly id: string | undefined;
  readonly known: string | null;
  readonly onChange: (id: string | undefined) => void;
}): ReactNode {
  const [picked, setPicked] = useState<Named | null>(null);
  const chosen =
    id === undefined
      ? null
      : picked?.id === id
        ? picked
        : { id, first_name: known ?? personFilterTexts.somebody, last_name: '' };
  return (
    <PersonPicker
      name={name}
      label={label}
      chosen={chosen}
      onChoose={(person) => {
        setPicked(person);
        onChange(person?.id);
      }}
    />
  );
}
