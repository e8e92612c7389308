import { type Static, Type } from 'typebox';
import { Day, Instant } from '../../../lib/days.ts';
import { Changes, CreatedAt, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Prose, Strict, Text } from '../../../lib/schema.ts';

export const goalStatuses = ['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'] as const;
export type GoalStatus = (typeof goalStatuses)[number];

const goalFields = {
  id: RecordId('goal'),
  user_id: Id('usr', 'Whose goal it is.'),
  title: Text(200, { description: 'The goal in a line.', examples: ['Run a station alone'] }),
  description: Nullable(Prose(2000), { description: 'How it is reached, and how that is seen.' }),
  status: Type.Enum([...goalStatuses], {
    description: 'Where the person stands. A COMPLETED or CANCELLED goal can be taken up again.',
  }),
  progress_percent: Type.Integer({
    examples: [0],
    minimum: 0,
    maximum: 100,
    description: '0 until the goal is IN_PROGRESS, 100 once it is COMPLETED.',
  }),
  start_date: Nullable(Day(), { description: 'When work on it begins; null: open.' }),
  due_date: Nullable(Day(), { description: 'When it should be reached; null: open.' }),
  completed_at: Nullable(Instant(), { description: 'When it was reached; null until then.' }),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const Goal = Type.Object(goalFields, { $id: 'Goal', description: 'What a person sets out to reach.' });
export type Goal = Static<typeof Goal>;
export const goalFieldNames = Object.keys(goalFields) as (keyof Goal)[];

const { title, description, status, progress_percent, start_date, due_date } = goalFields;
const details = {
  description: Type.Optional(description),
  progress_percent: Type.Optional(progress_percent),
  start_date: Type.Optional(start_date),
  due_date: Type.Optional(due_date),
};

export const NewGoal = Strict({
  title,
  ...details,
  status: Type.Optional({ ...status, default: 'NOT_STARTED' }),
});
export const GoalChanges = Changes({ title, ...details, status });
