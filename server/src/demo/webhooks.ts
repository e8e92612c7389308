import { insertRows, type NewRow } from '../db/rows.ts';
import { sql } from '../db/sql.ts';
import { sealSecret, sealUrl } from '../features/webhooks/index.ts';
import { envelopeOf } from '../kernel/rendering/envelope.ts';
import { newId } from '../lib/ids.ts';
import { newSigningSecret } from '../lib/signature.ts';
import { type Demo, personWith } from './demo.ts';
import { Random } from './random.ts';
import { insertAll } from './staff.ts';

const seed = 20_260_315;
const hourMs = 3_600_000;

interface Row {
  readonly id: string;
}

/**
 * Two endpoints with a past. Neither is active: their hosts do not exist, and a visitor who changes something should not see
 * it fail.
 */
export async function fillWebhooks(whole: Demo): Promise<void> {
  const demo = { ...whole, random: new Random(seed) };
  const executive = personWith(demo, 'amara.okafor@saffronpine.example');
  const paused = endpointOf(demo, executive.id, {
    host: 'https://hooks.saffronpine.example',
    events: ['*'],
    description: 'Data warehouse',
    status: 'paused',
    status_reason: 'paused',
    consecutive_failures: 0,
  });
  const payroll = demo.people.find(({ jobTitle }) => jobTitle === 'Payroll Manager') ?? executive;
  const disabled = endpointOf(demo, payroll.id, {
    host: 'https://payroll.saffronpine.example',
    events: ['department.created', 'department.updated'],
    description: 'Payroll import',
    status: 'disabled',
    status_reason: 'failing',
    consecutive_failures: 24,
  });
  await insertEndpoints(demo, [paused, disabled]);
  const departments = await departmentsOf(demo);
  await insertAll(demo, 'webhook_deliveries', [
    ...departments.flatMap((department) => [0, 1, 2].map((n) => deliveredTo(demo, paused.id, department, n))),
    ...departments.slice(0, 3).map((department, n) => failedAt(demo, disabled.id, department, n)),
  ]);
}

type Endpoint = ReturnType<typeof endpointOf>;

function endpointOf({ work }: Demo, ownerId: string, details: Record<string, unknown> & { host: string }) {
  const id = work.newId('whe');
  const { keys } = work.installation;
  return {
    organization_id: work.actor.organizationId,
    id,
    owner_id: ownerId,
    status_changed_at: work.now,
    created_at: work.now,
    updated_at: work.now,
    last_success_at: work.now,
    last_failure_at: null,
    sealed_url: sealUrl(keys, id, `${details.host}/muster`),
    sealed_secret: sealSecret(keys, id, newSigningSecret()),
    ...details,
  };
}

async function insertEndpoints({ work }: Demo, endpoints: readonly Endpoint[]): Promise<void> {
  await insertRows('webhook_endpoints', endpoints as readonly NewRow<'webhook_endpoints'>[]).execute(work.tx);
}

async function departmentsOf({ work }: Demo): Promise<(Row & Record<string, unknown>)[]> {
  const { rows } = await sql<Row & Record<string, unknown>>`
    select id, name, code, description, color, head_id, is_active, 0 as member_count, created_at, updated_at
      from departments where organization_id = ${work.actor.organizationId} order by id`.execute(work.tx);
  return rows;
}

function deliveryOf(demo: Demo, endpointId: string, department: Row & Record<string, unknown>, hoursAgo: number) {
  const { work } = demo;
  const { organizationId: organization_id } = work.actor;
  const atMs = work.nowMs - Math.round(hoursAgo * hourMs);
  const created_at = new Date(atMs).toISOString();
  const event = { id: newId('evt', atMs), type: 'department.updated', created_at, organization_id };
  const previous = { description: null };
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
    payload: envelopeOf({ object: 'department' }, { ...event, subject_id: department.id }, department, previous),
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

function deliveredTo(demo: Demo, endpointId: string, department: Row & Record<string, unknown>, n: number) {
  const delivery = deliveryOf(demo, endpointId, department, n * 30 + demo.random.between(1, 29));
  const isSecond = demo.random.chance(0.2);
  const attempts = [
    ...(isSecond ? [attemptAt(delivery.created_at, 40, 1, 503, 'upstream is restarting')] : []),
    attemptAt(delivery.created_at, isSecond ? 5300 : 40, isSecond ? 2 : 1, 200, '{"ok":true}'),
  ];
  return {
    ...delivery,
    status: 'delivered',
    attempts,
    attempt_count: attempts.length,
    last_response_status: 200,
    last_error: null,
    completed_at: delivery.created_at,
  };
}

function failedAt(demo: Demo, endpointId: string, department: Row & Record<string, unknown>, n: number) {
  const delivery = deliveryOf(demo, endpointId, department, 150 + n * 5);
  const attempts = [0, 5, 310, 2200, 9500, 28_000, 65_000, 120_000].map((seconds, i) =>
    attemptAt(delivery.created_at, seconds * 1000, i + 1, 502, 'Bad Gateway'),
  );
  return {
    ...delivery,
    status: 'failed',
    attempts,
    attempt_count: attempts.length,
    last_response_status: 502,
    last_error: 'The receiver answered 502.',
    completed_at: demo.work.now,
  };
}
