import { writeOperation } from '../../../kernel/operation.ts';
import { isEmpty, trimmed } from '../../../lib/changes.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { Course, CourseChanges } from './record.ts';
import { lockCourse, refuseDuplicateCourse } from './store.ts';

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
