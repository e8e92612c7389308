import { Type } from 'typebox';
import { readerOf } from '../../kernel/actor.ts';
import { AnyOf } from '../../kernel/filters.ts';
import { listOperation, readOperation } from '../../kernel/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { Id } from '../../lib/ids.ts';
import { Strict } from '../../lib/schema.ts';
import { importKindNames } from './kinds.ts';
import { Import, ImportSummary, presentImport } from './record.ts';
import { findImport, listImports as selectImports } from './store.ts';

export const listImports = listOperation({
  id: 'imports.list',
  route: 'GET /imports',
  summary: 'List imports',
  description: 'Trials included. The rows that failed stand in each import itself.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  query: Strict({
    kind: Type.Optional(AnyOf(Type.Enum(importKindNames), 'Only imports of this kind.')),
    dry_run: Type.Optional(Type.Boolean({ description: 'Only trials, or only imports that changed something.' })),
  }),
  returns: ImportSummary,
  order: 'newest first',

  run: ({ actor, db, query, page }) => selectImports(db, actor, query, page),
});

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

  async run({ actor, origin, db, params }) {
    const row = await findImport(db, actor.organizationId, params.id);
    if (!row) throw notFound('import');
    return presentImport(readerOf(origin), row);
  },
});
