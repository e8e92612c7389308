import { type Sql, sql } from '../db/sql.ts';
import type { EndpointRef } from '../kernel/delivery.ts';
import { instant } from './result-store.ts';
import type { DeliveryResult } from './results.ts';

/** How attempts went for one endpoint, in the order they ended. */
interface Tally extends EndpointRef {
  failures: number;
  succeededMs: number | null;
  failedMs: number | null;
  firstFailedMs: number | null;
}

function tallyOf(results: readonly DeliveryResult[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const { delivery, status, endedMs } of results) {
    const { organization_id: organizationId, endpoint_id: endpointId } = delivery;
    const tally = tallies.get(endpointId) ?? {
      organizationId,
      endpointId,
      failures: 0,
      succeededMs: null,
      failedMs: null,
      firstFailedMs: null,
    };
    tallies.set(endpointId, tally);
    if (status === 'delivered') Object.assign(tally, { failures: 0, succeededMs: endedMs, firstFailedMs: null });
    else Object.assign(tally, { failures: tally.failures + 1, failedMs: endedMs });
    if (status !== 'delivered') tally.firstFailedMs ??= endedMs;
  }
  return [...tallies.values()].sort((a, b) => (a.endpointId < b.endpointId ? -1 : 1));
}

interface StandingRow {
  readonly organization_id: string;
  readonly id: string;
  readonly activation: number;
  readonly consecutive_failures: number;
  readonly failing_since: string | null;
}

/** Keeps how each endpoint is doing, and answers with those that fail. null if there is nothing to keep. */
export function standingsStatement(results: readonly DeliveryResult[]): Sql<StandingRow> | null {
  const tallies = tallyOf(results.filter(({ attempt }) => attempt !== null));
  if (tallies.length === 0) return null;
  const rows = tallies.map(({ organizationId, endpointId, failures, succeededMs, failedMs, firstFailedMs }) => ({
    organization_id: organizationId,
    id: endpointId,
    failures,
    succeeded_at: instant(succeededMs),
    failed_at: instant(failedMs),
    first_failed_at: instant(firstFailedMs),
  }));
  return sql<StandingRow>`
    with tallies as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (organization_id text, id text, failures integer,
        succeeded_at timestamptz, failed_at timestamptz, first_failed_at timestamptz)),
    taken as (
      select w.organization_id, w.id from webhook_endpoints w
        join tallies t on t.organization_id = w.organization_id and t.id = w.id
       order by w.organization_id, w.id for no key update of w),
    saved as (
      update webhook_endpoints w
         set consecutive_failures = t.failures + case when t.succeeded_at is null then w.consecutive_failures else 0 end,
             failing_since = case when t.failures = 0 then null when t.succeeded_at is not null then t.first_failed_at
                             else coalesce(w.failing_since, t.first_failed_at) end,
             last_success_at = coalesce(t.succeeded_at, w.last_success_at),
             last_failure_at = coalesce(t.failed_at, w.last_failure_at)
        from tallies t join taken on taken.organization_id = t.organization_id and taken.id = t.id
       where w.organization_id = t.organization_id and w.id = t.id
      returning w.organization_id, w.id, w.activation, w.consecutive_failures, w.failing_since, w.status)
    select organization_id, id, activation, consecutive_failures, failing_since from saved
     where consecutive_failures > 0 and status = 'active'`;
}

export interface Standing extends EndpointRef {
  readonly activation: number;
  readonly consecutiveFailures: number;
  readonly failingSinceMs: number | null;
}

export const standingOf = (row: StandingRow): Standing => ({
  organizationId: row.organization_id,
  endpointId: row.id,
  activation: row.activation,
  consecutiveFailures: row.consecutive_failures,
  failingSinceMs: row.failing_since === null ? null : Date.parse(row.failing_since),
});
