import { sql } from '../db/sql.ts';
import { sealSecret, sealUrl } from '../features/webhooks/index.ts';
import { envelopeOf } from '../kernel/rendering/envelope.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { newId } from '../lib/ids.ts';
import { newSigningSecret } from '../lib/signature.ts';
import type { Demo } from './demo.ts';
import type { Runner } from './runner.ts';
import { list, table } from './table.ts';

const hourMs = 3_600_000;
type Try = readonly [status: number, excerpt: string, afterSeconds: number];
const taken: readonly Try[] = [[200, '{"ok":true}', 0]];
const takenLater: readonly Try[] = [
  [503, 'upstream is restarting', 0],
  [200, '{"ok":true}', 5],
];
const retriedAfterSeconds = [0, 5, 310, 2200, 9500, 28_000, 65_000, 120_000];
const refused = retriedAfterSeconds.map((seconds): Try => [502, 'Bad Gateway', seconds]);

const endpoints = table('owner|host|events|description|status|status_reason|failures')`
  amara.okafor|https://hooks.saffronpine.example|*|Data warehouse|paused|paused|0
  siobhan.kavanagh|https://payroll.saffronpine.example|department.created,department.updated|Payroll import|disabled|failing|24`;

type Department = Readonly<Record<string, unknown>> & { readonly id: string };

/**
 * Two endpoints with a past. Neither is active: a visitor who changes something should not see it fail. They are rows because
 * their hosts do not exist, which the operation refuses, and their attempts are of days gone by.
 */
export const fillWebhooks = ({ random }: Demo, runner: Runner): Promise<void> =>
  runner.during({}, async (work) => {
    const { keys } = work.services;
    const [paused = '', disabled = ''] = endpoints.map(() => work.newId('whe'));
    for (const [index, { owner, host, events, failures, ...shown }] of endpoints.entries()) {
      const id = index === 0 ? paused : disabled;
      await work.insert('webhook_endpoints', {
        ...shown,
        id,
        owner_id: runner.idOf(owner),
        host,
        events: list(events),
        consecutive_failures: Number(failures),
        status_changed_at: work.now,
        created_at: work.now,
        updated_at: work.now,
        last_success_at: work.now,
        last_failure_at: null,
        sealed_url: sealUrl(keys, id, `${host}/muster`),
        sealed_secret: sealSecret(keys, id, newSigningSecret()),
      });
    }
    const { rows: departments } = await sql<Department>`
      select id, name, code, description, color, head_id, is_active, 0 as member_count, created_at, updated_at
        from departments where organization_id = ${work.actor.organizationId} order by id`.execute(work.tx);
    const delivered = departments.flatMap((department) =>
      [0, 30, 60].map((hours) => {
        const hoursAgo = hours + random.between(1, 29);
        return deliveryOf(work, paused, department, hoursAgo, random.chance(0.2) ? takenLater : taken);
      }),
    );
    const some = departments.slice(0, 3);
    const failed = some.map((department, n) => deliveryOf(work, disabled, department, 150 + n * 5, refused));
    await runner.write('webhook_deliveries', 'dlv', [...delivered, ...failed]);
  });

/** It was delivered if the last try was answered well. */
function deliveryOf(
  work: UnitOfWork,
  endpoint_id: string,
  department: Department,
  hoursAgo: number,
  tries: readonly Try[],
) {
  const { organizationId: organization_id } = work.actor;
  const atMs = work.nowMs - Math.round(hoursAgo * hourMs);
  const created_at = new Date(atMs).toISOString();
  const event = { id: newId('evt', atMs), type: 'department.updated', created_at, organization_id };
  const about = { ...event, subject_id: department.id };
  const attempts = tries.map(([status, excerpt, afterSeconds], index) => ({
    number: index + 1,
    started_at: new Date(atMs + 40 + afterSeconds * 1000).toISOString(),
    duration_ms: 87 + index * 7,
    response_status: status,
    response_excerpt: excerpt,
    error: status < 300 ? null : `The receiver answered ${String(status)}.`,
  }));
  const last = attempts.at(-1);
  return {
    endpoint_id,
    activation: 1,
    created_at,
    event_id: event.id,
    event_type: event.type,
    is_test: false,
    is_redelivery: false,
    payload: envelopeOf({ object: 'department' }, about, department, { description: null }),
    status: last?.error === null ? 'delivered' : 'failed',
    attempts,
    attempt_count: attempts.length,
    last_response_status: last?.response_status,
    last_error: last?.error,
    completed_at: new Date(atMs + hourMs).toISOString(),
  };
}
