import { Type } from 'typebox';
import { listOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { Course } from './record.ts';
import { listCourses as pageOfCourses } from './store.ts';

export const listCourses = listOperation({
  id: 'courses.list',
  route: 'GET /courses',
  summary: 'List courses',
  surface: 'app',
  // Anyone who assigns training chooses from them.
  scope: 'training:write',
  query: Strict({
    include_inactive: Type.Optional(Type.Boolean({ default: false, description: 'Inactive courses as well.' })),
  }),
  returns: Course,
  order: 'oldest first',

  run({ actor, db, query, page }) {
    return pageOfCourses(db, actor, query, page);
  },
});
