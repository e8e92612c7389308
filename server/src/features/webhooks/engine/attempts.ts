import type { Installation } from '../../../kernel/installation.ts';
import { traced } from '../../../tracing.ts';
import type { Sender } from '../attempt/send.ts';
import { refusalOf, type DeliveryTarget, type DeliveryTargets } from '../delivery-targets.ts';
import { definitionsOf, type Definitions } from '../rendering/render.ts';
import { Bodies, type Body } from './bodies.ts';
import type { Claimed } from './claim.ts';
import type { DeliveryMetrics } from './metrics.ts';
import { cancelled, resultOf, type Result } from './result.ts';
import { defaultSchedule } from './retry.ts';

/** Makes single attempts at claimed deliveries: conditions first, then what the owner sees, then the request. */
export class Attempts {
  readonly #installation: Installation;
  readonly #receivers: DeliveryTargets;
  readonly #sender: Sender;
  readonly #metrics: DeliveryMetrics;
  readonly #schedule: readonly number[];
  readonly #definitions: Definitions;
  readonly #bodies: Bodies;
  #isCutOff = false;

  constructor(installation: Installation, receivers: DeliveryTargets, sender: Sender, metrics: DeliveryMetrics) {
    this.#installation = installation;
    this.#receivers = receivers;
    this.#sender = sender;
    this.#metrics = metrics;
    this.#schedule = installation.config.webhookRetrySeconds ?? defaultSchedule;
    this.#definitions = definitionsOf(installation.catalogue);
    this.#bodies = new Bodies(installation);
  }

  /** From now on an attempt that fails was interrupted by us and does not count. */
  cutOff(): void {
    this.#isCutOff = true;
  }

  /** Never throws. `interrupted`: no attempt was made that counts. `next` tells what is likely to be attempted after it. */
  async make(claimed: Claimed, next: () => readonly Claimed[] = nothing): Promise<Result | 'interrupted'> {
    const { clock, log } = this.#installation;
    try {
      const result = await traced(
        'delivery',
        `deliver ${claimed.event_type}`,
        () => deliverySpan(claimed),
        () => this.#resultFor(claimed, next),
      );
      if (result !== 'interrupted') this.#metrics.observe(result, clock.nowMs());
      return result;
    } catch (error) {
      log.error({ err: error, delivery_id: claimed.id }, 'a delivery could not be attempted');
      // A fault of ours, most likely a lost database: its claim runs out, and it is tried again.
      return 'interrupted';
    }
  }

  /** Conditions are looked at once more after rendering, which may have had to wait for the database. */
  async #resultFor(claimed: Claimed, next: () => readonly Claimed[]): Promise<Result | 'interrupted'> {
    const { clock } = this.#installation;
    const ref = { organizationId: claimed.organization_id, endpointId: claimed.endpoint_id };
    for (let body: Body | null = null; ;) {
      const receiver = await this.#receivers.get(ref);
      const refusal = refusalOf(receiver, this.#definitions.get(claimed.event_type), claimed.activation);
      if (refusal !== null || !receiver) return cancelled(claimed, refusal ?? 'endpoint_deleted', clock.nowMs());
      body ??= this.#bodies.find(claimed, receiver);
      if (body?.rights !== receiver.rights) body = await this.#bodies.render(claimed, receiver, next());
      else if ('refused' in body) return cancelled(claimed, body.refused, clock.nowMs());
      else return this.#send(claimed, receiver, body.text);
    }
  }

  async #send(claimed: Claimed, receiver: DeliveryTarget, body: string): Promise<Result | 'interrupted'> {
    const { clock } = this.#installation;
    const startedMs = clock.nowMs();
    const outcome = await this.#sender.send({
      url: receiver.url,
      body,
      eventId: claimed.event_id,
      secrets: secretsOf(receiver, startedMs),
      // The receiver's clock is a real one, whatever the product's says.
      timestampSeconds: Math.floor(Date.now() / 1000),
    });
    if (this.#isCutOff && outcome.kind === 'failed') return 'interrupted';
    return { ...resultOf(claimed, outcome, { startedMs, endedMs: clock.nowMs() }, this.#schedule), body };
  }
}

const deliverySpan = ({ id, organization_id, event_type }: Claimed) => ({
  'muster.delivery_id': id,
  'muster.organization_id': organization_id,
  'muster.event_type': event_type,
});

const nothing = (): readonly Claimed[] => [];

/** Those in force, newest first. */
const secretsOf = ({ secret, previousSecrets }: DeliveryTarget, nowMs: number): string[] => [
  secret,
  ...previousSecrets.filter(({ untilMs }) => untilMs > nowMs).map((previous) => previous.secret),
];
