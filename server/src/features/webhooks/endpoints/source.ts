import { sql } from '../../../db/sql.ts';
import { operatorOf } from '../../../kernel/actor.ts';
import type { Endpoint, EndpointRef, EndpointSource } from '../../../kernel/delivery.ts';
import type { Services } from '../../../kernel/services.ts';
import { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import type { Keys } from '../../../lib/seal.ts';
import { findOrganization, tenantOf } from '../../organization/index.ts';
import { actorColumns, actorJoins, actorOf, type ActorRow } from '../../people/index.ts';
import { disableFailing } from './disable.ts';
import type { EndpointStatus } from './record.ts';
import { openSecret, openUrl } from './seals.ts';
import { tellOwnerTask } from './tell-owner.ts';

/** Of the endpoint `w`: secrets rotated away before the last one. */
const olderSecrets = sql.raw(`coalesce((
  select jsonb_agg(jsonb_build_object('sealed', encode(s.sealed_secret, 'base64'), 'until', s.expires_at) order by s.expires_at desc)
    from webhook_older_secrets s where s.organization_id = w.organization_id and s.endpoint_id = w.id), '[]')`);

type Row = ActorRow & {
  organization_id: string;
  endpoint_id: string;
  status: EndpointStatus;
  status_reason: string | null;
  activation: number;
  sealed_url: Buffer;
  sealed_secret: Buffer;
  sealed_previous_secret: Buffer | null;
  previous_secret_until: string | null;
  /** `sealed` in base64. */
  older_secrets: { readonly sealed: string; readonly until: string }[];
  events: string[];
};

const previousSecretsOf = (row: Row): { sealed: Buffer; until: string }[] => [
  ...(row.sealed_previous_secret && row.previous_secret_until !== null
    ? [{ sealed: row.sealed_previous_secret, until: row.previous_secret_until }]
    : []),
  ...row.older_secrets.map(({ sealed, until }) => ({ sealed: Buffer.from(sealed, 'base64'), until })),
];

const endpointOf = (keys: Keys, row: Row): Endpoint => ({
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
  const { rows } = await sql<Row>`
    select w.organization_id, w.id as endpoint_id, w.status, w.status_reason, w.activation, w.sealed_url, w.sealed_secret,
           w.sealed_previous_secret, w.previous_secret_until, w.events, ${olderSecrets} as older_secrets, ${actorColumns}
      from unnest(${refs.map(({ organizationId }) => organizationId)}::text[],
                  ${refs.map(({ endpointId }) => endpointId)}::text[]) as wanted (organization_id, id)
      join webhook_endpoints w on w.organization_id = wanted.organization_id and w.id = wanted.id
      join users on users.organization_id = w.organization_id and users.id = w.owner_id ${actorJoins}`.execute(
    database.db,
  );
  return rows.map((row) => endpointOf(keys, row));
}

const origin = { surface: 'job', tokenId: null, ip: null, requestId: null } as const;

/** For the engine that delivers. */
export const endpointSource: EndpointSource = {
  find,

  async giveUp(services, tx, { organizationId, endpointId, activation }, reason) {
    const organization = await findOrganization(tx, organizationId);
    if (!organization) return null;
    const work = new UnitOfWork(services, tx, operatorOf(tenantOf(organization)), origin);
    if (!(await disableFailing(work, { id: endpointId, activation }, reason))) return null;
    work.enqueue(tellOwnerTask, { organization_id: organizationId, endpoint_id: endpointId });
    return work;
  },
};
