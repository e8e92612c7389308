import { runReplanned } from '../../db/by-index.ts';
import type { Sql } from '../../db/sql.ts';
import { OpenTransaction } from '../../db/transaction.ts';
import type { EndpointRef } from '../../kernel/delivery.ts';
import type { Services } from '../../kernel/services.ts';
import type { LeasedDelivery } from '../lease-store.ts';
import type { TargetLoader } from '../target-loader.ts';
import { renderEvents, type RenderingMode } from './render-events.ts';
import { type Batch, newDeliveries, putBack, type SubscribedEvent, takeEvents } from './store.ts';

/** What fan-out hands deliveries to as they are made, while it has slots: so they need not be found and leased again. */
export interface Handover {
  readonly targets: TargetLoader;
  reserve(ref: EndpointRef): boolean;
  free(refs: readonly EndpointRef[]): void;
  accept(leased: readonly LeasedDelivery[], leasedMs: number): void;
}

interface FannedOut {
  /** How many events were taken off the queue. */
  readonly taken: number;
  /** How many deliveries were made. */
  readonly made: number;
  /** Endpoints that something is queued for in the database. */
  readonly queued: EndpointRef[];
}

/**
 * Turns a batch of events into deliveries to the endpoints that were subscribed when they were raised: all of it, or nothing.
 * What owners see is asked over the one connection; should the database refuse a question, the batch is done again with
 * questions apart.
 */
export async function fanOutBatch(
  services: Services,
  handover: Handover,
  batch: Batch,
  limit: number,
): Promise<FannedOut> {
  try {
    return await fanOut(services, handover, takeEvents(batch, limit), 'together');
  } catch {
    return fanOut(services, handover, takeEvents(batch, limit), 'apart');
  }
}

async function fanOut(
  services: Services,
  handover: Handover,
  taken: Sql<SubscribedEvent>,
  mode: RenderingMode,
): Promise<FannedOut> {
  const { database, clock } = services;
  const leasedMs = performance.now();
  const open = await OpenTransaction.begin(database.pool);
  let leased: readonly LeasedDelivery[] = [];
  try {
    const events = await runReplanned(open.tx, taken);
    const db = mode === 'apart' ? database.db : open.tx;
    const { rendered, failed } = await renderEvents(services, { db, mode }, handover.targets, events);
    const made = newDeliveries(rendered, clock.nowMs(), (target) => handover.reserve(target));
    leased = made.leased;
    await open.commit(...(failed.length > 0 ? [putBack(failed)] : []), ...made.insert);
    handover.accept(leased, leasedMs);
    return {
      taken: events.length,
      made: made.leased.length + made.queued.length,
      queued: refsOf(made.queued),
    };
  } catch (error) {
    handover.free(refsOf(leased));
    await open.rollback();
    throw error;
  }
}

const refsOf = (rows: readonly Pick<LeasedDelivery, 'organization_id' | 'endpoint_id'>[]): EndpointRef[] =>
  rows.map((row) => ({ organizationId: row.organization_id, endpointId: row.endpoint_id }));
