import type { ReactNode } from 'react';
import { type Item, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import type { TableColumn } from '../../ui/data-table.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput, orNull, TextInput } from '../../ui/forms.tsx';
import { PersonInput } from '../../ui/person-input.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { Said, useDay, type Words } from '../../ui/record-parts.tsx';

export type Asset = Item<'/assets'>;

export const assetWords = {
  ASSIGNED: ['Handed out', 'good'],
  AVAILABLE: ['Returned'],
  LOST: ['Lost', 'bad'],
  DAMAGED: ['Damaged', 'warning'],
  RETIRED: ['Retired'],
} satisfies Words;

export const nameOfAsset = ({ description, category }: Asset): string => description ?? category.name;

/** What every table of equipment shows, of one person or of all. */
export function useAssetColumns() {
  const day = useDay();
  return {
    what: [
      { id: 'what', title: 'What', kind: 'lead', cell: nameOfAsset },
      { id: 'category', title: 'Category', cell: (row) => row.category.name },
      { id: 'serial', title: 'Serial number', cell: (row) => row.serial_number },
    ] satisfies TableColumn<Asset>[],
    from: { id: 'from', title: 'Handed out', cell: (row) => day(row.date_assigned) } satisfies TableColumn<Asset>,
    status: {
      id: 'status',
      title: 'Status',
      cell: (row) => <Said words={assetWords} status={row.status} />,
    } satisfies TableColumn<Asset>,
  };
}

/** Something for the person given, or for one who is chosen here. */
export function HandOutDialog({
  person = null,
  onClose,
}: {
  readonly person?: NamedPerson | null;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const create = useWrite('post', '/users/{id}/assets');
  return (
    <FormDialog
      title="Hand out equipment"
      action="Hand out"
      done="Handed out."
      initial={{ person, category_name: '', description: '', serial_number: '', date_assigned: format.today() }}
      onClose={onClose}
      onSubmit={({ person: chosen, category_name, description, serial_number, date_assigned }) =>
        create.mutateAsync({
          path: { id: chosen?.id ?? '' },
          body: {
            category_name: category_name.trim(),
            description: orNull(description),
            serial_number: orNull(serial_number),
            date_assigned,
            status: 'ASSIGNED',
          },
        })
      }
    >
      {person === null && <PersonInput name="person" label="Person" isRequired />}
      <TextInput name="category_name" label="Category" hint="Such as Laptop or Key." maxLength={100} isRequired />
      <TextInput name="description" label="Description" maxLength={500} isOptional />
      <TextInput name="serial_number" label="Serial number" maxLength={100} isOptional />
      <DayInput name="date_assigned" label="Handed out on" isRequired />
    </FormDialog>
  );
}
