import { writeOperation } from '../../../kernel/operation.ts';
import { trimmed } from '../../../lib/changes.ts';
import { Course, NewCourse } from './record.ts';
import { refuseDuplicateCourse } from './store.ts';

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
    const { name, description = null, is_active = true } = trimmed(body);
    const course = {
      id: work.newId('crs'),
      name,
      description,
      is_active,
      created_at: work.now,
      updated_at: work.now,
    };
    await work.insert('courses', course).catch(refuseDuplicateCourse);
    return course;
  },
});
