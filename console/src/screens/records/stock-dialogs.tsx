import type { ReactNode } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { equipmentPartsTexts, stockTexts } from '../../texts/records.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { orNull, TextInput } from '../../ui/forms.tsx';
import { CategoryField, nameOfAsset, type Piece } from './equipment-parts.tsx';

/** A piece that no one has had yet: entered, or put right. */
export function StockDialog({
  piece,
  onClose,
}: {
  readonly piece: Piece | null;
  readonly onClose: () => void;
}): ReactNode {
  const create = useWrite('post', '/assets');
  const update = useWrite('patch', '/assets/{id}');
  return (
    <FormDialog
      title={piece ? nameOfAsset(piece) : stockTexts.add}
      action={piece ? stockTexts.save : stockTexts.add}
      done={piece ? stockTexts.saved : stockTexts.added}
      initial={{
        category_name: piece?.category.name ?? '',
        description: piece?.description ?? '',
        serial_number: piece?.serial_number ?? '',
      }}
      onClose={onClose}
      onSubmit={({ category_name, description, serial_number }) => {
        const body = {
          category_name: category_name.trim(),
          description: orNull(description),
          serial_number: orNull(serial_number),
        };
        return piece ? update.mutateAsync({ path: { id: piece.id }, body }) : create.mutateAsync({ body });
      }}
    >
      <CategoryField />
      <TextInput name="description" label={equipmentPartsTexts.description} maxLength={500} isOptional />
      <TextInput name="serial_number" label={equipmentPartsTexts.serialNumber} maxLength={100} isOptional />
    </FormDialog>
  );
}

export function RemoveStockDialog({
  piece,
  onClose,
}: {
  readonly piece: Piece;
  readonly onClose: () => void;
}): ReactNode {
  const remove = useWrite('delete', '/assets/{id}');
  return (
    <ConfirmDialog
      title={stockTexts.removeTitle(nameOfAsset(piece))}
      action={stockTexts.remove}
      done={stockTexts.removed}
      onClose={onClose}
      onConfirm={() => remove.mutateAsync({ path: { id: piece.id } })}
    >
      {stockTexts.removeText}
    </ConfirmDialog>
  );
}
