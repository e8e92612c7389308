import { setTimeout as sleep } from 'node:timers/promises';
import { operatorOf } from '../../../kernel/actor.ts';
import type { Installation } from '../../../kernel/installation.ts';
import { inWork } from '../../../kernel/work.ts';
import { findOrganization, tenantOf } from '../../organization/index.ts';
import { disableFailing } from '../endpoints/disable.ts';
import { tellOwnerTask } from '../endpoints/tell-owner.ts';
import { leaseMs } from './claim.ts';
import type { Result } from './result.ts';
import { saveResults, saveStandings, type Standing } from './save-results.ts';

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
    const { database, log } = this.#installation;
    for (let tries = 1; ; tries++) {
      try {
        const saved = await saveResults(database, batch);
        const known = batch.filter(({ claimed }) => saved.has(claimed.id));
        const failing = await saveStandings(database, known);
        for (const result of known) if (result.isGone) await this.#giveUp(goneOf(result), 'gone');
        for (const standing of failing) if (this.#isHopeless(standing)) await this.#giveUp(standing, 'failing');
        return;
      } catch (error) {
        log[tries === 1 ? 'warn' : 'debug']({ err: error }, 'results of deliveries could not be written yet');
        if (tries === maxTries) return;
        await sleep(pauseMs);
      }
    }
  }

  #isHopeless({ consecutiveFailures, failingSinceMs }: Standing): boolean {
    const { clock } = this.#installation;
    return (
      consecutiveFailures >= givesUpAfterFailures &&
      failingSinceMs !== null &&
      clock.nowMs() - failingSinceMs >= givesUpAfterMs
    );
  }

  async #giveUp(endpoint: Pick<Standing, 'organizationId' | 'endpointId' | 'activation'>, reason: 'failing' | 'gone') {
    const { organizationId, endpointId, activation } = endpoint;
    const organization = await findOrganization(this.#installation.database.db, organizationId);
    if (!organization) return;
    await inWork(this.#installation, operatorOf(tenantOf(organization)), origin, async (work) => {
      if (!(await disableFailing(work, { id: endpointId, activation }, reason))) return;
      work.enqueue(tellOwnerTask, { organization_id: organizationId, endpoint_id: endpointId });
    });
  }
}

const goneOf = ({ claimed }: Result) => ({
  organizationId: claimed.organization_id,
  endpointId: claimed.endpoint_id,
  activation: claimed.activation,
});
