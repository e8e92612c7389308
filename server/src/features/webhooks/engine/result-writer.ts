import { setTimeout as sleep } from 'node:timers/promises';
import { operatorOf } from '../../../kernel/actor.ts';
import type { Installation } from '../../../kernel/installation.ts';
import type { Tx } from '../../../db/database.ts';
import { OpenTransaction } from '../../../db/transaction.ts';
import { UnitOfWork } from '../../../kernel/unit-of-work.ts';
import { findOrganization, tenantOf } from '../../organization/index.ts';
import { disableFailing } from '../endpoints/disable.ts';
import { tellOwnerTask } from '../endpoints/tell-owner.ts';
import { leaseMs, type Claimed } from './claim.ts';
import type { Result } from './result.ts';
import { hasFailed, saveResults, standingOf, standingsStatement, type Standing } from './save-results.ts';

const maxBatch = 500;
const maxUnderWay = 2;
/** Nobody waits for a result to be written, and many cost little more than one. */
const gatherMs = 15;
const pauseMs = 250;
/** Longer than a claim lasts there is no point in trying: others have taken over. */
const maxTries = Math.ceil(leaseMs / pauseMs);

const dayMs = 86_400_000;
const givesUpAfterMs = 5 * dayMs;
const givesUpAfterFailures = 20;
const origin = { surface: 'job', tokenId: null, ip: null, requestId: null } as const;

/** Gathers results for a moment, or until there are many: one statement for all of them. */
export class ResultWriter {
  readonly #installation: Installation;
  readonly #onSaved: (results: readonly Result[]) => void;
  #waiting: Result[] = [];
  #underWay = 0;
  #isGathering = false;

  constructor(installation: Installation, onSaved: (results: readonly Result[]) => void) {
    this.#installation = installation;
    this.#onSaved = onSaved;
  }

  get pending(): number {
    return this.#waiting.length + this.#underWay * maxBatch;
  }

  get isIdle(): boolean {
    return this.#waiting.length === 0 && this.#underWay === 0;
  }

  add(result: Result): void {
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
    if (this.#waiting.length === 0 || this.#underWay === maxUnderWay) return;
    const batch = this.#waiting.splice(0, maxBatch);
    this.#underWay++;
    void this.#save(batch).finally(() => {
      this.#underWay--;
      if (this.#waiting.length >= maxBatch) this.#next();
      else if (this.#waiting.length > 0) this.#gather();
      this.#onSaved(batch);
    });
  }

  async #save(batch: readonly Result[]): Promise<void> {
    const { log } = this.#installation;
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
  async #saveTogether(batch: readonly Result[]): Promise<void> {
    const open = await OpenTransaction.begin(this.#installation.database.pool);
    try {
      const saved = await saveResults(open.tx, batch);
      const known = batch.filter(({ claimed }) => saved.has(claimed.id));
      const standings = standingsStatement(known);
      // Where nothing failed nobody is given up on, and the rest leaves with the commit.
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

  async #giveUpOn(tx: Tx, known: readonly Result[], failing: readonly Standing[]): Promise<UnitOfWork[]> {
    const works: UnitOfWork[] = [];
    for (const { claimed, isGone } of known)
      if (isGone) works.push(...(await this.#giveUp(tx, goneOf(claimed), 'gone')));
    for (const standing of failing)
      if (this.#isHopeless(standing)) works.push(...(await this.#giveUp(tx, standing, 'failing')));
    return works;
  }

  #isHopeless({ consecutiveFailures, failingSinceMs }: Standing): boolean {
    const { clock } = this.#installation;
    return (
      consecutiveFailures >= givesUpAfterFailures &&
      failingSinceMs !== null &&
      clock.nowMs() - failingSinceMs >= givesUpAfterMs
    );
  }

  async #giveUp(
    tx: Tx,
    { organizationId, endpointId, activation }: Pick<Standing, 'organizationId' | 'endpointId' | 'activation'>,
    reason: 'failing' | 'gone',
  ): Promise<UnitOfWork[]> {
    const organization = await findOrganization(tx, organizationId);
    if (!organization) return [];
    const work = new UnitOfWork(this.#installation, tx, operatorOf(tenantOf(organization)), origin);
    if (!(await disableFailing(work, { id: endpointId, activation }, reason))) return [];
    work.enqueue(tellOwnerTask, { organization_id: organizationId, endpoint_id: endpointId });
    return [work];
  }
}

/** 410 was the answer to a delivery of that stretch of activity, and ends no later one. */
const goneOf = ({ organization_id: organizationId, endpoint_id: endpointId, activation }: Claimed) => ({
  organizationId,
  endpointId,
  activation,
});
