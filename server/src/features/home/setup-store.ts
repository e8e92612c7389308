import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';

/** With more people than this an organization is past its beginnings, whatever it left out. */
const mostPeople = 10;

interface Found {
  readonly people: number;
  readonly has_departments: boolean;
  readonly has_leave_types: boolean;
  /** Its region was chosen, or days were added or taken out. */
  readonly has_holidays: boolean;
  /** Chosen, confirmed, or in use: the usual one may be the right one. */
  readonly has_pay_period: boolean;
  /** Rules of the place were taken, or where overtime begins was chosen or confirmed. */
  readonly has_working_rules: boolean;
  readonly region: string | null;
  readonly has_colleague_signed_in: boolean;
}

/** What an organization has of what it begins with; null once it is past that. */
export async function findBeginnings(db: Db, actor: Actor): Promise<Found | null> {
  const { rows } = await sql<Found>`
    select (select count(*)::int from (
             select from users where organization_id = o.id and is_active and erased_at is null
              limit ${sql.lit(mostPeople + 1)}) as counted) as people,
           exists (select from departments where organization_id = o.id) as has_departments,
           exists (select from leave_types where organization_id = o.id and is_active) as has_leave_types,
           o.region is not null or exists (select from public_holidays where organization_id = o.id)
             or exists (select from public_holiday_removals where organization_id = o.id) as has_holidays,
           jsonb_exists_any(o.settings, array['pay_period_type', 'pay_period_anchor'])
             or exists (select from timesheets where organization_id = o.id) as has_pay_period,
           jsonb_exists_any(o.settings, array['working_rules', 'overtime_mode', 'overtime_daily_minutes', 'overtime_weekly_minutes'])
             as has_working_rules, o.region,
           exists (select from user_credentials
                    where organization_id = o.id and user_id <> ${actor.userId})
             or exists (select from account_members
                         where organization_id = o.id and user_id <> ${actor.userId}) as has_colleague_signed_in
      from organizations o where o.id = ${actor.organizationId}`.execute(db);
  const found = rows[0];
  return found && found.people <= mostPeople ? found : null;
}
