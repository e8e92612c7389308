import { sealSecret, sealUrl } from '../features/webhooks/index.ts';
import { envelopeOf } from '../kernel/rendering/envelope.ts';
import { newId } from '../lib/ids.ts';
import { newSigningSecret } from '../lib/signature.ts';
import { departments } from './cast.ts';
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

const endpoints = table('owner_id|host|events|description|status|status_reason|consecutive_failures')`
  @amara.okafor|https://hooks.saffronpine.example|*|Data warehouse|paused|paused|0
  @siobhan.kavanagh|https://payroll.saffronpine.example|department.created,department.updated|Payroll import|disabled|failing|24`;

/** As PostgreSQL reads bytes from text. */
const inHex = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`;

/**
 * Two endpoints with a past. Neither is active: a visitor who changes something should not see it fail. They are rows because
 * their hosts do not exist, which the operation refuses, and their attempts are of days gone by.
 */
export const fillWebhooks = ({ random }: Demo, runner: Runner): Promise<void> =>
  runner.during({}, async ({ services: { keys }, now }) => {
    const [paused = '', disabled = ''] = endpoints.map(() => newId('whe', runner.nowMs));
    const rows = endpoints.map((endpoint, index) => {
      const id = index === 0 ? paused : disabled;
      const sealed_url = inHex(sealUrl(keys, id, `${endpoint.host}/muster`));
      const sealed_secret = inHex(sealSecret(keys, id, newSigningSecret()));
      const times = { status_changed_at: now, updated_at: now, last_success_at: now };
      return { ...endpoint, id, events: list(endpoint.events), ...times, sealed_url, sealed_secret };
    });
    await runner.write('webhook_endpoints', 'whe', rows);
    const delivered = departments.flatMap(({ name }) =>
      [0, 30, 60].map((hours) => {
        const hoursAgo = hours + random.between(1, 29);
        return deliveryOf(runner, paused, name, hoursAgo, random.chance(0.2) ? takenLater : taken);
      }),
    );
    const some = departments.slice(0, 3);
    const failed = some.map(({ name }, index) => deliveryOf(runner, disabled, name, 150 + index * 5, refused));
    await runner.write('webhook_deliveries', 'dlv', [...delivered, ...failed]);
  });

/** It was delivered if the last try was answered well. */
function deliveryOf(runner: Runner, endpoint_id: string, department: string, hoursAgo: number, tries: readonly Try[]) {
  const atMs = runner.nowMs - hoursAgo * hourMs;
  const created_at = new Date(atMs).toISOString();
  const event = { id: newId('evt', atMs), type: 'department.updated', created_at, organization_id: runner.tenant.id };
  const about = { ...event, subject_id: runner.idOf(department) };
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
    payload: envelopeOf({ object: 'department' }, about, runner.answerTo(department), { description: null }),
    status: last?.error === null ? 'delivered' : 'failed',
    attempts,
    attempt_count: attempts.length,
    last_response_status: last?.response_status,
    last_error: last?.error,
    completed_at: new Date(atMs + hourMs).toISOString(),
  };
}
