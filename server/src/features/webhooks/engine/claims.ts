import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation } from '../../../kernel/installation.ts';
import { claimDue, release, type Claimed, type QueueKind } from './claim.ts';
import type { EndpointQueue } from './endpoint-queue.ts';

const maxLanesAClaim = 100;
const maxUnderWay = 2;
const failedClaimMs = 250;

/** Claims what lanes want, and gives back what is not attempted. */
export class Claims {
  readonly #installation: Installation;
  readonly #onClaimed: () => void;
  #underWay = 0;
  #isStopping = false;

  constructor(installation: Installation, onClaimed: () => void) {
    this.#installation = installation;
    this.#onClaimed = onClaimed;
  }

  get isIdle(): boolean {
    return this.#underWay === 0;
  }

  /** What is claimed from here on is given back. */
  stop(): void {
    this.#isStopping = true;
  }

  claim(kind: QueueKind, wanting: EndpointQueue[]): void {
    while (wanting.length > 0 && this.#underWay < maxUnderWay)
      void this.#claimFor(kind, wanting.splice(0, maxLanesAClaim));
  }

  async #claimFor(kind: QueueKind, lanes: readonly EndpointQueue[]): Promise<void> {
    const { database, clock, log } = this.#installation;
    this.#underWay++;
    const wanted = lanes.map((lane) => ({ lane, count: lane.wanted, finish: lane.startClaim() }));
    const claimedMs = performance.now();
    const refs = wanted.map(({ lane: { endpoint }, count }) => ({
      organizationId: endpoint.organizationId,
      endpointId: endpoint.endpointId,
      count,
    }));
    const claimed = await claimDue(database, kind, refs, clock.now()).catch(async (error: unknown) => {
      log.warn({ err: error }, 'due deliveries could not be claimed');
      await sleep(failedClaimMs);
      return null;
    });
    this.#underWay--;
    const byEndpoint = new Map(wanted.map(({ lane }) => [lane.endpoint.endpointId, [] as Claimed[]]));
    for (const one of claimed ?? []) byEndpoint.get(one.endpoint_id)?.push(one);
    for (const { lane, count, finish } of wanted) {
      const own = byEndpoint.get(lane.endpoint.endpointId) ?? [];
      // After a failure the minute's round looks again.
      finish(claimed ? own.length : 0, count);
      if (this.#isStopping) void this.release(own);
      else for (const one of own) lane.add(one, claimedMs);
    }
    this.#onClaimed();
  }

  async release(claimed: readonly Claimed[]): Promise<void> {
    const { database, clock, log } = this.#installation;
    await release(database, claimed, clock.now()).catch((error: unknown) => {
      log.warn({ err: error }, 'claimed deliveries could not be given back; their claims run out by themselves');
    });
  }
}
