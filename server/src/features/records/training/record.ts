import { type Static, Type } from 'typebox';
import { Day } from '../../../lib/days.ts';
import { Changes, CreatedAt, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { ActorId, Id } from '../../../lib/ids.ts';
import { Nullable, Strict, Text } from '../../../lib/schema.ts';

/** What is stored, and what a caller may set. */
export const trainingSteps = ['ASSIGNED', 'IN_PROGRESS', 'COMPLETED'] as const;
export type TrainingStep = (typeof trainingSteps)[number];

const status = Type.Enum([...trainingSteps], { description: 'COMPLETED records training that is finished.' });
const due_date = Nullable(Day(), { description: 'By when it should be finished; null: at any time.' });
const completed_date = Nullable(Day(), {
  description:
    "Only with COMPLETED: today on the organization's calendar unless given, and never a day that is still to come.",
});

export const TrainingAssignment = Type.Object(
  {
    id: RecordId('trn'),
    user_id: Id('usr', 'Who is to take the course.'),
    course_id: Id('crs', 'The course that was assigned.'),
    course: Type.Object(
      {
        id: Id('crs', 'The same as course_id.'),
        name: Text(200, { description: 'What the course is called.', examples: ['Food safety'] }),
      },
      { $id: 'NamedCourse', description: 'The course by name.' },
    ),
    status: Type.Enum([...trainingSteps, 'OVERDUE'], {
      description: 'OVERDUE follows from due_date: it has passed and the training is not completed.',
    }),
    assigned_date: Day('The day on which it was assigned.'),
    due_date,
    completed_date: Nullable(Day(), {
      examples: [null],
      description: 'The day on which it was finished; null until then.',
    }),
    valid_until: Nullable(Day(), {
      examples: [null],
      description:
        'Until when completed training holds, if its course is to be renewed; null: for ever, or not completed.',
    }),
    assigned_by_id: Nullable(ActorId(), { description: 'Who assigned it; null if no person did.' }),
    created_at: CreatedAt(),
    updated_at: UpdatedAt(),
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
export type NewTraining = Static<typeof NewTraining>;

export const TrainingChanges = Changes({ due_date, status, completed_date });
