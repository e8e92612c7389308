import type { CancelReason } from '../kernel/delivery.ts';
import type { EventRow } from '../kernel/rendering/envelope.ts';
import { type Definitions, findEvents, renderEach } from '../kernel/rendering/render.ts';
import type { Services } from '../kernel/services.ts';
import type { LeasedDelivery } from './lease-store.ts';
import type { DeliveryTarget } from './target-loader.ts';

/** As long as permissions are cached. */
const freshMs = 1000;

/** What an attempt is to send, and by whose rights; or why it is to send nothing. */
export type Body =
  | { readonly rights: string; readonly text: string }
  | { readonly rights: string; readonly refused: CancelReason };

interface Wanted {
  readonly delivery: LeasedDelivery;
  readonly target: DeliveryTarget;
}

interface Batch {
  readonly wanted: Map<LeasedDelivery, Wanted>;
  readonly rendered: Promise<void>;
}

/**
 * The bodies of leased deliveries, rendered by the rights of this moment: none is sent that was rendered more than a second
 * before its attempt. Those asked for at about the same time are rendered together, along with those that come next.
 */
export class BodyRenderer {
  readonly #services: Services;
  readonly #definitions: Definitions;
  readonly #cache = new WeakMap<LeasedDelivery, { readonly body: Body | Error; readonly atMs: number }>();
  #batch: Batch | null = null;
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(services: Services, definitions: Definitions) {
    this.#services = services;
    this.#definitions = definitions;
  }

  /** null if it has to be rendered first. */
  find(delivery: LeasedDelivery, { rights }: DeliveryTarget): Body | null {
    // A test event holds nothing of the organization's records, and is kept nowhere else.
    if (delivery.is_test) return { rights, text: delivery.payload };
    const { rendered, payload } = delivery;
    const cached = this.#cache.get(delivery);
    if (cached) return cached.body instanceof Error || !isFresh(cached.atMs, cached.body, rights) ? null : cached.body;
    return rendered && isFresh(rendered.atMs, rendered, rights) ? { rights, text: payload } : null;
  }

  async render(delivery: LeasedDelivery, target: DeliveryTarget, next: readonly LeasedDelivery[]): Promise<Body> {
    const { wanted, rendered } = (this.#batch ??= this.#newBatch());
    for (const one of [delivery, ...next])
      if (one === delivery || !this.find(one, target)) wanted.set(one, { delivery: one, target });
    await rendered;
    const body = this.#cache.get(delivery)?.body;
    if (!body || body instanceof Error) throw body ?? new Error('The body was not rendered.');
    return body;
  }

  /** One batch at a time; what is asked for meanwhile makes up the next. */
  #newBatch(): Batch {
    const wanted: Batch['wanted'] = new Map();
    const thisTurn = new Promise<void>((resolve) => setImmediate(resolve));
    const rendered = Promise.all([thisTurn, this.#underWay]).then(() => {
      this.#batch = null;
      return this.#renderAll([...wanted.values()]);
    });
    this.#underWay = rendered.catch(() => undefined);
    return { wanted, rendered };
  }

  async #renderAll(wanted: readonly Wanted[]): Promise<void> {
    const atMs = performance.now();
    const events = await findEvents(
      this.#services.database.db,
      wanted.map(({ delivery }) => ({ organizationId: delivery.organization_id, id: delivery.event_id })),
    );
    const byRights = new Map<string, Wanted[]>();
    for (const one of wanted) {
      const alike = byRights.get(one.target.rights);
      if (alike) alike.push(one);
      else byRights.set(one.target.rights, [one]);
    }
    await Promise.all([...byRights.values()].map((alike) => this.#renderAlike(alike, events, atMs)));
  }

  /** For endpoints of one owner: each event once, to however many of them it goes. */
  async #renderAlike(alike: readonly Wanted[], events: ReadonlyMap<string, EventRow>, atMs: number): Promise<void> {
    const { owner, rights } = (alike[0] as Wanted).target;
    const rows = [...new Set(alike.flatMap(({ delivery }) => events.get(delivery.event_id) ?? []))];
    const texts = await renderEach(this.#services.database.db, this.#definitions, owner, rows);
    const byId = new Map(rows.map(({ id }, i) => [id, texts[i] ?? null]));
    for (const { delivery } of alike) {
      const text = byId.get(delivery.event_id);
      const refused = text === undefined ? 'event_expired' : 'not_visible';
      const body = typeof text === 'string' ? { rights, text } : text instanceof Error ? text : { rights, refused };
      this.#cache.set(delivery, { body: body as Body | Error, atMs });
    }
  }
}

const isFresh = (atMs: number, { rights }: { readonly rights: string }, now: string): boolean =>
  rights === now && performance.now() - atMs < freshMs;
