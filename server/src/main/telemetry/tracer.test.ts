import { context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BasicTracerProvider,
  InMemorySpanExporter,
  type Sampler,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OtelTracer } from './tracer.ts';

beforeAll(() => void context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable()));
afterAll(() => context.disable());

function open(sampler: Sampler) {
  const exporter = new InMemorySpanExporter();
  const spanProcessors = [new SimpleSpanProcessor(exporter)];
  const tracerOf = (own: Sampler) => new BasicTracerProvider({ spanProcessors, sampler: own }).getTracer('test');
  return { exporter, tracer: new OtelTracer(tracerOf(sampler), tracerOf(new AlwaysOnSampler())) };
}

const cause = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const nothing = () => Promise.resolve();

it('the span at hand is stored as a traceparent, one that is not sampled as none', async () => {
  const { tracer } = open(new AlwaysOnSampler());
  expect(tracer.traceparent()).toBeNull();
  await tracer.trace(
    'job',
    'a',
    {},
    () => Promise.resolve(expect(tracer.headers()['traceparent']).toBe(tracer.traceparent())),
    null,
  );
  const unsampled = open(new AlwaysOffSampler()).tracer;
  await unsampled.trace('job', 'a', {}, () => Promise.resolve(expect(unsampled.traceparent()).toBeNull()), null);
});

it('what a sampled span caused is linked to it and sampled, however few others are', async () => {
  const { exporter, tracer } = open(new AlwaysOffSampler());
  await tracer.trace('job', 'without a cause', {}, nothing, null);
  await tracer.trace('delivery', 'caused', {}, nothing, cause);
  expect(exporter.getFinishedSpans().map(({ name }) => name)).toEqual(['caused']);
  const [span] = exporter.getFinishedSpans();
  expect(span?.links.map((link) => link.context)).toMatchObject([
    { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' },
  ]);
  expect(span?.spanContext().traceId).not.toBe('0af7651916cd43dd8448eb211c80319c');
});

it.each(['', 'x', '00-0-0-01'])('%j is no cause', async (text) => {
  const { exporter, tracer } = open(new AlwaysOnSampler());
  await tracer.trace('job', 'a', {}, nothing, text);
  expect(exporter.getFinishedSpans()[0]?.links).toEqual([]);
});
