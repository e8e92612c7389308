import { Id } from '../../../lib/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../lib/schema.ts';
import { endpointStates } from './endpoint-states.ts';
import { presentEndpoint, WebhookEndpoint } from './record.ts';
import { cancelQueued, lockEndpoint, saveEndpoint } from './store.ts';

export const pauseEndpoint = writeOperation({
  id: 'webhooks.pause',
  route: 'POST /webhooks/{id}/pause',
  summary: 'Pause a webhook endpoint',
  description: 'Queued deliveries are cancelled, and events raised while it is paused are not sent later.',
  scope: 'webhooks:write',
  params: Strict({ id: Id('whe') }),
  returns: WebhookEndpoint,
  example: { status: 'paused', status_reason: 'paused' },
  refuses: ['NOT_FOUND', 'CONFLICT'],

  async run({ work, params }) {
    const endpoint = await lockEndpoint(work, params.id);
    const { to } = endpointStates.move(endpoint.status, 'pause');
    await cancelQueued(work, endpoint.id, 'endpoint_paused');
    work.audit({
      action: 'webhooks.pause',
      subjectType: 'webhook_endpoint',
      subjectId: endpoint.id,
      changedFields: ['status'],
    });
    work.changesAccess();
    const values = { status: to, status_reason: 'paused', status_changed_at: work.now, updated_at: work.now };
    return presentEndpoint(await saveEndpoint(work, endpoint.id, values));
  },
});
