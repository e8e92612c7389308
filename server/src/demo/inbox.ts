import { insertRows } from '../db/rows.ts';
import { type Sql, sql } from '../db/sql.ts';
import { newId } from '../lib/ids.ts';
import type { Demo } from './demo.ts';

interface Told {
  readonly user_id: string;
  readonly kind: string;
  readonly subject_id: string | null;
  readonly matter: string;
  readonly week_start: string | null;
  readonly at: string;
}

const readAfterMs = 3 * 86_400_000;

/** What people were told of in the last month: decisions on their requests, what they have to do, the weeks that were published. */
export async function fillInbox(demo: Demo): Promise<void> {
  const { work } = demo;
  const { rows } = await toldIn(demo).execute(work.tx);
  const notifications = rows.map(({ at, ...told }) => ({
    ...told,
    organization_id: work.actor.organizationId,
    id: newId('ntf', Date.parse(at)),
    created_at: at,
    // What is older was seen long ago, and no one is mailed about a demo.
    read_at: work.nowMs - Date.parse(at) > readAfterMs ? at : null,
    mailed_at: at,
  }));
  for (let i = 0; i < notifications.length; i += 500) {
    await insertRows('notifications', notifications.slice(i, i + 500)).execute(work.tx);
  }
}

function toldIn({ work, today }: Demo): Sql<Told> {
  const { organizationId } = work.actor;
  const since = sql`(${today}::date - 30)`;
  const now = sql`${work.now}::timestamptz`;
  const zone = work.actor.organization.timezone;
  return sql<Told>`
    select distinct on (user_id, matter) user_id, kind, subject_id, matter, week_start, least(at, ${now}) as at from (
      select user_id, case status when 'APPROVED' then 'leave_approved' else 'leave_rejected' end as kind, id as subject_id,
             id as matter, null::date as week_start, decided_at as at
        from leave_requests
       where organization_id = ${organizationId} and status in ('APPROVED', 'REJECTED') and decided_at > ${since}
         and decided_by_id <> user_id
      union all
      select user_id, case status when 'APPROVED' then 'expenses_approved' when 'PAID' then 'expenses_paid'
             else 'expenses_rejected' end, id, id, null, updated_at
        from expense_reports
       where organization_id = ${organizationId} and status in ('APPROVED', 'PAID', 'REJECTED') and updated_at > ${since}
      union all
      select s.user_id, 'signature_asked', d.id, d.id, null, d.updated_at
        from document_signers s join documents d on d.organization_id = s.organization_id and d.id = s.document_id
       where s.organization_id = ${organizationId} and s.status = 'PENDING' and d.signature_status = 'PENDING'
      union all
      select assignee_id, 'task_assigned', t.id, t.id, null, c.created_at
        from checklist_tasks t join checklists c on c.organization_id = t.organization_id and c.id = t.checklist_id
       where t.organization_id = ${organizationId} and t.status = 'PENDING' and t.assignee_id is not null
      union all
      select user_id, 'shifts_published', null, 'shifts:' || week, week, week - interval '4 days'
        from (select distinct user_id, date_trunc('week', starts_at at time zone ${zone})::date as week from shifts
               where organization_id = ${organizationId} and is_published and user_id is not null
                 and starts_at > ${since}) as weeks) as told
     order by user_id, matter, at desc`;
}
