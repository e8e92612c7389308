import { writeOperation } from '../../../kernel/operation.ts';
import { Folder, NewFolder } from './record.ts';
import { refuseTakenName } from './store.ts';

export const createFolder = writeOperation({
  id: 'folders.create',
  route: 'POST /folders',
  subject: 'folder',
  summary: 'Add a folder',
  surface: 'app',
  scope: 'documents:write',
  body: NewFolder,
  returns: Folder,
  status: 201,
  refuses: ['CONFLICT'],

  async run({ work, body }) {
    const folder: Folder = {
      id: work.newId('fld'),
      name: body.name.trim(),
      created_at: work.now,
      updated_at: work.now,
    };
    await work.insert('folders', folder).catch(refuseTakenName);
    return folder;
  },
});
