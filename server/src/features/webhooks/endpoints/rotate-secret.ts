import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { newSigningSecret } from '../../../lib/signature.ts';
import { say } from '../../../lib/texts/texts.ts';
import { developing } from '../../people/index.ts';
import { endpointRecord } from './guards.ts';
import { presentEndpoint } from './present.ts';
import { type EndpointRow, RotatedWebhookEndpoint } from './record.ts';
import { mayChange } from './rules.ts';
import { sealSecret } from './seals.ts';
import { lockEndpoint, retireSecrets, saveEndpoint } from './store.ts';

const overlapMs = 24 * 3_600_000;
/** Each is a signature more in every request. */
const maxPrevious = 10;

export const rotateSecret = writeOperation({
  id: 'webhooks.rotateSecret',
  route: 'POST /webhooks/{id}/rotate-secret',
  subject: 'webhook_endpoint',
  summary: 'Rotate the signing secret of a webhook endpoint',
  description:
    'The answer holds the new secret, this once. For 24 hours deliveries are signed with the one before as well, so that the receiver can change over; each secret that was rotated away signs for its own 24 hours. At most 10 of them sign at a time.',
  surface: 'app',
  scope: 'webhooks:write',
  packages: developing,
  unrehearsed: 'rehearsal.secret',
  guards: guardsOn(endpointRecord, [mayChange]),
  params: Strict({ id: Id('whe') }),
  returns: RotatedWebhookEndpoint,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],

  async run({ actor, work, params }) {
    const endpoint = await lockEndpoint(work, params.id);
    await work.guard(endpoint);
    await keepPrevious(work, endpoint);
    const secret = newSigningSecret();
    const expiresAt = new Date(work.nowMs + overlapMs).toISOString();
    const rotated = await saveEndpoint(work, endpoint.id, {
      sealed_secret: sealSecret(work.services.keys, endpoint.id, secret),
      sealed_previous_secret: endpoint.sealed_secret,
      previous_secret_until: expiresAt,
      updated_at: work.now,
    });
    work.audit({
      subjectId: endpoint.id,
      changedFields: ['signing_secret'],
    });
    work.changesAccess();
    return {
      ...presentEndpoint(rotated, actor, work.services.keys),
      signing_secret: secret,
      previous_secret_expires_at: expiresAt,
    };
  },
});

/** The secret before the one that is rotated away now signs on until its own time. */
async function keepPrevious(work: UnitOfWork, endpoint: EndpointRow): Promise<void> {
  const inForce = await retireSecrets(work, endpoint.id);
  if (inForce >= maxPrevious) {
    throw conflict(say('webhooks.tooManySecrets', { limit: maxPrevious }), {
      reason: 'rotation_limit',
      limit: maxPrevious,
    });
  }
}
