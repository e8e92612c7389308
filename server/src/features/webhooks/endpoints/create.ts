import { handOf } from '../../../kernel/actor.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { conflict } from '../../../lib/errors.ts';
import { newSigningSecret } from '../../../lib/signature.ts';
import { say } from '../../../lib/texts/texts.ts';
import { lockOrganization } from '../../organization/index.ts';
import { developing } from '../../people/index.ts';
import { presentEndpoint } from './present.ts';
import { EndpointDetails, NewWebhookEndpoint, type WebhookEndpoint } from './record.ts';
import { checkAddress, checkEventTypes, checkOwner, checkSelf, checkSubscription } from './rules.ts';
import { sealSecret, sealUrl } from './seals.ts';
import { countEndpoints, getEndpoint, insertEndpoint } from './store.ts';

const maxEndpoints = 10;

export const createEndpoint = writeOperation({
  id: 'webhooks.create',
  route: 'POST /webhooks',
  subject: 'webhook_endpoint',
  summary: 'Create a webhook endpoint',
  description:
    'The token needs the read scope of every event subscribed to. The answer holds the signing secret, this once; the url is shown as its host alone from now on. An organization has at most 10 endpoints.',
  scope: 'webhooks:write',
  packages: developing,
  effects: ['DATA_SENT_OUT'],
  body: EndpointDetails,
  example: { url: 'https://example.com' },
  returns: NewWebhookEndpoint,
  status: 201,
  refuses: ['FORBIDDEN', 'SCOPE_MISSING', 'CONFLICT'],

  async prepare({ services, actor, body }) {
    const { events } = services.catalogue;
    checkEventTypes(events, body.events);
    checkSubscription(actor, events, body.events);
    return checkAddress(services, body.url);
  },

  async run({ work, body, prepared: address }) {
    await (body.owner_id === undefined ? checkSelf(work) : checkOwner(work, body.owner_id));
    return addEndpoint(work, { ...body, ...address });
  },
});

/** Under the lock of the organization: of two requests at the limit one is refused. */
async function checkLimit(work: UnitOfWork): Promise<void> {
  await lockOrganization(work.tx, work.actor.organizationId);
  if ((await countEndpoints(work)) >= maxEndpoints) {
    throw conflict(say('webhooks.tooMany', { limit: maxEndpoints }), {
      reason: 'endpoint_limit',
      limit: maxEndpoints,
    });
  }
}

async function addEndpoint(
  work: UnitOfWork,
  details: EndpointDetails & { url: string; host: string },
): Promise<WebhookEndpoint & { signing_secret: string }> {
  const { actor, tx, services } = work;
  await checkLimit(work);
  const id = work.newId('whe');
  const secret = newSigningSecret();
  await insertEndpoint(work, {
    id,
    owner_id: details.owner_id ?? actor.userId ?? '',
    address_by_id: handOf(actor),
    host: details.host,
    sealed_url: sealUrl(services.keys, id, details.url),
    sealed_secret: sealSecret(services.keys, id, secret),
    events: details.events,
    description: details.description ?? null,
  });
  work.changesAccess();
  return { ...presentEndpoint(await getEndpoint(tx, actor, id), actor, services.keys), signing_secret: secret };
}
