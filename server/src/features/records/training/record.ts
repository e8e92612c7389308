import { Type, type Static } from 'typebox';
import { Day, Instant } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { Nullable, Strict, Text } from '../../../kernel/schema.ts';

/** What is stored, and what a caller may set. */
export const trainingSteps = ['ASSIGNED', 'IN_PROGRESS', 'COMPLETED'] as const;
export type TrainingStep = (typeof trainingSteps)[number];

const status = Type.Enum([...trainingSteps], { description: 'COMPLETED records training that is finished.' });
const due_date = Nullable(Day());
const completed_date = Nullable(Day(), {
  description:
    "Only with COMPLETED: today on the organization's calendar unless given, and never a day that is still to come.",
});

export const TrainingAssignment = Type.Object(
  {
    id: Id('trn'),
    user_id: Id('usr'),
    course_id: Id('crs'),
    course: Type.Object({ id: Id('crs'), name: Text(200, { examples: ['Food safety'] }) }),
    status: Type.Enum([...trainingSteps, 'OVERDUE'], {
      description: 'OVERDUE follows from due_date: it has passed and the training is not completed.',
    }),
    assigned_date: Day(),
    due_date,
    completed_date: Nullable(Day()),
    assigned_by_id: Nullable(Id('usr')),
    created_at: Instant(),
    updated_at: Instant(),
  },
  { $id: 'TrainingAssignment', description: 'A course assigned to a person.' },
);
export type TrainingAssignment = Static<typeof TrainingAssignment>;

export const NewTraining = Strict({
  course_id: Id('crs', 'An active course of the organization.'),
  due_date: Type.Optional(due_date),
  status: Type.Optional({ ...status, default: 'ASSIGNED' }),
  completed_date: Type.Optional(completed_date),
});

export const TrainingChanges = Strict({
  due_date: Type.Optional(due_date),
  status: Type.Optional(status),
  completed_date: Type.Optional(completed_date),
});
