import { sql } from '../../../db/sql.ts';
import type { EventDefinition } from '../../../kernel/events.ts';
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
  readonly #definitions: ReadonlyMap<string, EventDefinition>;
  #isCutOff = false;

  constructor(installation: Installation, receivers: Receivers, sender: Sender, metrics: DeliveryMetrics) {
    this.#installation = installation;
    this.#receivers = receivers;
    this.#sender = sender;
    this.#metrics = metrics;
    this.#schedule = installation.config.webhookRetrySeconds ?? defaultSchedule;
    this.#definitions = new Map(installation.catalogue.events.map((definition) => [definition.type, definition]));
  }

  /** From now on an attempt that fails was interrupted by us and does not count. */
  cutOff(): void {
    this.#isCutOff = true;
  }

  /** Never throws. `interrupted`: no attempt was made that counts. */
  async make(claimed: Claimed): Promise<Result | 'interrupted'> {
    const { clock, log } = this.#installation;
    try {
      const receiver = await this.#receivers.get({
        ...{ organizationId: claimed.organization_id, endpointId: claimed.endpoint_id },
      });
      const result = await this.#resultFor(claimed, receiver);
      if (result !== 'interrupted') this.#metrics.observe(result, clock.nowMs());
      return result;
    } catch (error) {
      log.error({ err: error, delivery_id: claimed.id }, 'a delivery could not be attempted');
      // A fault of ours, most likely a lost database: its claim runs out, and it is tried again.
      return 'interrupted';
    }
  }

  async #resultFor(claimed: Claimed, receiver: Receiver | null): Promise<Result | 'interrupted'> {
    const { clock } = this.#installation;
    const refusal = refusalOf(receiver, this.#definitions.get(claimed.event_type), claimed.activation);
    if (refusal !== null || !receiver) return cancelled(claimed, refusal ?? 'endpoint_deleted', clock.nowMs());
    // As it was made, while the owner and their rights are the same.
    const isAsMade = claimed.is_test || claimed.made_for === receiver.rights;
    const body = isAsMade ? claimed.payload : await this.#shownAnew(claimed, receiver);
    if (body === null) return cancelled(claimed, 'not_visible', clock.nowMs());
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
    return resultOf(claimed, outcome, { startedMs, endedMs: clock.nowMs() }, this.#schedule);
  }

  /** As the owner sees it now, or null. */
  async #shownAnew(claimed: Claimed, { rights, owner }: Receiver): Promise<string | null> {
    const { database } = this.#installation;
    const { rows } = await sql<EventRow>`
      select organization_id, id, type, created_at, subject_id, snapshot, previous from events
       where organization_id = ${claimed.organization_id} and id = ${claimed.event_id}`.execute(database.db);
    const [event] = rows;
    const definition = event && this.#definitions.get(event.type);
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

/** Those in force, newest first. */
const secretsOf = ({ secret, previousSecret, previousSecretUntilMs }: Receiver, nowMs: number): string[] =>
  previousSecret !== null && previousSecretUntilMs > nowMs ? [secret, previousSecret] : [secret];
