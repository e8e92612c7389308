import type { ReactNode } from 'react';
import { type Item, useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { equipmentPartsTexts } from '../../texts/records.ts';
import { AudienceInput, audienceOf, type AudienceValue, everyoneChosen } from '../../ui/audience-input.tsx';
import type { AskedOf } from '../../ui/bulk-change.tsx';
import { BulkDialog } from '../../ui/bulk-dialog.tsx';
import type { TableColumn } from '../../ui/data-table.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayInput, orNull, TextInput } from '../../ui/forms.tsx';
import { PersonInput } from '../../ui/person-input.tsx';
import type { NamedPerson } from '../../ui/person-picker.tsx';
import { Said, useDay, type Words } from '../../ui/record-parts.tsx';

/** With a person, or in stock without ever having been anyone’s. */
export type Piece = Item<'/assets/register'>;

export const assetWords = {
  ASSIGNED: [equipmentPartsTexts.handedOut, 'good'],
  AVAILABLE: [equipmentPartsTexts.returned],
  LOST: [equipmentPartsTexts.lost, 'bad'],
  DAMAGED: [equipmentPartsTexts.damaged, 'warning'],
  RETIRED: [equipmentPartsTexts.retired],
} satisfies Words;

export const nameOfAsset = ({ description, category }: Piece): string => description ?? category.name;

/** What every table of equipment shows, of one person or of all. */
export function useAssetColumns() {
  const day = useDay();
  return {
    what: [
      { id: 'what', title: equipmentPartsTexts.what, kind: 'lead', order: nameOfAsset, cell: nameOfAsset },
      {
        id: 'category',
        title: equipmentPartsTexts.category,
        order: (row) => row.category.name,
        cell: (row) => row.category.name,
      },
      { id: 'serial', title: equipmentPartsTexts.serialNumber, cell: (row) => row.serial_number },
    ] satisfies TableColumn<Piece>[],
    from: {
      id: 'from',
      title: equipmentPartsTexts.handedOutColumn,
      order: (row) => row.date_assigned,
      cell: (row) => day(row.date_assigned),
    } satisfies TableColumn<Piece>,
    status: {
      id: 'status',
      title: equipmentPartsTexts.status,
      cell: (row) => <Said words={assetWords} status={row.status} />,
    } satisfies TableColumn<Piece>,
  };
}

export const CategoryField = (): ReactNode => (
  <TextInput
    name="category_name"
    label={equipmentPartsTexts.category}
    hint={equipmentPartsTexts.categoryNameHint}
    maxLength={100}
    isRequired
  />
);

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
      title={equipmentPartsTexts.handOutEquipment}
      action={equipmentPartsTexts.handOut}
      done={equipmentPartsTexts.handedOutDone}
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
      {person === null && <PersonInput name="person" label={equipmentPartsTexts.person} isRequired />}
      <CategoryField />
      <TextInput name="description" label={equipmentPartsTexts.description} maxLength={500} isOptional />
      <TextInput name="serial_number" label={equipmentPartsTexts.serialNumber} maxLength={100} isOptional />
      <DayInput name="date_assigned" label={equipmentPartsTexts.handedOutOn} isRequired />
    </FormDialog>
  );
}

/** A piece in stock, for the next person: one step. */
export function HandOutAgainDialog({
  asset,
  onClose,
}: {
  readonly asset: Piece;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  const handOn = useWrite('post', '/users/{id}/assets/{asset_id}/hand-out');
  const handOut = useWrite('post', '/assets/{id}/hand-out');
  return (
    <FormDialog
      title={equipmentPartsTexts.handOutThis(nameOfAsset(asset))}
      action={equipmentPartsTexts.handOut}
      done={equipmentPartsTexts.handedOutDone}
      initial={{ person: null as NamedPerson | null, date_assigned: format.today() }}
      onClose={onClose}
      onSubmit={({ person, date_assigned }) => {
        const body = { user_id: person?.id ?? '', date_assigned };
        return asset.user_id === null
          ? handOut.mutateAsync({ path: { id: asset.id }, body })
          : handOn.mutateAsync({ path: { id: asset.user_id, asset_id: asset.id }, body });
      }}
    >
      <PersonInput name="person" label={equipmentPartsTexts.whoGetsIt} isRequired />
      <DayInput name="date_assigned" label={equipmentPartsTexts.handedOutOn} isRequired />
    </FormDialog>
  );
}

/** The same for as many people as one likes: those given, or who is chosen here. Each gets a piece of their own. */
export function HandOutToManyDialog({
  chosen = { ...everyoneChosen, kind: 'departments' },
  start,
  onClose,
}: {
  readonly chosen?: AudienceValue;
  readonly start: (asked: AskedOf) => Promise<void>;
  readonly onClose: () => void;
}): ReactNode {
  const format = useFormat();
  return (
    <BulkDialog
      title={equipmentPartsTexts.handOutToMany}
      operation="assets.create"
      initial={{ audience: chosen, category_name: '', description: '', date_assigned: format.today() }}
      asks={({ audience, category_name, description, date_assigned }) => ({
        audience: audienceOf(audience),
        input: { category_name: category_name.trim(), description: orNull(description), date_assigned },
      })}
      action={equipmentPartsTexts.handOutTo}
      said={equipmentPartsTexts.handedOutTo}
      start={start}
      onClose={onClose}
    >
      <AudienceInput name="audience" label={equipmentPartsTexts.whoGetsIt} />
      <CategoryField />
      <TextInput name="description" label={equipmentPartsTexts.description} maxLength={500} isOptional />
      <DayInput name="date_assigned" label={equipmentPartsTexts.handedOutOn} isRequired />
    </BulkDialog>
  );
}
