import { Type } from 'typebox';
import { AnyOf } from '../../kernel/filters.ts';
import { listOperation } from '../../kernel/operation.ts';
import { Strict } from '../../lib/schema.ts';
import { importKindNames } from './kinds.ts';
import { ImportSummary } from './record.ts';
import { listImports as selectImports } from './store.ts';

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
