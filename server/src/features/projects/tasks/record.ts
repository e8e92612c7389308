import { type Static, Type } from 'typebox';
import { Changes, CreatedAt, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Prose, Strict, Text } from '../../../lib/schema.ts';

export const taskStatuses = ['OPEN', 'IN_PROGRESS', 'DONE'] as const;

export const maxPosition = 1_000_000_000;

const taskFields = {
  id: RecordId('tsk'),
  project_id: Id('prj', 'The project it is part of.'),
  parent_task_id: Nullable(Id('tsk'), {
    examples: [null],
    description: 'The task that this one is part of, in the same project.',
  }),
  name: Text(200, { description: 'The task in a line.', examples: ['Taste the desserts'] }),
  description: Nullable(Prose(5000), { description: 'What is to be done.' }),
  status: Type.Enum([...taskStatuses], { description: 'How far it is.' }),
  assignee_id: Nullable(Id('usr'), {
    description: 'Who is to do it: an active person of the organization; null: no one yet.',
  }),
  is_billable: Type.Boolean({ description: 'Whether time on it is billed, unless an entry says otherwise.' }),
  estimated_minutes: Nullable(Type.Integer({ minimum: 0, maximum: 10_000_000 }), {
    description: 'How long it should take; null: not estimated.',
  }),
  position: Type.Integer({ minimum: 0, maximum: maxPosition, description: 'Tasks are listed by it.' }),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const Task = Type.Object(taskFields, { $id: 'Task', description: 'A task of a project, or a subtask.' });
export type Task = Static<typeof Task>;
export const taskFieldNames = Object.keys(taskFields) as (keyof Task)[];

const { name, status, is_billable, position } = taskFields;

const optional = {
  description: Type.Optional(taskFields.description),
  parent_task_id: Type.Optional(taskFields.parent_task_id),
  assignee_id: Type.Optional(taskFields.assignee_id),
  estimated_minutes: Type.Optional(taskFields.estimated_minutes),
};

export const NewTask = Strict({
  name,
  status: Type.Optional({ ...status, default: 'OPEN' }),
  is_billable: Type.Optional(Type.Boolean({ description: 'As the project unless given.' })),
  position: Type.Optional(
    Type.Integer({ minimum: 0, maximum: maxPosition, description: 'After all others unless given.' }),
  ),
  ...optional,
});
export type NewTask = Static<typeof NewTask>;

export const TaskChanges = Changes({ name, status, is_billable, position, ...optional });
