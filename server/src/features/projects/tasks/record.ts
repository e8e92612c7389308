import { Type, type Static } from 'typebox';
import { Instant } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { Nullable, Prose, Strict, Text } from '../../../kernel/schema.ts';

export const taskStatuses = ['OPEN', 'IN_PROGRESS', 'DONE'] as const;

export const maxPosition = 1_000_000_000;

const taskFields = {
  id: Id('tsk'),
  project_id: Id('prj'),
  parent_task_id: Nullable(Id('tsk'), { description: 'The task that this one is part of, in the same project.' }),
  name: Text(200, { examples: ['Taste the desserts'] }),
  description: Nullable(Prose(5000)),
  status: Type.Enum([...taskStatuses]),
  assignee_id: Nullable(Id('usr')),
  is_billable: Type.Boolean(),
  estimated_minutes: Nullable(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
  position: Type.Integer({ minimum: 0, maximum: maxPosition, description: 'Tasks are listed by it.' }),
  created_at: Instant(),
  updated_at: Instant(),
};

export const Task = Type.Object(taskFields, { $id: 'Task', description: 'A task of a project, or a subtask.' });
export type Task = Static<typeof Task>;
export const taskFieldNames = Object.keys(taskFields) as (keyof Task)[];

const { name, status, is_billable, position } = taskFields;

const optional = {
  description: Type.Optional(taskFields.description),
  parent_task_id: Type.Optional(taskFields.parent_task_id),
  assignee_id: Type.Optional(Nullable(Id('usr'), { description: 'An active person of the organization.' })),
  estimated_minutes: Type.Optional(taskFields.estimated_minutes),
};

export const NewTask = Strict({
  name,
  status: Type.Optional(Type.Enum([...taskStatuses], { default: 'OPEN' })),
  is_billable: Type.Optional(Type.Boolean({ description: 'As the project unless given.' })),
  position: Type.Optional(
    Type.Integer({ minimum: 0, maximum: maxPosition, description: 'After all others unless given.' }),
  ),
  ...optional,
});
export type NewTask = Static<typeof NewTask>;

export const TaskChanges = Strict({
  name: Type.Optional(name),
  status: Type.Optional(status),
  is_billable: Type.Optional(is_billable),
  position: Type.Optional(position),
  ...optional,
});
