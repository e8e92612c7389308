import type { Db } from '../../db/database.ts';
import { executeTogether, sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import { visibleShifts } from '../schedule/index.ts';
import { comingUp, led } from './team-store.ts';
import { listWhoIsHere } from './who-is-here-store.ts';

interface Asked {
  readonly userId: string;
  readonly now: string;
  readonly today: string;
  readonly endOfToday: string;
  readonly until: string;
  readonly isTimed: boolean;
  readonly shown: number;
}

/** Of someone whom the actor does not lead it has nothing. */
export async function readPersonNow(
  db: Db,
  actor: Actor,
  { userId, now, today, endOfToday, until, isTimed, shown }: Asked,
) {
  const isOne = sql`${led(actor)} and users.id = ${userId}`;
  const [here, [person, leave, shift, coming]] = await Promise.all([
    listWhoIsHere(db, actor, { now, today, until: endOfToday, isTimed, limit: 1, userId }),
    executeTogether(
      db,
      sql<{ id: string }>`select users.id from users where ${isOne}`,
      sql<{ start_date: string; end_date: string }>`
        select l.start_date, l.end_date
          from leave_requests l join users on users.organization_id = l.organization_id and users.id = l.user_id
         where l.organization_id = ${actor.organizationId} and l.user_id = ${userId} and l.status = 'APPROVED'
           and l.end_date >= ${today}::date and l.start_date <= ${until}::date and ${isOne}
         order by l.start_date, l.id limit 1`,
      sql<{ title: string | null; starts_at: string; ends_at: string }>`
        select shifts.title, shifts.starts_at, shifts.ends_at
          from shifts
          join users on users.organization_id = shifts.organization_id and users.id = shifts.user_id
          join users person on person.organization_id = shifts.organization_id and person.id = shifts.user_id
         where shifts.organization_id = ${actor.organizationId} and shifts.user_id = ${userId}
           and shifts.status = 'SCHEDULED' and shifts.is_published and shifts.starts_at > ${now}::timestamptz
           and ${isOne} and ${visibleShifts(actor)}
         order by shifts.starts_at, shifts.id limit 1`,
      comingUp(isOne, { today, until, shown }),
    ),
  ]);
  const [one] = here;
  return {
    is_led: person.length > 0,
    here: one ? { state: one.state, since: one.since, starts_at: one.starts_at, ends_at: one.ends_at } : null,
    leave: leave[0] ?? null,
    next_shift: shift[0] ?? null,
    coming_up: [...coming],
  };
}
