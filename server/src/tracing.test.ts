import { afterEach, expect, it } from 'vitest';
import { readConfig } from './main/config.ts';
import { annotate, traced, traceHeaders, traceparent, type Tracer, useTracer } from './tracing.ts';

afterEach(() => {
  useTracer(null);
});

it('is the work itself without a tracer: no attributes are put together, no header leaves', () => {
  const done = Promise.resolve(1);
  const attributes = (): never => {
    throw new Error('They were asked for.');
  };
  expect(traced('job', 'x', attributes, () => done)).toBe(done);
  annotate('a', 'b');
  expect(traceHeaders()).toEqual({});
  expect(traceparent()).toBeNull();
});

it('goes through the tracer if there is one', async () => {
  const seen: unknown[] = [];
  const tracer: Tracer = {
    trace: (kind, name, attributes, work, cause) => {
      seen.push([kind, name, attributes, cause]);
      return work();
    },
    startRequest: () => ({ within: (run) => run(), end: () => undefined }),
    annotate: (attributes) => seen.push(attributes),
    headers: () => ({ traceparent: 'x' }),
    traceparent: () => 'x',
  };
  useTracer(tracer);
  expect(
    await traced(
      'delivery',
      'deliver a',
      () => ({ n: 1 }),
      () => Promise.resolve(2),
      'y',
    ),
  ).toBe(2);
  annotate('a', 'b');
  expect(seen).toEqual([['delivery', 'deliver a', { n: 1 }, 'y'], { a: 'b' }]);
  expect(traceHeaders()).toEqual({ traceparent: 'x' });
  expect(traceparent()).toBe('x');
});

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

it.each([
  [false, {}],
  [true, endpoint],
  [true, { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector/v1/traces' }],
  [true, { ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }],
  [false, { ...endpoint, OTEL_SDK_DISABLED: 'true' }],
  [false, { ...endpoint, OTEL_TRACES_EXPORTER: 'none' }],
])('is %s with %j', (isTracing, env) => {
  expect(readConfig(env).isTracing).toBe(isTracing);
});

it.each([
  [/must be an address starting with http/, { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }],
  [/sent as http\/json/, { ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }],
])('refuses to start: %s', (message, env) => {
  expect(() => readConfig(env)).toThrow(message);
});
