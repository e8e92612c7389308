import type { ReactNode } from 'react';
import { type Item, useList, useWrite } from '../../../client/hooks.ts';
import { equipmentTexts } from '../../../texts/people/records.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { orNull, SelectInput, TextInput } from '../../../ui/forms.tsx';
import { AddButton, ChangeButton, optionsOfWords, useAsked, useDay } from '../../../ui/record-parts.tsx';
import { assetWords, HandOutDialog, nameOfAsset, useAssetColumns } from '../../records/equipment-parts.tsx';
import type { TabProps } from '../record.ts';

type Asset = Item<'/users/{id}/assets'>;

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
    { id: 'to', title: equipmentTexts.returned, cell: (row) => day(row.date_returned) },
    {
      id: 'actions',
      title: equipmentTexts.actions,
      kind: 'actions',
      cell: (row) => mayWrite && <ChangeButton what={nameOfAsset(row)} onClick={() => ask(row)} />,
    },
  ];
  return (
    <>
      <DataTable
        label={equipmentTexts.equipment}
        noun={equipmentTexts.noun}
        list={list}
        columns={columns}
        keyOf={(row) => row.id}
        tools={
          <AddButton isShown={mayWrite} onClick={() => ask('new')}>
            {equipmentTexts.handOutEquipment}
          </AddButton>
        }
        empty={equipmentTexts.empty}
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
      action={equipmentTexts.save}
      done={equipmentTexts.saved}
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
      <SelectInput name="status" label={equipmentTexts.status} options={optionsOfWords(assetWords)} />
      <TextInput name="description" label={equipmentTexts.description} maxLength={500} isOptional />
      <TextInput name="serial_number" label={equipmentTexts.serialNumber} maxLength={100} isOptional />
      <TextInput name="notes" label={equipmentTexts.notes} maxLength={500} isOptional />
    </FormDialog>
  );
}
