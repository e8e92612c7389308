import type { ReactNode } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Form, SelectInput, TextInput } from '../../ui/forms.tsx';
import { useToast } from '../../ui/toast.tsx';
import { categoryOptions, type Document } from '../documents/texts.ts';
import type { Folder } from './folder-tools.tsx';
import { texts } from './texts.ts';

interface Asked {
  readonly document: Document;
  readonly onClose: () => void;
}

export function EditDialog({ document, folders, onClose }: Asked & { readonly folders: readonly Folder[] }): ReactNode {
  const toast = useToast();
  const update = useWrite('patch', '/documents/{id}');
  return (
    <Dialog title={texts.editTitle} onClose={onClose}>
      <Form
        initial={{ title: document.title, category: document.category, folder_id: document.folder_id ?? '' }}
        onSubmit={async ({ title, category, folder_id }) => {
          const body = { title: title.trim(), category, folder_id: folder_id === '' ? null : folder_id };
          await update.mutateAsync({ path: { id: document.id }, body });
          toast(texts.saved);
          onClose();
        }}
      >
        <TextInput name="title" label={texts.documentTitle} isRequired maxLength={200} />
        <SelectInput name="category" label={texts.kind} options={categoryOptions} />
        <SelectInput
          name="folder_id"
          label={texts.folder}
          empty={texts.noFolder}
          options={folders.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <div className="form__actions form__actions--end">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" isBusy={update.isPending}>
            Save
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

export function RemoveDialog({ document, onClose }: Asked): ReactNode {
  const toast = useToast();
  const remove = useWrite('delete', '/documents/{id}');
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      action={texts.remove}
      onClose={onClose}
      onConfirm={async () => {
        await remove.mutateAsync({ path: { id: document.id } });
        toast(texts.removed);
        onClose();
      }}
    >
      <strong>{document.title}</strong>. {texts.removeText}
    </ConfirmDialog>
  );
}
