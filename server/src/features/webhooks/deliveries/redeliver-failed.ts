import { optional } from '../../../db/rows.ts';
import { Type } from 'typebox';
import { sql, type Sql } from '../../../db/sql.ts';
import { Instant } from '../../../lib/days.ts';
import { enforce } from '../../../lib/errors.ts';
import { Id, lowestId } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { deliverTask } from '../engine/next-attempts.ts';
import type { EndpointRow } from '../endpoints/record.ts';
import { isActive, mayOperate } from '../endpoints/rules.ts';
import { lockEndpoint } from '../endpoints/store.ts';

const maxAtOnce = 1000;
const perSecond = 10;

const Requeued = Type.Object(
  {
    queued: Type.Integer({ minimum: 0, description: 'How many deliveries were queued.' }),
    has_more: Type.Boolean({ description: 'Whether there are more than one call takes.' }),
  },
  { $id: 'RequeuedDeliveries' },
);

export const redeliverFailed = writeOperation({
  id: 'webhooks.redeliverFailed',
  route: 'POST /webhooks/{id}/redeliver-failed',
  summary: 'Send all failed deliveries of a webhook endpoint once more',
  description: `Queues a new delivery for each event whose last delivery failed and whose type the endpoint still subscribes to, oldest first, ${String(perSecond)} a second and at most ${String(maxAtOnce)} a call. The endpoint must be active.`,
  surface: 'app',
  scope: 'webhooks:write',
  unrehearsed: 'A delivery is sent or it is not.',
  params: Strict({ id: Id('whe') }),
  body: Strict({ since: Type.Optional(Instant('Only deliveries made at this time or later.')) }),
  isBodyOptional: true,
  returns: Requeued,
  status: 202,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params, body }) {
    const endpoint = await lockEndpoint(work, params.id);
    enforce(mayOperate(actor, endpoint));
    enforce(isActive(endpoint));
    const failed = failedOf(endpoint, body.since);
    const found = await lastFailed(work, failed);
    const queued = Math.min(found, maxAtOnce);
    if (queued > 0) await requeue(work, endpoint, failed, queued);
    work.audit({
      action: 'webhooks.redeliverFailed',
      subjectType: 'webhook_endpoint',
      subjectId: endpoint.id,
      recordCount: queued,
    });
    return { queued, has_more: found > maxAtOnce };
  },
});

/** Deliveries that failed and whose event was not sent again since. */
const failedOf = (endpoint: EndpointRow, since: string | undefined): Sql => sql`
  webhook_deliveries d
   where d.organization_id = ${endpoint.organization_id} and d.endpoint_id = ${endpoint.id} and d.status = 'failed'
     ${optional(since !== undefined && sql`and d.id >= ${lowestId('dlv', Date.parse(since))}`)}
     and (d.is_test or array[d.event_type, '*'] && ${endpoint.events}::text[])
     and not exists (
       select from webhook_deliveries later
        where later.organization_id = d.organization_id and later.endpoint_id = d.endpoint_id and later.id > d.id
          and later.event_id = d.event_id)`;

async function lastFailed({ tx }: UnitOfWork, failed: Sql): Promise<number> {
  const { rows } = await sql`select 1 from ${failed} limit ${maxAtOnce + 1}`.execute(tx);
  return rows.length;
}

/** Each has its own moment, so that a receiver just back is not run over; a job wakes us for each second of them. */
async function requeue(work: UnitOfWork, endpoint: EndpointRow, failed: Sql, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => work.newId('dlv'));
  await sql`
    insert into webhook_deliveries (organization_id, endpoint_id, id, event_id, event_type, status, activation, next_attempt_at,
      payload, is_test, is_redelivery, created_at)
    select organization_id, endpoint_id, (${ids}::text[])[n], event_id, event_type, 'queued', ${endpoint.activation},
           ${work.now}::timestamptz + (n - 1) * make_interval(secs => ${1 / perSecond}::float8), payload, is_test, true,
           ${work.now}::timestamptz
      from (select d.*, row_number() over (order by d.id) as n from ${failed}
             order by d.id limit ${count}) as failed`.execute(work.tx);
  for (let second = 0; second < Math.ceil(count / perSecond); second++) {
    const runAtMs = work.nowMs + (second === 0 ? 0 : (second + 1) * 1000);
    work.enqueue(deliverTask, {}, { runAtMs, jobKey: `${deliverTask}:${String(runAtMs)}` });
  }
}
