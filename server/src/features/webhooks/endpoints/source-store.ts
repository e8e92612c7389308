import type { Db } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import type { EndpointRef } from '../../../kernel/delivery.ts';
import { actorColumns, actorJoins, type ActorRow } from '../../people/index.ts';
import type { EndpointStatus } from './record.ts';

/** Of the endpoint `w`: secrets rotated away before the last one. */
const olderSecrets = sql.raw(`coalesce((
  select jsonb_agg(jsonb_build_object('sealed', encode(s.sealed_secret, 'base64'), 'until', s.expires_at) order by s.expires_at desc)
    from webhook_older_secrets s where s.organization_id = w.organization_id and s.endpoint_id = w.id), '[]')`);

export type DeliveryEndpointRow = ActorRow & {
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

export async function listEndpoints(db: Db, refs: readonly EndpointRef[]): Promise<DeliveryEndpointRow[]> {
  const { rows } = await sql<DeliveryEndpointRow>`
    select w.organization_id, w.id as endpoint_id, w.status, w.status_reason, w.activation, w.sealed_url, w.sealed_secret,
           w.sealed_previous_secret, w.previous_secret_until, w.events, ${olderSecrets} as older_secrets, ${actorColumns}
      from unnest(${refs.map(({ organizationId }) => organizationId)}::text[],
                  ${refs.map(({ endpointId }) => endpointId)}::text[]) as wanted (organization_id, id)
      join webhook_endpoints w on w.organization_id = wanted.organization_id and w.id = wanted.id
      join users on users.organization_id = w.organization_id and users.id = w.owner_id ${actorJoins}`.execute(db);
  return rows;
}
