import { Type, type Static } from 'typebox';
import { Instant } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { Nullable, Prose, Strict, Text } from '../../../kernel/schema.ts';

const courseFields = {
  id: Id('crs'),
  name: Text(200, { description: 'Unique in the organization, whatever the case.', examples: ['Food safety'] }),
  description: Nullable(Prose(2000)),
  is_active: Type.Boolean({ description: 'An inactive course stays with those who have it and cannot be assigned.' }),
  created_at: Instant(),
  updated_at: Instant(),
};

export const Course = Type.Object(courseFields, { $id: 'Course' });
export type Course = Static<typeof Course>;

const { name, description, is_active } = courseFields;

export const NewCourse = Strict({
  name,
  description: Type.Optional(description),
  is_active: Type.Optional({ ...is_active, default: true }),
});

export const CourseChanges = Strict({
  name: Type.Optional(name),
  description: Type.Optional(description),
  is_active: Type.Optional(is_active),
});
