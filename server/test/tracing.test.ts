import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { environmentWithDemo } from './demo.ts';
import { ensureProductBuilt, freePort, startProduct, stopAll } from './processes.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 });

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly status?: { code?: number };
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly attributes: readonly { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An HTTP server that keeps what it is sent: a collector of OpenTelemetry, and a receiver of webhooks. */
async function listen(): Promise<{ server: Server; origin: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, received };
}

const collector = await listen();
const receiver = await listen();
const secretPath = 'a-path-that-is-nobody-elses';
let origin = '';
let token = '';

const spans = (): Span[] =>
  collector.received.flatMap(({ body }) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap((resource) =>
      resource.scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
const attributesOf = (span: Span): Record<string, unknown> =>
  Object.fromEntries(span.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

function call(path: string, init: { body?: object; traceparent?: string } = {}): Promise<Response> {
  return fetch(`${origin}/api/v1${path}`, {
    ...(init.body && { method: 'POST', body: JSON.stringify(init.body) }),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(init.traceparent !== undefined && { traceparent: init.traceparent }),
    },
  });
}

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';
const email = 'someone.private@example.com';

beforeAll(async () => {
  await ensureProductBuilt();
  const env = {
    PORT: await freePort(),
    ...(await environmentWithDemo()),
    MUSTER_WEBHOOK_ALLOW_PRIVATE: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  };
  const running = await startProduct(env).ready();
  origin = running.origin;
  // The banner comes a moment after the first answer.
  token = await vi.waitUntil(() => /mst_[0-9A-Za-z]{46}/.exec(running.stdout)?.[0], { timeout: 10_000 });
  const url = `${receiver.origin}/${secretPath}`;
  expect((await call('/webhooks', { body: { url, events: ['user.created'] } })).status).toBe(201);
  const user = { email, first_name: 'Verysecret', last_name: 'Person', role: 'EMPLOYEE' };
  const created = await call('/users', { body: user, traceparent: `00-${traceId}-${parentId}-01` });
  expect(created.status, await created.clone().text()).toBe(201);
  await call(`/users?search=${encodeURIComponent(email)}`);
  await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(0), { timeout: 20_000 });
  // Nothing waits for the invitation: it may be sent after the event.
  for (const wanted of ['deliver ', 'sessions.invite'])
    await vi.waitFor(() => expect(spans().some(({ name }) => name.startsWith(wanted))).toBe(true), {
      timeout: 20_000,
    });
  await running.stop();
});

afterAll(async () => {
  await stopAll();
  collector.server.close();
  receiver.server.close();
});

const requestSpan = (): Span => {
  const found = spans().find((span) => span.traceId === traceId && span.kind === 2);
  if (!found) throw new Error('No span of the request was sent.');
  return found;
};

describe('with OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  it('goes on with the trace of the client, and names the route, the operation and the organization', () => {
    expect(requestSpan()).toMatchObject({ parentSpanId: parentId, name: 'POST /api/v1/users' });
    expect(attributesOf(requestSpan())).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/v1/users',
      'http.response.status_code': 201,
      'muster.operation': 'users.create',
      'muster.organization_id': expect.stringMatching(/^org_/),
    });
  });

  it('tells which statements left together for a request, read body or not', () => {
    const groups = spans().filter((span) => span.traceId === traceId && span.name === 'statements');
    expect(groups.length).toBeGreaterThan(1);
    for (const group of groups) expect(group.parentSpanId).toBe(requestSpan().spanId);
    expect(groups.map((group) => String(attributesOf(group)['db.query.summary'])).join()).toContain('insert users');
  });

  it('tells of jobs, each with the statements that it ran', () => {
    const jobs = spans().filter(({ kind }) => kind === 5);
    expect(jobs.map(({ name }) => name)).toContain('webhooks.deliver');
    const ids = new Set(jobs.map(({ spanId }) => spanId));
    expect(spans().some((span) => span.name === 'statements' && ids.has(span.parentSpanId ?? ''))).toBe(true);
  });

  it('sends the trace of a delivery along with it', () => {
    const delivery = spans().find(({ name }) => name === 'deliver user.created');
    const [, sentTrace, sentSpan] = String(receiver.received[0]?.headers['traceparent']).split('-');
    expect(sentTrace).toBe(delivery?.traceId);
    expect(sentSpan).toBe(delivery?.spanId);
    expect(delivery?.parentSpanId ?? '').toBe('');
  });

  it('links the jobs that a request asked for, and the attempt at a delivery of its event, to the request', () => {
    const cause = { traceId, spanId: requestSpan().spanId };
    const linked = spans().filter(({ links }) => links?.some((link) => link.spanId === cause.spanId));
    expect(linked.map(({ name }) => name).sort()).toEqual([
      'deliver user.created',
      'events.fan_out',
      'sessions.invite',
    ]);
    for (const span of linked) {
      expect(span.links).toEqual([expect.objectContaining(cause)]);
      expect(span.traceId).not.toBe(traceId);
    }
  });

  it('says who it is, and takes OTEL_RESOURCE_ATTRIBUTES', () => {
    const told = JSON.stringify(JSON.parse(collector.received[0]?.body ?? '{}').resourceSpans[0].resource);
    for (const part of ['"muster"', 'service.version', 'deployment.environment.name']) expect(told).toContain(part);
    expect(collector.received[0]?.path).toBe('/v1/traces');
  });

  it('tells nothing that is private', () => {
    const told = collector.received.map(({ body }) => body).join('\n');
    const secrets = [
      email,
      encodeURIComponent(email),
      'Verysecret',
      token,
      secretPath,
      receiver.origin,
      'whsec_',
      'usr_',
    ];
    for (const secret of secrets) expect(told.includes(secret), secret).toBe(false);
  });

  it('leaves out probes, which come many times a minute', () => {
    expect(spans().filter(({ name }) => /\/(healthz|readyz|metrics)$/.test(name))).toEqual([]);
  });

  it('leaves out statements that belong to nothing, such as those of the clock', () => {
    expect(spans().filter((span) => span.name === 'statements' && (span.parentSpanId ?? '') === '')).toEqual([]);
  });
});
