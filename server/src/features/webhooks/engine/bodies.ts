import type { Installation } from '../../../kernel/installation.ts';
import type { CancelReason } from '../deliveries/record.ts';
import type { DeliveryTarget } from '../delivery-targets.ts';
import type { EventRow } from '../rendering/envelope.ts';
import { definitionsOf, renderEach, type Definitions } from '../rendering/render.ts';
import { findEvents } from '../rendering/store.ts';
import type { Claimed } from './claim.ts';

/** As long as who may do what is remembered. */
const freshMs = 1000;

/** What an attempt is to send, and by whose rights; or why it is to send nothing. */
export type Body =
  { readonly rights: string; readonly text: string } | { readonly rights: string; readonly refused: CancelReason };

interface Asked {
  readonly claimed: Claimed;
  readonly receiver: DeliveryTarget;
}

interface Gathering {
  readonly asked: Map<Claimed, Asked>;
  readonly done: Promise<void>;
}

/**
 * The bodies of claimed deliveries, rendered by the rights of this moment: none is sent that was rendered more than a second
 * before its attempt. Those asked for at about the same time are rendered together, along with those that come next.
 */
export class Bodies {
  readonly #installation: Installation;
  readonly #definitions: Definitions;
  readonly #rendered = new WeakMap<Claimed, { readonly body: Body | Error; readonly atMs: number }>();
  #gathering: Gathering | null = null;
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(installation: Installation) {
    this.#installation = installation;
    this.#definitions = definitionsOf(installation.catalogue);
  }

  /** null where it has to be rendered first. */
  find(claimed: Claimed, { rights }: DeliveryTarget): Body | null {
    // A test event holds nothing of the organization's records, and is kept nowhere else.
    if (claimed.is_test) return { rights, text: claimed.payload };
    const known = this.#rendered.get(claimed);
    if (known) return known.body instanceof Error || !isFresh(known.atMs, known.body, rights) ? null : known.body;
    const { rendered, payload } = claimed;
    return rendered && isFresh(rendered.atMs, rendered, rights) ? { rights, text: payload } : null;
  }

  async render(claimed: Claimed, receiver: DeliveryTarget, next: readonly Claimed[]): Promise<Body> {
    const { asked, done } = this.#gather();
    for (const one of [claimed, ...next])
      if (one === claimed || !this.find(one, receiver)) asked.set(one, { claimed: one, receiver });
    await done;
    const body = this.#rendered.get(claimed)?.body;
    if (!body || body instanceof Error) throw body ?? new Error('The body was not rendered.');
    return body;
  }

  /** One batch at a time; what is asked for meanwhile makes up the next. */
  #gather(): Gathering {
    if (this.#gathering) return this.#gathering;
    const asked = new Map<Claimed, Asked>();
    const thisTurn = new Promise<void>((resolve) => setImmediate(resolve));
    const done = Promise.all([thisTurn, this.#underWay]).then(() => {
      this.#gathering = null;
      return this.#renderAll([...asked.values()]);
    });
    this.#underWay = done.catch(() => undefined);
    return (this.#gathering = { asked, done });
  }

  async #renderAll(asked: readonly Asked[]): Promise<void> {
    const atMs = performance.now();
    const wanted = asked.map(({ claimed }) => ({ organizationId: claimed.organization_id, id: claimed.event_id }));
    const events = await findEvents(this.#installation.database.db, wanted);
    const byRights = new Map<string, Asked[]>();
    for (const one of asked) {
      const alike = byRights.get(one.receiver.rights);
      if (alike) alike.push(one);
      else byRights.set(one.receiver.rights, [one]);
    }
    await Promise.all([...byRights.values()].map((alike) => this.#renderAlike(alike, events, atMs)));
  }

  /** For endpoints of one owner: each event once, to however many of them it goes. */
  async #renderAlike(alike: readonly Asked[], events: ReadonlyMap<string, EventRow>, atMs: number): Promise<void> {
    const { owner, rights } = (alike[0] as Asked).receiver;
    const rows = [...new Set(alike.flatMap(({ claimed }) => events.get(claimed.event_id) ?? []))];
    const texts = await renderEach(this.#installation.database.db, this.#definitions, owner, rows);
    const byId = new Map(rows.map(({ id }, i) => [id, texts[i] ?? null]));
    for (const { claimed } of alike) {
      const text = byId.get(claimed.event_id);
      const refused = text === undefined ? 'event_expired' : 'not_visible';
      const body = typeof text === 'string' ? { rights, text } : text instanceof Error ? text : { rights, refused };
      this.#rendered.set(claimed, { body: body as Body | Error, atMs });
    }
  }
}

const isFresh = (atMs: number, { rights }: { readonly rights: string }, now: string): boolean =>
  rights === now && performance.now() - atMs < freshMs;
