import { sql } from '../db/sql.ts';
import { sealSecret, sealUrl } from '../features/webhooks/index.ts';
import { envelopeOf } from '../kernel/rendering/envelope.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { newId } from '../lib/ids.ts';
import { newSigningSecret } from '../lib/signature.ts';
import type { Random } from './random.ts';
import { insertAll } from './rows.ts';
import type { Runner } from './runner.ts';

const hourMs = 3_600_000;
const retriedAfterSeconds = [0, 5, 310, 2200, 9500, 28_000, 65_000, 120_000];

type Department = Readonly<Record<string, unknown>> & { readonly id: string };

/**
 * Two endpoints with a past. Neither is active: a visitor who changes something should not see it fail. They are rows because
 * their hosts do not exist, which the operation refuses, and their attempts are of days gone by.
 */
export async function fillWebhooks(runner: Runner, work: UnitOfWork, random: Random): Promise<void> {
  const paused = endpointOf(work, runner.idOf('amara.okafor'), 'https://hooks.saffronpine.example', {
    events: ['*'],
    description: 'Data warehouse',
    status: 'paused',
    status_reason: 'paused',
    consecutive_failures: 0,
  });
  const disabled = endpointOf(work, runner.idOf('siobhan.kavanagh'), 'https://payroll.saffronpine.example', {
    events: ['department.created', 'department.updated'],
    description: 'Payroll import',
    status: 'disabled',
    status_reason: 'failing',
    consecutive_failures: 24,
  });
  for (const endpoint of [paused, disabled]) await work.insert('webhook_endpoints', endpoint);
  const { rows: departments } = await sql<Department>`
    select id, name, code, description, color, head_id, is_active, 0 as member_count, created_at, updated_at
      from departments where organization_id = ${work.actor.organizationId} order by id`.execute(work.tx);
  await insertAll(work.tx, 'webhook_deliveries', [
    ...departments.flatMap((department) => [0, 1, 2].map((n) => deliveredTo(work, random, paused.id, department, n))),
    ...departments.slice(0, 3).map((department, n) => failedAt(work, disabled.id, department, n)),
  ]);
}

interface Endpoint {
  readonly events: string[];
  readonly description: string;
  readonly status: string;
  readonly status_reason: string;
  readonly consecutive_failures: number;
}

function endpointOf(work: UnitOfWork, ownerId: string, host: string, details: Endpoint) {
  const id = work.newId('whe');
  const { keys } = work.services;
  return {
    ...details,
    id,
    owner_id: ownerId,
    host,
    status_changed_at: work.now,
    created_at: work.now,
    updated_at: work.now,
    last_success_at: work.now,
    last_failure_at: null,
    sealed_url: sealUrl(keys, id, `${host}/muster`),
    sealed_secret: sealSecret(keys, id, newSigningSecret()),
  };
}

function deliveryOf(work: UnitOfWork, endpointId: string, department: Department, hoursAgo: number) {
  const { organizationId: organization_id } = work.actor;
  const atMs = work.nowMs - Math.round(hoursAgo * hourMs);
  const created_at = new Date(atMs).toISOString();
  const event = { id: newId('evt', atMs), type: 'department.updated', created_at, organization_id };
  const about = { ...event, subject_id: department.id };
  return {
    organization_id,
    endpoint_id: endpointId,
    id: newId('dlv', atMs),
    activation: 1,
    created_at,
    event_id: event.id,
    event_type: event.type,
    is_test: false,
    is_redelivery: false,
    payload: envelopeOf({ object: 'department' }, about, department, { description: null }),
  };
}

const attemptAt = (created: string, afterMs: number, number: number, status: number, excerpt: string) => ({
  number,
  started_at: new Date(Date.parse(created) + afterMs).toISOString(),
  duration_ms: 80 + number * 7,
  response_status: status,
  response_excerpt: excerpt,
  error: status < 300 ? null : `The receiver answered ${String(status)}.`,
});

const outcomeOf = (status: string, attempts: readonly ReturnType<typeof attemptAt>[], completed_at: string) => ({
  status,
  attempts,
  attempt_count: attempts.length,
  last_response_status: attempts.at(-1)?.response_status,
  last_error: attempts.at(-1)?.error,
  completed_at,
});

function deliveredTo(work: UnitOfWork, random: Random, endpointId: string, department: Department, n: number) {
  const delivery = deliveryOf(work, endpointId, department, n * 30 + random.between(1, 29));
  const { created_at: created } = delivery;
  const attempts = random.chance(0.2)
    ? [attemptAt(created, 40, 1, 503, 'upstream is restarting'), attemptAt(created, 5300, 2, 200, '{"ok":true}')]
    : [attemptAt(created, 40, 1, 200, '{"ok":true}')];
  return { ...delivery, ...outcomeOf('delivered', attempts, created) };
}

function failedAt(work: UnitOfWork, endpointId: string, department: Department, n: number) {
  const delivery = deliveryOf(work, endpointId, department, 150 + n * 5);
  const attempts = retriedAfterSeconds.map((seconds, index) =>
    attemptAt(delivery.created_at, seconds * 1000, index + 1, 502, 'Bad Gateway'),
  );
  return { ...delivery, ...outcomeOf('failed', attempts, work.now) };
}
