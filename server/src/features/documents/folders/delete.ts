import { writeOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { Folder } from './record.ts';
import { lockFolder, takeOutDocuments } from './store.ts';

export const deleteFolder = writeOperation({
  id: 'folders.delete',
  route: 'DELETE /folders/{id}',
  subject: 'folder',
  summary: 'Remove a folder',
  description: 'Its documents stay, in no folder.',
  surface: 'app',
  scope: 'documents:write',
  params: Strict({ id: Id('fld') }),
  returns: Folder,
  refuses: ['NOT_FOUND'],

  async run({ work, params }) {
    const folder = await lockFolder(work, params.id);
    const { id } = folder;
    const documents = await takeOutDocuments(work, id);
    await work.delete('folders', id);
    work.audit({ subjectId: id, recordCount: documents });
    return folder;
  },
});
