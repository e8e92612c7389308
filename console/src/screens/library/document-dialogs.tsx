import type { ReactNode } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { documentDialogsTexts, libraryTexts } from '../../texts/library.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { orNull, SelectInput, TextInput } from '../../ui/forms.tsx';
import { categoryOptions, type Document } from '../documents/record.ts';

interface Asked {
  readonly document: Document;
  readonly onClose: () => void;
}

export function EditDialog({ document, onClose }: Asked): ReactNode {
  const update = useWrite('patch', '/documents/{id}');
  return (
    <FormDialog
      title={libraryTexts.editTitle}
      action={documentDialogsTexts.save}
      done={libraryTexts.saved}
      initial={{ title: document.title, category: document.category, folder_id: document.folder_id ?? '' }}
      onClose={onClose}
      onSubmit={({ title, category, folder_id }) =>
        update.mutateAsync({
          path: { id: document.id },
          body: { title: title.trim(), category, folder_id: orNull(folder_id) },
        })
      }
    >
      <FilingInputs />
    </FormDialog>
  );
}

/** What it is called and where it is filed. */
export const FilingInputs = (): ReactNode => (
  <>
    <TextInput name="title" label={libraryTexts.documentTitle} isRequired maxLength={200} />
    <SelectInput name="category" label={libraryTexts.kind} options={categoryOptions} />
    <SelectInput
      name="folder_id"
      label={libraryTexts.folder}
      empty={libraryTexts.noFolder}
      options={{ path: '/folders' }}
    />
  </>
);

export function RemoveDialog({ document, onClose }: Asked): ReactNode {
  const remove = useWrite('delete', '/documents/{id}');
  return (
    <ConfirmDialog
      title={libraryTexts.removeTitle}
      action={libraryTexts.remove}
      done={libraryTexts.removed}
      onClose={onClose}
      onConfirm={() => remove.mutateAsync({ path: { id: document.id } })}
    >
      <strong>{document.title}</strong>. {libraryTexts.removeText}
    </ConfirmDialog>
  );
}
