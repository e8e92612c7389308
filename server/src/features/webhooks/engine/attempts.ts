import { sql } from '../../../db/sql.ts';
import type { Installation } from '../../../kernel/installation.ts';
import type { Sender } from '../attempt/send.ts';
import { payloadFor, type EventRow } from '../fan-out/envelope.ts';
import { refusalOf, type Receiver, type Receivers } from '../receivers.ts';
import type { Claimed } from './claim.ts';
import type { DeliveryMetrics } from './metrics.ts';
import { cancelled, resultOf, type Result } from './result.ts';
import { defaultSchedule } from './retry.ts';

/** Makes single attempts at claimed deliveries: conditions first, then what the owner sees, then the request. */
export class Attempts {
  readonly #installation: Installation;
  readonly #receivers: Receivers;
  readonly #sender: Sender;
  readonly #metrics: DeliveryMetrics;
  readonly #schedule: readonly number[];
  #isCutOff = false;

  constructor(installation: Installation, receivers: Receivers, sender: Sender, metrics: DeliveryMetrics) {
    this.#installation = installation;
    this.#receivers = receivers;
    this.#sender = sender;
    this.#metrics = metrics;
    this.#schedule = installation.config.webhookRetrySeconds ?? defaultSchedule;
  }

  /** From now on an attempt that fails was interrupted by us and does not count. */
  cutOff(): void {
    this.#isCutOff = true;
  }

  /** Never throws. `interrupted`: no attempt was made that counts. */
  async make(claimed: Claimed): Promise<Result | 'interrupted'> {
    try {
      const result = await this.#make(claimed);
      if (result !== 'interrupted') this.#metrics.observe(result, this.#installation.clock.nowMs());
      return result;
    } catch (error) {
      this.#installation.log.error({ err: error, delivery_id: claimed.id }, 'a delivery could not be attempted');
      // A fault of ours, most likely a lost database: its claim runs out, and it is tried again.
      return 'interrupted';
    }
  }

  async #make(claimed: Claimed): Promise<Result | 'interrupted'> {
    const { catalogue, clock } = this.#installation;
    const { organization_id: organizationId, endpoint_id: endpointId } = claimed;
    const receiver = await this.#receivers.get({ organizationId, endpointId });
    const definition = catalogue.events.find(({ type }) => type === claimed.event_type);
    const refusal = refusalOf(receiver, definition, claimed.activation);
    if (refusal !== null || !receiver) return cancelled(claimed, refusal ?? 'endpoint_deleted', clock.nowMs());
    const body = await this.#bodyFor(claimed, receiver);
    if (body === null) return cancelled(claimed, 'not_visible', clock.nowMs());
    return this.#send(claimed, receiver, body);
  }

  async #send(claimed: Claimed, receiver: Receiver, body: string): Promise<Result | 'interrupted'> {
    const { clock } = this.#installation;
    const startedMs = clock.nowMs();
    const { previousSecret, previousSecretUntilMs } = receiver;
    const outcome = await this.#sender.send({
      url: receiver.url,
      body,
      eventId: claimed.event_id,
      secrets:
        previousSecret !== null && previousSecretUntilMs > startedMs
          ? [receiver.secret, previousSecret]
          : [receiver.secret],
      // The receiver's clock is a real one, whatever the product's says.
      timestampSeconds: Math.floor(Date.now() / 1000),
    });
    if (this.#isCutOff && outcome.kind === 'failed') return 'interrupted';
    return resultOf(claimed, outcome, { startedMs, endedMs: clock.nowMs() }, this.#schedule);
  }

  /** As it was made, while the owner and their rights are the same; otherwise as they see it now, or null. */
  async #bodyFor(claimed: Claimed, { rights, owner }: Receiver): Promise<string | null> {
    if (claimed.is_test || claimed.made_for === rights) return claimed.payload;
    const { database, catalogue } = this.#installation;
    const { rows } = await sql<EventRow>`
      select organization_id, id, type, created_at, subject_id, snapshot, previous from events
       where organization_id = ${claimed.organization_id} and id = ${claimed.event_id}`.execute(database.db);
    const [event] = rows;
    const definition = event && catalogue.events.find(({ type }) => type === event.type);
    if (!event || !definition) return null;
    const payload = await payloadFor(database.db, definition, owner, event);
    if (payload === null) return null;
    await sql`
      update webhook_deliveries set payload = ${payload}, made_for = ${rights}
       where organization_id = ${claimed.organization_id} and endpoint_id = ${claimed.endpoint_id} and id = ${claimed.id}
         and claim_token = ${claimed.claim_token}`.execute(database.db);
    return payload;
  }
}
