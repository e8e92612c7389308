import { asItStands, type GuardedRecord, guardsOn, type Rule } from '../../../kernel/guards.ts';
import { type EndpointRow, WebhookEndpoint } from './record.ts';
import { isActive, mayChange, mayOperate, mayStop } from './rules.ts';
import { type EndpointOwner, listOwners } from './store.ts';

type Subject = EndpointOwner & Pick<EndpointRow, 'status'>;

export const endpointRecord: GuardedRecord<Subject> = {
  schemas: [WebhookEndpoint],
  async subjectsOf({ db, actor }, endpoints: readonly WebhookEndpoint[]) {
    const owners = await listOwners(
      db,
      actor,
      endpoints.map(({ id }) => id),
    );
    return endpoints.map(({ id, status }) => {
      const owner = owners.get(id);
      return owner ? { ...owner, status } : null;
    });
  },
};

/** All of an endpoint, its description among it, which everyone may change. Once its owner has left, whoever may stop it takes it over. */
export const mayChangeAll: Rule<Subject> = (actor, endpoint) =>
  (endpoint.needs_new_owner && mayStop(actor, endpoint) === true) || mayChange(actor, endpoint);

/** Something is sent to it. */
export const sending = guardsOn(endpointRecord, [mayOperate, asItStands(isActive)]);
