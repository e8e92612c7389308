import { setTimeout as sleep } from 'node:timers/promises';
import type { Tx } from '../db/database.ts';
import { OpenTransaction } from '../db/transaction.ts';
import type { EndpointSource } from '../kernel/delivery.ts';
import type { ChangeServices, UnitOfWork } from '../kernel/unit-of-work.ts';
import { leaseMs } from './lease-store.ts';
import { hasFailed, saveResults } from './result-store.ts';
import type { DeliveryResult } from './results.ts';
import { type Standing, standingOf, standingsStatement } from './standings-store.ts';

const maxBatch = 500;
const maxInFlight = 2;
/** Nothing waits for a result to be written, and many cost little more than one. */
const gatherMs = 40;
const pauseMs = 250;
/** Longer than a lease lasts there is no point in trying: others have taken over. */
const maxTries = Math.ceil(leaseMs / pauseMs);

const dayMs = 86_400_000;
const givesUpAfterMs = 5 * dayMs;
const givesUpAfterFailures = 20;

/** Gathers results for a moment, or until there are many: one statement for all of them. */
export class ResultWriter {
  readonly #services: ChangeServices;
  readonly #endpoints: EndpointSource;
  readonly #onSaved: (results: readonly DeliveryResult[]) => void;
  #waiting: DeliveryResult[] = [];
  #inFlight = 0;
  #isGathering = false;

  constructor(
    services: ChangeServices,
    endpoints: EndpointSource,
    onSaved: (results: readonly DeliveryResult[]) => void,
  ) {
    this.#services = services;
    this.#endpoints = endpoints;
    this.#onSaved = onSaved;
  }

  get pending(): number {
    return this.#waiting.length + this.#inFlight * maxBatch;
  }

  get isIdle(): boolean {
    return this.#waiting.length === 0 && this.#inFlight === 0;
  }

  add(result: DeliveryResult): void {
    this.#waiting.push(result);
    if (this.#waiting.length >= maxBatch) this.#next();
    else this.#gather();
  }

  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    setTimeout(() => {
      this.#isGathering = false;
      this.#next();
    }, gatherMs);
  }

  #next(): void {
    if (this.#waiting.length === 0 || this.#inFlight === maxInFlight) return;
    const batch = this.#waiting.splice(0, maxBatch);
    this.#inFlight++;
    void this.#save(batch).finally(() => {
      this.#inFlight--;
      if (this.#waiting.length >= maxBatch) this.#next();
      else if (this.#waiting.length > 0) this.#gather();
      this.#onSaved(batch);
    });
  }

  async #save(batch: readonly DeliveryResult[]): Promise<void> {
    const { log } = this.#services;
    for (let tries = 1; ; tries++) {
      try {
        await this.#saveTogether(batch);
        return;
      } catch (error) {
        log[tries === 1 ? 'warn' : 'debug']({ err: error }, 'results of deliveries could not be written yet');
        if (tries === maxTries) return;
        await sleep(pauseMs);
      }
    }
  }

  /** Results and what follows from them for the endpoints: all of it, or nothing, and then all of it again. */
  async #saveTogether(batch: readonly DeliveryResult[]): Promise<void> {
    const open = await OpenTransaction.begin(this.#services.database.pool);
    try {
      const saved = await saveResults(open.tx, batch);
      const known = batch.filter(({ delivery }) => saved.has(delivery.id));
      const standings = standingsStatement(known);
      // If nothing failed no endpoint is given up on, and the rest leaves with the commit.
      const isWell = !known.some(hasFailed);
      const failing = standings && !isWell ? (await standings.execute(open.tx)).rows.map(standingOf) : [];
      const works = await this.#giveUpOn(open.tx, known, failing);
      await open.commit(...(standings && isWell ? [standings] : []), ...works.flatMap((work) => work.lastStatements()));
      for (const work of works) work.committed();
    } catch (error) {
      await open.rollback();
      throw error;
    }
  }

  /** 410 was the answer to a delivery of that stretch of activity, and ends no later one. */
  async #giveUpOn(tx: Tx, known: readonly DeliveryResult[], failing: readonly Standing[]): Promise<UnitOfWork[]> {
    const gone = known.filter(({ isGone }) => isGone).map(({ delivery }) => delivery);
    const hopeless = failing.filter((standing) => this.#isHopeless(standing));
    const works: (UnitOfWork | null)[] = [];
    for (const { organization_id: organizationId, endpoint_id: endpointId, activation } of gone) {
      const endpoint = { organizationId, endpointId, activation };
      works.push(await this.#endpoints.giveUp(this.#services, tx, endpoint, 'gone'));
    }
    for (const standing of hopeless) works.push(await this.#endpoints.giveUp(this.#services, tx, standing, 'failing'));
    return works.filter((work) => work !== null);
  }

  #isHopeless({ consecutiveFailures, failingSinceMs }: Standing): boolean {
    const nowMs = this.#services.clock.nowMs();
    return (
      consecutiveFailures >= givesUpAfterFailures && failingSinceMs !== null && nowMs - failingSinceMs >= givesUpAfterMs
    );
  }
}
