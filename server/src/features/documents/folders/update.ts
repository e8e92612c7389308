import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import { isEmpty } from '../../../lib/changes.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict, Text } from '../../../lib/schema.ts';
import { Folder } from './record.ts';
import { lockFolder, refuseTakenName } from './store.ts';

export const updateFolder = writeOperation({
  id: 'folders.update',
  route: 'PATCH /folders/{id}',
  subject: 'folder',
  summary: 'Rename a folder',
  surface: 'app',
  scope: 'documents:write',
  params: Strict({ id: Id('fld') }),
  body: Strict({
    name: Type.Optional(
      Text(100, { description: 'Unique in the organization, whatever the case.', examples: ['Policies'] }),
    ),
  }),
  returns: Folder,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ work, params, body }) {
    const folder = await lockFolder(work, params.id);
    const changes = work.changesTo(folder, { name: body.name?.trim() ?? folder.name });
    if (isEmpty(changes)) return folder;
    await work.update('folders', folder.id, changes).catch(refuseTakenName);
    return { ...folder, ...changes, updated_at: work.now };
  },
});
