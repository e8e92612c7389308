import { type Static, Type } from 'typebox';
import { Day, Instant } from '../../../lib/days.ts';
import { Changes, CreatedAt, RecordId, UpdatedAt } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Strict, Text } from '../../../lib/schema.ts';
import { leftOutReasons, whyLeftOut } from '../week/copies.ts';

const templateFields = {
  id: RecordId('wtp'),
  name: Text(100, {
    description: 'What it is called; unique among one’s own, whatever the case.',
    examples: ['Summer, weekend events'],
  }),
  department_id: Nullable(Id('dep'), {
    description: 'Whose shifts it has; null: those of every department that its author managed.',
  }),
  shift_count: Type.Integer({ minimum: 0, description: 'How many shifts it has.', examples: [24] }),
  created_by_id: Nullable(Id('usr'), { description: 'Who saved it.' }),
  created_at: CreatedAt(),
  updated_at: UpdatedAt(),
};

export const WeekTemplate = Type.Object(templateFields, {
  $id: 'WeekTemplate',
  description: 'A week of shifts under a name.',
});
export type WeekTemplate = Static<typeof WeekTemplate>;

const { name } = templateFields;

export const NewWeekTemplate = Strict({
  name,
  week_start: Day('The first day of the week whose shifts it takes.'),
  department_id: Type.Optional(Id('dep', 'Only shifts of this department.')),
});

export const WeekTemplateChanges = Changes({ name });

export const AppliedTemplate = Type.Object(
  {
    copied: Type.Integer({ description: 'How many shifts were added, none of them published.', minimum: 0 }),
    shift_ids: Type.Array(Id('shf', 'A shift.'), {
      description: 'The shifts that were added: deleting them takes it back.',
    }),
    left_out: Type.Array(
      Type.Object({
        user_id: Nullable(Id('usr'), { description: 'Whose shift it would be; null: an open one.' }),
        starts_at: Instant('When it would begin.'),
        ends_at: Instant('When it would end.'),
        title: Nullable(Type.String(), { description: 'What the shift is.' }),
        reason: Type.Enum([...leftOutReasons], { description: whyLeftOut }),
      }),
      { description: 'Shifts of the template that were not added.' },
    ),
  },
  { $id: 'AppliedTemplate', description: 'What came of laying a template over a week.' },
);
