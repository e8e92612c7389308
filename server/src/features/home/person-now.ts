import { Type } from 'typebox';
import { moduleIsOn } from '../../kernel/actor.ts';
import { readOperation } from '../../kernel/operation.ts';
import { addDays, Day, dayBoundsMs, dayIn, Instant } from '../../lib/days.ts';
import { Id } from '../../lib/ids.ts';
import { Nullable, Strict } from '../../lib/schema.ts';
import { getVisiblePerson } from '../people/index.ts';
import { readPersonNow } from './person-now-store.ts';
import { ComingUp } from './team.ts';
import { hereStates } from './who-is-here-store.ts';

/** Months away is planned; what is further off is found where it is kept. */
const aheadDays = 90;
const shown = 6;

const PersonNow = Type.Object(
  {
    is_led: Type.Boolean({ description: 'Whether the caller leads this person: of anyone else nothing is told here.' }),
    here: Nullable(
      Type.Object({
        state: Type.Enum([...hereStates], { description: 'As in who is here.' }),
        since: Nullable(Instant(), { description: 'When they clocked in, or when the break began.' }),
        starts_at: Nullable(Instant(), { description: 'When the shift that runs or comes next today begins.' }),
        ends_at: Nullable(Instant(), { description: 'When it ends.' }),
      }),
      { description: 'null: neither at work nor expected today.' },
    ),
    leave: Nullable(Type.Object({ start_date: Day('The first day.'), end_date: Day('The last day.') }), {
      description: 'The approved leave that they are on, or the next one; nothing says why.',
    }),
    next_shift: Nullable(
      Type.Object({
        title: Nullable(Type.String(), { description: 'What it is called.' }),
        starts_at: Instant('When it begins.'),
        ends_at: Instant('When it ends.'),
      }),
      { description: 'The next published shift that is still to begin.' },
    ),
    coming_up: Type.Array(ComingUp, { description: 'The next ninety days, the first of them.', maxItems: shown }),
  },
  { $id: 'PersonNow' },
);

export const getPersonNow = readOperation({
  id: 'users.now',
  route: 'GET /users/{id}/now',
  shows: ['leave', 'time_entry', 'shift', 'user', 'certification'],
  summary: 'What is special about a person now',
  description:
    'For those who lead the person: whether they are at work, their leave and their next shift, and what the next ninety days bring.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  params: Strict({ id: Id('usr') }),
  returns: PersonNow,
  refuses: ['NOT_FOUND'],

  async run({ actor, db, nowMs, params: { id } }) {
    await getVisiblePerson(db, actor, id, new Set());
    const { timezone } = actor.organization;
    const today = dayIn(timezone, nowMs);
    return readPersonNow(db, actor, {
      userId: id,
      now: new Date(nowMs).toISOString(),
      today,
      endOfToday: new Date(dayBoundsMs(timezone, today).endMs).toISOString(),
      until: addDays(today, aheadDays),
      isTimed: moduleIsOn(actor.organization, 'time_tracking'),
      shown,
    });
  },
});
