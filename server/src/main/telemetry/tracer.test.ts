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

/** What is stored with what a span causes. */
async function storedBy({ tracer }: { tracer: OtelTracer }): Promise<(string | null | undefined)[]> {
  const stored: (string | null | undefined)[] = [];
  const work = () => Promise.resolve(stored.push(tracer.traceparent(), tracer.headers()['traceparent']));
  await tracer.trace('job', 'a', {}, work, null);
  return stored;
}

it('the span at hand is stored as the traceparent that a request would carry, one that is not sampled as none', async () => {
  const sampled = open(new AlwaysOnSampler());
  expect(sampled.tracer.traceparent()).toBeNull();
  const [stored, sent] = await storedBy(sampled);
  expect(stored).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(stored).toBe(sent);
  expect((await storedBy(open(new AlwaysOffSampler())))[0]).toBeNull();
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
