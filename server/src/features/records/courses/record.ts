import { type Static, Type } from 'typebox';
import { Changes, CreatedAt, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Nullable, Prose, Strict, Text } from '../../../lib/schema.ts';

const courseFields = {
  id: RecordId('crs'),
  name: Text(200, { description: 'Unique in the organization, whatever the case.', examples: ['Food safety'] }),
  description: Nullable(Prose(2000), { description: 'What the course is about.' }),
  valid_months: Nullable(Type.Integer({ minimum: 1, maximum: 120, examples: [12] }), {
    description:
      'How long it holds once completed: it is assigned again 30 days before that is over. Null: it is taken once.',
  }),
  is_active: Type.Boolean({ description: 'An inactive course stays with those who have it and cannot be assigned.' }),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const Course = Type.Object(courseFields, { $id: 'Course' });
export type Course = Static<typeof Course>;

const { name, description, valid_months, is_active } = courseFields;

export const NewCourse = Strict({
  name,
  description: Type.Optional(description),
  valid_months: Type.Optional(valid_months),
  is_active: Type.Optional({ ...is_active, default: true }),
});

export const CourseChanges = Changes({ name, description, valid_months, is_active });
