import type { ReactNode } from 'react';
import type { NamedPerson } from '../../records.ts';
import { PersonPicker } from '../../ui/person-picker.tsx';
import { usePersonOf } from '../people/person-link.tsx';

interface PersonFilterProps {
  readonly name: string;
  readonly label: string;
  readonly id: string;
  readonly onChange: (id: string) => void;
}

/** A person as a filter: the address holds the id, the field shows the name. */
export function PersonFilter(props: PersonFilterProps): ReactNode {
  return props.id === '' ? <Picker {...props} chosen={null} /> : <Known {...props} />;
}

function Known(props: PersonFilterProps): ReactNode {
  const { data } = usePersonOf(props.id);
  return <Picker {...props} chosen={data ?? { id: props.id, first_name: '…', last_name: '' }} />;
}

function Picker({
  name,
  label,
  onChange,
  chosen,
}: PersonFilterProps & { readonly chosen: NamedPerson | null }): ReactNode {
  return <PersonPicker name={name} label={label} chosen={chosen} onChoose={(person) => onChange(person?.id ?? '')} />;
}
