import type { CancelReason } from '../kernel/delivery.ts';
import type { Definitions } from '../kernel/rendering/render.ts';
import type { Services } from '../kernel/services.ts';
import { whyNotSent } from '../kernel/subscription.ts';
import { traced } from '../tracing.ts';
import type { Body, BodyRenderer } from './body-renderer.ts';
import type { LeasedDelivery } from './lease-store.ts';
import type { DeliveryMetrics } from './metrics.ts';
import { cancelled, type DeliveryResult, putOff, resultOf } from './results.ts';
import { defaultSchedule } from './retry.ts';
import type { Sender } from './sender/send.ts';
import type { DeliveryTarget, TargetLoader } from './target-loader.ts';

/** What attempts are made with; one set an engine. */
export interface AttemptContext {
  readonly services: Services;
  readonly definitions: Definitions;
  readonly targets: TargetLoader;
  readonly bodies: BodyRenderer;
  readonly sender: Sender;
  readonly metrics: DeliveryMetrics;
}

/** What is likely to be attempted after the one at hand. */
type Next = () => readonly LeasedDelivery[];

/**
 * One attempt at a leased delivery: conditions first, then what the owner sees, then the request. Never throws.
 * `interrupted`: no attempt was made that counts.
 */
export async function attempt(
  context: AttemptContext,
  delivery: LeasedDelivery,
  next: Next,
): Promise<DeliveryResult | 'interrupted'> {
  const { services, metrics } = context;
  try {
    const result = await traced(
      'delivery',
      `deliver ${delivery.event_type}`,
      () => spanOf(delivery),
      async () => {
        const ready = await prepare(context, delivery, next);
        if (typeof ready === 'string') return cancelled(delivery, ready, services.clock.nowMs());
        const { target, text } = ready;
        const faults =
          target.owner.organization.sandboxOf === null ? null : services.faults.in(delivery.organization_id);
        const delayMs = faults?.delayOf(Date.parse(delivery.created_at), services.clock.nowMs()) ?? 0;
        if (delayMs > 0) return putOff(delivery, services.clock.nowMs() + delayMs);
        const sent = await send(context, delivery, target, text);
        // The same once more, as if its answer had been lost.
        if (faults?.has('DUPLICATE') === true) await send(context, delivery, target, text);
        return sent;
      },
      delivery.traceparent,
    );
    if (result !== 'interrupted') metrics.observe(result, services.clock.nowMs());
    return result;
  } catch (error) {
    services.log.error({ err: error, delivery_id: delivery.id }, 'a delivery could not be attempted');
    // A fault of ours, most likely a lost database: it is given back, or its lease runs out, and it is tried again.
    return 'interrupted';
  }
}

/** Conditions are looked at once more after rendering, which may have had to wait for the database. */
async function prepare(
  { targets, bodies, definitions }: AttemptContext,
  delivery: LeasedDelivery,
  next: Next,
): Promise<{ readonly target: DeliveryTarget; readonly text: string } | CancelReason> {
  const ref = { organizationId: delivery.organization_id, endpointId: delivery.endpoint_id };
  for (let body: Body | null = null; ;) {
    const target = targets.cached(ref) ?? (await targets.get(ref));
    const refusal = whyNotSent(target, definitions.get(delivery.event_type), delivery.activation);
    if (refusal !== null || !target) return refusal ?? 'endpoint_deleted';
    body ??= bodies.find(delivery, target);
    if (body?.rights !== target.rights) body = await bodies.render(delivery, target, next());
    else return 'refused' in body ? body.refused : { target, text: body.text };
  }
}

async function send(
  { services: { clock, config }, sender }: AttemptContext,
  delivery: LeasedDelivery,
  target: DeliveryTarget,
  body: string,
): Promise<DeliveryResult | 'interrupted'> {
  const startedMs = clock.nowMs();
  const outcome = await sender.send({
    url: target.url,
    body,
    eventId: delivery.event_id,
    sandbox: sandboxOf(target),
    secrets: secretsOf(target, startedMs),
    // The receiver's clock is a real one, whatever the product's says.
    timestampSeconds: Math.floor(Date.now() / 1000),
  });
  // The sender was closed because the process stops: that is no failure of the receiver.
  if (outcome.kind === 'failed' && outcome.reason === 'aborted') return 'interrupted';
  const times = { startedMs, endedMs: clock.nowMs() };
  return resultOf(delivery, { body, outcome }, times, config.webhookRetrySeconds ?? defaultSchedule);
}

const sandboxOf = ({ owner: { organization } }: DeliveryTarget): string | null =>
  organization.sandboxOf === null ? null : organization.name;

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
