import { createHash } from 'node:crypto';
import type { Actor } from '../kernel/actor.ts';
import type { Endpoint, EndpointRef, EndpointSource } from '../kernel/delivery.ts';
import type { Services } from '../kernel/services.ts';

/** Where deliveries go, and by whose rights. */
export interface DeliveryTarget extends Endpoint {
  /** A digest of what the owner's view follows from. Another digest: events must be rendered for them again. */
  readonly rights: string;
}

const rightsOf = ({ userId, role, departmentId, departmentScope, grants, organization }: Actor): string =>
  createHash('sha256')
    .update(JSON.stringify([userId, role, departmentId, [...departmentScope].sort(), organization.settings, ...grants]))
    .digest('base64url')
    .slice(0, 16);

const keyOf = ({ endpointId }: EndpointRef): string => `webhook:${endpointId}`;

/** Targets as they stand, cached as long as permissions are: at most a second. */
export class TargetLoader {
  readonly #services: Services;
  readonly #source: EndpointSource;
  #batch: { refs: EndpointRef[]; loaded: Promise<Map<string, DeliveryTarget>> } | null = null;

  constructor(services: Services, source: EndpointSource) {
    this.#services = services;
    this.#source = source;
  }

  /** From the cache alone; undefined if it has to be loaded. */
  cached(ref: EndpointRef): DeliveryTarget | undefined {
    return this.#services.permissionCache.peek<DeliveryTarget>(keyOf(ref));
  }

  get(ref: EndpointRef): Promise<DeliveryTarget | null> {
    return this.#services.permissionCache.get(keyOf(ref), async () => {
      const target = (await this.#load(ref)).get(ref.endpointId);
      return target ? { organizationId: ref.organizationId, value: target } : null;
    });
  }

  /** Those asked for in one turn of the event loop come with one query. */
  #load(ref: EndpointRef): Promise<Map<string, DeliveryTarget>> {
    if (!this.#batch) {
      const refs: EndpointRef[] = [];
      const loaded = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
        this.#batch = null;
        const endpoints = await this.#source.find(this.#services, refs);
        return new Map(endpoints.map((one) => [one.endpointId, { ...one, rights: rightsOf(one.owner) }]));
      });
      this.#batch = { refs, loaded };
    }
    this.#batch.refs.push(ref);
    return this.#batch.loaded;
  }
}
