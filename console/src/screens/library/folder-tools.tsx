import { type ReactNode, useState } from 'react';
import { type Item, useWrite } from '../../client/hooks.ts';
import { useSearch } from '../../router.tsx';
import { useCan } from '../../session.tsx';
import { folderToolsTexts, libraryTexts } from '../../texts/library.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextInput } from '../../ui/forms.tsx';

type Folder = Item<'/folders'>;

/** A new folder at any time; with one chosen, what can be done to it. */
export function FolderTools({ folder }: { readonly folder: Folder | null }): ReactNode {
  const can = useCan();
  const [asked, setAsked] = useState<'new' | 'rename' | 'remove' | null>(null);
  const close = (): void => setAsked(null);
  return (
    <>
      {folder && can('folders.update') && (
        <Button size="small" onClick={() => setAsked('rename')}>
          {libraryTexts.renameFolder}
        </Button>
      )}
      {folder && can('folders.delete') && (
        <Button size="small" onClick={() => setAsked('remove')}>
          {libraryTexts.removeFolder}
        </Button>
      )}
      {can('folders.create') && (
        <Button size="small" onClick={() => setAsked('new')}>
          {libraryTexts.newFolder}
        </Button>
      )}
      {asked === 'new' && <NameDialog folder={null} onClose={close} />}
      {asked === 'rename' && <NameDialog folder={folder} onClose={close} />}
      {asked === 'remove' && folder && <RemoveFolderDialog folder={folder} onClose={close} />}
    </>
  );
}

function NameDialog({ folder, onClose }: { readonly folder: Folder | null; readonly onClose: () => void }): ReactNode {
  const create = useWrite('post', '/folders');
  const update = useWrite('patch', '/folders/{id}');
  return (
    <FormDialog
      title={folder ? libraryTexts.renameFolder : libraryTexts.newFolder}
      action={folderToolsTexts.save}
      done={folder ? libraryTexts.folderRenamed : libraryTexts.folderAdded}
      initial={{ name: folder?.name ?? '' }}
      onClose={onClose}
      onSubmit={({ name }) => {
        const body = { name: name.trim() };
        return folder ? update.mutateAsync({ path: { id: folder.id }, body }) : create.mutateAsync({ body });
      }}
    >
      <TextInput name="name" label={libraryTexts.folderName} isRequired maxLength={100} />
    </FormDialog>
  );
}

function RemoveFolderDialog({ folder, onClose }: { readonly folder: Folder; readonly onClose: () => void }): ReactNode {
  const [, change] = useSearch<'folder_id'>();
  const remove = useWrite('delete', '/folders/{id}');
  return (
    <ConfirmDialog
      title={libraryTexts.removeFolderTitle}
      action={libraryTexts.removeFolder}
      done={libraryTexts.folderRemoved}
      onClose={onClose}
      onConfirm={async () => {
        await remove.mutateAsync({ path: { id: folder.id } });
        change({ folder_id: undefined });
      }}
    >
      <strong>{folder.name}</strong>. {libraryTexts.removeFolderText}
    </ConfirmDialog>
  );
}
