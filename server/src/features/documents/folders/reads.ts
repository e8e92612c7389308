import { listOperation } from '../../../kernel/operation.ts';
import { Folder } from './record.ts';
import { listVisibleFolders } from './store.ts';

export const listFolders = listOperation({
  id: 'folders.list',
  route: 'GET /folders',
  summary: 'List folders',
  description: 'Below Administrator, those in which the person sees a document.',
  surface: 'app',
  scope: 'documents:read',
  returns: Folder,
  order: 'by name',

  run: ({ actor, db, page }) => listVisibleFolders(db, actor, page),
});
