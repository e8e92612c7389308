import { type Static, Type } from 'typebox';
import { Changes, CreatedAt, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Nullable, Prose, Strict, Text } from '../../../lib/schema.ts';

const courseFields = {
  id: RecordId('crs'),
  name: Text(200, { description: 'Unique in the organization, whatever the case.', examples: ['Food safety'] }),
  description: Nullable(Prose(2000), { description: 'What the course is about.' }),
  is_active: Type.Boolean({ description: 'An inactive course stays with those who have it and cannot be assigned.' }),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const Course = Type.Object(courseFields, { $id: 'Course' });
export type Course = Static<typeof Course>;

const { name, description, is_active } = courseFields;

export const NewCourse = Strict({
  name,
  description: Type.Optional(description),
  is_active: Type.Optional({ ...is_active, default: true }),
});

export const CourseChanges = Changes({ name, description, is_active });
