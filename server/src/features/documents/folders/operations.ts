import { Type } from 'typebox';
import { choiceQuery } from '../../../kernel/choices.ts';
import { listOperation, writeOperation } from '../../../kernel/operation.ts';
import { isEmpty, trimmed } from '../../../lib/changes.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict, Text } from '../../../lib/schema.ts';
import { Folder, NewFolder } from './record.ts';
import { listVisibleFolders, lockFolder, refuseTakenName, takeOutDocuments } from './store.ts';

export const listFolders = listOperation({
  id: 'folders.list',
  route: 'GET /folders',
  summary: 'List folders',
  description: 'Below Administrator, those in which the person sees a document.',
  surface: 'app',
  scope: 'documents:read',
  query: Strict(choiceQuery('fld')),
  returns: Folder,
  order: 'by name',

  run: ({ actor, db, query, page }) => listVisibleFolders(db, actor, query, page),
});

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
    const changes = work.changesTo(folder, trimmed(body));
    if (isEmpty(changes)) return folder;
    await work.update('folders', folder.id, changes).catch(refuseTakenName);
    return { ...folder, ...changes, updated_at: work.now };
  },
});

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
