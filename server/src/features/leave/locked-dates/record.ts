import { type Static, Type } from 'typebox';
import { Day } from '../../../lib/days.ts';
import { Changes, CreatedAt, RecordId } from '../../../lib/fields.ts';
import { Id } from '../../../lib/ids.ts';
import { Nullable, Prose, Strict } from '../../../lib/schema.ts';

export const LockedDates = Type.Object(
  {
    id: RecordId('lck'),
    start_date: Day('The first of the days.'),
    end_date: Day('The last of the days.'),
    reason: Nullable(Type.String({ examples: ['Stocktaking'] }), { description: 'Why no one takes leave then.' }),
    department_id: Nullable(Id('dep'), { description: 'null: for everyone.' }),
    created_at: CreatedAt(),
  },
  { $id: 'LockedDates', description: 'Days on which leave may not be booked.' },
);
export type LockedDates = Static<typeof LockedDates>;

const fields = {
  start_date: Day('The first of the days.'),
  end_date: Day('The last of the days; not before start_date.'),
  reason: Nullable(Prose(500, { examples: ['Stocktaking'] }), { description: 'Why no one takes leave then.' }),
  department_id: Nullable(Id('dep'), { description: 'Only for people of this department; null: for everyone.' }),
};

export const NewLockedDates = Strict({
  ...fields,
  reason: Type.Optional(fields.reason),
  department_id: Type.Optional(fields.department_id),
});

export const LockedDatesChanges = Changes(fields);
