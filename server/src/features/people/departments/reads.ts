import { Type } from 'typebox';
import { choiceQuery } from '../../../kernel/choices.ts';
import { updatedSince } from '../../../kernel/filters.ts';
import { listOperation, readOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { Department, DepartmentManagers } from './record.ts';
import { departmentWith, pageOfDepartments, visibleManagers } from './store.ts';

export const getDepartment = readOperation({
  id: 'departments.get',
  route: 'GET /departments/{id}',
  summary: 'Get a department',
  scope: 'departments:read',
  params: Strict({ id: Id('dep') }),
  returns: Department,
  refuses: ['NOT_FOUND'],

  run({ actor, db, params }) {
    return departmentWith(db, actor, params.id);
  },
});

export const listDepartments = listOperation({
  id: 'departments.list',
  route: 'GET /departments',
  summary: 'List departments',
  description: 'Every department of the organization, for every caller.',
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
  appQuery: Strict(choiceQuery('dep')),
  returns: Department,
  order: 'oldest first',

  run({ actor, db, query, page }) {
    return pageOfDepartments(db, actor, query, page);
  },
});

export const getDepartmentManagers = readOperation({
  id: 'departments.getManagers',
  route: 'GET /departments/{id}/managers',
  summary: "List a department's managers",
  description: 'Those whom the person can see in the directory.',
  surface: 'app',
  scope: 'departments:read',
  params: Strict({ id: Id('dep') }),
  returns: DepartmentManagers,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, params }) {
    const { id } = await departmentWith(db, actor, params.id);
    return visibleManagers(db, actor, id);
  },
});
