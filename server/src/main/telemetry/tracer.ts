import {
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { type Link, type Span, SpanKind as OtelKind, SpanStatusCode, type Tracer as Spans } from '@opentelemetry/api';
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
  readonly #linkedSpans: Spans;
  readonly #propagator = new W3CTraceContextPropagator();

  /** `linkedSpans`: makes those that have a cause. Only one that is sampled is stored, and what comes of it is then sampled too. */
  constructor(spans: Spans, linkedSpans: Spans) {
    this.#spans = spans;
    this.#linkedSpans = linkedSpans;
  }

  async trace<T>(
    kind: SpanKind,
    name: string,
    attributes: SpanAttributes,
    work: () => Promise<T>,
    cause: string | null,
  ): Promise<T> {
    // Statements of nothing that is traced, such as a look at the queue every second, would only be noise.
    if (kind === 'statements' && trace.getActiveSpan() === undefined) return work();
    const links = this.#linksTo(cause);
    // An attempt has a life of its own, not that of the job that happened to wake the engine.
    const options = { kind: kinds[kind], attributes, links, root: kind === 'delivery' };
    const span = (links.length > 0 ? this.#linkedSpans : this.#spans).startSpan(name, options);
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

  traceparent(): string | null {
    const span = trace.getActiveSpan()?.spanContext();
    if (span === undefined || (span.traceFlags & TraceFlags.SAMPLED) === 0) return null;
    return `00-${span.traceId}-${span.spanId}-01`;
  }

  /** What was stored is read like a header: none if it makes no sense. */
  #linksTo(cause: string | null): Link[] {
    if (cause === null) return [];
    const found = this.#propagator.extract(ROOT_CONTEXT, { traceparent: cause }, defaultTextMapGetter);
    const linked = trace.getSpanContext(found);
    return linked ? [{ context: linked }] : [];
  }
}

/** The kind of failure alone: messages quote the values that they are about. */
function fail(span: Span, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: unknown };
  const type = typeof code === 'string' ? code : typeof name === 'string' ? name : 'Error';
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
