import type { Actor } from '../../../kernel/actor.ts';
import type { RecordAbilities } from '../../../kernel/app-answers.ts';
import type { Verdict } from '../../../lib/errors.ts';
import { endpointStates } from './endpoint-states.ts';
import { type EndpointRow, WebhookEndpoint } from './record.ts';
import { hasOwner, isActive, mayChange, mayOperate } from './rules.ts';
import { type EndpointOwner, listOwners } from './store.ts';

type Able = EndpointOwner & Pick<EndpointRow, 'status'>;

const canMove = (endpoint: Able, trigger: 'pause' | 'resume'): boolean =>
  endpointStates.moves.some((move) => move.trigger === trigger && move.from.includes(endpoint.status));

const all = (...verdicts: readonly Verdict[]): boolean => verdicts.every((verdict) => verdict === true);

/** The rules of each operation. `webhooks.update` means all of it: a description alone may be changed by everyone. */
const rules: Readonly<Record<string, (actor: Actor, endpoint: Able) => boolean>> = {
  'webhooks.update': (actor, endpoint) => endpoint.needs_new_owner || all(mayChange(actor, endpoint)),
  'webhooks.rotateSecret': (actor, endpoint) => all(mayChange(actor, endpoint)),
  'webhooks.test': (actor, endpoint) => all(mayOperate(actor, endpoint), isActive(endpoint)),
  'webhooks.testEvent': (actor, endpoint) => all(mayOperate(actor, endpoint), isActive(endpoint)),
  'webhooks.deliveries.redeliver': (actor, endpoint) => all(mayOperate(actor, endpoint), isActive(endpoint)),
  'webhooks.redeliverFailed': (actor, endpoint) => all(mayOperate(actor, endpoint), isActive(endpoint)),
  'webhooks.pause': (_actor, endpoint) => canMove(endpoint, 'pause'),
  'webhooks.resume': (actor, endpoint) =>
    canMove(endpoint, 'resume') && all(mayOperate(actor, endpoint), hasOwner(endpoint)),
  'webhooks.delete': () => true,
};

export const endpointAbilities: RecordAbilities = {
  schema: WebhookEndpoint,
  operations: Object.keys(rules),

  async find(db, actor, records: readonly WebhookEndpoint[]) {
    const owners = await listOwners(
      db,
      actor,
      records.map(({ id }) => id),
    );
    return records.map(({ id, status }) => {
      const owner = owners.get(id);
      if (!owner) return [];
      return Object.entries(rules).flatMap(([operation, rule]) =>
        rule(actor, { ...owner, status }) ? [operation] : [],
      );
    });
  },
};
