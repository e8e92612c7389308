import { Type } from 'typebox';
import { moduleIsOn } from '../../kernel/actor.ts';
import { readOperation } from '../../kernel/operation.ts';
import { dayBoundsMs, dayIn, Instant } from '../../lib/days.ts';
import { Id } from '../../lib/ids.ts';
import { Nullable } from '../../lib/schema.ts';
import { hereStates, listWhoIsHere } from './who-is-here-store.ts';

/** More than anyone looks over at once. */
const mostShown = 500;
/** At night, the morning is today's as well. */
const aheadMs = 8 * 3_600_000;

const WhoIsHere = Type.Object(
  {
    is_timed: Type.Boolean({ description: 'Whether time is tracked: otherwise people are expected or away alone.' }),
    people: Type.Array(
      Type.Object({
        user_id: Id('usr', 'Who it is.'),
        department_id: Nullable(Id('dep'), { description: 'Where they belong; null: to no department.' }),
        email: Type.String({ description: 'Where a message reaches them.', examples: ['ada@example.com'] }),
        state: Type.Enum([...hereStates], {
          description:
            'IN: clocked in. ON_BREAK: on a break by the clock, or clocked out within their shift less than two hours ago. LATE: a published shift began ten minutes ago or more, and they did not come. AWAY: on leave today; nothing says why. EXPECTED: a published shift of today, or of the next eight hours, is still to begin.',
        }),
        since: Nullable(Instant(), {
          description: 'When they clocked in, or when the break began; null for anyone else.',
        }),
        shift_id: Nullable(Id('shf'), { description: 'The shift that runs or comes next; null: there is none today.' }),
        starts_at: Nullable(Instant(), { description: 'When that shift begins.' }),
        ends_at: Nullable(Instant(), { description: 'When it ends.' }),
      }),
      { description: 'By department, who is missed first.', maxItems: mostShown },
    ),
  },
  { $id: 'WhoIsHere' },
);

export const getWhoIsHere = readOperation({
  id: 'team.get',
  route: 'GET /team',
  shows: ['leave', 'time_entry', 'shift', 'user'],
  summary: 'Who is here, of the people whom the caller leads',
  description:
    'Now: who is in, on a break, late, away or expected today. A Department Head sees the departments that they head or manage. It never says where anyone is.',
  surface: 'app',
  scope: null,
  role: 'DEPARTMENT_HEAD',
  returns: WhoIsHere,

  async run({ actor, db, nowMs }) {
    const { timezone } = actor.organization;
    const today = dayIn(timezone, nowMs);
    const isTimed = moduleIsOn(actor.organization, 'time_tracking');
    const people = await listWhoIsHere(db, actor, {
      now: new Date(nowMs).toISOString(),
      today,
      until: new Date(Math.max(dayBoundsMs(timezone, today).endMs, nowMs + aheadMs)).toISOString(),
      isTimed,
      limit: mostShown,
    });
    return { is_timed: isTimed, people: [...people] };
  },
});
