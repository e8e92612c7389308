import { Type, type Static } from 'typebox';
import { Day, Instant } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { Nullable, Prose, Strict, Text } from '../../../kernel/schema.ts';

export const goalStatuses = ['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'] as const;
export type GoalStatus = (typeof goalStatuses)[number];

const goalFields = {
  id: Id('goal'),
  user_id: Id('usr'),
  title: Text(200, { examples: ['Run a station alone'] }),
  description: Nullable(Prose(2000)),
  status: Type.Enum([...goalStatuses]),
  progress_percent: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: '0 until the goal is IN_PROGRESS, 100 once it is COMPLETED.',
  }),
  start_date: Nullable(Day()),
  due_date: Nullable(Day()),
  completed_at: Nullable(Instant()),
  created_at: Instant(),
  updated_at: Instant(),
};

export const Goal = Type.Object(goalFields, { $id: 'Goal' });
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
export const GoalChanges = Strict({ title: Type.Optional(title), ...details, status: Type.Optional(status) });
