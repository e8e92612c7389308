import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { differing } from '../../../lib/changes.ts';
import { withTrimmedName } from '../changes.ts';
import { Course, CourseChanges } from './record.ts';
import { lockCourse, refuseDuplicateCourse } from './store.ts';
import { updateRow } from '../../../db/rows.ts';

export const updateCourse = writeOperation({
  id: 'courses.update',
  route: 'PATCH /courses/{id}',
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
    const changes = differing(course, withTrimmedName(body));
    const changedFields = Object.keys(changes);
    work.audit({ action: 'courses.update', subjectType: 'course', subjectId: course.id, changedFields });
    if (changedFields.length === 0) return course;

    await updateRow(
      'courses',
      { organization_id: actor.organizationId, id: course.id },
      { ...changes, updated_at: work.now },
    )
      .execute(work.tx)
      .catch(refuseDuplicateCourse);
    return { ...course, ...changes, updated_at: work.now };
  },
});
