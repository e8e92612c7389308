import { mapPage } from '../../kernel/cursor.ts';
import { listOperation } from '../../kernel/operation.ts';
import { Export, presentExport } from './record.ts';
import { listOwnExports } from './store.ts';

export const listExports = listOperation({
  id: 'exports.list',
  route: 'GET /exports',
  summary: 'List exports',
  description: "One's own, those that are still being written included.",
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  returns: Export,
  order: 'newest first',

  async run({ actor, db, page }) {
    return mapPage(await listOwnExports(db, actor, page), presentExport);
  },
});
