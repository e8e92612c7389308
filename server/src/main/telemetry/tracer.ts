import { context, defaultTextMapGetter, defaultTextMapSetter, trace } from '@opentelemetry/api';
import { type Span, SpanKind as OtelKind, SpanStatusCode, type Tracer as Spans } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { RequestSpan, SpanAttributes, SpanKind, Tracer } from '../../tracing.ts';

const kinds: Record<SpanKind, OtelKind> = {
  request: OtelKind.SERVER,
  statements: OtelKind.CLIENT,
  job: OtelKind.CONSUMER,
  delivery: OtelKind.PRODUCER,
};

/** Spans of OpenTelemetry. */
export class OtelTracer implements Tracer {
  readonly #spans: Spans;
  readonly #propagator = new W3CTraceContextPropagator();

  constructor(spans: Spans) {
    this.#spans = spans;
  }

  async trace<T>(kind: SpanKind, name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T> {
    // Statements of nothing that is traced, such as a look at the queue every second, would only be noise.
    if (kind === 'statements' && trace.getActiveSpan() === undefined) return work();
    // An attempt has a life of its own, not that of the job that happened to wake the engine.
    const span = this.#spans.startSpan(name, { kind: kinds[kind], attributes, root: kind === 'delivery' });
    try {
      return await context.with(trace.setSpan(context.active(), span), work);
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  startRequest(name: string, attributes: SpanAttributes, headers: Readonly<Record<string, unknown>>): RequestSpan {
    const cause = this.#propagator.extract(context.active(), headers, defaultTextMapGetter);
    const span = this.#spans.startSpan(name, { kind: kinds.request, attributes }, cause);
    const inside = trace.setSpan(cause, span);
    return {
      within: (run) => {
        context.with(inside, run);
      },
      end: (last, isFailed) => {
        span.setAttributes(last);
        if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  annotate(attributes: SpanAttributes): void {
    trace.getActiveSpan()?.setAttributes(attributes);
  }

  headers(): Readonly<Record<string, string>> {
    const carrier: Record<string, string> = {};
    this.#propagator.inject(context.active(), carrier, defaultTextMapSetter);
    return carrier;
  }
}

/** The kind of failure alone: messages quote the values that they are about. */
function fail(span: Span, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: unknown };
  const type = typeof code === 'string' ? code : typeof name === 'string' ? name : 'Error';
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
