import { Type, type Static } from 'typebox';
import { Day, Instant } from '../../kernel/days.ts';
import { Id } from '../../kernel/ids.ts';
import { Nullable } from '../../kernel/schema.ts';

const CalendarLeave = Type.Object({
  id: Id('lv'),
  user_id: Id('usr'),
  status: Type.Enum(['PENDING', 'APPROVED']),
  title: Nullable(Type.String(), {
    description: 'The name of the type; null where the reader may only know of the days.',
  }),
  color: Nullable(Type.String()),
  start_date: Day(),
  end_date: Day(),
  start_half: Type.String(),
  end_half: Type.String(),
  total_days: Type.Number(),
  is_cancellation_requested: Type.Boolean(),
  can: Type.Array(Type.String(), { description: 'What the reader may do to it now.' }),
});
export type CalendarLeave = Static<typeof CalendarLeave>;

export const Calendar = Type.Object(
  {
    start_date: Day(),
    end_date: Day(),
    days: Type.Array(Type.Object({ date: Day(), is_weekend: Type.Boolean(), holiday: Nullable(Type.String()) })),
    people: Type.Array(
      Type.Object({
        id: Id('usr'),
        first_name: Type.String(),
        last_name: Type.String(),
        job_title: Nullable(Type.String()),
        department_id: Nullable(Id('dep')),
      }),
      { description: 'By name. Active people whose leave the reader sees.' },
    ),
    has_more_people: Type.Boolean(),
    leaves: Type.Array(CalendarLeave),
    shifts: Type.Array(
      Type.Object({
        id: Id('shf'),
        user_id: Id('usr'),
        starts_at: Instant(),
        ends_at: Instant(),
        is_published: Type.Boolean(),
      }),
    ),
  },
  { $id: 'Calendar', description: 'Who is away and who works, by person.' },
);
export type Calendar = Static<typeof Calendar>;
