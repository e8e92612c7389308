import { asItStands, guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { developing } from '../../people/index.ts';
import { endpointStates } from './endpoint-states.ts';
import { endpointRecord } from './guards.ts';
import { presentEndpoint } from './present.ts';
import { type EndpointRow, WebhookEndpoint } from './record.ts';
import { checkAddressOf, hasOwner, mayOperate, mayStop } from './rules.ts';
import { cancelQueued, lockEndpoint, saveEndpoint } from './store.ts';

export const pauseEndpoint = writeOperation({
  id: 'webhooks.pause',
  route: 'POST /webhooks/{id}/pause',
  subject: 'webhook_endpoint',
  summary: 'Pause a webhook endpoint',
  description: 'Queued deliveries are cancelled, and events raised while it is paused are not sent later.',
  scope: 'webhooks:write',
  packages: developing,
  guards: guardsOn(endpointRecord, [mayStop, endpointStates.guard('pause')]),
  params: Strict({ id: Id('whe') }),
  returns: WebhookEndpoint,
  example: { status: 'paused', status_reason: 'paused' },
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ work, params }) {
    const endpoint = await lockEndpoint(work, params.id);
    await work.guard(endpoint);
    const { to } = endpointStates.move(endpoint.status, 'pause');
    await cancelQueued(work, endpoint.id, 'endpoint_paused');
    work.audit({
      subjectId: endpoint.id,
      changedFields: ['status'],
    });
    work.changesAccess();
    const values = { status: to, status_reason: 'paused', status_changed_at: work.now, updated_at: work.now };
    return presentEndpoint(await saveEndpoint(work, endpoint.id, values), work.actor, work.services.keys);
  },
});

export const resumeEndpoint = writeOperation({
  id: 'webhooks.resume',
  route: 'POST /webhooks/{id}/resume',
  subject: 'webhook_endpoint',
  summary: 'Resume a webhook endpoint',
  description:
    'By its owner or someone of the same or a higher role. Nothing that happened meanwhile is sent. An endpoint whose owner has left needs a new owner first, one whose address was chosen by someone who sees less than its owner the url once more.',
  scope: 'webhooks:write',
  packages: developing,
  guards: guardsOn(endpointRecord, [mayOperate, endpointStates.guard('resume'), asItStands(hasOwner)]),
  params: Strict({ id: Id('whe') }),
  returns: WebhookEndpoint,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const endpoint = await lockEndpoint(work, params.id);
    await work.guard(endpoint);
    await checkAddressOf(work, endpoint);
    work.audit({
      subjectId: endpoint.id,
      changedFields: ['status'],
    });
    work.changesAccess();
    const values = { ...resumed(endpoint, work.now), updated_at: work.now };
    return presentEndpoint(await saveEndpoint(work, endpoint.id, values), actor, work.services.keys);
  },
});

/** Active from now on: nothing that happened meanwhile is sent, and failures are counted anew. */
export const resumed = ({ status, activation }: EndpointRow, now: string) => ({
  status: endpointStates.move(status, 'resume').to,
  status_reason: null,
  status_changed_at: now,
  activation: activation + 1,
  consecutive_failures: 0,
  failing_since: null,
});
