import { sql } from '../../../db/sql.ts';
import type { Reaction } from '../../../kernel/unit-of-work.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { userErased } from '../../people/index.ts';
import type { StatusReason } from './record.ts';
import { cancelQueued } from './store.ts';

async function turnOff(work: UnitOfWork, endpointId: string, reason: StatusReason): Promise<void> {
  await cancelQueued(work, endpointId, 'endpoint_disabled');
  work.audit({
    action: 'webhooks.disable',
    subjectType: 'webhook_endpoint',
    subjectId: endpointId,
    changedFields: ['status'],
  });
  work.changesAccess();
  work.installation.log.info({ endpoint_id: endpointId, reason }, 'webhook endpoint disabled');
}

/** Gives up on a receiver; false where somebody turned the endpoint off, or resumed it, in the meantime. */
export async function disableFailing(
  work: UnitOfWork,
  endpoint: { readonly id: string; readonly activation: number },
  reason: 'failing' | 'gone',
): Promise<boolean> {
  const { rows } = await sql`
    update webhook_endpoints
       set status = 'disabled', status_reason = ${reason}, status_changed_at = ${work.now}, updated_at = ${work.now}
     where organization_id = ${work.actor.organizationId} and id = ${endpoint.id}
       and status = 'active' and activation = ${endpoint.activation}
    returning id`.execute(work.tx);
  if (rows.length === 0) return false;
  await turnOff(work, endpoint.id, reason);
  return true;
}

/** Whatever their state: an endpoint without its owner stays off until somebody else owns it. */
async function disableOwned(work: UnitOfWork, userId: string, reason: StatusReason): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update webhook_endpoints
       set needs_new_owner = true, status = 'disabled', status_reason = ${reason}, updated_at = ${work.now},
           status_changed_at = case when status = 'disabled' then status_changed_at else ${work.now}::timestamptz end
     where organization_id = ${work.actor.organizationId} and owner_id = ${userId} and deleted_at is null
       and (not needs_new_owner or status_reason is distinct from ${reason})
    returning id`.execute(work.tx);
  for (const { id } of rows) await turnOff(work, id, reason);
}

export const disableEndpointsOfDeactivated: Reaction = {
  to: 'user.deactivated',
  summary: 'Webhook endpoints they own are turned off, and queued deliveries cancelled.',
  run: (work, userId) => disableOwned(work, userId, 'owner_deactivated'),
};

export const disableEndpointsOfErased: Reaction = {
  to: userErased,
  summary: 'Webhook endpoints they own are turned off, and queued deliveries cancelled.',
  run: (work, userId) => disableOwned(work, userId, 'owner_erased'),
};
