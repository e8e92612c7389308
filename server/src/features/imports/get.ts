import { readOperation } from '../../kernel/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { Import, presentImport } from './record.ts';
import { findImport } from './store.ts';

export const getImport = readOperation({
  id: 'imports.get',
  route: 'GET /imports/{id}',
  summary: 'Get an import',
  description: 'How far it is, and the rows that failed.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('imp') }),
  returns: Import,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params }) {
    const row = await findImport(db, actor.organizationId, params.id);
    if (!row) throw notFound('import');
    return presentImport(row);
  },
});
