import { Type } from 'typebox';
import { writeOperation } from '../../../kernel/operation.ts';
import { Instant } from '../../../lib/days.ts';
import { enforce } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { isActive, mayOperate } from '../endpoints/rules.ts';
import { lockEndpoint } from '../endpoints/store.ts';
import { countFailed, requeueFailed } from './store.ts';

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
  subject: 'webhook_endpoint',
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
    const found = await countFailed(work, endpoint, body.since, maxAtOnce + 1);
    const queued = Math.min(found, maxAtOnce);
    if (queued > 0) await requeueFailed(work, endpoint, body.since, queued, perSecond);
    work.audit({
      subjectId: endpoint.id,
      recordCount: queued,
    });
    return { queued, has_more: found > maxAtOnce };
  },
});
