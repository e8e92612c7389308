import { Type, type Static } from 'typebox';
import { Day, Instant } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { Nullable, Strict, Text } from '../../../kernel/schema.ts';
import { ChecklistTask } from '../tasks/record.ts';
import { checklistTypes } from '../templates/record.ts';

export const checklistStatuses = ['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'] as const;
export type ChecklistStatus = (typeof checklistStatuses)[number];

const title = Text(200, { examples: ['New in the kitchen'] });

export const Checklist = Type.Object(
  {
    id: Id('chk'),
    type: Type.Enum([...checklistTypes]),
    status: Type.Enum([...checklistStatuses]),
    user_id: Id('usr', 'The person whose first or last days it is about.'),
    user: Type.Object({ id: Id('usr'), first_name: Type.String(), last_name: Type.String() }),
    title,
    due_date: Nullable(Day()),
    started_at: Nullable(Instant('When the first task was completed or skipped.')),
    completed_at: Nullable(Instant()),
    tasks: Type.Array(ChecklistTask, {
      description:
        'In order. All of them on one’s own checklist and on one that the reader administers; otherwise only those assigned to the reader.',
    }),
    created_at: Instant(),
    updated_at: Instant(),
  },
  { $id: 'Checklist' },
);
export type Checklist = Static<typeof Checklist>;

export const NewChecklist = Strict({
  type: Type.Enum([...checklistTypes]),
  template_id: Type.Optional(
    Nullable(Id('ctp'), { description: 'An active template of the same type. Without it the checklist starts empty.' }),
  ),
  last_day: Type.Optional(
    Nullable(Day(), {
      description: 'For OFFBOARDING, and required there: becomes the person’s employment_end_date.',
    }),
  ),
  title: Type.Optional(title),
  due_date: Type.Optional(
    Nullable(Day(), { description: 'Without it: the last of the due dates of the tasks and of last_day.' }),
  ),
});
export type NewChecklist = Static<typeof NewChecklist>;
