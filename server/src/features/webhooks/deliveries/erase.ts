import { type Sql, sql } from '../../../db/sql.ts';
import type { ErasureStep } from '../../../kernel/erasing.ts';
import type { Reaction } from '../../../kernel/unit-of-work.ts';
import { userErased } from '../../people/index.ts';

const batchSize = 1000;

/** Of a delivery `d` that names the person id and kind of the record are left, and answers of receivers go. */
const thinPayload = sql.raw(`jsonb_set(d.payload::jsonb - 'previous', '{data,object}', jsonb_build_object(
  'id', d.payload::jsonb #> '{data,object,id}',
  'object', coalesce(
    (select e.subject_type from events e where e.organization_id = d.organization_id and e.id = d.event_id),
    split_part(d.event_type, '.', 1))))::text`);
const thinAttempts = sql.raw(`(select coalesce(jsonb_agg(a || '{"response_excerpt": null}' order by n), '[]')
  from jsonb_array_elements(d.attempts) with ordinality as t (a, n))`);

/** Payload and attempts of a delivery `d` as they may be shown while a person whom it names is being erased. */
export const shownParts = sql`
  case when erasing.is_named then ${thinPayload} else d.payload end as payload,
  case when erasing.is_named then ${thinAttempts} else d.attempts end as attempts`;
export const erasingJoin = sql.raw(`cross join lateral (
  select exists (select from erasures x where x.organization_id = d.organization_id and x.status = 'RUNNING'
                    and not d.is_test and position(x.user_id in d.payload) > 0) as is_named) as erasing`);

/** `named` yields endpoint_id and id. */
const thinOut = (organizationId: string, named: Sql): Sql => sql`
  with named as materialized (${named})
  update webhook_deliveries d set payload = ${thinPayload}, attempts = ${thinAttempts}
    from named
   where d.organization_id = ${organizationId} and d.endpoint_id = named.endpoint_id and d.id = named.id and not d.is_test`;

/** What is still to be sent, by the indexes of the queue; each branch as one of them has it. */
const unsent = (organizationId: string, userId: string): Sql => {
  const branches = [
    sql.raw(`q.status = 'queued' and q.attempt_count = 0`),
    sql.raw(`q.status = 'queued' and q.attempt_count > 0`),
    sql.raw(`q.status = 'delivering'`),
  ].map(
    (branch) => sql`
      select q.endpoint_id, q.id from webhook_endpoints w join webhook_deliveries q
          on q.organization_id = w.organization_id and q.endpoint_id = w.id and ${branch}
       where w.organization_id = ${organizationId} and position(${userId} in q.payload) > 0`,
  );
  return sql.join(branches, ' union all ');
};

export const eraseDeliveriesAboutErased: Reaction = {
  to: userErased,
  summary: 'Webhook deliveries that are still to be sent and name the person are reduced to id and kind of the record.',

  async run({ actor, tx }, userId) {
    await thinOut(actor.organizationId, unsent(actor.organizationId, userId)).execute(tx);
  },
};

/** The rest of the log, in the order of its key: endpoint and id. */
export const thinOutDeliveries: ErasureStep = {
  name: 'webhook_deliveries',
  summary: 'In the log of webhook deliveries, records that name the person are reduced to their id and kind.',
  isLate: true,

  async run({ tx, organizationId, userId, after }) {
    const [endpointId = '', id = ''] = after?.split(' ') ?? [];
    const { rows } = await sql<{ endpoint_id: string; id: string; is_named: boolean }>`
      select endpoint_id, id, position(${userId} in payload) > 0 as is_named from webhook_deliveries
       where organization_id = ${organizationId} and (endpoint_id, id) > (${endpointId}, ${id})
       order by endpoint_id, id limit ${batchSize}`.execute(tx);
    const named = rows.filter(({ is_named }) => is_named);
    const found = sql`select * from unnest(${named.map((row) => row.endpoint_id)}::text[], ${named.map((row) => row.id)}::text[]) as n (endpoint_id, id)`;
    const changed = named.length === 0 ? 0 : (await thinOut(organizationId, found).execute(tx)).rowCount;
    const last = rows.length === batchSize ? rows.at(-1) : undefined;
    return { rows: changed, after: last ? `${last.endpoint_id} ${last.id}` : null };
  },
};
