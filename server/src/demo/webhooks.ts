import { sealSecret, sealUrl } from '../features/webhooks/index.ts';
import { envelopeOf } from '../kernel/rendering/envelope.ts';
import { newId } from '../lib/ids.ts';
import { newSigningSecret } from '../lib/signature.ts';
import { departments } from './cast.ts';
import { type Demo, list } from './demo.ts';
import { table } from './plan.ts';
import type { Runner } from './runner.ts';

const hourMs = 3_600_000;
/** When a delivery is tried. */
const secondsAfter = [0, 5, 310, 2200, 9500, 28_000, 65_000, 120_000];

/** Of every department something was sent so many `hours` ago, and answered like one of the `answers`; `good` ago it was taken last. */
const endpoints = table(
  'owner_id|host|events|description|status|status_reason|consecutive_failures|good|hours|answers',
)`
  @amara.okafor|https://hooks.saffronpine.example|*|Data warehouse|paused|paused|0|1|1,30,60|200 or 200 or 200 or 503,200
  @siobhan.kavanagh|https://payroll.saffronpine.example|department.created,department.updated|Payroll import|disabled|failing|8|200|150|502,502,502,502,502,502,502,502`;

/** As PostgreSQL reads bytes from text. */
const inHex = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`;

/**
 * Two endpoints with a past. Neither is active: a visitor who changes something should not see it fail. They are rows because
 * their hosts do not exist, which the operation refuses, and their attempts are of days gone by.
 */
export const fillWebhooks = ({ random }: Demo, runner: Runner): Promise<void> =>
  runner.during({}, async ({ services: { keys }, now }) => {
    for (const [index, { good, hours, answers, ...endpoint }] of endpoints.entries()) {
      const id = newId('whe', runner.nowMs + index);
      const sealed_url = inHex(sealUrl(keys, id, `${endpoint.host}/muster`));
      const sealed_secret = inHex(sealSecret(keys, id, newSigningSecret()));
      const last_success_at = new Date(runner.nowMs - Number(good) * hourMs).toISOString();
      const times = { status_changed_at: now, updated_at: now, last_success_at };
      const row = {
        ...endpoint,
        id,
        address_by_id: endpoint.owner_id,
        events: list(endpoint.events),
        ...times,
        sealed_url,
        sealed_secret,
      };
      await runner.write('webhook_endpoints', 'whe', [row]);
      const deliveries = departments.flatMap(({ name }, place) =>
        list(hours).map((ago) => {
          const answered = list(random.pick(answers.split(' or '))).map(Number);
          return deliveryOf(runner, id, name, Number(ago) + 3 * place, answered);
        }),
      );
      await runner.write('webhook_deliveries', 'dlv', deliveries);
    }
  });

/** It was delivered if the last answer was a good one. */
function deliveryOf(runner: Runner, endpoint_id: string, about: string, hours: number, answers: readonly number[]) {
  const atMs = runner.nowMs - hours * hourMs;
  const created_at = new Date(atMs).toISOString();
  const event = { id: newId('evt', atMs), type: 'department.updated', created_at, organization_id: runner.tenant.id };
  const subject = { ...event, subject_id: runner.idOf(about) };
  const attempts = answers.map((response_status, index) => ({
    number: index + 1,
    started_at: new Date(atMs + 40 + (secondsAfter[index] ?? 0) * 1000).toISOString(),
    duration_ms: 87 + index * 7,
    response_status,
    response_excerpt: response_status === 200 ? '{"ok":true}' : 'upstream is restarting',
    error: response_status === 200 ? null : `The receiver answered ${String(response_status)}.`,
  }));
  const last = attempts.at(-1);
  return {
    endpoint_id,
    activation: 1,
    created_at,
    event_id: event.id,
    event_type: event.type,
    payload: envelopeOf({ object: 'department' }, subject, runner.answerTo(about), { description: null }),
    status: last?.error === null ? 'delivered' : 'failed',
    attempts,
    attempt_count: attempts.length,
    last_response_status: last?.response_status,
    last_error: last?.error,
    completed_at: new Date(atMs + hourMs).toISOString(),
  };
}
