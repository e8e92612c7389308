import { afterEach, expect, it, onTestFinished } from 'vitest';
import { advance } from '../../test/advance.ts';
import { openHarness } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';
import { answering, Receiver } from '../features/webhooks/testing/receiver.ts';
import { addPerson, endpointAt } from '../features/webhooks/testing/workplace.ts';
import { type SpanKind, type Tracer, useTracer } from '../tracing.ts';
import { runJobsOnce } from '../worker/run.ts';

const { installation, world: first } = await openHarness({ env: { MUSTER_WEBHOOK_RETRY_SECONDS: '60' } });

const request = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

/** Spans by their names, each with what it is linked to; the span at hand is always the same one. */
function traceAs(traceparent: string | null): { kind: SpanKind; name: string; cause: string | null }[] {
  const spans: { kind: SpanKind; name: string; cause: string | null }[] = [];
  const tracer: Tracer = {
    trace: (kind, name, _attributes, work, cause) => {
      if (kind !== 'statements') spans.push({ kind, name, cause });
      return work();
    },
    startRequest: () => ({ within: (run) => run(), end: () => undefined }),
    annotate: () => undefined,
    headers: () => ({}),
    traceparent: () => traceparent,
  };
  useTracer(tracer);
  return spans;
}
afterEach(() => useTracer(null));

async function listening() {
  const receiver = await Receiver.open(onTestFinished);
  const app = await (await (await first.another()).executive()).app();
  const endpoint = await endpointAt(app, receiver.url);
  return { receiver, app, path: `/webhooks/${String(endpoint.id)}` };
}

const stored = async () => {
  const { rows } = await sql<{ traceparent: string | null }>`
    select traceparent from event_fan_out union all select traceparent from webhook_deliveries
    union all select payload ->> '_traceparent' from job_outbox`.execute(installation.database.db);
  return rows.map(({ traceparent }) => traceparent);
};

it('a request is linked to by the job that it asked for and by each attempt at a delivery of its event', async () => {
  const { receiver, app } = await listening();
  receiver.behaviour = answering(500);
  traceAs(request);
  await addPerson(app);
  const later = traceAs(null);
  await runJobsOnce(installation);
  expect(later).toContainEqual({ kind: 'job', name: 'events.fan_out', cause: request });
  expect(later).toContainEqual({ kind: 'delivery', name: 'deliver user.created', cause: request });
  // The retry comes from the database, a minute later.
  const retried = traceAs(null);
  receiver.behaviour = answering(200);
  await advance(installation, 120_000);
  expect(retried).toContainEqual({ kind: 'delivery', name: 'deliver user.created', cause: request });
  expect(retried.filter(({ kind }) => kind === 'job').every(({ cause }) => cause === null)).toBe(true);
});

it('a delivery that a person asks for is linked to their request', async () => {
  const { app, path } = await listening();
  traceAs(request);
  await app.post(`${path}/test`);
  const later = traceAs(null);
  await runJobsOnce(installation);
  expect(later).toContainEqual({ kind: 'job', name: 'webhooks.deliver', cause: request });
  expect(later).toContainEqual({ kind: 'delivery', name: expect.stringMatching(/^deliver /), cause: request });
});

it.each([
  ['without traces', () => useTracer(null)],
  ['by a request that is not sampled', () => void traceAs(null)],
])('%s nothing is stored', async (_when, begin) => {
  const { receiver, app, path } = await listening();
  const before = (await stored()).filter((one) => one !== null).length;
  begin();
  await addPerson(app);
  await app.post(`${path}/test`);
  await runJobsOnce(installation);
  expect(receiver.received).toHaveLength(2);
  expect((await stored()).filter((one) => one !== null)).toHaveLength(before);
});
