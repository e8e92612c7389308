import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { invalid } from '../../../lib/errors.ts';
import { check } from '../../../lib/schema.ts';
import { say } from '../../../lib/texts/texts.ts';
import {
  assignTraining,
  courseAssigned,
  listCoursesNamed,
  NewTraining,
  removeManyTrainings,
} from '../../records/index.ts';
import type { Cells } from '../row-cells.ts';
import type { RowKind } from '../rows.ts';
import { date, upperCase } from './cells.ts';
import { asColumn, onlyNamed, onlyOne, personColumns, personOf, withoutPerson } from './references.ts';
import type { Rehearsal } from './rehearsal.ts';

interface TrainingCells extends Cells {
  readonly course?: string;
  readonly course_id?: string;
}

/** The fields of POST /users/{id}/training; the course also by name. A day of completion says that it is completed. */
export const trainingRows: RowKind = {
  columns: {
    ...personColumns,
    course: {},
    course_id: {},
    status: upperCase,
    due_date: date,
    completed_date: date,
  },

  async add(work, cells, { rehearsal }) {
    const { course, ...fields } = withoutPerson(cells) as TrainingCells;
    onlyOne(cells, 'course', 'course_id');
    if (course === undefined && fields.course_id === undefined) {
      throw invalid('course', 'imports.whichCourse');
    }
    const input = check(NewTraining, {
      ...fields,
      course_id: course === undefined ? fields.course_id : await findCourseNamed(work, course),
      status: fields['status'] ?? (fields['completed_date'] === undefined ? 'ASSIGNED' : 'COMPLETED'),
    });
    const adding = addTraining(work, await personOf(work, cells), input, rehearsal);
    return course === undefined ? adding : asColumn('course_id', 'course', adding);
  },

  undo: { remove: removeManyTrainings },
};

/** A person has a course once: the database keeps that, a rehearsal among the rows of one file. */
async function addTraining(
  work: UnitOfWork,
  userId: string,
  input: NewTraining,
  rehearsal: Rehearsal | undefined,
): Promise<string> {
  const { id, course_id } = await assignTraining(work, userId, input);
  const key = `${userId} ${course_id}`;
  if (rehearsal?.training.has(key)) throw courseAssigned();
  rehearsal?.add(() => rehearsal.training.add(key));
  return id;
}

async function findCourseNamed(work: UnitOfWork, text: string): Promise<string> {
  const courses = await listCoursesNamed(work, text);
  if (courses[0]?.is_active === false) {
    throw invalid('course', say('imports.courseInactive', { text }));
  }
  return onlyNamed(courses, 'course', text);
}
