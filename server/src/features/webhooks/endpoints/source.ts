import { jobOrigin, operatorOf } from '../../../kernel/actor.ts';
import type { Endpoint, EndpointRef, EndpointSource } from '../../../kernel/delivery.ts';
import type { Services } from '../../../kernel/services.ts';
import { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { Keys } from '../../../lib/seal.ts';
import { findOrganization, tenantOf } from '../../organization/index.ts';
import { actorOf } from '../../people/index.ts';
import { disableFailing } from './disable.ts';
import { openSecret, openUrl } from './seals.ts';
import { type DeliveryEndpointRow, listEndpoints } from './source-store.ts';
import { tellOwnerTask } from './tell-owner.ts';

const previousSecretsOf = (row: DeliveryEndpointRow): { sealed: Buffer; until: string }[] => [
  ...(row.sealed_previous_secret && row.previous_secret_until !== null
    ? [{ sealed: row.sealed_previous_secret, until: row.previous_secret_until }]
    : []),
  ...row.older_secrets.map(({ sealed, until }) => ({ sealed: Buffer.from(sealed, 'base64'), until })),
];

const endpointOf = (keys: Keys, row: DeliveryEndpointRow): Endpoint => ({
  organizationId: row.organization_id,
  endpointId: row.endpoint_id,
  status: row.status,
  statusReason: row.status_reason,
  activation: row.activation,
  url: openUrl(keys, row.endpoint_id, row.sealed_url),
  secret: openSecret(keys, row.endpoint_id, row.sealed_secret),
  previousSecrets: previousSecretsOf(row).map(({ sealed, until }) => ({
    secret: openSecret(keys, row.endpoint_id, sealed),
    untilMs: Date.parse(until),
  })),
  events: row.events,
  owner: actorOf(row, null),
  isOwnerActive: row.is_active,
});

async function find(
  { database, keys }: Pick<Services, 'database' | 'keys'>,
  refs: readonly EndpointRef[],
): Promise<Endpoint[]> {
  const rows = await listEndpoints(database.db, refs);
  return rows.map((row) => endpointOf(keys, row));
}

/** For the engine that delivers. */
export const endpointSource: EndpointSource = {
  find,

  async giveUp(services, tx, { organizationId, endpointId, activation }, reason) {
    const organization = await findOrganization(tx, organizationId);
    if (!organization) return null;
    const work = new UnitOfWork(services, tx, operatorOf(tenantOf(organization)), jobOrigin);
    if (!(await disableFailing(work, { id: endpointId, activation }, reason))) return null;
    work.enqueue(tellOwnerTask, { organization_id: organizationId, endpoint_id: endpointId });
    return work;
  },
};
