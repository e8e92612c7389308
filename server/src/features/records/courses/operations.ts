import { Type } from 'typebox';
import { choiceQuery } from '../../../kernel/choices.ts';
import { listOperation, writeOperation } from '../../../kernel/operation.ts';
import { isEmpty, trimmed } from '../../../lib/changes.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { Course, CourseChanges, NewCourse } from './record.ts';
import { listCourses as pageOfCourses, lockCourse, refuseDuplicateCourse } from './store.ts';

export const listCourses = listOperation({
  id: 'courses.list',
  route: 'GET /courses',
  summary: 'List courses',
  surface: 'app',
  // Anyone who assigns training chooses from them.
  scope: 'training:write',
  packages: ['RECORDS_KEEPING'],
  query: Strict({
    include_inactive: Type.Optional(Type.Boolean({ default: false, description: 'Inactive courses as well.' })),
    ...choiceQuery('crs'),
  }),
  returns: Course,
  order: 'oldest first',

  run({ actor, db, query, page }) {
    return pageOfCourses(db, actor, query, page);
  },
});

export const createCourse = writeOperation({
  id: 'courses.create',
  route: 'POST /courses',
  subject: 'course',
  summary: 'Add a course',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  body: NewCourse,
  returns: Course,
  status: 201,
  refuses: ['CONFLICT'],

  async run({ work, body }) {
    const { name, description = null, valid_months = null, is_active = true } = trimmed(body);
    const course = {
      id: work.newId('crs'),
      name,
      description,
      valid_months,
      is_active,
      created_at: work.now,
      updated_at: work.now,
    };
    await work.insert('courses', course).catch(refuseDuplicateCourse);
    return course;
  },
});

export const updateCourse = writeOperation({
  id: 'courses.update',
  route: 'PATCH /courses/{id}',
  subject: 'course',
  summary: 'Change a course',
  description: 'Only the fields sent change.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  params: Strict({ id: Id('crs') }),
  body: CourseChanges,
  returns: Course,
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const course = await lockCourse(work.tx, actor, params.id);
    const changes = work.changesTo(course, trimmed(body));
    if (isEmpty(changes)) return course;

    await work.update('courses', course.id, changes).catch(refuseDuplicateCourse);
    return { ...course, ...changes, updated_at: work.now };
  },
});
