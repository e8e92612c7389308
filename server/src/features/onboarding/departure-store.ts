import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { leavingReasons } from './checklists/record.ts';

/** An offboarding that runs, and what the person has still to do for others. */
export interface Departure {
  readonly checklist_id: string | null;
  readonly ends_access: boolean;
  readonly reason: (typeof leavingReasons)[number] | null;
  readonly note: string | null;
  readonly tasks: number;
}

export async function findDeparture(db: Db, { organizationId }: Actor, userId: string): Promise<Departure> {
  const { rows } = await sql<Departure>`
    select c.id as checklist_id, coalesce(c.ends_access and c.access_ended_at is null, false) as ends_access,
           c.leaving_reason as reason, c.leaving_note as note,
           (select count(*)::int from checklist_tasks t
              join checklists o on o.organization_id = t.organization_id and o.id = t.checklist_id
             where t.organization_id = ${organizationId} and t.assignee_id = ${userId} and t.status = 'PENDING'
               and o.user_id <> ${userId} and o.status in ('NOT_STARTED', 'IN_PROGRESS')) as tasks
      from (select 1) as one
      left join checklists c on c.organization_id = ${organizationId} and c.user_id = ${userId}
            and c.type = 'OFFBOARDING' and c.status in ('NOT_STARTED', 'IN_PROGRESS')`.execute(db);
  return rows[0] ?? { checklist_id: null, ends_access: false, reason: null, note: null, tasks: 0 };
}
