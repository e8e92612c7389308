import type { CancelReason } from '../kernel/delivery.ts';
import { type Definitions, definitionsOf } from '../kernel/rendering/render.ts';
import type { Services } from '../kernel/services.ts';
import { whyNotSent } from '../kernel/subscription.ts';
import { traced } from '../tracing.ts';
import { Bodies, type Body } from './bodies.ts';
import type { LeasedDelivery } from './leases.ts';
import type { DeliveryMetrics } from './metrics.ts';
import { cancelled, type DeliveryResult, resultOf } from './results.ts';
import { defaultSchedule } from './retry.ts';
import type { Sender } from './sender/send.ts';
import type { DeliveryTarget, DeliveryTargets } from './targets.ts';

/** What is likely to be attempted after the one at hand. */
type Next = () => readonly LeasedDelivery[];

/** Makes single attempts at leased deliveries: conditions first, then what the owner sees, then the request. */
export class Attempts {
  readonly #services: Services;
  readonly #targets: DeliveryTargets;
  readonly #sender: Sender;
  readonly #metrics: DeliveryMetrics;
  readonly #schedule: readonly number[];
  readonly #definitions: Definitions;
  readonly #bodies: Bodies;
  #isCutOff = false;

  constructor(services: Services, targets: DeliveryTargets, sender: Sender, metrics: DeliveryMetrics) {
    this.#services = services;
    this.#targets = targets;
    this.#sender = sender;
    this.#metrics = metrics;
    this.#schedule = services.config.webhookRetrySeconds ?? defaultSchedule;
    this.#definitions = definitionsOf(services.catalogue);
    this.#bodies = new Bodies(services, this.#definitions);
  }

  /** From now on an attempt that fails was interrupted by us and does not count. */
  cutOff(): void {
    this.#isCutOff = true;
  }

  /** Never throws. `interrupted`: no attempt was made that counts. */
  async make(delivery: LeasedDelivery, next: Next): Promise<DeliveryResult | 'interrupted'> {
    const { clock, log } = this.#services;
    try {
      const result = await traced(
        'delivery',
        `deliver ${delivery.event_type}`,
        () => spanOf(delivery),
        () => this.#resultOf(delivery, next),
      );
      if (result !== 'interrupted') this.#metrics.observe(result, clock.nowMs());
      return result;
    } catch (error) {
      log.error({ err: error, delivery_id: delivery.id }, 'a delivery could not be attempted');
      // A fault of ours, most likely a lost database: its lease runs out, and it is tried again.
      return 'interrupted';
    }
  }

  async #resultOf(delivery: LeasedDelivery, next: Next): Promise<DeliveryResult | 'interrupted'> {
    const ready = await this.#prepare(delivery, next);
    if (typeof ready === 'string') return cancelled(delivery, ready, this.#services.clock.nowMs());
    return this.#send(delivery, ready.target, ready.text);
  }

  /** Conditions are looked at once more after rendering, which may have had to wait for the database. */
  async #prepare(
    delivery: LeasedDelivery,
    next: Next,
  ): Promise<{ readonly target: DeliveryTarget; readonly text: string } | CancelReason> {
    const ref = { organizationId: delivery.organization_id, endpointId: delivery.endpoint_id };
    for (let body: Body | null = null; ;) {
      const target = this.#targets.cached(ref) ?? (await this.#targets.get(ref));
      const refusal = whyNotSent(target, this.#definitions.get(delivery.event_type), delivery.activation);
      if (refusal !== null || !target) return refusal ?? 'endpoint_deleted';
      body ??= this.#bodies.find(delivery, target);
      if (body?.rights !== target.rights) body = await this.#bodies.render(delivery, target, next());
      else return 'refused' in body ? body.refused : { target, text: body.text };
    }
  }

  async #send(delivery: LeasedDelivery, target: DeliveryTarget, body: string): Promise<DeliveryResult | 'interrupted'> {
    const { clock } = this.#services;
    const startedMs = clock.nowMs();
    const outcome = await this.#sender.send({
      url: target.url,
      body,
      eventId: delivery.event_id,
      secrets: secretsOf(target, startedMs),
      // The receiver's clock is a real one, whatever the product's says.
      timestampSeconds: Math.floor(Date.now() / 1000),
    });
    if (this.#isCutOff && outcome.kind === 'failed') return 'interrupted';
    return resultOf(delivery, { body, outcome }, { startedMs, endedMs: clock.nowMs() }, this.#schedule);
  }
}

/** Those in force, newest first. */
const secretsOf = ({ secret, previousSecrets }: DeliveryTarget, nowMs: number): string[] => [
  secret,
  ...previousSecrets.filter(({ untilMs }) => untilMs > nowMs).map((previous) => previous.secret),
];

const spanOf = ({ id, organization_id, event_type }: LeasedDelivery) => ({
  'muster.delivery_id': id,
  'muster.organization_id': organization_id,
  'muster.event_type': event_type,
});
