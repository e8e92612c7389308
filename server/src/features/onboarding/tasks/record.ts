import { Type, type Static } from 'typebox';
import { Day, Instant } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { Nullable, Strict } from '../../../kernel/schema.ts';
import { taskDescription, taskTitle } from '../templates/record.ts';

export const taskStatuses = ['PENDING', 'COMPLETED', 'SKIPPED'] as const;

const taskFields = {
  id: Id('ctk'),
  title: taskTitle,
  description: taskDescription,
  status: Type.Enum([...taskStatuses]),
  assignee_id: Nullable(Id('usr'), { description: 'null: nobody yet.' }),
  due_date: Nullable(Day()),
  completed_at: Nullable(Instant()),
  completed_by_id: Nullable(Id('usr')),
  position: Type.Integer({ minimum: 1, description: 'Its place in the checklist, from 1.' }),
};

export const ChecklistTask = Type.Object(taskFields, { $id: 'ChecklistTask' });
export type ChecklistTask = Static<typeof ChecklistTask>;

const details = {
  description: Type.Optional(taskFields.description),
  assignee_id: Type.Optional(taskFields.assignee_id),
  due_date: Type.Optional(taskFields.due_date),
};

export const NewTask = Strict({ title: taskTitle, ...details });
export const TaskChanges = Strict({ title: Type.Optional(taskTitle), ...details });
