import { enforce } from '../../../kernel/errors.ts';
import { Id } from '../../../kernel/ids.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { Strict } from '../../../kernel/schema.ts';
import { newSigningSecret } from '../attempt/signature.ts';
import { presentEndpoint, RotatedWebhookEndpoint } from './record.ts';
import { mayChange } from './rules.ts';
import { sealSecret } from './seals.ts';
import { lockEndpoint, saveEndpoint } from './store.ts';

const overlapMs = 24 * 3_600_000;

export const rotateSecret = writeOperation({
  id: 'webhooks.rotateSecret',
  route: 'POST /webhooks/{id}/rotate-secret',
  summary: 'Rotate the signing secret of a webhook endpoint',
  description:
    'The answer holds the new secret, this once. For 24 hours deliveries are signed with both, so that the receiver can change over.',
  surface: 'app',
  scope: 'webhooks:write',
  params: Strict({ id: Id('whe') }),
  returns: RotatedWebhookEndpoint,
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ actor, work, params }) {
    const endpoint = await lockEndpoint(work, params.id);
    enforce(mayChange(actor, endpoint));
    const secret = newSigningSecret();
    const expiresAt = new Date(work.nowMs + overlapMs).toISOString();
    const rotated = await saveEndpoint(work, endpoint.id, {
      sealed_secret: sealSecret(work.installation.keys, endpoint.id, secret),
      sealed_previous_secret: endpoint.sealed_secret,
      previous_secret_until: expiresAt,
      updated_at: work.now,
    });
    work.audit({
      action: 'webhooks.rotateSecret',
      subjectType: 'webhook_endpoint',
      subjectId: endpoint.id,
      changedFields: ['signing_secret'],
    });
    work.changesAccess();
    return { ...presentEndpoint(rotated), signing_secret: secret, previous_secret_expires_at: expiresAt };
  },
});
