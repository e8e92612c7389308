import { selfOf } from '../../../kernel/actor.ts';
import { guardsOn } from '../../../kernel/guards.ts';
import { writeOperation } from '../../../kernel/operation.ts';
import { enforce, forbidden } from '../../../lib/errors.ts';
import { Id } from '../../../lib/ids.ts';
import { Strict } from '../../../lib/schema.ts';
import { lockNamedAccount, mayLookAfterAccount } from '../../people/index.ts';
import { endpointRecord } from './guards.ts';
import { resumed } from './moves.ts';
import { presentEndpoint } from './present.ts';
import { WebhookEndpoint } from './record.ts';
import { isChosenAbove } from './rules.ts';
import { getEndpoint, lockEndpoint, saveEndpoint } from './store.ts';

export const handOverEndpoint = writeOperation({
  id: 'webhooks.handOver',
  route: 'POST /webhooks/{id}/hand-over',
  subject: 'webhook_endpoint',
  summary: 'Hand a webhook endpoint over to a service account',
  description:
    'Its id, address and secret stay; what is sent from now on is what the account may see. Refused where who chose its address may see less than the account. By an Administrator or Executive, of the same or a higher role than the account’s. One that was turned off because its owner left is active again; nothing that happened meanwhile is sent.',
  surface: 'app',
  scope: null,
  role: 'ADMINISTRATOR',
  effects: ['DATA_SENT_OUT'],
  asksFactor: true,
  guards: guardsOn(endpointRecord, []),
  params: Strict({ id: Id('whe') }),
  body: Strict({ service_account_id: Id('svc', 'The service account whose endpoint it becomes.') }),
  returns: WebhookEndpoint,
  refuses: ['NOT_FOUND', 'FORBIDDEN'],

  async run({ actor, work, params, body }) {
    await getEndpoint(work.tx, actor, params.id);
    // The account first, as whoever deletes it does.
    const account = await lockNamedAccount(work, 'service_account_id', body.service_account_id);
    enforce(mayLookAfterAccount(actor, account));
    const endpoint = await lockEndpoint(work, params.id);
    // The address gets what the account sees.
    if (!(await isChosenAbove(work, endpoint, account))) {
      throw forbidden('webhooks.widened', { reason: 'holder_below', field: 'service_account_id' });
    }
    const isMoved = endpoint.owner_id !== account.id;
    const person = selfOf({ userId: endpoint.owner_id });
    work.audit({
      subjectId: endpoint.id,
      changedFields: isMoved ? ['owner_id', ...(endpoint.needs_new_owner ? ['status'] : [])] : [],
      before: { owner_id: endpoint.owner_id, status: endpoint.status },
      after: { owner_id: account.id, ...(endpoint.needs_new_owner && { status: 'active' }) },
      ...(person !== null && { personId: person }),
    });
    if (!isMoved) return presentEndpoint(endpoint, actor, work.services.keys);
    work.changesAccess();
    const values = {
      owner_id: account.id,
      needs_new_owner: false,
      updated_at: work.now,
      // It was off for want of an owner, and has one now.
      ...(endpoint.needs_new_owner && resumed(endpoint, work.now)),
    };
    return presentEndpoint(await saveEndpoint(work, endpoint.id, values), actor, work.services.keys);
  },
});
