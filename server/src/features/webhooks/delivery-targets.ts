import { createHash } from 'node:crypto';
import { sql } from '../../db/sql.ts';
import { moduleIsOn, type Actor, type Tenant } from '../../kernel/actor.ts';
import type { EventDefinition } from '../../kernel/events.ts';
import type { Installation } from '../../kernel/installation.ts';
import { roleCanUse } from '../../kernel/scopes.ts';
import { actorColumns, actorJoins, actorOf, type ActorRow } from '../people/index.ts';
import type { CancelReason } from './deliveries/record.ts';
import { isSubscribed, type EndpointStatus } from './endpoints/record.ts';
import { openSecret, openUrl } from './endpoints/seals.ts';

export interface EndpointRef {
  readonly organizationId: string;
  readonly endpointId: string;
}

/** An endpoint with the person behind it: all that decides whether, what and where to send. */
export interface DeliveryTarget extends EndpointRef {
  readonly status: EndpointStatus;
  readonly statusReason: string | null;
  readonly activation: number;
  readonly url: string;
  readonly secret: string;
  /** Rotated away, newest first; each signs until its own time. */
  readonly previousSecrets: readonly { readonly secret: string; readonly untilMs: number }[];
  readonly events: readonly string[];
  readonly owner: Actor;
  readonly isOwnerActive: boolean;
  /** A digest of what the owner's view follows from. Another one: events must be shown to them anew. */
  readonly rights: string;
}

interface SealedSecret {
  /** In base64. */
  readonly sealed: string;
  readonly until: string;
}

/** Of the endpoint `w`: secrets rotated away before the last one. */
const olderSecrets = sql.raw(`coalesce((
  select jsonb_agg(jsonb_build_object('sealed', encode(s.sealed_secret, 'base64'), 'until', s.expires_at) order by s.expires_at desc)
    from webhook_older_secrets s where s.organization_id = w.organization_id and s.endpoint_id = w.id), '[]')`);

type ReceiverRow = ActorRow & {
  organization_id: string;
  endpoint_id: string;
  status: EndpointStatus;
  status_reason: string | null;
  activation: number;
  sealed_url: Buffer;
  sealed_secret: Buffer;
  sealed_previous_secret: Buffer | null;
  previous_secret_until: string | null;
  older_secrets: SealedSecret[];
  events: string[];
};

const rightsOf = ({ userId, role, departmentId, departmentScope, organization }: Actor): string =>
  createHash('sha256')
    .update(JSON.stringify([userId, role, departmentId, [...departmentScope].sort(), organization.settings]))
    .digest('base64url')
    .slice(0, 16);

/** Plan, API switch and subscription: what keeps tokens out keeps deliveries in. */
export function refusalOfTenant({ plan, settings, subscription_status: status }: Tenant): CancelReason | null {
  if (plan === 'FREE') return 'plan';
  if (!settings.api_enabled) return 'api_disabled';
  return status === 'ACTIVE' || status === 'TRIALING' ? null : 'subscription';
}

/** Why nothing of this kind goes to the receiver now; null where it does. */
export function refusalOf(
  receiver: DeliveryTarget | null,
  definition: EventDefinition | undefined,
  activation: number,
): CancelReason | null {
  if (!receiver) return 'endpoint_deleted';
  if (receiver.statusReason === 'deleted') return 'endpoint_deleted';
  if (receiver.status === 'disabled') return 'endpoint_disabled';
  // Active again, but this was meant for an earlier stretch.
  if (receiver.status === 'paused' || receiver.activation !== activation) return 'endpoint_paused';
  if (!receiver.isOwnerActive) return 'owner_inactive';
  const { owner } = receiver;
  const tenant = refusalOfTenant(owner.organization);
  if (tenant) return tenant;
  if (!definition) return 'not_visible';
  if (definition.module && !moduleIsOn(owner.organization, definition.module)) return 'module_disabled';
  if (definition.scope !== null && !roleCanUse(owner.role, definition.scope)) return 'owner_role';
  return isSubscribed(receiver.events, definition.type) ? null : 'unsubscribed';
}

const previousSecretsOf = (row: ReceiverRow): { sealed: Buffer; until: string }[] => [
  ...(row.sealed_previous_secret && row.previous_secret_until !== null
    ? [{ sealed: row.sealed_previous_secret, until: row.previous_secret_until }]
    : []),
  ...row.older_secrets.map(({ sealed, until }) => ({ sealed: Buffer.from(sealed, 'base64'), until })),
];

/** Receivers as they stand, remembered as long as who may do what is: at most a second. */
export class DeliveryTargets {
  readonly #installation: Installation;
  #gathering: { refs: EndpointRef[]; loaded: Promise<Map<string, DeliveryTarget>> } | null = null;

  constructor(installation: Installation) {
    this.#installation = installation;
  }

  get(ref: EndpointRef): Promise<DeliveryTarget | null> {
    return this.#installation.permissionCache.get(`webhook:${ref.endpointId}`, async () => {
      const receiver = (await this.#gather(ref)).get(ref.endpointId);
      return receiver ? { organizationId: ref.organizationId, value: receiver } : null;
    });
  }

  /** Those asked for in one turn come with one query. */
  #gather(ref: EndpointRef): Promise<Map<string, DeliveryTarget>> {
    if (!this.#gathering) {
      const refs: EndpointRef[] = [];
      const loaded = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        this.#gathering = null;
        return this.#load(refs);
      });
      this.#gathering = { refs, loaded };
    }
    this.#gathering.refs.push(ref);
    return this.#gathering.loaded;
  }

  async #load(refs: readonly EndpointRef[]): Promise<Map<string, DeliveryTarget>> {
    const { rows } = await sql<ReceiverRow>`
      select w.organization_id, w.id as endpoint_id, w.status, w.status_reason, w.activation, w.sealed_url, w.sealed_secret,
             w.sealed_previous_secret, w.previous_secret_until, w.events, ${olderSecrets} as older_secrets, ${actorColumns}
        from unnest(${refs.map(({ organizationId }) => organizationId)}::text[],
                    ${refs.map(({ endpointId }) => endpointId)}::text[]) as wanted (organization_id, id)
        join webhook_endpoints w on w.organization_id = wanted.organization_id and w.id = wanted.id
        join users on users.organization_id = w.organization_id and users.id = w.owner_id ${actorJoins}`.execute(
      this.#installation.database.db,
    );
    return new Map(rows.map((row) => [row.endpoint_id, this.#receiverOf(row)]));
  }

  #receiverOf(row: ReceiverRow): DeliveryTarget {
    const { keys } = this.#installation;
    const owner = actorOf(row, null);
    const { endpoint_id: endpointId, events } = row;
    return {
      organizationId: row.organization_id,
      endpointId,
      status: row.status,
      statusReason: row.status_reason,
      activation: row.activation,
      url: openUrl(keys, endpointId, row.sealed_url),
      secret: openSecret(keys, endpointId, row.sealed_secret),
      previousSecrets: previousSecretsOf(row).map(({ sealed, until }) => ({
        secret: openSecret(keys, endpointId, sealed),
        untilMs: Date.parse(until),
      })),
      events,
      owner,
      isOwnerActive: row.is_active,
      rights: rightsOf(owner),
    };
  }
}
