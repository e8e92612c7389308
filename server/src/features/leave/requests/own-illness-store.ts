import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { Actor } from '../../../kernel/actor.ts';

export interface OwnIllness {
  readonly end_date: string;
}

/** That the actor reported ill for the whole of a day: someone who is ill for half of it works the rest. */
export async function findOwnIllness(db: Db, actor: Actor, day: string): Promise<OwnIllness | null> {
  const { rows } = await sql<OwnIllness>`
    select l.end_date from leave_requests l
      join leave_types t on t.organization_id = l.organization_id and t.id = l.leave_type_id and t.is_sickness
       and not t.is_for_family
     where l.organization_id = ${actor.organizationId} and l.user_id = ${actor.userId}
       and l.status in ('PENDING', 'APPROVED') and l.start_date <= ${day}::date and l.end_date >= ${day}::date
       and l.start_time is null
       and not (l.start_date = ${day}::date and l.start_half <> 'FULL_DAY')
       and not (l.end_date = ${day}::date and l.end_half <> 'FULL_DAY')
     order by l.end_date desc limit 1`.execute(db);
  return rows[0] ?? null;
}
