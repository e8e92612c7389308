import { OpenTransaction } from '../../../db/transaction.ts';
import type { Installation } from '../../../kernel/installation.ts';
import type { Claimed } from '../engine/claim.ts';
import { runPlannedAnew } from '../engine/planned.ts';
import type { EndpointRef, DeliveryTargets } from '../delivery-targets.ts';
import { batchSize, putBack, takeEvents, type Batch } from './subscribed-events.ts';
import { NewDeliveries } from './new-deliveries.ts';
import { renderEvents, type Asking } from './render-events.ts';

/** Whoever sends: takes deliveries as they are made, while there is room, so that they need not be found again. */
export interface Sending {
  readonly receivers: DeliveryTargets;
  reserve(ref: EndpointRef): boolean;
  free(refs: readonly EndpointRef[]): void;
  accept(claimed: readonly Claimed[], claimedMs: number): void;
}

interface Sorted {
  readonly isMore: boolean;
  /** Endpoints that something waits for in the database. */
  readonly refs: EndpointRef[];
}

/**
 * Sorts a batch of events to the endpoints that listened when they were raised: all of it, or nothing. What owners see is
 * asked over the one connection; should the database refuse a question, the batch is done again with questions apart.
 */
export async function fanOutBatch(installation: Installation, sending: Sending, batch: Batch): Promise<Sorted> {
  try {
    return await sortBatch(installation, sending, batch, { isApart: false });
  } catch {
    return sortBatch(installation, sending, batch, { isApart: true });
  }
}

async function sortBatch(
  installation: Installation,
  sending: Sending,
  batch: Batch,
  { isApart }: Pick<Asking, 'isApart'>,
): Promise<Sorted> {
  const { database, clock } = installation;
  const claimedMs = performance.now();
  const open = await OpenTransaction.begin(database.pool);
  let taken: Claimed[] = [];
  try {
    const events = await runPlannedAnew(open.tx, takeEvents(batch));
    const asking = { db: isApart ? database.db : open.tx, isApart };
    const { shown, failed } = await renderEvents(installation, asking, sending.receivers, events);
    const made = new NewDeliveries(shown, clock.nowMs(), (receiver) => sending.reserve(receiver));
    taken = made.claimed;
    await open.commit(...(failed.length > 0 ? [putBack(failed)] : []), ...made.insert());
    sending.accept(taken, claimedMs);
    return { isMore: batch === 'fresh' && events.length === batchSize, refs: refsOf(made.unclaimed) };
  } catch (error) {
    sending.free(refsOf(taken));
    await open.rollback();
    throw error;
  }
}

const refsOf = (rows: readonly Pick<Claimed, 'organization_id' | 'endpoint_id'>[]): EndpointRef[] =>
  rows.map((row) => ({ organizationId: row.organization_id, endpointId: row.endpoint_id }));
