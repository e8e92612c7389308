import type { ReactNode } from 'react';
import { useList, useWrite, type Item } from '../../../client/hooks.ts';
import { useFormat } from '../../../format.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { DayInput, orNull, SelectInput, TextInput } from '../../../ui/forms.tsx';
import { optionsOf } from '../../../words.ts';
import type { Person } from '../person.tsx';
import type { TabProps } from '../person-tabs.tsx';
import { AddButton, ChangeButton, Said, useAsked, useDay, type Words } from './record-parts.tsx';

const words: Words = {
  ASSIGNED: ['Handed out', 'good'],
  AVAILABLE: ['Returned'],
  LOST: ['Lost', 'bad'],
  DAMAGED: ['Damaged', 'warning'],
  RETIRED: ['Retired'],
};
const statuses = Object.fromEntries(Object.entries(words).map(([status, [word]]) => [status, word]));
type Asset = Item<'/users/{id}/assets'>;

export function AssetsTab({ person }: TabProps): ReactNode {
  const day = useDay();
  const list = useList('/users/{id}/assets', { path: { id: person.id } });
  const [asked, ask, close] = useAsked<Asset>();
  const mayWrite = person.can?.includes('assets.create') === true;
  const nameOf = (row: Asset): string => row.description ?? row.category.name;
  const columns: readonly TableColumn<Asset>[] = [
    { id: 'what', title: 'What', kind: 'lead', cell: nameOf },
    { id: 'category', title: 'Category', cell: (row) => row.category.name },
    { id: 'serial', title: 'Serial number', cell: (row) => row.serial_number },
    { id: 'status', title: 'Status', cell: (row) => <Said words={words} status={row.status} /> },
    { id: 'from', title: 'Handed out', cell: (row) => day(row.date_assigned) },
    { id: 'to', title: 'Returned', cell: (row) => day(row.date_returned) },
    {
      id: 'actions',
      title: 'Actions',
      kind: 'actions',
      cell: (row) => mayWrite && <ChangeButton what={nameOf(row)} onClick={() => ask(row)} />,
    },
  ];
  return (
    <>
      <DataTable
        label="Equipment"
        noun={['piece', 'pieces']}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        tools={
          <AddButton isShown={mayWrite} onClick={() => ask('new')}>
            Hand out equipment
          </AddButton>
        }
        empty={{ title: 'No equipment', text: 'Nothing has been handed out to this person.' }}
      />
      {asked === 'new' && <HandOutDialog person={person} onClose={close} />}
      {asked !== null && asked !== 'new' && <ChangeDialog asset={asked} name={nameOf(asked)} onClose={close} />}
    </>
  );
}

function HandOutDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }): ReactNode {
  const format = useFormat();
  const create = useWrite('post', '/users/{id}/assets');
  return (
    <FormDialog
      title="Hand out equipment"
      action="Hand out"
      done="Handed out."
      initial={{ category_name: '', description: '', serial_number: '', date_assigned: format.today() }}
      isBusy={create.isPending}
      onClose={onClose}
      onSubmit={({ category_name, description, serial_number, date_assigned }) =>
        create.mutateAsync({
          path: { id: person.id },
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
      <TextInput name="category_name" label="Category" hint="Such as Laptop or Key." maxLength={100} isRequired />
      <TextInput name="description" label="Description" maxLength={500} isOptional />
      <TextInput name="serial_number" label="Serial number" maxLength={100} isOptional />
      <DayInput name="date_assigned" label="Handed out on" isRequired />
    </FormDialog>
  );
}

function ChangeDialog({
  asset,
  name,
  onClose,
}: {
  readonly asset: Asset;
  readonly name: string;
  readonly onClose: () => void;
}): ReactNode {
  const update = useWrite('patch', '/users/{id}/assets/{asset_id}');
  return (
    <FormDialog
      title={name}
      action="Save"
      done="Saved."
      initial={{
        status: asset.status,
        description: asset.description ?? '',
        serial_number: asset.serial_number ?? '',
        notes: asset.notes ?? '',
      }}
      isBusy={update.isPending}
      onClose={onClose}
      onSubmit={({ status, description, serial_number, notes }) =>
        update.mutateAsync({
          path: { id: asset.user_id, asset_id: asset.id },
          body: {
            description: orNull(description),
            serial_number: orNull(serial_number),
            notes: orNull(notes),
            ...(status !== asset.status && { status: status }),
          },
        })
      }
    >
      <SelectInput name="status" label="Status" options={optionsOf(statuses)} />
      <TextInput name="description" label="Description" maxLength={500} isOptional />
      <TextInput name="serial_number" label="Serial number" maxLength={100} isOptional />
      <TextInput name="notes" label="Notes" maxLength={500} isOptional />
    </FormDialog>
  );
}
