import type { ReactNode } from 'react';
import { useList, useWrite } from '../../../client/hooks.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { orNull, SelectInput, TextInput } from '../../../ui/forms.tsx';
import { AddButton, ChangeButton, optionsOfWords, useAsked, useDay } from '../../../ui/record-parts.tsx';
import { type Asset, assetWords, HandOutDialog, nameOfAsset, useAssetColumns } from '../../records/equipment-parts.tsx';
import type { TabProps } from '../person-tabs.tsx';

export function AssetsTab({ person }: TabProps): ReactNode {
  const day = useDay();
  const shared = useAssetColumns();
  const list = useList('/users/{id}/assets', { path: { id: person.id } });
  const [asked, ask, close] = useAsked<Asset>();
  const mayWrite = person.can?.includes('assets.create') === true;
  const columns: readonly TableColumn<Asset>[] = [
    ...shared.what,
    shared.status,
    shared.from,
    { id: 'to', title: 'Returned', cell: (row) => day(row.date_returned) },
    {
      id: 'actions',
      title: 'Actions',
      kind: 'actions',
      cell: (row) => mayWrite && <ChangeButton what={nameOfAsset(row)} onClick={() => ask(row)} />,
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
      {asked !== null && asked !== 'new' && <ChangeDialog asset={asked} onClose={close} />}
    </>
  );
}

function ChangeDialog({ asset, onClose }: { readonly asset: Asset; readonly onClose: () => void }): ReactNode {
  const update = useWrite('patch', '/users/{id}/assets/{asset_id}');
  return (
    <FormDialog
      title={nameOfAsset(asset)}
      action="Save"
      done="Saved."
      initial={{
        status: asset.status,
        description: asset.description ?? '',
        serial_number: asset.serial_number ?? '',
        notes: asset.notes ?? '',
      }}
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
      <SelectInput name="status" label="Status" options={optionsOfWords(assetWords)} />
      <TextInput name="description" label="Description" maxLength={500} isOptional />
      <TextInput name="serial_number" label="Serial number" maxLength={100} isOptional />
      <TextInput name="notes" label="Notes" maxLength={500} isOptional />
    </FormDialog>
  );
}
