import type { Db } from '../../db/database.ts';
import { executeTogether, type Sql, sql } from '../../db/sql.ts';
import { type Actor, moduleIsOn } from '../../kernel/actor.ts';
import { addDays } from '../../lib/days.ts';
import { whoseTimeIsDecided } from '../time/index.ts';

/** People whom the actor leads, on the table users: those whose time they see, but for themselves. */
export const led = (actor: Actor) =>
  sql`${whoseTimeIsDecided(actor)} and users.is_active and users.id <> ${actor.userId}`;

export interface InNow {
  readonly user_id: string;
  readonly since: string;
}

export interface Late {
  readonly user_id: string;
  readonly starts_at: string;
}

export interface ComingUp {
  readonly kind: 'start' | 'probation' | 'certificate' | 'contract' | 'anniversary';
  readonly user_id: string;
  readonly date: string;
  readonly title: string | null;
  readonly years: number | null;
}

interface Counted<T> {
  readonly count: number;
  readonly first: readonly T[];
}

const counted = <T extends object>(rows: readonly (T & { count: number })[]): Counted<T> => ({
  count: rows[0]?.count ?? 0,
  first: rows.map(({ count: _, ...row }) => row as unknown as T),
});

/** A shift of longer ago is one that was missed. */
export const longestShift = '16 hours';
/** Nobody is late within so many minutes, and whoever came so long before has come. */
export const grace = '10 minutes';
export const early = '3 hours';
const ahead = 30;

/** What the days until then bring of people, who are a condition on the table users. */
export const comingUp = (
  who: Sql,
  { today, until, shown }: { readonly today: string; readonly until: string; readonly shown: number },
): Sql<ComingUp> => sql<ComingUp>`
    with led as materialized (
      select users.id, users.organization_id, users.employment_start_date as starts, users.employment_end_date as ends,
             users.probation_period_months as probation from users where ${who})
    select kind, user_id, date, title, years from (
      select soon.*, row_number() over (order by soon.kind = 'anniversary', soon.date, soon.kind, soon.user_id) as place from (
      select 'start' as kind, led.id as user_id, led.starts as date, null::text as title, null::int as years
        from led where led.starts > ${today}::date
      union all
      select 'probation' as kind, led.id as user_id, (led.starts + make_interval(months => led.probation))::date as date,
             null::text as title, null::int as years
        from led where led.starts is not null and led.probation is not null
      union all
      select 'contract', led.id, led.ends, null, null from led where led.ends is not null
      union all
      select 'anniversary', led.id, (led.starts + make_interval(years => gone.years))::date, null, gone.years
        from led cross join lateral (select extract(year from age(${until}::date, led.starts))::int as years) as gone
       where led.starts is not null and gone.years >= 1
      union all
      select 'certificate', led.id, c.expiry_date, c.name, null
        from led join certifications c on c.organization_id = led.organization_id and c.user_id = led.id
       where c.expiry_date between ${today}::date and ${until}::date) as soon
       where soon.date between ${today}::date and ${until}::date) as soon
     where soon.place <= ${sql.lit(shown)} order by soon.date, soon.kind, soon.user_id`;

/** Who is at work, who should be, and what the next weeks bring; all of it of the people whom the actor leads. */
export async function readTeam(
  db: Db,
  actor: Actor,
  { today, now, shown }: { readonly today: string; readonly now: string; readonly shown: number },
): Promise<{
  readonly people: number;
  readonly inNow: Counted<InNow>;
  readonly late: Counted<Late>;
  readonly comingUp: readonly ComingUp[];
}> {
  const until = addDays(today, ahead);
  const [people, running, late, soon] = await executeTogether(
    db,
    sql<{ people: number }>`select count(*)::int as people from users where ${led(actor)}`,
    sql<InNow & { count: number }>`
      select e.user_id, e.clock_in as since, (count(*) over ())::int as count
        from time_entries e join users on users.organization_id = e.organization_id and users.id = e.user_id
       where e.organization_id = ${actor.organizationId} and e.status = 'RUNNING' and ${led(actor)}
       order by e.clock_in desc, e.id limit ${sql.lit(shown)}`,
    sql<Late & { count: number }>`
      select shifts.user_id, shifts.starts_at, (count(*) over ())::int as count
        from shifts join users on users.organization_id = shifts.organization_id and users.id = shifts.user_id
       where shifts.organization_id = ${actor.organizationId} and shifts.status = 'SCHEDULED' and shifts.is_published
         and shifts.starts_at > ${now}::timestamptz - ${sql.lit(longestShift)}::interval
         and shifts.starts_at <= ${now}::timestamptz - ${sql.lit(grace)}::interval and shifts.ends_at > ${now}::timestamptz
         and ${led(actor)}
         and not exists (
           select from time_entries e
            where e.organization_id = shifts.organization_id and e.user_id = shifts.user_id and e.status <> 'DELETED'
              and e.clock_in >= shifts.starts_at - ${sql.lit(early)}::interval)
         and not exists (
           select from time_entries e
            where e.organization_id = shifts.organization_id and e.user_id = shifts.user_id and e.status = 'RUNNING')
         and not exists (
           select from leave_requests l
            where l.organization_id = shifts.organization_id and l.user_id = shifts.user_id and l.status = 'APPROVED'
              and l.start_date <= ${today}::date and l.end_date >= ${today}::date)
       order by shifts.starts_at, shifts.id limit ${sql.lit(shown)}`,
    comingUp(led(actor), { today, until, shown }),
  );
  const isTimed = moduleIsOn(actor.organization, 'time_tracking');
  const nobody = { count: 0, first: [] };
  return {
    people: people[0]?.people ?? 0,
    inNow: isTimed ? counted<InNow>(running) : nobody,
    late: isTimed ? counted<Late>(late) : nobody,
    comingUp: soon,
  };
}
