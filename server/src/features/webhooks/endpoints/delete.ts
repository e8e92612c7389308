import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { developing } from '../../people/index.ts';
import { endpointRecord } from './guards.ts';
import { presentEndpoint } from './present.ts';
import { WebhookEndpoint } from './record.ts';
import { mayStop } from './rules.ts';
import { cancelQueued, hideEndpoint, lockEndpoint, saveEndpoint } from './store.ts';

export const deleteEndpoint = writeOperation({
  id: 'webhooks.delete',
  route: 'DELETE /webhooks/{id}',
  subject: 'webhook_endpoint',
  summary: 'Delete a webhook endpoint',
  description: 'Nothing is sent to it any more: what is queued is cancelled. Its log goes with it.',
  scope: 'webhooks:write',
  packages: developing,
  guards: guardsOn(endpointRecord, [mayStop]),
  params: Strict({ id: Id('whe') }),
  returns: WebhookEndpoint,
  example: { status: 'disabled', status_reason: 'deleted' },
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ work, params }) {
    const endpoint = await lockEndpoint(work, params.id);
    await work.guard(endpoint);
    await cancelQueued(work, endpoint.id, 'endpoint_deleted');
    const off = { status: 'disabled', status_reason: 'deleted', status_changed_at: work.now, updated_at: work.now };
    const deleted = await saveEndpoint(work, endpoint.id, off);
    await hideEndpoint(work, endpoint.id);
    work.audit({ subjectId: endpoint.id });
    work.changesAccess();
    return presentEndpoint(deleted, work.actor, work.services.keys);
  },
});
