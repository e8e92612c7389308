import { type Static, Type } from 'typebox';
import { Day, Instant } from '../../../lib/days.ts';
import { CreatedAt, described, PersonName, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Prose, Strict, Text } from '../../../lib/schema.ts';
import { ChecklistTask } from '../tasks/record.ts';
import { checklistTypes } from '../templates/record.ts';

export const checklistStatuses = ['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'] as const;
export type ChecklistStatus = (typeof checklistStatuses)[number];

const title = Text(200, {
  description: 'What the checklist is called; the template’s name unless given.',
  examples: ['New in the kitchen'],
});

export const Checklist = Type.Object(
  {
    id: RecordId('chk'),
    type: Type.Enum([...checklistTypes], {
      description: 'ONBOARDING for someone who comes, OFFBOARDING for someone who leaves.',
    }),
    status: Type.Enum([...checklistStatuses], {
      description: 'NOT_STARTED until a task is done or skipped. Completing an OFFBOARDING deactivates the person.',
    }),
    user_id: Id('usr', 'The person whose first or last days it is about.'),
    user: described(PersonName, 'The same person by name.'),
    title,
    due_date: Nullable(Day(), { description: 'By when all tasks should be done; null: open.' }),
    started_at: Nullable(Instant(), { description: 'When the first task was completed or skipped; null until then.' }),
    completed_at: Nullable(Instant(), { description: 'When it was completed; null until then.' }),
    tasks: Type.Array(ChecklistTask, {
      description:
        'In order. All of them on one’s own checklist and on one that the reader administers; otherwise only those assigned to the reader.',
    }),
    created_at: CreatedAt(),
    updated_at: UpdatedAt(),
  },
  { $id: 'Checklist', description: 'What is to be done when a person comes or leaves.' },
);
export type Checklist = Static<typeof Checklist>;

export const leavingReasons = ['RESIGNATION', 'DISMISSAL', 'END_OF_CONTRACT', 'RETIREMENT', 'OTHER'] as const;

/** Kept with the checklist and shown to those who start one, nowhere else. */
export const leavingFields = {
  reason: Nullable(Type.Enum([...leavingReasons]), { description: 'Why the person leaves; null: not told.' }),
  note: Nullable(Prose(1000), { description: 'What else is to be known about it.' }),
};

export const NewChecklist = Strict({
  type: Type.Enum([...checklistTypes], {
    description: 'ONBOARDING for someone who comes, OFFBOARDING for someone who leaves.',
  }),
  template_id: Type.Optional(
    Nullable(Id('ctp'), { description: 'An active template of the same type. Without it the checklist starts empty.' }),
  ),
  last_day: Type.Optional(
    Nullable(Day(), {
      description: 'For OFFBOARDING, and required there: becomes the person’s employment_end_date.',
    }),
  ),
  leaving_reason: Type.Optional({ ...leavingFields.reason, description: 'For OFFBOARDING: why the person leaves.' }),
  leaving_note: Type.Optional({ ...leavingFields.note, description: 'For OFFBOARDING: what else is to be known.' }),
  title: Type.Optional(title),
  due_date: Type.Optional(
    Nullable(Day(), { description: 'Without it: the last of the due dates of the tasks and of last_day.' }),
  ),
});
export type NewChecklist = Static<typeof NewChecklist>;
