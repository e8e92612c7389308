import { type Static, Type } from 'typebox';
import type { Db } from '../../db/database.ts';
import { type Actor, moduleIsOn } from '../../kernel/actor.ts';
import { isAtLeast } from '../../kernel/scopes.ts';
import { Day, Instant } from '../../lib/days.ts';
import { Id } from '../../lib/ids.ts';
import { Nullable } from '../../lib/schema.ts';
import { readTeam } from './team-store.ts';

const shown = 8;
const count = (description: string) => Type.Integer({ minimum: 0, examples: [3], description });

/** A day of someone that is to come. */
export const ComingUp = Type.Object({
  kind: Type.Enum(['start', 'probation', 'certificate', 'contract', 'anniversary'], {
    description:
      'What the day is: the first one here, the end of probation, of a certificate or of employment, or a year more here.',
  }),
  user_id: Id('usr', 'Whose day it is.'),
  date: Day('The day.'),
  title: Nullable(Type.String(), { description: 'What the certificate is called.' }),
  years: Nullable(Type.Integer(), { description: 'How many years it will be.' }),
});

export const Team = Type.Object({
  people: count('Active people whom the caller leads.'),
  is_timed: Type.Boolean({ description: 'Whether time is tracked: otherwise no one is in, and no one late.' }),
  in_now: Type.Object(
    {
      count: count('How many there are.'),
      first: Type.Array(Type.Object({ user_id: Id('usr', 'Who it is.'), since: Instant('When they clocked in.') }), {
        description: 'Some of them, the latest first.',
      }),
    },
    { description: 'Who is clocked in.' },
  ),
  late: Type.Object(
    {
      count: count('How many there are.'),
      first: Type.Array(
        Type.Object({ user_id: Id('usr', 'Who it is.'), starts_at: Instant('When their shift began.') }),
        { description: 'Some of them, the earliest shift first.' },
      ),
    },
    {
      description:
        'Whose published shift began ten minutes ago or more without their clocking in, unless they are on leave.',
    },
  ),
  coming_up: Type.Array(ComingUp, {
    description: 'The next thirty days, the first of them; years here only as far as there is room.',
  }),
});
type Team = Static<typeof Team>;

/** For those who lead someone. */
export async function teamFor(db: Db, actor: Actor, today: string, nowMs: number): Promise<Team | null> {
  if (!isAtLeast(actor.role, 'DEPARTMENT_HEAD')) return null;
  const now = new Date(nowMs).toISOString();
  const { people, inNow, late, comingUp } = await readTeam(db, actor, { today, now, shown });
  if (people === 0) return null;
  const is_timed = moduleIsOn(actor.organization, 'time_tracking');
  return {
    people,
    is_timed,
    in_now: { count: inNow.count, first: [...inNow.first] },
    late: { count: late.count, first: [...late.first] },
    coming_up: [...comingUp],
  };
}
