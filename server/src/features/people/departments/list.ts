import { Type } from 'typebox';
import { updatedSince } from '../../../kernel/filters.ts';
import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { Department } from './record.ts';
import { listDepartments as pageOfDepartments } from './store.ts';

export const listDepartments = listOperation({
  id: 'departments.list',
  route: 'GET /departments',
  summary: 'List departments',
  description: 'Every department of the organization, whoever asks.',
  scope: 'departments:read',
  query: Strict({
    include_inactive: Type.Optional(
      Type.Boolean({ default: false, description: 'true: inactive departments as well.' }),
    ),
    code: Type.Optional(
      Type.String({ maxLength: 50, description: 'Only the department with this code.', examples: ['KITCHEN'] }),
    ),
    ...updatedSince,
  }),
  returns: Department,
  order: 'oldest first',

  run({ actor, db, query, page }) {
    return pageOfDepartments(db, actor, query, page);
  },
});
