import { type Static, Type } from 'typebox';
import { Day, Instant } from '../../../lib/days.ts';
import { Changes, RecordId } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict } from '../../../lib/schema.ts';
import { taskDescription, taskTitle } from '../templates/record.ts';

export const taskStatuses = ['PENDING', 'COMPLETED', 'SKIPPED'] as const;

const taskFields = {
  id: RecordId('ctk'),
  title: taskTitle,
  description: taskDescription,
  status: Type.Enum([...taskStatuses], {
    description: 'PENDING until someone completes or skips it; either can be reopened.',
  }),
  assignee_id: Nullable(Id('usr'), { description: 'Who does it; null: a team or no one yet.' }),
  assignee_team_id: Nullable(Id('team'), {
    examples: [null],
    description: 'The team that does it, any member of it; null: a person or no one yet.',
  }),
  due_date: Nullable(Day(), { description: 'By when it should be done; null: open.' }),
  completed_at: Nullable(Instant(), { description: 'When it was completed or skipped; null while it is PENDING.' }),
  completed_by_id: Nullable(Id('usr'), {
    examples: [null],
    description: 'Who completed or skipped it; null while it is PENDING.',
  }),
  position: Type.Integer({ minimum: 1, description: 'Its place in the checklist, from 1.' }),
};

export const ChecklistTask = Type.Object(taskFields, {
  $id: 'ChecklistTask',
  description: 'One thing to be done on a checklist.',
});
export type ChecklistTask = Static<typeof ChecklistTask>;

const details = {
  description: Type.Optional(taskFields.description),
  assignee_id: Type.Optional(taskFields.assignee_id),
  assignee_team_id: Type.Optional(taskFields.assignee_team_id),
  due_date: Type.Optional(taskFields.due_date),
};

export const NewTask = Strict({ title: taskTitle, ...details });
export const TaskChanges = Changes({ title: taskTitle, ...details });
