import { Type, type Static } from 'typebox';
import { Day, Instant } from '../../../kernel/days.ts';
import { Id } from '../../../kernel/ids.ts';
import { Nullable, Prose, Strict } from '../../../kernel/schema.ts';

export const LockedDates = Type.Object(
  {
    id: Id('lck'),
    start_date: Day(),
    end_date: Day('The last of the days.'),
    reason: Nullable(Type.String({ examples: ['Stocktaking'] })),
    department_id: Nullable(Id('dep'), { description: 'null: for everyone.' }),
    created_at: Instant(),
  },
  { $id: 'LockedDates', description: 'Days on which leave may not be booked.' },
);
export type LockedDates = Static<typeof LockedDates>;

export const NewLockedDates = Strict({
  start_date: Day(),
  end_date: Day('The last of the days; not before start_date.'),
  reason: Type.Optional(Nullable(Prose(500, { examples: ['Stocktaking'] }))),
  department_id: Type.Optional(Nullable(Id('dep'), { description: 'Only for people of this department.' })),
});
